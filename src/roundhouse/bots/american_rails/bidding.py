"""How much to bid at most: imagined play with the share won, and with it lost, at several prices.

The two are set against each other in a straight line over the prices; where it crosses zero is
the limit. So dilution, what the price builds, what the money would buy later and what the share
would do for a rival (denial) all count.
"""

from __future__ import annotations

from typing import Final

from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.search import Searcher
from roundhouse.bots.budget import Meter
from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.encode import BID_ZERO, LOWEST_BID, PASS_BID
from roundhouse.games.american_rails.rules import play
from roundhouse.games.american_rails.state import NOBODY, State

PRICES: Final = (0.7, 1.0, 1.3, 0.85, 1.15)
"""Where to look, as parts of the outlook's own limit."""
ENOUGH: Final = 10
"""With fewer comparisons than this the outlook's own limit stands."""
WIDEST: Final = 1.6


def best_limit(searcher: Searcher, meter: Meter) -> int:
    """The most the seat should bid in the auction that runs; 0: pass."""
    state, seat = searcher.state, searcher.seat
    outlook = Outlook(state, searcher.plans, searcher.weights)
    guess = outlook.limit(state.company, state.cash[seat])
    least, most = lowest_bid(state), state.cash[seat]
    if most < least:
        return 0
    middle = max(guess, LOWEST_BID)
    points: list[tuple[float, float]] = []
    while meter.go_on():
        number = len(points)
        price = int(middle * PRICES[number % len(PRICES)] + 0.5)
        price = max(LOWEST_BID, min(price, most))
        won = searcher.imagined(sold(state, seat, price), number)
        lost = searcher.imagined(without(outlook, seat, price), number)
        points.append((float(price), won - lost))
        meter.go_on()
    if len(points) < ENOUGH:
        return guess
    limit = crossing(points, middle / WIDEST, middle * WIDEST)
    return min(most, int(limit))


def sold(state: State, buyer: int, price: int) -> State:
    """The position after the auction has gone to this buyer at this price."""
    after = state.copy()
    after.passed = [True] * state.seats
    after.passed[buyer] = False
    after.bidder = buyer
    after.actor = buyer
    play(after, BID_ZERO + price)
    return after


def without(outlook: Outlook, seat: int, price: int) -> State:
    """The position when the seat lets the share go: the richest other buys, or nobody."""
    state = outlook.state
    buyer, most = state.leader, 0
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if not state.passed[other]:
            limit = outlook.limit(state.company, state.cash[other])
            if limit > most or other == state.leader:
                most = max(limit, most)
                if limit >= most:
                    buyer = other
    if buyer == NOBODY:
        return unsold(state, seat)
    return sold(state, buyer, max(LOWEST_BID, min(price, state.cash[buyer])))


def unsold(state: State, seat: int) -> State:
    after = state.copy()
    after.passed = [True] * state.seats
    after.passed[seat] = False
    play(after, PASS_BID)
    return after


def crossing(points: list[tuple[float, float]], low: float, high: float) -> float:
    """Where the straight line through the points falls below zero, between low and high."""
    count = len(points)
    mean_x = sum([x for x, _ in points]) / count
    mean_y = sum([y for _, y in points]) / count
    spread = sum([(x - mean_x) ** 2 for x, _ in points])
    slope = 0.0
    if spread > 0.0:
        slope = sum([(x - mean_x) * (y - mean_y) for x, y in points]) / spread
    if slope >= 0.0:
        return high if mean_y > 0.0 else low
    return max(low, min(high, mean_x - mean_y / slope))
