"""Computer opponents. A bot sees its seat's view and its legal actions, nothing else.

Each title has a folder of its own with its ideas, one to a file, and the dictionary `BOTS`
that names them: the four levels for players, and the plain programs they are measured against.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from random import Random
from typing import Any, Final, Protocol

from roundhouse.bots.budget import Budget, Steps
from roundhouse.bots.chance import RandomBot
from roundhouse.game import BadInput, game

__all__ = [
    "LEVELS",
    "POPULATIONS",
    "Bot",
    "Budget",
    "Steps",
    "bot",
    "bots",
    "levels",
    "population",
]

LEVELS: Final = ("novice", "steady", "sharp", "expert")
"""What players choose from, the weakest first."""


class Bot(Protocol):
    def choose(self, view: Any, legal: list[Any], budget: Budget = None) -> Any:
        """One of the legal actions, within about `budget` seconds or search steps."""


def bots(title: str) -> Mapping[str, Callable[[Random], Bot]]:
    """Every bot that plays the title, by name.

    A title that brings none is played at random, so that somebody can stand in for who is away.
    """
    module = _folder(title)
    if find_spec(module) is None:
        return dict.fromkeys((*LEVELS, "random"), RandomBot)
    found: Mapping[str, Callable[[Random], Bot]] = importlib.import_module(module).BOTS
    return found


POPULATIONS: Final = ("tuning", "reporting", "strangers")


def population(title: str, part: str) -> list[str]:
    """Programs of different ideas that bots are measured among.

    The expert may be tuned among one half of them and is reported among the other, so that its
    figures say how it fares among strangers. `strangers` are both halves.
    """
    module = _folder(title)
    halves: Mapping[str, tuple[str, ...]] = (
        {} if find_spec(module) is None else importlib.import_module(module).POPULATION
    )
    wanted = POPULATIONS[:2] if part == "strangers" else (part,)
    return [name for half in wanted for name in halves.get(half, ())]


def _folder(title: str) -> str:
    return f"roundhouse.bots.{game(title).name.replace('-', '_')}"


def bot(level: str, title: str, seed: int | str | None = None) -> Bot:
    """The bot of that name for that title; the same seed plays the same way."""
    known = bots(title)
    if level not in known:
        raise BadInput(f"{title} has no bot {level!r}; it has {', '.join(known)}")
    return known[level](Random(seed))


def levels(title: str) -> list[str]:
    """The levels of opponents that a title has, the weakest first; none where it brings no bots."""
    return [] if find_spec(_folder(title)) is None else list(LEVELS)
