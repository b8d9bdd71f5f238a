"""What is said at a table, by people and by the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from roundhouse.game import Message, Seat
from roundhouse.server.tables.frames import Phrase
from roundhouse.server.tables.live import LiveTable, Refuse
from roundhouse.store import log
from roundhouse.store.log import ONLOOKERS, TalkKind, TalkRow
from roundhouse.store.people import Person

if TYPE_CHECKING:
    from roundhouse.server.house import House

GREETINGS: Final[dict[Phrase, str]] = {
    "hello": "greet-hello",
    "luck": "greet-luck",
    "nice": "greet-nice",
    "moment": "greet-moment",
    "thanks": "greet-thanks",
    "bye": "greet-bye",
}


async def speak(house: House, table: LiveTable, seat: Seat, text: str, person: Person) -> None:
    """Say something to the table. A table that plays without talk talks after the game."""
    if not table.row.talk and table.row.status != "over":
        raise Refuse("off", Message("why-no-talk"))
    async with table.lock:
        await add_talk(house, table, "say", seat, readable(text), person.id)
    house.hub.after(table)


async def chat(house: House, table: LiveTable, text: str, person: Person) -> None:
    """Onlookers talk among themselves: no player hears it, so that nobody is advised."""
    async with table.lock:
        words = readable(text)
        await add_talk(house, table, ONLOOKERS, None, words, person.id, person.name)
    house.hub.after(table)


async def greet(house: House, table: LiveTable, seat: Seat, phrase: Phrase, person: Person) -> None:
    """A friendly phrase, which says nothing about the game and is welcome always."""
    async with table.lock:
        await note(house, table, "greet", seat, Message(GREETINGS[phrase]), person.id)
    house.hub.after(table)


def readable(text: str) -> str:
    """Text only: nothing in it means anything to the server."""
    words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not words:
        raise Refuse("malformed", Message("why-malformed"))
    return words


async def note(
    house: House,
    table: LiveTable,
    kind: TalkKind,
    seat: Seat | None,
    message: Message,
    person: int | None = None,
) -> TalkRow:
    """What the table itself puts on record, in every reader's language."""
    text = msgspec.json.encode(message).decode()
    return await add_talk(house, table, kind, seat, text, person)


async def add_talk(
    house: House,
    table: LiveTable,
    kind: TalkKind,
    seat: Seat | None,
    text: str,
    person: int | None,
    name: str = "",
) -> TalkRow:
    row = TalkRow(table.id, kind, seat, person, table.number, text, house.now(), name)
    async with house.store.write() as connection:
        await log.add_talk(connection, row)
    table.add_talk(row)
    return row
