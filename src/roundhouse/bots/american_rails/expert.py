"""The expert: the outlook, and imagined play on top of it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.american_rails.bidding import best_limit
from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.search import Searcher
from roundhouse.bots.american_rails.weights import EXPERT, SHARP, Habits, Weights
from roundhouse.bots.budget import Budget, Meter
from roundhouse.games.american_rails import encode
from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.encode import BID_ZERO, PASS_BID
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.rules import choices
from roundhouse.games.american_rails.state import BID, State
from roundhouse.games.american_rails.view import View

SEEDS: Final = 1 << 30


class ExpertBot:
    def __init__(self, rng: Random, habits: Habits = EXPERT, weights: Weights = SHARP) -> None:
        self._habits = habits
        self._weights = weights
        self._seed = rng.randrange(SEEDS)
        self._auction: tuple[int, ...] = ()
        self._limit = 0
        """What the share of that auction is worth to the seat."""
        self._turn: tuple[int, ...] = ()
        self._next: list[int] = []
        """What was meant to follow in that turn."""

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        if len(legal) == 1:
            return legal[0]
        state = imagine(view)
        searcher = Searcher(state, Plans(), self._weights, self._habits, self._seed)
        meter = Meter(budget)
        if state.phase == BID:
            return encode.action(self._bid(searcher, meter))
        return encode.action(self._turn_code(searcher, meter))

    def _bid(self, searcher: Searcher, meter: Meter) -> int:
        """The limit is worked out once for an auction."""
        state = searcher.state
        auction = (*table_of(state), state.company)
        if auction != self._auction:
            self._limit = best_limit(searcher, meter)
            self._auction = auction
        least = lowest_bid(state)
        return BID_ZERO + least if least <= self._limit else PASS_BID

    def _turn_code(self, searcher: Searcher, meter: Meter) -> int:
        state = searcher.state
        turn = table_of(state)
        if self._turn == turn and self._next and self._next[0] in choices(state):
            return self._next.pop(0)
        codes = searcher.ranked(meter)[0].codes
        self._turn = turn
        self._next = codes[1:]
        return codes[0]


def table_of(state: State) -> tuple[int, ...]:
    """What stays the same from one decision of a turn or an auction to the next, and nowhere else.

    A bot may be asked about another table in between.
    """
    moment = (state.year, state.column, state.turn, len(state.sales))
    return (*moment, *state.cash, *state.income, *state.treasury, *state.held, *state.shares_left)
