"""Names of crossings: their city, or the way there from the nearest one."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.lattice import Lattice
from roundhouse.game import Values
from roundhouse.games.transamerica.actions import LayRail
from roundhouse.games.transamerica.state import State

BESIDE: Final = {
    (1, 0): "ta-at-e",
    (0, -1): "ta-at-ne",
    (-1, -1): "ta-at-nw",
    (-1, 0): "ta-at-w",
    (0, 1): "ta-at-sw",
    (1, 1): "ta-at-se",
    (2, 0): "ta-at-two-e",
    (0, -2): "ta-at-two-ne",
    (-2, -2): "ta-at-two-nw",
    (-2, 0): "ta-at-two-w",
    (0, 2): "ta-at-two-sw",
    (2, 2): "ta-at-two-se",
    (1, -1): "ta-at-ene",
    (-1, -2): "ta-at-n",
    (-2, -1): "ta-at-wnw",
    (-1, 1): "ta-at-wsw",
    (1, 2): "ta-at-s",
    (2, 1): "ta-at-ese",
}
"""Crossings without a city, called by the way (dq, dr) that leads there from the nearest one."""


def ends(state: State, action: LayRail) -> Values:
    start, end = state.board.ends[action.edge]
    return {"from": place(state.board, start), "to": place(state.board, end)}


def place(board: Lattice, node: int) -> str:
    """A crossing's name: its city, or where it lies from the nearest one."""
    city, way = board.nearest[node]
    return city.name if way == (0, 0) else f"@{BESIDE[way]} {city.name}"
