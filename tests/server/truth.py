"""What a server's database says at a moment: who has which session and seat, and who blocks whom.

And what a text of the server gives away: the seats whose cards, choices or orders are in it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any, NamedTuple

from roundhouse.server.people.tokens import digest


class Truth(NamedTuple):
    """A SQLite database, read in one go."""

    sessions: dict[str, int]
    """Whose each session is."""
    tables: dict[str, tuple[str, bool]]
    """The status of each table, and whether everybody may look on."""
    seats: dict[tuple[str, int], set[int]]
    """The seats that a person has at a table."""
    blocks: set[tuple[int, int]]
    said: dict[int, int]
    """By whom each thing was said."""

    @classmethod
    def of(cls, database: str) -> Truth:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            connection.execute("BEGIN")
            ask = connection.execute
            seats: dict[tuple[str, int], set[int]] = {}
            taken = "SELECT table_id, person, seat FROM seats WHERE kind = 'person'"
            for table, person, seat in ask(taken):
                seats.setdefault((table, person), set()).add(seat)
            tables = ask("SELECT id, status, onlookers FROM tables")
            return cls(
                dict(ask("SELECT token, person FROM sessions").fetchall()),
                {table: (status, bool(onlookers)) for table, status, onlookers in tables},
                seats,
                set(ask("SELECT person, other FROM blocks").fetchall()),
                dict(ask("SELECT id, person FROM talk WHERE kind = 'say'").fetchall()),
            )

    def person(self, session: str | None) -> int | None:
        return None if session is None else self.sessions.get(digest(session))

    def seats_of(self, session: str | None, table: str) -> set[int]:
        person = self.person(session)
        return set() if person is None else self.seats.get((table, person), set())

    def may_look(self, session: str | None, table: str) -> bool:
        if table not in self.tables:
            return False
        status, onlookers = self.tables[table]
        return onlookers or status == "open" or bool(self.seats_of(session, table))


def disclosed(found: Any) -> Iterator[int]:
    """The seats whose hands or cards stand somewhere in this, as JSON."""
    if isinstance(found, list):
        for item in found:
            yield from disclosed(item)
    if not isinstance(found, dict):
        return
    for name, value in found.items():
        if name == "hands":
            yield from (seat for seat, hand in enumerate(value) if hand is not None)
        elif name == "players" and isinstance(value, list):
            yield from (seat for seat, player in enumerate(value) if player.get("hand"))
    if {"type", "seat"} <= set(found) and (found.get("city") or found.get("card")):
        yield found["seat"]
    for value in found.values():
        yield from disclosed(value)
