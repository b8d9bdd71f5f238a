"""Chapter 10: the variant for two players."""

from __future__ import annotations

import pytest
from librt.vecs import append

from roundhouse.game import BadInput
from roundhouse.games.african_rails.actions import BuildTrack, Deliver, Load, SitOut, Unload
from roundhouse.games.african_rails.facts import CONTRACTS
from roundhouse.games.african_rails.freight import breaks_duty, lies
from roundhouse.games.african_rails.planners.plans import barred_towns, wanted_by
from tests.games.african_rails.table import (
    BOARD,
    GAME,
    State,
    can,
    cargo,
    draw_any,
    edge,
    end_turns,
    give,
    is_wild,
    near,
    own,
    play,
    post,
    put,
    refused,
    supply,
    table,
    to_building,
    told,
)

CAIRO, ASWAN = post("Cairo"), post("Aswan")
WAYS = [one for one in near(ASWAN) if is_wild(one)]


def naming(town: str) -> list[tuple[str, int, str]]:
    """Contracts that name the town: card, place on it, good."""
    return [
        (card.key, at, BOARD.goods[one.good].key)
        for card in BOARD.cards
        for at, one in enumerate(card.contracts)
        if BOARD.destinations[one.destination].name == town
    ]


def fits(card: str, town: str) -> bool:
    place = BOARD.destination_number[town]
    offered = BOARD.destinations[place].offers
    contracts = BOARD.cards[BOARD.card_number[card]].contracts
    return any(one.destination == place or one.good in offered for one in contracts)


def others(count: int, *towns: str) -> list[str]:
    """Cards that fit none of these towns."""
    found = [card.key for card in BOARD.cards if not any(fits(card.key, town) for town in towns)]
    return found[:count]


def at_aswan(*hand: str) -> State:
    """Seat 0 is about to build, one section from Aswan, with this hand."""
    state = own(table(two_player=True), 0, next(p for p in near(WAYS[0]) if is_wild(p)), WAYS[0])
    give(state, 0, *hand)
    return to_building(state)


@pytest.mark.rule("AF-10.1")
def test_af_10_1_one_chip_of_every_good_leaves_the_game() -> None:
    state = table(two_player=True)
    assert [int(left) for left in state.supply] == [good.chips - 1 for good in BOARD.goods]
    with pytest.raises(BadInput, match="two_player"):
        GAME.start(3, GAME.Options(two_player=True))


@pytest.mark.rule("AF-10.2")
def test_af_10_2_a_small_town_needs_a_contract_in_hand_that_fits() -> None:
    state = at_aswan(*others(3, "Aswan"))
    assert refused(state, BuildTrack(WAYS[0], ASWAN)) == "AF-10.2"
    card, _, _ = naming("Aswan")[0]
    assert can(at_aswan(card, *others(2, "Aswan")), BuildTrack(WAYS[0], ASWAN))
    public = at_aswan(*others(3, "Aswan"))
    public.public = [public.pile.pop(public.pile.index(BOARD.card_number[card]))]
    assert refused(public, BuildTrack(WAYS[0], ASWAN)) == "AF-10.2"


@pytest.mark.rule("AF-10.2")
def test_af_10_2_or_one_that_names_a_good_offered_there() -> None:
    offered = BOARD.destinations[BOARD.destination_number["Benghazi"]].offers
    town = post("Benghazi")
    card = next(
        card.key
        for card in BOARD.cards
        if any(one.good in offered for one in card.contracts)
        and all(BOARD.destinations[one.destination].name != "Benghazi" for one in card.contracts)
    )
    door = next(one for one in near(town) if is_wild(one))
    state = own(table(two_player=True), 0, next(p for p in near(door) if is_wild(p)), door)
    give(state, 0, card, *others(2, "Benghazi"))
    assert can(to_building(state), BuildTrack(door, town))


@pytest.mark.rule("AF-10.2")
def test_af_10_2_one_player_only() -> None:
    card, _, _ = naming("Aswan")[0]
    state = at_aswan(card, *others(2, "Aswan"))
    own(state, 1, WAYS[1], ASWAN)
    assert refused(state, BuildTrack(WAYS[0], ASWAN)) == "AF-10.2"


def with_duty(*hand: str) -> State:
    """Seat 0 has joined Aswan with this hand, and its next turn begins."""
    state = at_aswan(*hand)
    play(state, BuildTrack(WAYS[0], ASWAN))
    return end_turns(state, 2)


@pytest.mark.rule("AF-10.2")
def test_af_10_2_the_contract_must_be_carried_out_so_no_sitting_out() -> None:
    (card, place, good), *_ = naming("Aswan")
    state = with_duty(card, *others(2, "Aswan"))
    assert refused(state, SitOut()) == "AF-10.2"
    put(state, 0, ASWAN, good)
    play(state, Deliver(0, card, place))
    draw_any(state)
    end_turns(state, 2)
    assert can(state, SitOut())


@pytest.mark.rule("AF-10.2")
def test_af_10_2_the_last_card_that_fits_is_not_spent_on_another_contract() -> None:
    (card, place, _), (second, _, _), *_ = naming("Aswan")
    other = (place + 1) % 3
    one = BOARD.cards[BOARD.card_number[card]].contracts[other]
    here = BOARD.destinations[one.destination].mileposts[0]
    good = BOARD.goods[one.good].key
    state = with_duty(card, *others(2, "Aswan"))
    put(state, 0, here, good)
    assert refused(state, Deliver(0, card, other)) == "AF-10.2"
    state = with_duty(card, second, *others(1, "Aswan"))
    put(state, 0, here, good)
    play(state, Deliver(0, card, other))
    draw_any(state)
    end_turns(state, 2)
    assert refused(state, SitOut()) == "AF-10.2"


@pytest.mark.rule("AF-10.2")
def test_af_10_2_a_card_drawn_later_does_not_meet_the_duty() -> None:
    (card, _, _), (late, place, good), *_ = naming("Aswan")
    state = with_duty(card, *others(2, "Aswan"))
    give(state, 0, card, late, *others(1, "Aswan"))
    put(state, 0, ASWAN, good)
    play(state, Deliver(0, late, place))
    draw_any(state)
    end_turns(state, 2)
    assert refused(state, SitOut()) == "AF-10.2"


@pytest.mark.rule("AF-10.2")
def test_af_10_2_one_card_for_two_towns_carries_out_one_and_the_other_lapses() -> None:
    card = BOARD.cards[0]
    state = table(two_player=True)
    give(state, 0, card.key, "C100", "C101")
    state.duties = [(0, 13, [0]), (0, 14, [1])]
    one = card.contracts[0]
    put(state, 0, BOARD.destinations[one.destination].mileposts[0], BOARD.goods[one.good].key)
    play(state, Deliver(0, card.key, 0))
    assert state.duties == []


@pytest.mark.rule("AF-10.2")
def test_af_10_2_the_last_card_for_one_town_is_not_spent_on_another_that_has_more() -> None:
    card = BOARD.cards[0]
    spare = BOARD.card_number["C100"] * 3
    state = table(two_player=True)
    give(state, 0, card.key, "C100", "C101")
    state.duties = [(0, 13, [0, spare]), (0, 14, [1])]
    first, second, _ = card.contracts
    put(state, 0, BOARD.destinations[first.destination].mileposts[0], BOARD.goods[first.good].key)
    assert refused(state, Deliver(0, card.key, 0)) == "AF-10.2"
    put(state, 0, BOARD.destinations[second.destination].mileposts[0], BOARD.goods[second.good].key)
    play(state, Deliver(0, card.key, 1))
    assert state.duties == [(0, 13, [0, spare])]


@pytest.mark.rule("AF-10.2", "AF-12.1")
def test_af_10_2_only_the_builder_hears_of_the_duty() -> None:
    card, _, _ = naming("Aswan")[0]
    for seat, heard in ((0, True), (1, False)):
        state = at_aswan(card, *others(2, "Aswan"))
        keys = [message.key for message in told(state, BuildTrack(WAYS[0], ASWAN), seat)]
        assert ("af-duty" in keys) == heard
        assert bool(GAME.view(state, seat).duties) == heard


@pytest.mark.rule("AF-10.2", "AF-4.2")
def test_af_10_2_a_good_lying_in_the_town_counts_as_to_be_had_there() -> None:
    (card,) = others(1, "Aswan")
    wanted = BOARD.cards[BOARD.card_number[card]].contracts[1]
    state = at_aswan(card)
    assert refused(state, BuildTrack(WAYS[0], ASWAN)) == "AF-10.2"
    assert BOARD.city_number["Aswan"] in barred_towns(GAME.view(state, 0), 0)
    here = BOARD.destination_number["Aswan"]
    state.lying = append(state.lying, lies(state.round, here, wanted.good))
    assert BOARD.city_number["Aswan"] not in barred_towns(GAME.view(state, 0), 0)
    play(state, BuildTrack(WAYS[0], ASWAN))
    assert state.duties == [(0, BOARD.city_number["Aswan"], [3 * BOARD.card_number[card] + 1])]


@pytest.mark.rule("AF-10.2")
def test_af_10_2_the_planner_s_duty_is_the_rules_own() -> None:
    card = BOARD.cards[0]
    spare = BOARD.card_number["C100"] * 3
    state = table(two_player=True)
    give(state, 0, card.key, "C100", "C101")
    for duties in ([(0, 13, [0, spare]), (0, 14, [1])], [(0, 13, [0]), (0, 14, [1])], []):
        state.duties = duties
        wanted = wanted_by(GAME.view(state, 0), 0)
        planned = {CONTRACTS * one.card + one.contract for one in wanted}
        hand = [3 * held + at for held in state.hands[0] for at in range(3)]
        assert planned == {one for one in hand if not breaks_duty(state, one)}


@pytest.mark.rule("AF-10.2")
def test_af_10_2_other_places_keep_their_limits() -> None:
    state = own(table(two_player=True), 1, near(post("Khartoum"))[0], post("Khartoum"))
    door = next(one for one in near(post("Khartoum"))[1:] if is_wild(one))
    own(state, 0, next(p for p in near(door) if is_wild(p)), door)
    assert BOARD.buildable[edge(door, post("Khartoum"))]
    assert can(to_building(state), BuildTrack(door, post("Khartoum")))


@pytest.mark.rule("AF-10.3")
def test_af_10_3_one_good_lies_in_a_city_until_taken_or_replaced() -> None:
    state = put(table(two_player=True), 0, CAIRO, "oil", "tea")
    oil = supply(state, "oil")
    play(state, Unload(0, "oil"))
    for _ in range(6):
        end_turns(state, 2)
    assert [lot.good for lot in GAME.view(state, 0).lying] == ["oil"]
    play(state, Unload(0, "tea"))
    assert [lot.good for lot in GAME.view(state, 0).lying] == ["tea"]
    assert supply(state, "oil") == oil + 1
    play(state, Load(0, "tea"))
    assert (cargo(state, 0), len(state.lying)) == (["tea"], 0)


@pytest.mark.rule("AF-10.3")
def test_af_10_3_where_it_is_offered_it_goes_to_the_supply() -> None:
    state = put(table(two_player=True), 0, CAIRO, "cotton", "oil")
    play(state, Unload(0, "oil"), Unload(0, "cotton"))
    assert [lot.good for lot in GAME.view(state, 0).lying] == ["oil"]


@pytest.mark.rule("AF-4.2")
def test_af_4_2_without_the_variant_several_goods_lie_in_a_city() -> None:
    state = put(table(), 0, CAIRO, "oil", "tea")
    play(state, Unload(0, "oil"), Unload(0, "tea"))
    assert [lot.good for lot in GAME.view(state, 0).lying] == ["oil", "tea"]
