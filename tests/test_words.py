"""The catalogues: three languages that say the same things."""

from __future__ import annotations

from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import roundhouse
from roundhouse import BadInput, words
from roundhouse import Message as Said
from roundhouse.languages import LANGUAGES
from roundhouse.words import catalogue, say

PACKAGE = Path(roundhouse.__file__).parent
FILES = sorted(path.name for path in (PACKAGE / "locale/en").glob("*.ftl"))


NUMBERS = (0, 1, 2, 5, 21, 999, 1000, -3, 1234567)


class Variables(Visitor):
    """Collects the variables of a message, and the words that choose by one."""

    def __init__(self, language: str = "en") -> None:
        self.names: set[str] = set()
        self.words = {"Anna"}
        self._language = language

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.visit(words._patterns(self._language)[node.id.name])

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        found = {key.name for key in keys if isinstance(key, Identifier)}
        self.words |= found - {"one", "other"}  # plural forms are chosen by numbers
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_said_as_fluent_itself_says_them(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in (PACKAGE / "locale" / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for key, pattern in words._patterns(language).items():
        variables = Variables(language)
        variables.visit(pattern)
        fluent = bundle.get_message(key).value
        assert fluent is not None
        for number, word in product(NUMBERS, variables.words):
            for value in (number, word):
                values: dict[str, int | str] = {
                    name: abs(number) if name.startswith("player") else value
                    for name in variables.names
                }
                spoken = {name: words._spoken(name, values[name], language, ()) for name in values}
                said, errors = bundle.format_pattern(fluent, spoken)
                assert not errors, key
                assert say(Said(key, {**values}), language) == said


@cache
def messages(language: str, name: str) -> dict[str, set[str]]:
    """The ids of a catalogue file and the variables each uses."""
    text = (PACKAGE / "locale" / language / name).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(
    language: str, name: str
) -> None:
    english, other = messages("en", name), messages(language, name)
    assert set(other) == set(english)
    for key, variables in english.items():
        assert other[key] <= variables | {"count", "colour"}, f"{language}: {key}"
        assert {v for v in variables if v.startswith("player")} <= other[key], f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_file_of_its_own(language: str) -> None:
    assert sorted(path.name for path in (PACKAGE / "locale" / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize(
    "name", [name for name in FILES if not name.endswith(("_names.ftl", "options.ftl"))]
)
def test_every_message_is_used(name: str) -> None:
    """Options are named by their titles; tests/server/test_forms.py looks at those."""
    for key in messages("en", name):
        assert f'"{key}"' in source() or f'"{key.split("-why-")[-1]}"' in source(), key


@cache
def source() -> str:
    """All that says messages."""
    files = (*PACKAGE.rglob("*.py"), *PACKAGE.rglob("lesson.json"))
    return "".join(path.read_text(encoding="utf-8") for path in files)


def test_names_lists_and_plurals() -> None:
    names = ["Anna", "Bert", "Cato"]
    won = Said("ta-won", {"players": [0, 2], "count": 2, "points": 1})
    assert say(won, "en", names) == "Anna and Cato win together with 1 point lost each."
    assert say(won, "nl", names) == "Anna en Cato winnen samen met elk 1 verloren punt."
    one = Said("ta-won", {"players": [1], "count": 1, "points": 3})
    assert say(one, "de", names) == "Bert gewinnt mit 3 verlorenen Punkten."
    assert say(one, "en") == "Player 2 wins with 3 points lost."
    assert say(one, "en", ["Anna", ""]) == "Player 2 wins with 3 points lost."


def test_what_cannot_be_said_is_bad_input() -> None:
    with pytest.raises(BadInput, match="there is no language 'fr'"):
        say(Said("ta-pass", {"player": 0}), "fr")
    with pytest.raises(BadInput, match="no message 'nonsense'"):
        say(Said("nonsense"))
    with pytest.raises(BadInput, match="'ta-pass' does not fit: it wants 'player'"):
        say(Said("ta-pass"))


def test_what_is_not_understood_of_fluent_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    (entry,) = FluentParser().parse("much = { NUMBER($sum) }").body
    assert isinstance(entry, Message)
    monkeypatch.setattr(words, "_patterns", lambda _: {"much": entry.value})
    with pytest.raises(BadInput, match="the en catalogue uses FunctionReference, which is not"):
        catalogue.__wrapped__("en")
