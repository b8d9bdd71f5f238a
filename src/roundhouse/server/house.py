"""The house: everything that runs while the server does."""

from __future__ import annotations

import time
from typing import Self

from roundhouse.server.keys import Keys
from roundhouse.server.safety.limits import usual_limits
from roundhouse.server.settings import Settings
from roundhouse.store import Store


class House:
    keys: Keys

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.limits = usual_limits(settings.leniency)

    async def open(self) -> Self:
        await self.store.open()
        self.keys = await Keys.load(self.store)
        return self

    async def close(self) -> None:
        await self.store.close()

    def now(self) -> float:
        return time.time()

    async def announce(self, table_id: str) -> None:
        """Tell the lobby that a table has changed."""

    async def start_table(self, table_id: str) -> None:
        """Begin the game at a table whose seats are all taken."""
