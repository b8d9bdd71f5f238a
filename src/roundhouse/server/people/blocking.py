"""People with whom I do not want to sit."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import delete, get, put
from litestar.params import PathParameter

from roundhouse.game import Message
from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.problems import BAD, CONFLICT, MISSING, Problem
from roundhouse.store import blocks

PersonId = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
MOST: Final = 500


class Blocked(msgspec.Struct, frozen=True):
    id: int
    name: str


@get("/api/me/blocks")
async def list_blocked(person: ThePerson, house: TheHouse) -> list[Blocked]:
    async with house.store.read() as database:
        return [Blocked(*found) for found in await blocks.blocked_by(database, person.id)]


@put("/api/me/blocks/{other:int}", status_code=204)
async def block(other: PersonId, person: ThePerson, house: TheHouse) -> None:
    """Not with them: we do not see each other's tables, and I do not see what they say."""
    if other == person.id:
        raise Problem(Message("block-self"), BAD)
    async with house.store.write() as database:
        if len(await blocks.blocked_by(database, person.id)) >= MOST:
            raise Problem(Message("block-many", {"limit": MOST}), CONFLICT)
        if not await blocks.block(database, person.id, other, house.now()):
            raise Problem(Message("problem-missing"), MISSING)
    look_again(house, person.id, other)


@delete("/api/me/blocks/{other:int}")
async def unblock(other: PersonId, person: ThePerson, house: TheHouse) -> None:
    async with house.store.write() as database:
        await blocks.unblock(database, person.id, other)
    look_again(house, person.id, other)


def look_again(house: House, *people: int) -> None:
    """Their connections are made anew and show what they may see now."""
    for person in people:
        house.logged_out(person)


HANDLERS: Final = (list_blocked, block, unblock)
