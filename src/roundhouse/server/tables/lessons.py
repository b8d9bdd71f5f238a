"""Guided first games: a table for oneself, and what is said at each of its moments."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from roundhouse import game as contract
from roundhouse import lessons
from roundhouse.game import Message, Values
from roundhouse.lessons import LEARNER, Lesson, Step, passage
from roundhouse.server.house import House
from roundhouse.server.lobby.making import checked_options, name_bots
from roundhouse.server.lobby.tables import begin, check_number
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import FORBIDDEN, MISSING, Problem
from roundhouse.server.tables.analysis import Copied
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.past import TableId, looked_at
from roundhouse.server.tables.script import Script, script
from roundhouse.server.tables.speech import sentence
from roundhouse.store import lobby, tables
from roundhouse.store.people import Person
from roundhouse.store.tables import SeatRow, TableRow

Title = Annotated[str, PathParameter(max_length=40)]


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    again: bool = False
    """From its beginning, also where I am in the middle of it."""


class LessonCard(msgspec.Struct, frozen=True):
    """A step of a lesson."""

    number: int
    """From 1, among those that say something."""
    text: str
    at: str
    """What of the page it speaks of; nothing when empty."""


class LessonNow(msgspec.Struct, frozen=True):
    """What is to be read at this moment, and what is to be done then."""

    number: int
    """The length of the log for which it is true."""
    cards: list[LessonCard]
    """One after the other; with the last one comes the move."""
    steps: int
    """How many cards the whole lesson has."""
    wanted: list[int]
    """Choices that bring the lesson on, by their `id`; none while others move, and at the end."""
    over: bool


@post("/api/lessons/{title:str}", status_code=201, guards=[limited("tables")])
async def teach(title: Title, data: JSONBody[Begin], person: ThePerson, house: TheHouse) -> Copied:
    """My table with the title's guided first game: the one that I have begun, else a new one."""
    lesson = lessons.find_lesson(contract.game(title).name)
    if lesson is None:
        raise Problem(Message("problem-missing"), MISSING)
    begun = await begun_lesson(house, person, title)
    if begun is not None and not data.again:
        return Copied(begun)
    async with house.store.write() as database:
        if begun is not None:
            await lobby.drop(database, begun)
        await check_number(database, person)
        row = new_table(title, lesson, person, house.now())
        await tables.add(database, row)
    if begun is not None:
        house.reseated(begun)
    return Copied((await begin(house, row.id)).id)


@get("/api/tables/{table_id:str}/lesson", guards=[limited("advice")])
async def lesson_now(
    request: Request[Any, Any, Any], table_id: TableId, person: ThePerson, house: TheHouse
) -> LessonNow:
    """What the lesson at my table says now, in the reader's language."""
    table, found = await taught(house, table_id, person)
    language, where = language_of(request), found.place
    players: Values = {f"player{seat}": seat for seat in range(found.lesson.seats)}

    def card(number: int, step: Step) -> LessonCard:
        text = sentence(Message(step.say, players), language, table.names)
        return LessonCard(count_texts(found.lesson, number), text, step.at)

    steps = [(number, found.lesson.steps[number]) for number in passage(found.lesson, where.step)]
    return LessonNow(
        number=table.number,
        cards=[card(number, step) for number, step in steps if step.say],
        steps=found.lesson.texts,
        wanted=wanted_choices(table, found),
        over=where.step == len(found.lesson.steps),
    )


@post("/api/tables/{table_id:str}/lesson/end", status_code=204)
async def end_lesson(table_id: TableId, person: ThePerson, house: TheHouse) -> None:
    """No more lesson: the game goes on as any other."""
    table, _ = await taught(house, table_id, person)
    async with table.changing():
        await table.end_lesson()


async def taught(house: House, table_id: str, person: Person) -> tuple[LiveTable, Script]:
    """A table where this person learns."""
    table, seat = await looked_at(house, table_id, person, None)
    if seat != LEARNER:
        raise Problem(Message("why-onlooker"), FORBIDDEN)
    found = script(table)
    if found is None:
        raise Problem(Message("problem-missing"), MISSING)
    return table, found


async def begun_lesson(house: House, person: Person, title: str) -> str | None:
    """The person's table with that lesson, if it is going on; one that is done is taken away."""
    async with house.store.read() as database:
        known = await lobby.lesson_of(database, person.id, title)
    if known is None:
        return None
    table, found = await taught(house, known, person)
    if found.place.step < len(found.lesson.steps):
        return known
    async with house.store.write() as database:
        await lobby.drop(database, table.id)
    house.reseated(known)
    return None


def new_table(title: str, lesson: Lesson, person: Person, now: float) -> TableRow:
    game = contract.game(title)
    bots = [SeatRow("bot", None, "", lesson.level) for _ in range(1, lesson.seats)]
    row = TableRow(
        game=game.name,
        version=game.version,
        options=checked_options(game, lesson.seats, dict(lesson.options), talk=False),
        seats=[SeatRow("person", person.id, person.name), *bots],
        owner=person.id,
        made=now,
        moved=now,
        seed=lesson.seed,
        private=True,
        onlookers=False,
        talk=False,
        hints=False,
        analysis=True,
        lesson=True,
    )
    name_bots(row.seats)
    return row


def count_texts(lesson: Lesson, step: int) -> int:
    return sum(1 for earlier in lesson.steps[: step + 1] if earlier.say)


def wanted_choices(table: LiveTable, found: Script) -> list[int]:
    """The choices of the learner that the step waits for, in the order of its moves."""
    if table.match is None or table.to_act != LEARNER:
        return []
    legal = table.match.legal()
    return [
        table.game.code(action)
        for pattern in found.place.wanted
        for action in legal
        if lessons.fits(pattern, action)
    ]


HANDLERS: Final = (teach, lesson_now, end_lesson)
