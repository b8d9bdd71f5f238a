"""The base of the strangers: values every legal action and takes the one with the highest value.

Subclasses override how shares, ways, houses and money are valued.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.american_rails.glance import richest_city, years_left
from roundhouse.bots.american_rails.strangers.reach import Way, own_ways
from roundhouse.bots.american_rails.strangers.worth import share_worth
from roundhouse.bots.budget import Budget
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    Decline,
    Develop,
    Done,
    Fund,
    OfferCompany,
    PassBid,
    PlaceCube,
    StartCity,
    TakeSpace,
    TakeTwo,
    TaxOthers,
)
from roundhouse.games.american_rails.board import COMPANIES, FUNDING, TAKE
from roundhouse.games.american_rails.encode import LOWEST_BID
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.income import alone_in
from roundhouse.games.american_rails.spaces import can_develop
from roundhouse.games.american_rails.state import State, holds
from roundhouse.games.american_rails.view import View

EXPAND: Final = {"expand3": 3, "expand4": 4}
THRIFT: Final = 0.55
"""The most that is paid for a share, as a part of its value."""


class PlainBot:
    """All values are estimated dollars at the end of the game."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._found: list[Way | None] = []
        """The best way, once it has been looked for in this decision."""

    def choose(self, view: View, legal: list[Any], budget: Budget = None) -> Any:
        state = imagine(view)
        self._found = []
        seat = state.actor
        if isinstance(legal[-1], Bid):
            return self.bid(state, seat, legal)
        if isinstance(legal[0], StartCity):
            return StartCity(richest_city(state))
        values = [self.value(state, seat, action) + self._rng.random() / 100 for action in legal]
        return legal[values.index(max(values))]

    def bid(self, state: State, seat: int, legal: list[Any]) -> Any:
        """The lowest bid that is allowed, up to the most that it would pay."""
        lowest = min(action.amount for action in legal if isinstance(action, Bid))
        return Bid(lowest) if lowest <= self.price(state, seat, state.company) else PassBid()

    def value(self, state: State, seat: int, action: Any) -> float:
        company = state.board.company_index.get(getattr(action, "company", ""), -1)
        match action:
            case TakeSpace():
                return self.space(state, seat, action.space)
            case OfferCompany() | AuctionShare():
                return self.offer(state, seat, company)
            case Develop():
                return self.house(state, seat, action.hex)
            case Fund():
                return self.fund(state, seat, company)
            case PlaceCube():
                return self.cube(state, seat, company, action.hex)
            case TakeTwo():
                return self.take(state, seat)
            case TaxOthers():
                return self.tax(state, seat)
            case Done() | Decline():
                return 0.0
        return 0.0

    # subclasses override these

    def price(self, state: State, seat: int, company: int) -> float:
        """The most that it pays for a share."""
        return THRIFT * share_worth(state, seat, company)

    def offer(self, state: State, seat: int, company: int) -> float:
        """What it gains by putting a share up, if it buys at two thirds of its own price."""
        price = min(self.price(state, seat, company), state.cash[seat])
        return price / 3 if price >= LOWEST_BID else -1.0

    def way(self, state: State, seat: int, way: Way) -> float:
        """What the seat gains when the whole way is built."""
        part = holds(state, seat, way.company) / state.shares_sold[way.company]
        return years_left(state) * part * way.gain

    def house(self, state: State, seat: int, city: int) -> float:
        there = state.track[city]
        each = 2 if alone_in(state, city) >= 0 else 1
        parts = 0.0
        for company in range(COMPANIES):
            sold = state.shares_sold[company]
            if (there >> company) & 1 and sold:
                parts += holds(state, seat, company) / sold
        return years_left(state) * each * parts

    def fund(self, state: State, seat: int, company: int) -> float:
        """Half of the money, times the part of the company that the seat holds."""
        sold = state.shares_sold[company]
        if not sold or state.treasury[company] > 2 * FUNDING:
            return 0.0
        return FUNDING / 2 * holds(state, seat, company) / sold

    def take(self, state: State, seat: int) -> float:
        return float(TAKE)

    def tax(self, state: State, seat: int) -> float:
        return 0.0

    # spaces and cubes

    def space(self, state: State, seat: int, space: str) -> float:
        """The best that the space lets it do."""
        if space in EXPAND:
            return self.expand(state, seat, EXPAND[space])
        if space == "take":
            cubes = self.expand(state, seat, 2) if state.seats > 3 else 0.0
            return max(self.take(state, seat), self.tax(state, seat), cubes)
        if space == "auction":
            left = [one for one in range(COMPANIES) if state.shares_left[one]]
            return max([self.offer(state, seat, company) for company in left], default=0.0)
        if space == "develop":
            cities = [city for city in state.board.cities if can_develop(state, city)]
            return max([0.0, *[self.house(state, seat, city) for city in cities]])
        if space == "fund":
            return max(self.fund(state, seat, company) for company in range(COMPANIES))
        return 0.0

    def expand(self, state: State, seat: int, cubes: int) -> float:
        """The value of the best way, in proportion to the cubes that can be placed now."""
        found = self.best_way(state, seat)
        if found is None:
            return 0.0
        return self.way(state, seat, found) * min(1.0, cubes / len(found.hexes))

    def cube(self, state: State, seat: int, company: int, hex_: int) -> float:
        found = self.best_way(state, seat)
        if found is None or (found.company, found.hexes[0]) != (company, hex_):
            return -1.0
        return self.way(state, seat, found) / len(found.hexes)

    def best_way(self, state: State, seat: int) -> Way | None:
        """The way with the most value a cube; None if none has value or the supply is too small."""
        if not self._found:
            rated = [
                (self.way(state, seat, way) / len(way.hexes), way)
                for way in own_ways(state, seat)
                if len(way.hexes) <= state.supply[way.company]
            ]
            rated = [one for one in rated if one[0] > 0]
            self._found.append(max(rated)[1] if rated else None)
        return self._found[0]
