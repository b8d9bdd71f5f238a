"""Events for the tests of chapter 5: which there are, and where they strike."""

from __future__ import annotations

from roundhouse.boards.network import (
    Event,
)
from tests.games.african_rails.table import (
    BOARD,
    CARD,
    CARDS,
    State,
    draw_any,
    draw_event,
    is_wild,
    near,
    post,
)

ONE_ROUND = [event.key for event in BOARD.events if event.one_round]
CAIRO = post("Cairo")


def of_type(kind: str) -> list[str]:
    return [event.key for event in BOARD.events if event.type == kind]


def event(key: str) -> Event:
    return BOARD.events[CARD[key] - CARDS]


def strike(state: State, key: str) -> State:
    """The event is drawn, and the hand filled up."""
    return draw_any(draw_event(state, key))


def inside(zone: tuple[int, ...]) -> tuple[int, int]:
    """Two wild neighbours in the zone."""
    for a in zone:
        for b in near(a):
            if b in zone and is_wild(a) and is_wild(b):
                return a, b
    raise LookupError


def border(zone: tuple[int, ...]) -> tuple[int, int]:
    """Wild neighbours, the first in the zone, the second not."""
    for a in zone:
        for b in near(a):
            if b not in zone and is_wild(a) and is_wild(b):
                return a, b
    raise LookupError
