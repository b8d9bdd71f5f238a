"""The outlook's bot: every choice by its expected worth, one turn deep."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.policy import Policy, choose
from roundhouse.bots.american_rails.weights import SHARP, Weights
from roundhouse.bots.budget import Budget
from roundhouse.games.american_rails import encode
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.view import View


class SharpBot:
    def __init__(self, rng: Random, weights: Weights = SHARP) -> None:
        self._policy = Policy(weights, 0.0, rng)

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        return encode.action(choose(imagine(view), Plans(), self._policy))
