"""The address of a game's course; `course_figures` works it out."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get

from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.limits import limited
from roundhouse.server.tables.course_figures import Course
from roundhouse.server.tables.lookback import CourseTask
from roundhouse.server.tables.past import SeatWish, TableId, looked_back


@get("/api/tables/{table_id:str}/course", guards=[limited("lookbacks")])
async def course(
    table_id: TableId, person: ThePerson, house: TheHouse, seat: SeatWish = None
) -> Course:
    """The figures of the title over the course of the game, as the seat may see them."""
    _, found = await looked_back(house, table_id, person, seat, CourseTask)
    return msgspec.json.decode(found, type=Course)


HANDLERS: Final = (course,)
