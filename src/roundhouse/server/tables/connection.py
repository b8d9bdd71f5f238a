"""One client's connection to a table: whose it is, what it has been sent, and its wishes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket

from roundhouse.game import Message, Seat
from roundhouse.server.close_codes import CloseCode, close
from roundhouse.server.raw_websocket import raw_websocket
from roundhouse.server.tables import frames
from roundhouse.server.tables.access import check_wish, may_look, seat_now
from roundhouse.server.tables.frames import Done, Hints, Refused
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.screen import FRAMES_KEPT, recipient
from roundhouse.server.tables.senders import Sender
from roundhouse.server.tables.speech import sentence
from roundhouse.server.tables.state import Refuse
from roundhouse.server.wire import message
from roundhouse.store.people import Person

Socket = WebSocket[Any, Any, Any]

LOG: Final = logging.getLogger("roundhouse.tables")

_encode: Final = msgspec.json.Encoder().encode


class ClientConnection:
    """A person's connection. What it may see follows from who sits where at each frame."""

    def __init__(
        self,
        socket: Socket,
        table: LiveTable,
        person: Person | None,
        wish: int | None,
        language: str,
        since: int,
        sender: Sender,
    ) -> None:
        self._socket = socket
        self.raw = raw_websocket(socket)
        self.table = table
        self.person = person
        self._wish = wish
        """The seat it asked to look from; see `seat_now`."""
        self.language = language
        self._sender = sender
        self.deaf_to: frozenset[int] = frozenset()
        """People whom this person has blocked: what they say is not shown."""
        self.is_thinking = False
        """Hints are under way."""
        self._shown_seat = self.seat
        self._since = since if 0 <= since <= table.number else -1
        self._said = -1
        self._stamp: tuple[int, int] | None = None
        self._is_first = True
        self._is_awake = False
        self._answers: list[tuple[Seat | None, Done | Refused | Hints]] = []
        """With the seat from which the client asked."""
        self._closing: asyncio.Task[None] | None = None

    @property
    def person_id(self) -> int | None:
        return None if self.person is None else self.person.id

    @property
    def seat(self) -> Seat | None:
        """From where the client looks now."""
        return seat_now(self.table, self.person_id, self._wish)

    @property
    def is_slim(self) -> bool:
        return self._sender.is_slim

    @property
    def is_closing(self) -> bool:
        """Nothing more is sent to it, and nothing from it is handled."""
        return self._closing is not None

    def wake(self) -> None:
        """What is new is sent soon: several changes at once become one frame."""
        if not self._is_awake:
            self._is_awake = True
            self.raw.loop.call_soon(self.show)

    def cut_off(self, code: CloseCode = CloseCode.AGAIN) -> None:
        """Nothing more is sent; by default the client connects anew."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(code))

    async def _close(self, code: CloseCode) -> None:
        with suppress(OSError, RuntimeError):  # it may have gone by itself meanwhile
            await close(self._socket, code)

    def sit(self, wish: int | None) -> None:
        """Look from there from the next frame on. Raises Refuse."""
        check_wish(self.table, self.person_id, wish)
        self._wish = wish
        self._send_all_anew()
        self.wake()

    def answer(self, frame: Done | Refused | Hints, seat: Seat | None = None) -> None:
        """Goes out after the table frame that shows what was done; `seat` asked for it."""
        self._answers.append((seat, frame))
        self.wake()

    def show(self) -> None:
        """Send what is new. A client in a jam is told when it reads again."""
        self._is_awake = False
        if self.is_closing or self.raw.is_jammed:
            return
        if not may_look(self.table, self.person_id):
            self.cut_off(CloseCode.FORBIDDEN)
            return
        answers, self._answers = self._answers, []
        messages = [message(_encode(self._allowed(seat, frame))) for seat, frame in answers]
        seat = self.seat
        if seat != self._shown_seat:
            self._shown_seat = seat
            self._send_all_anew()
        if self._stamp != self.table.stamp(seat):
            try:
                messages.insert(0, self._table(seat))
            except Exception:
                LOG.exception("a client's connection to table %s broke", self.table.id)
                self.cut_off(CloseCode.BROKEN)
                return
        if messages:
            self.raw.tell(messages)

    def _allowed(self, seat: Seat | None, frame: Done | Refused | Hints) -> Done | Refused | Hints:
        """An answer may speak of a seat's secrets: it is kept back once the seat is another's.

        That something was done tells nothing, and who has left the seat by it must hear it.
        """
        is_mine = seat is None or seat in self.table.seats_of(self.person_id)
        if is_mine or isinstance(frame, Done):
            return frame
        return refusal(self, frame.id, Refuse("seat", Message("why-not-your-seat")))

    def _send_all_anew(self) -> None:
        """What was sent was sent to another seat."""
        self._since = self._said = -1
        self._stamp = None
        self._is_first = True
        self._sender.forget()

    def _table(self, seat: Seat | None) -> bytes:
        if seat is None and self.table.is_stranger(self.person_id):
            return self._crowd_table()
        return self._own_table(seat)

    def _crowd_table(self) -> bytes:
        """Strangers who know the same are sent the same: it is looked up, not put together.

        What was last shown goes by identity, and is held here so that no other can take its place.
        """
        table, sender = self.table, self._sender
        before = sender.shown
        key = (self.language, self._since, self._said, self._is_first, self.deaf_to, sender.form)
        key_and_shown = (*key, id(before))
        found = table.crowd_frames.get(key_and_shown)
        if found is None:
            messages = self._own_table(None)
            if len(table.crowd_frames) < FRAMES_KEPT:
                after = (sender.shown, self._stamp, self._said)
                table.crowd_frames[key_and_shown] = (messages, before, after)
            return messages
        messages, _, (sender.shown, self._stamp, self._said) = found
        self._since, self._is_first = table.number, False
        return bytes(messages)

    def _own_table(self, seat: Seat | None) -> bytes:
        table = self.table
        to = recipient(
            table,
            seat,
            self.language,
            self._since,
            self._said,
            self.person_id,
            self._is_first,
            self.deaf_to,
        )
        messages = self._sender.messages(table, to)
        self._stamp, self._since, self._is_first = table.stamp(seat), table.number, False
        self._said = table.last_said
        return messages


def refusal(client: ClientConnection, number: int, error: Refuse) -> Refused:
    text = say(client, error.message)
    return frames.refused(number, error.reason, error.message, text, error.rule)


def say(client: ClientConnection, message: Message) -> str:
    """In the client's language."""
    return sentence(message, client.language, client.table.names)
