"""For those who run a server: logs, health, figures, stopping, backup and restore."""

from __future__ import annotations

import io
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from roundhouse import BadInput
from roundhouse.cli.backup import back_up
from roundhouse.server.observability.logs import JsonLines
from tests.direct import DIRECT, PATIENT
from tests.postgres import Postgres
from tests.server.pages import close_code
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Party, new_table, seated
from tests.waiting import PATIENCE


def test_logs_are_lines_of_json() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("roundhouse.test")
    logger.addHandler(handler)
    logger.propagate = False
    logger.warning("two\nlines %s", "é", extra={"route": "/x", "odd": {1, 2}})
    try:
        raise ValueError("what was wrong")
    except ValueError:
        logger.exception("oh")
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["level"], first["logger"], first["route"]) == (
        "warning",
        "roundhouse.test",
        "/x",
    )
    assert first["message"] == "two\nlines é"
    assert first["time"].endswith("Z")
    assert "ValueError: what was wrong" in second["trace"]


def test_health_and_figures(server: Running) -> None:
    stranger = server.stranger()
    for path in ["/healthz", "/readyz"]:
        answer = stranger.get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    table = new_table([server.guest("Anna"), server.guest("Bert")])
    stranger.get(f"/api/tables/{table}")
    stranger.get("/no/such/page")
    figures = stranger.get("/metrics").text
    assert 'roundhouse_request_seconds_count{method="GET",route="/healthz",status="200"}' in figures
    assert 'route="/api/tables/{table_id}"' in figures
    assert 'route="elsewhere"' in figures
    assert "process_resident_memory_bytes" in figures
    assert "roundhouse_move_seconds" in figures
    assert table not in figures
    assert "/no/such/page" not in figures


def test_figures_are_for_those_who_know_the_token(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.db"), metrics_token="let me see") as server:
        stranger = server.stranger()
        assert stranger.get("/metrics").status_code == 403
        for wrong in ["Bearer let me", "Bearer é", "let me see"]:
            headers = {b"authorization": wrong.encode()}
            assert stranger.get("/metrics", headers=headers).status_code == 403
        right = {"authorization": "Bearer let me see"}
        assert "roundhouse_request" in stranger.get("/metrics", headers=right).text


@contextmanager
def process(tmp_path: Path, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`roundhouse serve` as people start it, and its address."""
    command = [sys.executable, "-m", "roundhouse", "serve", "--log-level", "info"]
    known = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    with subprocess.Popen(
        [*command, "--port", "0", "--database", str(tmp_path / "house.db")],
        env={**known, "ROUNDHOUSE_PURE": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            assert running.stdout is not None
            line = running.stdout.readline()
            assert line.startswith("Roundhouse is open at "), running.communicate()
            yield running, line.split()[-1].replace("localhost", "127.0.0.1")
        finally:
            running.kill()


def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    with process(tmp_path) as (running, url):
        browser = Browser(base_url=url, **DIRECT)
        browser.get("/")
        browser.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        cookie = {"Cookie": f"roundhouse={browser.cookies['roundhouse']}"}
        address = f"{url.replace('http', 'ws')}/api/live"
        link = f"{url.replace('http', 'ws')}/api/tables/privatelink1/play"
        with connect(link, additional_headers=cookie, **PATIENT) as socket:
            assert close_code(lambda: socket.recv(PATIENCE)) == 4404
        with connect(address, additional_headers=cookie, **PATIENT) as socket:
            running.send_signal(signal.SIGTERM)
            assert close_code(lambda: socket.recv(PATIENCE)) in (1012, 4408)
        browser.close()
        _, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode in (0, -signal.SIGTERM)
    lines: list[dict[str, Any]] = [json.loads(line) for line in errors.splitlines()]
    requests = [line for line in lines if line["logger"] == "roundhouse.requests"]
    assert {"method": "POST", "route": "/api/guest", "status": 201}.items() <= requests[1].items()
    assert not any("trace" in line or line["level"] == "error" for line in lines), errors
    assert browser.cookies["roundhouse"] not in errors
    assert "privatelink1" not in errors


def moved(server: Running, people: list[Browser], table: str) -> int:
    """A few moves; how long the log is then."""
    game = Party(server, people, table)
    game.play(6, Random(5))
    number = game.clients[0].number
    game.close()
    return number


def look_again(server: Running, sessions: list[str], table: str) -> int:
    """The same people at the same table, who may play on."""
    people = [server.holder(session) for session in sessions]
    with seated(server, people[0], table) as window:
        number = window.number
    assert moved(server, people, table) > number
    return number


def test_sqlite_is_copied_while_it_is_played_on_and_restored(tmp_path: Path) -> None:
    original, copy = str(tmp_path / "house.db"), tmp_path / "copy.db"
    with running_server(original) as server:
        people = [server.guest("Anna"), server.guest("Bert")]
        sessions = [person.cookies["roundhouse"] for person in people]
        table = new_table(people)
        number = moved(server, people, table)
        assert back_up(original, copy) == 1
        assert moved(server, people, table) > number
    with running_server(str(copy)) as server:
        assert look_again(server, sessions, table) == number


def test_a_backup_never_spoils_anything(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with pytest.raises(BadInput, match="there is no database"):
        back_up(str(tmp_path / "nothing.db"), copy)
    with pytest.raises(BadInput, match="pg_dump"):
        back_up("postgresql://localhost/x", copy)
    (tmp_path / "broken.db").write_bytes(b"this is no database" * 100)
    with pytest.raises(BadInput, match="failed"):
        back_up(str(tmp_path / "broken.db"), copy)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.db"]
    copy.write_text("mine")
    with pytest.raises(BadInput, match="there already"):
        back_up(str(tmp_path / "broken.db"), copy)
    assert copy.read_text() == "mine"


def test_postgresql_is_dumped_while_it_is_played_on_and_restored(postgres: Postgres) -> None:
    database, other = postgres.database(), postgres.database()
    with running_server(database) as server:
        people = [server.guest("Anna"), server.guest("Bert")]
        sessions = [person.cookies["roundhouse"] for person in people]
        table = new_table(people)
        number = moved(server, people, table)
        dump = postgres.command("pg_dump", "--format=custom", database)
    postgres.command("pg_restore", "--no-owner", "--dbname", other, given=dump)
    with running_server(other) as server:
        assert look_again(server, sessions, table) == number


def test_the_address_behind_a_proxy_is_the_visitor_s_own(tmp_path: Path) -> None:
    """Limits count people, not the proxy; only a proxy on this machine is believed."""
    with running_server(str(tmp_path / "house.db"), leniency=1.0) as server:
        page = server.stranger().cookies["csrftoken"]
        codes: list[int] = []
        for number in range(12):
            headers = {"x-csrftoken": page, "cookie": f"csrftoken={page}"}
            headers["x-forwarded-for"] = f"203.0.113.{number}"
            wish = {"name": f"Guest {number}", "password": "a wrong guess"}
            answer = httpx.post(f"{server.url}/api/login", json=wish, headers=headers, **DIRECT)
            codes.append(answer.status_code)
        assert codes == [403] * 12


def test_the_unit_allows_as_many_files_as_a_crowd_has_windows() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
    unit = page.partition("[Service]")[2].partition("```")[0]
    settings = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line)
    assert int(settings["LimitNOFILE"]) >= 10_000
