"""Hints for American Rails: what the expert would do, with the figures behind it."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.bots.american_rails.growth import Plans, growth, plan_from
from roundhouse.bots.american_rails.lines import attempt, codes_of, limit_of, lines_of
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.policy import Policy, choose, rivals_limit
from roundhouse.bots.american_rails.search import Searcher
from roundhouse.bots.american_rails.spaces import likely_sale
from roundhouse.bots.american_rails.weights import EXPERT, SHARP
from roundhouse.bots.budget import Budget, Meter
from roundhouse.bots.comparing import Line
from roundhouse.bots.hints import Hint
from roundhouse.bots.racing import race
from roundhouse.game import Message, Values
from roundhouse.games.american_rails import encode
from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.encode import (
    AUCTION_SHARE,
    DECLINE,
    DEVELOP_CITY,
    DONE,
    FUND_COMPANY,
    OFFER_COMPANY,
    PASS_BID,
    PLACE_CUBE,
    START_CITY,
    TAKE_SPACE,
    TAKE_TWO,
    TAX_OTHERS,
)
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.income import dividend_per_share
from roundhouse.games.american_rails.rules import play
from roundhouse.games.american_rails.state import BID, EXPAND, TAKE, State, has_cube, holds
from roundhouse.games.american_rails.track import add_cubes
from roundhouse.games.american_rails.view import View

SEED: Final = 7


def hints(view: View, legal: list[Any], budget: Budget, count: int) -> list[Hint]:
    """The best few actions of the seat to act, each with its reason; in an auction the best one.

    The expert's search believes what it has seen so far; a hint is asked for seldom and gives
    everything that the expert thinks of the same chance.
    """
    searcher = Searcher(imagine(view), Plans(), SHARP, EXPERT, SEED)
    meter = Meter(budget)
    lines = lines_of(searcher, budget, meter.until)
    found: list[Hint] = []
    told: set[int] = set()
    for line in race(lines, lambda line, number: attempt(searcher, line, number), meter):
        action = encode.action(line.action)
        if line.action not in told and action in legal:
            told.add(line.action)
            found.append(Hint(action, line_reason(searcher, line)))
    return found[: 1 if searcher.state.phase == BID else count]


def line_reason(searcher: Searcher, line: Line) -> Message:
    if searcher.state.phase == BID:
        return _bid(searcher, line.action, limit_of(line))
    return reason(searcher, codes_of(line))


def _bid(searcher: Searcher, code: int, worth: int) -> Message:
    """What the share is worth to oneself and to the next bidder."""
    state = searcher.state
    least = lowest_bid(state)
    if code == PASS_BID:
        worth = min(worth, least - 1)
        return Message("ar-hint-pass-bid", {"worth": worth}) if worth else Message("ar-hint-no-bid")
    rival = rivals_limit(Outlook(state, searcher.plans, SHARP), searcher.seat)
    if rival:
        return Message("ar-hint-bid", {"worth": worth, "rival": rival})
    return Message("ar-hint-bid-alone", {"worth": worth})


def reason(searcher: Searcher, codes: list[int]) -> Message:
    """Why the actions are worth taking, by what the last of them does."""
    state, code = searcher.state, codes[-1]
    if code >= PLACE_CUBE:
        return _track(searcher, codes)
    if code in (DONE, DECLINE):
        return _stop(state)
    if code >= AUCTION_SHARE:
        return _share(searcher, code - AUCTION_SHARE)
    if code == TAKE_TWO:
        return Message("ar-hint-take")
    if code == TAX_OTHERS:
        return Message("ar-hint-tax")
    if code >= FUND_COMPANY:
        return _fund(searcher, code - FUND_COMPANY)
    if code >= DEVELOP_CITY:
        return _house(searcher, codes)
    if code >= TAKE_SPACE:
        return Message("ar-hint-order")
    if code >= START_CITY:
        return _start(searcher, state.board.cities[code - START_CITY])
    return _share(searcher, code - OFFER_COMPANY)


def _stop(state: State) -> Message:
    """Why to stop; a seat that alone holds the companies saves their money."""
    if state.phase not in (EXPAND, TAKE):
        return Message("ar-hint-decline")
    cubes: list[int] = []
    add_cubes(state, cubes)
    companies = sorted({(code - PLACE_CUBE) // BOARD.size for code in cubes})
    alone = [one for one in companies if holds(state, state.actor, one) == state.shares_sold[one]]
    if not companies:
        return Message("ar-hint-decline")
    if alone == companies:
        return Message("ar-hint-save", {"companies": [BOARD.companies[one] for one in alone]})
    return Message("ar-hint-stop")


def dividends(state: State, seat: int) -> int:
    """What the seat would be paid now."""
    total = 0
    for company in range(COMPANIES):
        held = state.held[seat * COMPANIES + company]
        total += held * dividend_per_share(state, company)
    return total


def _track(searcher: Searcher, codes: list[int]) -> Message:
    """The cities that the whole action joins, or the one it makes for."""
    before = searcher.state
    after = before.copy()
    for code in codes:
        play(after, code)
    policy = Policy(SHARP, 0.0, searcher.rng)
    plans = searcher.plans.copy()
    while after.phase == EXPAND and after.turn == before.turn:
        play(after, choose(after, plans, policy))
    company = (codes[-1] - PLACE_CUBE) // BOARD.size
    name = BOARD.companies[company]
    joined = [
        BOARD.city_name[city]
        for city in BOARD.cities
        if has_cube(after, company, city) and not has_cube(before, company, city)
    ]
    if not joined:
        legs = Outlook(after, plans, SHARP).plan[company]
        goal = BOARD.city_name[legs[0].city] if legs else BOARD.place(codes[-1] % BOARD.size)
        income = legs[0].gain if legs else 0
        return Message("ar-hint-towards", {"company": name, "city": goal, "income": income})
    gain = after.income[company] - before.income[company]
    return Message(
        "ar-hint-joins",
        {
            "company": name,
            "cities": joined,
            "change": "up" if gain > 0 else "down" if gain < 0 else "same",
            "income": abs(gain),
            "dividend": dividend_per_share(after, company) - dividend_per_share(before, company),
        },
    )


def _house(searcher: Searcher, codes: list[int]) -> Message:
    after = searcher.state.copy()
    for code in codes:
        play(after, code)
    city = BOARD.cities[codes[-1] - DEVELOP_CITY]
    more = dividends(after, searcher.seat) - dividends(searcher.state, searcher.seat)
    return Message("ar-hint-house", {"city": BOARD.city_name[city], "amount": more})


def _fund(searcher: Searcher, company: int) -> Message:
    name = BOARD.companies[company]
    legs = Outlook(searcher.state, searcher.plans, SHARP).plan[company]
    if not legs:
        return Message("ar-hint-fund", {"company": name})
    city = BOARD.city_name[legs[0].city]
    return Message("ar-hint-fund-city", {"company": name, "city": city, "cost": legs[0].cost})


def _share(searcher: Searcher, company: int) -> Message:
    """What the share is worth to its likely buyer, and the likely price."""
    outlook = Outlook(searcher.state, searcher.plans, SHARP)
    buyer, price = likely_sale(outlook, searcher.seat, company)
    name = BOARD.companies[company]
    if buyer < 0:
        return Message("ar-hint-share-unsold", {"company": name})
    worth = round(outlook.after_sale(company, price))
    values: Values = {"company": name, "worth": worth}
    return Message("ar-hint-share", values | {"player": buyer, "price": price})


def _start(searcher: Searcher, city: int) -> Message:
    state = searcher.state
    money = state.treasury[state.company]
    legs = plan_from(state, state.company, city)
    more = round(growth(legs, money, 10.0))
    income = BOARD.full[city] + 2 * state.houses[city]
    values: Values = {"city": BOARD.city_name[city]}
    return Message("ar-hint-start", values | {"income": income, "more": more, "money": money})
