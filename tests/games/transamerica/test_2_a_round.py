"""Chapter 2: start stones and rails."""

from __future__ import annotations

import pytest

from roundhouse.boards.lattice import City, Lattice
from roundhouse.game import OVER
from roundhouse.games.transamerica.actions import EndTurn, LayRail, Options, PassTurn, PlaceStart
from roundhouse.games.transamerica.state import BUILD, State, clear_board
from roundhouse.games.transamerica.track import apply_stone
from tests.games.transamerica.table import (
    BOARD,
    EAST,
    GAME,
    THIRD,
    WEST,
    dealt,
    edge,
    node,
    path,
    play,
    position,
    refused,
)


@pytest.mark.rule("TA-2.1")
def test_ta_2_1_stones_clockwise_from_the_start_player() -> None:
    state = dealt([WEST, EAST, THIRD], start_player=1)
    order = []
    for place in ("Omaha", 5, 100):
        order.append(GAME.to_act(state))
        play(state, PlaceStart(node(place)))
    assert order == [1, 2, 0]
    assert GAME.to_act(state) == 1
    assert GAME.view(state, None).start_stones == [100, node("Omaha"), 5]


@pytest.mark.rule("TA-2.1")
def test_ta_2_1_rails_clockwise_too() -> None:
    state = position([WEST, EAST, THIRD], ["Seattle", "Atlanta", "Denver"], mover=1)
    order = []
    for _ in range(5):
        order.append(GAME.to_act(state))
        play(state, GAME.legal(state)[0])
        if EndTurn() in GAME.legal(state):
            play(state, EndTurn())
    assert order == [1, 2, 0, 1, 2]


@pytest.mark.rule("TA-2.1")
def test_ta_2_1_any_crossing_without_a_stone_cities_too() -> None:
    state = dealt([WEST, EAST])
    assert GAME.legal(state) == [PlaceStart(number) for number in range(188)]
    play(state, PlaceStart(node("Chicago")))
    assert GAME.legal(state) == [PlaceStart(n) for n in range(188) if n != node("Chicago")]
    assert refused(state, PlaceStart(node("Chicago"))) == "TA-2.1"
    assert refused(state, PlaceStart(188)) == "TA-2.1"
    assert refused(state, PlaceStart(-1)) == "TA-2.1"


@pytest.mark.rule("TA-2.1")
def test_ta_2_1_the_first_turn_is_the_stone_and_nothing_else() -> None:
    state = play(dealt([WEST, EAST]), PlaceStart(0))
    for action in (LayRail(0), EndTurn(), PassTurn()):
        assert refused(state, action) == "TA-2.1"
    play(state, PlaceStart(100))
    assert refused(state, PlaceStart(50)) == "TA-2.1"


@pytest.mark.rule("TA-2.2")
def test_ta_2_2_one_or_two_rails_on_single_lines() -> None:
    state = position([WEST, EAST], ["Salt Lake City", "Atlanta"])
    first, second = edge("Salt Lake City", 61), edge("Salt Lake City", 77)
    play(state, LayRail(first))
    assert GAME.to_act(state) == 0
    play(state, LayRail(second))
    assert GAME.to_act(state) == 1, "two rails end the turn"
    play(state, LayRail(edge("Atlanta", 165)), EndTurn())
    assert GAME.to_act(state) == 0, "one rail is enough"
    assert GAME.view(state, None).rails == [(first, 0), (second, 0), (edge("Atlanta", 165), 1)]


@pytest.mark.rule("TA-2.2")
def test_ta_2_2_or_one_rail_on_a_double_line() -> None:
    state = position([WEST, EAST], ["Seattle", "Atlanta"])
    play(state, LayRail(edge("Seattle", 1)))
    assert GAME.to_act(state) == 1, "a double line ends the turn by itself"


@pytest.mark.rule("TA-2.2")
def test_ta_2_2_no_double_line_after_a_single_one() -> None:
    state = position([WEST, EAST], ["Seattle", "Atlanta"])
    play(state, LayRail(edge("Seattle", "Portland")))
    doubles = [edge("Seattle", 1), edge("Seattle", 11), edge("Portland", 11), edge("Portland", 25)]
    for number in doubles:
        assert refused(state, LayRail(number)) == "TA-2.2"
    assert GAME.legal(state) == [LayRail(edge("Portland", 24)), EndTurn()]


@pytest.mark.rule("TA-2.2")
def test_ta_2_2_only_on_lines_with_no_rail() -> None:
    number = edge("Seattle", "Portland")
    state = position([WEST, EAST], ["Seattle", "Atlanta"], [number])
    assert refused(state, LayRail(number)) == "TA-2.2"
    assert refused(state, LayRail(509)) == "TA-2.2"
    assert refused(state, LayRail(-1)) == "TA-2.2"


@pytest.mark.rule("TA-2.3")
def test_ta_2_3_every_rail_touches_the_own_network() -> None:
    state = position([WEST, EAST], ["Seattle", "Atlanta"], path("Seattle", "Medford"))
    mine = {node(0), node("Portland"), 24, node("Medford")}
    expected = [
        LayRail(number)
        for number, ends in enumerate(BOARD.ends)
        if set(ends) & mine and number not in path("Seattle", "Medford")
    ]
    assert GAME.legal(state) == expected
    assert refused(state, LayRail(edge("Atlanta", 165))) == "TA-2.3", "the other's network"
    assert refused(state, LayRail(edge("Denver", 80))) == "TA-2.3", "nobody's"


@pytest.mark.rule("TA-2.3")
def test_ta_2_3_the_second_rail_elsewhere_or_on_from_the_first() -> None:
    rails = path("Salt Lake City", "Santa Fe")
    there = edge("Santa Fe", 127)
    state = position([WEST, EAST], ["Salt Lake City", "Atlanta"], rails)
    play(state, LayRail(edge("Salt Lake City", 42)), LayRail(there))
    state = position([WEST, EAST], ["Salt Lake City", "Atlanta"], rails)
    play(state, LayRail(edge("Salt Lake City", 42)), LayRail(edge(42, 26)))


@pytest.mark.rule("TA-2.4")
def test_ta_2_4_at_least_one_rail() -> None:
    state = position([WEST, EAST], ["Seattle", "Atlanta"])
    assert refused(state, EndTurn()) == "TA-2.4"
    assert refused(state, PassTurn()) == "TA-2.4"
    play(state, LayRail(edge("Seattle", "Portland")))
    assert refused(state, PassTurn()) == "TA-2.4"


@pytest.mark.rule("TA-2.5")
def test_ta_2_5_networks_that_meet_are_one_for_all() -> None:
    rails = [*path("Seattle", "Portland"), edge("Medford", 24)]
    state = position([WEST, EAST], ["Seattle", "Medford"], rails)
    assert GAME.view(state, None).networks == [0, 1]
    assert refused(state, LayRail(edge("Medford", 57))) == "TA-2.3"
    play(state, LayRail(edge("Portland", 24)), EndTurn())
    networks = GAME.view(state, None).networks
    assert networks[0] == networks[1]
    mine = {0, 10, 24, 40}
    built = {number for number, _ in GAME.view(state, None).rails}
    expected = [
        LayRail(number)
        for number, ends in enumerate(BOARD.ends)
        if set(ends) & mine and number not in built
    ]
    assert GAME.legal(state) == expected, "seat 1 builds from seat 0's end"
    play(state, LayRail(edge("Seattle", 1)))
    assert GAME.legal(state) == sorted(
        [LayRail(n) for n in path_edges({0, 1, 10, 24, 40}) if n not in built | {edge(0, 1)}],
        key=lambda action: action.edge,
    )


def path_edges(nodes: set[int]) -> list[int]:
    return [number for number, ends in enumerate(BOARD.ends) if set(ends) & nodes]


@pytest.mark.rule("TA-2.5")
def test_ta_2_5_three_networks_meet_one_after_the_other() -> None:
    state = position([WEST, EAST, THIRD], ["Seattle", 24, "Medford"], [])
    play(state, LayRail(edge("Seattle", "Portland")), LayRail(edge("Portland", 24)))
    assert len(set(GAME.view(state, None).networks)) == 2
    play(state, LayRail(edge(24, "Medford")), EndTurn())
    assert len(set(GAME.view(state, None).networks)) == 1


@pytest.mark.rule("TA-2.5")
def test_ta_2_5_who_joins_two_that_have_met_joins_both() -> None:
    rails = path("Seattle", "Portland")
    state = position([WEST, EAST, THIRD], ["Seattle", "Portland", 24], rails, mover=2)
    play(state, LayRail(edge(24, "Portland")), EndTurn())
    assert len(set(GAME.view(state, None).networks)) == 1
    built = {*rails, edge(24, "Portland")}
    expected = [LayRail(n) for n in path_edges({0, 10, 24}) if n not in built]
    for _ in range(3):
        assert GAME.legal(state) == expected
        state.mover = (state.mover + 1) % 3


@pytest.mark.rule("TA-2.5")
def test_ta_2_5_a_second_line_between_networks_that_met_is_there_once() -> None:
    """Salt Lake City, 61 and 43 form a triangle of single lines."""
    rails = [edge("Salt Lake City", 61)]
    state = position([WEST, EAST], ["Salt Lake City", 43], rails)
    play(state, LayRail(edge("Salt Lake City", 43)))
    built = [*rails, edge("Salt Lake City", 43)]
    mine = {node("Salt Lake City"), 61, 43}
    singles = [n for n in path_edges(mine) if n not in built and BOARD.cost[n] == 1]
    assert edge(61, 43) in singles
    assert GAME.legal(state) == [*[LayRail(n) for n in singles], EndTurn()]


@pytest.mark.rule("TA-2.5")
def test_ta_2_5_stones_side_by_side_are_not_joined_without_a_rail() -> None:
    state = position([WEST, EAST], ["Seattle", "Portland"])
    assert GAME.view(state, None).networks == [0, 1]
    assert refused(state, LayRail(edge("Portland", 24))) == "TA-2.3"


@pytest.mark.rule("TA-2.5")
def test_ta_2_5_a_rail_inside_the_network_joins_nothing_new() -> None:
    rails = [edge(61, 60), edge(60, 77)]
    state = position([WEST, EAST], ["Salt Lake City", "Atlanta"], rails)
    play(state, LayRail(edge(61, 62)), LayRail(edge(60, 43)))
    assert len(GAME.view(state, None).rails) == 4


def small_table(prices: list[tuple[int, int, int]], stones: list[int]) -> State:
    """A board of three crossings; seat 0's cities lie on crossing 2, seat 1's on crossing 0."""
    cities = [City(f"c{n}", f"colour{n // 2}", 2 * (n % 2), striped=False) for n in range(10)]
    board = Lattice("three", [(0, 0), (1, 0), (1, 1)], prices, cities)
    state = State(board, 2, Options())
    clear_board(state)
    for seat in range(2):
        for colour in range(5):
            state.hands[5 * seat + colour] = 2 * colour + (1 - seat)
    state.dealt = 10
    for seat, place in enumerate(stones):
        state.mover = seat
        apply_stone(state, place)
    state.phase = BUILD
    state.mover = 0
    return state


@pytest.mark.rule("TA-2.2")
def test_ta_2_2_the_turn_ends_by_itself_when_only_double_lines_are_left() -> None:
    state = small_table([(0, 1, 1), (1, 2, 2)], [0, 2])
    play(state, LayRail(0))
    assert GAME.to_act(state) == 1


@pytest.mark.rule("TA-2.4")
def test_ta_2_4_who_can_lay_nothing_passes() -> None:
    state = small_table([(0, 1, 1)], [0, 2])
    state.mover = 1
    assert GAME.legal(state) == [PassTurn()]
    assert refused(state, EndTurn()) == "TA-2.4"
    play(state, PassTurn())
    assert GAME.to_act(state) == 0


@pytest.mark.rule("TA-2.2", "TA-3.3")
def test_ta_2_2_with_one_rail_left_only_one_can_be_laid() -> None:
    state = position([WEST, EAST], ["Seattle", "Atlanta"], grown(78))
    assert GAME.view(state, None).rails_left == 1
    play(state, next(a for a in GAME.legal(state) if BOARD.cost[a.edge] == 1))
    assert GAME.to_act(state) in (OVER, -1), "the round is over"
    assert len(GAME.view(state, None).rounds[0].rails) == 79


def grown(rails: int) -> list[int]:
    """So many rails, grown round Seattle line by line."""
    reached = {node("Seattle")}
    found: list[int] = []
    while len(found) < rails:
        number = next(
            n for n, ends in enumerate(BOARD.ends) if set(ends) & reached and n not in found
        )
        found.append(number)
        reached |= set(BOARD.ends[number])
    return found
