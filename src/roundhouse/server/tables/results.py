"""What is kept of a move, and of how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.game import CHANCE, AnyGame, Seat
from roundhouse.match import End, Step, ending
from roundhouse.server.tables.frames import Result
from roundhouse.server.tables.state import TableState
from roundhouse.store import log
from roundhouse.store.entries import EntryRow, Source
from roundhouse.store.tables import TableRow

_encode: Final = msgspec.json.Encoder().encode


def entry_rows(
    table: TableState, steps: Sequence[Step], source: Source, person: int | None, now: float
) -> list[EntryRow]:
    """What a player and chance have done, for the table's log."""
    return [
        EntryRow(table.id, number, _encode(step.action).decode(), step.seat, "box", None, now)
        if step.seat == CHANCE
        else EntryRow(
            table.id, number, _encode(step.action).decode(), step.seat, source, person, now
        )
        for number, step in enumerate(steps, table.number)
    ]


async def end_unplayable(
    connection: AsyncConnection, row: TableRow, person: int, now: float
) -> bool:
    """The table's maker ends a game that cannot be played on; nobody has won.

    False when it has ended already.
    """
    mine = [n for n, seat in enumerate(row.seats) if (seat.kind, seat.person) == ("person", person)]
    end = End("called-off", mine[0] if mine else None)
    result = Result([0] * len(row.seats), winners=[], how=end.how, by=end.seat)
    at = CHANCE if end.seat is None else end.seat
    texts = _encode(end).decode(), _encode(result).decode()
    return await log.end_unplayable(connection, row.id, texts[0], at, person, now, texts[1])


def result_text(
    game: AnyGame, state: Any, resigned: tuple[Seat, ...] = (), end: End | None = None
) -> str:
    """The result as JSON; `end` is how people ended the game before the rules did."""
    winners = ending.winners(game, state, end, resigned)
    found = Result(
        scores=game.scores(state),
        winners=winners,
        how="played" if end is None else end.how,
        by=None if end is None else end.seat,
        resigned=list(resigned),
        places=ending.places(game, state, winners, resigned) if winners else [],
    )
    return _encode(found).decode()
