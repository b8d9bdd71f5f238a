"""How a connection is sent the table: whole each time, or what has changed."""

from __future__ import annotations

import zlib
from typing import Any, Final, Protocol

import msgspec

from roundhouse.server.tables import frames, screen
from roundhouse.server.tables.screen import Recipient, shared
from roundhouse.server.tables.slim import (
    NO_CHOICE,
    NO_CHOICES,
    UNCHANGED,
    ChoiceList,
    TalkFrame,
    Update,
    joined,
)
from roundhouse.server.tables.state import TableState
from roundhouse.server.tables.view_changes import edits
from roundhouse.server.wire import BINARY, message

DEFLATE_OVER: Final = 4096
"""Bytes of a frame from which on deflating is worth its time."""
DEFLATE_LEVEL: Final = 1
"""The quickest: a higher one saves a tenth and takes three times as long."""
_encode: Final = msgspec.json.Encoder().encode


class Sender(Protocol):
    is_slim: bool
    form: str
    """Senders of one form send the same to who knows the same."""
    shown: Shown | None
    """What the client was last sent, where the next frame depends on it."""

    def messages(self, table: TableState, to: Recipient) -> bytes:
        """The WebSocket messages that bring a client up to date."""

    def forget(self) -> None:
        """The next frame is a whole one."""


class PlainSender:
    """The whole table in every frame: needs nothing of the client but JSON."""

    is_slim = False
    form = "plain"
    shown: Shown | None = None

    def messages(self, table: TableState, to: Recipient) -> bytes:
        return message(screen.table_frame(table, to))

    def forget(self) -> None:
        """Every frame is whole."""


class Shown:
    """What a client was last sent. Equal only to the very same, so that it can be part of a key."""

    def __init__(self, view: Any, legal: ChoiceList, seats: msgspec.Raw) -> None:
        self.view = view
        self.legal = legal
        """The last that was not empty."""
        self.seats = seats

    def __hash__(self) -> int:
        return hash((id(self.view), id(self.legal), id(self.seats)))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Shown)
            and self.view is other.view
            and self.legal is other.legal
            and self.seats is other.seats
        )


class SlimSender:
    """A whole table first, then what has changed against the frame before on this connection.

    Frames of who knows the same are made once for all, as plain ones are.
    """

    is_slim = True

    def __init__(self, deflate: bool) -> None:
        self._deflate = deflate
        self.form = "deflated" if deflate else "slim"
        self.shown: Shown | None = None

    def forget(self) -> None:
        self.shown = None

    def messages(self, table: TableState, to: Recipient) -> bytes:
        old, state = self.shown, None if table.match is None else table.match.state
        seats = screen.seats(table, to.mine)
        view = None if state is None else screen.seat_view(table, state, to.seat)
        legal = NO_CHOICES
        if state is not None and screen.is_to_choose(table, to):
            legal = screen.slim_legal(table, state, to.language)
        now = Shown(view, legal, seats)
        found = shared(table, (to, old, self._deflate), lambda: self._made(table, to, old, now))
        if old is not None and not legal.entries:
            now.legal = old.legal
        self.shown = screen.same_for_all(table, now)
        return found

    def _made(self, table: TableState, to: Recipient, old: Shown | None, now: Shown) -> bytes:
        if old is None:
            return self._packed(
                screen.frame(
                    frames.Table,
                    table,
                    to,
                    seats=now.seats,
                    view=msgspec.Raw(_encode(now.view)),
                    legal=joined(now.legal.entries),
                )
            )
        changed = edits(old.view, now.view)
        return self._packed(
            screen.frame(
                Update,
                table,
                to,
                seats=UNCHANGED if now.seats == old.seats else now.seats,
                view=msgspec.Raw(_encode(changed)) if changed else UNCHANGED,
                legal=now.legal.against(old.legal) if now.legal.entries else NO_CHOICE,
            )
        )

    def _packed(self, frame: frames.Table) -> bytes:
        """Long frames deflated. What people say goes before them as it is: how well it packs
        together with a seat's secrets would tell, by the length, whether they are alike."""
        data = _encode(frame)
        if not self._deflate or len(data) <= DEFLATE_OVER:
            return message(data)
        talk = b""
        if frame.talk:
            talk = message(_encode(TalkFrame(frame.talk)))
            data = _encode(msgspec.structs.replace(frame, talk=[]))
        return talk + message(zlib.compress(data, DEFLATE_LEVEL), BINARY)
