"""Handles what a client sends, one frame after the other: does it, or says why not."""

from __future__ import annotations

from typing import Final

import msgspec

from roundhouse.bots.hints import Hint
from roundhouse.game import Message, Seat
from roundhouse.server.bots.thinking import Question
from roundhouse.server.house import House
from roundhouse.server.tables import absence, endings, frames, moves, offers, talk
from roundhouse.server.tables.access import ONLOOKER
from roundhouse.server.tables.connection import ClientConnection, refusal, say
from roundhouse.server.tables.frames import Done, Incoming, Refused
from roundhouse.server.tables.script import check_lesson
from roundhouse.server.tables.state import Refuse, TableState
from roundhouse.store import StoreUnavailable
from roundhouse.store.people import Person

_decoder: Final = msgspec.json.Decoder(Incoming)


async def hear(house: House, client: ClientConnection) -> None:
    """Handle the client's frames one after the other, until it is gone."""
    while (data := await client.raw.hear()) is not None and not client.is_closing:
        try:
            frame = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            wrong = Refuse("malformed", Message("why-malformed"))
            client.answer(refusal(client, number_of(data), wrong))
            continue
        seat = client.seat
        answer = await granted(house, client, frame)
        if answer is not None:
            client.answer(answer, seat)


def number_of(data: str) -> int:
    """The id of a frame that was not understood; 0 when not even that is there."""
    try:
        return msgspec.json.decode(data, type=frames.Numbered).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


async def granted(house: House, client: ClientConnection, frame: Incoming) -> Done | Refused | None:
    """Do what the client asks for, or say why not; None when the answer comes later."""
    try:
        if isinstance(frame, frames.Hint):
            think(house, client, frame.id)
            return None
        await grant(client, frame)
    except Refuse as refused:
        return refusal(client, frame.id, refused)
    except StoreUnavailable:
        return refusal(client, frame.id, Refuse("store", Message("why-not-kept")))
    return Done(frame.id, client.table.number)


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
    elif isinstance(frame, frames.Move | frames.Why | frames.Undo | frames.Orders):
        await grant_play(client, frame)
    else:
        await grant_people(client, frame)


async def grant_play(
    client: ClientConnection,
    frame: frames.Move | frames.Why | frames.Undo | frames.Orders,
) -> None:
    """What a player does in the game."""
    table = client.table
    seat, person = player(client)
    match frame:
        case frames.Move():
            await moves.play(table, seat, frame.action, frame.expected_number, "person", person.id)
            if table.row.seats[seat].away and table.to_act is not None:
                await absence.back(table, person.id)
        case frames.Why():
            await explain(table, seat, frame.action)
        case frames.Undo():
            await offers.undo(table, seat, frame.expected_number, person.id, frame.actions)
        case frames.Orders():
            await moves.give_orders(table, seat, frame.orders, frame.expected_number, person.id)


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
    action = moves.read_action(table, raw)
    refused = match.why_not(action)
    if refused is not None:
        raise Refuse("illegal", refused.message, refused.rule)
    check_lesson(table, seat, action)


def think(house: House, client: ClientConnection, number: int) -> None:
    """Hints are thought of in another process; the table goes on meanwhile."""
    table = client.table
    seat, person = player(client)
    if not table.row.hints:
        raise Refuse("off", Message("why-no-hints"))
    moves.playing(table)
    if table.to_act != seat:
        raise Refuse("off", Message("why-no-hints-now"))
    if client.is_thinking or not house.limits["hints"][str(person.id)].take():
        raise Refuse("limit", Message("why-too-quick"))
    client.is_thinking = True
    question = table.question(seat)._replace(whose=str(person.id))
    house.tasks.spawn(give_hints(house, client, question, number))


async def give_hints(
    house: House, client: ClientConnection, question: Question, number: int
) -> None:
    try:
        found = await house.bots.hints(question)
    finally:
        client.is_thinking = False
    if (client.seat, client.table.number) != (question.seat, question.number):
        found = []
    told = [hint_told(client, hint) for hint in found]
    client.answer(frames.Hints(number, told), question.seat)


def hint_told(client: ClientConnection, hint: Hint) -> frames.HintTold:
    code = client.table.game.code(hint.action)
    message = hint.message
    todo = ", ".join(say(client, part) for part in hint.todo)
    text = say(client, message)
    return frames.HintTold(code, hint.action, text, message.key, message.values, hint.rest, todo)
