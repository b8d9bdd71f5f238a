"""What is counted of a game of African Rails: money by its source; contracts, track and fees."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from roundhouse.games.african_rails.actions import (
    BuildTrack,
    Deliver,
    MoveTo,
    SellFromDepot,
    SitOut,
)
from roundhouse.games.african_rails.state import FLOW_KINDS, State
from roundhouse.games.african_rails.track import majors_joined
from roundhouse.match import Step
from roundhouse.reports.tally import Counter, Tally

ACCOUNTS: Final = (
    "af-report-start",
    "af-report-deliveries",
    "af-report-bonuses",
    "af-report-grants",
    "af-report-fees-received",
    "af-report-track",
    "af-report-trains",
    "af-report-depots",
    "af-report-storage",
    "af-report-fees-paid",
    "af-report-taxes",
    "af-report-upkeep",
)
"""What the accounts of a state are called, in their order."""
TRIVIAL: Final = frozenset({"af-end-move", "af-end-turn"})


def tally(steps: Iterable[Step], seats: int) -> Tally:
    money, done = Counter(seats), Counter(seats)
    last: State | None = None
    for step in steps:
        last = step.after
        if isinstance(step.action, Deliver | SellFromDepot):
            done.add(step.seat, 1, "af-report-contracts")
        if isinstance(step.action, BuildTrack):
            done.add(step.seat, 1, "af-report-sections")
        if isinstance(step.action, MoveTo):
            done.add(step.seat, 1, "af-report-steps")
        if isinstance(step.action, SitOut):
            done.add(step.seat, 1, "af-report-sat-out")
    if last is not None:
        count_accounts(money, done, last, seats)
    return Tally(money.rows(), done.rows())


def count_accounts(money: Counter, done: Counter, last: State, seats: int) -> None:
    for kind, key in enumerate(ACCOUNTS):
        for seat in range(seats):
            amount = int(last.accounts[seat * FLOW_KINDS + kind])
            money.add(seat, amount, key)
    for seat in range(seats):
        done.add(seat, int(majors_joined(last, seat)), "af-report-majors")
