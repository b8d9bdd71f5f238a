"""Worked examples of the rules: each is data beside its title, in `examples.json`.

An example is a game up to a position, what is done there, and a move that its rule refuses. Its
texts are in `examples.md`, one line for each, in every language.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from roundhouse import game as contract
from roundhouse.game import title_module
from roundhouse.match import Match


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    after: int
    """How many of the example's moves come before it."""
    move: dict[str, Any]
    rule: str


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rule: str
    """The rule that it shows."""
    seats: int
    options: dict[str, Any]
    log: tuple[dict[str, Any], ...]
    """The game up to the position, chance included."""
    do: tuple[dict[str, Any], ...]
    """What the first seat does there."""
    refused: Refused


@cache
def find_examples(title: str) -> tuple[Example, ...]:
    """The title's worked examples; none where it has no such file."""
    path = files(title_module(title)).joinpath("examples.json")
    if not path.is_file():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=tuple[Example, ...])


def record(title: str, example: Example, moves: int = 0) -> str:
    """The game up to the position, and so many of the example's moves, as a record file."""
    game = contract.game(title)
    header = {
        "game": game.name,
        "version": game.version,
        "seats": example.seats,
        "options": example.options,
    }
    lines = (header, *example.log, *example.do[:moves])
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


def position(title: str, example: Example, moves: int = 0) -> Match:
    """The same as a match; every line is checked by the rules."""
    return Match.read(record(title, example, moves).encode(), f"{title} {example.name}")
