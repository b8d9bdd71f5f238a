"""The cheapest build is equal to trying every order of sections on small boards."""

from __future__ import annotations

import heapq
from random import Random

import pytest

from roundhouse.boards import network_files as files
from roundhouse.boards.network import MAJOR, Network, build_cost, edge_between, other_end
from roundhouse.boards.paths import FAR
from roundhouse.games.african_rails.facts import limits_of_kinds
from roundhouse.games.african_rails.planners.building import (
    Build,
    Builder,
    turns_to_build,
)
from roundhouse.games.african_rails.planners.position import NOBODY, Position, own_mileposts
from tests.boards import toy
from tests.games.african_rails import oracle


def small_board(rng: Random) -> Network:
    """Nine or ten mileposts: a town, a medium city, a ferry over a gap, a few waters."""
    left = ["".join(rng.choice(".jmh") for _ in range(2)) for _ in range(3)]
    right = rng.choice([["..", " ", " "], [".", ".", " "]])
    rows = [a + " " + b for a, b in zip(left, right, strict=True)]
    drawn = toy.draw(rows)
    posts = [(post.row, post.col) for post in drawn.mileposts]
    west = [m for m, (_, col) in enumerate(posts) if col < 2]
    east = [m for m, (_, col) in enumerate(posts) if col > 2]
    start, town, city, harbour = rng.sample(west, 4)
    far = rng.choice(east)
    waters: tuple[files.Crossing, ...] = ("none", "none", "river", "lake")
    crossings = {(edge.a, edge.b): rng.choice(waters) for edge in drawn.edges}
    cities = [
        toy.city("Home", "major", [start]),
        toy.city("Town", "small", [town]),
        toy.city("City", "medium", [city]),
    ]
    ferries = [toy.ferry("Ferry", harbour, far, rng.randint(4, 7))]
    return toy.network(toy.draw(rows, cities, ferries, crossings))


def random_position(rng: Random, network: Network, seats: int) -> Position:
    """Seat 0 has its origin; some sections are built by anybody."""
    owner = [
        rng.choice([NOBODY] * 5 + list(range(seats))) if seats > 1 else NOBODY
        for _ in range(network.edges)
    ]
    ferries = [0] * len(network.ferries)
    position = Position(network, 0, seats, owner, ferries, [0] + [-1] * (seats - 1), False, set())
    for edge in range(network.edges):
        if owner[edge] == 0:
            owner[edge] = NOBODY  # own track hangs together with the home: see below
    for _ in range(rng.randint(0, 3)):
        start = rng.choice(own_mileposts(position, 0))
        near = rng.randrange(int(network.first[start]), int(network.first[start + 1]))
        edge = int(network.via[near])
        if owner[edge] == NOBODY:
            owner[edge] = 0
            join_ferries(position, int(network.neighbour[near]))
    for edge in range(network.edges):
        if owner[edge] > 0:
            for end in (int(network.end_a[edge]), int(network.end_b[edge])):
                if network.ferry[end] >= 0:
                    ferries[int(network.ferry[end])] |= 1 << owner[edge]
    return position


def join_ferries(position: Position, milepost: int) -> None:
    ferry = int(position.network.ferry[milepost])
    if ferry >= 0:
        position.ferries[ferry] |= 1 << position.seat


# -- the plainest builder: one section after the other, by the words of the rules ---------------


class Table:
    """Seat 0's track, which grows; what others have built stays."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.network = position.network

    def is_ferry_mine(self, mine: frozenset[int], ferry: int) -> bool:
        if self.position.ferries[ferry] & 1:
            return True
        harbours = set(self.network.ferries[ferry].mileposts)
        return any(
            {int(self.network.end_a[e]), int(self.network.end_b[e])} & harbours for e in mine
        )

    def numbers(self, mine: frozenset[int]) -> list[int]:
        """AF-6.7: of each place how many players can have it."""
        position = self.position
        own = [self.mileposts(mine)]
        own += [set(own_mileposts(position, seat)) for seat in range(1, position.seats)]
        built = {edge for edge, owner in enumerate(position.owner) if owner != NOBODY}
        return oracle.Position(self.network, own, built | mine, False).numbers()

    def may_build(self, mine: frozenset[int], edge: int, end: int) -> bool:
        """AF-6.7: within the place's limit, and no place is closed to anybody."""
        place = oracle.map_of(self.network).place_of.get(end)
        if self.position.seats > 1 and place is not None and end not in self.mileposts(mine):
            posts = set(oracle.map_of(self.network).places[place])
            others = range(1, self.position.seats)
            joined = [s for s in others if posts & set(own_mileposts(self.position, s))]
            kind = oracle.map_of(self.network).kinds[place]
            if len(joined) >= limits_of_kinds(self.position.seats, False)[kind]:
                return False
        before, after = self.numbers(mine), self.numbers(mine | {edge})
        return all(new >= old for old, new in zip(before, after, strict=True))

    def mileposts(self, mine: frozenset[int]) -> set[int]:
        own = self.position
        owner = [0 if edge in mine else owner for edge, owner in enumerate(own.owner)]
        ferries = [
            mask | int(self.is_ferry_mine(mine, ferry)) for ferry, mask in enumerate(own.ferries)
        ]
        grown = Position(own.network, 0, own.seats, owner, ferries, own.origins, False, set())
        return set(own_mileposts(grown, 0))

    def cheapest(self, goals: list[tuple[int, ...]]) -> int:
        """The least sum of costs after which every goal has a milepost of the own network."""
        mine = frozenset(e for e, owner in enumerate(self.position.owner) if owner == 0)
        heap: list[tuple[int, int, frozenset[int]]] = [(0, 0, mine)]
        seen: set[frozenset[int]] = set()
        count = 0
        while heap:
            cost, _, mine = heapq.heappop(heap)
            if mine in seen:
                continue
            seen.add(mine)
            own = self.mileposts(mine)
            if all(own & set(goal) for goal in goals):
                return cost
            for edge in range(self.network.edges):
                if edge in mine or self.position.owner[edge] != NOBODY:
                    continue
                for end in (int(self.network.end_a[edge]), int(self.network.end_b[edge])):
                    start = int(other_end(self.network, edge, end))
                    more = mine | {edge}
                    if start not in own or end in own or not self.may_build(mine, edge, end):
                        continue
                    ferry = int(self.network.ferry[end])
                    had = ferry >= 0 and self.is_ferry_mine(mine, ferry)
                    count += 1
                    price = int(build_cost(self.network, edge, end, had))
                    heapq.heappush(heap, (cost + price, count, more))
        return FAR


def check_build(position: Position, build: Build) -> None:
    """Each section starts in the own network; the costs add up; the limits hold throughout."""
    table = Table(position)
    mine = frozenset(e for e, owner in enumerate(position.owner) if owner == 0)
    assert build.cost == sum(cost for _, _, cost in build.sections)
    for start, end, cost in build.sections:
        assert start in table.mileposts(mine)
        edge = int(edge_between(position.network, start, end))
        assert position.owner[edge] == NOBODY
        assert edge not in mine
        ferry = int(position.network.ferry[end])
        had = ferry >= 0 and table.is_ferry_mine(mine, ferry)
        assert cost == build_cost(position.network, edge, end, had)
        assert table.may_build(mine, edge, end)
        mine |= {edge}


@pytest.mark.rule("AF-6.5", "AF-6.6", "AF-6.7")
@pytest.mark.parametrize("seed", range(24))
def test_the_cheapest_build_to_one_place(seed: int) -> None:
    rng, seats = Random(seed), 1 + seed % 3
    position = random_position(rng, small_board(rng), seats)
    network = position.network
    builder = Builder(position, network.cities[0].mileposts[0])
    for goal in range(network.size):
        expected = Table(position).cheapest([(goal,)])
        build = builder.build_to((goal,))
        assert builder.cost_to((goal,)) <= expected
        assert (build is None) == (expected == FAR)
        if build is not None:
            assert build.cost >= expected
            check_build(position, build)


@pytest.mark.parametrize("seed", range(60))
def test_the_cheapest_build_to_two_places(seed: int) -> None:
    rng = Random(seed)
    position = random_position(rng, small_board(rng), 1)
    network = position.network
    builder = Builder(position, network.cities[0].mileposts[0])
    one, two = ((m,) for m in rng.sample(range(network.size), 2))
    expected = Table(position).cheapest([one, two])
    assert builder.cost_to_both(one, two) == expected
    build = builder.build_to_both(one, two)
    assert build is not None
    assert build.cost == expected
    check_build(position, build)


def line(signs: str, cities: list[files.City]) -> Network:
    return toy.network(toy.draw([signs], cities))


def empty(network: Network, seats: int = 1) -> Position:
    """Nothing is built; seat 0's origin is the first city."""
    owner = [NOBODY] * network.edges
    ferries = [0] * len(network.ferries)
    origins = [0] + [-1] * (seats - 1)
    return Position(network, 0, seats, owner, ferries, origins, False, set())


@pytest.mark.rule("AF-6.3")
def test_af_6_3_foreign_sections_cannot_be_built() -> None:
    network = line("....", [toy.city("Home", "major", [0])])
    position = empty(network)
    position.owner[1] = 1
    builder = Builder(position, 0)
    assert builder.cost_to((1,)) == 1
    assert builder.build_to((3,)) is None
    assert builder.cost_to((3,)) == FAR


@pytest.mark.rule("AF-10.2")
def test_af_10_2_a_barred_town_is_gone_round() -> None:
    network = toy.network(
        toy.draw(["...", "..."], [toy.city("Home", "major", [0]), toy.city("Town", "small", [1])])
    )
    position = empty(network)
    free = Builder(position, 0).build_to((1,))
    assert free is not None
    position.barred.add(1)
    assert Builder(position, 0).build_to((1,)) is None
    assert Builder(position, 0).cost_to((2,)) == 3


@pytest.mark.rule("AF-6.1")
def test_af_6_1_a_build_is_split_into_turns_of_the_limit() -> None:
    network = line("." + "h" * 9, [toy.city("Home", "major", [0])])
    build = Builder(empty(network), 0).build_to((9,))
    assert build is not None
    assert build.cost == 45
    turns = turns_to_build(network, build, 20, 12, {})
    assert [len(turn) for turn in turns] == [2, 4, 3]
    assert [len(turn) for turn in turns_to_build(network, build, 20, 4, {})] == [0, 4, 4, 1]


@pytest.mark.rule("AF-6.4")
def test_af_6_4_twice_out_of_a_major_city_a_turn() -> None:
    network = toy.network(toy.draw(["...", "..."], [toy.city("Home", "major", [1])]))
    build = Build(3, [(1, 0, 1), (1, 2, 1), (1, 3, 1)])
    assert network.cities[0].kind == MAJOR
    assert [len(turn) for turn in turns_to_build(network, build, 20, 20, {})] == [2, 1]
    assert [len(turn) for turn in turns_to_build(network, build, 20, 20, {0: 1})] == [1, 2]
