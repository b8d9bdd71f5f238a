"""Studies: lines tried from a finished game, left and taken up again, shared and copied."""

from collections.abc import Callable
from random import Random

import pytest

from roundhouse.server.tables import studies
from tests.server.running import Browser, Running
from tests.server.seats import Client, party, seated
from tests.server.test_past import finished, got
from tests.server.test_reports import brought, ended

GAMES = ["transamerica", "american-rails", "african-rails"]


def opened(browser: Browser, table: str, number: int | None = None) -> str:
    answer = browser.post(f"/api/tables/{table}/copy", json={"number": number})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found


def go(browser: Browser, study: str, number: int) -> None:
    answer = browser.post(f"/api/tables/{study}/study/go", json={"number": number})
    assert answer.status_code == 204, answer.text


def until(client: Client, is_so: Callable[[], bool]) -> None:
    while not is_so():
        client.next()


def move(client: Client, rng: Random) -> None:
    """Any move of the seat to act, of all of which the one who studies has charge."""
    client.done("sit", seat=client.now["to_act"])
    assert client.move(rng.choice(client.actions))["type"] == "done"


def start_of(browser: Browser, title: str) -> str:
    """A study of a game of that title which people ended early."""
    return opened(browser, brought(browser, ended(title, 40)).split("/")[3])


@pytest.mark.parametrize("title", GAMES)
def test_lines_are_tried_left_and_taken_up_again(server: Running, title: str) -> None:
    anna, rng = server.guest("Anna"), Random(4)
    study = start_of(anna, title)
    with seated(server, anna, study) as client:
        began = client.now["about"]["study"]
        assert client.number >= began > 0
        assert client.now["status"] == "playing", "what people ended is played on"
        root = client.number
        moments = [root]
        for _ in range(6):
            move(client, rng)
            moments.append(client.number)
        seen = [got(anna, f"/api/tables/{study}/past", at=at)["view"] for at in moments]
        go(anna, study, root)
        until(client, lambda: client.log[-1]["action"]["type"] == "Rewind")
        now = client.number
        assert got(anna, f"/api/tables/{study}/past", at=now)["view"] == seen[0]
        move(client, Random(9))
        go(anna, study, moments[4])
        path = f"/api/tables/{study}/past"
        until(client, lambda: got(anna, path, at=client.number)["view"] == seen[4])
        move(client, rng)
    with seated(server, anna, study) as client:
        assert client.now["status"] == "playing", "it is kept"


def test_chance_draws_again_what_it_drew_in_the_game(server: Running) -> None:
    with party(server) as table:
        finished(table)
        anna = table.people[0]
        study = opened(anna, table.table, 1)
        shown = got(anna, f"/api/tables/{study}/past", at=11, seat=0)["view"]["hands"][0]
        assert (
            shown == got(anna, f"/api/tables/{table.table}/past", at=11, seat=0)["view"]["hands"][0]
        )


@pytest.mark.parametrize("address", ["copy", "study/go", "study/seats", "study/share", "report"])
@pytest.mark.parametrize("alone", [False, True])
def test_a_game_that_goes_on_is_not_studied(server: Running, address: str, alone: bool) -> None:
    body = {"study/go": {"number": 3}, "study/seats": {"seat": 0}, "copy": {}}.get(address)
    with party(server) as table:
        anna, where = table.people[0], table.table
        if alone:
            seats = [
                {"kind": "me"},
                {"kind": "local", "name": "Ben"},
                {"kind": "bot", "level": "novice"},
            ]
            wish = {"game": "transamerica", "seats": seats, "start": True}
            where = anna.post("/api/tables", json=wish).json()["id"]
        answer = anna.post(f"/api/tables/{where}/{address}", json=body)
        assert answer.status_code == 409
        assert answer.json()["code"] in ("study-not-over", "study-none", "report-not-over")


def test_a_game_that_is_over_by_its_rules_is_taken_back(server: Running) -> None:
    with party(server) as table:
        finished(table)
        anna = table.people[0]
        study = opened(anna, table.table)
        with seated(server, anna, study) as client:
            assert client.now["status"] == "over"
            go(anna, study, client.number - 9)
            until(client, lambda: client.now["status"] == "playing")
            assert "result" not in client.now


def test_bots_take_seats_and_give_them_back(server: Running) -> None:
    anna = server.guest("Anna")
    study = start_of(anna, "transamerica")
    where = f"/api/tables/{study}/study/seats"
    with seated(server, anna, study) as client:
        mover = client.now["to_act"]
        other = 1 - mover
        before = client.number
        assert anna.post(where, json={"seat": mover, "level": "novice"}).status_code == 204
        until(client, lambda: client.number > before and client.now["to_act"] == other)
        assert client.log[before]["by"] == "bot"
        answer = anna.post(where, json={"seat": other, "level": "novice"})
        assert (answer.status_code, answer.json()["code"]) == (400, "study-one-seat")
        assert anna.post(where, json={"seat": mover, "level": "wizard"}).status_code == 400
        assert anna.post(where, json={"seat": 7}).status_code == 404
        assert anna.post(where, json={"seat": mover}).status_code == 204
        until(client, lambda: all(seat["mine"] for seat in client.now["seats"]))


def test_a_shared_study_is_looked_at_and_copied_but_not_changed(server: Running) -> None:
    anna, cora = server.guest("Anna"), server.guest("Cora")
    study = start_of(anna, "american-rails")
    where = f"/api/tables/{study}"
    with seated(server, anna, study) as client:
        root = client.number
        move(client, Random(1))
        go(anna, study, root)
    assert cora.get(f"{where}/past", params={"at": 3}).status_code == 403
    assert cora.post(f"{where}/copy", json={}).status_code == 403
    assert cora.post(f"{where}/study/share").status_code == 403
    assert anna.post(f"{where}/study/share").status_code == 204
    assert cora.get(f"{where}/past", params={"at": 3}).status_code == 200
    for address, body in (("go", {"number": 3}), ("seats", {"seat": 0}), ("share", None)):
        answer = cora.post(f"{where}/study/{address}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "study-not-yours")
    mine = opened(cora, study)
    with seated(server, cora, mine) as client:
        kinds = [entry["action"]["type"] for entry in client.log if entry["action"]]
        assert "Rewind" in kinds, "the variations come along"
        assert client.now["about"]["study"] <= root
        move(client, Random(2))


def test_a_study_has_an_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "LONGEST", -1)
    anna = server.guest("Anna")
    study = start_of(anna, "transamerica")
    answer = anna.post(f"/api/tables/{study}/study/go", json={"number": 3})
    assert (answer.status_code, answer.json()["code"]) == (409, "study-full")
    answer = anna.post(f"/api/tables/{study}/study/go", json={"number": 9999})
    assert answer.status_code == 404
