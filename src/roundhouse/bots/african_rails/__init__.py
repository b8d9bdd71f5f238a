"""Opponents for African Rails."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from roundhouse.bots.african_rails import levels
from roundhouse.bots.african_rails.greedy import GreedyBot
from roundhouse.bots.african_rails.hauler import HaulerBot
from roundhouse.bots.african_rails.strangers.carriers import (
    FrugalBot,
    NetBot,
    SnatcherBot,
    SpeculatorBot,
    SprinterBot,
)
from roundhouse.bots.african_rails.strangers.investors import (
    EngineerBot,
    MiserBot,
    NavvyBot,
    RenterBot,
)
from roundhouse.bots.chance import RandomBot
from roundhouse.bots.parameters import Values, parameters


def tuned(level: Callable[[Random, Values], Any], rng: Random) -> Any:
    """A level with the expert's tuned estimates: levels differ in their habits."""
    return level(rng, parameters("african-rails", "expert"))


def expert(rng: Random) -> Any:
    """Who plays at a table makes deals; who only advises or judges does not."""
    found = tuned(levels.expert, rng)
    found.offers_deals = True
    return found


BOTS: Final[dict[str, Callable[[Random], Any]]] = {
    "random": RandomBot,
    "hauler": HaulerBot,
    "greedy": GreedyBot,
    "novice": partial(tuned, levels.novice),
    "steady": partial(tuned, levels.steady),
    "sharp": partial(tuned, levels.sharp),
    "expert": expert,
    "sprinter": SprinterBot,
    "frugal": FrugalBot,
    "net": NetBot,
    "speculator": SpeculatorBot,
    "snatcher": SnatcherBot,
    "navvy": NavvyBot,
    "engineer": EngineerBot,
    "miser": MiserBot,
    "renter": RenterBot,
}

POPULATION: Final[dict[str, tuple[str, ...]]] = {
    "tuning": ("greedy", "sprinter", "navvy", "speculator", "miser"),
    "reporting": ("net", "frugal", "engineer", "renter", "snatcher"),
}
"""Strangers: the expert may be tuned among the first half, and is reported among the second."""

TUNABLE: Final[dict[str, Callable[[Random, Values], Any]]] = {"expert": levels.expert}
