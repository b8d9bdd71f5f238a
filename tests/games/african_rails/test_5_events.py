"""Chapter 5: events, by type: what they do, to whom, from when and until when."""

from __future__ import annotations

import pytest

from roundhouse.boards.network import WADI, Event
from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    Deliver,
    DrawCard,
    DropLoad,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    SitOut,
    Unload,
    Upgrade,
)
from tests.games.african_rails.table import (
    BOARD,
    CARD,
    CARDS,
    GAME,
    State,
    can,
    cargo,
    cash,
    contract_in,
    door,
    draw_any,
    draw_event,
    edge,
    end_turns,
    give,
    is_wild,
    join_ferry,
    legal,
    near,
    own,
    play,
    post,
    put,
    refused,
    replace_card,
    second_train,
    set_cash,
    supply,
    table,
    to_building,
    told,
    way,
)

ONE_ROUND = [event.key for event in BOARD.events if event.one_round]
CAIRO = post("Cairo")


def of_type(kind: str) -> list[str]:
    return [event.key for event in BOARD.events if event.type == kind]


def event(key: str) -> Event:
    return BOARD.events[CARD[key] - CARDS]


def strike(state: State, key: str) -> State:
    """The event is drawn, and the hand filled up."""
    return draw_any(draw_event(state, key))


def inside(zone: tuple[int, ...]) -> tuple[int, int]:
    """Two wild neighbours in the zone."""
    for a in zone:
        for b in near(a):
            if b in zone and is_wild(a) and is_wild(b):
                return a, b
    raise LookupError


def border(zone: tuple[int, ...]) -> tuple[int, int]:
    """Wild neighbours, the first in the zone, the second not."""
    for a in zone:
        for b in near(a):
            if b not in zone and is_wild(a) and is_wild(b):
                return a, b
    raise LookupError


@pytest.mark.rule("AF-5.1")
@pytest.mark.parametrize("key", [event.key for event in BOARD.events])
def test_af_5_1_every_event_is_discarded_and_a_contract_is_drawn_after_it(key: str) -> None:
    state = draw_event(table(3), key)
    assert CARD[key] in state.discards
    assert GAME.to_act(state) == CHANCE
    draw_any(state)
    assert GAME.to_act(state) == 0
    assert len(state.hands[0]) == 3
    end_turns(state, 6)


@pytest.mark.rule("AF-5.2")
@pytest.mark.parametrize("key", ONE_ROUND)
def test_af_5_2_one_round_is_from_the_end_of_this_turn_to_the_end_of_the_next(key: str) -> None:
    state = strike(table(3), key)
    in_force = []
    for _ in range(5):
        in_force.append((GAME.to_act(state), not state.hazards.calm))
        end_turns(state)
    assert in_force == [(0, False), (1, True), (2, True), (0, True), (1, False)]
    assert GAME.view(state, None).events == []


@pytest.mark.rule("AF-5.2")
def test_af_5_2_beginning_and_end_are_told() -> None:
    state = strike(table(), "E01")
    keys = [message.key for message in told(state, EndTurn())]
    assert keys == ["af-end-turn", "af-event-begins"]
    end_turns(state)
    keys = [message.key for message in told(state, EndTurn())]
    assert keys == ["af-end-turn", "af-event-ends"]


@pytest.mark.rule("AF-5.2", "AF-5.1")
def test_af_5_2_an_event_drawn_in_the_middle_of_a_move_does_not_touch_this_turn() -> None:
    a, b = inside(event("E01").zone)
    state = put(own(table(), 0, a, b), 0, a)
    play(state, MoveTo(0, b))
    strike(state, "E01")
    play(state, MoveTo(0, a))
    assert int(state.points[0]) == 7


@pytest.mark.rule("AF-5.3")
@pytest.mark.parametrize("key", of_type("half_speed"))
def test_af_5_3_half_speed_costs_two_points_in_the_zone_and_on_its_border(key: str) -> None:
    a, b = inside(event(key).zone)
    inner, outer = border(event(key).zone)
    state = own(own(table(), 0, a, b), 0, inner, outer)
    put(state, 1, a)
    strike(state, key)
    set_cash(state, 1, 60)
    play(state, EndTurn(), MoveTo(0, b))
    assert int(state.points[2]) == 7
    put(state, 1, outer)
    play(state, MoveTo(0, inner))
    assert int(state.points[2]) == 5
    play(state, MoveTo(0, outer))
    assert int(state.points[2]) == 3
    end_turns(state, 2)
    assert state.hazards.calm


@pytest.mark.rule("AF-5.3")
def test_af_5_3_half_speed_lets_a_last_single_point_pay_for_a_step() -> None:
    a, b = inside(event("E01").zone)
    state = put(own(table(), 0, a, b), 0, a)
    strike(state, "E01")
    end_turns(state, 2)
    for post_ in (b, a, b, a, b):
        play(state, MoveTo(0, post_))
    assert int(state.points[0]) == 0
    assert refused(state, MoveTo(0, a)) == "AF-3.1"


@pytest.mark.rule("AF-5.3", "AF-3.5")
def test_af_5_3_half_speed_does_not_halve_a_ferry_turn_again() -> None:
    state = table()
    arabia = post("Al Lith")
    assert arabia in event("E03").zone
    onward = next(one for one in near(arabia) if is_wild(one))
    join_ferry(own(state, 0, arabia, onward), 0, "Red Sea")
    join_ferry(state, 0, "Red Sea")
    put(state, 0, post("Suakin"))
    strike(state, "E03")
    end_turns(state, 2)
    play(state, MoveTo(0, arabia))
    assert int(state.points[0]) == 5
    play(state, MoveTo(0, onward))
    assert int(state.points[0]) == 4


@pytest.mark.rule("AF-5.3")
def test_af_5_3_no_movement_holds_trains_but_may_be_entered_and_loading_goes_on() -> None:
    inner, outer = border(event("E02").zone)
    state = own(table(), 1, inner, outer)
    put(state, 1, CAIRO)
    strike(state, "E02")
    play(state, EndTurn())
    assert refused(state, MoveTo(0, near(CAIRO)[0])) == "AF-5.3"
    play(state, Load(0, "cotton"))
    put(state, 1, outer)
    play(state, MoveTo(0, inner))
    assert refused(state, MoveTo(0, outer)) == "AF-5.3"
    end_turns(state, 2)
    play(state, MoveTo(0, outer))


@pytest.mark.rule("AF-5.3")
@pytest.mark.parametrize("key", of_type("flood") + of_type("track_lost"))
def test_af_5_3_lost_track_is_gone_and_may_be_built_anew_by_anyone(key: str) -> None:
    lost = event(key).edges
    gone, a, b, c = next(
        (number, a, b, c)
        for number in lost
        for a, b in [(int(BOARD.end_a[number]), int(BOARD.end_b[number]))]
        for c in near(a)
        if is_wild(a) and is_wild(b) and is_wild(c) and edge(a, c) not in lost
    )
    state = own(own(table(), 1, a, b), 0, a, c)
    messages = told(replace_card(state, key), DrawCard(key))
    assert ("af-track-lost", 1) in [(m.key, m.values.get("count")) for m in messages]
    assert (int(state.owner[gone]), int(state.owner[edge(a, c)])) == (0, 1)
    to_building(draw_any(state))
    play(state, BuildTrack(a, b))
    assert int(state.owner[gone]) == 1


@pytest.mark.rule("AF-5.3")
def test_af_5_3_pieces_cut_off_may_be_built_from_and_joined_ferries_stay() -> None:
    gone = next(e for e in event("E04").edges if BOARD.buildable[e])
    a, b = int(BOARD.end_a[gone]), int(BOARD.end_b[gone])
    c = next(one for one in near(b) if is_wild(one) and edge(b, one) not in event("E04").edges)
    state = own(table(), 0, a, b, c)
    join_ferry(state, 0, "Red Sea")
    to_building(strike(state, "E04"))
    starts = {action.start for action in legal(state, BuildTrack)}
    assert {b, c, post("Suakin"), post("Al Lith")} <= starts
    assert a not in starts


@pytest.mark.rule("AF-5.3")
def test_af_5_3_no_train_passes_a_wadi_in_a_cloudburst() -> None:
    wadi = next(n for n in range(BOARD.edges) if BOARD.crossing[n] == WADI)
    a, b = int(BOARD.end_a[wadi]), int(BOARD.end_b[wadi])
    state = put(own(table(), 1, a, b), 1, a)
    strike(state, "E09")
    play(state, EndTurn())
    assert refused(state, MoveTo(0, b)) == "AF-5.3"
    end_turns(state, 2)
    play(state, MoveTo(0, b))


@pytest.mark.rule("AF-5.3")
@pytest.mark.parametrize(
    ("key", "city", "other"), [("E10", "Lagos", "Cairo"), ("E11", "Cairo", "Lagos")]
)
def test_af_5_3_a_strike_stops_loading_unloading_and_delivering(
    key: str, city: str, other: str
) -> None:
    card, place, good, _ = contract_in(city)
    state = strike(table(), key)
    play(state, EndTurn())
    give(state, 1, card, "C100", "C101")
    put(state, 1, post(city), good)
    load = Load(0, BOARD.goods[BOARD.destinations[BOARD.destination_number[city]].offers[0]].key)
    for action in (load, Unload(0, good), Deliver(0, card, place)):
        assert refused(state, action) == "AF-5.3"
    put(state, 1, post(other))
    assert legal(state, Load)
    end_turns(state, 2)
    put(state, 1, post(city), good)
    assert can(state, Deliver(0, card, place))


@pytest.mark.rule("AF-5.3")
def test_af_5_3_nobody_runs_on_the_track_of_the_player_who_drew_the_railwaymens_strike() -> None:
    a, b = inside(event("E01").zone)
    state = put(put(own(table(), 0, a, b), 0, a), 1, a)
    strike(state, "E12")
    play(state, EndTurn())
    assert refused(state, MoveTo(0, b)) == "AF-5.3"
    end_turns(state)
    assert refused(state, MoveTo(0, b)) == "AF-5.3"
    end_turns(state)
    play(state, MoveTo(0, b))


@pytest.mark.rule("AF-5.3")
def test_af_5_3_closed_track_closes_its_owners_ferries() -> None:
    state = table()
    join_ferry(state, 0, "Red Sea")
    put(state, 1, post("Suakin"))
    strike(state, "E12")
    play(state, EndTurn())
    assert refused(state, MoveTo(0, post("Al Lith"))) == "AF-5.3"


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
@pytest.mark.parametrize("key", of_type("ferry_closed"))
def test_af_5_3_closed_ferries_do_not_run(key: str) -> None:
    state = table()
    for ferry in BOARD.ferries:
        join_ferry(state, 1, ferry.name)
    strike(state, key)
    play(state, EndTurn())
    for number, ferry in enumerate(BOARD.ferries):
        for here, there in (ferry.mileposts, ferry.mileposts[::-1]):
            put(state, 1, here)
            open_ = number not in event(key).ferries and here not in event(key).zone
            assert can(state, MoveTo(0, there)) == open_
    end_turns(state, 2)
    here, there = BOARD.ferries[event(key).ferries[0]].mileposts
    put(state, 1, here)
    play(state, MoveTo(0, there))


@pytest.mark.rule("AF-5.3")
def test_af_5_3_no_train_moves_on_the_islands_in_a_cyclone() -> None:
    a, b = inside(event("E24").zone)
    state = put(own(table(), 1, a, b), 1, a)
    strike(state, "E24")
    play(state, EndTurn())
    assert refused(state, MoveTo(0, b)) == "AF-5.3"


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
def test_af_5_3_a_closed_region_is_neither_entered_nor_left_nor_built_in() -> None:
    zone = event("E28").zone
    inner, outer = border(zone)
    a, b = inside(zone)
    state = own(own(table(), 1, inner, outer), 1, a, b)
    strike(state, "E28")
    play(state, EndTurn())
    for here, there in ((inner, outer), (outer, inner)):
        put(state, 1, here)
        assert refused(state, MoveTo(0, there)) == "AF-5.3"
    put(state, 1, a)
    play(state, MoveTo(0, b), EndMove(0))
    touching = [x for x in legal(state, BuildTrack) if x.start in zone or x.end in zone]
    assert touching == []
    onward = next(one for one in near(b) if one != a and is_wild(one))
    assert refused(state, BuildTrack(b, onward)) == "AF-5.3"
    end_turns(state, 2)
    assert can(to_building(state), BuildTrack(b, onward))


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


@pytest.mark.rule("AF-5.2")
def test_af_5_2_two_cards_of_one_event_add_up() -> None:
    state = strike(strike(table(), "E25"), "E25")
    play(state, EndTurn())
    assert int(state.hazards.bonus[BOARD.good_number["tourists"]]) == 16
