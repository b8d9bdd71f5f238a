"""Names of places, goods and events, as keys the catalogues translate (`@` and a message id)."""

from __future__ import annotations

import re

from roundhouse.games.african_rails.facts import BOARD, CITIES, TABLES


def slug(name: str) -> str:
    """A name as part of a message id: `Brazzaville & Kinshasa` is `brazzaville-kinshasa`."""
    return re.sub("[^a-z]+", "-", name.lower()).strip("-")


def city_name(name: str) -> str:
    return "@af-city-" + slug(name)


def point_name(point: int) -> str:
    """AF-6.7: the board's own name of a city or a ferry."""
    return BOARD.cities[point].name if point < CITIES else BOARD.ferries[point - CITIES].name


def good_name(key: str) -> str:
    return "@af-good-" + key


def event_name(event: int) -> str:
    return "@af-event-" + BOARD.events[event].key


def place_name(post: int) -> str:
    """A milepost: its city, its harbour, or its row and column; in a major city both."""
    spot = f"{int(BOARD.row[post])}-{int(BOARD.col[post])}"
    if BOARD.destination[post] >= 0:
        name = city_name(BOARD.destinations[int(BOARD.destination[post])].name)
        return name if TABLES.major[post] < 0 else f"{name} {spot}"
    if BOARD.ferry[post] >= 0:
        ferry = BOARD.ferries[int(BOARD.ferry[post])]
        return ferry.harbours[ferry.mileposts.index(post)]
    return spot
