"""A person's own settings, and the list of their sessions."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, put
from litestar.params import JSONBody, PathParameter

from roundhouse.game import Message
from roundhouse.server.notices.wishes import Wishes, check, read_wishes
from roundhouse.server.people.accounts import AnyRequest, language_cookie
from roundhouse.server.people.visitor import TheHouse, ThePerson, session_token
from roundhouse.server.safety.problems import MISSING, Problem
from roundhouse.store import accounts, guests, notices
from roundhouse.store.schema import SESSIONS

SessionId = Annotated[str, PathParameter(max_length=accounts.SHOWN, pattern="^[0-9a-f]+$")]


class SessionShown(msgspec.Struct, frozen=True):
    id: str
    device: str
    made: float
    used: float
    here: bool
    """The session of this very request."""


@get("/api/me/settings")
async def settings(person: ThePerson, house: TheHouse) -> Wishes:
    async with house.store.read() as database:
        return read_wishes(await accounts.settings(database, person.id))


@put("/api/me/settings")
async def set_settings(
    data: JSONBody[Wishes], person: ThePerson, house: TheHouse
) -> Response[Wishes]:
    """All settings at once; what is left out has its default."""
    check(data)
    async with house.store.write() as database:
        kept = msgspec.json.encode(data).decode()
        await accounts.set_settings(database, person.id, kept)
        await notices.forget_other_email(database, person.id, data.email)
    return Response(data, cookies=language_cookie(data.language))


@get("/api/me/sessions")
async def list_sessions(
    person: ThePerson, request: AnyRequest, house: TheHouse
) -> list[SessionShown]:
    """Where I am logged in, the last used first."""
    here = (session_token(request, house) or "")[: accounts.SHOWN]
    async with house.store.read() as database:
        found = await accounts.sessions(database, person.id)
    return [SessionShown(*session, here=session.id == here) for session in found]


@delete("/api/me/sessions/{session:str}")
async def end_session(session: SessionId, person: ThePerson, house: TheHouse) -> None:
    """Log out there."""
    async with house.store.write() as database:
        fits = SESSIONS.c.token.startswith(session, autoescape=True)
        if not await accounts.close_sessions(database, person.id, fits):
            raise Problem(Message("problem-missing"), MISSING)
    house.logged_out(person.id)


@delete("/api/me/sessions")
async def end_other_sessions(person: ThePerson, request: AnyRequest, house: TheHouse) -> None:
    """Log out everywhere but here; a link to come back by stops working too."""
    async with house.store.write() as database:
        others = SESSIONS.c.token != session_token(request, house)
        await accounts.close_sessions(database, person.id, others)
        await guests.drop_link(database, person.id)
    house.logged_out(person.id)


HANDLERS: Final = (settings, set_settings, list_sessions, end_session, end_other_sessions)
