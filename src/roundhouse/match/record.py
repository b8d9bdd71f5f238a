"""The record file: a header line, then every action, undo, rewind and end as a line of JSON."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from roundhouse.game import Action, BadInput
from roundhouse.match.ending import End
from roundhouse.match.undo import Rewind, Undo


class OtherRules(BadInput):
    """A record made with another version of the rules."""


class ReplayTooLong(BadInput):
    """Playing the record through takes more time than it is given."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a record."""

    game: str
    version: int
    """The rules' version: a record replays only with the same one."""
    seats: Annotated[int, msgspec.Meta(ge=1)]
    options: dict[str, Any]
    seed: int | str | msgspec.UnsetType | None = msgspec.UNSET
    """Left out of copies for others: who has it knows every card to come."""
    record: Literal["roundhouse 1"] = "roundhouse 1"


def write(path: Path, header: Header, log: Iterable[Action | Undo | Rewind | End]) -> None:
    lines = [msgspec.json.encode(line).decode() for line in (header, *log)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def contents(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error


def read(data: bytes, source: str) -> tuple[Header, list[bytes]]:
    """The header and the lines after it, which `decode` reads."""
    first, *lines = data.splitlines() or [b""]
    try:
        return msgspec.json.decode(first, type=Header), lines
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"{source}, line 1: not the header of a record: {error}") from error


def decode(line: bytes, actions: Any) -> Any:
    """One line as an action of the title, as an undo or a rewind, or as an end by agreement."""
    try:
        return _decoder(actions).decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"not an action: {error}") from error


@cache
def _decoder(actions: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(actions | Undo | Rewind | End)
