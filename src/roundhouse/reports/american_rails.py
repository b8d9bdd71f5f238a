"""What is counted of a game of American Rails: money by its source; auctions and building."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from roundhouse.games.american_rails.actions import Develop, PlaceCube
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.rules import apply
from roundhouse.games.american_rails.state import State, holds
from roundhouse.match import Step
from roundhouse.reports.tally import Counter, Tally

TRIVIAL: Final[frozenset[str]] = frozenset()
FLOWS: Final = {
    "taking": "ar-report-taken",
    "tax": "ar-report-tax",
    "share price": "ar-report-shares",
}


def tally(steps: Iterable[Step], seats: int) -> Tally:
    money, done = Counter(seats), Counter(seats)
    for number, step in enumerate(steps):
        for seat, cash in enumerate(() if number else step.before.cash):
            money.add(seat, cash, "ar-report-start")
        count_flows(money, done, step)
        if len(step.after.rounds) > len(step.before.rounds):
            count_dividends(money, step.after)
        if isinstance(step.action, PlaceCube):
            done.add(step.seat, 1, "ar-report-cubes")
        if isinstance(step.action, Develop):
            done.add(step.seat, 1, "ar-report-houses")
    return Tally(money.rows(), done.rows())


def count_flows(money: Counter, done: Counter, step: Step) -> None:
    """Dividends are counted by company instead."""
    twin = step.before.copy()
    twin.flows = []
    apply(twin, step.action)
    for name, giver, taker, amount in twin.flows:
        if name in FLOWS:
            gets = taker in range(twin.seats)
            money.add(taker if gets else giver, amount if gets else -amount, FLOWS[name])
        if name == "share price":
            done.add(giver, 1, "ar-report-auctions")


def count_dividends(money: Counter, after: State) -> None:
    width = 2 * COMPANIES + after.seats
    rates = after.rounds[-width:][COMPANIES : 2 * COMPANIES]
    for company, rate in enumerate(rates):
        name = after.board.companies[company]
        for seat in range(after.seats):
            paid = rate * holds(after, seat, company)
            money.add(seat, paid, "ar-report-dividends", company=name)
