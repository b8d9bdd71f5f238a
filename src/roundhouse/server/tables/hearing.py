"""Hears what a client wishes, one wish after the other, and answers."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from roundhouse.game import Message
from roundhouse.server.bots.thinking import Question
from roundhouse.server.house import House
from roundhouse.server.tables import frames, moves
from roundhouse.server.tables.connection import ClientConnection, refusal, say
from roundhouse.server.tables.frames import Done, Incoming, Refused
from roundhouse.server.tables.state import Refuse
from roundhouse.server.tables.wishes import grant, player
from roundhouse.store import StoreUnavailable

_decoder: Final = msgspec.json.Decoder(Incoming)


async def hear(house: House, client: ClientConnection) -> None:
    """Take the client's wishes one after the other, until it is gone."""
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
    """Do what the client wishes, or say why not; None when the answer takes its time."""
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
    told = [hint_told(client, action, message) for action, message in found]
    client.answer(frames.Hints(number, told), question.seat)


def hint_told(client: ClientConnection, action: Any, message: Message) -> frames.HintTold:
    code = client.table.game.code(action)
    return frames.HintTold(code, action, say(client, message), message.key, message.values)
