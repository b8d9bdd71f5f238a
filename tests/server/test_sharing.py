"""A shared link: a few words and a picture, of what everybody may see."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from roundhouse.server.sharing import pictures
from tests.direct import DIRECT
from tests.server.running import Running, running_server
from tests.server.seats import party
from tests.server.test_lobby import BOT, ME, OPEN, table


def tags(server: Running, table_id: str, language: str = "en") -> dict[str, str]:
    answer = httpx.get(
        f"{server.url}/table/{table_id}", headers={"accept-language": language}, **DIRECT
    )
    assert answer.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text)
    return {name: unescape(value) for name, value in found}


def picture(server: Running, table_id: str) -> httpx.Response:
    answer = httpx.get(f"{server.url}/table/{table_id}/picture.png", **DIRECT)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")
    return answer


def house_picture(server: Running) -> bytes:
    return picture(server, "AAAAAAAAAAAA").content


def test_a_table_that_waits_is_described_and_drawn(server: Running) -> None:
    made = table(server.guest("Anna"), ME, OPEN, BOT)
    found = tags(server, made["id"])
    assert found["og:title"] == "TransAmerica"
    assert found["og:description"] == "Anna, Ada: one of 3 seats is free. Join in!"
    assert found["og:image"].endswith(f"/table/{made['id']}/picture.png")
    assert found["og:url"].endswith(f"/table/{made['id']}")
    assert tags(server, made["id"], "de")["og:description"].endswith("Spiel mit!")
    drawn = picture(server, made["id"])
    assert drawn.content != house_picture(server)
    assert drawn.headers["cache-control"].startswith("public")
    assert "set-cookie" not in drawn.headers


@pytest.mark.parametrize("wishes", [{"private": True}, {"onlookers": False}])
def test_tables_that_are_not_for_everybody_look_like_none(
    server: Running, wishes: dict[str, Any]
) -> None:
    with party(server, "Anna Ben", **wishes) as game:
        game.play(3)
        hidden, missing = tags(server, game.table), tags(server, "AAAAAAAAAAAA")
        for name in ("og:url", "og:image"):
            assert hidden.pop(name).replace(game.table, "AAAAAAAAAAAA") == missing.pop(name)
        assert hidden == missing
        assert picture(server, game.table).content == house_picture(server)


def test_the_picture_follows_the_game_and_is_not_painted_at_every_asking(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with party(server, "Anna Ben") as game:
        first = picture(server, game.table).content
        game.play(12)
        assert picture(server, game.table).content == first, "it is shown again for a while"
        monkeypatch.setattr(pictures, "FRESH", 0.0)
        assert picture(server, game.table).content != first


def test_a_name_is_only_text(server: Running) -> None:
    made = table(server.guest('<b>"Anna"&'), ME, OPEN)
    page = httpx.get(f"{server.url}/table/{made['id']}", **DIRECT).text
    assert "<b>" not in page
    assert tags(server, made["id"])["og:description"].startswith('<b>"Anna"&')


def test_a_table_s_page_is_the_page(server: Running) -> None:
    made = table(server.guest("Anna"))
    for address in (made["id"], "nothing here", "x" * 100):
        answer = httpx.get(f"{server.url}/table/{address}", **DIRECT)
        assert answer.status_code == 200
        assert '<div id="app">' in answer.text
    first = httpx.get(f"{server.url}/table/{made['id']}", **DIRECT)
    tag = {"if-none-match": first.headers["etag"]}
    again = httpx.get(f"{server.url}/table/{made['id']}", headers=tag, **DIRECT)
    assert again.status_code == 304
    bad = httpx.get(f"{server.url}/table/no%20thing/picture.png", **DIRECT)
    assert bad.status_code == 400


def test_pictures_are_few_for_one_address(tmp_path: Path) -> None:
    with (
        running_server(str(tmp_path / "house.db"), leniency=1.0) as server,
        httpx.Client(base_url=server.url, **DIRECT) as client,
    ):
        codes = [client.get("/table/AAAAAAAAAAAA/picture.png").status_code]
        while codes[-1] == 200 and len(codes) < 1000:  # a slow machine is forgiven some
            codes.append(client.get("/table/AAAAAAAAAAAA/picture.png").status_code)
    assert codes[0] == 200
    assert codes[-1] == 429
