"""The novice: likes big incomes and new track, and overlooks what a practised player counts.

It bids for what a company earns, not for what a share is paid (no dilution); its bids and its
choice of actions have a large random error; it begins in the richest city; builds towards the
nearest city whatever it is worth or costs; and puts houses and money wherever it has a share.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.american_rails.glance import earned, richest_city, years_left
from roundhouse.bots.budget import Budget
from roundhouse.games.american_rails import encode
from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.board import COMPANIES, HEXES
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
)
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.rules import choices
from roundhouse.games.american_rails.state import (
    AUCTION,
    BID,
    DEVELOP,
    EXPAND,
    FUND,
    OFFER,
    SPACE,
    START,
    State,
    has_cube,
    holds,
)
from roundhouse.games.american_rails.track import can_place
from roundhouse.games.american_rails.view import View

MOOD: Final = 0.5
"""By how much its judgement of a price changes from one time to the next."""
CARE: Final = 0.8
"""The part of its cash that it would give for one share."""


class NoviceBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        return encode.action(choose(imagine(view), self._rng))


def choose(state: State, rng: Random) -> int:
    phase = state.phase
    if phase == BID:
        return bid(state, rng)
    if phase == SPACE:
        return space(state, rng)
    if phase == EXPAND:
        return cube(state, rng)
    if phase in (OFFER, AUCTION):
        return offer(state, rng)
    if phase == START:
        return START_CITY + state.board.city_number[richest_city(state)]
    if phase == DEVELOP:
        return house(state, rng)
    if phase == FUND:
        return fund(state, rng)
    return TAKE_TWO


def shine(state: State, company: int) -> int:
    """What the whole company would earn to the last year."""
    return earned(state, company) * years_left(state)


def moody(rng: Random) -> float:
    return 1.0 + MOOD * (2.0 * rng.random() - 1.0)


def bid(state: State, rng: Random) -> int:
    least = lowest_bid(state)
    limit = min(shine(state, state.company), CARE * state.cash[state.actor]) * moody(rng)
    if least <= state.cash[state.actor] and least <= limit:
        return BID_ZERO + least
    return PASS_BID


def offer(state: State, rng: Random) -> int:
    """The company with the highest expected earnings, with a random error."""
    best, most = DECLINE, -1.0
    first = OFFER_COMPANY if state.phase == OFFER else AUCTION_SHARE
    for company in range(COMPANIES):
        is_there = (
            not state.offered[company] if state.phase == OFFER else state.shares_left[company]
        )
        worth = shine(state, company) * moody(rng)
        if is_there and worth > most:
            best, most = first + company, worth
    return best


def space(state: State, rng: Random) -> int:
    """A random space, weighted down where little or nothing can be done there."""
    best, most = -1, -1.0
    for code in choices(state):
        number = code - TAKE_SPACE
        likes = moody(rng) if number else 0.0
        if number in (4, 6) and not can_place(state):
            likes = 0.0
        if number == 5 and state.cash[state.actor] < 2 * LOWEST_BID:
            likes *= 0.1
        if likes > most:
            best, most = code, likes
    return best


def house(state: State, rng: Random) -> int:
    """Any city of a company in which it has a share."""
    cities: list[int] = []
    for code in choices(state)[1:]:
        there = state.track[state.board.cities[code - DEVELOP_CITY]]
        for company in range(COMPANIES):
            if (there >> company) & 1 and holds(state, state.actor, company):
                cities.append(code)
    return rng.choice(cities) if cities else DECLINE


def fund(state: State, rng: Random) -> int:
    companies = [company for company in range(COMPANIES) if holds(state, state.actor, company)]
    return FUND_COMPANY + rng.choice(companies) if companies else DECLINE


def cube(state: State, rng: Random) -> int:
    """The hex nearest to a city that the company has not reached, cost and worth uncounted."""
    best, most = DONE if state.cubes_placed else DECLINE, 1e9
    for code in choices(state)[1:]:
        company, hex_ = (code - PLACE_CUBE) // HEXES, (code - PLACE_CUBE) % HEXES
        steps = missing(state, company, hex_) + rng.random()
        if steps < most:
            best, most = code, steps
    return best


def missing(state: State, company: int, hex_: int) -> int:
    """Steps from a hex to the nearest city without a cube of the company."""
    board = state.board
    seen = {hex_}
    ring = [hex_]
    steps = 0
    while ring:
        further: list[int] = []
        for at in ring:
            if board.is_city(at) and not has_cube(state, company, at):
                return steps
            for other in board.neighbours[at]:
                if other not in seen:
                    seen.add(other)
                    further.append(other)
        ring = further
        steps += 1
    return steps
