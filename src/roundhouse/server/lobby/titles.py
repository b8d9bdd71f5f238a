"""The titles that can be played here, and how a table of each may be set up."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, get

from roundhouse.bots import levels, styles
from roundhouse.game import Message, games
from roundhouse.lessons import find_lesson
from roundhouse.server.lobby.forms import Field, form, title_key
from roundhouse.server.people.visitor import TheHouse
from roundhouse.server.safety.answers import language_of
from roundhouse.store.lobby import Length
from roundhouse.words import say


class Title(msgspec.Struct, frozen=True):
    name: str
    title: str
    """The name as people read it."""
    version: int
    seats: list[int]
    levels: list[str]
    """Of computer opponents, the weakest first."""
    styles: dict[str, list[str]]
    """By level: ways to play that are as strong, chosen as `expert:banker`; most have none."""
    has_secrets: bool
    """Seats see different things; without secrets a device may go round openly."""
    lesson: bool
    """There is a guided first game."""
    options: list[Field]


@get("/api/games")
async def titles(request: Request[Any, Any, Any]) -> list[Title]:
    """Every title, with its options as a form in the reader's language."""
    return titles_in(language_of(request))


@cache
def titles_in(language: str) -> list[Title]:
    return [
        Title(
            name=name,
            title=say(Message(title_key(name)), language),
            version=game.version,
            seats=list(game.seats),
            levels=levels(name),
            styles=styles(name),
            has_secrets=game.has_secrets,
            lesson=find_lesson(name) is not None,
            options=form(game, language),
        )
        for name, game in games().items()
    ]


@get("/api/games/lengths")
async def lengths(house: TheHouse) -> list[Length]:
    """How many entries the log of a game usually has, by title and seats, as games go here."""
    return await house.lengths.usual()


HANDLERS: Final = (titles, lengths)
