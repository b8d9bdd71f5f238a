"""Servers for tests: real HTTP and WebSocket connections, on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from functools import partial

import pytest

from roundhouse.server import house
from roundhouse.server.bots import pool
from roundhouse.server.notices import smtp, webhook_client
from roundhouse.server.notices.webhook_client import WebhookClient
from roundhouse.server.observability import readiness
from tests.server.running import Running, running_server
from tests.server.standing import StandingClock, hold_still
from tests.waiting import PATIENCE


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[None]:
    """What servers in this process give up after some seconds, they wait for: it may be busy."""
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(readiness, "PATIENCE", PATIENCE)
        changed.setattr(pool, "PATIENCE", PATIENCE)
        changed.setattr(smtp, "_SECONDS", PATIENCE)
        timeouts = dict.fromkeys(webhook_client._TIMEOUTS, PATIENCE)
        changed.setattr(webhook_client, "_TIMEOUTS", timeouts)
        changed.setattr(house, "WebhookClient", partial(WebhookClient, seconds=PATIENCE))
        yield


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
