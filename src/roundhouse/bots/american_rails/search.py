"""Thinks ahead: imagined play of every candidate, the promising ones more often.

A bandit over the candidates of this turn: what the outlook values is tried first, the others
come in as the budget allows (progressive widening), and what does well is tried again. Each try
plays the game on with everybody following the outlook, slightly blurred, and looks at who comes
out ahead.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from roundhouse.bots.american_rails.candidates import Candidate, candidates
from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.policy import Policy
from roundhouse.bots.american_rails.rollout import play_on
from roundhouse.bots.american_rails.weights import Habits, Weights
from roundhouse.bots.budget import Meter
from roundhouse.games.american_rails.rules import play
from roundhouse.games.american_rails.state import State

UNTRIED: Final = 0.02
"""How much worse than the others a candidate is taken to be before it is tried."""


class Tried:
    """A candidate and how it has done."""

    def __init__(self, codes: list[int], promise: float) -> None:
        self.codes = codes
        self.promise = promise
        """How likely it seems to be the best, before any is tried."""
        self.visits = 0
        self.total = 0.0


def chance(cash: list[float], seat: int, spread: float) -> float:
    """How likely the seat is to win with these forecasts of final cash."""
    total = 0.0
    for other in cash:
        total += exp(max(-30.0, min(30.0, (other - cash[seat]) / spread)))
    return 1.0 / total


def with_promise(found: list[Candidate], scale: float) -> list[Tried]:
    """Candidates, the best first, each with the part of all trust that its worth earns it."""
    best = found[0][0]
    parts = [exp(max(-30.0, (worth - best) / scale)) for worth, _ in found]
    total = sum(parts)
    return [Tried(codes, part / total) for (_, codes), part in zip(found, parts, strict=True)]


class Searcher:
    """Imagined play from one position for one seat."""

    def __init__(
        self, state: State, plans: Plans, weights: Weights, habits: Habits, seed: int
    ) -> None:
        self.state = state
        self.seat: int = state.actor
        self.plans = plans
        self.weights = weights
        self.seed = seed
        self.rng: Random = Random(seed)
        self.habits = habits
        self.policy: Policy = Policy(weights, habits.blur, self.rng, True)
        self.until: int = state.year + int(habits.ahead)

    def imagined(self, state: State, number: int) -> float:
        """How the seat fares when the position is played on; `number` is the luck of it."""
        self.rng.seed(self.seed + number)
        cash = play_on(state, self.plans.copy(), self.policy, self.until)
        return chance(cash, self.seat, self.habits.spread)

    def after(self, codes: list[int], number: int) -> float:
        state = self.state.copy()
        for code in codes:
            play(state, code)
        return self.imagined(state, number)

    def ranked(self, meter: Meter) -> list[Tried]:
        """The candidates, the one that does best within the budget first."""
        found = candidates(Outlook(self.state, self.plans, self.weights))
        tried = with_promise(found, self.habits.scale)
        while len(tried) > 1 and meter.go_on():
            one = next_to_try(tried, self.habits.explore)
            one.total += self.after(one.codes, one.visits)
            one.visits += 1
        tried.sort(key=_success, reverse=True)
        return tried


def next_to_try(tried: list[Tried], explore: float) -> Tried:
    """The best so far, or one that its promise says should have been tried more often."""
    steps, total = 0, 0.0
    for one in tried:
        steps += one.visits
        total += one.total
    if not steps:
        return tried[0]
    bonus = explore * sqrt(steps)
    usual = total / steps - UNTRIED
    best, most = tried[0], -1.0
    for one in tried:
        value = one.total / one.visits if one.visits else usual
        value += bonus * one.promise / (1 + one.visits)
        if value > most:
            best, most = one, value
    return best


def _success(one: Tried) -> tuple[int, float]:
    """What does best is tried most; of equals the first stays first."""
    return (one.visits, one.total)
