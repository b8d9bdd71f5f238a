"""A report: the curve of everybody's chance, the turning points, accuracy, and what was counted.

It holds messages, not sentences, so that everybody reads it in their own language.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

import msgspec

from roundhouse.bots.judging import WEIGHTY, Verdict, judges_turns
from roundhouse.game import AnyGame, Message, Seat
from roundhouse.match import History, Step
from roundhouse.reports.moments import Moment
from roundhouse.reports.tally import Row, Tally, is_trivial, tally

POINTS: Final = 5
"""Turning points that are told."""
CURVE: Final = 120
"""Moments of the curve; a longer game is sampled."""
WHOLE: Final = 1000
"""Chances are whole numbers of this many parts."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that cost much."""

    number: int
    """The entry of the log: the table after so many entries is the moment of the decision."""
    seat: Seat
    round: int
    played: list[Message]
    better: Message | None
    """What would have been better; None where the reason says it: in games judged by turns."""
    reason: Message
    price: Message
    lost: int
    """Of the chance to win, in thousandths."""


class Accuracy(msgspec.Struct, frozen=True):
    """How well a seat decided."""

    decisions: int
    """Those in which there was a choice."""
    sound: int
    """Those that cost less than a hundredth of the chance to win."""
    cost: int
    """What all others cost together, in the unit of the scores."""


class Report(msgspec.Struct, frozen=True):
    game: str
    seats: int
    winners: list[Seat]
    scores: list[int]
    numbers: list[int]
    """The moments of the curve: so many entries of the log."""
    rounds: list[int]
    """The round or year of each."""
    chances: list[list[int]]
    """For each moment everybody's chance to win, in thousandths; together they are all."""
    points: list[TurningPoint]
    """The earlier before the later."""
    accuracy: list[Accuracy]
    sources: list[Row]
    compared: list[Row]


def make_report(
    history: History, moments: list[Moment], verdicts: Mapping[int, Verdict], winners: list[Seat]
) -> Report:
    """`verdicts` by the number of the moment."""
    game = history.game
    standing = set(history.standing_entries(len(history.log)))
    state = history.state(len(history.log))
    scores = game.scores(state)
    seats = len(scores)
    judged = [moment for moment in moments if moment.number in verdicts]
    numbers, rounds, chances = curve(judged, verdicts, seats)
    numbers.append(len(history.log))
    rounds.append(game.figures(game.view(state, None)).round)
    chances.append([WHOLE // len(winners) if seat in winners else 0 for seat in range(seats)])
    counted = count(history, standing, seats)
    return Report(
        game=game.name,
        seats=seats,
        winners=winners,
        scores=scores,
        numbers=numbers,
        rounds=rounds,
        chances=chances,
        points=[told(history, moment, verdicts) for moment in turning_points(judged, verdicts)],
        accuracy=[accuracy(judged, verdicts, seat) for seat in range(seats)],
        sources=counted.sources,
        compared=counted.compared,
    )


def count(history: History, standing: set[int], seats: int) -> Tally:
    walked = enumerate(history.walk(0, len(history.log)))
    steps = (step for number, step in walked if step is not None and number in standing)
    return tally(history.game.name, steps, seats)


# -- the curve ------------------------------------------------------------------------------------


def curve(
    judged: list[Moment], verdicts: Mapping[int, Verdict], seats: int
) -> tuple[list[int], list[int], list[list[int]]]:
    """Everybody's chance as they could see it at their last decision, beside each other."""
    numbers, rounds, chances = [0], [judged[0].round if judged else 0], [shares([1.0] * seats)]
    latest = [1.0 / seats] * seats
    for moment in judged:
        latest[moment.seat] = verdicts[moment.number].kept
        numbers.append(moment.number + 1)
        rounds.append(moment.round)
        chances.append(shares(latest))
    kept = sampled(len(numbers))
    return ([numbers[at] for at in kept], [rounds[at] for at in kept], [chances[at] for at in kept])


def sampled(count: int) -> list[int]:
    steps = min(count, CURVE) - 1
    return [(count - 1) * step // steps for step in range(steps + 1)] if steps else [0]


def shares(values: list[float]) -> list[int]:
    """Parts of the whole, rounded so that they are the whole together."""
    total = sum(values) or 1.0
    exact = [WHOLE * value / total for value in values]
    parts = [int(value) for value in exact]
    by_rest = sorted(range(len(values)), key=lambda seat: parts[seat] - exact[seat])
    for seat in by_rest[: WHOLE - sum(parts)]:
        parts[seat] += 1
    return parts


# -- decisions ------------------------------------------------------------------------------------


def accuracy(judged: list[Moment], verdicts: Mapping[int, Verdict], seat: Seat) -> Accuracy:
    own = [verdicts[moment.number] for moment in judged if moment.seat == seat]
    weighty = [verdict for verdict in own if verdict.lost >= WEIGHTY]
    return Accuracy(
        len(own), len(own) - len(weighty), round(sum(verdict.cost for verdict in weighty))
    )


def turning_points(judged: list[Moment], verdicts: Mapping[int, Verdict]) -> list[Moment]:
    """Those that cost most; of a seat's decisions in one go, as in an auction, only the worst."""
    weighty = [moment for moment in judged if verdicts[moment.number].lost >= WEIGHTY]
    weighty.sort(key=lambda moment: -verdicts[moment.number].lost)
    near = 3 * len({moment.seat for moment in judged})
    found: list[Moment] = []
    for moment in weighty:
        is_new = all(
            moment.seat != other.seat or abs(moment.number - other.number) > near for other in found
        )
        if is_new and len(found) < POINTS:
            found.append(moment)
    return sorted(found, key=lambda moment: moment.number)


def told(history: History, moment: Moment, verdicts: Mapping[int, Verdict]) -> TurningPoint:
    game, verdict = history.game, verdicts[moment.number]
    better: Message | None = None
    if not judges_turns(game.name):
        state = history.state(moment.number)
        better = game.label(state, game.legal(state)[verdict.best])
    return TurningPoint(
        moment.number,
        moment.seat,
        moment.round,
        played(history, moment),
        better,
        verdict.reason,
        verdict.price,
        round(WHOLE * verdict.lost),
    )


def played(history: History, moment: Moment) -> list[Message]:
    """What the seat did, a sentence for each action of weight; of a run of like ones the last."""
    game = history.game
    left = len(msgspec.json.decode(moment.played))
    said: list[Message] = []
    for step in history.walk(moment.number, len(history.log)):
        if step is not None and step.seat == moment.seat and left:
            left -= 1
            said += first_sentence(game, step)
        if not left:
            break
    weighty = [message for message in said if not is_trivial(game.name, message)] or said
    return [list(run)[-1] for _, run in groupby(weighty, key=lambda message: message.key)]


def first_sentence(game: AnyGame, step: Step) -> list[Message]:
    return game.tell(step.before, step.action, step.after, step.seat)[:1]
