"""Lines of play from a position, to be compared: the expert's own choice first.

A line is an action of the seat to act, with what it does next in the same turn. In an auction it
is to pass, or to bid a dollar more and go on to some limit, since a bid is as good as what one
makes of it. What the seat itself puts up it bids for as everybody does.
"""

from __future__ import annotations

from typing import Final

from roundhouse.bots.american_rails.bidding import best_limit
from roundhouse.bots.american_rails.candidates import candidates
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.rollout import hold_auction, play_on
from roundhouse.bots.american_rails.search import Searcher, chance
from roundhouse.bots.budget import Budget, Meter, Steps, halfway
from roundhouse.bots.comparing import Line
from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.encode import BID_ZERO, PASS_BID
from roundhouse.games.american_rails.rules import play
from roundhouse.games.american_rails.state import BID

TRIES: Final = 40
"""Steps for the limit in an auction, at most."""
LIMITS: Final = 2
"""Parts into which what lies between the lowest bid and the limit is divided."""

Start = tuple[list[int], int]
"""The numbers of the actions; in an auction also what the share is worth: how far to go on."""


def lines_of(searcher: Searcher, budget: Budget, until: float) -> list[Line]:
    """Everything that the expert thinks of, the most promising first."""
    state = searcher.state
    if state.phase == BID:
        return _bids(searcher, auction_limit(searcher, budget, until))
    outlook = Outlook(state, searcher.plans, searcher.weights)
    return [line_of(codes) for _, codes in candidates(outlook)]


def line_of(codes: list[int], limit: int = 0) -> Line:
    start: Start = (codes, limit)
    return Line(codes[0], start)


def codes_of(line: Line) -> list[int]:
    start: Start = line.start
    return start[0]


def limit_of(line: Line) -> int:
    start: Start = line.start
    return start[1]


def auction_limit(searcher: Searcher, budget: Budget, until: float) -> int:
    """What the expert would bid at most, found in a few steps and half of the time."""
    tries = min(TRIES, budget.count) if isinstance(budget, Steps) else TRIES
    return best_limit(searcher, Meter(Steps(tries, halfway(until))))


def _bids(searcher: Searcher, limit: int) -> list[Line]:
    """To bid a dollar more and go on to the limit, or not so far; or to pass."""
    state = searcher.state
    least = lowest_bid(state)
    passing = line_of([PASS_BID], limit)
    if state.cash[searcher.seat] < least:
        return [passing]
    code = BID_ZERO + least
    if limit < least:
        return [passing, line_of([code], least)]
    steps = range(LIMITS, -1, -1)
    limits = dict.fromkeys([least + (limit - least) * part // LIMITS for part in steps])
    return [*[line_of([code], one) for one in limits], passing]


def attempt(searcher: Searcher, line: Line, number: int) -> None:
    """Play the game on; `number` is the luck of it. Who bids goes on to the limit, not beyond.

    What is planned on the way is forgotten again: what a company would build in one world must
    not decide what it builds in the next, nor which line was tried first.
    """
    state, plans = searcher.state.copy(), searcher.plans.copy()
    plans.memory = plans.memory.copy()
    for code in codes_of(line):
        play(state, code)
    searcher.rng.seed(searcher.seed + number)
    seat = searcher.seat
    if state.phase == BID == searcher.state.phase and not state.passed[seat]:
        outlook = Outlook(state, plans, searcher.weights)
        hold_auction(outlook, searcher.policy, seat, limit_of(line))
    cash = play_on(state, plans, searcher.policy, searcher.until)
    line.chances.append(chance(cash, seat, searcher.habits.spread))
    line.leads.append(
        cash[seat] - max([cash[other] for other in range(len(cash)) if other != seat])
    )
