"""What a client wishes, and who does it."""

from __future__ import annotations

import msgspec

from roundhouse.game import Message, Seat
from roundhouse.server.tables import absence, endings, frames, moves, offers, talk
from roundhouse.server.tables.access import ONLOOKER
from roundhouse.server.tables.connection import ClientConnection
from roundhouse.server.tables.frames import Incoming
from roundhouse.server.tables.state import Refuse, TableState
from roundhouse.store.people import Person


async def grant(client: ClientConnection, frame: Incoming) -> None:
    """Do it, or raise Refuse."""
    table = client.table
    if isinstance(frame, frames.Sit):
        client.sit(ONLOOKER if frame.seat is None else frame.seat)
        return
    if client.person is None:
        raise Refuse("seat", Message("why-onlooker"))
    person = client.person
    if isinstance(frame, frames.Back):
        await absence.back(table, person.id)
    elif isinstance(frame, frames.CallOff):
        await endings.call_off(table, person.id, client.seat)
    elif isinstance(frame, frames.Say) and not table.seats_of(person.id):
        await talk.chat(table, frame.text, person)
    elif isinstance(frame, frames.Move | frames.Why | frames.Undo | frames.Plan):
        await grant_play(client, frame)
    else:
        await grant_people(client, frame)


async def grant_play(
    client: ClientConnection,
    frame: frames.Move | frames.Why | frames.Undo | frames.Plan,
) -> None:
    """What a player does in the game."""
    table = client.table
    seat, person = player(client)
    match frame:
        case frames.Move():
            await moves.play(table, seat, frame.action, frame.seen, "person", person.id)
            if table.row.seats[seat].away and table.to_act is not None:
                await absence.back(table, person.id)
        case frames.Why():
            await explain(table, seat, frame.action)
        case frames.Undo():
            await offers.undo(table, seat, frame.seen, person.id)
        case frames.Plan():
            await moves.give_orders(table, seat, frame.programme, frame.seen, person.id)


async def grant_people(client: ClientConnection, frame: Incoming) -> None:
    """What a player does with the other people at the table."""
    table = client.table
    seat, person = player(client)
    match frame:
        case frames.Propose():
            await offers.propose(table, seat, frame.what, frame.seat, person.id)
        case frames.Answer():
            await offers.answer(table, seat, frame.offer, frame.agree, person.id)
        case frames.Withdraw():
            await offers.withdraw(table, seat, frame.offer, person.id)
        case frames.Resign():
            await endings.resign(table, seat, person.id)
            await offers.look_again(table)
        case frames.Leave():
            await endings.leave(table, seat, person.id)
            await offers.look_again(table)
        case frames.Greet():
            await talk.greet(table, seat, frame.phrase, person)
        case frames.Say():
            await talk.speak(table, seat, frame.text, person)


def player(client: ClientConnection) -> tuple[Seat, Person]:
    """The seat from which the client acts, and whose it is."""
    seat, person = client.seat, client.person
    if seat is None or person is None:
        raise Refuse("seat", Message("why-onlooker"))
    return seat, person


async def explain(table: TableState, seat: Seat, raw: msgspec.Raw) -> None:
    """Refuse as a move would be, and otherwise do nothing."""
    match = moves.playing(table)
    if match.to_act != seat:
        raise Refuse("turn", Message("why-not-your-turn", {"player": match.to_act}))
    refused = match.why_not(moves.read_action(table, raw))
    if refused is not None:
        raise Refuse("illegal", refused.message, refused.rule)
