"""What decided a game: made once by the workers, for finished games only."""

import asyncio
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from roundhouse import Match
from roundhouse.match.walk import random_step
from roundhouse.server.tables import report_jobs
from tests.server.running import Browser, Running
from tests.server.seats import party
from tests.waiting import eventually

GAMES = ["transamerica", "american-rails", "african-rails"]


def ended(title: str, actions: int = 14) -> str:
    """The record of a game that people ended early."""
    match = Match.start(title, match_seats(title), seed=5)
    rng = Random(2)
    while len(match.actions) < actions or not match.legal():
        match.play(random_step(match.game, match.state, rng))
    match.end("agreed", 0)
    lines = [msgspec.json.encode(line).decode() for line in (match.header(), *match.log)]
    return "\n".join(lines)


def match_seats(title: str) -> int:
    return 3 if title == "american-rails" else 2


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_jobs, "seconds_each", lambda moments: 0.001)
    monkeypatch.setattr(report_jobs, "CLOSER", 0.001)


def brought(browser: Browser, record: str) -> str:
    answer = browser.post("/api/records", json={"record": record})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}/report"


def ready(browser: Browser, path: str) -> Any:
    eventually(lambda: browser.get(path).json()["status"] == "ready")
    return browser.get(path).json()["report"]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("title", GAMES)
def test_a_finished_game_is_analysed_once(server: Running, title: str) -> None:
    anna = server.guest("Anna")
    path = brought(anna, ended(title, 18 if title == "transamerica" else 40))
    assert anna.get(path).json()["status"] == "none"
    started = anna.post(path)
    assert started.status_code == 202
    assert started.json()["status"] in ("making", "ready")
    report = ready(anna, path)
    assert report["game"] == title
    assert len(report["accuracy"]) == report["seats"] == match_seats(title)
    assert all(isinstance(row["message"], str) for row in report["compared"])
    assert anna.post(path).json()["report"] == report, "it is kept"


@pytest.mark.usefixtures("quick")
def test_everybody_reads_it_in_their_own_language(server: Running) -> None:
    anna = server.guest("Anna")
    path = brought(anna, ended("american-rails", 40))
    anna.post(path)
    report = ready(anna, path)
    german = anna.get(path, headers={"Accept-Language": "de"}).json()["report"]
    assert report["sources"][0]["message"] == "Starting cash"
    assert german["sources"][0]["message"] == "Startgeld"


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_a_game_that_goes_on_is_not_analysed(server: Running, method: str) -> None:
    with party(server) as table:
        answer = table.people[0].request(method, f"/api/tables/{table.table}/report")
        assert answer.status_code == 409
        assert answer.json()["detail"] == "A game can be analysed once it is over."


def test_who_may_not_see_the_table_sees_no_report(server: Running) -> None:
    path = brought(server.guest("Anna"), ended("transamerica"))
    cora = server.guest("Cora")
    for method in ("GET", "POST", "DELETE"):
        assert cora.request(method, path).status_code in (403, 404)


@pytest.fixture
def unfinished(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """However long the test takes, no analysis comes to its end before it."""
    is_over, ask = threading.Event(), report_jobs.ReportJobs.ask

    async def wait(*asked: Any) -> Any:
        while not is_over.is_set():
            await asyncio.sleep(0.01)
        return await ask(*asked)

    monkeypatch.setattr(report_jobs.ReportJobs, "ask", wait)
    yield
    is_over.set()


@pytest.mark.usefixtures("unfinished")
def test_an_analysis_may_be_stopped(server: Running) -> None:
    anna = server.guest("Anna")
    path = brought(anna, ended("transamerica", 60))
    anna.post(path)
    assert anna.delete(path).status_code == 204
    eventually(lambda: anna.get(path).json()["status"] == "none")
    assert anna.post(path).status_code in (202, 429), "it may be begun again"


@pytest.mark.usefixtures("unfinished")
def test_two_analyses_at_a_time_are_too_many(server: Running) -> None:
    anna = server.guest("Anna")
    first, second = (brought(anna, ended("transamerica", 60 + more)) for more in (0, 1))
    anna.post(first)
    answer = anna.post(second)
    assert answer.status_code == 429
    assert "another game" in answer.json()["detail"].lower()
    anna.delete(first)


def test_a_finished_game_has_a_card_and_a_running_one_has_none(server: Running) -> None:
    anna = server.guest("Anna")
    table = brought(anna, ended("american-rails", 40)).rpartition("/")[0]
    card = anna.get(f"{table}/card")
    assert (card.status_code, card.headers["content-type"]) == (200, "image/png")
    assert card.content.startswith(b"\x89PNG")
    assert server.guest("Cora").get(f"{table}/card").status_code == 403
    with party(server) as running:
        answer = running.people[0].get(f"/api/tables/{running.table}/card")
        assert (answer.status_code, answer.json()["code"]) == (409, "card-not-over")
