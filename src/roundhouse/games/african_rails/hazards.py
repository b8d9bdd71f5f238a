"""What events in force forbid, as tables the rules look up (AF-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.games.african_rails.facts import (
    BOARD,
    DESTINATIONS,
    EDGES,
    FERRIES,
    GOODS,
    MOST_SEATS,
    SIZE,
    numbers,
)


class Hazards:
    """Made anew when an event begins or ends; shared by copies of a state and never changed."""

    def __init__(self) -> None:
        self.calm: bool = True
        """Nothing is in force."""
        self.slow: vec[i64] = zeros(SIZE)
        """Mileposts in a zone of half speed."""
        self.halted: vec[i64] = zeros(SIZE)
        """Mileposts no step starts in."""
        self.sealed: vec[i64] = zeros(SIZE)
        """Mileposts of a closed region: a bit per closed group."""
        self.barred: vec[i64] = zeros(SIZE)
        """Mileposts of a region where nobody builds."""
        self.closed_edge: vec[i64] = zeros(EDGES)
        self.closed_ferry: vec[i64] = zeros(FERRIES)
        self.closed_owner: vec[i64] = zeros(MOST_SEATS)
        self.strike: vec[i64] = zeros(DESTINATIONS)
        """Nothing is loaded, unloaded or delivered."""
        self.no_pickup: vec[i64] = zeros(DESTINATIONS)
        """A bit per good that cannot be loaded."""
        self.bonus: vec[i64] = zeros(GOODS)


def zeros(length: int) -> vec[i64]:
    return numbers([0] * length)


CALM: Final = Hazards()


def in_force(events: list[tuple[int, int, bool]]) -> Hazards:
    """AF-5.2: the hazards of all events that have begun."""
    begun = [(event, drawer) for event, drawer, has_begun in events if has_begun]
    if not begun:
        return CALM
    made = Hazards()
    made.calm = False
    for number, (event, drawer) in enumerate(begun):
        impose(made, event, drawer, number)
    return made


def impose(made: Hazards, number: int, drawer: int, group: int) -> None:
    """AF-5: one event's effect for one round, as its card says."""
    event = BOARD.events[number]
    if event.type == "half_speed":
        mark(made.slow, event.zone, 1)
    elif event.type == "no_movement":
        mark(made.halted, event.zone, 1)
    elif event.type == "crossing_closed":
        mark(made.closed_edge, event.edges, 1)
    elif event.type == "no_loading":
        mark(made.strike, event.destinations, 1)
    elif event.type == "track_closed":
        made.closed_owner[drawer] = 1
    elif event.type == "no_pickup":
        for good in event.goods:
            mark(made.no_pickup, event.destinations, 1 << good)
    elif event.type == "ferry_closed":
        mark(made.closed_ferry, event.ferries, 1)
        mark(made.halted, event.zone, 1)
    elif event.type == "bonus_delivery":
        for good in event.goods:
            made.bonus[good] += event.amount
    elif event.type == "region_closed":
        mark(made.sealed, event.zone, 1 << group)
        if event.no_building:
            mark(made.barred, event.zone, 1)


def mark(table: vec[i64], places: tuple[int, ...], bits: int) -> None:
    for place in places:
        table[place] |= bits
