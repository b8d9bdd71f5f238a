"""Ways to be called: browsers that listen for push messages, and mail addresses."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect

from roundhouse.game import Message
from roundhouse.server.house import House
from roundhouse.server.links import CONFIRM, confirm_link
from roundhouse.server.notices import push, smtp
from roundhouse.server.notices.webhook_client import LONGEST, checked_url
from roundhouse.server.notices.wishes import read_wishes
from roundhouse.server.people.accounts import AnyRequest
from roundhouse.server.people.tries import letters, take_try
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import BAD, CONFLICT, MISSING, Problem
from roundhouse.store import accounts, notices
from roundhouse.words import say

Address = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Key = Annotated[str, msgspec.Meta(max_length=120, pattern="^[A-Za-z0-9_-]+$")]
PersonId = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
Signature = Annotated[str, PathParameter(max_length=64, pattern="^[0-9a-f]+$")]


class Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser's push manager gave: where to send, and its keys."""

    endpoint: Address
    p256dh: Key
    auth: Key


class Endpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Address


class PushKey(msgspec.Struct, frozen=True):
    key: str


@get("/api/push")
async def push_key(house: TheHouse) -> PushKey:
    """The house's public key, which a browser needs to subscribe."""
    return PushKey(push.encoded(push.public_point(push.private_key(house.keys.push))))


@post("/api/me/push", status_code=204)
async def subscribe(data: JSONBody[Browser], person: ThePerson, house: TheHouse) -> None:
    """Call me in this browser."""
    checked_url(data.endpoint)
    if not push.is_subscription(data.p256dh, data.auth):
        raise Problem(Message("push-wrong"), BAD)
    subscription = notices.Subscription(data.endpoint, data.p256dh, data.auth)
    async with house.store.write() as database:
        await notices.subscribe(database, person.id, subscription, house.now())


@delete("/api/me/push")
async def unsubscribe(data: JSONBody[Endpoint], person: ThePerson, house: TheHouse) -> None:
    """Call me in that browser no longer."""
    async with house.store.write() as database:
        await notices.unsubscribe(database, person.id, data.endpoint)


@post("/api/me/mail", status_code=204, guards=[limited("letters")])
async def ask_for_mail(person: ThePerson, request: AnyRequest, house: TheHouse) -> Response[None]:
    """Send a letter to the address in my settings; mail comes once its link was followed.

    It may be anybody's address: few letters go there, and none says what a stranger wrote.
    """
    async with house.store.read() as database:
        address = read_wishes(await accounts.settings(database, person.id)).email
    if house.smtp_server is None or not address or not person.account:
        raise Problem(Message("mail-off"), CONFLICT)
    async with house.store.write() as database:
        asked = (letters(f"mail:{person.id}"), letters(f"mail-to:{address.casefold()}"))
        await take_try(house, database, *asked)
    link = confirm_link(house.settings, person.id, proof(house, person.id, address))
    language = language_of(request)
    subject = say(Message("mail-confirm"), language)
    unasked = say(Message("mail-not-asked"), language)
    await smtp.send(house.smtp_server, address, subject, f"{subject}\n\n{link}\n\n{unasked}\n")
    return Response(None)


@get(f"{CONFIRM}/{{person_id:int}}/{{signature:str}}")
async def confirm(person_id: PersonId, signature: Signature, house: TheHouse) -> Redirect:
    """The link in that letter was followed: the address is theirs."""
    async with house.store.write() as database:
        receiver = await notices.receiver(database, person_id)
        address = read_wishes(receiver.settings).email if receiver else ""
        if not address or not hmac.compare_digest(proof(house, person_id, address), signature):
            raise Problem(Message("problem-missing"), MISSING)
        await notices.confirm_email(database, person_id, address)
    return Redirect("/")


def proof(house: House, person: int, address: str) -> str:
    """Only who reads the mail can know it."""
    signed = f"mail:{person}:{address}".encode()
    return hmac.new(house.keys.session, signed, sha256).hexdigest()


HANDLERS: Final = (push_key, subscribe, unsubscribe, ask_for_mail, confirm)
