"""A guided first game at a table: what it asks for, what it refuses, and who hears of it."""

from typing import Any

import pytest

from roundhouse.game import games
from roundhouse.lessons import find_lesson
from tests.server.running import Browser, Running
from tests.server.seats import Client, seated

TITLE = "transamerica"
TITLES = [title for title in games() if find_lesson(title)]
ELSEWHERE = 3
"""A crossing that the lesson does not mean."""


def begun(browser: Browser, title: str = TITLE, **wish: Any) -> str:
    answer = browser.post(f"/api/lessons/{title}", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def told(browser: Browser, table: str) -> dict[str, Any]:
    answer = browser.get(f"/api/tables/{table}/lesson")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def wanted(client: Client, browser: Browser, table: str) -> dict[str, Any]:
    """The first choice that the lesson waits for."""
    (first, *_) = told(browser, table)["wanted"]
    found: dict[str, Any] = next(c for c in client.now["legal"] if c["id"] == first)["action"]
    return found


def follow(client: Client, browser: Browser, table: str) -> None:
    """Do what the lesson asks for, and wait until it is the learner's turn again."""
    assert client.move(wanted(client, browser, table))["type"] == "done"
    while client.now["to_act"] != 0 and not told(browser, table)["over"]:
        client.next()


def test_every_title_says_whether_it_teaches(server: Running) -> None:
    titles = server.stranger().get("/api/games").json()
    assert {title["name"]: title["lesson"] for title in titles} == {
        title["name"]: find_lesson(title["name"]) is not None for title in titles
    }


@pytest.mark.parametrize("title", TITLES)
def test_it_is_played_to_its_end_by_the_moves_it_asks_for(server: Running, title: str) -> None:
    anna = server.guest("Anna")
    table = begun(anna, title)
    read: list[int] = []
    with seated(server, anna, table) as client:
        assert client.now["about"]["lesson"]
        while not (now := told(anna, table))["over"]:
            read += [card["number"] for card in now["cards"] if card["number"] not in read]
            follow(client, anna, table)
        read += [card["number"] for card in now["cards"]]
    assert read == list(range(1, now["steps"] + 1))
    assert now["wanted"] == []


def test_another_move_is_refused_in_words_and_changes_nothing(server: Running) -> None:
    anna = server.guest("Anna")
    table = begun(anna)
    with seated(server, anna, table) as client:
        before = client.number
        action = {"type": "PlaceStart", "node": ELSEWHERE}
        answer = client.move(action)
        assert (answer["type"], answer["reason"], answer["rule"]) == ("refused", "lesson", "TA-2.1")
        assert "Cincinnati" in answer["text"]
        assert client.refused("why", action=action) == "lesson"
        illegal = client.move({"type": "PlaceStart", "node": 9999})
        assert illegal["reason"] == "illegal", "the rules speak first"
        assert client.number == before


def test_it_speaks_the_readers_language_and_names_the_others(server: Running) -> None:
    anna = server.guest("Anna")
    table = begun(anna)
    with seated(server, anna, table) as client:
        follow(client, anna, table)
        names = [seat["name"] for seat in client.now["seats"]]
    english = told(anna, table)["cards"][0]["text"]
    assert names[1] in english
    anna.cookies.set("language", "nl")
    assert "begonnen" in told(anna, table)["cards"][0]["text"]


def test_it_is_resumed_until_it_is_done_or_begun_anew(server: Running) -> None:
    anna = server.guest("Anna")
    table = begun(anna)
    with seated(server, anna, table) as client:
        follow(client, anna, table)
        now = told(anna, table)
    assert begun(anna) == table
    assert told(anna, table) == now
    new = begun(anna, again=True)
    assert new != table
    assert anna.get(f"/api/tables/{table}").status_code == 404
    assert told(anna, new)["cards"][0]["number"] == 1


def test_an_undo_takes_the_lesson_back_too(server: Running) -> None:
    anna = server.guest("Anna")
    table = begun(anna)
    with seated(server, anna, table) as client:
        follow(client, anna, table)
        follow(client, anna, table)
        before = told(anna, table)
        assert len(before["wanted"]) == 2
        assert client.move(wanted(client, anna, table))["type"] == "done"
        assert len(told(anna, table)["wanted"]) == 1
        client.done("undo", seen=client.number, actions=1)
        assert told(anna, table)["wanted"] == before["wanted"]


def test_who_skips_it_plays_on_as_they_like(server: Running) -> None:
    anna = server.guest("Anna")
    table = begun(anna)
    with seated(server, anna, table) as client:
        assert anna.post(f"/api/tables/{table}/lesson/end").status_code == 204
        assert anna.get(f"/api/tables/{table}/lesson").status_code == 404
        assert client.move({"type": "PlaceStart", "node": ELSEWHERE})["type"] == "done"
    assert begun(anna) != table


def test_it_is_nobody_elses_and_counts_nowhere(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = begun(anna)
    lists = [ben.get(f"/api/tables?kind={kind}").json() for kind in ("open", "watch", "mine")]
    assert table not in [card["id"] for cards in lists for card in cards]
    assert ben.get(f"/api/tables/{table}/lesson").status_code == 403
    assert ben.post(f"/api/tables/{table}/lesson/end").status_code == 403
    card = anna.get(f"/api/tables/{table}").json()
    assert (card["lesson"], card["analysis"], card["private"]) == (True, True, True)
    assert anna.delete(f"/api/tables/{table}").status_code == 204
    assert anna.get(f"/api/tables/{table}").status_code == 404


@pytest.mark.parametrize("title", ["chess", "transamerica "])
def test_an_unknown_title_teaches_nothing(server: Running, title: str) -> None:
    assert server.guest("Anna").post(f"/api/lessons/{title}", json={}).status_code in (400, 404)


def test_a_stranger_is_asked_for_a_name_first(server: Running) -> None:
    assert server.stranger().post(f"/api/lessons/{TITLE}", json={}).status_code == 401
