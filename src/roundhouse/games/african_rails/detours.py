"""AF-6.7: one way into a place led round what is built on it; all other ways stay.

Where that cannot be done nearby, a flow finds out whether others can make way (see `closing`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from roundhouse.games.african_rails.land import BITS, DETOUR, NOTHING, WORD, Land
from roundhouse.games.african_rails.ways import Ways

NEARBY: Final = 96
"""Nodes from which a detour is sought."""
AVOIDING: Final = 40
"""Nodes after which it may lead through the network it should avoid."""
RETURNS: Final = 8
"""Nodes of the way at which a detour may come back to it, counted from where it is cut."""


# -- a search nearby --------------------------------------------------------------------------


def bypass(ways: Ways, point: i64, seat: i64, builder: i64, first: i64, last: i64) -> bool:
    """The seat's way leaves out its sections from `first` to `last`, if a detour is near that
    keeps away from the builder's network and from all points.
    """
    way = ways.way[point * ways.seats + seat]
    base = new_search(ways)
    rim = mark_way(ways, way, first, last, base)
    section = search_back(ways, point, seat, builder, rim, base)
    if section < 0:
        return False
    ways.put_way(point, seat, joined_up(ways, seat, way, section, last, base))
    return True


def restart(ways: Ways, point: i64, seat: i64) -> bool:
    """The seat's way starts in its network, led there if need be and if it is near."""
    land = ways.land
    way = ways.way[point * ways.seats + seat]
    start = land.tail[way[0]]
    if ways.home[seat * land.size + start]:
        return True
    base = new_search(ways)
    rim = mark_way(ways, way, NOTHING, 0, base)
    section = search_back(ways, point, seat, seat, rim, base)
    if section < 0:
        return False
    ways.put_way(point, seat, joined_up(ways, seat, way, section, 0, base))
    return True


def new_search(ways: Ways) -> i64:
    """What `reached` says of a node counts from this number on: + 0 for where a detour may end,
    + 1 + the section by which it goes on; - the number itself where the way is before the cut.
    """
    if ways.searches == 0:
        ways.reached = ways.land.no_claims[: ways.land.size]
    ways.searches += 2 * ways.land.edges + 1
    return ways.searches


def mark_way(ways: Ways, way: vec[i64], first: i64, last: i64, base: i64) -> vec[i64]:
    """The nodes of the way are marked; gives those where a detour may come back to it."""
    land, reached = ways.land, ways.reached
    rim = vec[i64]()
    for at in range(first + 1):
        reached[land.tail[way[at]]] = -base
    for at in range(last, i64(len(way))):
        node = land.head[way[at]]
        reached[node] = base
        if at < last + RETURNS:
            rim = append(rim, node)
    return rim


def search_back(ways: Ways, point: i64, seat: i64, builder: i64, rim: vec[i64], base: i64) -> i64:
    """The first section of the shortest detour, or NOTHING; `reached` has the others."""
    land, free, claims, home, reached = ways.land, ways.free, ways.claims, ways.home, ways.reached
    out, first, head, points = land.out, land.first, land.head, land.point
    word, bit = point // WORD, BITS[point]
    own, avoided = seat * land.size, builder * land.size
    late = vec[i64]()
    done: i64 = 0
    while done < NEARBY:
        if len(late) > 0 and (done > AVOIDING or done == i64(len(rim))):
            for node in late:
                rim = append(rim, node)
            late = vec[i64]()
            avoided = NOTHING
        if done == i64(len(rim)):
            return NOTHING
        node = rim[done]
        done += 1
        for at in range(first[node], first[node + 1]):
            section = out[at]
            near = head[section]
            if reached[near] >= base or not free[section >> 1]:
                continue
            if claims[2 * (section >> 1) + word] & bit:
                continue
            if reached[near] == -base or home[own + near]:
                return section ^ 1
            if points[near] < 0:
                reached[near] = base + 1 + (section ^ 1)
                if avoided >= 0 and home[avoided + near]:
                    late = append(late, near)
                else:
                    rim = append(rim, near)
    return NOTHING


def joined_up(ways: Ways, seat: i64, way: vec[i64], section: i64, last: i64, base: i64) -> vec[i64]:
    """The way with a detour that starts with this section, from the seat's network on."""
    land = ways.land
    start = land.tail[section]
    found = vec[i64]()
    if not ways.home[seat * land.size + start]:
        kept: i64 = 0
        while land.tail[way[kept]] != start:
            kept += 1
        found = way[:kept]
    found = append(found, section)
    node = land.head[section]
    while ways.reached[node] != base:
        found = append(found, ways.reached[node] - base - 1)
        node = land.head[found[len(found) - 1]]
    while land.head[way[last]] != node:
        last += 1
    for at in range(last + 1, i64(len(way))):
        found = append(found, way[at])
    return found


# -- round a corner ---------------------------------------------------------------------------


def go_round(ways: Ways, point: i64, seat: i64, edge: i64) -> bool:
    """The seat's way takes a detour instead of the edge, if it can."""
    land = ways.land
    for at in range(land.first_detour[edge], land.first_detour[edge + 1], DETOUR):
        if is_detour_clear(ways, point, at):
            way = ways.way[point * ways.seats + seat]
            ways.put_way(point, seat, with_detour(land, way, edge, at))
            return True
    return False


def is_detour_clear(ways: Ways, point: i64, at: i64) -> bool:
    for step in range(at, at + DETOUR):
        edge = ways.land.detours[step]
        if not ways.free[edge] or ways.claimed(edge, point):
            return False
    return True


def with_detour(land: Land, way: vec[i64], edge: i64, at: i64) -> vec[i64]:
    """The same way with the edges of a detour, forth or back, instead of the one edge."""
    found = vec[i64]()
    for section in way:
        if section >> 1 != edge:
            found = append(found, section)
            continue
        node = land.tail[section]
        last: i64 = NOTHING
        for step in range(i64(DETOUR)):
            taken = land.detours[at + DETOUR - 1 - step if section & 1 else at + step]
            if taken != last:
                found = append(found, leaving_from(land, taken, node))
                node = land.head[found[len(found) - 1]]
                last = taken
    return found


def leaving_from(land: Land, edge: i64, node: i64) -> i64:
    """The directed section on this edge that starts at the node."""
    return 2 * edge if land.tail[2 * edge] == node else 2 * edge + 1
