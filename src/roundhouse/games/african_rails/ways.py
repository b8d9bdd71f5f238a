"""AF-6.7: one position, and for every point (see `land`) the ways by which players come in.

They show that the point is open: as many of the waiting players as possible come in together, a
greatest flow of whole units.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from roundhouse.games.african_rails.flow import Flow
from roundhouse.games.african_rails.land import BITS, NOTHING, WORD, Land


class Ways:
    """One position, and for every point the ways in that show it open."""

    def __init__(self, land: Land, seats: i64) -> None:
        self.land = land
        self.seats = seats
        self.shared = False
        """Several states hold it: it is copied before a section is built."""
        self.free: vec[u8] = land.buildable[:]
        """Of an edge: 1 where nobody has built."""
        self.home: vec[u8] = vec[u8]()
        """1 for the nodes of a seat's network: seat * size + node."""
        self.joined: vec[i64] = vec[i64]()
        """Of a point: a bit per seat that has joined it."""
        self.room: vec[i64] = vec[i64]()
        """How many more may join."""
        self.way: vec[vec[i64]] = vec[vec[i64]]()
        """Of point * seats + seat: the sections by which that seat comes in; empty for none."""
        self.claims: vec[i64] = vec[i64]()
        """Two words for each edge: a bit per point with a way over it."""
        self.reached: vec[i64] = vec[i64]()
        """Of a node: how the last searches came there (see `detours`); empty before the first."""
        self.searches: i64 = 0
        self.shut: vec[u8] = land.nothing_shut[: 2 * land.edges * seats]
        """Of seat * sections + section that starts in the seat's network: 1 + the point it would
        close, once that is known; it stays so while every point is open to as many players.
        """

    def copy(self) -> Ways:
        twin = Ways(self.land, self.seats)
        twin.free = self.free[:]
        twin.home = self.home[:]
        twin.joined = self.joined[:]
        twin.room = self.room[:]
        twin.way = self.way[:]
        twin.claims = self.claims[:]
        twin.shut = self.shut[:]
        return twin

    def flow_to(self, point: i64) -> Flow:
        """The units into a point, none yet."""
        waiting = ~self.joined[point] & ((1 << self.seats) - 1)
        return Flow(self.land, point, self.seats, waiting, self.room, self.free, self.home)

    def flow_of(self, point: i64) -> Flow:
        """The units into a point by the ways that are kept."""
        flow = self.flow_to(point)
        for seat in range(self.seats):
            way = self.way[point * self.seats + seat]
            if len(way) > 0:
                flow.add(seat, way)
        return flow

    def claimed(self, edge: i64, point: i64) -> bool:
        return self.claims[2 * edge + point // WORD] & BITS[point] != 0

    def put_way(self, point: i64, seat: i64, way: vec[i64]) -> None:
        """A new way for one seat; that of another must not lie on its sections any more."""
        place, word, bit = point * self.seats + seat, point // WORD, BITS[point]
        for section in self.way[place]:
            self.claims[2 * (section >> 1) + word] &= ~bit
        for section in way:
            self.claims[2 * (section >> 1) + word] |= bit
        self.way[place] = way

    def put_ways(self, point: i64, found: list[vec[i64]]) -> None:
        for seat in range(self.seats):
            self.put_way(point, seat, vec[i64]())
        for seat in range(self.seats):
            self.put_way(point, seat, found[int(seat)])

    def more_ways(self, point: i64, missing: i64) -> None:
        """So many ways more, or as many as there can be."""
        flow = self.flow_of(point)
        grown = False
        while missing > 0 and flow.grow():
            grown = True
            missing -= 1
        if grown:
            self.put_ways(point, flow.ways())

    def seat_over(self, point: i64, edge: i64) -> i64:
        """The seat whose way to the point goes over the edge, or NOTHING."""
        for seat in range(self.seats):
            for section in self.way[point * self.seats + seat]:
                if section >> 1 == edge:
                    return seat
        return NOTHING


def units_through(ways: Ways, point: i64, node: i64, seat: i64) -> i64:
    """Ways of others than the seat that come through a node on their way to the point."""
    count: i64 = 0
    for other in range(ways.seats):
        if other != seat:
            for section in ways.way[point * ways.seats + other]:
                if ways.land.head[section] == node:
                    count += 1
    return count
