"""The obvious program: every action by what it adds to one's next dividends.

A share is priced by the dividend it would be paid next, once for each year that is left. Cubes
go the cheapest way to the city that adds most for its cost, and count by the part of the way
they make; a new company begins in the richest free city.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.american_rails.glance import earned, years_left
from roundhouse.bots.american_rails.growth import plan
from roundhouse.bots.budget import Budget
from roundhouse.games.american_rails import encode
from roundhouse.games.american_rails.board import COMPANIES, HEXES, TAKE
from roundhouse.games.american_rails.encode import (
    AUCTION_SHARE,
    BID_ZERO,
    DECLINE,
    DEVELOP_CITY,
    DONE,
    FUND_COMPANY,
    LOWEST_BID,
    OFFER_COMPANY,
    PASS_BID,
    PLACE_CUBE,
    START_CITY,
    TAKE_SPACE,
    TAKE_TWO,
    TAX_OTHERS,
)
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.rules import choices
from roundhouse.games.american_rails.spaces import can_develop
from roundhouse.games.american_rails.state import State, holds
from roundhouse.games.american_rails.view import View

CUBES: Final = [0, 0, 0, 2, 3, 0, 4]
"""By space, how many cubes it may place."""


class DividendBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        state = imagine(view)
        best, most = -1, (-1e9, 0.0)
        for code in choices(state):
            value = (added(state, code), self._rng.random())
            if value > most:
                best, most = code, value
        return encode.action(best)


def added(state: State, code: int) -> float:
    """What an action adds to the next dividends of who acts."""
    if code >= BID_ZERO + LOWEST_BID:
        return bid_value(state, code - BID_ZERO)
    if code >= PLACE_CUBE:
        return cube_value(state, code - PLACE_CUBE)
    if code in (DONE, TAX_OTHERS, DECLINE, PASS_BID):
        return 0.0
    if code >= AUCTION_SHARE:
        return share_value(state, code - AUCTION_SHARE)
    if code == TAKE_TWO:
        return float(TAKE)
    if code >= FUND_COMPANY:
        return fund_value(state, code - FUND_COMPANY)
    if code >= DEVELOP_CITY:
        return house_value(state, state.board.cities[code - DEVELOP_CITY])
    if code >= TAKE_SPACE:
        return space_value(state, code - TAKE_SPACE)
    if code >= START_CITY:
        return float(state.board.full[state.board.cities[code - START_CITY]])
    return share_value(state, code - OFFER_COMPANY)


def part_of(state: State, company: int) -> float:
    """The part of the company's income that goes to who acts."""
    sold = state.shares_sold[company]
    return holds(state, state.actor, company) / sold if sold else 0.0


def next_dividend(state: State, company: int) -> int:
    """What a share would be paid next if one more were sold."""
    shares = state.shares_sold[company] + 1
    return (earned(state, company) + shares - 1) // shares


def share_price(state: State, company: int) -> int:
    """The next dividend, once for each year that is left."""
    return next_dividend(state, company) * years_left(state)


def share_value(state: State, company: int) -> float:
    """Nothing, if who acts cannot or would not buy it."""
    if min(state.cash[state.actor], share_price(state, company)) < LOWEST_BID:
        return -1.0
    held = holds(state, state.actor, company)
    before = part_of(state, company) * state.income[company]
    return next_dividend(state, company) * (held + 1) - before


def bid_value(state: State, amount: int) -> float:
    """The lowest bid as long as the price allows; never more than it."""
    if amount > share_price(state, state.company):
        return -1.0
    return 1.0 / amount


def house_value(state: State, city: int) -> float:
    there = state.track[city]
    total = 0.0
    for company in range(COMPANIES):
        if (there >> company) & 1:
            total += part_of(state, company)
    return total * (2 if there.bit_count() == 1 else 1)


def fund_value(state: State, company: int) -> float:
    """The part of the next city that $5 pay, if the company cannot pay it."""
    legs = plan(state, company) if part_of(state, company) else []
    if not legs or state.treasury[company] >= legs[0].cost:
        return 0.0
    return part_of(state, company) * legs[0].gain * min(1.0, 5.0 / legs[0].cost)


def cube_value(state: State, place: int) -> float:
    """A cube on the company's cheapest way to its best city."""
    company, hex_ = place // HEXES, place % HEXES
    legs = plan(state, company)
    if not legs or legs[0].path[0] != hex_ or legs[0].cost > state.treasury[company]:
        return -1.0
    return part_of(state, company) * legs[0].gain / len(legs[0].path)


def expand_value(state: State, cubes: int) -> float:
    """The most that the cubes add along one company's plan."""
    most = 0.0
    for company in range(COMPANIES):
        part = part_of(state, company)
        if not part:
            continue
        left, money, total = cubes, state.treasury[company], 0.0
        for leg in plan(state, company):
            if not left or leg.cost > money:
                break
            built = min(left, len(leg.path))
            total += part * leg.gain * built / len(leg.path)
            left -= built
            money -= leg.cost
        most = max(most, total)
    return most


def space_value(state: State, space: int) -> float:
    """The best of what may be done from a space."""
    best = 0.0
    if space == 1:
        for city in state.board.cities:
            if can_develop(state, city):
                best = max(best, house_value(state, city))
    elif space == 2:
        for company in range(COMPANIES):
            best = max(best, fund_value(state, company))
    elif space == 3:
        best = max(float(TAKE), expand_value(state, 2) if state.seats > 3 else 0.0)
    elif space == 5:
        for company in range(COMPANIES):
            if state.shares_left[company]:
                best = max(best, share_value(state, company))
    else:
        best = expand_value(state, CUBES[space])
    return best
