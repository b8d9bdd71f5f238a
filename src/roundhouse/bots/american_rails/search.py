"""Thinks ahead: imagined play of every candidate, the promising ones more often.

A bandit over the candidates of this turn: what the outlook values is tried first, the others
come in as the budget allows (progressive widening), and what does well is tried again. Each try
plays the game on with everybody following the outlook, with a small random error, and looks at
who comes out ahead. What the outlook expects of a candidate counts as much as a few tries: with
little time the outlook decides, with much time the results of imagined play.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final

from roundhouse.bots.american_rails.candidates import candidates
from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.policy import Policy
from roundhouse.bots.american_rails.rollout import play_on
from roundhouse.bots.american_rails.taste import liking
from roundhouse.bots.american_rails.weights import Habits, Weights
from roundhouse.bots.budget import Meter
from roundhouse.games.american_rails.rules import play
from roundhouse.games.american_rails.state import State

STEEPEST: Final = 0.22
"""How much likelier one wins for a lead of `spread` dollars more, as long as nobody is ahead."""


class Tried:
    """A candidate and how it has done."""

    def __init__(self, codes: list[int], behind: float, liked: float = 0.0) -> None:
        self.codes = codes
        self.behind = behind
        """By how much less likely it wins than the best, as the outlook sees it."""
        self.liked = liked
        """What the style adds to that, for its own sake."""
        self.visits = 0
        self.total = 0.0
        self.estimate = 0.0
        """How likely it wins, and how much it is liked."""


def chance(cash: list[float], seat: int, spread: float) -> float:
    """How likely the seat is to win with these forecasts of final cash."""
    total = 0.0
    for other in cash:
        total += exp(max(-30.0, min(30.0, (other - cash[seat]) / spread)))
    return 1.0 / total


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
        self.policy: Policy = Policy(weights, habits.blur, self.rng)
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
        best, steep = found[0][0], STEEPEST / self.habits.spread
        tried = [
            Tried(codes, steep * (best - worth), liking(self.habits, codes[-1]))
            for worth, codes in found
        ]
        while len(tried) > 1 and meter.go_on():
            one = next_to_try(tried, self.habits)
            one.total += self.after(one.codes, one.visits)
            one.visits += 1
        judge(tried, self.habits.faith)
        tried.sort(key=_estimate, reverse=True)
        return tried


def _estimate(one: Tried) -> float:
    return one.estimate


def judge(tried: list[Tried], faith: float) -> None:
    """Each candidate by its own tries and by what the outlook expects of it."""
    steps, level = 0, 0.0
    for one in tried:
        steps += one.visits
        level += one.total + one.visits * one.behind
    level /= max(1, steps)
    for one in tried:
        one.estimate = (one.total + faith * (level - one.behind)) / (one.visits + faith)
        one.estimate += one.liked


def next_to_try(tried: list[Tried], habits: Habits) -> Tried:
    """The best so far, or one that has been tried too little to be sure of."""
    judge(tried, habits.faith)
    doubt = habits.explore * sqrt(sqrt(sum([one.visits for one in tried])))
    best, most = tried[0], -1.0
    for one in tried:
        hope = one.estimate + doubt / sqrt(one.visits + habits.faith)
        if hope > most:
            best, most = one, hope
    return best
