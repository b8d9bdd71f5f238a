"""Opponents for African Rails."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from roundhouse.bots.african_rails.dispatcher import Dispatcher
from roundhouse.bots.african_rails.hauler import HaulerBot
from roundhouse.bots.african_rails.style import Style
from roundhouse.bots.chance import RandomBot


def expert(rng: Random) -> Any:
    return Dispatcher(
        rng, Style(json.loads((Path(__file__).parent / "parameters.json").read_text()))
    )


BOTS: Final[dict[str, Callable[[Random], Any]]] = {
    "random": RandomBot,
    "hauler": HaulerBot,
    "novice": HaulerBot,
    "steady": HaulerBot,
    "sharp": HaulerBot,
    "expert": expert,
}
