"""Observations: a seat's view as a row of numbers, block after block.

A title says in a module of its own (`LAYOUTS`) which blocks its views have and how a view fills
them. Seats are counted from the observing seat on: 0 is the own seat, 1 the next to the left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from roundhouse._plain import COMPILED
from roundhouse.game import Action, AnyGame, BadInput, Seat

Row = NDArray[np.float32]

LAYOUTS: Final = {
    "transamerica": "roundhouse.research.transamerica",
    "american-rails": "roundhouse.research.american_rails",
    "african-rails": "roundhouse.research.african_rails",
}


QUICK: Final = {
    "american-rails": "roundhouse.research.quick.american_rails",
    "african-rails": "roundhouse.research.quick.african_rails",
}
"""Titles whose views take longer than a learner wants to wait."""

Marks = Callable[[Any, int, dict[str, int]], tuple[list[int], list[int]]]
"""From a state, a seat (-1: an onlooker) and where blocks begin: places and their values."""

if COMPILED:
    from roundhouse.research.quick import scatter_kernel


class Block(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    size: int
    high: int
    """The highest value; the lowest is `low`."""
    about: str
    low: int = 0


class Title(Protocol):
    """What a title's layout module offers."""

    SECRETS: bool
    """Is anything hidden from some seat?"""

    @staticmethod
    def blocks(seats: int) -> list[Block]: ...

    @staticmethod
    def write(view: Any, row: Row, at: Mapping[str, int]) -> None:
        """Fill a row of zeros; `at` says where each block begins."""

    @staticmethod
    def learned(before: Any, after: Any, /) -> Sequence[Action]:
        """Actions that were hidden from the viewing seat and that the later view gives away."""


class Layout:
    """The observation of one title at a table of so many seats."""

    def __init__(self, title: Title, seats: int, marks: Marks | None) -> None:
        self.title = title
        self._marks = marks
        self.blocks = title.blocks(seats)
        self.at: dict[str, int] = {}
        """Where each block begins."""
        size = 0
        for block in self.blocks:
            self.at[block.name] = size
            size += block.size
        self.size = size
        self.low = self._bounds([block.low for block in self.blocks])
        self.high = self._bounds([block.high for block in self.blocks])

    def _bounds(self, values: list[int]) -> Row:
        sizes = [block.size for block in self.blocks]
        return np.repeat(np.array(values, np.float32), sizes)

    def observe(self, view: Any) -> Row:
        """The view as numbers. An onlooker's view counts seats from seat 0 on."""
        row = np.zeros(self.size, np.float32)
        self.title.write(view, row, self.at)
        return row

    def look(self, state: Any, seat: Seat | None, game: AnyGame) -> Row:
        """What `observe` gives for the seat's view; from the state where that is faster."""
        if self._marks is None:
            return self.observe(game.view(state, seat))
        row = np.zeros(self.size, np.float32)
        places, values = self._marks(state, -1 if seat is None else seat, self.at)
        if COMPILED:
            scatter_kernel.scatter(row, places, values)
        else:
            row[places] = values
        return row

    def named(self, row: Row) -> dict[str, Row]:
        """The parts of a row by block."""
        return {
            block.name: row[self.at[block.name] : self.at[block.name] + block.size]
            for block in self.blocks
        }


@cache
def layout(name: str, seats: int) -> Layout:
    """The layout of that title's observations."""
    if name not in LAYOUTS:
        raise BadInput(f"{name} has no observation layout; there are {', '.join(LAYOUTS)}")
    title: Any = import_module(LAYOUTS[name])
    marks = import_module(QUICK[name]).marks if name in QUICK else None
    return Layout(title, seats, marks)


def seen_from(seat: int | None, seats: int) -> list[int]:
    """By absolute seat: its number counted from the observing seat on."""
    own = seat or 0
    return [(other - own) % seats for other in range(seats)]
