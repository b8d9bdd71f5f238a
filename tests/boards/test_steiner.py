"""Cheapest trees: equal to two other methods, and lawful when rails are laid."""

from __future__ import annotations

import heapq
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse import COMPILED
from roundhouse.boards.lattice import Lattice
from roundhouse.boards.load import NEIGHBOURS, lattice
from roundhouse.boards.steiner import (
    Distances,
    _empty_table,
    cheapest_join,
    cheapest_joins,
    missing_rails,
)
from roundhouse.boards.steiner_plain import Table

BOARD = lattice("transamerica")
PLAIN = Table(BOARD.size, BOARD.ends, BOARD.cost, set())
Position = tuple[list[int], int, list[int]]
"""Built rails, the start's node, the cities' nodes."""


def position(rng: Random, most_cities: int = 6) -> Position:
    """Networks as they grow in play, from two to six start stones."""
    reached = [{node} for node in rng.sample(range(BOARD.size), rng.randint(2, 6))]
    built: set[int] = set()
    for _ in range(rng.choice([0, 3, 10, 25, 50, 79])):
        network = rng.choice(reached)
        rail = rng.choice([rail for node in sorted(network) for rail in BOARD.rails_at[node]])
        built.add(rail)
        network.update(BOARD.ends[rail])
    cities = rng.sample([city.node for city in BOARD.cities], rng.randint(0, most_cities))
    start = rng.choice(sorted(reached[0]))
    return sorted(built), start, cities


positions = st.integers(0, 2**32).map(lambda seed: position(Random(seed)))


def patch(rng: Random, rows: int, columns: int, prices: list[int]) -> Lattice:
    """A small piece of lattice with prices by lot."""
    nodes = [(q, r) for r in range(rows) for q in range(columns)]
    index = {place: node for node, place in enumerate(nodes)}
    rails = sorted(
        (node, index[q + dq, r + dr], rng.choice(prices))
        for (q, r), node in index.items()
        for dq, dr in NEIGHBOURS
        if (q + dq, r + dr) in index
    )
    return Lattice("patch", nodes, rails, [])


def by_spanning_trees(board: Lattice, built: set[int], ends: set[int]) -> int:
    """Every choice of nodes in between, and for each the cheapest spanning tree."""
    cheapest_first = sorted(
        (0 if rail in built else price, *board.ends[rail]) for rail, price in enumerate(board.cost)
    )
    others = sorted(set(range(board.size)) - ends)
    best = 10**9
    for count in range(len(others) + 1):
        for between in combinations(others, count):
            nodes = ends.union(between)
            piece = {node: {node} for node in nodes}
            total = 0
            for price, a, b in cheapest_first:
                if a in nodes and b in nodes and piece[a] is not piece[b]:
                    total += price
                    piece[a] |= piece[b]
                    piece.update(dict.fromkeys(piece[a], piece[a]))
            if len(piece[min(ends)]) == len(nodes):
                best = min(best, total)
    return best


def by_one_queue(board: Lattice, built: set[int], start: int, cities: list[int]) -> int:
    """Dijkstra over pairs of a node and a set of cities: a tree grows or takes another in."""
    full = (1 << len(cities)) - 1
    queue = [(0, city, 1 << bit) for bit, city in enumerate(cities)]
    if not queue:
        return 0
    settled: list[dict[int, int]] = [{} for _ in range(board.size)]
    while True:
        total, node, joined = heapq.heappop(queue)
        if joined in settled[node]:
            continue
        if node == start and joined == full:
            return total
        settled[node][joined] = total
        for rail in board.rails_at[node]:
            price = 0 if rail in built else board.cost[rail]
            heapq.heappush(queue, (total + price, board.far_end(rail, node), joined))
        for other, price in settled[node].items():
            if not other & joined:
                heapq.heappush(queue, (total + price, node, other | joined))


@pytest.mark.parametrize("seed", range(60))
def test_equal_to_every_choice_of_spanning_tree_on_small_boards(seed: int) -> None:
    rng = Random(seed)
    board = patch(rng, 3, 4, [1, 2])
    built = set(rng.sample(range(len(board.cost)), rng.randint(0, 4)))
    start, *cities = rng.sample(range(board.size), rng.randint(3, 7))
    expected = by_spanning_trees(board, built, {start, *cities})
    assert cheapest_join(board, built, start, cities) == expected


def test_equal_to_one_queue_over_nodes_and_sets_on_the_board() -> None:
    rng = Random(1)
    for _ in range(60):
        built, start, cities = position(rng)
        expected = by_one_queue(BOARD, set(built), start, cities)
        assert cheapest_join(BOARD, built, start, cities) == expected, (built, start, cities)


def test_equal_to_the_plain_twin_on_thousands_of_positions() -> None:
    rng = Random(2)
    for _ in range(3000 if COMPILED else 100):
        built, start, cities = position(rng, 5)
        expected = PLAIN.join_costs_with(built, [(start, cities)])[0]
        assert cheapest_join(BOARD, built, start, cities) == expected, (built, start, cities)


def test_of_several_cheapest_trees_every_build_finds_the_same() -> None:
    """The trees of single cities come in the order given, also to the plain twin."""
    rng = Random(11)
    for _ in range(200):
        built, start, cities = position(rng)
        (trees,) = PLAIN.trees_with(built, [(start, cities)])
        laid = Table(BOARD.size, BOARD.ends, BOARD.cost, set(built))
        left: list[list[int]] = []
        for city in cities:
            row = laid.row(city)
            if row[start] and all(other[city] for other in left):
                left.append(row)
        assert [trees[1 << bit] for bit in range(len(left))] == left
        assert len(trees) == 1 << len(left)
        if COMPILED:
            (found,) = _empty_table(BOARD).trees_with(built, [(start, cities)])
            assert [list(tree) for tree in found] == trees


def test_many_hands_at_once_cost_what_each_costs_alone() -> None:
    rng = Random(4)
    built, _, _ = position(rng)
    wanted = [(start, cities) for _, start, cities in (position(rng, 5) for _ in range(6))]
    assert cheapest_joins(BOARD, built, wanted) == [
        cheapest_join(BOARD, built, start, cities) for start, cities in wanted
    ]
    assert cheapest_joins(BOARD, built, []) == []


def test_nothing_to_join_costs_nothing() -> None:
    assert cheapest_join(BOARD, [], 5, []) == 0
    assert cheapest_join(BOARD, [], 5, [5, 5]) == 0


def test_a_double_line_costs_two() -> None:
    seattle, portland = 0, 10
    assert BOARD.ends[1] == (seattle, portland)
    assert cheapest_join(BOARD, [], seattle, [portland]) == 1
    assert BOARD.ends[0] == (0, 1)
    assert BOARD.cost[0] == 2
    assert cheapest_join(BOARD, [], 0, [1]) == 2
    assert cheapest_join(BOARD, [0], 0, [1]) == 0


def test_built_may_be_any_iterable_and_name_a_rail_twice() -> None:
    assert cheapest_join(BOARD, iter([0, 0]), 0, iter([1, 1])) == 0
    assert cheapest_join(BOARD, {0: None}, 0, (1,)) == 0


@pytest.mark.parametrize("count", [7, 8])
def test_many_cities(count: int) -> None:
    cities = [city.node for city in BOARD.cities][:: 35 // count][:count]
    expected = PLAIN.join_costs_with([], [(60, cities)])[0]
    assert cheapest_join(BOARD, [], 60, cities) == expected
    (rails,) = missing_rails(BOARD, [], [(60, cities)])
    assert sum(BOARD.cost[rail] for rail in rails) == expected


def test_prices_too_high_for_the_kernel_are_still_exact() -> None:
    rng = Random(3)
    for prices in ([40, 60], [100, 300], [1, 500]):
        board = patch(rng, 3, 3, prices)
        expected = by_spanning_trees(board, {4}, {0, 2, 6, 8})
        distances = Distances(board, [4])
        assert cheapest_join(board, [4], 0, [2, 6, 8]) == expected
        assert distances.join_cost(0, [2, 6, 8]) == expected
        (rails,) = missing_rails(board, [4], [(0, [2, 6, 8])])
        assert sum(board.cost[rail] for rail in rails) == expected
        for rail, value in enumerate(distances.next_rail_values(0, [2, 6, 8])):
            assert value in (-1, cheapest_join(board, [4, rail], 0, [2, 6, 8]))


@pytest.mark.parametrize(
    ("built", "start", "cities", "complaint"),
    [
        ([3, 509], 0, [1], "no rail 509"),
        ([-1], 0, [1], "no rail -1"),
        ([], 188, [1], "start: there is no node 188"),
        ([], -1, [1], "start: there is no node -1"),
        ([], 0, [1, 188], "cities: there is no node 188"),
        ([], 0, [-7], "cities: there is no node -7"),
        ([10**30], 0, [1], "no rail 1000"),
    ],
)
def test_a_number_that_is_not_on_the_board_is_named(
    built: list[int], start: int, cities: list[int], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        cheapest_join(BOARD, built, start, cities)
    with pytest.raises(ValueError, match=complaint):
        missing_rails(BOARD, built, [(0, [1]), (start, cities)])


@settings(max_examples=60)
@given(positions, st.integers(0, 508))
def test_another_rail_never_raises_the_price_and_saves_at_most_its_own(
    place: Position, rail: int
) -> None:
    built, start, cities = place
    before = cheapest_join(BOARD, built, start, cities)
    after = cheapest_join(BOARD, [*built, rail], start, cities)
    assert before - BOARD.cost[rail] <= after <= before


@settings(max_examples=60)
@given(positions, st.integers(0, 187))
def test_another_city_never_lowers_the_price(place: Position, city: int) -> None:
    built, start, cities = place
    fewer = cheapest_join(BOARD, built, start, cities)
    more = cheapest_join(BOARD, built, start, [*cities, city])
    assert fewer <= more <= fewer + Distances(BOARD, built).row(start)[city]


@settings(max_examples=40)
@given(positions)
def test_missing_rails_are_a_cheapest_tree_and_each_saves_its_price(place: Position) -> None:
    built, start, cities = place
    rails, others = missing_rails(BOARD, built, [(start, cities), (start, cities[:1])])
    assert sum(BOARD.cost[rail] for rail in others) == cheapest_join(
        BOARD, built, start, cities[:1]
    )
    price = cheapest_join(BOARD, built, start, cities)
    assert rails == sorted(set(rails) - set(built))
    assert sum(BOARD.cost[rail] for rail in rails) == price
    for rail in rails:
        built = [*built, rail]
        price -= BOARD.cost[rail]
        assert cheapest_join(BOARD, built, start, cities) == price
    assert price == 0


@settings(max_examples=25)
@given(positions, st.randoms(use_true_random=False))
def test_laying_rail_by_rail_equals_starting_from_scratch(place: Position, rng: Random) -> None:
    built, start, cities = place
    rng.shuffle(built)
    distances = Distances(BOARD)
    for rail in built:
        distances.lay(rail)
    assert distances.join_cost(start, cities) == cheapest_join(BOARD, built, start, cities)
    plain = PLAIN.copy()
    for rail in built:
        plain.lay(rail)
    for node in rng.sample(range(BOARD.size), 3):
        assert distances.row(node) == plain.row(node)


@settings(max_examples=25)
@given(positions)
def test_next_rail_values_are_the_prices_after_each_rail(place: Position) -> None:
    built, start, cities = place
    distances = Distances(BOARD, built)
    network = {node for node, price in enumerate(distances.row(start)) if price == 0}
    values = distances.next_rail_values(start, cities)
    for rail, value in enumerate(values):
        if rail in built or not network.intersection(BOARD.ends[rail]):
            assert value == -1
        else:
            assert value == cheapest_join(BOARD, [*built, rail], start, cities)


@settings(max_examples=10)
@given(positions)
def test_trees_from_each_node_cost_what_they_cost_from_that_node(place: Position) -> None:
    built, start, cities = place
    distances = Distances(BOARD, built)
    prices = distances.join_costs_from_each([start, *cities])
    for node in range(0, BOARD.size, 11):
        assert prices[node] == distances.join_cost(node, [start, *cities])


@settings(max_examples=10)
@given(positions, st.integers(0, 2), st.integers(0, 2**23), st.booleans())
def test_a_rail_to_lay_is_one_of_a_cheapest_tree(
    place: Position, most: int, luck: int, near: bool
) -> None:
    built, start, cities = place
    ways = Distances(BOARD, built)
    price = ways.join_cost(start, cities)
    assert ways.is_joined(start, cities) == (price == 0)
    rail = ways.rail_to_lay(start, cities, most, luck, near)
    plain = Table(BOARD.size, BOARD.ends, BOARD.cost, set(built))
    assert rail == plain.rail_to_lay(bytes(BOARD.cost), start, cities, most, luck, near)
    assert plain.is_joined(start, cities) == (price == 0)
    if rail >= 0:
        assert BOARD.cost[rail] <= most
        ways.lay(rail)
        assert ways.join_cost(start, cities) == price - BOARD.cost[rail]


@settings(max_examples=25)
@given(positions)
def test_the_nearest_city_is_one_that_is_not_joined(place: Position) -> None:
    built, start, cities = place
    ways = Distances(BOARD, built)
    row = ways.row(start)
    apart = [city for city in cities if row[city] > 0]
    expected = min(apart, key=lambda city: row[city]) if apart else -1
    plain = Table(BOARD.size, BOARD.ends, BOARD.cost, set(built))
    assert ways.nearest(start, cities) == expected == plain.nearest(start, cities)


def test_no_rail_is_laid_that_is_too_dear() -> None:
    board = patch(Random(7), 3, 3, [3])
    assert Distances(board).rail_to_lay(0, [8], 2, 1) == -1
    assert Distances(board).rail_to_lay(0, [8], 3, 1) >= 0


def test_a_copy_goes_its_own_way() -> None:
    first = Distances(BOARD, [0])
    second = first.copy()
    second.lay(1)
    assert (first.row(0)[10], second.row(0)[10]) == (1, 0)
    assert (first.row(0)[1], second.row(0)[1]) == (0, 0)
    assert first.next_rail_values(0, [10])[1] == 0
    assert second.next_rail_values(0, [10])[1] == -1
