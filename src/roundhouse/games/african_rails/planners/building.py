"""The cheapest way to build from the own network to a place, or to two (AF-6).

Sections that the rules refuse now are left out. Where sections of one plan would together close a
place (AF-6.7), the one that is refused is left out and the way is sought anew; there may then be
a cheaper one that this search does not find.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
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
from roundhouse.games.african_rails.closing import build, closed_by, joins_point
from roundhouse.games.african_rails.facts import OUT_OF_CITY
from roundhouse.games.african_rails.planners.ground import Ground, ground_of, small
from roundhouse.games.african_rails.planners.position import (
    NOBODY,
    Position,
    PositionKey,
    key_of,
    position_from,
    ways_in,
)
from roundhouse.games.african_rails.ways import Ways

POSITIONS: Final = 8
"""Positions whose costs are remembered: planners of one table ask one after the other."""
Section = tuple[int, int, int]
"""Start, end and cost of a section to build."""


@dataclass
class Build:
    """Sections to build, in an order in which each starts in the own network."""

    cost: int
    sections: list[Section]


class Builder:
    """Answers for one position; what it works out is kept for the next question.

    Everything hangs together with `home`, a milepost of the own network.
    """

    def __init__(self, position: Position, home: int, wider: Builder | None = None) -> None:
        self.position = position
        self.network: Network = position.network
        self.home = home
        self.roads: Roads = ground_of(position.network).roads
        if wider is None:
            ways, costs = ways_and_costs(key_of(position))
            self.ways: Ways = ways.copy()
            self.use(costs[:])
        else:
            self.ways = wider.ways
            self.use(wider.weight[:])

    def use(self, weight: vec[i32]) -> None:
        """These are the costs of all arcs from now on."""
        self.weight: vec[i32] = weight
        self.back: vec[i32] = pack_back(self.roads, weight)
        self.from_home: Reach = reach(self.roads, pack(self.roads, weight), small([self.home]))
        self.to_place: dict[tuple[int, ...], Reach] = {}
        self.narrower: dict[int, Builder] = {}

    def without(self, arc: int) -> Builder:
        """The same builder, who leaves this arc alone."""
        found = self.narrower.get(arc)
        if found is None:
            found = Builder(self.position, self.home, self)
            found.weight[arc] = CLOSED
            found.use(found.weight)
            self.narrower[arc] = found
        return found

    def cost_to(self, mileposts: tuple[int, ...]) -> int:
        """What it costs to join any of these mileposts, at least; FAR if it cannot be done."""
        return min(self.from_home.distance[milepost] for milepost in mileposts)

    def build_to(self, mileposts: tuple[int, ...]) -> Build | None:
        """The cheapest build that joins any of these mileposts to the home."""
        cost = self.cost_to(mileposts)
        if cost >= FAR:
            return None
        goal = next(m for m in mileposts if self.from_home.distance[m] == cost)
        arcs = path(self.roads, self.from_home, goal)
        refused = self.first_refused(arcs)
        if refused >= 0:
            return self.without(refused).build_to(mileposts)
        return Build(cost, self.sections(arcs))

    def reach_to(self, mileposts: tuple[int, ...]) -> Reach:
        """What it costs to build from everywhere to any of these mileposts."""
        found = self.to_place.get(mileposts)
        if found is None:
            found = reach(self.roads, self.back, small(list(mileposts)))
            self.to_place[mileposts] = found
        return found

    def cost_to_both(self, one: tuple[int, ...], two: tuple[int, ...]) -> int:
        """What it costs to join both places, at least; FAR if it cannot be done."""
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
        refused = self.first_refused(arcs)
        if refused >= 0:
            return self.without(refused).build_to_both(one, two)
        return Build(cost, self.sections(arcs))

    def first_refused(self, arcs: list[int]) -> int:
        """AF-6.7: the first of these arcs that may not be built after those before it, or -1."""
        section_of = ground_of(self.network).section_of
        ways = self.ways.copy()
        seat = self.position.seat
        for arc in arcs:
            if self.weight[arc] > 0:
                if closed_by(ways, seat, section_of[arc]) >= 0:
                    return arc
                build(ways, seat, section_of[arc])
        return -1

    def sections(self, arcs: list[int]) -> list[Section]:
        """The sections of these arcs that have to be paid for."""
        return [
            (int(self.roads.tail[arc]), int(self.roads.head[arc]), int(self.weight[arc]))
            for arc in arcs
            if self.weight[arc] > 0
        ]


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


@lru_cache(maxsize=POSITIONS)
def ways_and_costs(key: PositionKey) -> tuple[Ways, vec[i32]]:
    """What every builder in this position begins with, to be copied."""
    position = position_from(key)
    ways = ways_in(position)
    return ways, section_costs(position, ways)


def section_costs(position: Position, ways: Ways) -> vec[i32]:
    """AF-6.3 to AF-6.7: of each arc the cost of building it; 0 for what is there already."""
    ground = ground_of(position.network)
    weight = ground.cost[:]
    for arc, section in enumerate(ground.section_of):
        if section < 0:
            continue
        owner = position.owner[section >> 1]
        if owner != NOBODY:
            weight[arc] = 0 if owner == position.seat else CLOSED
        else:
            weight[arc] = section_cost(position, ways, ground, arc)
    return weight


def section_cost(position: Position, ways: Ways, ground: Ground, arc: i64) -> i32:
    """AF-6.5 to AF-6.7, AF-10.2: of an arc that nobody has built."""
    section = ground.section_of[arc]
    joins = joins_point(ways, position.seat, section)
    if joins >= 0 and (ways.room[joins] <= 0 or joins in position.barred):
        return CLOSED
    if closed_by(ways, position.seat, section) >= 0:
        return CLOSED
    return ground.cost[arc] if joins >= 0 else ground.terrain_cost[arc]
