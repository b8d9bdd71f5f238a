"""A rehearsal: the database of a club is lost at noon, and put back to one minute before."""

import asyncio
from collections.abc import Iterator

import asyncpg
import pytest

from tests.postgres import Postgres, running_postgres
from tests.server.running import running_server
from tests.server.seats import new_table
from tests.server.test_operations import look_again, moved
from tests.waiting import eventually


async def fetched(database: str, query: str) -> str:
    connection = await asyncpg.connect(database)
    try:
        return str(await connection.fetchval(query))
    finally:
        await connection.close()


def asked(database: str, query: str) -> str:
    return asyncio.run(fetched(database, query))


def is_up(database: str) -> bool:
    """It has recovered and may be written."""
    try:
        return asked(database, "SELECT pg_is_in_recovery()") == "False"
    except (OSError, asyncpg.PostgresError):
        return False


def archived(postgres: Postgres, database: str) -> None:
    """All that was written so far is in the archive."""
    last = asked(database, "SELECT pg_walfile_name(pg_switch_wal())")
    eventually((postgres.archive / last).exists, "the log is not archived")


@pytest.fixture
def archiving() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        postgres.stop()
        postgres.archive_log()
        postgres.start()
        yield postgres


def test_postgresql_is_put_back_to_a_moment_between_two_moves(archiving: Postgres) -> None:
    database = archiving.database()
    with running_server(database) as server:
        people = [server.guest("Anna"), server.guest("Bert")]
        sessions = [person.cookies["roundhouse"] for person in people]
        table = new_table(people)
        moved(server, people, table)
        base = archiving.base_backup()
        number = moved(server, people, table)
        moment = asked(database, "SELECT clock_timestamp()")
        assert moved(server, people, table) > number
    asked(database, "DELETE FROM tables")
    archived(archiving, database)
    archiving.stop()
    archiving.restore(base, moment)
    archiving.start()
    eventually(lambda: is_up(database), "PostgreSQL does not recover")
    with running_server(database) as server:
        assert look_again(server, sessions, table) == number
