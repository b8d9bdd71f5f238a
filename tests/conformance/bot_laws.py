"""What every bot keeps: it plays by the rules, from its view alone, and the same every time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from random import Random
from typing import Any, NamedTuple

import msgspec

from roundhouse.bots import Bot, Budget, Steps
from roundhouse.game import Seat
from roundhouse.match.match import Match

Maker = Callable[[Seat], Bot]
"""A new bot for that seat; the same seat gets the same seed."""


class Moment(NamedTuple):
    """A decision that a bot has to take."""

    match: Match
    seat: Seat
    number: int


def decide(moment: Moment, bot: Bot, budget: Budget) -> Any:
    """The bot's choice, which is legal; what it was shown is as it was."""
    match, seat, _ = moment
    view, legal = match.view(seat), match.legal()
    before = msgspec.json.encode([view, legal])
    choice = bot.choose(view, legal, budget)
    assert msgspec.json.encode([view, legal]) == before, "the bot changed what it was shown"
    assert choice in legal, f"{choice} is not legal"
    assert match.why_not(choice) is None, f"{choice} is refused"
    return choice


def game_of(match: Match, make: Maker, budget: Budget, decisions: int) -> Iterator[Moment]:
    """Play with a bot in every seat; each moment is handed out before its decision."""
    bots = [make(seat) for seat in range(match.seats)]
    for number in range(decisions):
        if match.over:
            return
        moment = Moment(match, match.to_act, number)
        yield moment
        match.play(decide(moment, bots[match.to_act], budget))


def swapped(match: Match, seat: Seat, rng: Random) -> Match:
    """The same match with everything that the seat cannot know replaced by something else."""
    other = copy(match)
    other.state = match.game.imagine(match.view(seat), rng)
    return other


def plays_by_the_rules(match: Match, make: Maker, decisions: int) -> None:
    for _ in game_of(match, make, Steps(2), decisions):
        pass


def never_peeks(match: Match, make: Maker, decisions: int, rng: Random) -> int:
    """A twin of every bot, shown other secrets at every decision, chooses the same.

    Returns how often the secrets were really others.
    """
    twins = [make(seat) for seat in range(match.seats)]
    bots = [make(seat) for seat in range(match.seats)]
    others = 0
    for number in range(decisions):
        if match.over:
            break
        seat = match.to_act
        other = swapped(match, seat, rng)
        others += match.game.dump(other.state) != match.game.dump(match.state)
        choice = decide(Moment(match, seat, number), bots[seat], Steps(3))
        same = decide(Moment(other, seat, number), twins[seat], Steps(3))
        assert same == choice, f"with other secrets {same} instead of {choice}"
        match.play(choice)
    return others


def needs_no_memory(match: Match, make: Maker, decisions: int) -> None:
    """A new bot can take over at any decision."""
    for number in range(decisions):
        if match.over:
            return
        match.play(decide(Moment(match, match.to_act, number), make(match.to_act), Steps(1)))


def takes_any_budget(match: Match, make: Maker, decisions: int, every: int) -> int:
    """Nothing, one step, no time at all, a little time; returns how many moments were tried."""
    budgets: list[Budget] = [Steps(0), Steps(1), 0, 0.0, 0.001]
    moments = 0
    for moment in game_of(match, make, Steps(1), decisions):
        if moment.number % every == 0:
            moments += 1
            for budget in budgets:
                decide(moment, make(moment.seat), budget)
    return moments
