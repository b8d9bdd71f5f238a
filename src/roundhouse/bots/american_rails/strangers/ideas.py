"""Seven programs, each with one idea about what wins American Rails."""

from __future__ import annotations

from roundhouse.bots.american_rails.glance import years_left
from roundhouse.bots.american_rails.strangers.plain import PlainBot
from roundhouse.bots.american_rails.strangers.reach import Way, ways
from roundhouse.bots.american_rails.strangers.worth import (
    dividend,
    richest,
    share_worth,
    worth,
)
from roundhouse.games.american_rails.board import COMPANIES, TAKE
from roundhouse.games.american_rails.income import alone_in, shared_loss
from roundhouse.games.american_rails.state import State, holds


class ValuerBot(PlainBot):
    """A share is worth its dividends and what the company's treasury will build: it pays that."""

    def price(self, state: State, seat: int, company: int) -> float:
        shares = state.shares_sold[company] + 1
        grown = max([way.gain for way in ways(state, company)], default=0) / shares
        return super().price(state, seat, company) + (years_left(state) - 1) * grown / 2


class DenierBot(PlainBot):
    """What the richest other loses is worth as much to it as what it gains."""

    def price(self, state: State, seat: int, company: int) -> float:
        rival = richest(state, seat)
        lost = share_worth(state, rival, company) / (2 * (state.seats - 1))
        return super().price(state, seat, company) + max(0.0, lost)

    def way(self, state: State, seat: int, way: Way) -> float:
        gain = super().way(state, seat, way)
        other = alone_in(state, way.city)
        if other < 0 or not state.shares_sold[other]:
            return gain
        rival = richest(state, seat)
        part = holds(state, rival, other) - holds(state, seat, other)
        loss = shared_loss(state, way.city) * part / state.shares_sold[other]
        return gain + years_left(state) * loss

    def tax(self, state: State, seat: int) -> float:
        return float(TAKE)


class HoarderBot(PlainBot):
    """Saves cash: pays less for a share than the others do, and values Take $2 higher."""

    def price(self, state: State, seat: int, company: int) -> float:
        return 0.4 * share_worth(state, seat, company)

    def take(self, state: State, seat: int) -> float:
        return 2.5 * TAKE


class EnderBot(PlainBot):
    """Ends the game while it leads, by emptying supplies; otherwise maximises its income."""

    def way(self, state: State, seat: int, way: Way) -> float:
        gain = super().way(state, seat, way)
        return gain + len(way.hexes) if self.is_ahead(state, seat) else gain

    def offer(self, state: State, seat: int, company: int) -> float:
        found = super().offer(state, seat, company)
        return found + 3 if self.is_ahead(state, seat) else found

    def house(self, state: State, seat: int, city: int) -> float:
        found = super().house(state, seat, city)
        return found + 2 if self.is_ahead(state, seat) else found

    def is_ahead(self, state: State, seat: int) -> bool:
        return worth(state, seat) > worth(state, richest(state, seat))


class BasherBot(PlainBot):
    """Plays against the leader: dilutes its companies and shares its cities."""

    def price(self, state: State, seat: int, company: int) -> float:
        own = super().price(state, seat, company)
        held = holds(state, richest(state, seat), company)
        return 1.3 * own if held else own

    def offer(self, state: State, seat: int, company: int) -> float:
        held = holds(state, richest(state, seat), company)
        return super().offer(state, seat, company) + held * dividend(state, company)

    def way(self, state: State, seat: int, way: Way) -> float:
        gain = super().way(state, seat, way)
        other = alone_in(state, way.city)
        if other < 0 or not holds(state, richest(state, seat), other):
            return gain
        return gain + years_left(state) * shared_loss(state, way.city)

    def tax(self, state: State, seat: int) -> float:
        return 1.5 * TAKE


class LoyalBot(PlainBot):
    """One company is its own: it buys that one's shares, builds for it and leaves the rest."""

    def price(self, state: State, seat: int, company: int) -> float:
        found = super().price(state, seat, company)
        mine = self.mine(state, seat)
        return found if mine < 0 else found * 1.4 if company == mine else found * 0.8

    def way(self, state: State, seat: int, way: Way) -> float:
        gain = super().way(state, seat, way)
        return gain if way.company == self.mine(state, seat) else gain / 3

    def mine(self, state: State, seat: int) -> int:
        """The company of which it holds most; the one that pays best of several."""
        held = [(holds(state, seat, one), dividend(state, one), one) for one in range(COMPANIES)]
        most = max(held)
        return most[2] if most[0] else -1


class PassengerBot(PlainBot):
    """Lets others build: prefers first shares of companies and short ways, and funds nothing."""

    def price(self, state: State, seat: int, company: int) -> float:
        found = super().price(state, seat, company)
        return 0.7 * found if holds(state, seat, company) else 1.2 * found

    def offer(self, state: State, seat: int, company: int) -> float:
        return 2 * super().offer(state, seat, company)

    def way(self, state: State, seat: int, way: Way) -> float:
        gain = super().way(state, seat, way)
        return gain if len(way.hexes) <= 2 else gain / 2

    def fund(self, state: State, seat: int, company: int) -> float:
        return 0.0


class EagerBot(PlainBot):
    """Income is all: outbids the others, so that its cash is always at work."""

    def price(self, state: State, seat: int, company: int) -> float:
        return 0.75 * share_worth(state, seat, company)

    def offer(self, state: State, seat: int, company: int) -> float:
        found = super().offer(state, seat, company)
        return 1.5 * found if state.cash[seat] == max(state.cash) else found

    def take(self, state: State, seat: int) -> float:
        return 0.5 * TAKE


class PlannerBot(PlainBot):
    """Prices a share by what its treasury will yet build, at a dollar of income for every $4."""

    def price(self, state: State, seat: int, company: int) -> float:
        years, sold = years_left(state) - 1, state.shares_sold[company]
        grown = state.treasury[company] / 4 * years / (sold + 1)
        return super().price(state, seat, company) + grown / 2
