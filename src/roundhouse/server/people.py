"""Who is asking: guests and their sessions."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody

from roundhouse.server.house import House
from roundhouse.store import people
from roundhouse.store.people import Person

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "roundhouse"

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Me(msgspec.Struct):
    id: int
    name: str


async def visitor(connection: Connection, house: House) -> Person | None:
    """The person behind a request or a WebSocket; None for a stranger."""
    token = connection.cookies.get(COOKIE)
    if token is None:
        return None
    async with house.store.read() as database:
        return await people.person_of(database, token)


async def provide_person(request: Connection, house: NamedDependency[House]) -> Person:
    """For handlers that need to know who is asking: `person: Person`."""
    found = await visitor(request, house)
    if found is None:
        raise NotAuthorizedException("Say your name first.")
    return found


@post("/api/guest", status_code=201)
async def enter(data: JSONBody[Guest], house: NamedDependency[House]) -> Response[Me]:
    """Come in as a guest: one name, one session."""
    now = house.now()
    async with house.store.write() as database:
        person = await people.add_guest(database, data.name, now)
        token = await people.open_session(database, person.id, now)
    cookie = Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", path="/")
    return Response(Me(person.id, person.name), cookies=[cookie])


@get("/api/me")
async def me(person: NamedDependency[Person]) -> Me:
    return Me(person.id, person.name)


HANDLERS: Final = (enter, me)
