"""Taking back over the wire: freely, with consent, and never past a barrier."""

from tests.server.running import Running
from tests.server.seats import Client, new_table, party, seated


def rail(client: Client) -> None:
    """One rail on a single line, so that the turn goes on."""
    for choice in client.now["legal"]:
        if choice["label"]["key"] == "ta-do-rail":
            client.move(choice["action"])
            return
    raise AssertionError("no single line")


def test_the_own_last_action_is_taken_back_freely(server: Running) -> None:
    with party(server) as table:
        table.play(2)
        mover = table.mover
        before = mover.now["view"]
        rail(mover)
        assert mover.now["undo"] == "free"
        mover.done("undo", seen=mover.number)
        table.wait()
        assert mover.now["view"] == before
        assert mover.log[-1]["action"] == {
            "type": "Undo", "seat": mover.seat, "actions": 1, "consent": False,
        }  # fmt: skip
        assert mover.log[-1]["told"][0]["text"].endswith("takes back an action.")
        assert table.mover is mover


def test_going_back_over_another_seat_needs_its_consent(server: Running) -> None:
    with party(server, "Anna Ben Cora") as table:
        table.play(3)
        first = table.mover
        before = first.now["view"]
        rail(first)
        table.wait()
        first.done("move", seen=first.number, action={"type": "EndTurn"})
        table.wait()
        rail(table.mover)
        table.wait()
        assert first.now["undo"] == "ask"
        number = first.number
        first.done("undo", seen=number)
        others = [client for client in table.clients if client is not first]
        for other in others:
            ask = other.next()["ask"]
            assert ask["seat"] == first.seat
            assert sorted(ask["waiting"]) == [seat for seat in range(3) if seat != first.seat]
        third = next(client for client in others if client is not table.mover)
        assert third.refused("undo", seen=number) == "undo"
        others[0].done("answer", seen=number, agree=True)
        others[1].next()
        others[1].done("answer", seen=number, agree=True)
        table.wait(number + 1)
        assert first.log[-1]["action"]["actions"] == 2
        assert first.log[-1]["action"]["consent"] is True
        first.done("undo", seen=first.number)
        assert first.now["view"] == before
        assert [said["kind"] for said in first.talk] == ["ask", "agree", "agree"]


def test_a_seat_that_does_not_agree_keeps_things_as_they_are(server: Running) -> None:
    with party(server) as table:
        table.play(1)
        asker, other = table.clients[1 - table.mover.now["to_act"]], table.mover
        other.move()
        table.wait()
        number = asker.number
        asker.done("undo", seen=number)
        other.next()
        other.done("answer", seen=number, agree=False)
        asker.next()
        assert asker.now.get("ask") is None
        assert asker.number == number
        assert other.refused("answer", seen=number, agree=True) == "undo"


def test_a_new_move_ends_the_question(server: Running) -> None:
    with party(server) as table:
        table.play(1)
        asker, other = table.clients[1 - table.mover.now["to_act"]], table.mover
        other.move()
        table.wait()
        asker.done("undo", seen=asker.number)
        assert asker.now["ask"]["seat"] == asker.seat
        table.play(1)
        assert asker.now.get("ask") is None


def test_nothing_is_taken_back_over_dealt_cards(server: Running) -> None:
    with party(server) as table:
        mover = table.mover
        assert mover.now["undo"] is None
        assert mover.refused("undo", seen=mover.number) == "undo"


def test_bots_always_agree(server: Running) -> None:
    anna = server.guest("Anna")

    table = new_table(
        [anna], seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], start=True
    )
    with seated(server, anna, table) as client:
        while client.now["to_act"] != 0:
            client.next()
        client.move()
        while client.now["to_act"] != 0:
            client.next()
        assert client.now["undo"] == "free"
        client.done("undo", seen=client.number)
        assert client.log[-1]["action"]["type"] == "Undo"


def test_the_undo_is_still_asked_for_after_coming_back(server: Running) -> None:
    with party(server) as table:
        table.play(2)
        asker, other = table.clients[1 - table.mover.now["to_act"]], table.mover
        rail(other)
        table.wait()
        asker.done("undo", seen=asker.number)
        with seated(server, table.people[other.seat or 0], table.table) as again:
            assert again.now["ask"]["waiting"] == [other.seat]
