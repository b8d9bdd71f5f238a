"""Opponents for American Rails."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from roundhouse.bots.american_rails.dividend import DividendBot
from roundhouse.bots.american_rails.expert import ExpertBot
from roundhouse.bots.american_rails.novice import NoviceBot
from roundhouse.bots.american_rails.sharp import SharpBot
from roundhouse.bots.american_rails.steady import SteadyBot
from roundhouse.bots.american_rails.strangers.ideas import (
    BasherBot,
    DenierBot,
    EagerBot,
    EnderBot,
    HoarderBot,
    LoyalBot,
    PassengerBot,
    PlannerBot,
    ValuerBot,
)
from roundhouse.bots.american_rails.weights import Habits, Weights
from roundhouse.bots.chance import RandomBot
from roundhouse.bots.parameters import Values

BOTS: Final[dict[str, Callable[[Random], Any]]] = {
    "random": RandomBot,
    "dividend": DividendBot,
    "novice": NoviceBot,
    "steady": SteadyBot,
    "sharp": SharpBot,
    "expert": ExpertBot,
    "valuer": ValuerBot,
    "denier": DenierBot,
    "hoarder": HoarderBot,
    "ender": EnderBot,
    "basher": BasherBot,
    "loyal": LoyalBot,
    "passenger": PassengerBot,
    "eager": EagerBot,
    "planner": PlannerBot,
}

POPULATION: Final = {
    "tuning": ("dividend", "basher", "hoarder", "passenger", "eager", "planner"),
    "reporting": ("valuer", "denier", "ender", "loyal"),
}
"""Strangers: the expert may be tuned among the first half, and is reported among the second."""


def _sharp(rng: Random, values: Values) -> SharpBot:
    return SharpBot(rng, Weights(values))


def _expert(rng: Random, values: Values) -> ExpertBot:
    return ExpertBot(rng, Habits(values), Weights(values))


TUNABLE: Final[dict[str, Callable[[Random, Values], Any]]] = {"sharp": _sharp, "expert": _expert}
"""The bots whose numbers are in `parameters.json`."""
