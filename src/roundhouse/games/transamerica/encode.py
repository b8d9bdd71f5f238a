"""Every action as a number, and back.

| numbers            | action                                            |
| ------------------ | ------------------------------------------------- |
| 0                  | EndTurn                                           |
| 1                  | PassTurn                                          |
| 2 … 189            | PlaceStart(node 0 … 187)                          |
| 190 … 698          | LayRail(edge 0 … 508)                             |
| 699 … 704          | DrawStartPlayer(seat 0 … 5)                       |
| 705 … 914          | Deal(seat, city): 705 + 35 * seat + city's index  |
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.transamerica.actions import (
    AnyAction,
    Deal,
    DrawStartPlayer,
    EndTurn,
    LayRail,
    PassTurn,
    PlaceStart,
)
from roundhouse.games.transamerica.facts import BOARD, SEATS

MOST_SEATS: Final = SEATS[-1]
CITIES: Final = len(BOARD.cities)
FIRST_NODE: Final = 2
FIRST_EDGE: Final = FIRST_NODE + BOARD.size
FIRST_START: Final = FIRST_EDGE + len(BOARD.ends)
FIRST_DEAL: Final = FIRST_START + MOST_SEATS
CODES: Final = FIRST_DEAL + MOST_SEATS * CITIES


def code(action: AnyAction) -> int:
    if isinstance(action, LayRail):
        return FIRST_EDGE + action.edge
    if isinstance(action, PlaceStart):
        return FIRST_NODE + action.node
    if isinstance(action, DrawStartPlayer):
        return FIRST_START + action.seat
    if isinstance(action, Deal):
        return FIRST_DEAL + CITIES * action.seat + BOARD.city_index(action.city)
    return 0 if isinstance(action, EndTurn) else 1


def action(code: int) -> AnyAction:
    if not 0 <= code < CODES:
        raise ValueError(f"there is no action {code}; numbers go from 0 to {CODES - 1}")
    if code >= FIRST_DEAL:
        seat, city = divmod(code - FIRST_DEAL, CITIES)
        return Deal(seat, BOARD.cities[city].name)
    if code >= FIRST_START:
        return DrawStartPlayer(code - FIRST_START)
    if code >= FIRST_EDGE:
        return LayRail(code - FIRST_EDGE)
    if code >= FIRST_NODE:
        return PlaceStart(code - FIRST_NODE)
    return EndTurn() if code == 0 else PassTurn()
