"""Opponents for TransAmerica."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from roundhouse.bots.chance import RandomBot
from roundhouse.bots.transamerica.direct import DirectBot
from roundhouse.bots.transamerica.expert import ExpertBot, expert
from roundhouse.bots.transamerica.nearest import NearestBot
from roundhouse.bots.transamerica.novice import NoviceBot
from roundhouse.bots.transamerica.sharp import SharpBot
from roundhouse.bots.transamerica.steady import SteadyBot
from roundhouse.bots.transamerica.strangers.towards import FarthestBot, FollowerBot
from roundhouse.bots.transamerica.strangers.trees import (
    DearFirstBot,
    HubBot,
    LonerBot,
    PatientBot,
)

BOTS: Final[dict[str, Callable[[Random], Any]]] = {
    "random": RandomBot,
    "nearest": NearestBot,
    "direct": DirectBot,
    "novice": NoviceBot,
    "steady": SteadyBot,
    "sharp": SharpBot,
    "expert": expert,
    "farthest": FarthestBot,
    "follower": FollowerBot,
    "patient": PatientBot,
    "dear-first": DearFirstBot,
    "hub": HubBot,
    "loner": LonerBot,
}

POPULATION: Final = {
    "tuning": ("nearest", "patient", "farthest", "loner"),
    "reporting": ("direct", "follower", "hub", "dear-first"),
}
"""Strangers: the expert may be tuned among the first half, and is reported among the second."""

TUNABLE: Final[dict[str, Callable[[Random, dict[str, float]], Any]]] = {"expert": ExpertBot}
"""Those with parameters of their own; see `roundhouse.bots.parameters`."""
