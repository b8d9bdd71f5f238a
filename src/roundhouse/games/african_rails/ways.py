"""AF-6.7, exactly: which sections may not be built, since a place would be closed to somebody.

For every point (see `land`) the ways are kept by which as many of the waiting players as possible
come in together: a greatest flow of whole units. Building never makes that number larger, so it
is enough to see whether the ways that a new section takes can be led elsewhere. Most sections are
on no way, and most others have a detour round a corner.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from roundhouse.games.african_rails.flow import Flow
from roundhouse.games.african_rails.land import BITS, DETOUR, NOTHING, WORD, Land


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

    def copy(self) -> Ways:
        twin = Ways(self.land, self.seats)
        twin.free = self.free[:]
        twin.home = self.home[:]
        twin.joined = self.joined[:]
        twin.room = self.room[:]
        twin.way = self.way[:]
        twin.claims = self.claims[:]
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


# -- asking -----------------------------------------------------------------------------------


def closed_by(ways: Ways, seat: i64, section: i64) -> i64:
    """The point that would be closed to somebody if the seat built this section, or NOTHING."""
    joins = joins_point(ways, seat, section)
    low = contested(ways, section >> 1, 0)
    high = contested(ways, section >> 1, 1)
    if joins >= 0:
        low |= passing(ways, ways.land.head[section], 0)
        high |= passing(ways, ways.land.head[section], 1)
    if low != 0 or high != 0:
        for point in range(ways.land.points):
            mask = low if point < WORD else high
            if mask & BITS[point] and closes(ways, point, seat, section, joins):
                return point
    return NOTHING


def closes(ways: Ways, point: i64, seat: i64, section: i64, joins: i64) -> bool:
    """Somebody could no longer come in to this point."""
    over = ways.seat_over(point, section >> 1)
    free = over == seat or over < 0 or led_past(ways, point, seat, over, section >> 1)
    if joins < 0 and (free or ways.joined[point] >> seat & 1):
        return not free
    known = settle(ways, seat, section, joins)
    kept = is_kept(ways, point, seat, section, joins)
    unsettle(ways, seat, section, joins, known)
    return not kept


def led_past(ways: Ways, point: i64, seat: i64, over: i64, edge: i64) -> bool:
    """The way over the edge can lead elsewhere, best past the network of who would build there.

    It then does so from now on, and the next question about a section there is answered at once.
    """
    land, size = ways.land, ways.land.size
    way = ways.way[point * ways.seats + over]
    first: i64 = 0
    while way[first] >> 1 != edge:
        first += 1
    last = first
    while first > 0 and ways.home[seat * size + land.tail[way[first]]]:
        first -= 1
    while last < i64(len(way)) - 1 and ways.home[seat * size + land.head[way[last]]]:
        last += 1
    flow = ways.flow_of(point)
    flow.take_out(way, first, last)
    flow.avoided = seat
    ways.free[edge] = 0
    found = flow.lead(flow.leaving(land.tail[way[first]]), land.head[way[last]])
    ways.free[edge] = 1
    if found:
        ways.put_ways(point, flow.ways())
    return found


def joins_point(ways: Ways, seat: i64, section: i64) -> i64:
    """The point that the seat would join with this section, or NOTHING."""
    point = ways.land.point[ways.land.head[section]]
    return NOTHING if point < 0 or ways.joined[point] >> seat & 1 else point


def contested(ways: Ways, edge: i64, word: i64) -> i64:
    """A bit per point with a way over the edge for which no free detour is at hand."""
    mask = ways.claims[2 * edge + word]
    if mask == 0:
        return mask
    detours, free, claims = ways.land.detours, ways.free, ways.claims
    at = ways.land.first_detour[edge]
    last = ways.land.first_detour[edge + 1]
    while mask != 0 and at < last:
        one, two, three = detours[at], detours[at + 1], detours[at + 2]
        if free[one] and free[two] and free[three]:
            mask &= claims[2 * one + word] | claims[2 * two + word] | claims[2 * three + word]
        at += DETOUR
    return mask


def passing(ways: Ways, node: i64, word: i64) -> i64:
    """A bit per point with a way over this node."""
    mask: i64 = 0
    for at in range(ways.land.first[node], ways.land.first[node + 1]):
        mask |= ways.claims[2 * (ways.land.out[at] >> 1) + word]
    return mask


def is_kept(ways: Ways, point: i64, seat: i64, section: i64, joins: i64) -> bool:
    """The point's ways, or others in their place, are still there with the section built."""
    edge = section >> 1
    over = ways.seat_over(point, edge)
    if point == joins:
        has_way = len(ways.way[point * ways.seats + seat]) > 0
        if over < 0 or over == seat or not has_way:
            return True
    elif over < 0 or over == seat:
        node = ways.land.head[section]
        if joins < 0 or units_through(ways, point, node, seat) <= ways.room[joins]:
            return True
    return leads_elsewhere(ways, point, seat, section, joins, ways.flow_to(point))


def units_through(ways: Ways, point: i64, node: i64, seat: i64) -> i64:
    """Ways of others than the seat that come through a node on their way to the point."""
    count: i64 = 0
    for other in range(ways.seats):
        if other != seat:
            for section in ways.way[point * ways.seats + other]:
                if ways.land.head[section] == node:
                    count += 1
    return count


def settle(ways: Ways, seat: i64, section: i64, joins: i64) -> u8:
    """The section is built; the ways are as they were."""
    place = seat * ways.land.size + ways.land.head[section]
    known = ways.home[place]
    ways.free[section >> 1] = 0
    ways.home[place] = 1
    if joins >= 0:
        ways.joined[joins] |= 1 << seat
        ways.room[joins] -= 1
    return known


def unsettle(ways: Ways, seat: i64, section: i64, joins: i64, known: u8) -> None:
    ways.free[section >> 1] = 1
    ways.home[seat * ways.land.size + ways.land.head[section]] = known
    if joins >= 0:
        ways.joined[joins] &= ~(1 << seat)
        ways.room[joins] += 1


# -- leading elsewhere ------------------------------------------------------------------------


def leads_elsewhere(
    ways: Ways, point: i64, seat: i64, section: i64, joins: i64, flow: Flow
) -> bool:
    """Fills the flow with the point's ways as they can be once the section is built; False if
    somebody is left out.
    """
    land = ways.land
    edge = section >> 1
    for other in range(ways.seats):
        way = ways.way[point * ways.seats + other]
        if other == seat:
            way = vec[i64]() if point == joins else shortened(land, way, section)
        if len(way) > 0:
            flow.add(other, way)
    units = i64(flow.flow[edge])
    if units > 0:
        taken = 2 * edge + units - 1
        flow.flow[edge] = 0
        if not flow.lead(flow.leaving(land.tail[taken]), land.head[taken]):
            return False
    if joins >= 0 and point != joins and i64(flow.through[joins]) > ways.room[joins]:
        node = land.point_node[joins]
        flow.through[joins] -= 1
        return flow.lead(node, flow.leaving(node))
    return True


def shortened(land: Land, way: vec[i64], section: i64) -> vec[i64]:
    """The builder's own way, which may now start at the end of the section."""
    end = land.head[section]
    begin: i64 = 0
    for at in range(i64(len(way))):
        if way[at] >> 1 == section >> 1 or land.head[way[at]] == end:
            begin = at + 1
    return way[begin:]


# -- building ---------------------------------------------------------------------------------


def build(ways: Ways, seat: i64, section: i64) -> None:
    """The seat has built this section; the ways that it takes are led elsewhere."""
    joins = joins_point(ways, seat, section)
    low, high = ways.claims[section & ~1], ways.claims[section | 1]
    if joins >= 0:
        low |= passing(ways, ways.land.head[section], 0)
        high |= passing(ways, ways.land.head[section], 1)
    settle(ways, seat, section, joins)
    for point in range(ways.land.points):
        mask = low if point < WORD else high
        if mask & BITS[point]:
            mend(ways, point, seat, section, joins)


def mend(ways: Ways, point: i64, seat: i64, section: i64, joins: i64) -> None:
    """New ways into a point in the place of those that the section has taken."""
    own = ways.way[point * ways.seats + seat]
    over = ways.seat_over(point, section >> 1)
    if point == joins:
        if over < 0 or over == seat or len(own) == 0:
            drop_way(ways, point, seat, over)
            return
    elif joins < 0 or units_through(ways, point, ways.land.head[section], seat) <= ways.room[joins]:
        if over < 0 or over == seat:
            ways.put_way(point, seat, shortened(ways.land, own, section))
            return
        if go_round(ways, point, over, section >> 1):
            return
    flow = ways.flow_to(point)
    if leads_elsewhere(ways, point, seat, section, joins, flow):
        ways.put_ways(point, flow.ways())
    else:
        ways.put_ways(point, [vec[i64]() for _ in range(ways.seats)])
        ways.more_ways(point, ways.room[point])


def drop_way(ways: Ways, point: i64, seat: i64, over: i64) -> None:
    """Who has joined a point waits no more: one way fewer, the own one if there is one."""
    gone = seat
    for other in range(ways.seats):
        if len(ways.way[point * ways.seats + gone]) == 0:
            gone = over if over >= 0 else other
    ways.put_way(point, gone, vec[i64]())


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
