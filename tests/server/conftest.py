"""Servers for tests: real HTTP and WebSocket connections, on SQLite and on PostgreSQL."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running_server
from tests.server.standing import StandingClock, hold_still


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


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StandingClock:
    """How long anything takes makes no difference: the clock of the test's own servers."""
    return hold_still(monkeypatch)
