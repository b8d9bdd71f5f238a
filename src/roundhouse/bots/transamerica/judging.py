"""Judges stones and rails of TransAmerica: the round raced to its end with each, in worlds that
fit what the others had built by then.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.budget import Budget, Meter
from roundhouse.bots.comparing import Line, mean_difference, shortfall, try_lines
from roundhouse.bots.judging import Verdict
from roundhouse.bots.transamerica.expert import adviser
from roundhouse.bots.transamerica.hints import reason
from roundhouse.bots.transamerica.table import Table
from roundhouse.bots.transamerica.worlds import MOST, PATIENT, World, chance, totals
from roundhouse.game import Message
from roundhouse.games.transamerica.view import View

WHOLE_TURNS: Final = False


class Judge:
    def __init__(self, seed: int | str) -> None:
        self._expert = adviser(Random(seed))

    def judge(
        self, view: View, legal: list[Any], played: list[Any], budget: Budget = None
    ) -> Verdict | None:
        table = Table(view)
        meter = Meter(budget)
        found = self._expert.considered(view, table, legal, meter.until)
        if len(legal) < 2:
            return None
        lines = [Line(action, candidate) for action, candidate in found]
        mine = next((line for line in lines if line.action == played[0]), None)
        if mine is None:
            mine = Line(played[0], self._expert.candidate(view, table, played[0]))
            lines.append(mine)
        worlds: list[World] = []
        swing = self._expert.swing

        def attempt(line: Line, number: int) -> None:
            if number == len(worlds):
                worlds.append(self._expert.world(table))
            losses = line.start.losses(table.seat, worlds[number])
            line.chances.append(chance(view, table.seat, losses, swing) + line.start.bonus)
            line.leads.append(lead(view, table.seat, losses))

        best = try_lines(lines, mine, attempt, meter, PATIENT, MOST)
        lost = shortfall(best.chances, mine.chances)
        cost = mean_difference(best.leads, mine.leads) if lost > 0 else 0.0
        kept = max(0.0, mine.chance() - mine.start.bonus)
        return Verdict(
            best=legal.index(best.action if lost > 0 else mine.action),
            chance=min(1.0, kept + lost),
            kept=kept,
            cost=cost,
            price=Message("ta-report-price", {"rails": round(cost)}),
            reason=reason(table, best.action),
        )


def lead(view: View, seat: int, losses: list[int]) -> float:
    lost = totals(view, losses)
    mine = lost.pop(seat)
    return float(min(lost) - mine)
