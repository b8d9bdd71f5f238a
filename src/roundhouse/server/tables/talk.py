"""What people say at a table."""

from __future__ import annotations

from typing import Final

from roundhouse.game import Message, Seat
from roundhouse.server.tables.frames import Phrase
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.state import Refuse
from roundhouse.store.log import ONLOOKERS
from roundhouse.store.people import Person

GREETINGS: Final[dict[Phrase, str]] = {
    "hello": "greet-hello",
    "luck": "greet-luck",
    "nice": "greet-nice",
    "moment": "greet-moment",
    "thanks": "greet-thanks",
    "bye": "greet-bye",
}


async def speak(table: LiveTable, seat: Seat, text: str, person: Person) -> None:
    """Say something to the table. A table that plays without talk talks after the game."""
    if not table.row.talk and table.row.status != "over":
        raise Refuse("off", Message("why-no-talk"))
    async with table.changing():
        await table.add_talk("say", seat, readable(text), person.id)


async def chat(table: LiveTable, text: str, person: Person) -> None:
    """Onlookers talk among themselves: no player hears it, so that nobody is advised."""
    async with table.changing():
        await table.add_talk(ONLOOKERS, None, readable(text), person.id, person.name)


async def greet(table: LiveTable, seat: Seat, phrase: Phrase, person: Person) -> None:
    """A friendly phrase, which says nothing about the game and is welcome always."""
    async with table.changing():
        await table.note(seat, Message(GREETINGS[phrase]), person.id, "greet")


def readable(text: str) -> str:
    """Text only: nothing in it means anything to the server."""
    words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not words:
        raise Refuse("malformed", Message("why-malformed"))
    return words
