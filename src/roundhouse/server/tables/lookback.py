"""What is computed from the whole log of a game: its record, its course, and whether it is valid.

`perform` needs nothing but its task. A long game is played through by a process of its own, which
runs this module (`replays.py`): a task comes in, an answer goes out.
"""

from __future__ import annotations

import os
import resource
import sys
from typing import Any, Final, NamedTuple

import msgspec

from roundhouse import game as contract
from roundhouse.bots.judging import Verdict
from roundhouse.game import CHANCE, Action, BadInput, Seat
from roundhouse.match import End, History, Match, Rewind, Step, Undo, snapshot
from roundhouse.match.match import read_options
from roundhouse.match.record import Header, OtherRules, ReplayTooLong, decode
from roundhouse.reports.moments import moments_of
from roundhouse.reports.report import Report, make_report
from roundhouse.server.tables.course_figures import Course, course_of

BUDGET: Final = 20.0
"""Seconds of a processor's time that playing a record through may take."""
MOST: Final = round(2 * BUDGET)
"""Seconds of a processor's time after which a process that replays a log is ended."""
NICE: Final = 10
"""The niceness of a process that replays a log, behind those that serve players."""


class RecordTask(msgspec.Struct, tag="record"):
    """The record of a game, as the seat may have it."""

    header: Header
    entries: list[str]
    seat: Seat | None
    is_over: bool


class CourseTask(msgspec.Struct, tag="course"):
    """The figures of a game over its course, as the seat may see them."""

    header: Header
    entries: list[str]
    seat: Seat | None
    is_over: bool


class CheckTask(msgspec.Struct, tag="check"):
    """A record from elsewhere: may it become a table?"""

    record: str


class MomentsTask(msgspec.Struct, tag="moments"):
    """The decisions of a finished game, as their seats saw them."""

    header: Header
    entries: list[str]


class ReportTask(msgspec.Struct, tag="report"):
    """The report on a finished game, from the verdicts on its decisions."""

    header: Header
    entries: list[str]
    winners: list[Seat]
    verdicts: dict[int, dict[str, Any]]
    """By the number of the decision."""


Task = RecordTask | CourseTask | CheckTask | MomentsTask | ReportTask


class CheckedEntry(NamedTuple):
    """An entry of the log and who made it."""

    entry: str
    seat: Seat


class Sound(msgspec.Struct, tag="sound"):
    """A record that was played through."""

    header: Header
    entries: list[CheckedEntry]
    """Those of the record and what chance drew after them."""
    to_act: Seat
    ended: End | None
    """How people ended it before the rules did."""
    snapshot: msgspec.Raw


class Unsound(msgspec.Struct, tag="unsound"):
    """A record that is of no use, and why."""

    key: str
    """The message that says so."""
    why: str


Checked = Sound | Unsound


def perform(task: Task) -> bytes:
    """A record as text; a `Course`, what was `Checked`, moments or a `Report` as JSON."""
    match task:
        case RecordTask():
            return record_text(task)
        case CourseTask():
            return msgspec.json.encode(course(task))
        case CheckTask():
            return msgspec.json.encode(checked(task.record))
        case MomentsTask():
            return msgspec.json.encode(moments_of(history_of(task.header, task.entries)))
        case ReportTask():
            return msgspec.json.encode(report(task))


def history_of(header: Header, entries: list[str]) -> History:
    game = contract.game(header.game)
    history = History(game, game.start(header.seats, read_options(game, header.options)))
    for entry in entries:
        history.add(decode(entry.encode(), game.Action))
    return history


def course(task: CourseTask) -> Course:
    history = history_of(task.header, task.entries)
    return course_of(history, task.header.seats, task.seat, task.is_over)


def report(task: ReportTask) -> Report:
    history = history_of(task.header, task.entries)
    verdicts = {number: Verdict.read(fields) for number, fields in task.verdicts.items()}
    return make_report(history, moments_of(history), verdicts, task.winners)


def record_text(task: RecordTask) -> bytes:
    """The record file. While others still play, secrets are left out: such lines are `null`."""
    lines = [msgspec.json.encode(task.header)]
    if task.is_over:
        lines += [entry.encode() for entry in task.entries]
    else:
        history = history_of(task.header, task.entries)
        game = history.game
        for entry, step in zip(task.entries, history.walk(0, len(task.entries)), strict=True):
            seen = step and game.redact(step.before, step.action, task.seat)
            lines.append(entry.encode() if step is None else msgspec.json.encode(seen))
    return b"\n".join(lines) + b"\n"


def checked(record: str) -> Checked:
    """Play a record through, as far as chance must draw at once."""
    try:
        match = Match.read(record.encode(), budget=BUDGET)
    except OtherRules as error:
        return Unsound("record-other-rules", str(error))
    except ReplayTooLong as error:
        return Unsound("record-too-long", str(error))
    except BadInput as error:
        return Unsound("record-wrong", str(error))
    return sound(match)


def sound(match: Match) -> Sound:
    """All that is kept of a match."""
    return Sound(
        header=match.header(),
        entries=entries_of(match),
        to_act=match.to_act,
        ended=match.ended,
        snapshot=msgspec.Raw(snapshot.dump(match)),
    )


def entries_of(match: Match) -> list[CheckedEntry]:
    """The log with who made each entry."""
    history = History(match.game, match.game.start(match.seats, match.options))
    for entry in match.log:
        history.add(entry)
    return [
        CheckedEntry(msgspec.json.encode(entry).decode(), maker(entry, step))
        for entry, step in zip(match.log, history.walk(0, len(match.log)), strict=True)
    ]


def maker(entry: Action | Undo | Rewind | End, step: Step | None) -> Seat:
    """Who made an entry; nobody at the table may have ended the game, or gone back in a study."""
    if isinstance(entry, Rewind):
        return CHANCE
    if isinstance(entry, Undo | End):
        return CHANCE if entry.seat is None else entry.seat
    assert step is not None
    return step.seat


def main() -> None:
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_CPU, (MOST, MOST))
    task: Any = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    sys.stdout.buffer.write(perform(task))


if __name__ == "__main__":
    main()
