"""Chapter 5: events, from when and until when, and what they do to moving and track."""

from __future__ import annotations

import pytest

from roundhouse.boards.network import (
    WADI,
)
from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    Deliver,
    DrawCard,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    Unload,
)
from tests.games.african_rails.event_cards import (
    CAIRO,
    ONE_ROUND,
    border,
    event,
    inside,
    of_type,
    strike,
)
from tests.games.african_rails.table import (
    BOARD,
    CARD,
    GAME,
    can,
    contract_in,
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
    set_cash,
    table,
    to_building,
    told,
)


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


@pytest.mark.rule("AF-5.2")
def test_af_5_2_two_cards_of_one_event_add_up() -> None:
    state = strike(strike(table(), "E25"), "E25")
    play(state, EndTurn())
    assert int(state.hazards.bonus[BOARD.good_number["tourists"]]) == 16
