"""What standing orders do at a table now: which action they ask for, and whether they are over."""

from __future__ import annotations

from typing import Any

from roundhouse.game import Seat
from roundhouse.server.tables.standing_orders import choice, situation
from roundhouse.server.tables.state import TableState


def ordered_action(table: TableState, seat: Seat) -> Any | None:
    """The action that the seat's standing orders ask for now; None when they fit no more."""
    assert table.match is not None
    return choice(table.orders[seat].orders, table.match.legal())


def stopped_orders(table: TableState, start: int) -> list[Seat]:
    """Seats whose orders the entries from `start` on have put an end to."""
    return [seat for seat in table.orders if is_stopped(table, seat, start)]


def is_stopped(table: TableState, seat: Seat, start: int) -> bool:
    """An undo, a move by hand, a message they wait for or another situation ends orders."""
    given = table.orders[seat]
    assert table.match is not None
    if table.match.over or situation(given.orders, table.match.view(seat)) != given.situation:
        return True
    for number, step in enumerate(table.history.steps(start, table.number), start):
        made = table.made[number]
        if step is None or (made.seat, made.source) == (seat, "person"):
            return True
        told = table.game.tell(step.before, step.action, step.after, seat)
        if any(message.key in given.orders.until for message in told):
            return True
    return False
