"""What shares and money are worth: dividends to the estimated end of the game.

An outlook belongs to one position. It knows how many payouts are to come, what a share of each
company will be paid in all, what it would be paid after one more is sold (dilution, but also
the growth that the price allows), and what a dollar in hand is worth while shares are cheap.
"""

from __future__ import annotations

from typing import Final

from roundhouse.bots.american_rails.growth import Leg, Plans, growth, is_open, plan_from
from roundhouse.bots.american_rails.horizon import payouts_left, phases_left
from roundhouse.bots.american_rails.weights import Weights
from roundhouse.games.american_rails.auction import free_cities
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.encode import LOWEST_BID
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import BID, State, blank, is_on_board

CUBES_A_ROUND: Final = 5.0
"""No company builds more than about this in a round, however rich it is."""
USUAL_PRICE: Final = 20
DEAREST: Final = 6.0
"""A dollar in hand is never taken for more than this."""
STARTS: Final = 3
"""Cities looked at closely as the beginning of a new company."""

_START_GROWTH: Final[list[float]] = []
"""By city: what a new company with $25 would grow by on an empty map."""


def start_growth() -> list[float]:
    if not _START_GROWTH:
        empty = blank(BOARD, 3)
        for city in BOARD.cities:
            _START_GROWTH.append(growth(plan_from(empty, 0, city), 25.0, 10.0))
    return _START_GROWTH


class Outlook:
    def __init__(self, state: State, plans: Plans, weights: Weights) -> None:
        self.state = state
        self.plans = plans
        self.weights = weights
        self.payouts: float = payouts_left(state, weights)
        soon = max(0.0, phases_left(state) - weights.delay)
        self.late: float = self.payouts - 1.0 + min(1.0, soon)
        """Payouts in which growth that is yet to be built takes part."""
        self.sales: float = weights.sales * (self.payouts - 1.0 + phases_left(state))
        """Shares of all companies that will yet be sold."""
        self.shares: int = max(1, sum(state.shares_left))
        self.plan: list[list[Leg]] = []
        """The plan of each company; one that has not begun would begin in the best free city."""
        self.income: list[int] = []
        for company in range(COMPANIES):
            self._look_at(company)
        self.dividends: list[float] = [self.dividend(company) for company in range(COMPANIES)]
        """What a share of each company will be paid in all."""
        self.dollar: float = self._dollar()
        """What a dollar in hand is worth."""
        self.most: int = max(state.cash)
        self.limits: list[int] = [-1] * COMPANIES
        """What a seat with the most cash should pay at most; -1: not worked out yet."""

    # -- shares ---------------------------------------------------------------------------------

    def _look_at(self, company: int) -> None:
        state = self.state
        if is_on_board(state, company):
            self.plan.append(self.plans.of(state, company))
            self.income.append(state.income[company])
        elif state.shares_left[company]:
            city = self.start(company)
            self.plan.append(self.plans.start_legs)
            self.income.append(0 if city < 0 else state.board.full[city] + 2 * state.houses[city])
        else:
            self.plan.append([])
            self.income.append(0)

    def grown(self, company: int, money: float) -> float:
        """Income that the company will win with that much money."""
        cubes = min(CUBES_A_ROUND * self.payouts, float(self.state.supply[company]))
        return growth(self.plan[company], money, cubes)

    def in_all(self, company: int, money: float, shares: int, left: int) -> float:
        """What one of `shares` will be paid, with `left` more to be sold."""
        weights = self.weights
        income = self.income[company] * self.payouts
        income += weights.trust * self.grown(company, money) * self.late
        more = min(float(left), self.sales * left / self.shares)
        rounding = self.payouts * (shares - 1) / (2 * shares)
        return income / (shares + weights.thinning * more) + rounding

    def dividend(self, company: int) -> float:
        state = self.state
        shares = state.shares_sold[company]
        if not shares:
            return 0.0
        money = state.treasury[company]
        return self.in_all(company, money, shares, state.shares_left[company])

    def after_sale(self, company: int, price: float) -> float:
        """What a share will be paid when one more has been sold at this price."""
        state = self.state
        money = state.treasury[company] + price
        shares = state.shares_sold[company] + 1
        return self.in_all(company, money, shares, max(0, state.shares_left[company] - 1))

    # -- money ----------------------------------------------------------------------------------

    def _dollar(self) -> float:
        """The worth of the shares that are soon put up against the cash that can buy them."""
        state = self.state
        cash = sum(state.cash)
        if cash == 0:
            return 1.0
        worths: list[float] = []
        first = 0.0
        for company in range(COMPANIES):
            if state.shares_left[company]:
                worth = self.after_sale(company, USUAL_PRICE)
                worths.append(worth)
                if state.preparing and self._is_due(company):
                    first += worth
        if not worths:
            return 1.0
        part = min(1.0, self.payouts - 1.0 + phases_left(state))
        count = min(float(self.shares), self.weights.sales * part)
        soon = first + count * sum(worths) / len(worths)
        crowd = 1.0 + self.weights.crowd * (state.seats - 3)
        dollar = self.weights.scarcity * crowd * soon / cash
        return min(DEAREST, max(1.0, dollar))

    def _is_due(self, company: int) -> bool:
        """Preparation: is its share still to be sold?"""
        state = self.state
        return not state.offered[company] or (state.phase == BID and state.company == company)

    def limit(self, company: int, cash: int) -> int:
        """The most a seat with that cash should pay for a share; 0: not even the lowest bid."""
        if self.limits[company] < 0:
            self.limits[company] = self._limit(company)
        return min(cash, self.limits[company]) if cash >= LOWEST_BID else 0

    def _limit(self, company: int) -> int:
        low, high = LOWEST_BID, self.most
        if high < low or not self.is_worth(company, low):
            return 0
        while low < high:
            price = (low + high + 1) // 2
            if self.is_worth(company, price):
                low = price
            else:
                high = price - 1
        return low

    def is_worth(self, company: int, price: int) -> bool:
        return self.after_sale(company, price) >= self.dollar * price

    # -- seats ----------------------------------------------------------------------------------

    def final_cash(self, seat: int) -> float:
        """The cash that the seat will have at the end, as far as can be seen."""
        total = self.dollar * self.state.cash[seat]
        for company in range(COMPANIES):
            held = self.state.held[seat * COMPANIES + company]
            if held:
                total += held * self.dividends[company]
        return total

    def stake(self, seat: int, company: int) -> float:
        """What a part of the company's income is for the seat, rivals' parts taken off."""
        state = self.state
        sold = state.shares_sold[company]
        if not sold:
            return 0.0
        mine = state.held[seat * COMPANIES + company]
        return (mine - self.weights.rivals * (sold - mine) / (state.seats - 1)) / sold

    # -- starting -------------------------------------------------------------------------------

    def start(self, company: int) -> int:
        """The best city for a new company; -1 when there is none."""
        state, plans = self.state, self.plans
        city = plans.start
        if city >= 0 and not state.track[city] and is_open(state, plans.start_legs):
            return city
        plans.start = -1
        plans.start_legs = []
        most = -1.0
        for city in self.likely_starts(STARTS):
            legs = plans.beginning(state, company, city)
            value = self.start_value(city, growth(legs, 25.0, 10.0))
            if value > most:
                most = value
                plans.start = city
                plans.start_legs = legs
        return plans.start

    def start_value(self, city: int, grown: float) -> float:
        value = self.state.board.full[city] + 2 * self.state.houses[city]
        return value * self.payouts + self.weights.trust * grown * self.late

    def likely_starts(self, count: int) -> list[int]:
        grown = start_growth()
        number = self.state.board.city_number
        ranked = [
            (-self.start_value(city, grown[number[city]]), city) for city in free_cities(self.state)
        ]
        ranked.sort()
        return [city for _, city in ranked[:count]]
