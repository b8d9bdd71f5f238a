"""Makes the small database that a release leaves behind, for the tests of later ones.

    python -m tests.store.make_release 5df1fc1

writes `releases/5df1fc1.db.xz`: people, settings, talk, programmes, and tables of every title in
the middle of the game, over, copied, imported, played again and waiting for players; and
`releases/5df1fc1.views.json.xz`: what each table then shows to onlookers and to each seat.
"""

import asyncio
import lzma
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from sqlalchemy import select

from roundhouse.server.tables.loading import load
from roundhouse.server.tables.state import TableState
from roundhouse.store import Store
from roundhouse.store.schema import TABLES
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Party, new_table

PASSWORD: Final = "correct horse battery"
"""Anna's."""
RUNNING: Final[tuple[tuple[str, int, int, dict[str, Any]], ...]] = (
    ("transamerica", 3, 70, {"options": {"show_missing": True}}),
    ("american-rails", 3, 160, {"pace": {"move": 86400, "reserve": 864000}}),
    ("african-rails", 2, 40, {}),
    ("african-rails", 2, 260, {}),
    ("african-rails", 3, 700, {"options": {"secret_cash": True}}),
)
"""Title, people, moves and wishes of each game that is going on."""


def main(release: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "house.db"
        with running_server(str(file)) as server:
            fill(server)
        with closing(sqlite3.connect(file)) as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        write(f"{release}.db.xz", file.read_bytes())
        write(f"{release}.views.json.xz", msgspec.json.encode(asyncio.run(shown(str(file)))))


def write(name: str, data: bytes) -> None:
    packed = lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)
    (Path(__file__).parent / "releases" / name).write_bytes(packed)


async def shown(database: str) -> dict[str, list[Any]]:
    """The views of every table that has begun."""
    store = Store(database)
    async with store.read() as connection:
        names = list(await connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)))
    tables = [TableState(await load(store, name)) for name in names]
    await store.close()
    return {
        table.id: [table.match.view(seat) for seat in (None, *range(table.match.seats))]
        for table in tables
        if table.match is not None
    }


def fill(server: Running) -> None:
    people = [server.guest(name) for name in ("Anna", "Ben", "Cora")]
    anna, ben, cora = people
    done(anna.post("/api/account", json={"name": "Anna", "password": PASSWORD}))
    done(anna.put("/api/me/settings", json={"language": "nl"}))
    dora = server.guest("Dora").get("/api/me").json()["id"]
    done(anna.put(f"/api/me/blocks/{dora}"))
    server.stranger().post("/api/login", json={"name": "Anna", "password": "not the right one"})
    for title, seats, moves, wishes in RUNNING:
        play(server, people[:seats], moves, {"game": title, **wishes})
    over = new_table([anna, ben])
    party = Party(server, [anna, ben], over)
    party.play(1000, Random(1))
    party.close()
    record = anna.get(f"/api/tables/{over}/record").text
    done(anna.post(f"/api/tables/{over}/rematch"))
    done(anna.post(f"/api/tables/{over}/copy", json={"number": 30}))
    done(cora.post("/api/records", json={"record": record}))
    waiting = {"game": "african-rails", "seats": [{"kind": "me"}, {"kind": "open"}]}
    done(ben.post("/api/tables", json=waiting))


def play(server: Running, people: list[Browser], moves: int, wishes: dict[str, Any]) -> None:
    """A game with talk, an undo and at the end a programme for who is not to act."""
    party, rng = Party(server, people, new_table(people, **wishes)), Random(7)
    party.play(moves // 2, rng)
    mover = party.mover
    mover.done("say", text="Mooi! Straks meer.")
    mover.move(rng.choice(mover.actions))
    mover.ask("undo", seen=mover.number)
    party.wait()
    party.play(moves - moves // 2, rng)
    other = party.clients[((party.mover.seat or 0) + 1) % len(people)]
    choose = [{"action": party.mover.actions[0]["type"]}]
    programme = {"choose": choose, "keep": [], "until": []}
    other.done("orders", seen=other.number, orders=programme)
    party.close()


def done(answer: Any) -> None:
    assert answer.is_success, answer.text


if __name__ == "__main__":
    main(sys.argv[1])
