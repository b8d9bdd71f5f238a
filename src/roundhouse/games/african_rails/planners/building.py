"""The cheapest way to build from the own network to a place, or to two (AF-6)."""

from __future__ import annotations

from dataclasses import dataclass
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
from roundhouse.games.african_rails.planners.ground import (
    Ground,
    ground_of,
    milepost_of,
    small,
    with_landings,
)
from roundhouse.games.african_rails.planners.position import (
    NOBODY,
    Position,
    count_places,
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
        self.roads: Roads = ground_of(position.network).roads
        self.weight: vec[i32] = section_costs(position)
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


def section_costs(position: Position) -> vec[i32]:
    """AF-6.3 to AF-6.7: of each arc the cost of building it; 0 for what is there already."""
    ground = ground_of(position.network)
    weight = ground.cost[:]
    close_places(position, ground, weight)
    for edge, owner in enumerate(position.owner):
        if owner != NOBODY:
            for arc in ground.arcs_of[edge]:
                if ground.cost[arc] != CLOSED:
                    weight[arc] = 0 if owner == position.seat else CLOSED
    return weight


def close_places(position: Position, ground: Ground, weight: vec[i32]) -> None:
    """AF-6.6, AF-6.7: new sections at cities and harbours, by who has joined them."""
    network = position.network
    places = count_places(position)
    for place, posts in enumerate(ground.place_nodes):
        spare = places.free[place] > places.room[place]
        mine = places.joined[place] >> position.seat & 1 != 0
        may_enter = spare if mine else places.room[place] > 0 and place not in position.barred
        for node in posts:
            may_leave = spare or (node >= network.size and not mine)
            for arc in range(i64(ground.roads.first[node]), i64(ground.roads.first[node + 1])):
                if not may_leave and ground.cost[arc] > 0:
                    weight[arc] = CLOSED
                back = i64(ground.roads.twin[arc])
                if ground.cost[back] > 0:
                    if not may_enter:
                        weight[back] = CLOSED
                    elif mine and weight[back] != CLOSED and network.ferry[posts[0]] >= 0:
                        weight[back] = ground.terrain_cost[back]
