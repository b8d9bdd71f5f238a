"""A round raced to its end, everybody building in some manner."""

from __future__ import annotations

from random import Random

from roundhouse.boards.lattice import Lattice
from roundhouse.boards.steiner import Distances
from roundhouse.games.transamerica.race import ANY, NEAR, WALK, race
from tests.games.transamerica.table import BOARD

TREES = [NEAR, NEAR]


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
        manners = [rng.choice([NEAR, ANY, WALK]) for _ in starts]
        before = [ways.join_cost(*pair) for pair in zip(starts, wanted, strict=True)]
        left = race(ways, starts, wanted, 0, 0, 79, rng.getrandbits(31), manners)
        assert min(left) == 0
        assert all(now <= then for now, then in zip(left, before, strict=True))
        few = race(ways, starts, wanted, 0, 1, 1, rng.getrandbits(31), manners)
        assert sum(few) >= sum(left)
        assert before[0] - few[0] <= 1
        assert ways.join_cost(starts[0], wanted[0]) == before[0], "the race has left its rails"


def test_who_is_first_wins_a_race_that_both_need_one_turn_for() -> None:
    rail = BOARD.cost.index(1)
    a, b = BOARD.ends[rail]
    ways = Distances(BOARD)
    assert race(ways, [a, b], [[b], [a]], 0, 0, 79, 1, TREES) == [0, 0]
    far = next(node for node, price in enumerate(ways.row(a)) if price == 2)
    assert race(ways, [a, far], [[far], [b]], 0, 0, 79, 1, TREES)[0] == 0
    assert race(ways, [a, a], [[far], [b]], 1, 0, 79, 1, TREES)[1] == 0


def test_luck_decides_between_equals() -> None:
    """The same luck, the same race."""
    rng = Random(6)
    ends: set[tuple[int, ...]] = set()
    ways, starts, wanted = races(rng)
    for luck in (rng.getrandbits(31) for _ in range(12)):
        left = race(ways, starts, wanted, 1, 1, 9, luck, TREES)
        assert race(ways, starts, wanted, 1, 1, 9, luck, TREES) == left
        ends.add(tuple(left))
    assert len(ends) > 1


def test_nobody_races_where_every_rail_is_too_dear() -> None:
    nodes = [(0, 0), (1, 0), (2, 0)]
    board = Lattice("dear", nodes, [(0, 1, 3), (1, 2, 3)], [])
    assert race(Distances(board), [0, 2], [[2], [0]], 0, 0, 9, 1, TREES) == [6, 6]


def test_walkers_go_to_the_nearest_city_and_builders_of_trees_need_not() -> None:
    """Two rails are left, and they are the first's; the others tell what its cities cost then."""
    stone, *cities = [
        BOARD.cities[BOARD.city_index(name)].node
        for name in ("Denver", "Portland", "Omaha", "Jacksonville")
    ]
    row = Distances(BOARD).row(stone)
    nearest = min(range(3), key=lambda place: row[cities[place]])
    wanted = [cities, *[[city] for city in cities]]
    came_nearer: dict[int, set[int]] = {}
    for manner in (NEAR, ANY, WALK):
        came_nearer[manner] = set()
        for luck in range(0, 2**31, 2**25):
            left = race(Distances(BOARD), [stone] * 4, wanted, 0, 0, 2, luck, [manner] * 4)
            gained = {place for place in range(3) if left[place + 1] < row[cities[place]]}
            came_nearer[manner] |= gained
            assert manner != WALK or left[nearest + 1] == row[cities[nearest]] - 2
    assert came_nearer[WALK] >= {nearest}
    assert came_nearer[ANY] == {0, 1, 2}
