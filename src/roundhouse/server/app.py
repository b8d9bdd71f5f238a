"""The application: its routes, and the house that is open while it runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide

from roundhouse.server import people
from roundhouse.server.house import House
from roundhouse.server.settings import Settings

HANDLERS: Final = (*people.HANDLERS,)


@get("/", media_type="text/html")
async def front_page() -> str:
    return "<!doctype html><title>Roundhouse</title><h1>Roundhouse</h1>"


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


def create_app(settings: Settings) -> Litestar:
    house = House(settings)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[front_page, *HANDLERS],
        lifespan=[running],
        logging_config=None,
        state=State({"house": house}),
        dependencies={"house": Provide(provide_house), "person": Provide(people.provide_person)},
    )
