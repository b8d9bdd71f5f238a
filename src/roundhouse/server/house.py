"""The house: everything that runs while the server does."""

from __future__ import annotations

import time
from typing import Self

from roundhouse.server.settings import Settings
from roundhouse.store import Store


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)

    async def open(self) -> Self:
        await self.store.open()
        return self

    async def close(self) -> None:
        await self.store.close()

    def now(self) -> float:
        return time.time()
