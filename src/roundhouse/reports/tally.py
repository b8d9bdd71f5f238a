"""What a title counts of a finished game: where the scores came from, and what to compare."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any

import msgspec

from roundhouse.game import Message
from roundhouse.match import Step


class Row(msgspec.Struct, frozen=True):
    """A line of a table with a column for each seat."""

    message: Message
    values: list[int]


class Tally(msgspec.Struct, frozen=True):
    sources: list[Row] = []
    """Where the scores came from; together they are the scores."""
    compared: list[Row] = []
    """What the seats did, beside each other."""


class Counter:
    """Rows in the making, in the order in which they are first counted."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._rows: dict[str, Row] = {}

    def add(self, seat: int, amount: int, key: str, **values: Any) -> None:
        name = f"{key} {values}"
        if name not in self._rows:
            self._rows[name] = Row(Message(key, values), [0] * self._seats)
        self._rows[name].values[seat] += amount

    def rows(self) -> list[Row]:
        """Those in which there is anything."""
        return [row for row in self._rows.values() if any(row.values)]


def tally(title: str, steps: Iterable[Step], seats: int) -> Tally:
    """What the title counts; nothing for one that counts nothing."""
    module = _module(title)
    if module is None:
        return Tally()
    found: Tally = module.tally(steps, seats)
    return found


def is_trivial(title: str, message: Message) -> bool:
    """Is a sentence of the story not worth telling when a whole turn is told?"""
    module = _module(title)
    return module is not None and message.key in module.TRIVIAL


def _module(title: str) -> Any:
    name = f"{__package__}.{title.replace('-', '_')}"
    return None if find_spec(name) is None else importlib.import_module(name)
