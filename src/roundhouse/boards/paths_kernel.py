# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False
# mypy: ignore-errors
"""Shortest paths with a ring of 64 buckets: Cython's pure-Python mode, never imported uncompiled.

No arc is longer than 62 and no wait for a ferry longer than two turns, so 64 buckets suffice.
A bucket is a chain of entries, each the milepost and the next entry. A bucket is emptied as a
whole, without a branch that depends on a distance (the processor could not predict it): mileposts
whose distance fell are noted and put into their buckets afterwards. `paths_plain` computes the same
in plain Python.
"""

import array

import cython
from cython.cimports.cpython import array as arrays

FAR = cython.declare(cython.int, 1 << 29)
FERRY = cython.declare(cython.int, 63)
BLANK = cython.declare(arrays.array, array.array("i"))
ROOM = cython.declare(arrays.array, array.array("i"))
"""Working space, kept from call to call; no call is interrupted by another."""
Ints = cython.typedef(cython.pointer(cython.const[cython.int]))


def reach(
    first: cython.const[cython.int][::1],
    arcs: cython.const[cython.int][::1],
    sources: cython.const[cython.int][::1],
    start: cython.int,
    speed: cython.int,
    slow: cython.int,
):
    """The distance of every milepost, and the arc that leads to it."""
    size: cython.int = first.shape[0] - 1
    most: cython.int = arcs.shape[0] + sources.shape[0]
    distances: arrays.array = arrays.clone(BLANK, size, False)
    befores: arrays.array = arrays.clone(BLANK, size, False)
    distance: cython.p_int = distances.data.as_ints
    i: cython.int
    if len(ROOM) < 3 * most:
        arrays.resize(ROOM, 3 * most)
    entries: cython.p_int = ROOM.data.as_ints
    for i in range(size):
        distance[i] = FAR
        befores.data.as_ints[i] = -1
    for i in range(sources.shape[0]):
        distance[sources[i]] = start
        entries[2 * i] = sources[i]
        entries[2 * i + 1] = i - 1
    if sources.shape[0] > 0 and arcs.shape[0] > 0:
        spread(
            cython.address(first[0]),
            cython.address(arcs[0]),
            distance,
            befores.data.as_ints,
            entries,
            entries + 2 * most,
            sources.shape[0],
            start,
            speed,
            slow,
        )
    return distances, befores


@cython.cfunc
@cython.exceptval(check=False)
def spread(
    first: Ints,
    arcs: Ints,
    distance: cython.p_int,
    before: cython.p_int,
    entries: cython.p_int,
    nearer: cython.p_int,
    used: cython.int,
    now: cython.int,
    speed: cython.int,
    slow: cython.int,
) -> cython.void:
    """Empties bucket after bucket, beginning with the sources, which are the first entries."""
    bucket: cython.int[64]
    i: cython.int
    at: cython.int
    node: cython.int
    end: cython.int
    known: cython.int
    there: cython.int
    entry: cython.int
    count: cython.int
    taken: cython.int = 0
    for i in range(64):
        bucket[i] = -1
    bucket[now & 63] = used - 1
    while taken < used:
        while bucket[now & 63] >= 0:
            entry = bucket[now & 63]
            bucket[now & 63] = -1
            count = 0
            while entry >= 0:
                taken += 1
                node = entries[2 * entry]
                entry = entries[2 * entry + 1]
                if distance[node] == now:
                    for at in range(first[node], first[node + 1]):
                        end = arcs[at] & 65535
                        there = now + (arcs[at] >> 16)
                        if arcs[at] >> 16 == FERRY:
                            there = (now + speed - 1) // speed * speed + speed - slow
                        known = distance[end]
                        nearer[count] = at
                        distance[end] = there if there < known else known
                        count += there < known
            for i in range(count):
                end = arcs[nearer[i]] & 65535
                before[end] = nearer[i]
                there = distance[end] & 63
                entries[2 * used] = end
                entries[2 * used + 1] = bucket[there]
                bucket[there] = used
                used += 1
        now += 1


def meeting(
    one: cython.const[cython.int][::1],
    two: cython.const[cython.int][::1],
    three: cython.const[cython.int][::1],
):
    """The least sum of three distances, and where; (FAR, -1) if no milepost has all three."""
    least: cython.int = FAR
    where: cython.int = -1
    total: cython.int
    i: cython.int
    for i in range(one.shape[0]):
        total = one[i] + two[i] + three[i]
        if total < least:
            least = total
            where = i
    return least, where
