"""Opponents for American Rails."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from roundhouse.bots.american_rails.dividend import DividendBot
from roundhouse.bots.american_rails.expert import ExpertBot
from roundhouse.bots.american_rails.sharp import SharpBot
from roundhouse.bots.chance import RandomBot

BOTS: Final[dict[str, Callable[[Random], Any]]] = {
    "random": RandomBot,
    "dividend": DividendBot,
    "novice": DividendBot,
    "steady": DividendBot,
    "sharp": SharpBot,
    "expert": ExpertBot,
}
