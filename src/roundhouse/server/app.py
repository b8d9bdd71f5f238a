"""The ASGI application: its routes, and the `House` that is open while it runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig

from roundhouse import __version__
from roundhouse.server import page
from roundhouse.server.house import House
from roundhouse.server.lobby import puzzles as lobby_puzzles
from roundhouse.server.lobby import socket as lobby_socket
from roundhouse.server.lobby import tables as lobby_tables
from roundhouse.server.lobby import titles as lobby_titles
from roundhouse.server.notices import subscribing
from roundhouse.server.observability import health
from roundhouse.server.people import accounts, blocking, data, forgotten, guests, me, profile
from roundhouse.server.people.visitor import provide_person
from roundhouse.server.safety.answers import answer
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.origins import OwnOrigin
from roundhouse.server.safety.schema import ApiDocument
from roundhouse.server.settings import Settings
from roundhouse.server.sharing import preview
from roundhouse.server.tables import advice as table_advice
from roundhouse.server.tables import analysis as table_analysis
from roundhouse.server.tables import cards as table_cards
from roundhouse.server.tables import course as table_course
from roundhouse.server.tables import handover as table_handover
from roundhouse.server.tables import lessons as table_lessons
from roundhouse.server.tables import past as table_past
from roundhouse.server.tables import reports as table_reports
from roundhouse.server.tables import socket as table_socket
from roundhouse.server.tables import studies as table_studies

HANDLERS: Final = (
    *page.HANDLERS,
    *preview.HANDLERS,
    *accounts.HANDLERS,
    *guests.HANDLERS,
    *forgotten.HANDLERS,
    *me.HANDLERS,
    *blocking.HANDLERS,
    *profile.HANDLERS,
    *data.HANDLERS,
    *lobby_tables.HANDLERS,
    *lobby_titles.HANDLERS,
    *lobby_puzzles.HANDLERS,
    *lobby_socket.HANDLERS,
    *subscribing.HANDLERS,
    *health.HANDLERS,
    *table_socket.HANDLERS,
    *table_handover.HANDLERS,
    *table_past.HANDLERS,
    *table_analysis.HANDLERS,
    *table_advice.HANDLERS,
    *table_course.HANDLERS,
    *table_cards.HANDLERS,
    *table_lessons.HANDLERS,
    *table_reports.HANDLERS,
    *table_studies.HANDLERS,
)

BODY_LIMIT: Final = 256 * 1024
"""Bytes in the body of a request."""


async def provide_house(state: State) -> House:
    house: House = state.house
    return house


def create_app(settings: Settings) -> Litestar:
    house = House(settings)
    csrf = CSRFConfig(
        secret="",
        cookie_secure=(settings.public_url or "").startswith("https:"),
        exclude_from_csrf_key="exclude_from_csrf",
    )

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        csrf.secret = house.keys.csrf
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=list(HANDLERS),
        lifespan=[running],
        logging_config=None,
        state=State({"house": house}),
        dependencies={"house": Provide(provide_house), "person": Provide(provide_person)},
        middleware=[DefineMiddleware(OwnOrigin, public=settings.public_url)],
        csrf_config=csrf,
        plugins=[house.pubsub.plugin],
        guards=[limited("requests")],
        exception_handlers={HTTPException: answer, Exception: answer},
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig(
            title="Roundhouse",
            version=__version__,
            path="/api/schema",
            render_plugins=[ApiDocument()],
        ),
    )
