"""The lobby: tables are made, found, joined, left, begun and played again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from tests.server.pages import page
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Party, new_table
from tests.waiting import PATIENCE

ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "level": "random"}


def table(browser: Browser, *seats: dict[str, Any], **wishes: Any) -> dict[str, Any]:
    """A new table, as the lobby shows it."""
    wish = {"game": "transamerica", "seats": seats or (ME, OPEN), **wishes}
    answer = browser.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    card: dict[str, Any] = answer.json()
    return card


def listed(browser: Browser, kind: str) -> list[str]:
    return [card["id"] for card in browser.get("/api/tables", params={"kind": kind}).json()]


def test_the_titles_come_with_their_forms(server: Running) -> None:
    titles = server.stranger().get("/api/games", headers={"accept-language": "de"}).json()
    (title,) = [title for title in titles if title["name"] == "transamerica"]
    assert (title["title"], title["seats"]) == ("TransAmerica", [2, 3, 4, 5, 6])
    assert title["levels"] == ["novice", "steady", "sharp", "expert"]
    barrier = title["options"][0]
    assert barrier["label"] == "Die Schranke nach der zweiten Runde"
    labels = {choice["value"]: choice["label"] for choice in barrier["choices"]}
    assert labels["fixed"] == "bleibt stehen"


def test_a_new_table_is_laid_out_as_asked(server: Running) -> None:
    anna = server.guest("Anna")
    card = table(
        anna,
        ME,
        OPEN,
        {"kind": "guest", "name": " Bert "},
        BOT,
        options={"barrier": "fixed"},
        pace={"move": 60, "reserve": 600, "timeout": "drop"},
        onlookers=False,
        talk=False,
    )
    me = anna.get("/api/me").json()["id"]
    kinds = [(seat["kind"], seat["name"], seat["person"], seat["level"]) for seat in card["seats"]]
    assert kinds == [
        ("person", "Anna", me, None),
        ("open", "", None, None),
        ("open", "Bert", None, None),
        ("bot", "Ada", None, "random"),
    ]
    assert card["options"] == {"barrier": "fixed", "start_player": "random", "show_missing": True}
    assert card["pace"] == {"move": 60, "reserve": 600, "timeout": "drop"}
    assert (card["onlookers"], card["talk"], card["status"]) == (False, False, "open")
    assert "seed" not in card


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": "x" * 1000},
        {"seats": [ME]},
        {"seats": [ME] * 2},
        {"seats": [OPEN] * 7},
        {"seats": [ME, {"kind": "bot", "level": "godlike"}]},
        {"seats": [ME, {"kind": "guest", "name": ""}]},
        {"seats": [ME, {"kind": "guest", "name": "ANNA"}]},
        {"seats": [ME, OPEN, {"kind": "local", "name": "Bert"}]},
        {"seats": [ME, {"kind": "throne"}]},
        {"options": {"barrier": "open"}},
        {"options": {"unheard_of": 1}},
        {"options": {"start_player": 5}},
        {"options": {"barrier": {"deep": [1]}}},
        {"pace": {"move": -1}},
        {"pace": {"move": 10**9}},
        {"seed": 7},
        {"private": "perhaps"},
    ],
)
def test_a_table_that_does_not_fit_is_refused(server: Running, wrong: dict[str, Any]) -> None:
    anna = server.guest("Anna")
    wish = {"game": "transamerica", "seats": [ME, OPEN], **wrong}
    answer = anna.post("/api/tables", json=wish)
    assert answer.status_code == 400, answer.text
    assert answer.json()["detail"]
    assert listed(anna, "mine") == []


def test_open_tables_are_found_and_private_ones_are_not(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    public, private = table(anna), table(anna, private=True)
    assert public["id"] in listed(bert, "open")
    assert private["id"] not in listed(bert, "open")
    assert {public["id"], private["id"]} <= set(listed(anna, "mine"))
    assert listed(bert, "mine") == []
    assert bert.get(f"/api/tables/{private['id']}").json()["private"] is True
    assert bert.get("/api/tables/AAAAAAAAAAAA").status_code == 404


def test_people_join_and_leave_before_the_game(server: Running) -> None:
    anna, bert, cato = (server.guest(name) for name in ("Anna", "Bert", "Cato"))
    card = table(anna, ME, OPEN)
    where = f"/api/tables/{card['id']}"
    joined = bert.post(f"{where}/join", json={}).json()
    assert [seat["name"] for seat in joined["seats"]] == ["Anna", "Bert"]
    assert bert.post(f"{where}/join", json={}).status_code == 200
    assert card["id"] in listed(bert, "mine")
    assert cato.post(f"{where}/join", json={}).status_code == 409
    assert bert.post(f"{where}/leave").status_code == 204
    assert cato.post(f"{where}/join", json={"seat": 0}).status_code == 409
    assert cato.post(f"{where}/join", json={"seat": 1}).status_code == 200


def test_a_kept_seat_is_for_its_guest_alone(server: Running) -> None:
    anna, bert, dora = (server.guest(name) for name in ("Anna", "bert", "Dora"))
    card = table(anna, ME, {"kind": "guest", "name": "Bert"})
    where = f"/api/tables/{card['id']}"
    assert dora.post(f"{where}/join", json={}).status_code == 409
    assert dora.post(f"{where}/join", json={"seat": 1}).status_code == 409
    assert bert.post(f"{where}/join", json={}).status_code == 200


def test_two_people_of_one_name_do_not_sit_together(server: Running) -> None:
    card = table(server.guest("Anna"))
    twin = server.guest("ANNA")
    answer = twin.post(f"/api/tables/{card['id']}/join", json={})
    assert (answer.status_code, answer.json()["code"]) == (400, "name-taken")


def test_the_maker_fills_and_frees_seats(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    card = table(anna, ME, OPEN, OPEN)
    where = f"/api/tables/{card['id']}"
    assert bert.post(f"{where}/join", json={"seat": 1}).status_code == 200
    assert bert.put(f"{where}/seats/2", json=BOT).status_code == 403
    changed = anna.put(f"{where}/seats/2", json=BOT).json()
    assert changed["seats"][2]["level"] == "random"
    freed = anna.put(f"{where}/seats/1", json=OPEN).json()
    assert freed["seats"][1]["person"] is None
    assert card["id"] not in listed(bert, "mine")
    assert anna.put(f"{where}/seats/5", json=BOT).status_code == 404
    assert anna.put(f"{where}/seats/1", json=ME).status_code == 400


def test_a_table_whose_maker_leaves_goes_on_or_goes(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    card = table(anna, ME, OPEN)
    where = f"/api/tables/{card['id']}"
    bert.post(f"{where}/join", json={})
    assert anna.post(f"{where}/leave").status_code == 204
    assert bert.get(where).json()["owner"] == bert.get("/api/me").json()["id"]
    assert anna.delete(where).status_code == 403
    assert bert.post(f"{where}/leave").status_code == 204
    assert bert.get(where).status_code == 404


def test_the_maker_takes_a_table_away(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    where = f"/api/tables/{table(anna)['id']}"
    assert bert.delete(where).status_code == 403
    assert anna.delete(where).status_code == 204
    assert anna.get(where).status_code == 404


def test_a_game_begins_when_every_seat_is_taken(server: Running) -> None:
    anna, bert = server.guest("Anna"), server.guest("Bert")
    card = table(anna, ME, OPEN)
    where = f"/api/tables/{card['id']}"
    assert anna.post(f"{where}/start").json()["code"] == "table-not-full"
    bert.post(f"{where}/join", json={})
    assert bert.post(f"{where}/start").status_code == 403
    begun = anna.post(f"{where}/start").json()
    assert begun["status"] == "playing"
    assert begun["to_act"] in (0, 1)
    assert begun["number"] > 0
    assert bert.post(f"{where}/leave").json()["code"] == "table-begun"
    assert anna.post(f"{where}/start").status_code == 409
    assert anna.delete(where).status_code == 409
    assert card["id"] not in listed(bert, "open")
    assert card["id"] in listed(server.guest("Cato"), "watch")


def test_a_table_of_bots_and_hot_seats_begins_at_once(server: Running) -> None:
    anna = server.guest("Anna")
    local = {"kind": "local", "name": "Bert"}
    card = table(anna, ME, local, BOT, start=True, onlookers=False)
    assert (card["status"], card["hot_seat"]) == ("playing", True)
    assert server.guest("Cato").get(f"/api/tables/{card['id']}").status_code == 404
    refused = anna.post(
        "/api/tables", json={"game": "transamerica", "seats": [ME, OPEN], "start": True}
    )
    assert refused.json()["code"] == "table-not-full"


def test_a_guest_keeps_only_so_many_tables(server: Running) -> None:
    anna = server.guest("Anna")
    for _ in range(20):
        table(anna)
    answer = anna.post("/api/tables", json={"game": "transamerica", "seats": [ME, OPEN]})
    assert (answer.status_code, answer.json()["code"]) == (409, "table-many")


def test_strangers_make_no_tables(server: Running) -> None:
    stranger = server.stranger()
    wish = {"game": "transamerica", "seats": [OPEN, OPEN]}
    assert stranger.post("/api/tables", json=wish).status_code == 401
    assert stranger.get("/api/tables").status_code == 401


def test_a_guest_who_becomes_an_account_keeps_the_tables(server: Running) -> None:
    guest = server.guest("Hanna")
    card = table(guest)
    registered = guest.post("/api/account", json={"name": "Hanna K", "password": "a long one"})
    assert registered.status_code == 201
    elsewhere = server.stranger()
    elsewhere.post("/api/login", json={"name": "Hanna K", "password": "a long one"})
    assert listed(elsewhere, "mine") == [card["id"]]


def test_a_table_is_played_again(server: Running) -> None:
    people = [server.guest(name) for name in ("Anna", "Bert")]
    anna, bert = people
    game = Party(server, people, new_table(people, private=True, options={"barrier": "fixed"}))
    where = f"/api/tables/{game.table}"
    assert anna.post(f"{where}/rematch").json()["code"] == "table-playing"
    game.play(1000)
    game.close()
    assert server.guest("Cato").post(f"{where}/rematch").status_code == 404
    with page(server, anna) as socket:
        new = bert.post(f"{where}/rematch").json()
        while (event := msgspec.json.decode(socket.recv(PATIENCE))).get("kind") != "invited":
            pass
        assert event["table"] == new["id"]
    assert (new["parent"], new["status"], new["private"]) == (game.table, "open", True)
    assert new["options"]["barrier"] == "fixed"
    assert [(seat["kind"], seat["name"]) for seat in new["seats"]] == [
        ("open", "Anna"),
        ("person", "Bert"),
    ]
    assert new["id"] in listed(anna, "mine")
    joined = anna.post(f"{where}/rematch").json()
    assert joined["id"] == new["id"]
    assert [seat["kind"] for seat in joined["seats"]] == ["person", "person"]
    assert joined["status"] == "playing"


def test_both_ask_for_a_rematch_at_once_and_get_one(server: Running) -> None:
    people = [server.guest(name) for name in ("Anna", "Bert")]
    game = Party(server, people, new_table(people))
    game.play(1000)
    game.close()
    with ThreadPoolExecutor(2) as both:
        where = f"/api/tables/{game.table}/rematch"
        made = list(both.map(lambda person: person.post(where).json()["id"], people))
    assert made[0] == made[1]


def test_the_last_seat_is_taken_once(server: Running) -> None:
    card = table(server.guest("Anna"))
    people = [server.guest(f"Guest {number}") for number in range(4)]
    with ThreadPoolExecutor(4) as all_at_once:
        where = f"/api/tables/{card['id']}/join"
        codes = list(all_at_once.map(lambda who: who.post(where, json={}).status_code, people))
    assert sorted(codes) == [200, 409, 409, 409]


def test_the_house_knows_how_long_its_games_usually_are(database: str) -> None:
    with running_server(database) as server:
        people = [server.guest(name) for name in ("Anna", "Bert")]
        assert people[0].get("/api/games/lengths").json() == []
    lengths = []
    with running_server(database) as server:
        people = [server.guest(name) for name in ("Anna", "Bert")]
        for _ in range(3):
            game = Party(server, people, new_table(people))
            game.play(1000)
            lengths.append(game.clients[0].number)
            game.close()
        called_off = Party(server, people, new_table(people))
        called_off.clients[0].done("calloff")
        called_off.close()
        (usual,) = server.stranger().get("/api/games/lengths").json()
    assert (usual["game"], usual["seats"]) == ("transamerica", 2)
    assert usual["entries"] == round(sum(lengths) / 3)
