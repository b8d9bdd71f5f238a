"""One word for one thing: catalogues and rulebooks use the words of `docs/terms.md`."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import roundhouse
from roundhouse.game import games
from roundhouse.rulebook import rulebook, rules

ROOT: Final = Path(__file__).parents[1]
TRANSLATED: Final = ("nl", "de")
ALL_TITLES: Final = "All titles"
CATALOGUES: Final = (Path(roundhouse.__file__).parent / "locale", ROOT / "client/src/locale")

FIRM: Final = (
    *("barrier", "start stone", "crossing", "double line", "network"),
    *("company", "share", "cube", "treasury"),
    *("contract", "contract card", "milepost", "major city", "small town", "ferry"),
)
"""Things that have no other name and are not said by a verb."""


class Term(NamedTuple):
    title: str
    english: str
    words: dict[str, str]
    rule: str
    retired: dict[str, list[str]]


def terms() -> list[Term]:
    found: list[Term] = []
    title = ""
    for line in (ROOT / "docs/terms.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith("| English"):
            english, nl, de, rule, *retired = (cell.strip() for cell in line.split("|")[1:-1])
            gone = [[word.strip() for word in cell.split(",") if word.strip()] for cell in retired]
            old = dict(zip(TRANSLATED, gone, strict=True))
            found.append(Term(title, english, {"en": english, "nl": nl, "de": de}, rule, old))
    return found


TERMS: Final = terms()


@cache
def messages(language: str) -> dict[str, str]:
    """Every message of server and page as it is written, by its catalogue and id."""
    found: dict[str, str] = {}
    for folder in CATALOGUES:
        for path in sorted((folder / language).glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    written = FluentSerializer().serialize_entry(entry).partition(" =")[2]
                    found[f"{path.stem.replace('_', '-')}:{entry.id.name}"] = written
    return found


def without_names(text: str) -> str:
    """A message or a page without variables, what they choose among, and names for programs."""
    names = r"\$\w+ ->|\{ [\w$-]+ \}|^ *\*?\[\w[\w-]*\]|`[^`]*`"
    return re.sub(names, "", text, flags=re.MULTILINE)


def said(title: str, language: str) -> dict[str, str]:
    """What is said about a title: its catalogues, what others say of it by name, its pages."""
    everything = {key: without_names(text) for key, text in messages(language).items()}
    if title == ALL_TITLES:
        return everything
    about = {key: text for key, text in everything.items() if title in key}
    pages = {"rulebook": rulebook(title, language), "glossary": glossary(title, language)}
    return about | {name: without_names(page) for name, page in pages.items()}


def glossary(title: str, language: str) -> str:
    file = "glossary.md" if language == "en" else f"glossary.{language}.md"
    folder = Path(roundhouse.__file__).parent / "games" / title.replace("-", "_")
    return (folder / file).read_text(encoding="utf-8")


def is_in(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


def uses(term: str, text: str) -> bool:
    """Whether the term stands in the text in one of its forms, such as `anteiligen Wert`."""
    stems = [re.escape(word[: max(4, len(word) - 2)]) + r"[\w-]*" for word in term.split()]
    return re.search(r"\s+".join(stems), text, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("title", [ALL_TITLES, *games()])
def test_no_retired_word_is_said(title: str, language: str) -> None:
    retired = [word for term in TERMS if term.title == title for word in term.retired[language]]
    texts = said(title, language)
    assert len(texts) > 50
    found = [(key, word) for key, text in texts.items() for word in retired if is_in(word, text)]
    assert found == []


@pytest.mark.parametrize("title", list(games()))
def test_the_rules_use_the_terms(title: str) -> None:
    of_title = [term for term in TERMS if term.title == title]
    assert len(of_title) > 10
    for term in of_title:
        for language in TRANSLATED:
            page = rules(title, language)[term.rule] if term.rule else rulebook(title, language)
            assert uses(term.words[language], page), (term.english, language, term.rule)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("title", list(games()))
def test_what_english_names_is_named(title: str, language: str) -> None:
    """Where an English message names a thing, the others name it by its term."""
    english, translated = said(title, "en"), said(title, language)
    firm = [term for term in TERMS if term.title == title and term.english in FIRM]
    assert firm
    missing = [
        (key, term.english)
        for key, text in english.items()
        for term in firm
        if is_in(term.english, text) and not uses(term.words[language], translated[key])
    ]
    assert missing == []


def test_dollars_are_written_as_each_language_writes_them() -> None:
    for key, text in messages("de").items():
        assert not re.search(r"\$\d|\$\{", text), key
    for language in ("en", "nl"):
        for key, text in messages(language).items():
            assert not re.search(r"(\d|\}) \$(?!\w)", text), key


def test_the_tests_would_notice() -> None:
    assert is_in("Sperre", "die Sperre rückt")
    assert not is_in("grens", "grenst aan")
    assert uses("Firma", "zwei Firmen")
    assert not uses("enkele lijn", "enkele spoorstaven")
