"""Styles at a table: chosen with the level, refused in one sentence, kept wherever a table goes."""

from typing import Any

import pytest

from tests.server.running import Browser, Running, running_server
from tests.server.seats import new_table, seated
from tests.server.test_studies import start_of

ME: dict[str, Any] = {"kind": "me"}
STYLES = ("builder", "banker", "speculator")
BOTS: list[dict[str, Any]] = [{"kind": "bot", "level": f"expert:{style}"} for style in STYLES]


def levels(seats: list[dict[str, Any]]) -> list[str | None]:
    return [seat["level"] for seat in seats]


def table(anna: Browser, *bots: dict[str, Any]) -> str:
    return new_table([anna], game="american-rails", seats=[ME, *bots], start=True)


def test_the_form_of_a_title_offers_the_styles_of_its_levels(server: Running) -> None:
    titles = {one["name"]: one for one in server.stranger().get("/api/games").json()}
    assert titles["american-rails"]["styles"] == {"expert": list(STYLES)}
    assert set(titles["american-rails"]["styles"]) <= set(titles["american-rails"]["levels"])
    assert titles["transamerica"]["styles"] == {}


@pytest.mark.parametrize(
    ("game", "level", "known"),
    [
        (
            "american-rails",
            "expert:pirate",
            "expert, expert:builder, expert:banker, expert:speculator",
        ),
        ("american-rails", "expert:", "expert, expert:builder, expert:banker, expert:speculator"),
        ("american-rails", "sharp:banker", "sharp"),
        ("transamerica", "expert:banker", "expert"),
        ("american-rails", "expert@1", "novice, steady, sharp, expert"),
        ("american-rails", "pirate:banker", "novice, steady, sharp, expert"),
    ],
)
def test_a_style_that_is_not_offered_is_refused_in_a_sentence(
    server: Running, game: str, level: str, known: str
) -> None:
    seats = [ME, {"kind": "bot", "level": level}, {"kind": "open"}]
    headers = {"accept-language": "de"}
    anna = server.guest("Anna")
    answer = anna.post("/api/tables", json={"game": game, "seats": seats}, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["detail"] == f"Dieses Spiel hat keinen Bot {level}: wähle unter {known}."


def test_bots_play_in_the_styles_they_were_given(server: Running) -> None:
    anna = server.guest("Anna")
    where = table(anna, *BOTS[:2])
    with seated(server, anna, where) as client:
        assert levels(client.now["seats"]) == [None, "expert:builder", "expert:banker"]
        while {entry["seat"] for entry in client.log if entry["by"] == "bot"} != {1, 2}:
            if client.now["to_act"] == 0:
                client.move()
            else:
                client.next()


def test_a_style_outlasts_the_server_and_comes_again_in_a_rematch(database: str) -> None:
    with running_server(database) as server:
        anna = server.guest("Anna")
        session = anna.cookies["roundhouse"]
        where = table(anna, *BOTS[1:])
    with running_server(database) as server:
        anna = server.holder(session)
        card = anna.get(f"/api/tables/{where}").json()
        assert levels(card["seats"]) == [None, "expert:banker", "expert:speculator"]
        with seated(server, anna, where) as client:
            client.done("resign")
            client.until_over()
        again = anna.post(f"/api/tables/{where}/rematch").json()
        assert levels(again["seats"]) == [None, "expert:banker", "expert:speculator"]


def test_a_seat_of_a_study_is_given_to_a_style(server: Running) -> None:
    anna = server.guest("Anna")
    study = start_of(anna, "american-rails")
    where = f"/api/tables/{study}/study/seats"
    with seated(server, anna, study) as client:
        other = (client.now["to_act"] + 1) % 3
        wish = {"seat": other, "level": "expert:banker"}
        assert anna.post(where, json=wish).status_code == 204
        client.until_seat(other, kind="bot", level="expert:banker")
        wrong = anna.post(where, json=wish | {"level": "expert:pirate"})
        assert (wrong.status_code, wrong.json()["code"]) == (400, "bot-unknown")
