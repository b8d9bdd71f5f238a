"""Thinks ahead: imagined play of every candidate, the promising ones more often.

A bandit with progressive widening over the candidates of this turn. Each step plays the game on
with everybody following the outlook, slightly blurred, and looks at who comes out ahead.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from typing import Final

from roundhouse.bots.american_rails.candidates import candidates
from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.policy import Policy
from roundhouse.bots.american_rails.rollout import play_on
from roundhouse.bots.american_rails.weights import Weights
from roundhouse.bots.budget import Meter
from roundhouse.games.american_rails.rules import play
from roundhouse.games.american_rails.state import State

BLUR: Final = 0.25
"""By how much the imagined players misjudge, so that one line of play does not decide."""
AHEAD: Final = 2
"""Rounds that are played on before the rest is foreseen."""
SPREAD: Final = 25.0
"""Dollars of a lead that make winning likely but not sure."""
EXPLORE: Final = 0.08
FIRST: Final = 3
"""Candidates looked at from the start; more come with the square root of the steps."""


class Tried:
    """A candidate and how it has done."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.visits = 0
        self.total = 0.0


def chance(cash: list[float], seat: int) -> float:
    """How likely the seat is to win with these forecasts of final cash."""
    total = 0.0
    for other in cash:
        total += exp(max(-30.0, min(30.0, (other - cash[seat]) / SPREAD)))
    return 1.0 / total


class Searcher:
    """Imagined play from one position for one seat."""

    def __init__(self, state: State, plans: Plans, weights: Weights, seed: int) -> None:
        self.state = state
        self.seat: int = state.actor
        self.plans = plans
        self.weights = weights
        self.seed = seed
        self.rng: Random = Random(seed)
        self.policy: Policy = Policy(weights, BLUR, self.rng, True)
        self.until: int = state.year + AHEAD

    def imagined(self, state: State, number: int) -> float:
        """How the seat fares when the position is played on; `number` is the luck of it."""
        self.rng.seed(self.seed + number)
        return chance(play_on(state, self.plans.copy(), self.policy, self.until), self.seat)

    def after(self, codes: list[int], number: int) -> float:
        state = self.state.copy()
        for code in codes:
            play(state, code)
        return self.imagined(state, number)

    def best(self, meter: Meter) -> list[int]:
        """The candidate that does best within the budget; with none, the first."""
        found = candidates(Outlook(self.state, self.plans, self.weights))
        tried = [Tried(codes) for codes in found]
        if len(tried) == 1:
            return found[0]
        steps = 0
        while meter.go_on():
            one = next_to_try(tried, steps)
            one.total += self.after(one.codes, one.visits)
            one.visits += 1
            steps += 1
        return chosen(tried).codes


def next_to_try(tried: list[Tried], steps: int) -> Tried:
    wide = min(len(tried), FIRST + int(sqrt(steps)))
    best, most = tried[0], -1.0
    for one in tried[:wide]:
        if not one.visits:
            return one
        value = one.total / one.visits + EXPLORE * sqrt(log(steps + 1) / one.visits)
        if value > most:
            best, most = one, value
    return best


def chosen(tried: list[Tried]) -> Tried:
    """The one tried most often: what does best is tried most; the first of equals."""
    best = tried[0]
    for one in tried:
        if (one.visits, one.total) > (best.visits, best.total):
            best = one
    return best
