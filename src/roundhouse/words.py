"""Says messages in the reader's language, from the Fluent catalogues under `locale/`.

Sentences are said at every move, so a pattern is taken apart once. The catalogues use texts,
variables, choices by a variable and other messages; nothing else of Fluent is understood here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast

from roundhouse.game import BadInput, Message, outside_titles
from roundhouse.languages import LANGUAGES

ROOM: Final = 10_000
"""So many numbers are remembered as they are written."""


def say(message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """The message as a sentence; `names` are the players' names by seat."""
    parts = catalogue(language).get(message.key)
    if parts is None:
        raise BadInput(f"the {language} catalogue has no message {message.key!r}")
    values = {key: _spoken(key, value, language, names) for key, value in message.values.items()}
    try:
        return _joined(parts, values, language)
    except KeyError as error:
        missing = error.args[0]
        raise BadInput(
            f"the {language} message {message.key!r} does not fit: it wants {missing!r}"
        ) from error


class Variable(NamedTuple):
    name: str


class Choice(NamedTuple):
    """The words hang on a variable: a number, its plural form or a word chooses among them."""

    name: str
    variants: list[tuple[int | str, Phrase]]
    otherwise: Phrase


Phrase = list[str | Variable | Choice]


@cache
def catalogue(language: str) -> dict[str, Phrase]:
    """Every message of a language, taken apart."""
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    patterns = _patterns(language)
    return {key: _taken_apart(pattern, language, patterns) for key, pattern in patterns.items()}


def _patterns(language: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for text in (*_texts(language), *_outside_texts(language)):
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found.setdefault(entry.id.name, entry.value)
    return found


def _texts(language: str) -> list[str]:
    folder = files("roundhouse").joinpath("locale", language)
    paths = sorted(folder.iterdir(), key=lambda path: path.name)
    return [path.read_text(encoding="utf-8") for path in paths if path.name.endswith(".ftl")]


def _outside_texts(language: str) -> list[str]:
    """A title from elsewhere brings `locale/en.ftl`, which stands in for languages it lacks."""
    found: list[str] = []
    for module in outside_titles().values():
        for known in (language, LANGUAGES[0]):
            path = files(module).joinpath("locale", f"{known}.ftl")
            if path.is_file():
                found.append(path.read_text(encoding="utf-8"))
                break
    return found


def _taken_apart(
    pattern: ast.Pattern, language: str, patterns: Mapping[str, ast.Pattern]
) -> Phrase:
    found: Phrase = []
    for element in pattern.elements:
        inner = element.expression if isinstance(element, ast.Placeable) else element
        match inner:
            case ast.TextElement():
                found.append(inner.value)
            case ast.VariableReference():
                found.append(Variable(inner.id.name))
            case ast.MessageReference():
                found += _taken_apart(patterns[inner.id.name], language, patterns)
            case ast.SelectExpression(selector=ast.VariableReference(id=name)):
                variants = [
                    (variant, _taken_apart(variant.value, language, patterns))
                    for variant in inner.variants
                ]
                found.append(_choice(name.name, variants))
            case _:
                kind = type(inner).__name__
                raise BadInput(f"the {language} catalogue uses {kind}, which is not understood")
    return found


def _choice(name: str, variants: list[tuple[ast.Variant, Phrase]]) -> Choice:
    (otherwise,) = (words for variant, words in variants if variant.default)
    return Choice(name, [(_key(variant), words) for variant, words in variants], otherwise)


def _key(variant: ast.Variant) -> int | str:
    key = variant.key
    return int(key.value) if isinstance(key, ast.NumberLiteral) else key.name


def _joined(parts: Phrase, values: Mapping[str, int | str], language: str) -> str:
    said: list[str] = []
    for part in parts:
        if isinstance(part, str):
            said.append(part)
            continue
        value = values[part.name]
        if isinstance(part, Choice):
            said.append(_joined(_chosen(part, value, language), values, language))
        else:
            said.append(value if isinstance(value, str) else _figure(value, language))
    return "".join(said)


def _chosen(choice: Choice, value: int | str, language: str) -> Phrase:
    form = value if isinstance(value, str) else _plural_form(value, language)
    for key, words in choice.variants:
        if key in (value, form):
            return words
    return choice.otherwise


@lru_cache(ROOM)
def _figure(number: int, language: str) -> str:
    return format_decimal(number, locale=_locale(language))


@lru_cache(ROOM)
def _plural_form(number: int, language: str) -> str:
    return _locale(language).plural_form(number)


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language)


def _spoken(
    key: str, value: int | str | list[int] | list[str], language: str, names: Sequence[str]
) -> int | str:
    if isinstance(value, list):
        parts = [str(_spoken(key, part, language, names)) for part in value]
        return format_list(parts, locale=_locale(language))
    if key.startswith("player") and isinstance(value, int):
        name = names[value] if value < len(names) else ""
        return name or _nameless(value, language)
    if isinstance(value, str) and value.startswith("@"):
        name, space, rest = value[1:].partition(" ")
        return say(Message(name), language) + space + rest
    return value


def _nameless(seat: int, language: str) -> str:
    return say(Message("player-number", {"number": seat + 1}), language)
