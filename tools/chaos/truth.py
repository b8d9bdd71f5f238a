"""Afterwards: what the database holds, and whether all servers say the same of it."""

from __future__ import annotations

from typing import Any, Final

import asyncpg
import msgspec
from websockets.exceptions import ConnectionClosed

from roundhouse.match import Match
from tools.chaos.fleet import Fleet, Server
from tools.chaos.players import Table, Told
from tools.soak.people import Browser

SHOWN: Final = ("status", "number", "to_act", "view", "log", "result")


def state_of(shown: list[dict[str, Any]]) -> str:
    """How far each server says that it is."""
    fields = ("status", "number", "to_act", "closed")
    return "; ".join(str({name: one[name] for name in fields if name in one}) for one in shown)


async def kept(database: str) -> dict[tuple[str, int], Any]:
    """Every entry of every log, by table and number; no number can be there twice."""
    connection = await asyncpg.connect(database)
    try:
        rows = await connection.fetch("SELECT table_id, number, entry FROM actions")
    finally:
        await connection.close()
    entries = {(row["table_id"], row["number"]): decoded(row["entry"]) for row in rows}
    assert len(entries) == len(rows)
    return entries


def decoded(entry: Any) -> Any:
    return msgspec.json.decode(entry) if isinstance(entry, str | bytes) else entry


async def lost(told: Told, database: str) -> list[str]:
    """Moves that were acknowledged and are not in the log as they were made."""
    entries = await kept(database)
    return [
        f"move {number} of table {table}"
        for (table, number), action in told.moves.items()
        if entries.get((table, number)) != action
    ]


async def differences(fleet: Fleet, tables: list[Table]) -> list[str]:
    """Where a server shows another game than the others, or than the record replays to."""
    found: list[str] = []
    older = next(server for server in fleet.servers if not server.is_newer)
    for table in tables:
        shown = [await seen_at(server, table) for server in fleet.servers]
        if any(one != shown[0] for one in shown):
            found.append(f"table {table.id} is not the same on every server")
        if shown[0].get("status") != "over":
            found.append(f"table {table.id} ({table.game}) has not ended: {state_of(shown)}")
            continue
        data = await record(older, table)
        match = Match.read(data)
        if msgspec.json.decode(msgspec.json.encode(match.view(None))) != shown[0]["view"]:
            found.append(f"the record of table {table.id} does not replay to what is shown")
    return found


async def seen_at(server: Server, table: Table) -> dict[str, Any]:
    """The whole game as an onlooker sees it there, without what depends on the hour."""
    browser = Browser(server.port, "198.19.0.1")
    try:
        async with browser.at_table(table.id) as window:
            while not window.now:
                await window.hear()
            return {name: window.now.get(name) for name in SHOWN}
    except ConnectionClosed as closed:
        return {"closed": str(closed)}
    finally:
        await browser.close()


async def record(server: Server, table: Table) -> bytes:
    owner = table.people[0]
    browser = Browser(server.port, owner.address)
    browser.http.cookies = owner.http.cookies
    try:
        answer = await browser.http.get(f"/api/tables/{table.id}/record")
        answer.raise_for_status()
        return answer.content
    finally:
        await browser.close()
