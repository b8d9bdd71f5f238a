"""The slim form of frames: what a client gets that asks for it (`?slim=1`).

The first frame is a whole `table` frame. After it come `update` frames: of the view, the seats and
the choices they hold only what is new against the frame before on the same connection. Choices that
differ in numbers alone are one `ChoiceRange`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import msgspec

from roundhouse.game import Values
from roundhouse.server.tables.frames import Table, Talk

UNCHANGED: Final = msgspec.Raw(b"null")
NO_CHOICE: Final = msgspec.Raw(b"[]")
_encode: Final = msgspec.json.Encoder().encode


class Phrasing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the label reads where every field named in `when` is within its bounds."""

    text: list[str]
    """Words; at every second place the name of the field whose number stands there."""
    when: dict[str, tuple[int, int]] = {}


class RangeLabel(msgspec.Struct, frozen=True):
    key: str
    values: Values
    """Of the first choice."""
    fields: dict[str, str]
    """Which of the values are the numbers of which fields."""
    phrasings: list[Phrasing]
    """The first that fits counts."""


class ChoiceRange(msgspec.Struct, frozen=True):
    """Legal actions that differ in numbers alone: one for each combination, the last field
    running quickest. Their ids follow each other."""

    id: int
    """Of the first."""
    action: Any
    """The first."""
    ranges: dict[str, tuple[int, int]]
    """By field: the least number and the greatest."""
    label: RangeLabel


class KeptChoices(msgspec.Struct, frozen=True):
    """So many entries, from that one on, of the last list of choices that was not empty."""

    start: int
    count: int


class Replacement(msgspec.Struct, frozen=True):
    """What stands at that place of the view now; an empty path is the whole view."""

    path: list[str | int]
    value: Any


class Splice(msgspec.Struct, frozen=True):
    """In the list at that place `count` items from `start` on give way to `items`."""

    path: list[str | int]
    start: int
    count: int
    items: Any


class Update(Table, frozen=True, tag="update", omit_defaults=True, kw_only=True):
    """The table now, as far as it differs from the last frame."""

    seats: msgspec.Raw = UNCHANGED
    """Left out: those of the last frame."""
    view: msgspec.Raw = UNCHANGED
    """A list of `Replacement` and `Splice`, one after the other; left out: nothing has changed."""
    legal: msgspec.Raw = NO_CHOICE
    """A list of `Choice`, `ChoiceRange` and `KeptChoices`; left out: there are none."""


class TalkFrame(msgspec.Struct, frozen=True, tag="talk"):
    """The talk of the next frame, which comes deflated: what people say is never in it."""

    talk: list[Talk]


class ChoiceList:
    """The entries of a slim list of choices, as JSON."""

    def __init__(self, entries: list[bytes]) -> None:
        self.entries = entries

    @cached_property
    def places(self) -> dict[bytes, int]:
        return {entry: at for at, entry in enumerate(self.entries)}

    def against(self, old: ChoiceList) -> msgspec.Raw:
        """The list for who knows the old one."""
        return joined(since(old, self.entries))


NO_CHOICES: Final = ChoiceList([])


def joined(entries: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"[" + b",".join(entries) + b"]")


def since(old: ChoiceList, new: list[bytes]) -> list[bytes]:
    """The new entries, with rows of those that are known named by their places."""
    known, places = old.entries, old.places
    if known == new:
        return [_encode(KeptChoices(0, len(new)))] if new else []
    found: list[bytes] = []
    at = 0
    while at < len(new):
        start = places.get(new[at])
        if start is None:
            found.append(new[at])
            at += 1
            continue
        end = start + 1
        at += 1
        while at < len(new) and end < len(known) and new[at] == known[end]:
            at += 1
            end += 1
        found.append(_encode(KeptChoices(start, end - start)))
    return found
