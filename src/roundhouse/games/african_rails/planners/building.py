"""The cheapest way to build from the own network to a place, or to two (AF-6).

A plan may go over a ferry. Who comes over the water stands on a landing, which differs from the
harbour only by AF-6.7: none of the harbour's own sections is used up.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from roundhouse.boards.network import MAJOR, Network
from roundhouse.boards.paths import (
    CLOSED,
    FAR,
    Reach,
    Roads,
    meeting,
    pack,
    pack_back,
    path,
    path_back,
    reach,
)
from roundhouse.games.african_rails.planners.position import (
    NOBODY,
    Position,
    count_places,
    place_numbers,
)

Section = tuple[int, int, int]
"""Start, end and cost of a section to build."""
OUT_OF_CITY: Final = 2
"""AF-6.4."""


@dataclass
class Build:
    """Sections to build, in an order in which each starts in the own network."""

    cost: int
    sections: list[Section]


class Builder:
    """Answers for one position; what it works out is kept for the next question.

    Everything hangs together with `home`, a milepost of the own network.
    """

    def __init__(self, position: Position, home: int) -> None:
        self.position = position
        self.network: Network = position.network
        self.roads: Roads = building_roads(position.network)
        self.weight: vec[i32] = section_costs(position, self.roads)
        self.back: vec[i32] = pack_back(self.roads, self.weight)
        self.from_home: Reach = reach(self.roads, pack(self.roads, self.weight), small([home]))
        self.to_place: dict[tuple[int, ...], Reach] = {}

    def cost_to(self, mileposts: tuple[int, ...]) -> int:
        """What it costs to join any of these mileposts; FAR if it cannot be done."""
        return min(self.from_home.distance[m] for m in with_landings(self.network, mileposts))

    def build_to(self, mileposts: tuple[int, ...]) -> Build | None:
        """The cheapest build that joins any of these mileposts to the home."""
        cost = self.cost_to(mileposts)
        if cost >= FAR:
            return None
        goals = with_landings(self.network, mileposts)
        goal = next(m for m in goals if self.from_home.distance[m] == cost)
        return Build(cost, self.sections(path(self.roads, self.from_home, goal)))

    def reach_to(self, mileposts: tuple[int, ...]) -> Reach:
        """What it costs to build from everywhere to any of these mileposts."""
        found = self.to_place.get(mileposts)
        if found is None:
            goals = with_landings(self.network, mileposts)
            found = reach(self.roads, self.back, small(goals))
            self.to_place[mileposts] = found
        return found

    def cost_to_both(self, one: tuple[int, ...], two: tuple[int, ...]) -> int:
        """What it costs to join both places; FAR if it cannot be done."""
        return meeting(self.from_home, self.reach_to(one), self.reach_to(two))[0]

    def build_to_both(self, one: tuple[int, ...], two: tuple[int, ...]) -> Build | None:
        """The cheapest build that joins both places to the home: a tree with one fork."""
        to_one, to_two = self.reach_to(one), self.reach_to(two)
        cost, fork = meeting(self.from_home, to_one, to_two)
        if fork < 0:
            return None
        arcs = path(self.roads, self.from_home, fork)
        arcs += path_back(self.roads, to_one, fork)
        arcs += path_back(self.roads, to_two, fork)
        return Build(cost, self.sections(arcs))

    def sections(self, arcs: list[int]) -> list[Section]:
        """The sections of these arcs that have to be paid for."""
        found: list[Section] = []
        for arc in arcs:
            cost = int(self.weight[arc])
            if cost > 0:
                start = milepost_of(self.network, int(self.roads.tail[arc]))
                found.append((start, int(self.roads.head[arc]), cost))
        return found


def turns_to_build(
    network: Network, build: Build, limit: int, left: int, outs: dict[int, int]
) -> list[list[Section]]:
    """AF-6.1, AF-6.4: the sections turn by turn, as many in each as are allowed.

    `left` may be spent in the first turn, `limit` in every other; `outs` counts the sections
    already built out of each major city in the first turn. No turn is left out, so the first
    one may be empty.
    """
    turns: list[list[Section]] = [[]]
    out = outs.copy()
    for section in build.sections:
        start, end, cost = section
        city = int(network.city[start])
        goes_out = city >= 0 and network.cities[city].kind == MAJOR and network.city[end] != city
        if cost > left or (goes_out and out.get(city, 0) >= OUT_OF_CITY):
            turns.append([])
            left = limit
            out = {}
        turns[-1].append(section)
        left -= cost
        if goes_out:
            out[city] = out.get(city, 0) + 1
    return turns


def section_costs(position: Position, roads: Roads) -> vec[i32]:
    """AF-6.3 to AF-6.7: of each arc the cost of building it; 0 for what is there already."""
    network = position.network
    leave, enter, prices = gates(position)
    size = i32(network.size)
    edges = i32(network.edges)
    weight = roads.head[:]
    for arc in range(i64(len(weight))):
        tail, head, way = roads.tail[arc], roads.head[arc], roads.way[arc]
        cost: i32 = CLOSED
        if way >= edges:
            if tail < size:
                cost = 0
        elif head < size:
            if not network.buildable[i64(way)] or position.owner[int(way)] == position.seat:
                cost = 0
            elif position.owner[int(way)] == NOBODY and leave[int(tail)] and enter[int(head)]:
                cost = i32(prices[int(head)]) + i32(network.crossing_price[i64(way)])
        weight[arc] = cost
    return weight


def gates(position: Position) -> tuple[list[bool], list[bool], list[int]]:
    """AF-6.7: may a new section leave each milepost (and landing), enter it, and its price."""
    network = position.network
    places = count_places(position)
    me = 1 << position.seat
    leave = [True] * (network.size + 2 * len(network.ferries))
    enter = [True] * network.size
    price = [int(cost) for cost in network.price]
    for milepost, place in enumerate(place_numbers(network)):
        if place < 0:
            continue
        spare = places.free[place] > places.room[place]
        mine = places.joined[place] & me != 0
        leave[milepost] = spare
        enter[milepost] = spare if mine else places.room[place] > 0 and place not in position.barred
        ferry = int(network.ferry[milepost])
        if ferry >= 0:
            leave[network.size + place - len(network.cities)] = spare or not mine
            if not mine:
                price[milepost] = network.ferries[ferry].cost
    return leave, enter, price


@cache
def building_roads(network: Network) -> Roads:
    """All edges and ferries; the landing at harbour s of ferry f is milepost size + 2f + s.

    Every arc has its twin, also where only one of the two can be used.
    """
    landing = {
        harbour: network.size + 2 * number + side
        for number, ferry in enumerate(network.ferries)
        for side, harbour in enumerate(ferry.mileposts)
    }
    joins: list[tuple[int, int, int]] = []
    for number, ferry in enumerate(network.ferries):
        a, b = ferry.mileposts
        joins += [(a, landing[b], network.edges + number), (b, landing[a], network.edges + number)]
    for edge in range(network.edges):
        a, b = int(network.end_a[edge]), int(network.end_b[edge])
        joins.append((a, b, edge))
        if a in landing:
            joins.append((landing[a], b, edge))
        if b in landing:
            joins.append((landing[b], a, edge))
    arcs = sorted(joins + [(b, a, way) for a, b, way in joins])
    number_of = {arc: number for number, arc in enumerate(arcs)}
    size = network.size + len(landing)
    first = [0] * (size + 1)
    for tail, _, _ in arcs:
        first[tail + 1] += 1
    for milepost in range(size):
        first[milepost + 1] += first[milepost]
    return Roads(
        size,
        small(first),
        small([tail for tail, _, _ in arcs]),
        small([head for _, head, _ in arcs]),
        small([way for _, _, way in arcs]),
        small([number_of[head, tail, way] for tail, head, way in arcs]),
    )


def with_landings(network: Network, mileposts: tuple[int, ...]) -> list[int]:
    """These mileposts, and the landings of the harbours among them."""
    found = list(mileposts)
    for milepost in mileposts:
        ferry = int(network.ferry[milepost])
        if ferry >= 0:
            side = 0 if network.ferries[ferry].mileposts[0] == milepost else 1
            found.append(network.size + 2 * ferry + side)
    return found


def milepost_of(network: Network, node: int) -> int:
    """The milepost itself, or the harbour of a landing."""
    if node < network.size:
        return node
    ferry, side = divmod(node - network.size, 2)
    return network.ferries[ferry].mileposts[side]


def small(numbers: list[int]) -> vec[i32]:
    return vec[i32]([i32(number) for number in numbers])
