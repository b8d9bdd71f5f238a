"""Exact one-to-all shortest paths on a network, with small whole weights.

The work is done by `paths_kernel` where it is compiled, else by `paths_plain`. Weights stand
on arcs: every edge gives one in each direction, every ferry too.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from roundhouse._plain import COMPILED
from roundhouse.boards import paths_plain
from roundhouse.boards.network import Network

if COMPILED:
    from roundhouse.boards import paths_kernel

FAR: Final = 1 << 29
"""The distance of what cannot be reached."""
CLOSED: Final = -1
"""The weight of an arc that may not be used."""
FERRY: Final = 63
"""The weight of a ferry to a train that has to wait for its next turn to cross."""
HEAVIEST: Final = 62


@dataclass(eq=False)
class Roads:
    """A network as arcs: from each milepost to its neighbours, then over its ferry."""

    size: int
    first: vec[i32]
    """The arcs out of milepost m stand at first[m] up to first[m + 1]."""
    tail: vec[i32]
    """Where an arc starts."""
    head: vec[i32]
    """Where it leads."""
    way: vec[i32]
    """Its edge; of ferry f it is the number of edges + f."""
    twin: vec[i32]
    """The arc the other way."""


@dataclass
class Reach:
    """How far everything is from the sources."""

    distance: array[int]
    """FAR where nothing leads."""
    arc: array[int]
    """The last arc of a shortest path; -1 at sources and beyond reach."""


@cache
def roads(network: Network) -> Roads:
    """The arcs of a network; the same object every time."""
    first = [0]
    tail: list[int] = []
    head: list[int] = []
    way: list[int] = []
    for milepost in range(network.size):
        for at in range(network.first[milepost], network.first[milepost + 1]):
            head.append(int(network.neighbour[at]))
            way.append(int(network.via[at]))
        if network.ferry[milepost] >= 0:
            head.append(int(network.far_harbour[milepost]))
            way.append(network.edges + int(network.ferry[milepost]))
        tail += [milepost] * (len(head) - len(tail))
        first.append(len(head))
    at_ends = {(tail[arc], way[arc]): arc for arc in range(len(head))}
    twin = [at_ends[head[arc], way[arc]] for arc in range(len(head))]
    return Roads(network.size, _table(first), _table(tail), _table(head), _table(way), _table(twin))


def _table(numbers: list[int]) -> vec[i32]:
    return vec[i32]([i32(number) for number in numbers])


def pack(ways: Roads, weight: vec[i32]) -> vec[i32]:
    """Arcs for `reach`: one weight for each arc, CLOSED, 0 to HEAVIEST, or FERRY."""
    packed = ways.head[:]
    for arc in range(i64(len(weight))):
        packed[arc] = _packed(weight[arc], ways.tail[arc], ways.head[arc])
    return packed


def pack_back(ways: Roads, weight: vec[i32]) -> vec[i32]:
    """The same arcs, all turned round: `reach` then tells the way from everywhere to one place."""
    packed = ways.head[:]
    for arc in range(i64(len(weight))):
        packed[arc] = _packed(weight[i64(ways.twin[arc])], ways.tail[arc], ways.head[arc])
    return packed


def _packed(weight: i32, tail: i32, head: i32) -> i32:
    """Weight and end in one number; a closed arc leads back to where it starts."""
    if weight == CLOSED:
        return tail
    if weight < 0 or weight > FERRY:
        raise ValueError(f"the weight {weight} is not within 0 to {HEAVIEST}")
    return (weight << 16) + head


def reach(ways: Roads, arcs: vec[i32], sources: vec[i32]) -> Reach:
    """The least sum of weights from the nearest source to every milepost."""
    return reach_by_turns(ways, arcs, sources, 0, 1, 0)


def reach_by_turns(
    ways: Roads, arcs: vec[i32], sources: vec[i32], start: int, speed: int, slow: int
) -> Reach:
    """The least movement points, counted over turns of `speed` points, `start` already spent.

    A FERRY waits for the next turn (a turn not yet begun counts), which then has `slow` points.
    """
    if COMPILED:
        distance, arc = paths_kernel.reach(ways.first, arcs, sources, start, speed, slow)
    else:
        distance, arc = paths_plain.reach(ways.first, arcs, sources, start, speed, slow)
    return Reach(distance, arc)


def path(ways: Roads, found: Reach, goal: int) -> list[int]:
    """The arcs of a shortest path from a source to the goal, in order; none from a source."""
    arcs: list[int] = []
    arc = found.arc[goal]
    while arc >= 0:
        arcs.append(arc)
        arc = found.arc[int(ways.tail[arc])]
    arcs.reverse()
    return arcs


def path_back(ways: Roads, found: Reach, start: int) -> list[int]:
    """Where the arcs were turned round: the arcs from the start to the nearest source."""
    return [int(ways.twin[arc]) for arc in reversed(path(ways, found, start))]


def meeting(one: Reach, two: Reach, three: Reach) -> tuple[int, int]:
    """The least sum of the three distances and the milepost that has it (-1: there is none)."""
    if COMPILED:
        least, milepost = paths_kernel.meeting(one.distance, two.distance, three.distance)
    else:
        least, milepost = paths_plain.meeting(one.distance, two.distance, three.distance)
    return least, milepost
