"""Choices that differ in numbers alone, put together as one `ChoiceRange`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import groupby, product
from operator import attrgetter
from typing import Any, Final

import msgspec

from roundhouse.game import Action, AnyGame, Message
from roundhouse.server.tables.slim import ChoiceRange, Phrasing, RangeLabel

FEWEST: Final = 4
"""Choices that are worth a range."""
NUMBER: Final = re.compile(r"(\d+)")

Box = dict[str, tuple[int, int]]
"""By field: the least number and the greatest."""


def runs(actions: Sequence[Action]) -> Iterator[tuple[bool, list[Action]]]:
    """The legal actions in rows; in those that say so, actions differ in ranged fields alone."""
    for _, group in groupby(actions, type):
        alike = list(group)
        if not alike[0].ranged:
            yield False, alike
            continue
        for _, row in groupby(alike, _other_fields(type(alike[0]))):
            found = list(row)
            yield len(found) >= FEWEST, found


@cache
def _other_fields(kind: type[Action]) -> Callable[[Action], Any]:
    names = [name for name in kind.__struct_fields__ if name not in kind.ranged]
    return attrgetter(*names) if names else lambda _: None


def box_of(row: Sequence[Action]) -> Box:
    """The bounds of the ranged fields, if the row is what they span."""
    first, last = row[0], row[-1]
    return {name: (getattr(first, name), getattr(last, name)) for name in first.ranged}


def spanned(first: Action, box: Box) -> list[Action]:
    """Every action of a range, in order."""
    spans = [range(least, most + 1) for least, most in box.values()]
    return [
        msgspec.structs.replace(first, **dict(zip(box, numbers, strict=True)))
        for numbers in product(*spans)
    ]


class Labelled:
    """A row of choices with what they are called, by the numbers of their ranged fields."""

    def __init__(self, row: Sequence[Action], labels: list[Message], texts: list[str]) -> None:
        self.fields = row[0].ranged
        self.labels = labels
        self.numbers = [tuple(getattr(action, name) for name in self.fields) for action in row]
        self.parts = {
            numbers: NUMBER.split(text) for numbers, text in zip(self.numbers, texts, strict=True)
        }

    def value_fields(self) -> dict[str, str] | None:
        """Which of the labels' values are the numbers of which fields; None if others differ."""
        first = self.labels[0]
        if any(
            label.key != first.key or label.values.keys() != first.values.keys()
            for label in self.labels
        ):
            return None
        found: dict[str, str] = {}
        for name in first.values:
            values = [label.values[name] for label in self.labels]
            field = self._field_of(values)
            if field is not None:
                found[name] = field
            elif any(value != values[0] for value in values):
                return None
        return found

    def _field_of(self, values: list[Any]) -> str | None:
        for at, field in enumerate(self.fields):
            if values == [numbers[at] for numbers in self.numbers]:
                return field
        return None

    def phrasings(self, box: Box) -> list[Phrasing]:
        """The words of all choices; where they differ by more than numbers, box by box."""
        text = self._template(box)
        if text is not None:
            return [Phrasing(text, box)]
        field, at = self._split(box)
        least, most = box[field]
        lower = {**box, field: (least, at - 1)}
        upper = {**box, field: (at, most)}
        return [*self.phrasings(lower), *self.phrasings(upper)]

    def _in(self, box: Box) -> list[tuple[int, ...]]:
        return list(product(*[range(least, most + 1) for least, most in box.values()]))

    def _template(self, box: Box) -> list[str] | None:
        """The words with the fields in their places, if they are the same all over the box."""
        inside = self._in(box)
        first = self.parts[inside[0]]
        text = [first[0]]
        for at in range(1, len(first)):
            said = [
                self.parts[numbers][at] if len(self.parts[numbers]) == len(first) else ""
                for numbers in inside
            ]
            field = self._said_field(inside, said) if at % 2 else None
            if field is not None:
                text += [field, ""]
            elif all(one == first[at] for one in said):
                text[-1] += first[at]
            else:
                return None
        same = all(
            len(self.parts[numbers]) == len(first) and self.parts[numbers][0] == first[0]
            for numbers in inside
        )
        return text if same else None

    def _said_field(self, inside: list[tuple[int, ...]], said: list[str]) -> str | None:
        for at, field in enumerate(self.fields):
            if said == [str(numbers[at]) for numbers in inside] and len(set(said)) > 1:
                return field
        return None

    def _split(self, box: Box) -> tuple[str, int]:
        """A field and a number of it from which on the words are others."""
        for field in reversed(box):
            least, most = box[field]
            for number in range(least + 1, most + 1):
                before = self._words({**box, field: (number - 1, number - 1)})
                if before != self._words({**box, field: (number, number)}):
                    return field, number
        field = next(name for name in box if box[name][0] < box[name][1])
        return field, box[field][0] + 1

    def _words(self, box: Box) -> list[list[str]]:
        """What is said around the numbers."""
        return [self.parts[numbers][::2] for numbers in self._in(box)]


def choice_range(
    game: AnyGame, row: Sequence[Action], labels: list[Message], texts: list[str]
) -> ChoiceRange | None:
    """The row as one range; None where it is none."""
    box = box_of(row)
    labelled = Labelled(row, labels, texts)
    fields = labelled.value_fields()
    codes = [game.code(action) for action in row]
    if fields is None or codes != list(range(codes[0], codes[0] + len(codes))):
        return None
    phrasings = labelled.phrasings(box)
    if len(phrasings) > 1:
        phrasings = [narrowed(phrasing, box) for phrasing in phrasings]
    else:
        phrasings = [Phrasing(phrasings[0].text)]
    label = RangeLabel(labels[0].key, labels[0].values, fields, phrasings)
    return ChoiceRange(codes[0], row[0], box, label)


def narrowed(phrasing: Phrasing, box: Box) -> Phrasing:
    """The bounds that say more than the range's own."""
    when = {field: bounds for field, bounds in phrasing.when.items() if bounds != box[field]}
    return Phrasing(phrasing.text, when)
