"""AF-6.7, exactly: which sections may not be built, since a place would be closed to somebody.

Building never lets more players come in, so it is enough to see whether the ways that a new
section takes can be led elsewhere. Most sections are on no way, and most others have a detour.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from roundhouse.games.african_rails.detours import bypass, go_round
from roundhouse.games.african_rails.flow import Flow
from roundhouse.games.african_rails.land import BITS, DETOUR, NOTHING, WORD, Land
from roundhouse.games.african_rails.ways import Ways, units_through

# -- asking -----------------------------------------------------------------------------------


def closed_by(ways: Ways, seat: i64, section: i64) -> i64:
    """The point that would be closed to somebody if the seat built this section, or NOTHING."""
    place = 2 * ways.land.edges * seat + section
    if ways.shut[place]:
        return i64(ways.shut[place]) - 1
    point = find_closed(ways, seat, section)
    if ways.home[seat * ways.land.size + ways.land.tail[section]]:
        ways.shut[place] = u8(point + 1)
    return point


def find_closed(ways: Ways, seat: i64, section: i64) -> i64:
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
    """Reroutes the way over the edge, best away from the builder's network; False if it cannot.

    The new way is kept, so that the next question about a section there is answered at once.
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
    if bypass(ways, point, over, seat, first, last):
        return True
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


def settle(ways: Ways, seat: i64, section: i64, joins: i64) -> u8:
    """Records the section as built, without changing the ways."""
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
    else:  # only a section that the rules refuse comes here
        ways.shut = ways.land.nothing_shut[: len(ways.shut)]
        ways.put_ways(point, [vec[i64]() for _ in range(ways.seats)])
        ways.more_ways(point, ways.room[point])


def drop_way(ways: Ways, point: i64, seat: i64, over: i64) -> None:
    """Who has joined a point waits no more: one way fewer, the own one if there is one."""
    gone = seat
    for other in range(ways.seats):
        if len(ways.way[point * ways.seats + gone]) == 0:
            gone = over if over >= 0 else other
    ways.put_way(point, gone, vec[i64]())
