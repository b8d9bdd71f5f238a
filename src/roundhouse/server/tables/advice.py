"""What a seat may ask beside its view: the title answers, from that seat's view alone.

A title lists its questions in `advice`; what they are about is no business of the server's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get
from litestar.exceptions import ValidationException
from litestar.params import PathParameter

from roundhouse.game import AnyGame, Message, NoAnswer, Question, Refusal, Values
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import FORBIDDEN, MISSING, Problem
from roundhouse.server.tables.past import SeatWish, TableId, looked_at
from roundhouse.server.tables.speech import sentence

Name = Annotated[str, PathParameter(max_length=40)]
Say = Callable[[Message], str]


class Advised(msgspec.Struct, frozen=True):
    """The answer to a question."""

    number: int
    """The length of the log for which it is true."""
    answer: Any
    """The title's own struct, or a list of them."""


class SaidRefusal(msgspec.Struct, frozen=True):
    """What forbids something, in the reader's language; a title's `Refusal` becomes this."""

    rule: str
    text: str
    values: Values
    """Of the message that says it."""


@get("/api/tables/{table_id:str}/advice/{question:str}", guards=[limited("advice")])
async def advice(
    request: Request[Any, Any, Any],
    table_id: TableId,
    question: Name,
    person: ThePerson,
    house: TheHouse,
    seat: SeatWish = None,
) -> Advised:
    """The title's answer to a question of a seat of mine; its arguments stand in the query."""
    table, mine = await looked_at(house, table_id, person, seat)
    asked = question_of(table.game, question)
    if mine is None:
        raise Problem(Message("why-onlooker"), FORBIDDEN)
    arguments = arguments_of(asked, request)
    assert table.match is not None
    number, view = table.number, table.match.view(mine)
    language, names = language_of(request), table.names

    def answer() -> Any:
        found = asked.answer(view, mine, arguments)
        return said(found, lambda message: sentence(message, language, names))

    try:
        return Advised(number, await asyncio.to_thread(answer))
    except NoAnswer as error:
        raise Problem(error.message, MISSING) from error


def question_of(game: AnyGame, name: str) -> Question:
    if name not in game.advice:
        raise Problem(Message("advice-unknown"), MISSING)
    return game.advice[name]


def arguments_of(question: Question, request: Request[Any, Any, Any]) -> Any:
    """The query as the title wants it. The seat is the server's business."""
    texts = {key: text for key, text in request.query_params.multi_items() if key != "seat"}
    try:
        return msgspec.convert(texts, question.Arguments, strict=False)
    except msgspec.ValidationError as error:
        why, _, place = str(error).partition(" - at `$.")
        wrong = {"key": place.rstrip("`"), "message": why}
        raise ValidationException(extra=[wrong]) from error


def said(value: Any, say: Say) -> Any:
    """An answer with sentences where the title put messages."""
    match value:
        case Refusal():
            return SaidRefusal(value.rule, say(value.message), value.message.values)
        case Message():
            return say(value)
        case msgspec.Struct():
            names = zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True)
            return {encoded: said(getattr(value, name), say) for name, encoded in names}
        case list() | tuple():
            return [said(part, say) for part in value]
        case dict():
            return {key: said(part, say) for key, part in value.items()}
        case _:
            return value


HANDLERS: Final[tuple[Any, ...]] = (advice,)
