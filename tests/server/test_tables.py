"""Playing at a table over its WebSocket."""

import json

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import roundhouse as rh
from tests.server.running import Running
from tests.server.seats import Client, new_table, party, seated


def test_each_seat_gets_its_view_its_choices_and_the_log(server: Running) -> None:
    with party(server) as table:
        for seat, client in enumerate(table.clients):
            assert client.now["seat"] == client.now["view"]["seat"] == seat
            assert client.now["about"]["game"] == "transamerica"
            assert [one["name"] for one in client.now["seats"]] == ["Anna", "Ben"]
            assert [one["mine"] for one in client.now["seats"]] == [seat == 0, seat == 1]
            assert client.now["view"]["hands"][1 - seat] is None
            assert len(client.log) == client.number == 11
        assert table.mover.actions
        waiting = table.clients[1 - table.mover.now["to_act"]]
        assert waiting.actions == []


def test_a_choice_comes_with_its_label_in_the_language_asked_for(server: Running) -> None:
    with party(server) as table:
        seat = table.mover.now["to_act"]
        choice = table.mover.now["legal"][0]
        assert choice["label"]["text"].startswith("Place the start stone: ")
        assert choice["label"]["key"] == "ta-do-stone"
        with seated(server, table.people[seat], table.table, "language=de") as german:
            assert german.now["legal"][0]["label"]["text"] != choice["label"]["text"]
            assert german.now["legal"][0]["label"]["values"] == choice["label"]["values"]


@pytest.mark.parametrize("game", ["transamerica", "american-rails", "african-rails"])
def test_a_choice_has_the_same_id_in_every_frame(server: Running, game: str) -> None:
    codes = rh.games()[game].code, rh.games()[game].Action
    with party(server, "Anna Ben Cora", game=game) as table:
        for _ in range(6):
            choices = table.mover.now["legal"]
            ids = [choice["id"] for choice in choices]
            assert ids == [
                codes[0](msgspec.convert(choice["action"], codes[1])) for choice in choices
            ]
            assert len(set(ids)) == len(ids)
            table.play(1)


def test_a_move_reaches_everybody_with_the_words_for_it(server: Running) -> None:
    with party(server, "Anna Ben Cora") as table:
        mover = table.mover
        action = mover.actions[3]
        number = mover.number
        assert mover.move(action) == {"type": "done", "id": 1, "number": number + 1}
        table.wait()
        for client in table.clients:
            entry = client.log[-1]
            assert entry["action"] == action
            assert entry["by"] == "person"
            assert entry["seat"] == mover.seat
            assert client.now["view"]["start_stones"][mover.seat or 0] == action["node"]
            assert table.mover.seat != mover.seat
            name = client.now["seats"][mover.seat]["name"]
            assert entry["told"][0]["text"].startswith(f"{name} places the start stone: ")


def test_a_whole_game_is_played_to_its_result(server: Running) -> None:
    with party(server) as table:
        table.play(1000)
        for client in table.clients:
            assert client.now["status"] == "over"
            assert client.now["to_act"] is None
            assert client.now["result"]["winners"]
        assert table.clients[0].refused("move", seen=table.clients[0].number, action={}) == "over"


def refuse_cases(client: Client) -> list[tuple[dict[str, object], str]]:
    action = client.actions[0]
    return [
        ({"seen": client.number - 1, "action": action}, "stale"),
        ({"seen": client.number + 1, "action": action}, "stale"),
        ({"seen": 0, "action": action}, "stale"),
        ({"seen": client.number, "action": {"type": "LayRail", "edge": 1}}, "illegal"),
        ({"seen": client.number, "action": {"type": "PlaceStart", "node": 9999}}, "illegal"),
        ({"seen": client.number, "action": {"type": "PlaceStart", "node": "here"}}, "malformed"),
        ({"seen": client.number, "action": {"type": "PlaceStart", "node": -1}}, "malformed"),
        ({"seen": client.number, "action": {"type": "Undo", "seat": 0, "actions": 1}}, "malformed"),
        ({"seen": client.number, "action": {"type": "Nonsense"}}, "malformed"),
        ({"seen": client.number, "action": [1]}, "malformed"),
        ({"seen": client.number, "action": None}, "malformed"),
        ({"seen": client.number, "action": {"type": "Deal", "seat": 0, "city": "X"}}, "illegal"),
    ]


def test_wrong_moves_are_refused_with_a_reason_and_change_nothing(server: Running) -> None:
    with party(server) as table:
        mover = table.mover
        before = mover.now
        for fields, reason in refuse_cases(mover):
            assert mover.refused("move", **fields) == reason, fields
        with seated(server, table.people[mover.seat or 0], table.table) as again:
            assert again.now["view"] == before["view"]
            assert again.number == before["number"]


def test_an_illegal_move_names_its_rule(server: Running) -> None:
    with party(server) as table:
        mover = table.mover
        wrong = {"type": "LayRail", "edge": 1}
        for kind in ("move", "why"):
            fields = {"action": wrong} | ({"seen": mover.number} if kind == "move" else {})
            answer = mover.ask(kind, **fields)
            assert answer["rule"] == "TA-2.1"
            assert "start stone" in answer["text"]
        assert mover.ask("why", action=mover.actions[0])["type"] == "done"


def test_another_seat_cannot_move_and_nobody_takes_a_foreign_seat(server: Running) -> None:
    with party(server) as table:
        seat = table.mover.now["to_act"]
        other = table.clients[1 - seat]
        action = table.mover.actions[0]
        assert other.refused("move", seen=other.number, action=action) == "turn"
        assert other.refused("sit", seat=seat) == "seat"
        with pytest.raises(ConnectionClosed, match="4403"):
            seated(server, table.people[1 - seat], table.table, f"seat={seat}").__enter__()


def test_a_move_sent_twice_is_made_once(server: Running) -> None:
    with party(server) as table:
        mover, seen, action = table.mover, table.mover.number, table.mover.actions[0]
        assert mover.move(action)["type"] == "done"
        assert mover.refused("move", seen=seen, action=action) == "duplicate"
        assert mover.number == seen + 1


def test_a_client_that_comes_back_gets_what_it_missed(server: Running) -> None:
    with party(server) as table:
        table.play(3)
        number = table.clients[0].number
        with seated(server, table.people[0], table.table, f"since={number}") as away:
            assert away.log == []
        table.play(4)
        with seated(server, table.people[0], table.table, f"since={number}") as back:
            assert [entry["number"] for entry in back.now["log"]] == list(range(number, number + 4))
            assert back.now["log"] == table.clients[0].log[number:]
            assert back.now["view"] == table.clients[0].now["view"]


def test_a_seat_is_open_on_two_devices(server: Running) -> None:
    with party(server) as table:
        seat = table.mover.now["to_act"]
        with seated(server, table.people[seat], table.table) as second:
            assert second.now["legal"] == table.mover.now["legal"]
            assert second.move()["type"] == "done"
            first = table.clients[seat]
            first.until(second.number)
            assert first.now["view"] == second.now["view"]


def test_onlookers_see_the_public_view_and_touch_nothing(server: Running) -> None:
    with party(server) as table, seated(server, server.stranger(), table.table) as onlooker:
        assert onlooker.now["seat"] is None
        assert onlooker.now["view"]["hands"] == [None, None]
        assert onlooker.now["legal"] == []
        onlooker.until_shown("watching")  # a frame of its own, which is not to come meanwhile
        assert onlooker.refused("move", seen=onlooker.number, action={}) == "seat"
        assert onlooker.refused("say", text="hello") == "seat"
        table.play(1)
        onlooker.until(table.clients[0].number)
        assert onlooker.now["view"]["start_stones"] == table.clients[0].now["view"]["start_stones"]


def test_a_table_without_onlookers_is_closed_to_others(server: Running) -> None:
    with party(server, onlookers=False) as table:
        with pytest.raises(ConnectionClosed, match="4403"):
            seated(server, server.stranger(), table.table).__enter__()
        with seated(server, table.people[0], table.table, "seat=-1") as own:
            assert own.now["seat"] is None


def test_there_is_no_such_table(server: Running) -> None:
    with pytest.raises(ConnectionClosed, match="4404"):
        seated(server, server.stranger(), "nosuchtable").__enter__()


def test_a_table_that_has_not_begun_shows_who_is_there_and_then_begins(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    wish = {"game": "transamerica", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = anna.post("/api/tables", json=wish).json()["id"]
    with seated(server, anna, table) as client:
        assert client.now["status"] == "open"
        assert client.now["view"] is None
        assert client.refused("move", seen=0, action={}) == "over"
        ben.post(f"/api/tables/{table}/join", json={})
        assert anna.post(f"/api/tables/{table}/start").status_code == 200
        client.until(11)
        assert client.now["status"] == "playing"
        assert client.now["seats"][1]["name"] == "Ben"


def test_hot_seat_goes_round_on_one_device(server: Running) -> None:
    anna = server.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
    table = new_table([anna], seats=seats, start=True)
    with seated(server, anna, table) as client:
        for _ in range(6):
            client.done("sit", seat=client.now["to_act"])
            assert client.now["view"]["seat"] == client.now["to_act"] == client.seat
            assert client.move()["type"] == "done"
        client.done("undo", seen=client.number)
        assert client.log[-1]["action"]["type"] == "Undo"


def test_frames_say_nothing_of_seeds_or_other_people(server: Running) -> None:
    with party(server) as table:
        table.play(5)
        sent = "".join("".join(client.frames) for client in table.clients)
        assert "seed" not in sent
        assert '"person":' not in sent
        assert json.loads(table.clients[0].frames[0])["about"]["options"]["barrier"] == "rulebook"
