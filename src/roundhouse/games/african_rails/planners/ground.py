"""Where building may go and what it costs on an empty board.

Who comes over the water stands on a landing, which differs from the harbour only by AF-6.7: none
of the harbour's own sections is used up.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from librt.vecs import vec
from mypy_extensions import i32

from roundhouse.boards.network import Network, build_cost
from roundhouse.boards.paths import CLOSED, Roads


@dataclass(eq=False)
class Ground:
    """What of building does not depend on the track there is."""

    roads: Roads
    cost: vec[i32]
    """Of each arc, on an empty board; 0 inside a major city and over a ferry."""
    terrain_cost: vec[i32]
    """The same for who has joined all ferries."""
    arcs_of: list[list[int]]
    """Of each edge: its arcs."""
    place_nodes: list[list[int]]
    """Of each place: its mileposts and landings."""


@cache
def ground_of(network: Network) -> Ground:
    """The ground of a network; the same object every time."""
    roads = building_roads(network)
    cost: list[int] = []
    terrain_cost: list[int] = []
    arcs_of: list[list[int]] = [[] for _ in range(network.edges)]
    for arc in range(len(roads.head)):
        tail, head, way = int(roads.tail[arc]), int(roads.head[arc]), int(roads.way[arc])
        if way < network.edges:
            arcs_of[way].append(arc)
        cost.append(arc_cost(network, tail, head, way, False))
        terrain_cost.append(arc_cost(network, tail, head, way, True))
    place_nodes: list[list[int]] = [list(city.mileposts) for city in network.cities]
    for number, ferry in enumerate(network.ferries):
        for side, harbour in enumerate(ferry.mileposts):
            place_nodes.append([harbour, network.size + 2 * number + side])
    return Ground(roads, small(cost), small(terrain_cost), arcs_of, place_nodes)


def arc_cost(network: Network, tail: int, head: int, way: int, ferry_joined: bool) -> int:
    """A landing is come to by its ferry only, and left by land only."""
    if way >= network.edges:
        return 0 if tail < network.size else CLOSED
    if head >= network.size:
        return CLOSED
    return int(build_cost(network, way, head, ferry_joined)) if network.buildable[way] else 0


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
