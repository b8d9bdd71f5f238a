"""Opponents for TransAmerica."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from roundhouse.bots.chance import RandomBot
from roundhouse.bots.transamerica.direct import DirectBot

BOTS: Final[dict[str, Callable[[Random], Any]]] = {
    "random": RandomBot,
    "direct": DirectBot,
    "novice": DirectBot,
    "steady": DirectBot,
    "sharp": DirectBot,
    "expert": DirectBot,
}
