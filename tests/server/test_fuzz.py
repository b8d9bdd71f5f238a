"""Garbage in every body, path and header: refused each time, and the house stands."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final
from urllib.parse import quote

import httpx

from tests.server.running import Running
from tests.server.test_lobby import ME, OPEN, table

TRIES: Final = 600
PATHS: Final = [
    "/api/guest", "/api/account", "/api/login", "/api/logout", "/api/me", "/api/me/settings",
    "/api/me/sessions", "/api/me/sessions/{}", "/api/me/password", "/api/me/data", "/api/me/push",
    "/api/me/mail", "/api/games", "/api/tables", "/api/tables/{}", "/api/tables/{}/join",
    "/api/tables/{}/leave", "/api/tables/{}/start", "/api/tables/{}/rematch",
    "/api/me/name", "/api/me/return", "/api/return", "/api/me/people", "/api/people/{}",
    "/table/{}", "/table/{}/picture.png", "/people/{}",
    "/api/tables/{}/seats/{}", "/confirm/{}/{}", "/{}", "/api/{}/{}",
]  # fmt: skip
METHODS: Final = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE"]
WORDS: Final = [
    "name", "password", "old", "new", "game", "seats", "options", "kind", "me", "open", "bot",
    "level", "random", "transamerica", "pace", "move", "seat", "private", "language", "webhook",
    "email", "quiet", "start", "endpoint", "auth", "p256dh", "token", "person", "profile",
]  # fmt: skip
ODD: Final = [
    *("", "\x00", "\u202e", "\U0001f600", "\ud800", "..", "%00", "%2e%2e", "'; DROP TABLE x; --"),
    *("{{7*7}}", "<script>", "\u0130", "x" * 5000, "-1", "1e400", "9" * 400, "true", "null"),
]
NUMBERS: Final = [0, -1, 1, 2**31, 2**63, -(2**64), 10**400, 1.5, 1e308, float("nan")]


def value(rng: Random, depth: int = 0) -> Any:
    """Any JSON value, more often one that nearly fits."""
    kind = rng.randrange(7 if depth < 4 else 5)
    if kind == 5:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == 6:
        return {word(rng): value(rng, depth + 1) for _ in range(rng.randrange(5))}
    return [None, rng.random() < 0.5, rng.choice(NUMBERS), word(rng), rng.choice(WORDS)][kind]


def word(rng: Random) -> str:
    return rng.choice(WORDS if rng.random() < 0.7 else ODD)


def body(rng: Random) -> bytes:
    """JSON, broken JSON, or no JSON at all."""
    data = json.dumps(value(rng)).encode()
    if rng.random() < 0.3:
        place = rng.randrange(len(data))
        data = data[:place] + rng.randbytes(rng.randrange(4)) + data[place + 1 :]
    return rng.randbytes(rng.randrange(200)) if rng.random() < 0.1 else data


def request(rng: Random, server: Running, table_id: str) -> httpx.Request:
    path = rng.choice(PATHS)
    while "{}" in path:
        piece = rng.choice([table_id, str(rng.randrange(-1, 12)), rng.choice(ODD)[:300]])
        path = path.replace("{}", quote(piece, errors="replace") or "-", 1)
    kinds = ["application/json"] * 6 + ["text/plain", "application/x-www-form-urlencoded", "x/y"]
    kinds += ["multipart/form-data; boundary=x", "application/json; charset=utf-7"]
    query = quote(word(rng)[:200], errors="replace")
    return httpx.Request(
        rng.choice(METHODS),
        f"{server.url}{path}",
        params={rng.choice(WORDS): query} if rng.random() < 0.3 else None,
        headers={
            "content-type": rng.choice(kinds),
            "accept-language": rng.choice(["de", "xx;q=9", "*"]),
            "x-forwarded-for": rng.choice(["1.2.3.4", "garbage"]),
        },
        content=body(rng),
    )


def test_garbage_does_no_harm(server: Running) -> None:
    anna = server.guest("Anna")
    card = table(anna, ME, OPEN)
    rng = Random(7)
    for _ in range(TRIES):
        asked = request(rng, server, card["id"])
        if asked.url.path == "/api/me" and asked.method == "DELETE":
            continue
        asked.headers["cookie"] = "; ".join(f"{c.name}={c.value}" for c in anna.cookies.jar)
        asked.headers["x-csrftoken"] = anna.cookies["csrftoken"]
        answer = anna.send(asked)
        assert answer.status_code < 500, (asked.method, asked.url, asked.content, answer.text)
        assert "Traceback" not in answer.text
        if asked.url.path in ("/api/logout", "/api/account", "/api/login") and answer.is_success:
            anna = server.guest("Anna")
    assert server.guest("Bert").get("/api/me").json()["name"] == "Bert"
