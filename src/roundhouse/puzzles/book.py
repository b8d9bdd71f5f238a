"""The puzzles that come with the program, and which one is today's."""

from __future__ import annotations

import hashlib
import importlib
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final, cast

import msgspec

from roundhouse.game import BadInput
from roundhouse.puzzles.puzzle import Puzzle, PuzzleMaker

TITLES: Final = ("transamerica", "american-rails", "african-rails")

_decode: Final = msgspec.json.Decoder(Puzzle).decode


def maker(title: str) -> PuzzleMaker:
    """What the title says about its puzzles."""
    if title not in TITLES:
        raise BadInput(f"there are no puzzles of {title!r}; there are of {', '.join(TITLES)}")
    module = importlib.import_module(f"roundhouse.puzzles.{title.replace('-', '_')}")
    return cast(PuzzleMaker, module)


@cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """All puzzles of the title; a puzzle's number is its place."""
    maker(title)
    path = files("roundhouse.puzzles").joinpath("data", f"{title}.jsonl")
    lines = path.read_bytes().splitlines() if path.is_file() else []
    return tuple(_decode(line) for line in lines)


def daily(title: str, day: date) -> int:
    """The number of that day's puzzle, the same for everybody; all come before one comes again."""
    count = len(puzzles(title))
    cycle, place = divmod(day.toordinal(), count)
    order = sorted(range(count), key=lambda n: hashlib.sha256(f"{cycle} {n}".encode()).digest())
    return order[place]
