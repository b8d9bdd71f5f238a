"""Rates every game between people once, when it ends, or at the next start if that was missed."""

from __future__ import annotations

import logging
from typing import Final

from roundhouse.server.people.standing import people_s_places, rated
from roundhouse.server.tasks import Tasks
from roundhouse.store import Store, StoreError, ratings, results

_LOG: Final = logging.getLogger("roundhouse.ratings")
_BATCH: Final = 100


class Raters:
    def __init__(self, store: Store, tasks: Tasks) -> None:
        self._store = store
        self._tasks = tasks

    def table_over(self, table_id: str) -> None:
        self._tasks.spawn(self._rate_logged(table_id))

    async def catch_up(self) -> None:
        """Games that ended while nobody was there to rate them, in the order of their ends."""
        try:
            while True:
                async with self._store.read() as database:
                    found = await ratings.unrated(database, _BATCH)
                if not found:
                    return
                for table_id in found:
                    await self.rate(table_id)
        except StoreError as error:
            _LOG.warning("not rated: %s", error)

    async def _rate_logged(self, table_id: str) -> None:
        try:
            await self.rate(table_id)
        except StoreError as error:
            _LOG.warning("table %s is not rated: %s", table_id, error)

    async def rate(self, table_id: str) -> None:
        """What the game says of its people is kept; nothing happens a second time."""
        async with self._store.write() as database:
            game = await results.finished_game(database, table_id)
            ranks = people_s_places(game) if game is not None else {}
            await ratings.hold(database, list(ranks))
            if await ratings.is_rated(database, table_id):
                return
            title = game.game if game is not None else ""
            before = await ratings.ratings(database, list(ranks), title)
            await ratings.rated(database, table_id, title, rated(before, ranks))
