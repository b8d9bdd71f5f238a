"""A started table can be left: each way out, who decides, and what is on record."""

import pytest

import roundhouse as rh
from roundhouse.match import End, Match, ending
from tests.server.running import Running, running_server
from tests.server.seats import Client, Party, new_table, party, seated
from tests.server.test_lobby import listed

TITLES = ["transamerica", "american-rails", "african-rails"]


def others(table: Party, client: Client) -> list[Client]:
    return [other for other in table.clients if other is not client]


def note(client: Client) -> str:
    """What the table notes, once it does."""
    while not (notes := [said["text"] for said in client.talk if said["kind"] == "note"]):
        client.next()
    return str(notes[-1])


def last_entry(client: Client) -> dict[str, object]:
    action: dict[str, object] = client.log[-1]["action"]
    return action


@pytest.mark.parametrize("title", TITLES)
def test_who_resigns_against_one_other_loses(server: Running, title: str) -> None:
    names = "Anna Ben" if title != "american-rails" else "Anna Ben Cora"
    with party(server, names, game=title) as table:
        table.play(4)
        quitters = table.clients[1:]
        for quitter in quitters:
            quitter.done("resign")
        result = table.clients[0].until_over()
        assert (result["how"], result["winners"]) == ("resigned", [0])
        assert result["resigned"] == list(range(1, len(table.clients)))
        assert result["places"][0] == 1
        assert min(result["places"][1:]) == 2
        assert table.clients[0].now["to_act"] is None
        assert last_entry(table.clients[0])["type"] == "End"
        assert listed(table.people[0], "mine") == [table.table]
        assert quitters[-1].now["seat"] is None


def test_who_resigns_among_several_is_played_on_by_a_bot_and_comes_last(server: Running) -> None:
    with party(server, "Anna Ben Cora") as table:
        table.play(4)
        anna, ben, cora = table.clients
        ben.done("resign")
        seat = anna.until_seat(1, kind="bot")
        assert (seat["left"], seat["name"], seat["away"]) == ("resigned", "Ben", False)
        assert note(anna).startswith("Ben gives up.")
        assert ben.now["seat"] is None
        # The bot may move meanwhile.
        answer = ben.ask("move", seen=ben.number, action={"type": "EndTurn"})
        assert (answer["type"], answer["reason"]) == ("refused", "seat")
        ben.done("back")
        assert ben.now["seats"][1]["kind"] == "bot"
        anna.done("propose", what="end")
        offer = cora.until_shown("offer")
        assert (offer["kind"], offer["waiting"]) == ("end", [2])
        cora.done("answer", offer=offer["id"], agree=True)
        result = anna.until_over()
        assert (result["how"], result["by"], result["resigned"]) == ("agreed", 0, [1])
        assert 1 not in result["winners"]
        assert result["places"][1] == 3


def test_all_must_agree_to_an_end_and_one_who_does_not_ends_the_question(server: Running) -> None:
    with party(server, "Anna Ben Cora") as table:
        table.play(3)
        anna, ben, cora = table.clients
        anna.done("propose", what="end")
        offer = ben.until_shown("offer")
        assert offer["waiting"] == [1, 2]
        ben.done("answer", offer=offer["id"], agree=True)
        assert ben.refused("answer", offer=offer["id"], agree=True) == "offer"
        assert anna.ask("answer", offer=offer["id"], agree=True)["reason"] == "offer"
        assert ben.refused("propose", what="remove", seat=2) == "offer"
        table.play(2)
        assert anna.now["offer"]["agreed"] == [1]
        cora.until_shown("offer")
        cora.done("answer", offer=offer["id"], agree=False)
        anna.until_gone("offer")
        assert anna.talk[-1]["text"] == "Cora does not agree: the game goes on."
        assert anna.now["status"] == "playing"


@pytest.mark.parametrize("title", TITLES)
def test_an_agreed_end_has_the_winners_of_that_moment(server: Running, title: str) -> None:
    with party(server, "Anna Ben Cora", game=title) as table:
        table.play(15)
        anna = table.clients[0]
        anna.done("propose", what="end")
        for other in others(table, anna):
            offer = other.until_shown("offer")
            other.done("answer", offer=offer["id"], agree=True)
        result = anna.until_over()
        scores = result["scores"]
        best = min(scores) if title == "transamerica" else max(scores)
        assert result["winners"] == [seat for seat, score in enumerate(scores) if score == best]
        assert anna.refused("undo", seen=anna.number) == "over"
        assert anna.refused("propose", what="end") == "over"
        assert anna.log[-1]["told"][0]["text"] == (
            "All agree to end the game here, as Anna offered."
        )
        record = table.people[0].get(f"/api/tables/{table.table}/record").content
        match = Match.read(record)
        assert (match.over, match.winners()) == (True, result["winners"])


def test_alone_with_bots_the_game_ends_at_once(server: Running) -> None:
    anna = server.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = new_table([anna], seats=seats, start=True)
    with seated(server, anna, table) as client:
        client.done("propose", what="end")
        assert client.until_over()["how"] == "agreed"


def test_a_seat_handed_to_a_bot_is_nobody_s(server: Running) -> None:
    with party(server, "Anna Ben Cora") as table:
        table.play(3)
        anna, ben, _ = table.clients
        ben.done("leave")
        seat = anna.until_seat(1, kind="bot")
        assert (seat["left"], seat["name"]) == ("", "Ben")
        assert note(anna) == "Ben leaves the table: a bot takes the seat."
        assert listed(table.people[1], "mine") == []


def test_when_the_last_person_leaves_the_game_ends_without_a_winner(server: Running) -> None:
    with party(server) as table:
        table.play(2)
        anna, ben = table.clients
        anna.done("leave")
        ben.until_seat(0, kind="bot")
        ben.done("leave")
        result = anna.until_over()
        assert (result["how"], result["winners"], result["by"]) == ("abandoned", [], 1)
        assert "places" not in result


def test_the_maker_calls_off_a_game_that_has_hardly_begun(server: Running) -> None:
    with party(server) as table:
        anna, ben = table.clients
        assert anna.now["may_call_off"] is True
        assert "may_call_off" not in ben.now
        assert ben.refused("calloff") == "offer"
        anna.done("calloff")
        result = ben.until_over()
        assert (result["how"], result["winners"], result["by"]) == ("called-off", [], 0)
        assert ben.log[-1]["told"][0]["text"] == "Anna calls the game off."


def test_a_game_in_which_everybody_has_played_is_not_called_off(server: Running) -> None:
    with party(server) as table:
        table.play(2)
        assert "may_call_off" not in table.clients[0].now
        assert table.clients[0].refused("calloff") == "offer"


def test_the_maker_of_a_game_of_bots_calls_it_off_without_a_seat(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    bot = {"kind": "bot", "level": "random"}
    answer = anna.post(
        "/api/tables",
        json={"game": "african-rails", "seats": [bot] * 3, "start": True},
    )
    table = answer.json()["id"]
    with seated(server, anna, table) as maker, seated(server, ben, table) as onlooker:
        assert onlooker.ask("calloff")["type"] == "refused"
        maker.done("calloff")
        assert maker.until_over()["how"] == "called-off"
        assert maker.log[-1]["told"][0]["text"] == "The maker of the table calls the game off."


def test_a_seat_is_given_to_somebody_by_a_link(server: Running) -> None:
    with party(server, onlookers=False) as table:
        table.play(2)
        anna, ben = table.clients
        dora = server.guest("Dora")
        path = f"/api/tables/{table.table}"
        assert table.people[0].post(f"{path}/seats/1/link").status_code == 403
        old = table.people[1].post(f"{path}/seats/1/link").json()["link"]
        link = table.people[1].post(f"{path}/seats/1/link").json()["link"]
        ben.until_shown("linked")
        assert "linked" not in anna.now
        assert link.startswith(f"{server.url}/table/{table.table}#take=")
        gone = dora.post(f"{path}/take", json={"token": old.partition("=")[2]})
        assert (gone.status_code, gone.json()["code"]) == (409, "why-link-gone")
        token = {"token": link.partition("=")[2]}
        assert table.people[0].post(f"{path}/take", json=token).json()["code"] == "why-at-table"
        twin = server.guest("Anna").post(f"{path}/take", json=token)
        assert twin.json()["code"] == "name-taken"
        assert dora.post(f"{path}/take", json=token).json() == {"seat": 1}
        anna.until_seat(1, name="Dora", kind="person")
        assert note(anna) == "Dora takes over the seat of Ben."
        with seated(server, dora, table.table) as new:
            assert new.seat == 1
            mover = new if new.now["to_act"] == 1 else anna
            assert mover.move()["type"] == "done"
        again = server.guest("Emma").post(f"{path}/take", json=token)
        assert again.json()["code"] == "why-link-gone"
        assert listed(table.people[1], "mine") == []


def test_a_link_that_is_taken_back_is_void(server: Running) -> None:
    with party(server) as table:
        path = f"/api/tables/{table.table}"
        link = table.people[1].post(f"{path}/seats/1/link").json()["link"]
        assert table.people[1].delete(f"{path}/seats/1/link").status_code == 204
        token = {"token": link.partition("=")[2]}
        assert server.guest("Dora").post(f"{path}/take", json=token).status_code == 409
        assert table.clients[0].now["seats"][1]["name"] == "Ben"


def test_a_rematch_keeps_the_seat_of_who_resigned(server: Running) -> None:
    with party(server) as table:
        table.play(2)
        table.clients[1].done("resign")
        table.clients[0].until_over()
        card = table.people[0].post(f"/api/tables/{table.table}/rematch").json()
        assert [(seat["kind"], seat["name"]) for seat in card["seats"]] == [
            ("person", "Anna"),
            ("open", "Ben"),
        ]
        joined = table.people[1].post(f"/api/tables/{table.table}/rematch").json()
        assert [seat["kind"] for seat in joined["seats"]] == ["person", "person"]


def test_an_end_outlives_a_restart(database: str) -> None:
    with running_server(database) as server, party(server) as table:
        table.play(4)
        table.clients[1].done("resign")
        result = table.clients[0].until_over()
        name, session = table.table, table.people[0].cookies["roundhouse"]
    with (
        running_server(database) as server,
        seated(server, server.holder(session), name) as client,
    ):
        assert (client.now["status"], client.now["result"]) == ("over", result)
        assert client.now["to_act"] is None
        assert client.refused("move", seen=client.number, action={"type": "EndTurn"}) == "over"


def test_nothing_follows_the_end_of_a_record() -> None:
    match = rh.Match.start("transamerica", seats=2, seed=1)
    match.play(match.legal()[0])
    match.end("agreed", 0)
    assert (match.over, match.legal() != []) == (True, True)
    with pytest.raises(rh.BadInput):
        match.play(match.legal()[0])
    with pytest.raises(rh.BadInput):
        match.end("agreed", 1)
    twin = rh.Match.start("transamerica", seats=2, seed=1)
    with pytest.raises(rh.BadInput):
        twin.follow(End("agreed", 5))


def test_winners_and_places_of_those_who_did_not_give_up() -> None:
    match = rh.Match.start("american-rails", seats=3, seed=1)
    game, state = match.game, match.state
    assert ending.winners(game, state, End("agreed"), ()) == [0, 1, 2]
    assert ending.winners(game, state, End("agreed"), (1,)) == [0, 2]
    assert ending.places(game, state, [0, 2], (1,)) == [1, 3, 1]
    assert ending.winners(game, state, End("called-off"), ()) == []
    assert ending.winners(game, state, End("resigned"), (0, 1, 2)) == []
