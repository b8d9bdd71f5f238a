"""Guests, accounts, passwords: registering, logging in and out."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromQuery, JSONBody

from roundhouse.game import Message
from roundhouse.server.notices.wishes import read_wishes
from roundhouse.server.people import passwords
from roundhouse.server.people.departure import give_up_seats
from roundhouse.server.people.tries import (
    check_password,
    device_cookie,
    give_back,
    login_meters,
    take_try,
)
from roundhouse.server.people.visitor import (
    TheHouse,
    ThePerson,
    no_session,
    open_session,
    session_token,
    visitor,
)
from roundhouse.server.safety.answers import LANGUAGE_COOKIE, language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import CONFLICT, FORBIDDEN, Problem
from roundhouse.server.safety.text import NAME, PASSWORD, clean_name
from roundhouse.store import accounts, guests, people, personal_data
from roundhouse.store.people import Person
from roundhouse.store.schema import SESSIONS

AnyRequest = Request[Any, Any, Any]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=2 * NAME)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=PASSWORD)]
AnyPassword = Annotated[str, msgspec.Meta(max_length=PASSWORD)]


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Register(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class LogIn(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: AnyPassword


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: AnyPassword
    new: Password


class Me(msgspec.Struct):
    id: int
    name: str
    account: bool
    """Can come back with a password."""
    language: str


def me(person: Person, request: AnyRequest) -> Me:
    return Me(person.id, person.name, person.account, language_of(request))


@post("/api/guest", status_code=201, guards=[limited("guests")])
async def enter(data: JSONBody[Guest], request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Come in as a guest: one name, one session."""
    name = clean_name(data.name)
    async with house.store.write() as database:
        person = await people.add_guest(database, name, house.now())
        cookie = await open_session(request, house, database, person.id)
    return Response(me(person, request), cookies=[cookie])


@post("/api/account", status_code=201, guards=[limited("passwords")])
async def register(data: JSONBody[Register], request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Become an account: a guest keeps the tables, a stranger is let in."""
    name = clean_name(data.name)
    known = await visitor(request, house)
    if known is not None and known.account:
        raise Problem(Message("account-already"), CONFLICT)
    hashed = await passwords.hashed(data.password)
    async with house.store.write() as database:
        person = known or await people.add_guest(database, name, house.now())
        if not await accounts.make_account(database, person.id, name, hashed):
            raise Problem(Message("account-taken"), CONFLICT)
        await accounts.close_sessions(database, person.id)
        await guests.drop_link(database, person.id)
        cookie = await open_session(request, house, database, person.id)
    house.logged_out(person.id)
    cookies = [cookie, device_cookie(request, house, person.id)]
    return Response(me(Person(person.id, name, True), request), cookies=cookies)


@post("/api/login", status_code=200)
async def log_in(data: JSONBody[LogIn], request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Come back with name and password. Tables that one began as a guest come along."""
    guest = await visitor(request, house)
    async with house.store.write() as database:
        account = await accounts.find_account(database, data.name)
        tries = login_meters(request, house, data.name, account)
        await take_try(house, database, *tries)
    stored = account.password if account else None
    if not await passwords.is_right(data.password, stored) or account is None:
        raise Problem(Message("login-wrong"), FORBIDDEN)
    rehashed = passwords.is_outdated(account.password) and await passwords.hashed(data.password)
    async with house.store.write() as database:
        await give_back(database, *tries)
        if rehashed:
            await accounts.set_password(database, account.person, rehashed)
        touched: list[str] = []
        if guest is not None and not guest.account:
            touched = await personal_data.move_in(database, guest.id, account.person)
        old = session_token(request, house)
        if old is not None:
            await people.end_session(database, old)
        cookie = await open_session(request, house, database, account.person)
        wishes = read_wishes(await accounts.settings(database, account.person))
    if guest is not None:
        house.logged_out(guest.id)
    for table_id in touched:
        house.reloaded(table_id)
    known = device_cookie(request, house, account.person)
    cookies = [cookie, known, *language_cookie(wishes.language)]
    return Response(me(Person(account.person, account.name, True), request), cookies=cookies)


@post("/api/logout", status_code=204)
async def log_out(
    request: AnyRequest, house: TheHouse, leave_tables: FromQuery[bool] = False
) -> Response[None]:
    """Leave: this browser's session ends here and now.

    A guest who could never come back to a table is refused, unless with `leave_tables`: seats at
    tables that have not begun are free then, and bots take over in games that go on.
    """
    person, token = await visitor(request, house), session_token(request, house)
    if person is not None and token is not None:
        async with house.store.read() as database:
            lost = 0
            if not person.account:
                lost = await guests.tables_out_of_reach(database, person.id, token)
        if lost and not leave_tables:
            raise Problem(Message("logout-tables", {"count": lost}), CONFLICT)
        if lost:
            await give_up_seats(house, person.id)
        async with house.store.write() as database:
            await people.end_session(database, token)
        house.logged_out(person.id)
    return Response(None, cookies=[no_session(request, house)])


@post("/api/me/password", status_code=204, guards=[limited("passwords")])
async def change_password(
    data: JSONBody[NewPassword], person: ThePerson, request: AnyRequest, house: TheHouse
) -> None:
    """A new password; every other session ends."""
    await check_password(house, person, data.old)
    hashed = await passwords.hashed(data.new)
    async with house.store.write() as database:
        await accounts.set_password(database, person.id, hashed)
        others = SESSIONS.c.token != session_token(request, house)
        await accounts.close_sessions(database, person.id, others)
    house.logged_out(person.id)


@get("/api/me")
async def who_am_i(person: ThePerson, request: AnyRequest) -> Me:
    return me(person, request)


class Hello(msgspec.Struct):
    person: Me | None
    """None: a stranger."""


@get("/api/hello")
async def hello(request: AnyRequest, house: TheHouse) -> Hello:
    """Who comes in; to be asked first, because a stranger is no failure here."""
    person = await visitor(request, house)
    return Hello(None if person is None else me(person, request))


def language_cookie(language: str) -> list[Cookie]:
    """So that every page and every refusal speaks the chosen language."""
    if not language:
        return []
    year = 365 * 24 * 3600
    return [Cookie(key=LANGUAGE_COOKIE, value=language, max_age=year, path="/", samesite="lax")]


HANDLERS: Final = (enter, register, log_in, log_out, change_password, who_am_i, hello)
