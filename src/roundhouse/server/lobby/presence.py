"""Who has a page open, and what is pushed to them: changed tables, and their own turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from roundhouse.store.lobby import TableCard

BACKLOG: Final = 200
"""Messages that may wait for a slow page before it is cut off, to load afresh."""

PAGES: Final = 20
"""Pages that one person may have open; the oldest make room."""


class PageHello(msgspec.Struct, frozen=True, tag="hello"):
    """Connected."""

    page: str
    """The script of the page that the server has now; a window with another one is outdated."""


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """A table as it is now."""

    table: TableCard


class TableGone(msgspec.Struct, frozen=True, tag="gone"):
    """That table is in no list any more."""

    id: str


class Listener:
    """One open page."""

    def __init__(self, person: int, apart: frozenset[int] = frozenset()) -> None:
        self.person = person
        self.apart = apart
        """People whose tables this page does not show."""
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def hear(self, event: bytes) -> None:
        try:
            self.waiting.put_nowait(event)
        except asyncio.QueueFull:
            self.cut_off()

    def cut_off(self) -> None:
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Presence:
    """Who is listening, in this process."""

    def __init__(self) -> None:
        self._listeners: dict[int, dict[Listener, None]] = {}

    @contextmanager
    def listening(self, person: int, apart: frozenset[int] = frozenset()) -> Iterator[Listener]:
        listener = Listener(person, apart)
        mine = self._listeners.setdefault(person, {})
        mine[listener] = None
        for oldest in list(mine)[:-PAGES]:
            oldest.cut_off()
        try:
            yield listener
        finally:
            del mine[listener]
            if not mine:
                self._listeners.pop(person, None)

    def is_here(self, person: int) -> bool:
        """Has this person a page open?"""
        return person in self._listeners

    def table_changed(self, card: TableCard) -> None:
        """Who may see the table sees it; for others a public one is gone."""
        if not self._listeners:
            return
        changed = msgspec.json.encode(TableChanged(card))
        gone = None if card.private else _gone(card.id)
        people = card.people()
        for person, listeners in list(self._listeners.items()):
            for listener in list(listeners):
                may_see = is_listed(card) and people.isdisjoint(listener.apart)
                event = changed if may_see or person in people else gone
                if event is not None:
                    listener.hear(event)

    def table_gone(self, table_id: str) -> None:
        for listeners in list(self._listeners.values()):
            for listener in list(listeners):
                listener.hear(_gone(table_id))

    def tell(self, person: int, event: object) -> None:
        """A message for one person, in every page they have open."""
        for listener in list(self._listeners.get(person, ())):
            listener.hear(msgspec.json.encode(event))

    def cut_off(self, person: int) -> None:
        """Every page of this person must connect anew."""
        for listener in list(self._listeners.get(person, ())):
            listener.cut_off()

    def close(self) -> None:
        for person in list(self._listeners):
            self.cut_off(person)


def is_listed(card: TableCard) -> bool:
    """Is the table in everybody's lists?"""
    waits = card.status == "open"
    return not card.private and (waits or (card.status == "playing" and card.onlookers))


def may_see(card: TableCard, person: int) -> bool:
    """May this person, who knows the table's link, look at it?"""
    return card.has(person) or card.status == "open" or card.onlookers


def _gone(table_id: str) -> bytes:
    return msgspec.json.encode(TableGone(table_id))
