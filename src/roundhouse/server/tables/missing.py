"""For a person who lays rails at TransAmerica: how many would still be missing after each.

Worked out from the seat's own view, so that the browser needs no rules and learns no secret.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import get

from roundhouse.boards.load import lattice
from roundhouse.boards.steiner import Distances
from roundhouse.game import Message, Seat
from roundhouse.games.transamerica.view import View
from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import FORBIDDEN, MISSING, Problem
from roundhouse.server.tables.past import SeatWish, TableId, looked_at
from roundhouse.store.people import Person


class MissingFound(msgspec.Struct, frozen=True):
    """Points for missing rails, as they would be counted at the end of the round (TA-4.1)."""

    number: int
    """The length of the log for which this is true."""
    now: int
    after: list[tuple[int, int]]
    """(edge, points) with a rail on that edge, for every free edge at the own network."""


@get("/api/tables/{table_id:str}/missing", guards=[limited("plans")])
async def missing(
    table_id: TableId, person: ThePerson, house: TheHouse, seat: SeatWish = None
) -> MissingFound:
    """What each rail would leave missing; not where the table keeps that from its players."""
    number, view, mine = await seen_by(house, table_id, person, seat)
    if view.missing is None:
        raise Problem(Message("problem-missing"), MISSING)
    return MissingFound(number, view.missing, after_each(view, mine))


async def seen_by(
    house: House, table_id: str, person: Person, wish: int | None
) -> tuple[int, View, Seat]:
    """What that seat of mine sees now."""
    table, seat = await looked_at(house, table_id, person, wish)
    if table.row.game != "transamerica" or table.match is None:
        raise Problem(Message("problem-missing"), MISSING)
    if seat is None:
        raise Problem(Message("why-onlooker"), FORBIDDEN)
    view: View = table.match.view(seat)
    return table.number, view, seat


def after_each(view: View, seat: Seat) -> list[tuple[int, int]]:
    board = lattice("transamerica")
    hand, stone = view.hands[seat], view.start_stones[seat]
    assert hand is not None
    assert stone is not None
    cities = [board.cities[board.city_index(name)].node for name in hand]
    values = Distances(board, [edge for edge, _ in view.rails]).next_rail_values(stone, cities)
    return [(edge, points) for edge, points in enumerate(values) if points >= 0]


HANDLERS: Final[tuple[Any, ...]] = (missing,)
