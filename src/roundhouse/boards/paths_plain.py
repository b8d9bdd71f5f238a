"""Shortest paths with a bucket for every distance (Dial): what `paths_kernel` does, in Python.

It takes everything in the same order, so that of equal paths both find the same one.
An arc is its weight times 65536 plus the milepost it leads to; the weight 63 is a ferry that
waits for the next turn.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

FAR: Final = 1 << 29
FERRY: Final = 63


def reach(
    first: vec[i32], arcs: vec[i32], sources: vec[i32], start: int, speed: int, slow: int
) -> tuple[array[int], array[int]]:
    """The distance of every milepost, and the arc that leads to it."""
    size = len(first) - 1
    distance = [FAR] * size
    before = [-1] * size
    buckets: list[list[int]] = [[] for _ in range(start + 1)]
    for source in sources:
        distance[source] = start
        buckets[start].append(int(source))
    now = start
    while now < len(buckets):
        while buckets[now]:
            nodes, buckets[now] = buckets[now], []
            for at in nearer(first, arcs, distance, reversed(nodes), now, speed, slow):
                end = int(arcs[at]) & 65535
                before[end] = at
                while len(buckets) <= distance[end]:
                    buckets.append([])
                buckets[distance[end]].append(end)
        now += 1
    return array("i", distance), array("i", before)


def nearer(
    first: vec[i32],
    arcs: vec[i32],
    distance: list[int],
    nodes: Iterable[int],
    now: int,
    speed: int,
    slow: int,
) -> list[int]:
    """The arcs out of these nodes that lead somewhere sooner than was known."""
    found: list[int] = []
    for node in nodes:
        if distance[node] != now:
            continue
        for at in range(int(first[node]), int(first[node + 1])):
            weight, end = divmod(int(arcs[at]), 65536)
            there = now + weight
            if weight == FERRY:
                there = (now + speed - 1) // speed * speed + speed - slow
            if there < distance[end]:
                distance[end] = there
                found.append(at)
    return found


def meeting(one: array[int], two: array[int], three: array[int]) -> tuple[int, int]:
    """The least sum of three distances, and where; (FAR, -1) if no milepost has all three."""
    least, where = FAR, -1
    for milepost in range(len(one)):
        total = one[milepost] + two[milepost] + three[milepost]
        if total < least:
            least, where = total, milepost
    return least, where
