"""What is counted of a game of TransAmerica: points lost in each round, and rails."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from roundhouse.games.transamerica.actions import LayRail
from roundhouse.match import Step
from roundhouse.reports.tally import Counter, Tally

TRIVIAL: Final[frozenset[str]] = frozenset()


def tally(steps: Iterable[Step], seats: int) -> Tally:
    lost, done = Counter(seats), Counter(seats)
    for step in steps:
        if isinstance(step.action, LayRail):
            cost = int(step.before.board.cost[step.action.edge])
            done.add(step.seat, 1, "ta-report-rails")
            done.add(step.seat, cost - 1, "ta-report-double")
        if len(step.after.results) > len(step.before.results):
            number = len(step.after.results)
            for seat, points in enumerate(step.after.results[-1].lost):
                lost.add(seat, int(points), "ta-report-round", round=number)
                done.add(seat, int(points == 0), "ta-report-complete")
    return Tally(lost.rows(), done.rows())
