"""AF-6.7: the players who come in to one point together, as a flow that can be led elsewhere.

Every waiting player gives one unit. A section carries one, a point on the way as many as it has
room for. A search goes over what is left of that, also back along units that then run elsewhere.
Points are two stations, one for arriving and one for leaving; a seat is a station from which its
unit starts anywhere in its network; the house is the station of seats without a unit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from roundhouse.games.african_rails.land import Land

NO_SECTION: Final = -1
NOBODY: Final = -1
NEARBY: Final = 60
"""Stations after which a way through the network that should be led past is as good."""
NOWHERE: Final = -1


class Flow:
    """The units into one point. `room`, `free` and `home` are those of the position: see `Ways`."""

    def __init__(
        self,
        land: Land,
        point: i64,
        seats: i64,
        waiting: i64,
        room: vec[i64],
        free: vec[u8],
        home: vec[u8],
    ) -> None:
        self.land = land
        self.goal: i64 = land.point_node[point]
        self.seats = seats
        self.waiting = waiting
        """A bit per seat that has not joined the point."""
        self.room = room
        self.free = free
        self.home = home
        self.flow: vec[u8] = land.no_flow[:]
        """Of an edge: 1 for a unit along section 2 * edge, 2 along 2 * edge + 1, 0 for none."""
        self.through: vec[u8] = land.no_flow[: land.points]
        """Units that arrive at a point on their way."""
        self.start: vec[i64] = land.unseen[:seats]
        """Of each seat: the node where its unit starts, or NOWHERE."""
        self.avoided: i64 = NOBODY
        """A seat whose network units are led past rather than through."""

    def add(self, seat: i64, way: vec[i64]) -> None:
        """A unit of the seat comes in this way."""
        land = self.land
        self.start[seat] = land.tail[way[0]]
        for section in way:
            self.flow[section >> 1] = u8(1 + (section & 1))
            node = land.head[section]
            if land.point[node] >= 0 and node != self.goal:
                self.through[land.point[node]] += 1

    def take_out(self, way: vec[i64], first: i64, last: i64) -> None:
        """A unit is on its way no more between these two sections of it, both included."""
        land = self.land
        for at in range(first, last + 1):
            self.flow[way[at] >> 1] = 0
            point = land.point[land.head[way[at]]]
            if at < last and point >= 0:
                self.through[point] -= 1

    def leaving(self, node: i64) -> i64:
        """The station from which units leave the node; they arrive at the node's own number."""
        return node if self.land.point[node] < 0 else node + self.land.size

    def house(self) -> i64:
        """Seats are the stations before it."""
        return 2 * self.land.size + self.seats

    def grow(self) -> bool:
        """One more unit comes in, if that can be."""
        return self.lead(self.house(), self.goal)

    def lead(self, start: i64, end: i64) -> bool:
        """A unit is led from one station to another, others making way; False if it cannot be."""
        search = Search(self, start, end)
        if not search.found():
            return False
        search.follow()
        return True

    def ways(self) -> list[vec[i64]]:
        """Of each seat the way of its unit, empty for none; the flow is used up."""
        found: list[vec[i64]] = []
        for seat in range(self.seats):
            way = vec[i64]()
            node = self.start[seat]
            while node not in (NOWHERE, self.goal):
                section = self.onward(node)
                self.flow[section >> 1] = 0
                way = append(way, section)
                node = self.land.head[section]
            found.append(way)
        return found

    def onward(self, node: i64) -> i64:
        """A section by which a unit leaves the node."""
        land = self.land
        for at in range(land.first[node], land.first[node + 1]):
            section = land.out[at]
            if i64(self.flow[section >> 1]) == 1 + (section & 1):
                return section
        raise AssertionError(f"a unit is lost at {node}")


class Search:
    """Breadth first, from the end back to the start: what is closed is mostly so near the end."""

    def __init__(self, flow: Flow, start: i64, end: i64) -> None:
        self.flow = flow
        self.land = flow.land
        self.start = start
        self.end = end
        self.next: vec[i64] = flow.land.unseen[:]
        """Of each station: where to go from it, and over which section, as one number."""
        self.scale: i64 = 2 * flow.land.edges + 1
        self.rim: vec[i64] = vec[i64]([end])
        self.late: vec[i64] = vec[i64]()
        """Stations reached that should be led past; they are used when little else is found."""
        self.avoided: i64 = flow.avoided
        self.next[end] = 0

    def found(self) -> bool:
        done: i64 = 0
        size, points, start = self.land.size, self.land.point, self.start
        while True:
            if len(self.late) > 0 and (done > NEARBY or done == i64(len(self.rim))):
                self.admit()
            if done == i64(len(self.rim)):
                return False
            station = self.rim[done]
            done += 1
            if station == start:
                return True
            if station >= 2 * size:
                self.to_seat(station)
            elif station >= size:
                self.to_leaving_point(station, station - size)
            elif points[station] >= 0:
                self.to_point(station)
            else:
                self.to_node(station)

    def admit(self) -> None:
        """From now on the search may use the stations that it had to avoid."""
        for station in self.late:
            self.rim = append(self.rim, station)
        self.late = vec[i64]()
        self.avoided = NOBODY

    def visit(self, station: i64, target: i64, section: i64) -> None:
        if self.next[station] < 0:
            self.next[station] = target * self.scale + section + 1
            if self.is_avoided(station):
                self.late = append(self.late, station)
            else:
                self.rim = append(self.rim, station)

    def is_avoided(self, station: i64) -> bool:
        size = self.land.size
        if self.avoided < 0 or station == self.start or station >= 2 * size:
            return False
        node = station - size if station >= size else station
        return self.flow.home[self.avoided * size + node] != 0

    def to_node(self, node: i64) -> None:
        """From free sections, from a unit that goes on from here, from seats that are at home."""
        land, flow, free = self.land, self.flow.flow, self.flow.free
        out, head, points, size = land.out, land.head, land.point, land.size
        for at in range(land.first[node], land.first[node + 1]):
            section = out[at]
            units = i64(flow[section >> 1])
            if units == 0:
                if free[section >> 1]:
                    near = head[section]
                    station = near if points[near] < 0 else near + size
                    if self.next[station] < 0:
                        self.visit(station, node, section ^ 1)
            elif units == 1 + (section & 1):
                self.visit(head[section], node, section ^ 1)
        self.from_home(node, node)

    def to_leaving_point(self, station: i64, node: i64) -> None:
        flow, land = self.flow, self.land
        for at in range(land.first[node], land.first[node + 1]):
            section = land.out[at]
            if i64(flow.flow[section >> 1]) == 1 + (section & 1):
                self.visit(land.head[section], station, section ^ 1)
        point = land.point[node]
        if node != flow.goal and i64(flow.through[point]) < flow.room[point]:
            self.visit(node, station, NO_SECTION)
        self.from_home(station, node)

    def to_point(self, node: i64) -> None:
        flow, land = self.flow, self.land
        for at in range(land.first[node], land.first[node + 1]):
            section = land.out[at]
            if flow.flow[section >> 1] == 0 and flow.free[section >> 1]:
                self.visit(flow.leaving(land.head[section]), node, section ^ 1)
        if node != flow.goal and flow.through[land.point[node]] > 0:
            self.visit(node + land.size, node, NO_SECTION)

    def from_home(self, station: i64, node: i64) -> None:
        """A seat's unit may start anywhere in its network."""
        flow, size = self.flow, self.land.size
        for seat in range(flow.seats):
            if flow.home[seat * size + node] and flow.waiting >> seat & 1:
                self.visit(2 * size + seat, station, NO_SECTION)

    def to_seat(self, station: i64) -> None:
        """A unit gives up its start; one that waits comes from the house, and others go there."""
        flow, size = self.flow, self.land.size
        if station == flow.house():
            for seat in range(flow.seats):
                if flow.start[seat] != NOWHERE:
                    self.visit(2 * size + seat, station, NO_SECTION)
            return
        node = flow.start[station - 2 * size]
        if node == NOWHERE:
            self.visit(flow.house(), station, NO_SECTION)
        else:
            self.visit(flow.leaving(node), station, NO_SECTION)

    def follow(self) -> None:
        """The unit takes the way found."""
        station = self.start
        while station != self.end:
            target = self.next[station] // self.scale
            self.step(station, target, self.next[station] % self.scale - 1)
            station = target

    def step(self, station: i64, target: i64, section: i64) -> None:
        flow, size = self.flow, self.land.size
        house = flow.house()
        if section >= 0:
            empty = flow.flow[section >> 1] == 0
            flow.flow[section >> 1] = u8(1 + (section & 1)) if empty else u8(0)
        elif house in (station, target):
            return
        elif station >= 2 * size:
            flow.start[station - 2 * size] = target - size if target >= size else target
        elif target >= 2 * size:
            flow.start[target - 2 * size] = NOWHERE
        elif target == station + size:
            flow.through[self.land.point[station]] += 1
        else:
            flow.through[self.land.point[target]] -= 1
