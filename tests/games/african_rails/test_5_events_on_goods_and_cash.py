"""Chapter 5: what events do to goods, trains and cash."""

from __future__ import annotations

import pytest

from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    Deliver,
    DropLoad,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    SitOut,
    Unload,
    Upgrade,
)
from tests.games.african_rails.event_cards import (
    CAIRO,
    event,
    of_type,
    strike,
)
from tests.games.african_rails.table import (
    BOARD,
    GAME,
    can,
    cargo,
    cash,
    door,
    draw_any,
    draw_event,
    end_turns,
    give,
    legal,
    near,
    own,
    play,
    post,
    put,
    refused,
    second_train,
    set_cash,
    supply,
    table,
    told,
    way,
)


@pytest.mark.rule("AF-5.3")
@pytest.mark.parametrize("key", of_type("derailment"))
def test_af_5_3_trains_there_lose_their_next_turn_and_a_load_of_their_choice(key: str) -> None:
    hit = event(key)
    state = put(table(3), 0, hit.zone[0])
    put(state, 1, hit.zone[-1], "oil", "gold")
    put(state, 2, next(one for one in range(BOARD.size) if one not in hit.zone), "oil")
    draw_event(state, key)
    if hit.lose_loads:
        before = supply(state, "gold")
        assert GAME.to_act(state) == 1
        assert legal(state, DropLoad) == [DropLoad("gold"), DropLoad("oil")]
        assert refused(state, EndTurn()) == "AF-8.3"
        assert refused(state, DropLoad("tea")) == "AF-8.3"
        play(state, DropLoad("gold"))
        assert (cargo(state, 1), supply(state, "gold")) == (["oil"], before + 1)
    draw_any(state)
    assert GAME.to_act(state) == 0
    assert [int(state.lost[2 * seat]) for seat in range(3)] == [hit.lose_turns] * 2 + [0]
    assert cargo(state, 2) == ["oil"]
    end_turns(state)
    assert (int(state.points[2]) == 0) == bool(hit.lose_turns)
    end_turns(state, 3)
    assert int(state.points[2]) == 9


@pytest.mark.rule("AF-5.3")
def test_af_5_3_a_train_that_loses_a_turn_stands_still_while_its_player_builds() -> None:
    state = put(table(origins=("Lagos",)), 0, post("Lagos"))
    second_train(state, 0, CAIRO)
    strike(state, "E13")
    end_turns(state, 2)
    for action in (MoveTo(0, near(post("Lagos"))[0]), Load(0, "cocoa"), EndMove(0)):
        assert refused(state, action) == "AF-5.3"
    assert can(state, MoveTo(1, near(CAIRO)[0]))
    play(state, EndMove(1))
    assert legal(state, BuildTrack)


@pytest.mark.rule("AF-5.3", "AF-2.2")
@pytest.mark.parametrize("first", [BuildTrack, Upgrade, SitOut, EndTurn])
def test_af_5_3_who_has_no_train_to_move_builds_or_sits_out_at_once(first: type) -> None:
    state = put(table(origins=("Lagos",)), 0, post("Lagos"))
    strike(state, "E13")
    end_turns(state, 2)
    assert legal(state, EndMove) == legal(state, MoveTo) == []
    assert refused(state, MoveTo(0, near(post("Lagos"))[0])) == "AF-5.3"
    play(state, legal(state, first)[0])
    if first in (BuildTrack, Upgrade):
        assert refused(state, SitOut()) == "AF-2.2"


@pytest.mark.rule("AF-5.3")
def test_af_5_3_loads_are_lost_in_turn_order_from_the_player_who_drew() -> None:
    lagos = post("Lagos")
    state = end_turns(table(3))
    for seat in range(3):
        put(state, seat, lagos, "oil")
    second_train(state, 2, lagos)
    put(state, 2, lagos, "gold", train=1)
    draw_event(state, "E13")
    order = []
    while GAME.to_act(state) != CHANCE:
        order.append((GAME.to_act(state), GAME.legal(state)[0].good))
        play(state, GAME.legal(state)[0])
    assert order == [(1, "oil"), (2, "oil"), (2, "gold"), (0, "oil")]


@pytest.mark.rule("AF-5.3")
@pytest.mark.parametrize(
    ("held", "due"),
    [(0, 0), (50, 0), (51, 5), (100, 5), (101, 10), (150, 10), (151, 15), (200, 15), (201, 20)],
)
def test_af_5_3_tax_by_cash_in_hand(held: int, due: int) -> None:
    state = table()
    set_cash(state, 1, held)
    strike(state, "E17")
    assert cash(state) == [55, held - due]


@pytest.mark.rule("AF-5.3")
@pytest.mark.parametrize("key", of_type("no_pickup"))
def test_af_5_3_goods_that_cannot_be_picked_up(key: str) -> None:
    hit = event(key)
    state = strike(table(), key)
    play(state, EndTurn())
    tried = 0
    for place in hit.destinations:
        here = BOARD.destinations[place]
        put(state, 1, here.mileposts[0])
        for good in here.offers:
            name = BOARD.goods[good].key
            if good in hit.goods:
                assert refused(state, Load(0, name)) == "AF-5.3"
                tried += 1
            else:
                assert can(state, Load(0, name))
    assert tried > 0
    end_turns(state, 2)
    assert legal(state, Load)


@pytest.mark.rule("AF-5.3")
def test_af_5_3_no_pickup_leaves_unloading_alone() -> None:
    state = strike(put(table(), 1, CAIRO, "dates"), "E18")
    play(state, EndTurn(), Unload(0, "dates"))
    assert refused(state, Load(0, "dates")) == "AF-5.3"


@pytest.mark.rule("AF-5.3")
@pytest.mark.parametrize(
    ("sections", "held", "due"), [(4, 60, 0), (5, 60, 1), (14, 60, 2), (70, 60, 10), (70, 3, 3)]
)
def test_af_5_3_upkeep_for_every_five_sections_at_most_ten_and_never_credit(
    sections: int, held: int, due: int
) -> None:
    state = table()
    for number in event("E20").edges[:sections]:
        own(state, 1, int(BOARD.end_a[number]), int(BOARD.end_b[number]))
    set_cash(state, 1, held)
    strike(state, "E20")
    assert cash(state) == [60, held - due]


@pytest.mark.rule("AF-5.3")
@pytest.mark.parametrize(("key", "good"), [("E25", "tourists"), ("E26", "oil")])
def test_af_5_3_a_bonus_for_each_delivery(key: str, good: str) -> None:
    card, at, place, payment = next(
        (card.key, at, one.destination, one.payment)
        for card in BOARD.cards
        for at, one in enumerate(card.contracts)
        if BOARD.goods[one.good].key == good
    )
    here = BOARD.destinations[place].mileposts[0]
    for turns, bonus in ((1, 8), (3, 0)):
        state = strike(table(), key)
        end_turns(state, turns)
        give(state, 1, card, "C150", "C151")
        put(state, 1, here, good)
        keys = [message.key for message in told(state, Deliver(0, card, at))]
        assert ("af-bonus" in keys) == bool(bonus)
        assert cash(state)[1] == 60 + payment + bonus


@pytest.mark.rule("AF-5.3")
def test_af_5_3_the_grant_goes_to_all_with_the_fewest_major_cities() -> None:
    state = table(3)
    own(state, 1, *way("Cairo", "Nairobi"))
    strike(state, "E30")
    assert cash(state) == [70, 60, 70]


@pytest.mark.rule("AF-5.3")
def test_af_5_3_instant_effects_hit_only_those_there_now() -> None:
    lagos = post("Lagos")
    inside_, outside = door("Lagos")
    state = put(own(table(), 1, inside_, outside), 1, CAIRO)
    strike(state, "E13")
    end_turns(state)
    put(state, 1, lagos)
    end_turns(state, 2)
    assert int(state.points[2]) == 9
