"""Sentences for frames, each made once: the same few are said again and again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from roundhouse.game import Message
from roundhouse.server.tables.frames import Told
from roundhouse.words import say

ROOM: Final = 50_000
_said: Final[dict[tuple[str, tuple[str, ...], bytes], str]] = {}
_encode: Final = msgspec.json.Encoder().encode


def sentence(message: Message, language: str, names: Sequence[str]) -> str:
    encoded = _encode(message)
    spoken = tuple(names) if b'"player' in encoded else ()
    key = (language, spoken, encoded)
    text = _said.get(key)
    if text is None:
        if len(_said) >= ROOM:
            _said.clear()
        text = _said[key] = say(message, language, names)
    return text


def told(message: Message, language: str, names: Sequence[str]) -> Told:
    return Told(message.key, message.values, sentence(message, language, names))
