"""A round raced to its end, everybody laying a cheapest tree."""

from __future__ import annotations

from random import Random

from roundhouse.boards.lattice import Lattice
from roundhouse.boards.steiner import Distances
from roundhouse.games.transamerica.race import race
from tests.games.transamerica.table import BOARD


def races(rng: Random) -> tuple[Distances, list[int], list[list[int]]]:
    """Two starts and the cities of each, none of which has all of them; some rails lie."""
    cities = [city.node for city in BOARD.cities]
    while True:
        ways = Distances(BOARD, rng.sample(range(len(BOARD.ends)), rng.choice([0, 10, 40])))
        starts = rng.sample(range(BOARD.size), 2)
        wanted = [rng.sample(cities, 3) for _ in starts]
        if not any(ways.is_joined(*pair) for pair in zip(starts, wanted, strict=True)):
            return ways, starts, wanted


def test_a_race_ends_when_one_has_all_cities_or_the_rails_run_out() -> None:
    rng = Random(5)
    for _ in range(20):
        ways, starts, wanted = races(rng)
        before = [ways.join_cost(*pair) for pair in zip(starts, wanted, strict=True)]
        left = race(ways, starts, wanted, 0, 0, 79, rng.getrandbits(31))
        assert min(left) == 0
        assert all(now <= then for now, then in zip(left, before, strict=True))
        few = race(ways, starts, wanted, 0, 1, 1, rng.getrandbits(31))
        assert sum(few) >= sum(left)
        assert before[0] - few[0] <= 1
        assert ways.join_cost(starts[0], wanted[0]) == before[0], "the race has left its rails"


def test_who_is_first_wins_a_race_that_both_need_one_turn_for() -> None:
    rail = BOARD.cost.index(1)
    a, b = BOARD.ends[rail]
    ways = Distances(BOARD)
    assert race(ways, [a, b], [[b], [a]], 0, 0, 79, 1) == [0, 0]
    far = next(node for node, price in enumerate(ways.row(a)) if price == 2)
    assert race(ways, [a, far], [[far], [b]], 0, 0, 79, 1)[0] == 0
    assert race(ways, [a, a], [[far], [b]], 1, 0, 79, 1)[1] == 0


def test_luck_decides_between_equals() -> None:
    """The same luck, the same race."""
    rng = Random(6)
    ends: set[tuple[int, ...]] = set()
    ways, starts, wanted = races(rng)
    for luck in (rng.getrandbits(31) for _ in range(12)):
        left = race(ways, starts, wanted, 1, 1, 9, luck)
        assert race(ways, starts, wanted, 1, 1, 9, luck) == left
        ends.add(tuple(left))
    assert len(ends) > 1


def test_nobody_races_where_every_rail_is_too_dear() -> None:
    nodes = [(0, 0), (1, 0), (2, 0)]
    board = Lattice("dear", nodes, [(0, 1, 3), (1, 2, 3)], [])
    assert race(Distances(board), [0, 2], [[2], [0]], 0, 0, 9, 1) == [6, 6]
