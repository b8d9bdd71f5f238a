"""A person's data: export and deletion."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get
from litestar.params import JSONBody

from roundhouse.server.people.accounts import AnyPassword, AnyRequest
from roundhouse.server.people.tries import check_password
from roundhouse.server.people.visitor import TheHouse, ThePerson, no_session
from roundhouse.server.safety.limits import limited
from roundhouse.store import personal_data
from roundhouse.store.personal_data import Kept


class Goodbye(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Annotated[AnyPassword, msgspec.Meta(description="For an account.")] = ""


@get("/api/me/data", guards=[limited("passwords")])
async def export(person: ThePerson, house: TheHouse) -> Response[Kept]:
    """Everything that is kept of me, as a file."""
    async with house.store.read() as database:
        kept = await personal_data.everything(database, person.id)
    headers = {"content-disposition": 'attachment; filename="roundhouse.json"'}
    return Response(kept, headers=headers)


@delete("/api/me", status_code=204, guards=[limited("passwords")])
async def forget_me(
    data: JSONBody[Goodbye], person: ThePerson, request: AnyRequest, house: TheHouse
) -> Response[None]:
    """Take me and my data away. Games go on with a bot and without my name."""
    if person.account:
        await check_password(house, person, data.password)
    async with house.store.write() as database:
        touched = await personal_data.forget(database, person.id, house.settings.stand_in)
    house.logged_out(person.id)
    for table_id in touched:
        house.reloaded(table_id)
    return Response(None, cookies=[no_session(request, house)])


HANDLERS: Final = (export, forget_me)
