"""How often a password may be tried and a letter asked for, in all processes together.

Nobody can lock somebody else out: tries are counted for each address that makes them, and a device
where the right password was once given has a count of its own.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any, Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.game import Message
from roundhouse.server.house import House
from roundhouse.server.people import passwords
from roundhouse.server.people.visitor import lasting_cookie
from roundhouse.server.safety.buckets import neighbourhood
from roundhouse.server.safety.limits import address_of, check_limit
from roundhouse.server.safety.problems import FORBIDDEN, TOO_MANY, Problem
from roundhouse.store import accounts, attempts
from roundhouse.store.accounts import Account
from roundhouse.store.names import name_key
from roundhouse.store.people import Person

Connection = ASGIConnection[Any, Any, Any, Any]

MINUTE: Final = 60.0
HOUR: Final = 3600.0


class Meter(NamedTuple):
    """`burst` tries of what `name` says at once, then one in `seconds`."""

    name: str
    burst: float
    seconds: float


def guesses(name: str) -> Meter:
    """Tries at one password."""
    return Meter(name, 10, MINUTE)


def letters(name: str) -> Meter:
    """Letters that somebody else may have asked for."""
    return Meter(name, 3, HOUR / 3)


async def take_try(house: House, database: AsyncConnection, *taken: Meter) -> None:
    """One try by each of these; raises Problem when there were too many, and then takes none."""
    leniency = house.settings.leniency
    for meter in taken:
        rate, burst = leniency / meter.seconds, leniency * meter.burst
        if not await attempts.take_try(database, meter.name, rate, burst, house.now()):
            raise Problem(Message("problem-many"), TOO_MANY)


async def give_back(database: AsyncConnection, *taken: Meter) -> None:
    """These tries were no guesses after all."""
    for meter in taken:
        await attempts.give_try_back(database, meter.name)


def login_meters(
    request: Connection, house: House, name: str, account: Account | None
) -> list[Meter]:
    """What counts a try to log in by that name, which may be no account's.

    A known device is counted by itself, so that nobody's guesses keep its owner out. All others
    share a generous count besides, as there are guessers with very many addresses.
    """
    device = None if account is None else known_device(request, house, account.person)
    if device is not None:
        return [guesses(f"device:{device}")]
    check_limit(request, "passwords")
    key = name_key(name)
    here = guesses(f"login:{key}:{neighbourhood(address_of(request))}")
    return [here, Meter(f"login:{key}", 100, MINUTE)]


async def check_password(house: House, person: Person, password: str) -> None:
    """Is it really them? Raises Problem when the password is wrong or was tried too often."""
    meter = guesses(f"password:{person.id}")
    async with house.store.write() as database:
        await take_try(house, database, meter)
        stored = await accounts.password_of(database, person.id)
    if not await passwords.is_right(password, stored):
        raise Problem(Message("login-wrong"), FORBIDDEN)
    async with house.store.write() as database:
        await give_back(database, meter)


def known_device(request: Connection, house: House, person: int) -> str | None:
    """The name of this device, if that person has once logged in with it."""
    device, dot, signature = request.cookies.get(_cookie_name(person), "").partition(".")
    right = _signature(house, person, device)
    is_known = dot and hmac.compare_digest(signature.encode(), right.encode())
    return device if is_known else None


def device_cookie(request: Connection, house: House, person: int) -> Cookie:
    """Makes this device one that is known; it stays so when its session ends."""
    device = known_device(request, house, person) or secrets.token_urlsafe(12)
    value = f"{device}.{_signature(house, person, device)}"
    return lasting_cookie(request, house, _cookie_name(person), value)


def _cookie_name(person: int) -> str:
    return f"device-{person}"


def _signature(house: House, person: int, device: str) -> str:
    signed = f"device:{person}:{device}".encode()
    return hmac.new(house.keys.session, signed, sha256).hexdigest()
