"""A bot that takes any legal action at random: the baseline of all measurements."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots.budget import Budget


class RandomBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, legal: list[Any], budget: Budget = None) -> Any:
        return self._rng.choice(legal)
