"""A table that teaches: which move its lesson wants now, and what the others do in it."""

from __future__ import annotations

from typing import Any, NamedTuple

from roundhouse.game import Action, Message, Seat
from roundhouse.lessons import LEARNER, Lesson, Place, find_lesson, fits, place
from roundhouse.server.tables.state import Refuse, TableState


class Script(NamedTuple):
    lesson: Lesson
    place: Place


def script(table: TableState) -> Script | None:
    """Where the table stands in its lesson; None where there is none."""
    lesson = find_lesson(table.row.game) if table.row.lesson else None
    if lesson is None or table.match is None:
        return None
    return Script(lesson, place_of(table, lesson))


def place_of(table: TableState, lesson: Lesson) -> Place:
    """A lesson that the game has left is over: nobody is held to what cannot be done."""
    found = place(lesson, moves_of(table))
    if table.to_act is None or (table.to_act == LEARNER and not found.wanted):
        return Place(len(lesson.steps), [], None)
    return found


def moves_of(table: TableState) -> list[Action]:
    """What the seats have done and not taken back, without what the box did."""
    entries = table.history.standing_entries(table.number)
    made = [table.history.log[entry] for entry in entries if table.made[entry].seat >= 0]
    return [action for action in made if isinstance(action, Action)]


def check_lesson(table: TableState, seat: Seat, action: Any) -> None:
    """Refuse a move that is allowed but not what the lesson is about now."""
    found = script(table)
    if found is None or seat != LEARNER or not found.place.wanted:
        return
    if any(fits(pattern, action) for pattern in found.place.wanted):
        return
    step = found.lesson.steps[found.place.step]
    raise Refuse("lesson", Message(step.wrong or "lesson-other-move"), step.rule or None)


def scripted_action(table: TableState) -> Action | None:
    """What the lesson has the seat to act do, if the rules still allow it."""
    found = script(table)
    if found is None or found.place.scripted is None or table.match is None:
        return None
    pattern = found.place.scripted
    return next((action for action in table.match.legal() if fits(pattern, action)), None)
