"""How much to bid at most: imagined play with the share won, and with it lost, at several prices.

The two are set against each other in a straight line over the prices; where it crosses zero is
the limit. So dilution, what the price builds, what the money would buy later and what the share
would do for a rival (denial) all count. The outlook's own opinion is in the line as so many
comparisons, and decides when there is no time for more.
"""

from __future__ import annotations

from typing import Final

from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.policy import rivals_limit
from roundhouse.bots.american_rails.rollout import leave, sell
from roundhouse.bots.american_rails.search import STEEPEST, Searcher
from roundhouse.bots.american_rails.spaces import highest, sale_worth
from roundhouse.bots.budget import Meter
from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.encode import LOWEST_BID
from roundhouse.games.american_rails.state import NOBODY, State

PRICES: Final = (0.7, 1.0, 1.3, 0.85, 1.15)
"""Where to look, as parts of the outlook's own limit."""
WIDEST: Final = 1.6

Point = tuple[float, float, float]
"""A price, how much likelier one wins with the share than without, and what that counts."""


def best_limit(searcher: Searcher, meter: Meter) -> int:
    """The most the seat should bid in the auction that runs; 0: pass."""
    state, seat = searcher.state, searcher.seat
    outlook = Outlook(state, searcher.plans, searcher.weights)
    most = state.cash[seat]
    if most < lowest_bid(state):
        return 0
    middle = max(outlook.limit(state.company, most), LOWEST_BID)
    prices = [max(LOWEST_BID, min(int(middle * part + 0.5), most)) for part in PRICES]
    points = opinion(outlook, seat, prices, searcher.habits.faith, searcher.habits.spread)
    tries = 0
    while meter.go_on():
        price = prices[tries % len(prices)]
        won = searcher.imagined(sold(state, seat, price), tries)
        lost = searcher.imagined(without(outlook, seat, price), tries)
        points.append((float(price), won - lost, 1.0))
        tries += 1
        meter.go_on()
    limit = crossing(points, middle / WIDEST, middle * WIDEST)
    return min(most, int(searcher.habits.keenness * limit + 0.5))


def opinion(
    outlook: Outlook, seat: int, prices: list[int], faith: float, spread: float
) -> list[Point]:
    """What the outlook thinks of the prices; all together counts as much as `faith` tries."""
    state = outlook.state
    is_alone = state.leader == NOBODY and rivals_limit(outlook, seat) < LOWEST_BID
    found: list[Point] = []
    for price in prices:
        gain = outlook.after_sale(state.company, price) - outlook.dollar * price
        if is_alone:
            gain = min(gain, sale_worth(outlook, seat, state.company, seat, price))
        found.append((float(price), STEEPEST / spread * gain, faith / len(prices)))
    return found


def sold(state: State, buyer: int, price: int) -> State:
    """The position after the auction has gone to this buyer at this price."""
    after = state.copy()
    sell(after, buyer, price)
    return after


def without(outlook: Outlook, seat: int, price: int) -> State:
    """The position when the seat lets the share go: who would give most buys, or nobody."""
    state = outlook.state
    limits = [outlook.limit(state.company, cash) for cash in state.cash]
    for other, passed in enumerate(state.passed):
        if passed or other == seat:
            limits[other] = 0
    if state.leader != NOBODY:
        limits[state.leader] = max(limits[state.leader], state.standing)
    buyer, _ = highest(limits, state.opener)
    if buyer == NOBODY:
        after = state.copy()
        leave(after)
        return after
    return sold(state, buyer, max(LOWEST_BID, min(price, state.cash[buyer])))


def crossing(points: list[Point], low: float, high: float) -> float:
    """Where the straight line through the points falls below zero, between low and high."""
    count = sum([weight for _, _, weight in points])
    mean_x = sum([weight * x for x, _, weight in points]) / count
    mean_y = sum([weight * y for _, y, weight in points]) / count
    spread = sum([weight * (x - mean_x) ** 2 for x, _, weight in points])
    slope = 0.0
    if spread > 0.0:
        slope = sum([weight * (x - mean_x) * (y - mean_y) for x, y, weight in points]) / spread
    if slope >= 0.0:
        return high if mean_y > 0.0 else low
    return max(low, min(high, mean_x - mean_y / slope))
