"""Tables of one's own to study: from a finished game, from another study, or from a record."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse import game as contract
from roundhouse.game import OVER, Message
from roundhouse.match import End, snapshot
from roundhouse.server.house import House
from roundhouse.server.lobby.tables import check_number
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import BAD, CONFLICT, MISSING, Problem
from roundhouse.server.tables.lookback import Checked, CheckTask, Sound, Unsound
from roundhouse.server.tables.past import TableId, looked_at
from roundhouse.server.tables.results import result_text
from roundhouse.server.tables.state import TableState
from roundhouse.store import tables
from roundhouse.store.changes import Change, SnapshotRow, write_changes
from roundhouse.store.entries import EntryRow
from roundhouse.store.people import Person
from roundhouse.store.tables import SeatRow, TableRow
from roundhouse.words import say

LONGEST: Final = 20_000
"""Lines of a record that may be brought along."""


class Copy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | None = None
    """The moment to go on from; now when left out."""


class Import(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(min_length=1, max_length=250_000)]


class Copied(msgspec.Struct, frozen=True):
    id: str
    """The new table."""


@post("/api/tables/{table_id:str}/copy", status_code=201, guards=[limited("tables")])
async def copy(
    table_id: TableId, data: JSONBody[Copy], person: ThePerson, house: TheHouse
) -> Copied:
    """A study of my own from any moment of a finished game, all seats mine; or of another's
    study, with the variations up to then. What chance draws is what it drew there."""
    table, _ = await looked_at(house, table_id, person, None)
    number = table.number if data.number is None else data.number
    if table.match is None or number > table.number:
        raise Problem(Message("problem-missing"), MISSING)
    if not is_open_to_study(table):
        raise Problem(Message("study-not-over"), CONFLICT)
    log = table.history.log[:number]
    if log and isinstance(log[-1], End):  # what people ended can be played on
        log.pop()
    lines = [msgspec.json.encode(table.match.header(with_seed=True)).decode()]
    lines += [made.entry for made in table.made[: len(log)]]
    sound = await checked(house, person, "\n".join(lines))
    started = min(len(log), table.row.study or len(log))
    seed = table.row.seed
    return Copied(await add_table(house, person, sound, table.names, started, table.id, seed))


@post("/api/records", status_code=201, guards=[limited("tables")])
async def bring(
    request: Request[Any, Any, Any], data: JSONBody[Import], person: ThePerson, house: TheHouse
) -> Copied:
    """A table from a record, all seats mine: to play on by turns or to look into."""
    if data.record.count("\n") > LONGEST:
        raise Problem(Message("record-wrong", {"why": f"> {LONGEST}"}), BAD)
    sound = await checked(house, person, data.record)
    language = language_of(request)
    numbers = range(1, sound.header.seats + 1)
    names = [say(Message("player-number", {"number": number}), language) for number in numbers]
    return Copied(await add_table(house, person, sound, names, len(sound.entries)))


def is_open_to_study(table: TableState) -> bool:
    """Nothing is secret any more: the game is over, or it was when this study of it began."""
    return table.row.status == "over" or table.row.study is not None


async def checked(house: House, person: Person, record: str) -> Sound:
    """Play the record through, for a person who may have one more table."""
    async with house.store.read() as database:
        await check_number(database, person)
    answer = await house.replays.perform(person.id, CheckTask(record))
    found: Checked = msgspec.json.decode(answer, type=Checked)
    if isinstance(found, Unsound):
        raise Problem(Message(found.key, {"why": found.why}), BAD)
    return found


async def add_table(
    house: House,
    person: Person,
    sound: Sound,
    names: list[str],
    started: int,
    parent: str | None = None,
    seed: str | None = None,
) -> str:
    """Keep what was played as a study whose seats are all this person's and whose variations begin
    after so many entries; without a seed with new cards to come."""
    now, header = house.now(), sound.header
    row = TableRow(
        game=header.game,
        version=header.version,
        options=header.options,
        seats=[SeatRow("person", person.id, name) for name in names],
        owner=person.id,
        made=now,
        moved=now,
        private=True,
        onlookers=False,
        talk=False,
        hot_seat=True,
        parent=parent,
        analysis=True,
        study=started,
    )
    if seed is not None:
        row.seed = seed
    async with house.store.write() as database:
        await check_number(database, person)
        await add_with_log(database, row, sound)
    return row.id


async def add_with_log(database: AsyncConnection, row: TableRow, sound: Sound) -> None:
    """Keep a table together with what was played there, and where that led."""
    row.number, row.to_act, row.status = len(sound.entries), sound.to_act, "playing"
    if sound.to_act == OVER:
        row.status, row.result = "over", result_of(sound)
    entries = [
        EntryRow(row.id, number, entry, seat, "person" if seat >= 0 else "box", None, row.made)
        for number, (entry, seat) in enumerate(sound.entries)
    ]
    kept = SnapshotRow(row.id, row.number, bytes(sound.snapshot))
    await tables.add(database, row)
    await database.run_sync(write_changes, [Change(entries, row, kept)])


def result_of(sound: Sound) -> str:
    game = contract.game(sound.header.game)
    state = snapshot.restore(game, len(sound.entries), bytes(sound.snapshot)).state
    return result_text(game, state, sound.ended.resigned if sound.ended else (), sound.ended)


HANDLERS: Final = (copy, bring)
