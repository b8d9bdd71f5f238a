"""Opponents for American Rails."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from roundhouse.bots.chance import RandomBot

BOTS: Final[dict[str, Callable[[Random], Any]]] = {
    "random": RandomBot,
    "novice": RandomBot,
    "steady": RandomBot,
    "sharp": RandomBot,
    "expert": RandomBot,
}
