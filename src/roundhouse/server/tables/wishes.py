"""What a client wishes, and who does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from roundhouse.game import Message, Seat
from roundhouse.server.tables import absence, endings, frames, moves, offers, talk
from roundhouse.server.tables.access import ONLOOKER
from roundhouse.server.tables.frames import Incoming
from roundhouse.server.tables.live import LiveTable, Refuse
from roundhouse.store.people import Person

if TYPE_CHECKING:
    from roundhouse.server.house import House
    from roundhouse.server.tables.connection import ClientConnection


async def grant(house: House, client: ClientConnection, frame: Incoming) -> None:
    """Do it, or raise Refuse."""
    table = client.table
    if isinstance(frame, frames.Sit):
        client.sit(ONLOOKER if frame.seat is None else frame.seat)
        return
    if client.person is None:
        raise Refuse("seat", Message("why-onlooker"))
    person = client.person
    if isinstance(frame, frames.Back):
        await absence.back(house, table, person.id)
    elif isinstance(frame, frames.CallOff):
        await endings.call_off(house, table, person.id, client.seat)
    elif isinstance(frame, frames.Say) and not table.seats_of(person.id):
        await talk.chat(house, table, frame.text, person)
    elif isinstance(frame, frames.Move | frames.Why | frames.Undo | frames.Plan):
        await grant_play(house, client, frame)
    else:
        await grant_people(house, client, frame)


async def grant_play(
    house: House,
    client: ClientConnection,
    frame: frames.Move | frames.Why | frames.Undo | frames.Plan,
) -> None:
    """What a player does in the game."""
    table = client.table
    seat, person = player(client)
    match frame:
        case frames.Move():
            await moves.play(house, table, seat, frame.action, frame.seen, "person", person.id)
            if table.row.seats[seat].away and table.to_act is not None:
                await absence.back(house, table, person.id)
        case frames.Why():
            await explain(table, seat, frame.action)
        case frames.Undo():
            await offers.undo(house, table, seat, frame.seen, person.id)
        case frames.Plan():
            await moves.plan(house, table, seat, frame.programme, frame.seen, person.id)


async def grant_people(house: House, client: ClientConnection, frame: Incoming) -> None:
    """What a player does with the other people at the table."""
    table = client.table
    seat, person = player(client)
    match frame:
        case frames.Propose():
            await offers.propose(house, table, seat, frame.what, frame.seat, person.id)
        case frames.Answer():
            await offers.answer(house, table, seat, frame.offer, frame.agree, person.id)
        case frames.Withdraw():
            await offers.withdraw(house, table, seat, frame.offer, person.id)
        case frames.Resign():
            await endings.resign(house, table, seat, person.id)
            await offers.look_again(house, table)
        case frames.Leave():
            await endings.leave(house, table, seat, person.id)
            await offers.look_again(house, table)
        case frames.Greet():
            await talk.greet(house, table, seat, frame.phrase, person)
        case frames.Say():
            await talk.speak(house, table, seat, frame.text, person)


def player(client: ClientConnection) -> tuple[Seat, Person]:
    """The seat from which the client acts, and whose it is."""
    seat, person = client.seat, client.person
    if seat is None or person is None:
        raise Refuse("seat", Message("why-onlooker"))
    return seat, person


async def explain(table: LiveTable, seat: Seat, raw: msgspec.Raw) -> None:
    """Refuse as a move would be, and otherwise do nothing."""
    match = moves.playing(table)
    if match.to_act != seat:
        raise Refuse("turn", Message("why-not-your-turn", {"player": match.to_act}))
    refused = match.why_not(moves.read_action(table, raw))
    if refused is not None:
        raise Refuse("illegal", refused.message, refused.rule)
