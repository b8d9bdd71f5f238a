"""Judges actions and bids of American Rails: the game played on with each, with the same luck."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from roundhouse.bots.american_rails.bidding import best_limit
from roundhouse.bots.american_rails.candidates import candidates
from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.hints import bid_reason, reason
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.rollout import hold_auction, play_on
from roundhouse.bots.american_rails.search import Searcher, chance
from roundhouse.bots.american_rails.weights import EXPERT, SHARP
from roundhouse.bots.budget import Budget, Meter, Steps, halfway
from roundhouse.bots.comparing import Line, mean_difference, shortfall, try_lines
from roundhouse.bots.judging import Verdict
from roundhouse.game import Message
from roundhouse.games.american_rails import encode
from roundhouse.games.american_rails.auction import lowest_bid
from roundhouse.games.american_rails.encode import BID_ZERO, PASS_BID
from roundhouse.games.american_rails.imagine import imagine
from roundhouse.games.american_rails.rules import play
from roundhouse.games.american_rails.state import BID
from roundhouse.games.american_rails.view import View

WHOLE_TURNS: Final = False
TRIES: Final = 40
"""Steps for the limit in an auction, at most."""
SEEDS: Final = 1 << 30
FEW: Final = 8
"""Ways to go on that are tried beside the one that was played, the most promising first."""


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
        lines = [Line(codes[0], codes) for codes in considered(searcher)[:FEW]]
        own = [line for line in lines if line.action == code]
        if not own:
            own = [Line(code, [code])]
            lines += own
        meter = Meter(budget)
        limit = 0
        if searcher.state.phase == BID:
            tries = min(TRIES, budget.count) if isinstance(budget, Steps) else TRIES
            limit = best_limit(searcher, Meter(Steps(tries, halfway(meter.until))))
        best = try_lines(
            lines, own[0], lambda line, number: attempt(searcher, line, number, limit), meter
        )
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
            reason=reason_of(searcher, better.start),
        )


def worth(line: Line) -> float:
    return line.chance()


def considered(searcher: Searcher) -> list[list[int]]:
    """The actions worth a thought; in an auction a dollar more, or to pass."""
    state = searcher.state
    if state.phase == BID:
        return [[BID_ZERO + lowest_bid(state)], [PASS_BID]]
    outlook = Outlook(state, searcher.plans, searcher.weights)
    return [codes for _, codes in candidates(outlook)]


def attempt(searcher: Searcher, line: Line, number: int, limit: int) -> None:
    """Play the game on; `number` is the luck of it. Who bids goes on to the limit, not beyond."""
    state, plans = searcher.state.copy(), searcher.plans.copy()
    for code in line.start:
        play(state, code)
    searcher.rng.seed(searcher.seed + number)
    if state.phase == BID and not state.passed[searcher.seat]:
        outlook = Outlook(state, plans, searcher.weights)
        hold_auction(outlook, searcher.policy, searcher.seat, limit)
    cash = play_on(state, plans, searcher.policy, searcher.until)
    seat = searcher.seat
    line.chances.append(chance(cash, seat, searcher.habits.spread))
    line.leads.append(
        cash[seat] - max([cash[other] for other in range(len(cash)) if other != seat])
    )


def reason_of(searcher: Searcher, codes: list[int]) -> Message:
    state = searcher.state
    if state.phase != BID:
        return reason(searcher, codes)
    worth, least = best_limit(searcher, Meter(0.0)), lowest_bid(state)
    worth = min(worth, least - 1) if codes == [PASS_BID] else max(worth, least)
    return bid_reason(searcher, worth)
