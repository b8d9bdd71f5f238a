"""Reads tables that have changed, a moment later: tells the lobby and whose turn it is."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import nullcontext
from typing import Final, Literal

import msgspec

from roundhouse.game import OVER
from roundhouse.server.lobby.presence import Presence
from roundhouse.server.pubsub import LOBBY, PubSub
from roundhouse.server.tables.hub import Hub
from roundhouse.server.tasks import end
from roundhouse.store import Store, StoreError, blocks, lobby
from roundhouse.store.lobby import TableCard

Kind = Literal["turn", "over", "invited"]
_LOG: Final = logging.getLogger("roundhouse.notices")
_BREATH: Final = 0.1
"""Seconds in which several moves at a table are looked at together."""
Call = tuple[Kind, int]
"""What to tell whom."""
Told = tuple[tuple[str, int], frozenset[Call]]
"""How a table stood when it was last looked at, and who was told what."""
_REMEMBERED: Final = 10_000


class Notice(msgspec.Struct, frozen=True, tag="notice"):
    """What a person is told."""

    kind: Kind
    person: int
    table: str
    game: str


class Watching:
    """`table_changed` costs next to nothing, so tables call it at every move."""

    def __init__(
        self,
        store: Store,
        pubsub: PubSub,
        hub: Hub,
        presence: Presence,
        *,
        game_over: Callable[[str], None],
        send: Callable[[Notice], None],
    ) -> None:
        self._store = store
        self._pubsub = pubsub
        self._hub = hub
        self._presence = presence
        self._game_over = game_over
        """Called once we have seen that a game has ended."""
        self._send = send
        """Tells a person who may have no page open."""
        self._changed: dict[str, bool] = {}
        """Tables to look at, and whether it was (also) our doing."""
        self._looking: asyncio.Task[None] | None = None
        self._told: OrderedDict[str, Told] = OrderedDict()

    def table_changed(self, table_id: str) -> None:
        """Something happened at that table, by our doing."""
        self._look(table_id, is_ours=True)

    async def table_changed_elsewhere(self, table_id: str) -> None:
        """Another process did something there, and calls people who have no page open."""
        self._look(table_id, is_ours=False)

    def _look(self, table_id: str, *, is_ours: bool) -> None:
        self._changed[table_id] = is_ours or self._changed.get(table_id, False)
        if self._looking is None:
            self._looking = asyncio.create_task(self._look_soon())

    async def close(self) -> None:
        if self._looking is not None:
            await end([self._looking])

    async def _look_soon(self) -> None:
        """Tables that changed within `_BREATH` are read during the next, one by one.

        A crowd of them at once would keep moves waiting.
        """
        await asyncio.sleep(_BREATH)
        while self._changed:
            changed, self._changed = self._changed, {}
            for table_id, is_ours in changed.items():
                await asyncio.sleep(_BREATH / len(changed))
                try:
                    await self._look_at(table_id, is_ours=is_ours)
                except StoreError as error:
                    _LOG.warning("nobody was told: %s", error)
                except Exception:
                    _LOG.exception("nobody was told")
        self._looking = None

    async def _look_at(self, table_id: str, *, is_ours: bool) -> None:
        if is_ours:
            self._pubsub.publish(table_id, LOBBY)
        card = await self._card(table_id)
        is_ours = is_ours or self._changed.get(table_id, False)  # what we have just seen of it too
        if card is None:
            self._presence.table_gone(table_id)
            return
        self._presence.table_changed(card)
        if is_ours and card.status == "over":
            self._game_over(table_id)
        for notice in await self._welcome(card, self._news(card)):
            self._presence.tell(notice.person, notice)
            if is_ours:
                self._send(notice)

    async def _card(self, table_id: str) -> TableCard | None:
        """As it is between two changes: what is on disk already was announced as well."""
        table = self._hub.tables.get(table_id)
        async with nullcontext() if table is None else table.lock:
            card = self._hub.card(table_id)
            if card is None:
                async with self._store.read() as database:
                    card = await lobby.card(database, table_id)
            return card

    async def _welcome(self, card: TableCard, news: list[Notice]) -> list[Notice]:
        """No invitation from somebody whom one has blocked."""
        if not any(notice.kind == "invited" for notice in news):
            return news
        async with self._store.read() as database:
            apart = {notice: await blocks.apart_from(database, notice.person) for notice in news}
        return [notice for notice in news if card.owner not in apart[notice]]

    def _news(self, card: TableCard) -> list[Notice]:
        """What is new at the table since it was last looked at, for whom."""
        moment, calls = (card.status, card.to_act), dict.fromkeys(called(card))
        before = self._told.pop(card.id, None)
        self._told[card.id] = (moment, frozenset(calls))
        while len(self._told) > _REMEMBERED:
            self._told.popitem(last=False)
        known = before[1] if before is not None and before[0] == moment else ()
        return [
            Notice(kind, person, card.id, card.game)
            for kind, person in calls
            if (kind, person) not in known
        ]


def called(card: TableCard) -> list[Call]:
    """Who is to be told what, as the table stands. Nobody is called to a lesson."""
    if card.lesson:
        return []
    if card.status == "open":
        return [
            ("invited", seat.person)
            for seat in card.seats
            if seat.kind == "open" and seat.person is not None
        ]
    people = [seat.person for seat in card.seats if seat.kind == "person" and seat.person]
    if card.status == "over" or card.to_act == OVER:
        return [("over", person) for person in people]
    seat = card.seats[card.to_act] if 0 <= card.to_act < len(card.seats) else None
    if seat is None or seat.kind != "person" or seat.person is None or seat.away:
        return []
    return [] if card.hot_seat else [("turn", seat.person)]
