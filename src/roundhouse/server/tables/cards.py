"""A finished game's result as a picture to download."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request, Response, get

from roundhouse.game import Message
from roundhouse.pictures.card import Standing, result_card
from roundhouse.server.lobby.forms import title_key
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import CONFLICT, Problem
from roundhouse.server.tables.frames import Result
from roundhouse.server.tables.past import TableId, looked_at
from roundhouse.words import say


@get("/api/tables/{table_id:str}/card", media_type="image/png", guards=[limited("pictures")])
async def card(
    request: Request[Any, Any, Any], table_id: TableId, person: ThePerson, house: TheHouse
) -> Response[bytes]:
    """The board at the end with everybody's place, as PNG."""
    table, _ = await looked_at(house, table_id, person, None)
    if table.row.status != "over" or table.row.result is None or table.match is None:
        raise Problem(Message("card-not-over"), CONFLICT)
    result = msgspec.json.decode(table.row.result, type=Result)
    places = result.places or [0] * len(result.scores)
    seats = list(map(Standing, table.names, result.scores, places))
    heading = say(Message(title_key(table.row.game)), language_of(request))
    view = table.match.view(None)
    data = await asyncio.to_thread(result_card, table.row.game, heading, view, seats)
    headers = {"Content-Disposition": f'attachment; filename="{table.row.game}-{table.id}.png"'}
    return Response(data, media_type="image/png", headers=headers)


HANDLERS: Final = (card,)
