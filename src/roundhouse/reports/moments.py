"""The decisions of a game, as their seats saw them, to be judged here or in another process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from roundhouse import game as contract
from roundhouse.bots import Budget
from roundhouse.bots.judging import Verdict, judge, judges_turns
from roundhouse.game import Action, AnyGame, Seat
from roundhouse.match import History

FEW: Final = 8
MANY: Final = 20
"""Decisions that are judged together: few, so that progress shows and nobody waits long; but
those of a round together if they can be, since a judge remembers what it made of the others.
"""
TOTAL: Final = 30.0
MOST: Final = 0.25
"""Seconds of thought for a whole game, and at most for a decision of it."""
DOUBTFUL: Final = 10
CLOSER: Final = 1.0
"""So many decisions that seem to have cost most are looked at again, for so many seconds each."""


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A decision: all that its seat could know then, and what it did."""

    number: int
    """The entry of the log that holds its first action."""
    seat: Seat
    round: int
    view: msgspec.Raw
    legal: msgspec.Raw
    played: msgspec.Raw
    """The actions, one or a whole turn of them."""


class _Open:
    """A decision that may go on."""

    def __init__(self, number: int, seat: Seat, view: Any, legal: list[Action]) -> None:
        self.number, self.seat, self.view, self.legal = number, seat, view, legal
        self.played: list[Action] = []

    def moment(self, game: AnyGame) -> Moment:
        encode = msgspec.json.encode
        return Moment(
            self.number,
            self.seat,
            game.figures(self.view).round,
            msgspec.Raw(encode(self.view)),
            msgspec.Raw(encode(self.legal)),
            msgspec.Raw(encode(self.played)),
        )


def moments_of(history: History) -> list[Moment]:
    """Every decision that stands, in the order of the game."""
    return list(_moments(history))


def _moments(history: History) -> Iterator[Moment]:
    game = history.game
    turns = judges_turns(game.name)
    standing = set(history.standing_entries(len(history.log)))
    now: _Open | None = None
    for number, step in enumerate(history.walk(0, len(history.log))):
        if step is None or number not in standing or step.seat < 0:
            continue
        if now is None or not turns or now.seat != step.seat:
            if now is not None:
                yield now.moment(game)
            view, legal = game.view(step.before, step.seat), game.legal(step.before)
            now = _Open(number, step.seat, view, legal)
        now.played.append(step.action)
    if now is not None:
        yield now.moment(game)


def chunks(moments: list[Moment]) -> list[list[Moment]]:
    """Decisions to be judged together, each time of one seat."""
    found: list[list[Moment]] = []
    for seat in sorted({moment.seat for moment in moments}):
        part: list[Moment] = []
        for moment in moments:
            if moment.seat != seat:
                continue
            is_new = bool(part) and moment.round != part[-1].round and len(part) >= FEW
            if is_new or len(part) == MANY:
                found.append(part)
                part = []
            part.append(moment)
        found.append(part)
    return found


def seconds_each(moments: list[Moment]) -> float:
    """So long a decision may be thought about."""
    return min(MOST, TOTAL / max(1, len(moments)))


def doubtful(moments: list[Moment], verdicts: dict[int, Verdict]) -> list[Moment]:
    """The decisions that seem to have cost most: worth a closer look."""
    judged = [moment for moment in moments if moment.number in verdicts]
    judged.sort(key=lambda moment: -verdicts[moment.number].lost)
    return judged[:DOUBTFUL]


def verdicts(title: str, moments: list[Moment], budget: Budget) -> list[Verdict | None]:
    """What a judge says about decisions of one seat; nothing where there was none to make."""
    game, someone = contract.game(title), judge(title)
    if someone is None:
        return [None] * len(moments)
    actions = msgspec.json.Decoder(list[game.Action])  # type: ignore[name-defined]
    views = msgspec.json.Decoder(game.View)
    return [
        someone.judge(
            views.decode(moment.view),
            actions.decode(moment.legal),
            actions.decode(moment.played),
            budget,
        )
        for moment in moments
    ]
