"""Servers for tests: real HTTP and WebSocket connections, on SQLite and on PostgreSQL."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running_server


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """One server for all tests that only add people and tables to it."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("server") / "house.db")
    else:
        database = request.getfixturevalue("postgres").database()
    with running_server(database) as running:
        yield running
