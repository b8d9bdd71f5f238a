"""Where building may go and what it costs on an empty board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from librt.vecs import vec
from mypy_extensions import i32

from roundhouse.boards.network import Network, build_cost
from roundhouse.boards.paths import Roads, roads


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
    section_of: list[int]
    """Of each arc: its directed section, 2 * edge from its lower end to its higher, + 1 back;
    -1 where nothing is built."""


@cache
def ground_of(network: Network) -> Ground:
    """The ground of a network; the same object every time."""
    ways = roads(network)
    cost: list[int] = []
    terrain_cost: list[int] = []
    section_of: list[int] = []
    arcs_of: list[list[int]] = [[] for _ in range(network.edges)]
    for arc in range(len(ways.head)):
        tail, head, way = int(ways.tail[arc]), int(ways.head[arc]), int(ways.way[arc])
        is_section = way < network.edges and bool(network.buildable[way])
        if way < network.edges:
            arcs_of[way].append(arc)
        cost.append(int(build_cost(network, way, head, False)) if is_section else 0)
        terrain_cost.append(int(build_cost(network, way, head, True)) if is_section else 0)
        section_of.append(2 * way + int(network.end_a[way] != tail) if is_section else -1)
    return Ground(ways, small(cost), small(terrain_cost), arcs_of, section_of)


def small(numbers: list[int]) -> vec[i32]:
    return vec[i32]([i32(number) for number in numbers])
