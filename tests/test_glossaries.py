"""The glossaries: the same terms in three languages, each with its rule, found where it is used."""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import roundhouse
from roundhouse.game import games
from roundhouse.languages import LANGUAGES
from roundhouse.rulebook import rulebook, rules

GAMES: Final = Path(roundhouse.__file__).parent / "games"
LINE: Final = re.compile(r"^- ([^(]+) \(([A-Z]{2}-[0-9A-Z]+\.[0-9]+)\): (.+)$")
LONGEST: Final = 200
"""Characters that a note has room for on a phone."""


class Term(NamedTuple):
    forms: list[str]
    rule: str
    meaning: str


def glossary(title: str, language: str) -> list[Term]:
    name = "glossary.md" if language == "en" else f"glossary.{language}.md"
    heading, empty, *lines = (
        (GAMES / title.replace("-", "_") / name).read_text(encoding="utf-8").splitlines()
    )
    assert heading.startswith("# ")
    assert not empty
    found = [LINE.match(line) for line in lines]
    assert all(found), [line for line, match in zip(lines, found, strict=True) if not match]
    return [Term(match[1].split(", "), match[2], match[3]) for match in found if match]


@pytest.mark.parametrize("title", list(games()))
def test_every_language_explains_the_same_terms(title: str) -> None:
    english = glossary(title, "en")
    assert len(english) >= 10
    for language in LANGUAGES:
        translated = glossary(title, language)
        assert [term.rule for term in translated] == [term.rule for term in english]
        forms = [form.lower() for term in translated for form in term.forms]
        assert len(forms) == len(set(forms)), "no word has two meanings"
        if language != "en":
            meanings = {term.meaning for term in english}
            assert not [term for term in translated if term.meaning in meanings]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", list(games()))
def test_a_term_is_short_and_its_rule_is_in_the_book(title: str, language: str) -> None:
    for term in glossary(title, language):
        assert term.rule in rules(title, language), term
        assert len(term.meaning) <= LONGEST, term.meaning
        assert term.meaning.endswith("."), term.meaning


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", list(games()))
def test_a_term_is_a_word_of_the_rulebook(title: str, language: str) -> None:
    book = rulebook(title, language).lower()
    said = [any(form.lower() in book for form in term.forms) for term in glossary(title, language)]
    missing = [t for t, is_said in zip(glossary(title, language), said, strict=True) if not is_said]
    assert missing == []
