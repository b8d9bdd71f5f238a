"""A seat is passed on by a link: whoever opens it may take the seat over, with all it knows."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from litestar import delete, post
from litestar.params import JSONBody, PathParameter

from roundhouse.game import Message, Seat
from roundhouse.server.house import House
from roundhouse.server.links import take_over_link
from roundhouse.server.lobby.making import check_names
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import CONFLICT, FORBIDDEN, MISSING, Problem
from roundhouse.server.tables import absence, moves, offers
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.loading import NoTable
from roundhouse.server.tables.state import Refuse
from roundhouse.store import blocks
from roundhouse.store.people import Person

TableId = Annotated[str, PathParameter(max_length=24, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]


class SeatLink(msgspec.Struct, frozen=True):
    link: str
    """Shown this once: the token in it is not kept."""


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Taken(msgspec.Struct, frozen=True):
    seat: Seat


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", status_code=201)
async def make_link(
    table_id: TableId, seat: SeatNumber, person: ThePerson, house: TheHouse
) -> SeatLink:
    """A link by which somebody else may take my seat over. A new one replaces the last."""
    token = secrets.token_urlsafe(16)
    await set_link(house, table_id, seat, person, digest(token))
    return SeatLink(take_over_link(house.settings, table_id, token))


@delete("/api/tables/{table_id:str}/seats/{seat:int}/link")
async def take_link_back(
    table_id: TableId, seat: SeatNumber, person: ThePerson, house: TheHouse
) -> None:
    """I keep my seat after all: the link is void."""
    await set_link(house, table_id, seat, person, None)


async def set_link(
    house: House, table_id: str, seat: Seat, person: Person, link: str | None
) -> None:
    table = await found(house, table_id)
    async with table.changing():
        if seat not in table.seats_of(person.id):
            raise Problem(Message("why-not-your-seat"), FORBIDDEN)
        going_on(table)
        await table.change_seat(seat, link=link)


@post("/api/tables/{table_id:str}/take", status_code=200, guards=[limited("passwords")])
async def take(
    table_id: TableId, data: JSONBody[Taking], person: ThePerson, house: TheHouse
) -> Taken:
    """Take over the seat whose link I was given."""
    table = await found(house, table_id)
    async with house.store.read() as database:
        apart = await blocks.apart_from(database, person.id)
    async with table.changing():
        seat = check_taker(table, person, digest(data.token), apart)
        await pass_on(table, seat, person)
    await offers.look_again(table)
    house.reseated(table_id)
    return Taken(seat)


def check_taker(table: LiveTable, person: Person, link: str, apart: frozenset[int]) -> Seat:
    """The seat that this link is for, if this person may take it."""
    seats = table.row.seats
    linked = [n for n, seat in enumerate(seats) if seat.kind == "person" and seat.link == link]
    if table.row.status != "playing" or not linked:
        raise Problem(Message("why-link-gone"), CONFLICT)
    if table.seats_of(person.id):
        raise Problem(Message("why-at-table"), CONFLICT)
    others = [seat for number, seat in enumerate(seats) if number != linked[0]]
    if apart & {seat.person for seat in others if seat.person is not None}:
        raise Problem(Message("table-full"), CONFLICT)
    check_names([*others, person])
    return linked[0]


async def pass_on(table: LiveTable, seat: Seat, person: Person) -> None:
    """The seat is the person's now; standing orders of the last one end."""
    before = table.row.seats[seat].name
    await table.change_seat(seat, person=person.id, name=person.name, away=False, link=None)
    message = Message("note-taken-over", {"player": seat, "name": before})
    await table.note(seat, message, person.id)
    table.end_orders(seat)
    await absence.refill(table, seat)


async def found(house: House, table_id: str) -> LiveTable:
    try:
        return await house.hub.get(table_id)
    except NoTable as error:
        raise Problem(Message("problem-missing"), MISSING) from error


def going_on(table: LiveTable) -> None:
    try:
        moves.playing(table)
    except Refuse as error:
        raise Problem(error.message, CONFLICT) from error


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


HANDLERS: Final = (make_link, take_link_back, take)
