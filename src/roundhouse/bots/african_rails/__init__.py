"""Opponents for African Rails."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from roundhouse.bots.african_rails.hauler import HaulerBot
from roundhouse.bots.chance import RandomBot

BOTS: Final[dict[str, Callable[[Random], Any]]] = {
    "random": RandomBot,
    "hauler": HaulerBot,
    "novice": HaulerBot,
    "steady": HaulerBot,
    "sharp": HaulerBot,
    "expert": HaulerBot,
}
