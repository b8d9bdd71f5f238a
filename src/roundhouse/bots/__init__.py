"""Computer opponents. A bot sees its seat's view and its legal actions, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Protocol

from roundhouse.bots.chance import RandomBot
from roundhouse.bots.direct import DirectBot
from roundhouse.bots.hauler import HaulerBot
from roundhouse.game import AnyGame, BadInput, game


class Bot(Protocol):
    def choose(self, view: Any, legal: list[Any], budget: float | None = None) -> Any:
        """One of the legal actions, within about `budget` seconds."""


_BOTS: Final[dict[str, Callable[[AnyGame, Random], Bot]]] = {
    "random": RandomBot,
    "direct": DirectBot,
    "hauler": HaulerBot,
}


def bot(level: str, title: str, seed: int | str | None = None) -> Bot:
    """The bot of that level for that title; the same seed plays the same way."""
    if level not in _BOTS:
        raise BadInput(f"there is no bot {level!r}; there are {', '.join(_BOTS)}")
    return _BOTS[level](game(title), Random(seed))


def levels(title: str) -> list[str]:
    """The levels of opponents that a title has, the weakest first."""
    game(title)
    return list(_BOTS)
