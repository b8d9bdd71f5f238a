"""A forgotten password: a letter to the account's confirmed address, with a link for an hour."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from roundhouse.game import Message
from roundhouse.server.house import House
from roundhouse.server.links import password_link
from roundhouse.server.notices import mail
from roundhouse.server.people import passwords
from roundhouse.server.people.accounts import AnyRequest, Name, Password, check_tries
from roundhouse.server.people.visitor import TheHouse
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import CONFLICT, FORBIDDEN, Problem
from roundhouse.server.safety.text import clean_name, name_key
from roundhouse.store import accounts, notices
from roundhouse.store.accounts import Account
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
    if house.post is None:
        raise Problem(Message("mail-off"), CONFLICT)
    key = name_key(clean_name(data.name))
    async with house.store.write() as database:
        await check_tries(house, database, f"forgotten:{key}")
        account = await accounts.find_account(database, key)
        receiver = await notices.receiver(database, account.person) if account else None
    if account is not None and receiver is not None and receiver.email:
        house.hub.spawn(send_link(house, account, receiver.email, language_of(request)))


async def send_link(house: House, account: Account, address: str, language: str) -> None:
    if house.post is None:
        return
    until = int(house.now()) + VALID
    sign = proof(house, account.person, until, account.password)
    link = password_link(house.settings, account.person, until, sign)
    subject = say(Message("mail-password", {"name": account.name}), language)
    await mail.send(house.post, address, subject, f"{subject}\n\n{link}\n")


@post("/api/password/reset", status_code=204, guards=[limited("passwords")])
async def reset(data: JSONBody[Reset], house: TheHouse) -> Response[None]:
    """A new password by the letter's link, which works once; every session ends."""
    async with house.store.read() as database:
        stored = await accounts.password_of(database, data.person) or ""
    right = proof(house, data.person, data.until, stored)
    if (
        not stored
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


def proof(house: House, person: int, until: int, stored: str) -> str:
    """Only who reads the mail can know it; with the password it changes."""
    signed = f"password:{person}:{until}:{stored}".encode()
    return hmac.new(house.keys.session, signed, sha256).hexdigest()


HANDLERS: Final = (forgotten, reset)
