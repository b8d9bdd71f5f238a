"""Making, finding, joining and leaving tables."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.game import Message
from roundhouse.server.house import House
from roundhouse.server.lobby.making import (
    NewSeat,
    NewTable,
    again,
    check_names,
    free_seat_for,
    laid_out,
    laid_seat,
    name_bots,
)
from roundhouse.server.lobby.presence import may_see
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import CONFLICT, FORBIDDEN, MISSING, Problem
from roundhouse.server.tables import endings
from roundhouse.server.tables.loading import BrokenTable
from roundhouse.server.tables.state import Refuse
from roundhouse.store import accounts, blocks, lobby, results, tables
from roundhouse.store.lobby import TableCard
from roundhouse.store.people import Person

TableId = Annotated[str, PathParameter(max_length=24, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]
GUESTS_TABLES: Final = 20
TABLES: Final = 100


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    """Any free seat when left out."""


@get("/api/tables")
async def list_tables(
    person: ThePerson,
    house: TheHouse,
    kind: FromQuery[Literal["open", "mine", "watch"]] = "open",
    before: FromQuery[float | None] = None,
) -> list[TableCard]:
    """Tables that wait for players, my own, or games to look on; 50 at most, `before` pages."""
    async with house.store.read() as database:
        if kind == "mine":
            return await lobby.tables_of(database, person.id, before)
        apart = await blocks.apart_from(database, person.id)
        if kind == "watch":
            return await lobby.tables_to_watch(database, apart)
        return await lobby.open_tables(database, apart)


@get("/api/tables/{table_id:str}")
async def one_table(table_id: TableId, person: ThePerson, house: TheHouse) -> TableCard:
    """A table whose link I have."""
    async with house.store.read() as database:
        card = await lobby.card(database, table_id)
    if card is None or not may_see(card, person.id):
        raise Problem(Message("problem-missing"), MISSING)
    return card


@post("/api/tables", status_code=201, guards=[limited("tables")])
async def make(data: JSONBody[NewTable], person: ThePerson, house: TheHouse) -> TableCard:
    """A new table. Private ones are found by their link alone: keep the id to yourselves."""
    async with house.store.write() as database:
        await check_number(database, person)
        seats = await invited(database, person, data.seats)
        row = laid_out(msgspec.structs.replace(data, seats=seats), person, house.now())
        await tables.add(database, row)
    if data.start:
        return await begin(house, row.id)
    return await announced(house, row.id)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    table_id: TableId, data: JSONBody[Join], person: ThePerson, house: TheHouse
) -> TableCard:
    """Sit down at a table that has not begun."""
    async with house.store.write() as database:
        card = await waiting(database, table_id)
        if not await sit_down(database, card, person, data.seat):
            raise Problem(Message("table-full"), CONFLICT)
    return await announced(house, table_id)


@post("/api/tables/{table_id:str}/leave", status_code=204)
async def leave(table_id: TableId, person: ThePerson, house: TheHouse) -> None:
    """Stand up before the game begins. When its maker leaves, an empty table goes."""
    async with house.store.write() as database:
        card = await waiting(database, table_id)
        for number, seat in enumerate(card.seats):
            if seat.person == person.id:
                await lobby.free_seat(database, table_id, number, person.id)
        others = [seat for seat in card.seats if seat.kind == "person" and seat.person != person.id]
        if card.owner == person.id:
            if others:
                await tables.change(database, table_id, owner=others[0].person)
            else:
                await lobby.drop(database, table_id)
    house.reseated(table_id)


@put("/api/tables/{table_id:str}/seats/{seat:int}")
async def set_seat(
    table_id: TableId, seat: SeatNumber, data: JSONBody[NewSeat], person: ThePerson, house: TheHouse
) -> TableCard:
    """The table's maker fills or frees a seat before the game begins."""
    async with house.store.write() as database:
        card = await waiting(database, table_id)
        if card.owner != person.id:
            raise Problem(Message("problem-not-yours"), FORBIDDEN)
        if seat >= len(card.seats):
            raise Problem(Message("problem-missing"), MISSING)
        if data.kind == "local" or card.hot_seat:
            raise Problem(Message("table-mixed"))
        (wish,) = await invited(database, person, (data,))
        row = laid_seat(wish, person, card.game)
        others = [other for number, other in enumerate(card.seats) if number != seat]
        if data.kind == "me" and any(other.person == person.id for other in others):
            raise Problem(Message("table-mixed"))
        name_bots([*others, row])
        check_names([*others, row])
        await tables.change_seat(database, table_id, seat, **msgspec.structs.asdict(row))
    return await announced(house, table_id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, person: ThePerson, house: TheHouse) -> TableCard:
    """The table's maker begins the game, when every seat is taken."""
    async with house.store.read() as database:
        card = await waiting(database, table_id)
    if card.owner != person.id:
        raise Problem(Message("problem-not-yours"), FORBIDDEN)
    return await begin(house, table_id)


@post("/api/tables/{table_id:str}/rematch", status_code=201, guards=[limited("tables")])
async def rematch(table_id: TableId, person: ThePerson, house: TheHouse) -> TableCard:
    """The same table again; who asks second joins the first one's, if the two may sit together.

    It begins as soon as everybody has asked.
    """
    async with house.store.write() as database:
        await lobby.hold(database, table_id)
        card = await lobby.card(database, table_id)
        if card is None or not any(seat.person == person.id for seat in card.seats):
            raise Problem(Message("problem-missing"), MISSING)
        if card.status != "over":
            raise Problem(Message("table-playing"), CONFLICT)
        new = await joined_rematch(database, table_id, person)
        if new is None:
            await check_number(database, person)
            apart = await blocks.apart_from(database, person.id)
            row = again(card, person, apart, house.now())
            await tables.add(database, row)
            new = row.id
    made = await announced(house, new)
    is_ready = made.status == "open" and all(seat.kind != "open" for seat in made.seats)
    if not is_ready:
        return made
    await house.start_table(new)  # does nothing when who asked at the same time was quicker
    return await announced(house, new)


async def joined_rematch(database: AsyncConnection, table_id: str, person: Person) -> str | None:
    """A rematch of that table at which this person sits or can sit down now.

    What somebody has copied from it, to play on alone, is none.
    """
    for new in await lobby.rematches_of(database, table_id):
        await lobby.hold(database, new)
        card = await lobby.card(database, new)
        if card is None or (card.hot_seat and card.status != "open"):
            continue
        if sits_at(card, person):
            return new
        with suppress(Problem):
            if card.status == "open" and await sit_down(database, card, person):
                return new
    return None


def sits_at(card: TableCard, person: Person) -> bool:
    return any(seat.kind == "person" and seat.person == person.id for seat in card.seats)


async def sit_down(
    database: AsyncConnection, card: TableCard, person: Person, wanted: int | None = None
) -> bool:
    """The one way to a seat at a table that is held and has not begun; False: none is free.

    A person has one seat, does not sit with people to keep apart from, and is not called like
    somebody else there.
    """
    if sits_at(card, person):
        return True
    if card.people() & await blocks.apart_from(database, person.id):
        return False
    is_imitator = not person.account and await accounts.is_account_like(database, person.name)
    seat = free_seat_for(card, person, wanted, is_imitator)
    if seat is None:
        return False
    others = [other for number, other in enumerate(card.seats) if number != seat]
    check_names([*others, person])
    return await lobby.take_seat(database, card.id, seat, person.id, person.name)


@delete("/api/tables/{table_id:str}")
async def drop(table_id: TableId, person: ThePerson, house: TheHouse) -> None:
    """The table's maker takes it away before the game begins; one of my own alone at any time.

    A game that only bots play besides me, or that cannot be played on, ends and is kept.
    """
    async with house.store.write() as database:
        await lobby.hold(database, table_id)
        card = await lobby.card(database, table_id)
        if card is None:
            raise Problem(Message("problem-missing"), MISSING)
        if card.owner != person.id:
            raise Problem(Message("problem-not-yours"), FORBIDDEN)
        is_played = card.status != "open" and not card.analysis
        if not is_played:
            await lobby.drop(database, table_id)
    if is_played:
        await end(house, card, person)
    else:
        house.reseated(table_id)


async def end(house: House, card: TableCard, person: Person) -> None:
    """The game at that table is over; whoever waited for its bots waits no more."""
    try:
        table = await house.hub.get(card.id)
    except BrokenTable as error:
        if not await endings.end_broken(house.store, card.id, person.id, house.now()):
            raise Problem(Message("why-game-over"), CONFLICT) from error
        house.reloaded(card.id)
        return
    if card.people() != {person.id} and not table.is_frozen:
        raise Problem(Message("table-begun"), CONFLICT)
    seats = table.seats_of(person.id)
    try:
        await endings.call_off(table, person.id, seats[0] if seats else None)
    except Refuse as error:
        raise Problem(error.message, CONFLICT) from error


async def waiting(database: AsyncConnection, table_id: str) -> TableCard:
    """A table that has not begun, held so that nobody else changes it meanwhile."""
    await lobby.hold(database, table_id)
    card = await lobby.card(database, table_id)
    if card is None:
        raise Problem(Message("problem-missing"), MISSING)
    if card.status != "open":
        raise Problem(Message("table-begun"), CONFLICT)
    return card


async def invited(
    database: AsyncConnection, person: Person, seats: tuple[NewSeat, ...]
) -> tuple[NewSeat, ...]:
    """The wishes, with the names of people for whom seats shall be kept.

    Only people with whom one has played are called by their number, so that nobody is bothered by
    strangers.
    """
    numbers = {seat.person for seat in seats if seat.person is not None}
    if not numbers:
        return seats
    apart = await blocks.apart_from(database, person.id)
    found = await results.partners(database, person.id, apart, numbers)
    names = {partner.id: partner.name for partner in found}
    if names.keys() != numbers or any(seat.person and seat.kind != "guest" for seat in seats):
        raise Problem(Message("invite-unknown"))
    return tuple(
        seat if seat.person is None else msgspec.structs.replace(seat, name=names[seat.person])
        for seat in seats
    )


async def check_number(database: AsyncConnection, person: Person) -> None:
    """One person keeps only so many tables."""
    limit = TABLES if person.account else GUESTS_TABLES
    if await lobby.count_open(database, person.id) >= limit:
        raise Problem(Message("table-many", {"limit": limit}), CONFLICT)


async def begin(house: House, table_id: str) -> TableCard:
    """Every seat is taken: the first cards are dealt."""
    async with house.store.read() as database:
        card = await waiting(database, table_id)
    if any(seat.kind == "open" for seat in card.seats):
        raise Problem(Message("table-not-full"), CONFLICT)
    await house.start_table(table_id)
    begun = await announced(house, table_id)
    if begun.status == "open":  # somebody stood up at the same moment
        raise Problem(Message("table-not-full"), CONFLICT)
    return begun


async def announced(house: House, table_id: str) -> TableCard:
    """Tell everybody in the lobby, and give the table as it is now."""
    house.reseated(table_id)
    async with house.store.read() as database:
        card = await lobby.card(database, table_id)
    if card is None:
        raise Problem(Message("problem-missing"), MISSING)
    return card


HANDLERS: Final = (list_tables, one_table, make, join, leave, set_seat, start, rematch, drop)
