"""Sentences for frames, cached: the same few are needed again and again."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

import msgspec

from roundhouse.game import Message
from roundhouse.server.tables.frames import Told
from roundhouse.words import say

Saying = tuple[Told, bytes]
"""A message with its sentence, and the same as JSON."""
ROOM: Final = 50_000
"""So many sentences are remembered; then all are forgotten and made anew as needed."""
LONGEST: Final = 2000
"""Bytes of a sentence that is remembered: a client's own words in it must not fill the memory."""
_said: Final[dict[Hashable, Saying]] = {}
_WITH_NAMES: Final[Saying] = (Told("", {}, ""), b"")
"""Stands for a message whose sentence is found by the players' names besides."""
_encode: Final = msgspec.json.Encoder().encode


def told(message: Message, language: str, names: Sequence[str]) -> Told:
    """The message and its sentence."""
    return _remembered(message, language, names)[0]


def told_json(message: Message, language: str, names: Sequence[str]) -> bytes:
    """The same as JSON."""
    return _remembered(message, language, names)[1]


def sentence(message: Message, language: str, names: Sequence[str]) -> str:
    return told(message, language, names).text


def speaks_of_players(message: Message) -> bool:
    """Does the sentence depend on what the players are called?"""
    return any(name.startswith("player") for name in message.values)


def _remembered(message: Message, language: str, names: Sequence[str]) -> Saying:
    key: Hashable = (message.key, language, *message.values.values())
    try:
        found = _said.get(key)
    except TypeError:  # a list of seats or places
        key = (message.key, language, _encode(message.values))
        found = _said.get(key)
    if found is None and speaks_of_players(message):
        found = _said[key] = _WITH_NAMES
    if found is _WITH_NAMES:
        key = (key, *names)
        found = _said.get(key)
    if found is None:
        if len(_said) >= ROOM:
            _said.clear()
        made = Told(message.key, message.values, say(message, language, names))
        found = (made, _encode(made))
        if len(found[1]) <= LONGEST:
            _said[key] = found
    return found
