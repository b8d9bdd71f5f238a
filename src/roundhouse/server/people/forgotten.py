"""Password reset: a mail to the account's confirmed address, with a link valid for an hour."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from litestar import Response, post
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.game import Message
from roundhouse.server.house import House
from roundhouse.server.links import password_link
from roundhouse.server.notices import smtp
from roundhouse.server.notices.wishes import confirmed
from roundhouse.server.people import passwords
from roundhouse.server.people.accounts import AnyRequest, Name, Password
from roundhouse.server.people.tries import letters, take_try
from roundhouse.server.people.visitor import TheHouse
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import CONFLICT, FORBIDDEN, Problem
from roundhouse.store import accounts, notices
from roundhouse.store.accounts import Account
from roundhouse.store.names import name_key
from roundhouse.words import say

VALID: Final = 3600
"""Seconds."""


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Reset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the letter's link, and the new password."""

    person: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    until: Annotated[int, msgspec.Meta(ge=0, le=2**40)]
    proof: Annotated[str, msgspec.Meta(max_length=64)]
    password: Password


@post("/api/password/forgotten", status_code=204, guards=[limited("passwords")])
async def forgotten(data: JSONBody[Forgotten], request: AnyRequest, house: TheHouse) -> None:
    """Send me a letter. The answer is the same whether or not there is such an account."""
    if house.smtp_server is None:
        raise Problem(Message("mail-off"), CONFLICT)
    async with house.store.write() as database:
        await take_try(house, database, letters(f"forgotten:{name_key(data.name)}"))
        account = await accounts.find_account(database, data.name)
        address = await confirmed_address(database, account.person) if account else ""
    if account is not None and address:
        house.tasks.spawn(send_link(house, account, address, language_of(request)))


async def send_link(house: House, account: Account, address: str, language: str) -> None:
    if house.smtp_server is None:
        return
    until = int(house.now()) + VALID
    sign = proof(house, account.person, until, account.password, address)
    link = password_link(house.settings, account.person, until, sign)
    subject = say(Message("mail-password", {"name": account.name}), language)
    await smtp.send(house.smtp_server, address, subject, f"{subject}\n\n{link}\n")


@post("/api/password/reset", status_code=204, guards=[limited("passwords")])
async def reset(data: JSONBody[Reset], house: TheHouse) -> Response[None]:
    """A new password by the letter's link, which works once; every session ends."""
    async with house.store.read() as database:
        stored = await accounts.password_of(database, data.person) or ""
        address = await confirmed_address(database, data.person)
    right = proof(house, data.person, data.until, stored, address)
    if (
        not stored
        or not address
        or data.until < house.now()
        or not hmac.compare_digest(right.encode(), data.proof.encode())
    ):
        raise Problem(Message("password-link"), FORBIDDEN)
    hashed = await passwords.hashed(data.password)
    async with house.store.write() as database:
        await accounts.set_password(database, data.person, hashed)
        await accounts.close_sessions(database, data.person)
    house.logged_out(data.person)
    return Response(None)


async def confirmed_address(database: AsyncConnection, person: int) -> str:
    """Where letters about this person's password go; empty when nowhere."""
    receiver = await notices.receiver(database, person)
    return confirmed(receiver) if receiver is not None else ""


def proof(house: House, person: int, until: int, stored: str, address: str) -> str:
    """Only who reads the mail can know it; with the password or the address it changes."""
    signed = f"password:{person}:{until}:{stored}:{address}".encode()
    return hmac.new(house.keys.session, signed, sha256).hexdigest()


HANDLERS: Final = (forgotten, reset)
