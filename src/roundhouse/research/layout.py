"""Observations: a seat's view as a row of numbers, block after block.

A title says in a module of its own (`LAYOUTS`) which blocks its views have and how a view fills
them. Seats are counted from the observing seat on: 0 is the own seat, 1 the next to the left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from roundhouse.game import Action, BadInput

Row = NDArray[np.float32]

LAYOUTS: Final = {
    "transamerica": "roundhouse.research.transamerica",
    "american-rails": "roundhouse.research.american_rails",
    "african-rails": "roundhouse.research.african_rails",
}


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

    def __init__(self, title: Title, seats: int) -> None:
        self.title = title
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
    return Layout(title, seats)


def seen_from(seat: int | None, seats: int) -> list[int]:
    """By absolute seat: its number counted from the observing seat on."""
    own = seat or 0
    return [(other - own) % seats for other in range(seats)]
