"""Opponents for African Rails."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from roundhouse.bots.african_rails import levels
from roundhouse.bots.african_rails.greedy import GreedyBot
from roundhouse.bots.african_rails.hauler import HaulerBot
from roundhouse.bots.chance import RandomBot
from roundhouse.bots.parameters import Values, parameters


def tuned(level: Callable[[Random, Values], Any], rng: Random) -> Any:
    """A level with the expert's tuned estimates: levels differ in their habits."""
    return level(rng, parameters("african-rails", "expert"))


BOTS: Final[dict[str, Callable[[Random], Any]]] = {
    "random": RandomBot,
    "hauler": HaulerBot,
    "greedy": GreedyBot,
    "novice": partial(tuned, levels.novice),
    "steady": partial(tuned, levels.steady),
    "sharp": partial(tuned, levels.sharp),
    "expert": partial(tuned, levels.expert),
}

POPULATION: Final[dict[str, tuple[str, ...]]] = {"tuning": ("greedy",), "reporting": ()}

TUNABLE: Final[dict[str, Callable[[Random, Values], Any]]] = {"expert": levels.expert}
