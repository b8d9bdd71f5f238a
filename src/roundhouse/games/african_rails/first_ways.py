"""AF-6.7: as many ways into every place as there can be, for a position that is new.

Most are found without searching: the shortest way of each seat, the nearest seats first; where
two cross, the farther one looks for a way round. Only what is then missing needs a flow.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from roundhouse.games.african_rails.detours import restart
from roundhouse.games.african_rails.land import BITS, FAR, NOTHING, WORD
from roundhouse.games.african_rails.ways import Ways, units_through

LEVELS: Final = 64
"""A way round that is longer than the shortest way by so much is left to the flow."""
NO_HEADS: Final[vec[i64]] = vec[i64]([NOTHING] * (LEVELS + 3))
"""The beginnings of the lists of nodes, one for each level: all empty."""


def find_ways(ways: Ways) -> None:
    """Fills in the ways; everything else of the position is known."""
    ways.way = vec[vec[i64]]([vec[i64]() for _ in range(ways.land.points * ways.seats)])
    ways.claims = ways.land.no_claims[:]
    trees = [Tree(ways, seat) for seat in range(ways.seats)]
    for point in range(ways.land.points):
        missing = ways.room[point] - nearest_ways(ways, point, trees)
        if missing > 0:
            ways.more_ways(point, missing)


def keep_ways(ways: Ways, before: Ways) -> None:
    """The same for a position in which track was lost since then: the ways are as good as before
    but where they start in a network that is no longer there.
    """
    ways.way = before.way[:]
    ways.claims = before.claims[:]
    for point in range(ways.land.points):
        missing = ways.room[point]
        for seat in range(ways.seats):
            if len(ways.way[point * ways.seats + seat]) == 0:
                continue
            if restart(ways, point, seat):
                missing -= 1
            else:
                ways.put_way(point, seat, vec[i64]())
        if missing > 0:
            ways.more_ways(point, missing)


def nearest_ways(ways: Ways, point: i64, trees: list[Tree]) -> i64:
    """Ways in that do not cross one another; says how many."""
    goal = ways.land.point_node[point]
    tried = ways.joined[point]
    count: i64 = 0
    while count < ways.room[point]:
        seat = nearest_seat(goal, tried, trees)
        if seat < 0:
            break
        tried |= 1 << seat
        way = trees[int(seat)].way(goal)
        if not is_clear(ways, point, way):
            way = trees[int(seat)].way_round(ways, point)
        if len(way) > 0:
            ways.put_way(point, seat, way)
            count += 1
    return count


def nearest_seat(goal: i64, tried: i64, trees: list[Tree]) -> i64:
    """The nearest seat that was not tried, or NOTHING."""
    nearest: i64 = NOTHING
    least: i64 = FAR
    for seat, tree in enumerate(trees):
        if tree.distance[goal] < least and not tried >> seat & 1:
            nearest, least = seat, tree.distance[goal]
    return nearest


def is_clear(ways: Ways, point: i64, way: vec[i64]) -> bool:
    """No other way into the point goes over these sections, and the ferries have room."""
    land = ways.land
    claims: i64 = 0
    for section in way:
        claims |= ways.claims[2 * (section >> 1) + point // WORD]
        node = land.head[section]
        if land.point[node] >= 0 and not has_room(ways, point, node):
            return False
    return claims & BITS[point] == 0


def has_room(ways: Ways, point: i64, node: i64) -> bool:
    """One way more into the point may lead through this node."""
    on_the_way = ways.land.point[node]
    if on_the_way == point:
        return True
    return units_through(ways, point, node, NOTHING) < ways.room[on_the_way]


class Tree:
    """The shortest ways of one seat to everywhere, over ferries but through no city."""

    def __init__(self, ways: Ways, seat: i64) -> None:
        land = ways.land
        self.land = land
        self.distance: vec[i64] = land.far[:]
        self.came: vec[i64] = land.unseen[:]
        """The section by which a node was reached."""
        self.grow(self.homes(ways, seat), ways.free)

    def homes(self, ways: Ways, seat: i64) -> vec[i64]:
        """The nodes of the seat's network."""
        found = vec[i64]()
        home, size = ways.home, self.land.size
        for node in range(size):
            if home[seat * size + node]:
                self.distance[node] = 0
                found = append(found, node)
        return found

    def grow(self, rim: vec[i64], free: vec[u8]) -> None:
        first, out, head, point = self.land.first, self.land.out, self.land.head, self.land.point
        distance, came, cities = self.distance, self.came, self.land.cities
        done: i64 = 0
        while done < i64(len(rim)):
            node = rim[done]
            done += 1
            far = distance[node] + 1
            if far > 1 and 0 <= point[node] < cities:
                continue
            for at in range(first[node], first[node + 1]):
                section = out[at]
                near = head[section]
                if distance[near] == FAR and free[section >> 1]:
                    distance[near] = far
                    came[near] = section
                    rim = append(rim, near)

    def way(self, node: i64) -> vec[i64]:
        """To a node that was reached, from its start on."""
        length = self.distance[node]
        found = self.land.unseen[:length]
        for at in range(length):
            section = self.came[node]
            found[length - 1 - at] = section
            node = self.land.tail[section]
        return found

    def way_round(self, ways: Ways, point: i64) -> vec[i64]:
        """A way into the point over sections that its other ways leave free; empty for none.

        From the point back, always on from the node that promises the shortest way.
        """
        land, distance = self.land, self.distance
        onward, linked = land.unseen[: land.size], land.unseen[: land.size]
        heads = NO_HEADS[:]
        goal = land.point_node[point]
        onward[goal] = 0
        heads[0] = goal
        level: i64 = 0
        while level < LEVELS:
            node = heads[level]
            if node < 0:
                level += 1
                continue
            heads[level] = linked[node]
            if distance[node] == 0:
                return self.follow(onward, node, goal)
            for at in range(land.first[node], land.first[node + 1]):
                section = land.out[at]
                near = land.head[section]
                if onward[near] < 0 and self.is_open(ways, point, section):
                    further = level + 1 + distance[near] - distance[node]
                    further = level + 2 if further > level + 2 else further
                    onward[near] = section ^ 1
                    linked[near] = heads[further]
                    heads[further] = near
        return vec[i64]()

    def is_open(self, ways: Ways, point: i64, section: i64) -> bool:
        """The section can be used, and leads through no city and no full ferry."""
        node = self.land.head[section]
        distance, there = self.distance[node], self.land.point[node]
        if distance == FAR or not ways.free[section >> 1]:
            return False
        is_on_the_way = distance > 0 and there >= 0
        if is_on_the_way and (there < self.land.cities or not has_room(ways, point, node)):
            return False
        return not ways.claimed(section >> 1, point)

    def follow(self, onward: vec[i64], node: i64, goal: i64) -> vec[i64]:
        found = vec[i64]()
        while node != goal:
            found = append(found, onward[node])
            node = self.land.head[onward[node]]
        return found
