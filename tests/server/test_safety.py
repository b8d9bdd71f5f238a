"""What is kept out: foreign pages, floods, oversized and malformed requests."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from roundhouse.server.observability import health
from roundhouse.server.safety.headers import ALWAYS
from roundhouse.store import Store, StoreUnavailable, lobby
from roundhouse.store.schema import PEOPLE, SESSIONS, SETTINGS, TABLES
from tests.direct import DIRECT
from tests.server.running import Running, running_server
from tests.server.seats import cookies, new_table


def test_every_answer_carries_the_safe_headers(server: Running) -> None:
    anna = server.guest("Anna")
    for path in ["/", "/api/me", "/nowhere", "/api/nowhere", "/healthz", "/api/tables/x"]:
        answer = anna.get(path)
        for name, value in ALWAYS.items():
            assert answer.headers[name] == value, path
        assert answer.headers["cache-control"] == ("no-cache" if path == "/" else "no-store")
        assert "strict-transport-security" not in answer.headers
        assert "server" not in answer.headers
        assert len(answer.headers["x-request-id"]) == 12


def test_the_policy_allows_our_own_things_only() -> None:
    policy = dict(part.split(" ", 1) for part in ALWAYS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in str(policy)


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "file://", "x", ""]
)
def test_other_sites_change_nothing(server: Running, origin: str) -> None:
    anna = server.guest("Anna")
    answer = anna.post("/api/logout", headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "problem-origin")
    assert anna.get("/api/me").status_code == 200


def test_our_own_pages_may(server: Running) -> None:
    anna = server.guest("Anna")
    assert anna.post("/api/logout", headers={"origin": server.url}).status_code == 204


def test_a_request_without_its_page_s_token_changes_nothing(server: Running) -> None:
    anna = server.guest("Anna")
    for token in ["", "x", "a" * 128]:
        answer = anna.post("/api/logout", headers={"x-csrftoken": token})
        assert (answer.status_code, answer.json()["code"]) == (403, "problem-reload")
    other = server.stranger().cookies["csrftoken"]
    assert anna.post("/api/logout", headers={"x-csrftoken": other}).status_code == 403
    form = anna.post("/api/logout", data={"x": "y"}, headers={"x-csrftoken": ""})
    assert form.status_code == 403
    assert anna.get("/api/me").status_code == 200


def test_behind_a_proxy_only_the_public_address_counts(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.db"), public_url="https://play.example") as server:
        anna = server.stranger()
        anna.cookies.set("csrftoken", anna.get("/").cookies["csrftoken"], domain="127.0.0.1")
        own = {"origin": "https://play.example"}
        entered = anna.post("/api/guest", json={"name": "Anna"}, headers=own)
        assert entered.status_code == 201
        assert "Secure" in entered.headers["set-cookie"]
        foreign = {"origin": server.url}
        assert anna.post("/api/guest", json={"name": "A"}, headers=foreign).status_code == 403


@pytest.mark.usefixtures("clock")
def test_too_many_passwords_are_refused(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "house.db"), leniency=1.0) as server:
        stranger = server.stranger()
        wish = {"name": "Anna", "password": "a wrong guess"}
        codes = [stranger.post("/api/login", json=wish).status_code for _ in range(12)]
        assert codes == [403] * 10 + [429] * 2
        answer = stranger.post("/api/login", json=wish, headers={"accept-language": "de"})
        assert answer.headers["retry-after"]
        assert answer.json()["detail"].startswith("Zu viele Versuche")
        codes = [stranger.post("/api/guest", json={"name": "Anna"}).status_code for _ in range(21)]
        assert codes == [201] * 20 + [429]


def test_an_oversized_body_is_refused(server: Running) -> None:
    anna = server.guest("Anna")
    answer = anna.post("/api/tables", json={"game": "x" * 300_000, "seats": []})
    assert (answer.status_code, answer.json()["code"]) == (413, "problem-large")

    def endless() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    headers = {"content-type": "application/json"}
    assert anna.post("/api/tables", content=endless(), headers=headers).status_code == 413


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"name":1}', b"[" * 100_000, b'"\\ud800"']
)
def test_malformed_bodies_are_told_so(server: Running, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = server.stranger().post("/api/guest", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"


def test_pages_that_are_not_there_say_so_in_the_reader_s_language(server: Running) -> None:
    stranger = server.stranger()
    page = stranger.get("/nowhere", headers={"accept": "text/html", "accept-language": "nl"})
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    assert 'lang="nl"' in page.text
    assert "Hier is niets" in page.text
    data = stranger.get("/api/nowhere", headers={"accept": "text/html", "accept-language": "de"})
    assert data.json()["code"] == "problem-missing"
    assert data.json()["detail"].startswith("Hier ist nichts")
    assert stranger.get("/api/logout").json()["code"] == "problem-method"


def test_our_own_mistakes_show_no_trace(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(lobby, "open_tables", broken)
    anna = server.guest("Anna")
    answer = anna.get("/api/tables", headers={"accept-language": "de"})
    assert answer.status_code == 500
    assert answer.json() == {
        "status": 500,
        "code": "problem-ours",
        "detail": "Bei uns ist etwas schiefgegangen. Es ist notiert.",
    }
    (record,) = [found for found in caplog.records if found.message == "request failed"]
    assert record.__dict__["request"] == answer.headers["x-request-id"]
    assert record.exc_info is not None


def test_a_lost_database_is_a_clear_sentence(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.guest("Anna")

    def lost(_: Store) -> None:
        raise StoreUnavailable("the database postgresql://secret does not answer")

    monkeypatch.setattr(Store, "read", lost)
    answer = anna.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (503, "problem-store")
    assert answer.headers["retry-after"] == "5"
    assert "secret" not in answer.text
    assert "postgresql://secret" in anna.get("/readyz").text
    monkeypatch.setattr(health, "may_see_figures", lambda *_: False)
    answer = anna.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"status": "the database cannot be read"})
    assert anna.get("/healthz").status_code == 200
    monkeypatch.undo()
    assert anna.get("/api/tables").status_code == 200
    assert anna.get("/readyz").status_code == 200


def test_nothing_is_shared_with_other_origins(server: Running) -> None:
    headers = {"origin": "https://evil.example"}
    answer = server.guest("Anna").get("/api/me", headers=headers)
    assert "access-control-allow-origin" not in answer.headers
    preflight = httpx.options(
        f"{server.url}/api/me",
        headers={**headers, "access-control-request-method": "DELETE"},
        **DIRECT,
    )
    assert "access-control-allow-origin" not in preflight.headers


async def secrets_of(database: str) -> list[str]:
    """Everything in the database that no answer may hold."""
    store = await Store(database).open()
    found: list[str] = []
    async with store.read() as connection:
        for column in (TABLES.c.seed, PEOPLE.c.password, SETTINGS.c.value, SESSIONS.c.token):
            found += [str(text) for text in await connection.scalars(select(column)) if text]
    await store.close()
    return found


def test_no_answer_holds_a_secret(database: str) -> None:
    """Seeds, password hashes, keys and sessions: whoever asks, whatever they ask for."""
    answers: list[httpx.Response] = []
    with running_server(database) as server:
        people = [server.stranger(), server.guest("Anna"), server.guest("Bert")]
        wish = {"name": "Cato", "password": "a long password"}
        for browser in people:
            browser.event_hooks["response"].append(answers.append)
        people[0].post("/api/account", json=wish)
        people[0].post("/api/login", json=wish)
        table = new_table(people)
        tables = f"/api/tables/{table}"
        for path in [
            *("/", "/api/me", "/api/me/settings", "/api/me/sessions", "/api/me/data", "/api/games"),
            *("/api/tables", "/api/tables?kind=mine", "/api/tables?kind=watch", "/api/push"),
            *("/metrics", "/readyz", "/api/schema/openapi.json", "/nowhere", tables),
            *(f"{tables}/record", f"{tables}/log", f"{tables}/past?at=3", f"{tables}/news"),
        ]:
            for browser in people:
                browser.get(path)
        hidden = asyncio.run(secrets_of(database))
    assert len(answers) > 50
    assert len(hidden) > 6
    texts = [answer.text + str(answer.headers.multi_items()) for answer in answers]
    assert [text for text in texts for secret in hidden if secret in text] == []
    assert not any('"seed"' in text for text in texts)


def test_who_leaves_in_the_middle_of_a_request_leaves_no_trace(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    browser = server.stranger()
    address = httpx.URL(server.url)
    lines = [
        "POST /api/guest HTTP/1.1",
        f"host: {address.host}",
        f"cookie: csrftoken={browser.cookies['csrftoken']}",
        f"x-csrftoken: {browser.cookies['csrftoken']}",
        "content-type: application/json",
        "content-length: 1000",
    ]
    with caplog.at_level(logging.INFO, "roundhouse.requests"):
        with socket.create_connection((address.host, address.port or 80)) as half:
            half.sendall("\r\n".join([*lines, "", '{"na']).encode())
            time.sleep(0.2)
        while not any(getattr(one, "route", "") == "/api/guest" for one in caplog.records):
            time.sleep(0.01)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("path", ["/api/live", "/api/tables/{table}/play", "/api/tables/x/play"])
def test_who_leaves_before_a_socket_is_open_leaves_no_trace(
    server: Running, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    where = path.format(table=new_table([anna, ben]))
    address = httpx.URL(server.url)
    lines = [f"GET {where} HTTP/1.1", f"host: {address.host}", "upgrade: websocket"]
    lines += ["connection: Upgrade", "sec-websocket-version: 13"]
    lines += ["sec-websocket-key: cm91bmRob3VzZS10ZXN0cw==", f"cookie: {cookies(anna)['Cookie']}"]
    for _ in range(60):
        with socket.create_connection((address.host, address.port or 80)) as gone:
            gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            gone.sendall("\r\n".join([*lines, "", ""]).encode())
    assert anna.get("/api/me").status_code == 200
    assert not [record for record in caplog.records if record.exc_info]
