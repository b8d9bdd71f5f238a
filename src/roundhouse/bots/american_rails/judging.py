"""Judges actions and bids of American Rails: the game played on with each, with the same luck."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.hints import line_reason
from roundhouse.bots.american_rails.lines import attempt, limit_of, line_of, lines_of
from roundhouse.bots.american_rails.search import Searcher
from roundhouse.bots.american_rails.weights import EXPERT, SHARP
from roundhouse.bots.budget import Budget, Meter
from roundhouse.bots.comparing import Line, mean_difference, shortfall, try_lines
from roundhouse.bots.judging import Verdict
from roundhouse.game import Message
from roundhouse.games.american_rails import encode
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.view import View

WHOLE_TURNS: Final = False
SEEDS: Final = 1 << 30


class Judge:
    def __init__(self, seed: int | str) -> None:
        self._seed = Random(seed).randrange(SEEDS)

    def judge(
        self, view: View, legal: list[Any], played: list[Any], budget: Budget = None
    ) -> Verdict | None:
        if len(legal) < 2:
            return None
        searcher = Searcher(imagine(view), Plans(), SHARP, EXPERT, self._seed)
        code = encode.code(played[0])
        meter = Meter(budget)
        lines = lines_of(searcher, budget, meter.until)
        own = [line for line in lines if line.action == code]
        if not own:
            own = [line_of([code], max([limit_of(line) for line in lines]))]
            lines += own
        best = try_lines(lines, own[0], lambda line, number: attempt(searcher, line, number), meter)
        mine = max([line for line in own if len(line.chances) == len(best.chances)], key=worth)
        lost = shortfall(best.chances, mine.chances) if best.action != code else 0.0
        cost = mean_difference(best.leads, mine.leads) if lost > 0 else 0.0
        better = best if lost > 0 else mine
        return Verdict(
            best=legal.index(encode.action(better.action)),
            chance=mine.chance() + lost,
            kept=mine.chance(),
            cost=cost,
            price=Message("ar-report-price", {"amount": round(cost)}),
            reason=line_reason(searcher, better),
        )


def worth(line: Line) -> float:
    return line.chance()
