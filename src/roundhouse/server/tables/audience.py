"""Who has a connection to a table open: they are woken when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from typing import Protocol

from roundhouse.game import Seat
from roundhouse.server.close_codes import CloseCode
from roundhouse.store.people import Person


class Watcher(Protocol):
    """A connection that wants to know when the table changes."""

    @property
    def person(self) -> Person | None: ...

    @property
    def seat(self) -> Seat | None:
        """From where it looks, as the table is now."""

    def wake(self) -> None: ...

    def show(self) -> None:
        """Show it at once."""

    def cut_off(self, code: CloseCode = CloseCode.AGAIN) -> None:
        """End the connection; by default who still has a session connects anew."""


class Audience:
    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.onlookers = 0
        """How many of them have no seat, when they were last counted."""
        self._is_awake = False

    def count(self, players: Container[int | None]) -> bool:
        """Count the onlookers anew; True when there are more or fewer than before."""
        ids = [None if who.person is None else who.person.id for who in self.watchers]
        found = ids.count(None) + len({who for who in ids if who and who not in players})
        is_other, self.onlookers = found != self.onlookers, found
        return is_other

    def includes(self, person: int) -> bool:
        return any(who.person is not None and who.person.id == person for who in self.watchers)

    def has_at(self, seat: Seat) -> bool:
        """Does somebody look from that seat?"""
        return any(watcher.seat == seat for watcher in self.watchers)

    def wake(self) -> None:
        """All are shown what is new soon, one after the other in one turn of the event loop."""
        if self.watchers and not self._is_awake:
            self._is_awake = True
            asyncio.get_running_loop().call_soon(self._show)

    def _show(self) -> None:
        self._is_awake = False
        for watcher in [*self.watchers]:
            watcher.show()

    def wake_seat(self, seat: Seat) -> None:
        """The others are sent nothing at all."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.wake()

    def show_next(self, to_act: Seat | None) -> None:
        """Who is to act sees it before anything else is done; all do when the game is over."""
        for watcher in self.watchers:
            if to_act is None or watcher.seat == to_act:
                watcher.show()

    def cut_off(self, code: CloseCode = CloseCode.AGAIN, person: int | None = None) -> None:
        """End all connections, or those of one person."""
        for watcher in list(self.watchers):
            if person is None or (watcher.person is not None and watcher.person.id == person):
                watcher.cut_off(code)
