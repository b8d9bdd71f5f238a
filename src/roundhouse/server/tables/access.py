"""Who may see what of a table, and from which seat: read off the table as it is at this moment.

Nothing here is remembered. A connection or a request belongs to a person; whoever asks again after
somebody sat down, stood up or was dropped gets another answer.
"""

from __future__ import annotations

from typing import Final

from roundhouse.game import Message, Seat
from roundhouse.server.tables.state import Refuse, TableState

ONLOOKER: Final = -1
"""As the seat that is asked for: look on, though a seat is mine."""


def may_look(table: TableState, person: int | None) -> bool:
    """Who plays or has played here may; others before it begins, and where they are welcome."""
    row = table.row
    return row.onlookers or row.status == "open" or table.was_at(person)


def seat_now(table: TableState, person: int | None, wish: int | None) -> Seat | None:
    """The seat whose view the person is shown: the one asked for while it is theirs, else their
    first; None looks on."""
    mine = table.seats_of(person)
    if not mine or wish == ONLOOKER:
        return None
    return wish if wish is not None and wish in mine else mine[0]


def check_wish(table: TableState, person: int | None, wish: int | None) -> None:
    """Refuse a seat that is another's, and a table that is closed to onlookers."""
    if wish is not None and wish != ONLOOKER and wish not in table.seats_of(person):
        raise Refuse("seat", Message("why-not-your-seat"))
    if not may_look(table, person):
        raise Refuse("seat", Message("why-no-onlookers"))
