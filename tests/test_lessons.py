"""Guided first games: what they ask for is what the rules allow, and what they say can be said."""

from __future__ import annotations

from pathlib import Path

import pytest

import roundhouse as rh
from roundhouse.bots import levels
from roundhouse.game import OVER, Action, Message
from roundhouse.languages import LANGUAGES
from roundhouse.lessons import LEARNER, Lesson, Pattern, find_lesson, fits, passage, place
from roundhouse.rulebook import rules
from roundhouse.words import say

CLIENT = Path(__file__).parents[1] / "client" / "src"
TITLES = [title for title in rh.games() if find_lesson(title)]
SHORTEST, LONGEST = 10, 20
"""Cards of a lesson."""
LONG_TEXT = 330
"""Characters that a card has room for on a phone."""


def the_lesson(title: str) -> Lesson:
    found = find_lesson(title)
    assert found is not None
    return found


def begun(title: str) -> rh.Match:
    lesson = the_lesson(title)
    return rh.Match.start(title, seats=lesson.seats, seed=lesson.seed, options=lesson.options)


def allowed(match: rh.Match, pattern: Pattern) -> Action:
    """The legal move that the lesson means; there must be one."""
    found: list[Action] = [action for action in match.legal() if fits(pattern, action)]
    assert found, f"the rules no longer allow {pattern}"
    return found[0]


def played(match: rh.Match, title: str, order: int) -> list[Action]:
    """Every step made; of what the learner may do, always the first (0) or the last (1)."""
    made: list[Action] = []
    for number, step in enumerate(the_lesson(title).steps):
        for _ in step.do:
            found = place(the_lesson(title), made)
            assert (match.to_act, found.step) == (LEARNER, number), found
            pattern = next_wanted(match, found.wanted, order)
            made.append(allowed(match, pattern))
            match.play(made[-1])
        for pattern in step.others:
            assert match.to_act not in (LEARNER, OVER), (number, pattern)
            assert place(the_lesson(title), made).scripted == pattern
            made.append(allowed(match, pattern))
            match.play(made[-1])
    return made


def next_wanted(match: rh.Match, wanted: list[Pattern], order: int) -> Pattern:
    """The first or the last of those that can be done now."""
    return [pattern for pattern in wanted if fits_now(match, pattern)][-order]


def fits_now(match: rh.Match, pattern: Pattern) -> bool:
    return any(fits(pattern, action) for action in match.legal())


@pytest.mark.parametrize("order", [0, 1])
@pytest.mark.parametrize("title", TITLES)
def test_the_rules_allow_every_step(title: str, order: int) -> None:
    match = begun(title)
    made = played(match, title, order)
    lesson = the_lesson(title)
    assert place(lesson, made).step == len(lesson.steps)
    assert SHORTEST <= lesson.texts <= LONGEST


@pytest.mark.parametrize("title", TITLES)
def test_every_move_of_the_learner_is_asked_for_and_explained(title: str) -> None:
    for step in the_lesson(title).steps:
        assert step.say or not step.do
        assert bool(step.wrong) == bool(step.do)
        assert step.rule in ("", *rules(title))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_text_is_there_and_short(title: str, language: str) -> None:
    lesson = the_lesson(title)
    players = {f"player{seat}": seat for seat in range(lesson.seats)}
    for step in lesson.steps:
        for key in filter(None, (step.say, step.wrong)):
            text = say(Message(key, {**players}), language, ["Anna", "Ada", "Brunel"])
            assert len(text) < LONG_TEXT, text


@pytest.mark.parametrize("title", TITLES)
def test_what_a_step_points_at_is_on_the_page(title: str) -> None:
    folders = (CLIENT / "games" / title, CLIENT / "pages" / "table")
    page = "".join(path.read_text() for folder in folders for path in folder.rglob("*.svelte"))
    for step in the_lesson(title).steps:
        assert not step.at or f'data-part="{step.at}"' in page, step.at


@pytest.mark.parametrize("title", TITLES)
def test_the_bots_that_play_on_are_there(title: str) -> None:
    assert the_lesson(title).level in levels(title)


def test_moves_are_counted_in_any_order_and_each_once() -> None:
    lesson = the_lesson("transamerica")
    two = next(step for step in lesson.steps if len(step.do) == 2)
    match = begun("transamerica")
    made: list[Action] = []
    while place(lesson, made).step < lesson.steps.index(two):
        found = place(lesson, made)
        made.append(allowed(match, found.scripted or found.wanted[0]))
        match.play(made[-1])
    second = allowed(match, two.do[1])
    assert place(lesson, [*made, second]).wanted == [two.do[0]]


def test_a_passage_is_what_is_read_before_a_move() -> None:
    lesson = the_lesson("transamerica")
    assert list(passage(lesson, 2)) == [0, 1, 2]
    assert list(passage(lesson, len(lesson.steps)))[-1] == len(lesson.steps) - 1
