"""An entry of a table's log, as it is kept."""

from __future__ import annotations

from typing import Literal

import msgspec

Source = Literal["box", "person", "bot", "programme"]
"""Who really acted: chance, the seat's person, a bot, or the person's standing orders (which
databases have called "programme" since the first release)."""


class EntryRow(msgspec.Struct):
    """One entry of the log: an action or an undo as JSON."""

    table_id: str
    number: int
    entry: str
    seat: int
    source: Source
    person: int | None
    at: float
