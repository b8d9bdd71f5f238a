"""Says messages in the reader's language, from the Fluent catalogues under `locale/`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from roundhouse.game import BadInput, Message

LANGUAGES: Final = ("en", "nl", "de")


def say(message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """The message as a sentence; `names` are the players' names by seat."""
    bundle = catalogue(language)
    pattern = bundle.get_message(message.key).value if bundle.has_message(message.key) else None
    if pattern is None:
        raise BadInput(f"the {language} catalogue has no message {message.key!r}")
    values = {key: _spoken(key, value, language, names) for key, value in message.values.items()}
    sentence, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise BadInput(f"the {language} message {message.key!r} does not fit: {errors[0]}")
    return str(sentence)


@cache
def catalogue(language: str) -> FluentBundle:
    """Every message of a language."""
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("roundhouse").joinpath("locale", language)
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _spoken(
    key: str, value: int | str | list[int] | list[str], language: str, names: Sequence[str]
) -> int | str:
    if isinstance(value, list):
        parts = [str(_spoken(key, part, language, names)) for part in value]
        return format_list(parts, locale=Locale.parse(language))
    if key.startswith("player") and isinstance(value, int):
        name = names[value] if value < len(names) else ""
        return name or _nameless(value, language)
    if isinstance(value, str) and value.startswith("@"):
        name, space, rest = value[1:].partition(" ")
        return say(Message(name), language) + space + rest
    return value


def _nameless(seat: int, language: str) -> str:
    return say(Message("player-number", {"number": seat + 1}), language)
