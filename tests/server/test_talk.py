"""Talk at a table."""

from tests.server.running import Running
from tests.server.seats import party, seated

WAITING = {"game": "transamerica", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_what_one_says_everybody_hears(server: Running) -> None:
    with party(server) as table:
        anna, ben = table.clients
        anna.done("say", text="Good   luck,\n<b>Ben</b>!\u202e\x07")
        ben.next()
        assert ben.talk[-1]["text"] == "Good luck, <b>Ben</b>!"
        assert ben.talk[-1]["name"] == "Anna"
        assert ben.talk[-1]["kind"] == "say"
        with seated(server, table.people[1], table.table) as again:
            assert again.talk == ben.talk


def test_talk_has_limits(server: Running) -> None:
    with party(server) as table:
        anna = table.clients[0]
        assert anna.refused("say", text=" \n ") == "malformed"
        assert anna.refused("say", text="x" * 501) == "malformed"


def test_a_table_without_negotiation_is_silent(server: Running) -> None:
    with party(server, talk=False) as table:
        assert table.clients[0].now["about"]["talk"] is False
        assert table.clients[0].refused("say", text="psst") == "off"


def test_people_talk_before_the_game_begins(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.post("/api/tables", json=WAITING).json()["id"]
    assert ben.post(f"/api/tables/{table}/join", json={}).status_code == 200
    with seated(server, anna, table) as hers, seated(server, ben, table) as his:
        hers.done("say", text="Ready?")
        while not his.talk:
            his.next()
        assert [(said["name"], said["text"]) for said in his.talk] == [("Anna", "Ready?")]
        assert his.now["status"] == "open"
