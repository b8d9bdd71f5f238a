"""What events in force forbid, as tables the rules look up (AF-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.boards.network import Event
from roundhouse.games.african_rails.facts import (
    BOARD,
    DESTINATIONS,
    EDGES,
    FERRIES,
    GOODS,
    MOST_SEATS,
    SIZE,
    mask,
    numbers,
)


class Hazards:
    """Made anew when an event begins or ends; shared by copies of a state and never changed."""

    def __init__(self) -> None:
        self.calm: bool = True
        """Nothing is in force."""
        self.slow: vec[i64] = NOWHERE
        """Mileposts in a zone of half speed."""
        self.halted: vec[i64] = NOWHERE
        """Mileposts no step starts in."""
        self.sealed: vec[i64] = NOWHERE
        """Mileposts of a closed region: a bit per event that closes one."""
        self.barred: vec[i64] = NOWHERE
        """Mileposts of a region where nobody builds."""
        self.closed_edge: vec[i64] = NO_EDGE
        self.closed_ferry: vec[i64] = NO_FERRY
        self.closed_owner: vec[i64] = NOBODY
        self.strike: vec[i64] = NO_PLACE
        """Destinations where nothing is loaded, unloaded or delivered."""
        self.no_pickup: vec[i64] = NO_PLACE
        """Of a destination: a bit per good that cannot be loaded."""
        self.bonus: vec[i64] = NO_GOOD


NOWHERE: Final = numbers([0] * SIZE)
NO_EDGE: Final = numbers([0] * EDGES)
NO_FERRY: Final = numbers([0] * FERRIES)
NOBODY: Final = numbers([0] * MOST_SEATS)
NO_PLACE: Final = numbers([0] * DESTINATIONS)
NO_GOOD: Final = numbers([0] * GOODS)
CALM: Final = Hazards()


def in_force(events: list[tuple[int, int, bool]]) -> Hazards:
    """AF-5.2: the hazards of all events that have begun."""
    begun = [(event, drawer) for event, drawer, has_begun in events if has_begun]
    if not begun:
        return CALM
    made = Hazards()
    made.calm = False
    for number, (event, drawer) in enumerate(begun):
        impose(made, BOARD.events[event], drawer, 1 << number)
    return made


def impose(made: Hazards, event: Event, drawer: int, bit: int) -> None:
    """AF-5: one event's effect for one round, as its card says."""
    if event.type == "half_speed":
        made.slow = marked(made.slow, event.zone, 1)
    elif event.type == "no_movement":
        made.halted = marked(made.halted, event.zone, 1)
    elif event.type == "crossing_closed":
        made.closed_edge = marked(made.closed_edge, event.edges, 1)
    elif event.type == "no_loading":
        made.strike = marked(made.strike, event.destinations, 1)
    elif event.type == "track_closed":
        made.closed_owner = marked(made.closed_owner, (drawer,), 1)
    elif event.type == "no_pickup":
        made.no_pickup = marked(made.no_pickup, event.destinations, mask(event.goods))
    elif event.type == "ferry_closed":
        made.closed_ferry = marked(made.closed_ferry, event.ferries, 1)
        made.halted = marked(made.halted, event.zone, 1)
    elif event.type == "region_closed":
        made.sealed = marked(made.sealed, event.zone, bit)
        if event.no_building:
            made.barred = marked(made.barred, event.zone, 1)
    else:
        made.bonus = made.bonus[:]
        for good in event.goods:
            made.bonus[good] += event.amount


def marked(table: vec[i64], places: tuple[int, ...], bits: int) -> vec[i64]:
    """The table with these bits set at these places."""
    made = table[:]
    for place in places:
        made[place] |= bits
    return made
