"""The rulebooks in three languages: the same chapters, rules, figures and references."""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from roundhouse import BadInput
from roundhouse.game import games
from roundhouse.languages import LANGUAGES
from roundhouse.rulebook import rulebook, rules

ROOT: Final = Path(__file__).parents[1]
FOR_PROGRAMS: Final = "<!-- for programs -->"
NUMBER_WORDS: Final = {
    "en": "three four five six seven eight nine ten eleven twelve",
    "nl": "drie vier vijf zes zeven acht negen tien elf twaalf",
    "de": "drei vier fünf sechs sieben acht neun zehn elf zwölf",
}
"""From three on; `one` and `two` are articles and pairs as well."""
OTHERS: Final = [(name, other) for name in games() for other in LANGUAGES if other != "en"]


class Block(NamedTuple):
    """A heading, rule, row or paragraph, as far as it can be compared between languages."""

    kind: str
    rule: str
    figures: Counter[str]
    names: Counter[str]


def blocks(text: str, language: str) -> list[Block]:
    found: list[str] = []
    is_open = False
    for line in text.splitlines():
        if not line.strip():
            is_open = False
        elif line.startswith(("#", "- ", "|", "<!--", "**")) or not is_open:
            found.append(line)
            is_open = not line.startswith(("#", "|"))
        else:
            found[-1] += " " + line.strip()
    return [block(text, language) for text in found]


def block(text: str, language: str) -> Block:
    rule = re.match(r"- ([A-Z]{2}-[\w.]+)[:, ]", text)
    names = Counter(re.findall(r"`([^`]+)`", text))
    kind = text[0] if text[0] in "#-|<*" else "paragraph"
    return Block(kind, rule[1] if rule else "", figures(text, language), names)


def figures(text: str, language: str) -> Counter[str]:
    """Numbers with what makes them money or references, the same however a language writes them."""
    text = re.sub(r"(?<=\d)[.,](?=\d{3}\b)", "", text)  # thousands
    text = re.sub(r"\$(\d+)|(\d+) \$", r"\1\2dollars", text)
    found = Counter(re.findall(r"(?:[A-Z]{2}-[0-9A-Z]+\.)?\d+(?:\.\d+)?(?:dollars| M\b)?", text))
    words = NUMBER_WORDS[language].split()
    for written in re.findall(r"\w+", text.lower()):
        if (word := written.removesuffix("mal")) in words:
            found[f"word {words.index(word) + 3}"] += 1
    return found


@pytest.mark.parametrize(("name", "other"), OTHERS)
def test_every_language_has_the_same_rules(name: str, other: str) -> None:
    english, translated = rules(name), rules(name, other)
    assert list(translated) == list(english)
    same = [rule for rule, words in translated.items() if words == english[rule]]
    assert same == []


@pytest.mark.parametrize(("name", "other"), OTHERS)
def test_every_part_says_the_same_figures(name: str, other: str) -> None:
    english = blocks(rulebook(name), "en")
    translated = blocks(rulebook(name, other), other)
    assert [part.kind for part in translated] == [part.kind for part in english]
    different = [pair for pair in zip(english, translated, strict=True) if pair[0] != pair[1]]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(games()))
def test_a_page_opens_with_what_the_game_is(name: str, language: str) -> None:
    """What it is, how one wins, a turn, the end and some advice, before the first rule."""
    heading, summary, *_ = rulebook(name, language).split("\n## ")
    assert heading.startswith("# ")
    assert heading.count("\n") == 1
    assert summary.count("\n**") == 5
    assert not rules_in(summary)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(games()))
def test_what_is_for_programs_comes_last(name: str, language: str) -> None:
    text = rulebook(name, language)
    assert text.count(FOR_PROGRAMS) == 1
    before, _, after = text.partition(FOR_PROGRAMS)
    assert not rules_in(after)
    assert list(rules(name, language)) == rules_in(before)


def rules_in(text: str) -> list[str]:
    return re.findall(r"^- ([A-Z]{2}-[0-9A-Z]+\.[0-9]+) ", text, re.MULTILINE)


def test_no_other_language() -> None:
    with pytest.raises(BadInput, match="there is no language 'fr'"):
        rulebook("transamerica", "fr")


def test_figures_are_compared_as_they_are_meant() -> None:
    assert figures("$1,310 and 60 x $1", "en") == figures("1.310 $ und 60 x 1 $", "de")
    assert figures("see AR-2.5: three", "en") == figures("zie AR-2.5: drie", "nl")
    assert figures("for 20 M", "en") != figures("für 20", "de")
    assert figures("by two, AF-1.5", "en") != figures("von zwei, AF-1.4", "de")


def test_every_page_is_packed() -> None:
    """What lies beside the code comes along only when the build is told so."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = told["tool"]["setuptools"]["package-data"]["roundhouse"]
    package = ROOT / "src/roundhouse"
    packed = {path for pattern in patterns for path in package.glob(pattern)}
    pages = set(package.glob("games/*/*.md"))
    assert len(pages) == 3 * len(games()) * len(LANGUAGES), "rules, glossary, examples"
    assert pages <= packed
