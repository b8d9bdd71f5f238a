"""The past of a table, its record, and copies of it."""

import json
from pathlib import Path
from random import Random
from typing import Any

import roundhouse as rh
from tests.server.running import Browser, Running
from tests.server.seats import Party, party, seated


def got(browser: Browser, path: str, **query: Any) -> Any:
    answer = browser.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(table: Party, seed: int = 1) -> None:
    table.play(1000, Random(seed))
    assert table.clients[0].now["status"] == "over"


def test_every_past_moment_is_as_the_seat_saw_it(server: Running) -> None:
    with party(server) as table:
        views = {client.seat: {client.number: client.now["view"]} for client in table.clients}
        for _ in range(8):
            table.play(1)
            for client in table.clients:
                views[client.seat][client.number] = client.now["view"]
        table.mover.move()
        table.wait()
        table.clients[0].ask("undo", seen=table.clients[0].number)
        for seat, seen in views.items():
            for number, view in seen.items():
                path = f"/api/tables/{table.table}/past"
                moment = got(table.people[seat or 0], path, at=number)
                assert moment["view"] == view
                assert moment["seat"] == seat
        onlooker = server.guest("Cora")
        moment = got(onlooker, f"/api/tables/{table.table}/past", at=12)
        assert moment["view"]["hands"] == [None, None]
        path = f"/api/tables/{table.table}/past"
        assert onlooker.get(path, params={"at": 12, "seat": 0}).status_code == 403
        assert onlooker.get(path, params={"at": 999}).status_code == 404
        assert onlooker.get(path, params={"at": -1}).status_code == 400


def test_the_log_comes_in_pages(server: Running) -> None:
    with party(server) as table:
        table.play(6)
        client = table.clients[0]
        page = got(table.people[0], f"/api/tables/{table.table}/log", start=4)
        assert page["number"] == client.number
        assert [entry["number"] for entry in page["entries"]] == list(range(4, client.number))
        assert page["entries"] == client.log[4:]
        other = got(table.people[1], f"/api/tables/{table.table}/log")
        secret = [entry for entry in other["entries"] if entry["action"] is None]
        assert len(secret) == 5


def test_what_happened_since_my_last_turn(server: Running) -> None:
    with party(server, "Anna Ben Cora") as table:
        table.play(9, Random(3))
        for seat, person in enumerate(table.people):
            page = got(person, f"/api/tables/{table.table}/news")
            log = table.clients[0].log
            mine = [entry["number"] for entry in log if entry["seat"] == seat]
            if table.clients[0].now["to_act"] == seat:
                while mine and mine[-1] == len(log) - 1:
                    log, mine = log[:-1], mine[:-1]
            assert page["start"] == mine[-1] + 1


def test_the_record_of_a_finished_game_replays(server: Running, tmp_path: Path) -> None:
    with party(server) as table:
        finished(table)
        text = table.people[0].get(f"/api/tables/{table.table}/record").text
        assert "seed" not in text
        path = tmp_path / "game.jsonl"
        path.write_text(text)
        match = rh.Match.load(path)
        assert match.over
        result = table.clients[0].now["result"]
        assert (match.scores(), match.winners()) == (result["scores"], result["winners"])


def test_the_record_of_a_running_game_keeps_the_others_secrets(server: Running) -> None:
    with party(server) as table:
        table.play(3)
        lines = table.people[0].get(f"/api/tables/{table.table}/record").text.splitlines()
        header, *entries = [json.loads(line) for line in lines]
        assert "seed" not in header
        assert entries.count(None) == 5
        deals = [entry for entry in entries if entry and entry["type"] == "Deal"]
        assert [deal["seat"] for deal in deals] == [0] * 5


def test_a_record_comes_back_as_a_table_of_my_own(server: Running) -> None:
    with party(server) as table:
        finished(table)
        text = table.people[0].get(f"/api/tables/{table.table}/record").text
        cora = server.guest("Cora")
        part = "\n".join(text.splitlines()[:40]) + "\n"
        answer = cora.post("/api/records", json={"record": part})
        assert answer.status_code == 201, answer.text
        with seated(server, cora, answer.json()["id"]) as client:
            assert client.number >= 39
            assert client.now["about"]["hot_seat"] is True
            assert all(seat["mine"] for seat in client.now["seats"])
            client.done("sit", seat=client.now["to_act"])
            assert client.move()["type"] == "done"


def test_a_finished_record_comes_back_with_its_result(server: Running) -> None:
    with party(server) as table:
        finished(table)
        text = table.people[0].get(f"/api/tables/{table.table}/record").text
        cora = server.guest("Cora")
        answer = cora.post("/api/records", json={"record": text})
        with seated(server, cora, answer.json()["id"]) as client:
            assert client.now["status"] == "over"
            assert client.now["result"] == table.clients[0].now["result"]


def test_a_record_that_is_wrong_is_refused_by_its_line(server: Running) -> None:
    anna = server.guest("Anna")
    for text, line in (("hello", "line 1"), ('{"game":"chess"}', "line 1")):
        answer = anna.post("/api/records", json={"record": text})
        assert answer.status_code == 400
        assert line in answer.json()["detail"]
    text = json.dumps({"game": "transamerica", "version": 1, "seats": 2, "options": {}})
    answer = anna.post("/api/records", json={"record": f'{text}\n{{"type":"EndTurn"}}'})
    assert "line 2" in answer.json()["detail"]


def test_a_finished_game_is_copied_at_any_move(server: Running) -> None:
    with party(server) as table:
        finished(table)
        for number in (0, 7, 30, table.clients[0].number):
            path = f"/api/tables/{table.table}/copy"
            answer = table.people[0].post(path, json={"number": number})
            assert answer.status_code == 201, answer.text
            with seated(server, table.people[0], answer.json()["id"]) as client:
                log = [entry["action"] for entry in client.log[:number]]
                past = f"/api/tables/{answer.json()['id']}/past"
                shown = got(table.people[0], past, at=number, seat=0)["view"]
                then = f"/api/tables/{table.table}/past"
                assert shown == got(table.people[0], then, at=number, seat=0)["view"]
                assert len(log) == min(number, 100)


def test_a_running_game_is_not_copied(server: Running) -> None:
    with party(server) as table:
        path = f"/api/tables/{table.table}/copy"
        assert table.people[0].post(path, json={}).status_code == 409
