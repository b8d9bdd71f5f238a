"""Whatever the form offers can be started, at every seat count, the way people start it."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.game import games
from tests.server.running import Browser, Running
from tests.server.seats import seated

CASES = [(name, count) for name, game in games().items() for count in game.seats]
WHY = {
    "en": "The two-player variant is for exactly two players, and this table has 3.",
    "nl": "De variant voor twee is voor precies twee spelers, en deze tafel heeft er 3.",
    "de": "Die Variante für zwei ist für genau zwei Spieler, und dieser Tisch hat 3 Plätze.",
}


def values(field: dict[str, Any], seats: int) -> list[Any]:
    """What the form offers for an option at a table of so many seats."""
    if field["seats"] is not None and seats not in field["seats"]:
        return []
    found = [choice["value"] for choice in field["choices"]]
    if field["kind"] == "switch":
        found += [False, True]
    if field["kind"] == "seat":
        found += list(range(seats))
    if field["kind"] == "number":
        found += [field["least"], field["most"]]
    return found


def wish(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A table for one device, which nobody has to be waited for."""
    others = [{"kind": "local", "name": f"Player {seat}"} for seat in range(1, seats)]
    return {"game": game, "seats": [{"kind": "me"}, *others], "options": options}


def make(browser: Browser, **asked: Any) -> dict[str, Any]:
    answer = browser.post("/api/tables", json=asked)
    assert answer.status_code == 201, (asked, answer.text)
    card: dict[str, Any] = answer.json()
    return card


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_everything_the_form_offers_can_be_started(server: Running, game: str, seats: int) -> None:
    titles = server.stranger().get("/api/games").json()
    (title,) = [title for title in titles if title["name"] == game]
    for field in title["options"]:
        maker = server.guest("Anna")
        for value in values(field, seats):
            asked = wish(game, seats, {field["name"]: value})
            card = make(maker, **asked, start=True)
            assert (card["status"], card["to_act"] >= 0) == ("playing", True), asked
            now = maker.get(f"/api/tables/{card['id']}/past", params={"at": card["number"]})
            assert now.status_code == 200, (asked, now.text)


def test_a_game_in_which_nothing_is_drawn_at_first_is_started_and_played(server: Running) -> None:
    """AR-1.6: who chooses the first company is named, so that no lot is drawn."""
    anna = server.guest("Anna")
    card = make(anna, **wish("american-rails", 5, {"banker": 3}))
    started = anna.post(f"/api/tables/{card['id']}/start")
    assert started.status_code == 200, started.text
    assert (started.json()["status"], started.json()["to_act"]) == ("playing", 3)
    with seated(server, anna, card["id"], "language=en&seat=3") as client:
        assert client.now["number"] == 0
        assert client.move()["type"] == "done"
        assert client.number > 0


@pytest.mark.parametrize("language", WHY)
def test_a_variant_that_does_not_fit_says_why(server: Running, language: str) -> None:
    anna = server.guest("Anna")
    asked = wish("african-rails", 3, {"two_player": True})
    answer = anna.post("/api/tables", json=asked, headers={"accept-language": language})
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith(WHY[language])


@pytest.mark.parametrize(
    ("game", "option"),
    [("transamerica", "start_player"), ("american-rails", "banker"), ("african-rails", "start")],
)
def test_a_seat_beyond_the_last_says_why(server: Running, game: str, option: str) -> None:
    answer = server.guest("Anna").post("/api/tables", json=wish(game, 3, {option: 4}))
    assert answer.status_code == 400
    assert answer.json()["detail"].startswith("There is no seat 5 at a table of 3")
