"""Who is asking: the session behind a request or a WebSocket."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException

from roundhouse.server.house import House
from roundhouse.server.people import tokens
from roundhouse.store import accounts, people
from roundhouse.store.people import Person

COOKIE: Final = "roundhouse"
_YEAR: Final = 365 * 24 * 3600
_DEVICE: Final = 200

Connection = ASGIConnection[Any, Any, Any, Any]
TheHouse = NamedDependency[House]
ThePerson = NamedDependency[Person]
"""Who is asking; a stranger is asked for a name instead."""


def session_token(connection: Connection, house: House) -> str | None:
    """The digest of the session the browser holds; None when it was not signed here."""
    token = connection.cookies.get(COOKIE, "")
    return tokens.digest(token) if tokens.is_ours(token, house.keys.session) else None


async def visitor(connection: Connection, house: House) -> Person | None:
    """The person behind a request or a WebSocket; None for a stranger."""
    token = session_token(connection, house)
    if token is None:
        return None
    now = house.now()
    async with house.store.read() as database:
        found = await people.session_holder(database, token, now - accounts.IDLE)
    if found is None:
        return None
    person, used = found
    if used < now - accounts.FRESH:
        async with house.store.write() as database:
            await accounts.touch(database, token, now)
    return person


async def provide_person(request: Connection, house: NamedDependency[House]) -> Person:
    """For handlers that need to know who is asking: `person: Person`."""
    found = await visitor(request, house)
    if found is None:
        raise NotAuthorizedException
    return found


async def open_session(request: Connection, house: House, database: Any, person: int) -> Cookie:
    """A new session for that person, as the cookie for their browser."""
    token = tokens.new_token(house.keys.session)
    device = request.headers.get("user-agent", "")[:_DEVICE]
    await people.add_session(database, tokens.digest(token), person, device, house.now())
    return lasting_cookie(request, house, COOKIE, token)


def no_session(request: Connection, house: House) -> Cookie:
    """The cookie that makes a browser forget its session."""
    return _cookie(request, house, COOKIE, "", 0)


def lasting_cookie(request: Connection, house: House, name: str, value: str) -> Cookie:
    """One that the browser keeps for a year, out of reach for scripts."""
    return _cookie(request, house, name, value, _YEAR)


def _cookie(request: Connection, house: House, name: str, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(request, house),
    )


def is_secure(request: Connection, house: House) -> bool:
    """Does the browser speak to us through https?"""
    public = house.settings.public_url or ""
    return public.startswith("https:") or request.scope.get("scheme") in ("https", "wss")
