"""Guests come back by a secret link, and may call themselves something else."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, post, put
from litestar.params import JSONBody

from roundhouse.game import Message
from roundhouse.server.lobby.making import check_names
from roundhouse.server.people import tokens
from roundhouse.server.people.accounts import AnyRequest, Guest, Me, me
from roundhouse.server.people.visitor import TheHouse, ThePerson, open_session, visitor
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import CONFLICT, FORBIDDEN, Problem
from roundhouse.server.safety.text import clean_name
from roundhouse.store import guests, lobby
from roundhouse.store.people import Person


class ReturnLink(msgspec.Struct, frozen=True):
    token: str
    """For `/return#token`, where no server and no log sees it. Shown this once."""


class Return(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=200)]


@post("/api/me/return", status_code=201, guards=[limited("guests")])
async def make_return_link(person: ThePerson, house: TheHouse) -> ReturnLink:
    """A link by which a guest comes back from anywhere; the one before stops working."""
    if person.account:
        raise Problem(Message("account-already"), CONFLICT)
    token = tokens.new_token(house.keys.session)
    async with house.store.write() as database:
        await guests.set_link(database, person.id, tokens.digest(token), house.now())
    return ReturnLink(token)


@post("/api/return", status_code=200, guards=[limited("passwords")])
async def come_back(data: JSONBody[Return], request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Come back by the link. Whoever is here already must log out first: nobody's tables change
    hands because somebody sent them a link."""
    here = await visitor(request, house)
    holder = None
    async with house.store.write() as database:
        if tokens.is_ours(data.token, house.keys.session):
            holder = await guests.follow_link(database, tokens.digest(data.token), house.now())
        if holder is None:
            raise Problem(Message("return-wrong"), FORBIDDEN)
        if here is not None and here.id != holder.id:
            raise Problem(Message("return-other", {"name": here.name}), CONFLICT)
        cookies = [] if here else [await open_session(request, house, database, holder.id)]
    return Response(me(holder, request), cookies=cookies)


@put("/api/me/name")
async def rename(
    data: JSONBody[Guest], person: ThePerson, request: AnyRequest, house: TheHouse
) -> Me:
    """Another name for a guest, also at the tables that are not over."""
    name = clean_name(data.name)
    if person.account:
        raise Problem(Message("name-of-account"), CONFLICT)
    async with house.store.write() as database:
        cards = await lobby.unfinished_tables_of(database, person.id)
        renamed = Person(person.id, name)
        for card in cards:
            others = [seat for seat in card.seats if seat.person != person.id]
            kept = [seat for seat in card.seats if seat.person == person.id]
            check_names([*others, *[seat for seat in kept if seat.name != person.name], renamed])
        await guests.rename(database, person, name)
    for card in cards:
        house.reseated(card.id)
    return me(renamed, request)


HANDLERS: Final = (make_return_link, come_back, rename)
