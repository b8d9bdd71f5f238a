"""What a table of each title may settle, described so that a page can make a form of it."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import inspect

from roundhouse.game import AnyGame, Message
from roundhouse.words import catalogue, say

Kind = Literal["switch", "choice", "number", "seat"]


class Choice(msgspec.Struct, frozen=True):
    value: str | None
    label: str
    note: str = ""
    """What it does, where the label does not say."""


class Field(msgspec.Struct, frozen=True):
    """One option of a title."""

    name: str
    label: str
    kind: Kind
    """`seat` is one of the choices or the number of a seat, from 0."""
    default: bool | int | str | None
    choices: tuple[Choice, ...] = ()
    """The default is the first, if it is one of them."""
    least: int | None = None
    most: int | None = None
    note: str = ""
    """The reason for it, or what it does."""
    seats: tuple[int, ...] | None = None
    """At tables of so many seats it means something; None: at all."""


TALK: Final = "negotiation"
"""The option of a title that every table settles anyway: may players talk?"""


def form(game: AnyGame, language: str) -> list[Field]:
    """The title's options, in the order in which the title names them."""
    return [_field(game.name, field, language) for field in _fields(game)]


def _fields(game: AnyGame) -> list[inspect.Field]:
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    order = {name: place for place, name in enumerate(game.Options.__struct_fields__)}
    fields = [field for field in info.fields if field.name != TALK]
    return sorted(fields, key=lambda field: order[field.name])


def _field(title: str, field: inspect.Field, language: str) -> Field:
    kind, extra = _plain(field.type)
    parts = _parts(kind)
    values: list[str | None] = []
    for part in parts:
        if isinstance(part, inspect.LiteralType):
            values += [str(value) for value in part.values]
        elif isinstance(part, inspect.NoneType):
            values.append(None)
    values.sort(key=lambda value: value != field.default)
    number = next((part for part in parts if isinstance(part, inspect.IntType)), None)
    return Field(
        name=field.name,
        label=say(Message(label_key(title, field.name)), language),
        kind=_kind(parts),
        default=field.default,
        choices=tuple(
            _choice(label_key(title, field.name, value or "none"), value, language)
            for value in values
        ),
        least=number.ge if number else None,
        most=number.le if number else None,
        note=_note(label_key(title, field.name), language),
        seats=extra.get("seats"),
    )


def _choice(key: str, value: str | None, language: str) -> Choice:
    return Choice(value, say(Message(key), language), _note(key, language))


def _note(key: str, language: str) -> str:
    note = note_key(key)
    return say(Message(note), language) if note in catalogue(language) else ""


def title_key(title: str) -> str:
    """The catalogue's id for the name of a title."""
    return f"{title}-title"


def label_key(title: str, field: str, value: str | None = None) -> str:
    """The catalogue's id for an option, or for one of its values."""
    return "-".join(part for part in (title, "option", field, value) if part)


def _plain(kind: inspect.Type) -> tuple[inspect.Type, dict[str, Any]]:
    """The type itself, and what the title notes about the option."""
    if isinstance(kind, inspect.Metadata):
        return kind.type, kind.extra or {}
    return kind, {}


def note_key(label: str) -> str:
    """The catalogue's id for more words about an option or a value; most have none."""
    return f"{label}-note"


def _parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _kind(parts: tuple[inspect.Type, ...]) -> Kind:
    has_number = any(isinstance(part, inspect.IntType) for part in parts)
    has_words = any(isinstance(part, inspect.LiteralType) for part in parts)
    if has_number:
        return "seat" if has_words else "number"
    return "choice" if has_words else "switch"


def labels(game: AnyGame) -> list[str]:
    """Every id the catalogues must have for a title."""
    keys = [title_key(game.name)]
    for field in _fields(game):
        keys.append(label_key(game.name, field.name))
        for part in _parts(_plain(field.type)[0]):
            if isinstance(part, inspect.LiteralType):
                keys += [label_key(game.name, field.name, str(value)) for value in part.values]
            elif isinstance(part, inspect.NoneType):
                keys.append(label_key(game.name, field.name, "none"))
    return keys
