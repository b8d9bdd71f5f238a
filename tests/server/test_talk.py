"""Talk at a table."""

import pytest

from roundhouse.server.tables import live, loading
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


def test_a_silent_table_talks_after_the_end(server: Running) -> None:
    """AR-7.2 is about the game; afterwards everybody may say what they thought."""
    with party(server, talk=False) as table:
        anna, ben = table.clients
        table.play(2)
        assert anna.refused("say", text="psst") == "off"
        ben.done("resign")
        anna.until_over()
        anna.done("say", text="Well fought")
        while not any(said["text"] == "Well fought" for said in ben.talk):
            ben.next()


def test_greetings_are_always_welcome_and_read_in_the_reader_s_language(server: Running) -> None:
    with party(server, talk=False) as table:
        anna = table.clients[0]
        with seated(server, table.people[1], table.table, "language=nl") as ben:
            anna.done("greet", phrase="luck")
            while not ben.talk:
                ben.next()
            said = ben.talk[-1]
            assert (said["kind"], said["seat"], said["text"]) == ("greet", 0, "Veel succes!")
            assert anna.talk[-1]["text"] == "Good luck!"
        assert anna.refused("greet", phrase="sell me your share") == "malformed"


def test_onlookers_are_counted_and_talk_among_themselves(server: Running) -> None:
    with party(server) as table:
        anna = table.clients[0]
        cora, dora = server.guest("Cora"), server.guest("Dora")
        with (
            seated(server, cora, table.table) as one,
            seated(server, dora, table.table) as other,
            seated(server, server.stranger(), table.table) as stranger,
        ):
            while anna.now.get("watching") != 3:
                anna.next()
            one.done("say", text="Anna should go north")
            for listener in (other, stranger):
                while not listener.talk:
                    listener.next()
                said = listener.talk[-1]
                assert (said["kind"], said["name"], said["seat"]) == ("look", "Cora", None)
            assert stranger.refused("say", text="who am I?") == "seat"
            anna.done("say", text="Hello")
            while not any(said["text"] == "Hello" for said in other.talk):
                other.next()
            with seated(server, table.people[0], table.table, "seat=-1") as sly:
                assert [said["text"] for said in sly.talk] == ["Hello"]
        while anna.now.get("watching"):
            anna.next()
        assert [said["text"] for said in anna.talk] == ["Hello"]


def test_onlookers_cannot_push_the_players_words_out(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (live, loading):
        monkeypatch.setattr(module, "TALK_KEPT", 5)
    with party(server) as table:
        table.clients[0].done("say", text="Hello")
        with seated(server, server.guest("Cora"), table.table) as onlooker:
            for number in range(7):
                onlooker.done("say", text=f"word {number}")
        with seated(server, table.people[1], table.table) as again:
            assert [said["text"] for said in again.talk] == ["Hello"]
