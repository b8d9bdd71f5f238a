"""Chapter 3: when a round ends, and who may still lay a rail."""

from __future__ import annotations

from random import Random

import pytest
from networkx.algorithms.approximation import steiner_tree

from roundhouse.boards.steiner import cheapest_join
from roundhouse.game import CHANCE, OVER
from roundhouse.games.transamerica.actions import EndTurn, LayRail
from roundhouse.games.transamerica.state import State
from tests.games.transamerica.table import (
    BOARD,
    EAST,
    GAME,
    GRAPH,
    THIRD,
    WEST,
    edge,
    node,
    path,
    play,
    position,
    refused,
)

# A network that holds all of WEST's cities but Charleston, which is one single line away.
ALL_BUT_CHARLESTON = list(
    dict.fromkeys([*path("Portland", "Omaha", "El Paso"), *path("Omaha", "Chicago", 165)])
)
LAST = edge(165, "Charleston")


def nearly(mover: int, *more: int, hands: list[list[str]] | None = None) -> State:
    """Seat 0 holds WEST and lacks Charleston; seat 1 sits at Omaha in the same network."""
    hands = hands or [WEST, EAST]
    stones: list[str | int] = ["Portland", "Omaha", "Chicago"]
    return position(hands, stones[: len(hands)], [*ALL_BUT_CHARLESTON, *more], mover)


def is_over(state: State) -> bool:
    return len(state.results) == 1 and GAME.to_act(state) in (CHANCE, OVER)


@pytest.mark.rule("TA-3.1")
def test_ta_3_1_the_round_ends_at_once_when_the_mover_is_complete() -> None:
    state = nearly(0)
    assert not is_over(state)
    play(state, LayRail(LAST))
    assert is_over(state), "on the first rail of the turn"
    assert GAME.view(state, 1).rounds[0].hands == [WEST, EAST], "all hands are shown"


@pytest.mark.rule("TA-3.1")
def test_ta_3_1_the_start_stone_alone_does_not_join_a_city_next_to_it() -> None:
    state = nearly(0)
    assert GAME.view(state, 0).missing == 1
    play(state, LayRail(edge(165, 164)), EndTurn())
    assert not is_over(state)


@pytest.mark.rule("TA-3.1")
def test_ta_3_1_a_city_in_another_network_does_not_count() -> None:
    state = position([WEST, EAST], ["Portland", "Charleston"], ALL_BUT_CHARLESTON)
    assert all(state.network[node(city)] != -1 for city in WEST)
    play(state, LayRail(edge(165, 164)), EndTurn())
    assert not is_over(state)
    state.mover = 0
    play(state, LayRail(LAST))
    assert is_over(state), "joined at last"


@pytest.mark.rule("TA-3.1")
def test_ta_3_1_a_hidden_hand_is_known_to_be_incomplete() -> None:
    """The network holds all cities but two: most hands would be complete, and then be shown."""
    out = {"Charleston", "Jacksonville"}
    stops = [city.node for city in BOARD.cities if not city.striped and city.name not in out]
    tree = steiner_tree(GRAPH, stops)
    rails = [number for _, _, number in tree.edges.data("number")]
    assert len(rails) < 79
    state = position([WEST, EAST], ["Portland", "Medford"], rails)
    view = GAME.view(state, 0)
    for seed in range(30):
        hand = GAME.view(GAME.imagine(view, Random(seed)), 1).hands[1]
        assert hand[4] == "Jacksonville"


@pytest.mark.rule("TA-3.2")
def test_ta_3_2_who_completes_another_may_still_lay_a_second_rail() -> None:
    state = nearly(1)
    play(state, LayRail(LAST))
    assert not is_over(state)
    assert GAME.to_act(state) == 1
    assert GAME.view(state, 1).hands == [WEST, EAST], "the complete hand is shown before the choice"
    assert GAME.view(state, None).hands == [WEST, None]
    assert refused(state, LayRail(edge("Portland", 11))) == "TA-2.2", "a single line only"
    play(state, LayRail(edge("Charleston", 178)))
    assert is_over(state)
    assert state.results[0].lost[0] == 0


@pytest.mark.rule("TA-3.2")
def test_ta_3_2_or_end_the_turn() -> None:
    state = play(nearly(1), LayRail(LAST), EndTurn())
    assert is_over(state)
    assert len(state.results[0].rails) == len(ALL_BUT_CHARLESTON) + 1


@pytest.mark.rule("TA-3.2")
def test_ta_3_2_a_second_rail_that_completes_another_ends_the_round() -> None:
    state = play(nearly(1), LayRail(edge(165, 164)), LayRail(LAST))
    assert is_over(state)


@pytest.mark.rule("TA-3.2")
def test_ta_3_2_a_double_line_that_completes_another_ends_the_round() -> None:
    hand = ["Portland", "Omaha", "El Paso", "Chicago", "Winston"]
    rails = [*path("Portland", "Omaha", "El Paso"), *path("Omaha", "Chicago", 134)]
    rails = list(dict.fromkeys(rails))
    double = edge(134, "Winston")
    assert BOARD.cost[double] == 2
    state = position([hand, EAST], ["Portland", "Omaha"], rails, mover=1)
    assert GAME.view(state, 0).missing > 0
    play(state, LayRail(double))
    assert is_over(state)


def both_nearly() -> State:
    """As `nearly`, and seat 1, which is to move, lacks one rail too."""
    beside = ["Medford", "Salt Lake City", "Dallas", "Bismarck", "Jacksonville"]
    rails = list(
        dict.fromkeys([*path("Omaha", "Dallas"), *path("Omaha", "Bismarck", "Salt Lake City")])
    )
    rails = list(dict.fromkeys([*rails, *path("Portland", "Medford"), *path(165, 177)]))
    more = [n for n in rails if n not in ALL_BUT_CHARLESTON]
    state = nearly(1, *more, hands=[WEST, beside])
    assert GAME.view(state, 1).missing == 1
    return state


@pytest.mark.rule("TA-3.2", "TA-3.4")
def test_ta_3_2_the_second_rail_may_complete_the_mover_too() -> None:
    state = play(both_nearly(), LayRail(LAST), LayRail(edge(177, "Jacksonville")))
    assert is_over(state)
    assert list(state.results[0].lost) == [0, 0]


@pytest.mark.rule("TA-5.1")
def test_ta_5_1_what_was_shown_and_laid_is_not_carried_over() -> None:
    state = play(both_nearly(), LayRail(LAST), EndTurn())
    assert list(state.results[0].lost) == [0, 1]
    view = GAME.view(state, None)
    assert (view.phase, view.hands, view.turn_rails) == ("deal", [None, None], 0)


@pytest.mark.rule("TA-3.2", "TA-3.4")
def test_ta_3_2_a_rail_that_completes_the_mover_and_another_ends_the_round() -> None:
    twin = ["Medford", "Salt Lake City", "Dallas", "Bismarck", "Charleston"]
    rails = list(
        dict.fromkeys(
            [
                *ALL_BUT_CHARLESTON,
                *path("Omaha", "Dallas"),
                *path("Omaha", "Bismarck", "Salt Lake City"),
                *path("Portland", "Medford"),
            ]
        )
    )
    state = position([WEST, EAST], ["Portland", "Omaha"], rails, mover=1)
    for colour in range(5):  # no deal gives Charleston to both; the rule does not mind
        state.hands[5 + colour] = BOARD.city_index(twin[colour])
    play(state, LayRail(LAST))
    assert is_over(state), "no second rail"
    assert list(state.results[0].lost) == [0, 0]


@pytest.mark.rule("TA-3.2")
def test_ta_3_2_no_second_rail_when_none_is_left() -> None:
    spare = [
        n
        for n, (a, b) in enumerate(BOARD.ends)
        if n not in ALL_BUT_CHARLESTON and n != LAST and 35 < a < 110 and BOARD.cost[n] == 1
    ]
    touching = grow(ALL_BUT_CHARLESTON, spare, 78)
    state = position([WEST, EAST], ["Portland", "Omaha"], touching, mover=1)
    assert GAME.view(state, None).rails_left == 1
    play(state, LayRail(LAST))
    assert is_over(state)


def grow(rails: list[int], spare: list[int], count: int) -> list[int]:
    """More rails from `spare`, each touching the network, up to `count`."""
    found = list(rails)
    reached = {end for n in found for end in BOARD.ends[n]}
    while len(found) < count:
        number = next(n for n in spare if n not in found and set(BOARD.ends[n]) & reached)
        found.append(number)
        reached |= set(BOARD.ends[number])
    return found


@pytest.mark.rule("TA-3.3")
def test_ta_3_3_the_round_ends_with_the_last_rail() -> None:
    rails = grow([edge("Seattle", "Portland")], list(range(250)), 77)
    state = position([WEST, EAST], ["Seattle", "Jacksonville"], rails, mover=0)
    assert GAME.view(state, None).rails_left == 2
    singles = [a for a in GAME.legal(state) if isinstance(a, LayRail) and BOARD.cost[a.edge] == 1]
    play(state, singles[0])
    assert not is_over(state)
    play(state, next(a for a in GAME.legal(state) if isinstance(a, LayRail)))
    assert is_over(state)
    built = list(state.results[0].rails)
    assert len(built) == 79
    for seat, (cards, stone) in enumerate(zip([WEST, EAST], (0, 187), strict=True)):
        expected = cheapest_join(BOARD, built, stone, [node(card) for card in cards])
        assert state.results[0].lost[seat] == expected > 0


@pytest.mark.rule("TA-3.4")
def test_ta_3_4_several_may_be_complete_at_once() -> None:
    third = ["Portland", "Omaha", "El Paso", "Chicago", "Charleston"]
    hands = [WEST, EAST, THIRD]
    state = nearly(1, hands=hands)
    for colour in range(5):  # seat 2 looks for the same cities; no deal allows it, the rule does
        state.hands[10 + colour] = BOARD.city_index(third[colour])
    play(state, LayRail(LAST))
    assert GAME.view(state, None).hands == [WEST, None, third]
    play(state, EndTurn())
    assert state.results[0].lost[0] == state.results[0].lost[2] == 0
    assert state.results[0].lost[1] > 0
