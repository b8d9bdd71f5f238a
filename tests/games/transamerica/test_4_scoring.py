"""Chapters 4 to 6 and the barrier: scoring, the next round, the end of the game."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest

from roundhouse import Match
from roundhouse.game import CHANCE, OVER
from roundhouse.games.transamerica.actions import Deal, LayRail, Options
from roundhouse.games.transamerica.scoring import end_round, winners
from roundhouse.games.transamerica.state import State, finished
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
    position,
)


def alone(rails: list[int], stone: int, cards: list[str]) -> int:
    """What joining the cities costs when only one is missing: a shortest path, nothing more."""
    free = nx.Graph(GRAPH)
    for number in rails:
        a, b = BOARD.ends[number]
        free.edges[a, b]["weight"] = 0
    far = nx.single_source_dijkstra_path_length(free, stone, weight="weight")
    missing = [far[node(card)] for card in cards if far[node(card)] > 0]
    assert len(missing) == 1
    return int(missing[0])


TRUNK = list(dict.fromkeys([*path("Portland", "Omaha", "El Paso"), *path("Omaha", "Chicago")]))


@pytest.mark.rule("TA-4.1")
@pytest.mark.parametrize("city", ["Charleston", "Jacksonville", "Winston", "Washington"])
def test_ta_4_1_one_city_missing_costs_the_cheapest_way_to_it(city: str) -> None:
    hand = [*WEST[:4], city]
    state = position([hand, EAST if city != "Jacksonville" else THIRD], ["Portland", 187], TRUNK)
    assert GAME.view(state, 0).missing == alone(TRUNK, node("Portland"), hand)


@pytest.mark.rule("TA-4.1")
def test_ta_4_1_a_double_line_counts_two() -> None:
    hand = ["Portland", "Omaha", "El Paso", "Helena", "Charleston"]
    rails = list(dict.fromkeys([*TRUNK, *path("Chicago", "Charleston"), *path("Omaha", 12)]))
    state = position([hand, [*EAST[:3], "Bismarck", *EAST[4:]]], ["Portland", "Omaha"], rails)
    assert BOARD.cost[edge(12, "Helena")] == 2
    assert GAME.view(state, 0).missing == alone(rails, node("Portland"), hand) == 2


@pytest.mark.rule("TA-4.1")
def test_ta_4_1_cities_may_share_their_missing_rails() -> None:
    """Jacksonville and Charleston behind one stretch: the common rails count once."""
    rails = list(dict.fromkeys([*path("Portland", "Omaha", "Chicago"), *path("Omaha", "Dallas")]))
    hand = ["Portland", "Omaha", "Dallas", "Chicago", "Charleston"]
    state = position([hand, [*EAST[:2], "Phoenix", *EAST[3:]]], ["Portland", "Omaha"], rails)
    one = GAME.view(state, 0).missing
    state.hands[2] = BOARD.city_index("Atlanta")
    both = GAME.view(state, 0).missing
    assert both == one, "Atlanta lies on a cheapest way to Charleston"


@pytest.mark.rule("TA-4.1")
def test_ta_4_1_all_rails_on_the_board_may_be_used() -> None:
    """Another's rails shorten the way even though they are not joined yet."""
    hand = [*WEST[:4], "Jacksonville"]
    before = position([hand, THIRD], ["Portland", 178], TRUNK)
    after = position([hand, THIRD], ["Portland", 178], [*TRUNK, *path(178, 152)])
    assert alone(TRUNK, 10, hand) == GAME.view(before, 0).missing
    rails = [*TRUNK, *path(178, 165)]
    helped = position([hand, THIRD], ["Portland", 178], rails)
    assert GAME.view(helped, 0).missing == alone(rails, 10, hand)
    assert GAME.view(helped, 0).missing <= GAME.view(after, 0).missing


@pytest.mark.rule("TA-4.1")
def test_ta_4_1_the_own_seat_sees_it_unless_the_table_hides_it() -> None:
    state = position([WEST, EAST], ["Portland", "Omaha"], TRUNK)
    assert GAME.view(state, 0).missing > 0
    assert GAME.view(state, None).missing is None
    hidden = position([WEST, EAST], ["Portland", "Omaha"], TRUNK, show_missing=False)
    assert GAME.view(hidden, 0).missing is None


@pytest.mark.rule("TA-4.2")
def test_ta_4_2_missing_rails_are_not_placed_and_locomotives_move() -> None:
    state = position([WEST, EAST], ["Portland", "Omaha"], TRUNK)
    missing = [GAME.view(state, seat).missing for seat in range(2)]
    for seat, lost in enumerate((3, 1)):
        state.lost[seat] = lost
    end_round(state)
    assert list(state.results[0].rails) == TRUNK
    assert list(state.results[0].lost) == missing
    assert GAME.scores(state) == [3 + missing[0], 1 + missing[1]]


@pytest.mark.rule("TA-4.2")
def test_ta_4_2_losses_are_counted_on_past_the_end_of_the_track() -> None:
    state = position([WEST, EAST], [0, 187])
    end_round(state)
    assert max(GAME.scores(state)) > 13


COMPLETE = list(dict.fromkeys([*TRUNK, *path("Chicago", "Charleston")]))


def after_round(
    number: int, lost: list[int], barrier: int = 13, barrier_kind: str = "rulebook"
) -> State:
    """The moment after that round was scored, with so many points lost by each seat in all."""
    state = position([WEST, EAST], ["Portland", "Omaha"], COMPLETE, barrier=barrier_kind)
    earlier = finished(BOARD, 0, [0, 1], [(0, 0)], list(range(10)), [0, 0], 13)
    state.results = [earlier] * (number - 1)
    state.barrier = barrier
    for seat in range(2):
        state.lost[seat] = lost[seat] - GAME.view(state, seat).missing
    end_round(state)
    return state


@pytest.mark.rule("TA-5.1")
def test_ta_5_1_an_empty_board_new_cards_and_the_next_start_player() -> None:
    state = after_round(1, [0, 5])
    view = GAME.view(state, 0)
    assert (view.phase, view.round, view.start_player) == ("deal", 2, 1)
    assert (view.rails, view.start_stones, view.cards) == ([], [None, None], [0, 0])
    assert view.rails_left == 79
    assert GAME.to_act(state) == CHANCE
    cities = [city.name for city in BOARD.cities if city.colour == "green" and not city.striped]
    assert GAME.chances(state) == [(Deal(0, city), 1) for city in cities]


@pytest.mark.rule("TA-5.1")
def test_ta_5_1_the_card_goes_round_the_table() -> None:
    match = Match.start("transamerica", seats=3, seed=5, options={"start_player": 2})
    rng = Random(5)
    while not match.view(None).rounds:
        match.play(rng.choice(match.legal()))
    assert match.view(None).rounds[0].start_player == 2
    assert not match.over
    assert match.view(None).start_player == match.to_act == 0


BARRIERS = [  # points of the two seats after round 2, and where each option puts the barrier
    ([0, 3], {"rulebook": 13, "published": 6, "fixed": 13}),
    ([8, 2], {"rulebook": 13, "published": 11, "fixed": 13}),
    ([2, 9], {"rulebook": 12, "published": 12, "fixed": 13}),
    ([10, 10], {"rulebook": 13, "published": 13, "fixed": 13}),
    ([11, 0], {"rulebook": 14, "published": 13, "fixed": 13}),
    ([12, 7], {"rulebook": 15, "published": 13, "fixed": 13}),
]


@pytest.mark.rule("TA-5.2", "TA-B.1", "TA-B.2")
@pytest.mark.parametrize("kind", ["rulebook", "published", "fixed"])
@pytest.mark.parametrize(("lost", "expected"), BARRIERS)
def test_ta_b_the_barrier_moves_after_the_second_round(
    lost: list[int], expected: dict[str, int], kind: str
) -> None:
    state = after_round(2, lost, barrier_kind=kind)
    assert GAME.scores(state) == lost
    assert GAME.view(state, None).barrier == expected[kind]
    if expected[kind] != 13 or 13 - max(lost) == 3:
        assert GAME.view(state, None).barrier - 1 - max(lost) == 2, "two spaces lie between"


@pytest.mark.rule("TA-B.2")
def test_ta_b_2_the_rulebooks_condition_is_the_default() -> None:
    assert Options().barrier == "rulebook"


@pytest.mark.rule("TA-5.2", "TA-B.1")
@pytest.mark.parametrize("number", [1, 3, 4])
@pytest.mark.parametrize("kind", ["rulebook", "published"])
@pytest.mark.parametrize("lost", [[0, 3], [9, 0], [12, 4]])
def test_ta_b_1_only_after_the_second_round(number: int, kind: str, lost: list[int]) -> None:
    state = after_round(number, lost, barrier_kind=kind)
    assert GAME.view(state, None).barrier == 13


@pytest.mark.rule("TA-6.1")
def test_ta_6_1_the_game_ends_when_a_locomotive_passes_the_barrier() -> None:
    assert GAME.to_act(after_round(1, [12, 0])) == CHANCE
    state = after_round(1, [13, 0])
    assert GAME.to_act(state) == OVER
    assert GAME.winners(state) == [1]
    assert GAME.legal(state) == []
    assert GAME.view(state, None).hands == [WEST, EAST], "the last hands stay open"
    refusal = GAME.why_not(state, LayRail(0))
    assert refusal is not None
    assert refusal.rule == "TA-6.1"


@pytest.mark.rule("TA-6.1")
def test_ta_6_1_ties_win_together() -> None:
    state = after_round(1, [14, 14])
    assert GAME.winners(state) == [0, 1]
    assert winners(after_round(1, [3, 20])) == [0]


@pytest.mark.rule("TA-6.1", "TA-B.1")
def test_ta_6_1_the_end_is_checked_before_the_barrier_moves() -> None:
    state = after_round(2, [13, 2])
    assert GAME.to_act(state) == OVER
    assert GAME.view(state, None).barrier == 13


@pytest.mark.rule("TA-6.1", "TA-B.2")
def test_ta_6_1_the_moved_barrier_counts() -> None:
    assert GAME.to_act(after_round(3, [5, 0], barrier=6)) == CHANCE
    assert GAME.to_act(after_round(3, [6, 0], barrier=6)) == OVER
    assert GAME.to_act(after_round(3, [14, 0], barrier=15)) == CHANCE


@pytest.mark.rule("TA-4.1")
def test_ta_4_1_whole_games_lose_what_the_view_said() -> None:
    """The number each seat saw just before the round's last rail, less what that rail brought."""
    match = Match.start("transamerica", seats=3, seed=11)
    rng = Random(3)
    while not match.over:
        seen = [match.view(seat).missing for seat in range(3)]
        rounds = len(match.view(None).rounds)
        match.play(rng.choice(match.legal()))
        now = match.view(None)
        if len(now.rounds) > rounds:
            for seat in range(3):
                assert seen[seat] is not None
                assert seen[seat] - 2 <= now.rounds[-1].lost[seat] <= seen[seat]
