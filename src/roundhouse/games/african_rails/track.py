"""Own networks: sections, ferries, what hangs together and where building may go on."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from roundhouse.games.african_rails.actions import Options
from roundhouse.games.african_rails.closing import build
from roundhouse.games.african_rails.facts import (
    BOARD,
    CITIES,
    EDGES,
    FERRIES,
    LAND,
    MAJOR_CITIES,
    MAJORS,
    PLACES,
    SIZE,
    TABLES,
    numbers,
)
from roundhouse.games.african_rails.first_ways import find_ways, keep_ways
from roundhouse.games.african_rails.state import State, bytes_of, filled, fresh_state, limits
from roundhouse.games.african_rails.ways import Ways

OPENINGS: Final = 128
"""Sets of origins whose ways are kept: all that four players can have."""


def in_network(state: State, seat: i64, post: i64) -> bool:
    """AF-6.2: a milepost touched by own track, in a joined major city or a joined harbour."""
    if state.touch[seat * SIZE + post] > 0:
        return True
    major = TABLES.major[post]
    if major >= 0:
        return state.origin[seat] == major or state.city_touch[seat * MAJORS + major] > 0
    ferry = BOARD.ferry[post]
    return ferry >= 0 and bool(state.ferry[ferry] >> seat & 1)


def lay(state: State, seat: i64, section: i64) -> None:
    """AF-6.2, AF-6.3, AF-6.6: a section is the seat's; its end joins the network."""
    edge = section >> 1
    start = TABLES.start[section]
    end = TABLES.end[section]
    known = in_network(state, seat, end)
    build_on(state, state.ways, seat, section)
    state.owner[edge] = u8(seat + 1)
    touch_end(state, seat, start)
    touch_end(state, seat, end)
    join_place(state, seat, TABLES.place[end])
    if not known:
        reach(state, seat, end)
    state.linked[seat] = -1


def touch_end(state: State, seat: i64, post: i64) -> None:
    """A section of the seat ends here."""
    state.touch[seat * SIZE + post] += 1
    major = TABLES.major[post]
    if major >= 0:
        state.city_touch[seat * MAJORS + major] += 1


def join_place(state: State, seat: i64, place: i64) -> None:
    """AF-6.7: one player more has joined the place."""
    if place >= 0 and not state.joined[place] >> seat & 1:
        state.joined[place] |= 1 << seat
        state.room[place] -= 1


def ways_of(state: State) -> Ways:
    """AF-6.7: the ways into every place; found when first asked for, then kept up to date."""
    if state.ways is None:
        if state.ways_before is not None:
            state.ways = ways_after_loss(state, state.ways_before)
        else:
            state.ways = opening_ways(state) if is_untouched(state) else ways_now(state)
    return state.ways


def is_untouched(state: State) -> bool:
    """Nobody has built anything, and no ferry is joined."""
    if state.round > 1 or min(state.origin) < 0:
        return False
    for edge in range(i64(EDGES)):
        if state.owner[edge] > 0:
            return False
    return max(state.ferry) == 0


def ways_now(state: State) -> Ways:
    ways = without_ways(state)
    find_ways(ways)
    return ways


def ways_after_loss(state: State, before: Ways) -> Ways:
    state.ways_before = None
    ways = without_ways(state)
    keep_ways(ways, before)
    return ways


def without_ways(state: State) -> Ways:
    """The position alone."""
    ways = Ways(LAND, state.seats)
    ways.home = bytes_of(int(state.seats) * SIZE)
    for edge in range(i64(EDGES)):
        if state.owner[edge] > 0:
            ways.free[edge] = 0
    for seat in range(state.seats):
        for post in range(i64(SIZE)):
            if in_network(state, seat, post):
                ways.home[seat * SIZE + LAND.node[post]] = 1
    for point in range(LAND.points):
        place = TABLES.place[LAND.point_node[point]]
        ways.joined = append(ways.joined, state.joined[place])
        ways.room = append(ways.room, state.room[place])
    return ways


def opening_ways(state: State) -> Ways:
    """Before the first section: the same for all games in which the origins are the same.

    Kept, they cost a random game a tenth of the time that finding them does.
    """
    seats = int(state.seats)
    order = sorted(range(seats), key=lambda seat: int(state.origin[seat]))
    origins = tuple([int(state.origin[seat]) for seat in order])
    known = ways_from(origins, state.two_player)
    ways = known.copy()
    for at, seat in enumerate(order):
        for point in range(LAND.points):
            ways.way[point * seats + seat] = known.way[point * seats + at]
        for node in TABLES.centre:
            ways.home[seat * SIZE + node] = known.home[at * SIZE + node]
    for point in range(LAND.points):
        ways.joined[point] = state.joined[TABLES.place[LAND.point_node[point]]]
    return ways


@lru_cache(maxsize=OPENINGS)
def ways_from(origins: tuple[int, ...], two_player: bool) -> Ways:
    """AF-6.7: the ways of seats that start from these major cities."""
    state = fresh_state(len(origins), Options(two_player=two_player))
    for seat, major in enumerate(origins):
        state.origin[seat] = major
        join_place(state, seat, MAJOR_CITIES[major])
    return ways_now(state)


def build_on(state: State, ways: Ways | None, seat: i64, section: i64) -> None:
    """AF-6.7: the ways with one more section built, in a copy where other states hold them too."""
    state.ways_before = None
    if ways is None:
        return
    if ways.shared:
        ways = ways.copy()
        state.ways = ways
    build(ways, seat, section)


def reach(state: State, seat: i64, post: i64) -> None:
    """AF-6.2, AF-6.6: building may go on from a newly joined milepost, city or ferry."""
    major = TABLES.major[post]
    if major >= 0:
        for inside in TABLES.major_posts[int(major)]:
            open_up(state, seat, i64(inside))
        return
    open_up(state, seat, post)
    if BOARD.ferry[post] >= 0:
        far = BOARD.far_harbour[post]
        state.ferry[BOARD.ferry[post]] |= 1 << seat
        join_place(state, seat, TABLES.place[post])
        join_place(state, seat, TABLES.place[far])
        open_up(state, seat, far)


def open_up(state: State, seat: i64, post: i64) -> None:
    """The sections that start here come to the seat's frontier."""
    lines = state.frontier[seat]
    for at in range(BOARD.first[post], BOARD.first[post + 1]):
        edge = BOARD.via[at]
        if state.owner[edge] == 0 and BOARD.buildable[edge]:
            lines = append(lines, 2 * edge + (1 if BOARD.end_b[edge] == post else 0))
    state.frontier[seat] = lines


def trim_frontier(state: State, seat: i64) -> None:
    """Sections built meanwhile leave the seat's frontier."""
    kept = vec[i64]()
    for section in state.frontier[seat]:
        if state.owner[section >> 1] == 0:
            kept = append(kept, section)
    state.frontier[seat] = kept


def remove_track(state: State, edges: tuple[int, ...]) -> None:
    """AF-5: lost track is gone and may be built anew by anyone; ferries stay joined."""
    lost = [edge for edge in edges if state.owner[edge] > 0]
    for edge in lost:
        state.owner[edge] = 0
    if lost:
        before = state.ways or state.ways_before
        rebuild(state)
        state.ways_before = before


def rebuild(state: State) -> None:
    """Works out everything that follows from sections, joined ferries and origins."""
    seats = int(state.seats)
    state.touch = bytes_of(seats * SIZE)
    state.city_touch = filled(0, seats * MAJORS)
    state.joined = filled(0, PLACES)
    state.room = numbers(limits(seats, state.two_player))
    state.ways = None
    state.ways_before = None
    state.linked = filled(-1, seats)
    for ferry in range(FERRIES):
        for side in range(2):
            state.joined[CITIES + 2 * ferry + side] = state.ferry[ferry]
            for seat in range(state.seats):
                state.room[CITIES + 2 * ferry + side] -= state.ferry[ferry] >> seat & 1
    touched: list[list[int]] = [[] for _ in range(seats)]
    for edge in range(i64(EDGES)):
        if state.owner[edge] > 0:
            seat = i64(state.owner[edge]) - 1
            for post in (BOARD.end_a[edge], BOARD.end_b[edge]):
                if state.touch[seat * SIZE + post] == 0:
                    touched[int(seat)].append(int(post))
                touch_end(state, seat, post)
    for seat in range(state.seats):
        state.frontier[seat] = vec[i64]()
        reopen(state, seat, touched[int(seat)])


def reopen(state: State, seat: i64, touched: list[int]) -> None:
    """AF-6.2: every milepost of the network opens up again."""
    for post in touched:
        ferry = BOARD.ferry[post]
        is_joined = ferry >= 0 and bool(state.ferry[ferry] >> seat & 1)
        if TABLES.major[post] < 0 and not is_joined:
            open_up(state, seat, i64(post))
            join_place(state, seat, TABLES.place[post])
    for major, posts in enumerate(TABLES.major_posts):
        if in_network(state, seat, i64(posts[0])):
            join_place(state, seat, MAJOR_CITIES[major])
            for post in posts:
                open_up(state, seat, i64(post))
    for number, ferry_line in enumerate(BOARD.ferries):
        if state.ferry[number] >> seat & 1:
            for post in ferry_line.mileposts:
                open_up(state, seat, i64(post))


def linked_majors(state: State, seat: i64) -> i64:
    """AF-7.2: a bit per major city that hangs together with the origin."""
    if state.linked[seat] < 0:
        state.linked[seat] = find_linked(state, seat)
    return state.linked[seat]


def find_linked(state: State, seat: i64) -> i64:
    origin = state.origin[seat]
    if origin < 0:
        return 0
    mine = u8(seat + 1)
    seen = bytes_of(SIZE)
    found: i64 = 0
    rim = vec[i64]([TABLES.centre[origin]])
    seen[TABLES.centre[origin]] = 1
    done: i64 = 0
    while done < i64(len(rim)):
        post = rim[done]
        done += 1
        if TABLES.major[post] >= 0:
            found |= 1 << TABLES.major[post]
        for at in range(BOARD.first[post], BOARD.first[post + 1]):
            edge = BOARD.via[at]
            near = BOARD.neighbour[at]
            if seen[near] == 0 and (state.owner[edge] == mine or not BOARD.buildable[edge]):
                seen[near] = 1
                rim = append(rim, near)
        ferry = BOARD.ferry[post]
        if ferry >= 0 and state.ferry[ferry] >> seat & 1 and seen[BOARD.far_harbour[post]] == 0:
            seen[BOARD.far_harbour[post]] = 1
            rim = append(rim, BOARD.far_harbour[post])
    return found


def majors_joined(state: State, seat: i64) -> int:
    """AF-7.2: how many major cities hang together with the origin."""
    return int(linked_majors(state, seat)).bit_count()
