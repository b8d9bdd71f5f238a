"""The choices of the seat to act as JSON: each with its label, or many as one range."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from roundhouse.game import Action, Message
from roundhouse.server.tables.choice_ranges import box_of, choice_range, runs, spanned
from roundhouse.server.tables.slim import ChoiceList, joined
from roundhouse.server.tables.speech import ROOM, sentence, speaks_of_players, told_json
from roundhouse.server.tables.state import TableState

Remembered = dict[Action, tuple[Message, bytes]]

_choices: Final[dict[tuple[str, str], Remembered]] = {}
"""Choices as JSON, by title and language: good as long as the label is the same."""
_ranges: Final[dict[Any, tuple[list[Action], list[bytes]]]] = {}
"""Rows of choices and what they are sent as; by title, language, names, and ends of the row."""
RANGES_KEPT: Final = 10_000
_encode: Final = msgspec.json.Encoder().encode


def choices(table: TableState, state: Any, language: str) -> msgspec.Raw:
    """One by one."""
    return joined(_one_by_one(table, state, table.game.legal(state), language))


def slim_choices(table: TableState, state: Any, language: str) -> ChoiceList:
    """With ranges in the place of rows of numbers."""
    found: list[bytes] = []
    for is_range, row in runs(table.game.legal(state)):
        if is_range:
            found += _as_range(table, state, row, language)
        else:
            found += _one_by_one(table, state, row, language)
    return ChoiceList(found)


def _one_by_one(table: TableState, state: Any, actions: list[Action], language: str) -> list[bytes]:
    remembered = _choices.setdefault((table.row.game, language), {})
    if table.game.fixed_labels:
        try:
            return [remembered[action][1] for action in actions]
        except KeyError:
            pass
    return [choice(table, state, action, language, remembered) for action in actions]


def _as_range(table: TableState, state: Any, row: list[Action], language: str) -> list[bytes]:
    """A row that was sent before is not made again: ranged choices have fixed labels."""
    key = (table.row.game, language, row[0], row[-1], *table.names)
    known = _ranges.get(key)
    if known is None or known[0] != row:
        if len(_ranges) >= RANGES_KEPT:
            _ranges.clear()
        known = _ranges[key] = (row, _make_range(table, state, row, language))
    return known[1]


def _make_range(table: TableState, state: Any, row: list[Action], language: str) -> list[bytes]:
    if spanned(row[0], box_of(row)) == row:
        labels = [table.game.label(state, action) for action in row]
        texts = [sentence(label, language, table.names) for label in labels]
        found = choice_range(table.game, row, labels, texts)
        if found is not None:
            return [_encode(found)]
    return _one_by_one(table, state, row, language)


def choice(
    table: TableState, state: Any, action: Action, language: str, remembered: Remembered
) -> bytes:
    """One choice as JSON, made anew only when its label has changed."""
    message = table.game.label(state, action)
    known = remembered.get(action)
    if known is None or known[0] != message:
        words = told_json(message, language, table.names)
        number = table.game.code(action)
        known = (message, b'{"id":%d,"action":%b,"label":%b}' % (number, _encode(action), words))
        if not speaks_of_players(message) and len(remembered) < ROOM:
            remembered[action] = known
    return known[1]
