"""The steady player: counts dividends and growth, each on its own, and expects the last year.

It plays by the outlook with simpler assumptions: the game lasts to 1857, shares sold later do
not dilute the dividends, what rivals gain and the order of play do not count; and its estimates
have a small random error.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.policy import Policy, choose
from roundhouse.bots.american_rails.weights import Weights
from roundhouse.bots.budget import Budget
from roundhouse.games.american_rails import encode
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.view import View

BELIEFS: Final = Weights(
    {
        "sales": 1.0,
        "houses": 1.0,
        "cubes": 1.0,
        "delay": 1.0,
        "trust": 0.4,
        "thinning": 0.0,
        "rivals": 0.0,
        "scarcity": 0.7,
        "crowd": 0.0,
        "partial": 0.7,
        "order": 0.0,
    }
)
ERROR: Final = 0.15
"""By how much it misjudges spaces, as a part of their worth, at most."""
PRICE_ERROR: Final = 0.25
"""The same for shares."""


class SteadyBot:
    def __init__(self, rng: Random) -> None:
        self._turns = Policy(BELIEFS, ERROR, rng)
        self._prices = Policy(BELIEFS, PRICE_ERROR, rng)

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        policy = self._turns if view.phase == "space" else self._prices
        return encode.action(choose(imagine(view), Plans(), policy))
