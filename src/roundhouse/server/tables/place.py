"""A client at a table: where it sits, what it is shown, and its wishes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket

from roundhouse.game import Message, Seat
from roundhouse.server.bots.thinking import Question
from roundhouse.server.house import House
from roundhouse.server.safety.buckets import Bucket
from roundhouse.server.tables import frames, moves
from roundhouse.server.tables.frames import Done, Hints, Incoming, Refused
from roundhouse.server.tables.live import LiveTable, Refuse
from roundhouse.server.tables.screen import table_frame
from roundhouse.server.tables.speech import sentence
from roundhouse.server.window import WINDOW, Window
from roundhouse.store import StoreUnavailable
from roundhouse.store.people import Person

Socket = WebSocket[Any, Any, Any]

LOG: Final = logging.getLogger("roundhouse.tables")

BROKEN: Final = 4500
"""Close codes: something is wrong with us; connect anew."""
AGAIN: Final = 4408

ONLOOKER: Final = -1
"""`?seat=-1`: look on, though a seat is mine."""

_decoder: Final = msgspec.json.Decoder(Incoming)
_encode: Final = msgspec.json.Encoder().encode


class Place:
    """A client at a table: who it is, where it sits and what it has been sent."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        table: LiveTable,
        person: Person | None,
        language: str,
        since: int,
    ) -> None:
        self._socket = socket
        extensions: Any = socket.scope["extensions"]
        self.window: Window = extensions[WINDOW]["window"]
        self.table = table
        self.person = person
        self.language = language
        self.seat: Seat | None = None
        self._since = since if since <= table.number else -1
        self._said = -1
        self._stamp = -1
        self._is_first = True
        self.deaf_to: frozenset[int] = frozenset()
        """People whom this person has blocked: what they say is not shown."""
        self.is_thinking = False
        """Hints are under way."""
        self._is_awake = False
        self._answers: list[bytes] = []
        self._closing: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """What is new is sent soon: several changes at once become one frame."""
        if not self._is_awake:
            self._is_awake = True
            self.window.loop.call_soon(self.show)

    def cut_off(self) -> None:
        self._close(AGAIN, "connect anew")

    def sit(self, seat: Seat | None) -> None:
        """Look from there, from the next frame on; the log is sent anew."""
        self.seat = seat
        self._since = self._said = self._stamp = -1
        self._is_first = True
        self.wake()

    def answer(self, frame: Done | Refused | Hints) -> None:
        """Goes out after the table frame that shows what was done."""
        self._answers.append(_encode(frame))
        self.wake()

    def show(self) -> None:
        """Send what is new. A client in a jam is told when it reads again."""
        self._is_awake = False
        if self.window.is_jammed:
            return
        texts, self._answers = self._answers, []
        if self._stamp != self.table.stamp:
            try:
                texts.insert(0, self._frame())
            except Exception:
                LOG.exception("a client's window at table %s broke", self.table.id)
                self._close(BROKEN, "ours")
                return
        if texts:
            self.window.tell(texts)

    def _close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._end(code, reason))

    async def _end(self, code: int, reason: str) -> None:
        with suppress(OSError, RuntimeError):  # it may have gone by itself meanwhile
            await self._socket.close(code=code, reason=reason)

    def _frame(self) -> bytes:
        table = self.table
        person = None if self.person is None else self.person.id
        frame = table_frame(
            table,
            self.seat,
            self.language,
            self._since,
            self._said,
            person,
            self._is_first,
            self.deaf_to,
        )
        self._stamp, self._since, self._is_first = table.stamp, table.number, False
        self._said = table.said[-1].id if table.said else 0
        return frame


def place_to_sit(table: LiveTable, person: Person | None, wish: int | None) -> Seat | None:
    """The seat that was asked for, else the person's own, else among the onlookers."""
    mine = table.seats_of(None if person is None else person.id)
    if wish is not None and wish != ONLOOKER:
        if wish not in mine:
            raise Refuse("seat", Message("why-not-your-seat"))
        return wish
    if mine and wish is None:
        return mine[0]
    if not mine and not table.row.onlookers and table.row.status != "open":
        raise Refuse("seat", Message("why-no-onlookers"))
    return None


async def hear(house: House, place: Place) -> None:
    """Take the client's wishes one after the other, until it is gone."""
    leniency = house.settings.leniency
    bucket = Bucket(rate=20 * leniency, burst=100 * leniency)
    while (data := await place.window.hear()) is not None:
        try:
            frame = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            wrong = Refuse("malformed", Message("why-malformed"))
            place.answer(refusal(place, number_of(data), wrong))
            continue
        if not bucket.take():
            place.answer(refusal(place, frame.id, Refuse("limit", Message("why-too-quick"))))
            continue
        answer = await granted(house, place, frame)
        if answer is not None:
            place.answer(answer)


def number_of(data: str) -> int:
    """The id of a frame that was not understood; 0 when not even that is there."""
    try:
        return msgspec.json.decode(data, type=frames.Numbered).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


async def granted(house: House, place: Place, frame: Incoming) -> Done | Refused | None:
    """Do what the client wishes, or say why not; None when the answer takes its time."""
    try:
        if isinstance(frame, frames.Hint):
            think(house, place, frame.id)
            return None
        await grant(house, place, frame)
    except Refuse as refused:
        return refusal(place, frame.id, refused)
    except StoreUnavailable:
        return refusal(place, frame.id, Refuse("store", Message("why-not-kept")))
    return Done(frame.id, place.table.number)


async def grant(house: House, place: Place, frame: Incoming) -> None:
    table, person = place.table, place.person
    if isinstance(frame, frames.Sit):
        place.sit(place_to_sit(table, person, ONLOOKER if frame.seat is None else frame.seat))
        return
    seat, person = player(place)
    match frame:
        case frames.Move():
            await moves.play(house, table, seat, frame.action, frame.seen, "person", person.id)
        case frames.Why():
            await explain(table, seat, frame.action)
        case frames.Undo():
            await moves.undo(house, table, seat, frame.seen, person.id)
        case frames.Answer():
            await moves.answer(house, table, seat, frame.agree, frame.seen, person.id)
        case frames.Say():
            await moves.speak(house, table, seat, frame.text, person.id)
        case frames.Plan():
            await moves.plan(house, table, seat, frame.programme, frame.seen)
        case frames.Back():
            await moves.back(house, table, seat)


def player(place: Place) -> tuple[Seat, Person]:
    """The seat from which the client acts, and whose it is."""
    seat, person = place.seat, place.person
    if seat is None or person is None or place.table.row.seats[seat].person != person.id:
        raise Refuse("seat", Message("why-onlooker"))
    return seat, person


def think(house: House, place: Place, number: int) -> None:
    """Hints are thought of in another process; the table goes on meanwhile."""
    table = place.table
    seat, person = player(place)
    if not table.row.hints:
        raise Refuse("off", Message("why-no-hints"))
    moves.playing(table)
    if table.to_act != seat:
        raise Refuse("off", Message("why-no-hints-now"))
    if place.is_thinking or not house.limits["hints"][str(person.id)].take():
        raise Refuse("limit", Message("why-too-quick"))
    place.is_thinking = True
    house.hub.spawn(give_hints(house, place, table.question(seat), number))


async def give_hints(house: House, place: Place, question: Question, number: int) -> None:
    try:
        found = await house.bots.hints(question)
    finally:
        place.is_thinking = False
    if (place.seat, place.table.number) != (question.seat, question.number):
        found = []
    told = [
        frames.HintTold(action, say(place, message), message.key, message.values)
        for action, message in found
    ]
    place.answer(frames.Hints(number, told))


async def explain(table: LiveTable, seat: Seat, raw: msgspec.Raw) -> None:
    """Refuse as a move would be, and otherwise do nothing."""
    match = moves.playing(table)
    if match.to_act != seat:
        raise Refuse("turn", Message("why-not-your-turn", {"player": match.to_act}))
    refused = match.why_not(moves.read_action(table, raw))
    if refused is not None:
        raise Refuse("illegal", refused.message, refused.rule)


def refusal(place: Place, number: int, error: Refuse) -> Refused:
    text = say(place, error.message)
    return frames.refused(number, error.reason, error.message, text, error.rule)


def say(place: Place, message: Message) -> str:
    """In the client's language."""
    return sentence(message, place.language, place.table.names)
