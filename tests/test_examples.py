"""Worked examples of the rules: positions that are legal, moves that their rules answer, texts and
pictures that are up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec
import pytest

import roundhouse as rh
from roundhouse.examples import Example, find_examples, position
from roundhouse.game import games
from roundhouse.languages import LANGUAGES
from roundhouse.match import record
from roundhouse.pictures.closeup import NIGHT
from roundhouse.rulebook import rules
from tests.test_rulebooks import figures
from tools.illustrations import FIRST, illustrated, path

ROOT: Final = Path(rh.__file__).parent
EXAMPLES: Final = [(title, example) for title in games() for example in find_examples(title)]
each = pytest.mark.parametrize(
    ("title", "example"), EXAMPLES, ids=[f"{title}-{example.name}" for title, example in EXAMPLES]
)
LARGEST: Final = 32_000
"""Bytes of a picture before they are packed."""


def texts(title: str, language: str) -> list[list[str]]:
    name = "examples.md" if language == "en" else f"examples.{language}.md"
    page = (ROOT / "games" / title.replace("-", "_") / name).read_text(encoding="utf-8")
    return [row.split(" | ") for row in re.findall(r"^\| ([A-Z]{2}-.*) \|$", page, re.MULTILINE)]


@pytest.mark.parametrize("title", list(games()))
def test_every_title_has_some(title: str) -> None:
    assert len(find_examples(title)) >= 3


@each
def test_the_position_is_legal_and_its_moves_are_allowed(title: str, example: Example) -> None:
    for moves in range(len(example.do)):
        assert position(title, example, moves).to_act == FIRST
    assert example.do
    assert position(title, example, len(example.do)).actions
    assert example.rule in rules(title)


@each
def test_the_rule_that_it_names_refuses_the_other_move(title: str, example: Example) -> None:
    match = position(title, example, example.refused.after)
    assert match.to_act == FIRST
    move = record.decode(msgspec.json.encode(example.refused.move), match.game.Action)
    refusal = match.why_not(move)
    assert refusal is not None
    assert refusal.rule == example.refused.rule


@each
def test_its_picture_is_what_the_tool_draws(title: str, example: Example) -> None:
    """Otherwise: python tools/illustrations.py."""
    drawn = path(title, example).read_text(encoding="utf-8")
    assert drawn == illustrated(title, example)
    assert len(drawn) < LARGEST
    assert '"added": []' not in drawn


def test_no_picture_is_left_of_an_example_that_is_gone() -> None:
    kept = {path(title, example) for title, example in EXAMPLES}
    folder = ROOT.parents[1] / "client" / "src" / "games"
    assert set(folder.glob("*/examples/*.json")) == kept


@pytest.mark.parametrize("title", list(games()))
def test_every_language_tells_the_same_examples(title: str) -> None:
    english = texts(title, "en")
    told = sorted((rule, name) for rule, name, *_ in english)
    assert told == sorted((example.rule, example.name) for example in find_examples(title))
    for language in LANGUAGES:
        rows = texts(title, language)
        assert [row[:2] for row in rows] == [row[:2] for row in english]
        for row, same in zip(rows, english, strict=True):
            assert len(row) == 6
            assert all(row)
            cells = zip(row[2:], same[2:], strict=True)
            assert [figures(cell, language) == figures(other, "en") for cell, other in cells] == [
                True
            ] * 4, row


def test_every_colour_has_another_by_night() -> None:
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for pair in NIGHT.items() for colour in pair)
