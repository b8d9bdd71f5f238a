"""Taking back over the wire: freely, with consent, and never past a barrier."""

import pytest

from tests.server.running import Running
from tests.server.seats import Client, Party, new_table, party, seated


def rail(client: Client) -> None:
    """One rail on a single line, so that the turn goes on."""
    for choice in client.now["legal"]:
        if choice["label"]["key"] == "ta-do-rail":
            client.move(choice["action"])
            return
    raise AssertionError("no single line")


def asked(table: Party) -> tuple[Client, Client, int]:
    """Two people, one of whom asks for an undo after the other has moved; the offer's number."""
    table.play(2)
    asker, other = table.clients[1 - table.mover.now["to_act"]], table.mover
    rail(other)
    table.wait()
    asker.done("undo", seen=asker.number)
    return asker, other, other.until_shown("offer")["id"]


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


def test_what_one_click_did_is_taken_back_in_one_go(server: Running) -> None:
    with party(server) as table:
        table.play(2)
        mover = table.mover
        before, number = mover.now["view"], mover.number
        rail(mover)
        table.wait()
        mover.done("move", seen=mover.number, action={"type": "EndTurn"})
        table.wait()
        mover.done("undo", seen=mover.number, actions=2)
        table.wait(number + 4)
        assert mover.now["view"] == before
        assert [entry["action"]["actions"] for entry in mover.log[-2:]] == [1, 1]


def test_more_than_the_own_actions_are_never_taken_back(server: Running) -> None:
    with party(server) as table:
        table.play(2)
        mover = table.mover
        before, number = mover.now["view"], mover.number
        rail(mover)
        table.wait()
        mover.done("undo", seen=mover.number, actions=40)
        table.wait(number + 2)
        assert mover.now["view"] == before
        for count in (0, 41):
            assert mover.refused("undo", seen=mover.number, actions=count) == "malformed"


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
            offer = other.until_shown("offer")
            assert (offer["kind"], offer["seat"]) == ("undo", first.seat)
            assert sorted(offer["waiting"]) == [seat for seat in range(3) if seat != first.seat]
            texts = [told["text"] for entry in other.log[-3:] for told in entry["told"]]
            assert offer["takes"] == texts[1:]
        assert others[0].refused("propose", what="end") == "offer"
        others[0].done("answer", offer=offer["id"], agree=True)
        others[1].done("answer", offer=offer["id"], agree=True)
        table.wait(number + 1)
        assert first.log[-1]["action"]["actions"] == 2
        assert first.log[-1]["action"]["consent"] is True
        first.done("undo", seen=first.number)
        assert first.now["view"] == before
        assert [said["kind"] for said in first.talk] == ["ask", "agree", "agree"]


def test_what_one_click_did_is_asked_for_and_taken_back_in_one_go(server: Running) -> None:
    with party(server) as table:
        table.play(2)
        asker = table.mover
        before = asker.now["view"]
        rail(asker)
        table.wait()
        asker.done("move", seen=asker.number, action={"type": "EndTurn"})
        table.wait()
        other = table.mover
        rail(other)
        table.wait()
        number = asker.number
        asker.done("undo", seen=number, actions=2)
        offer = other.until_shown("offer")
        texts = [told["text"] for entry in other.log[-3:] for told in entry["told"]]
        assert offer["takes"] == texts
        other.done("answer", offer=offer["id"], agree=True)
        table.wait(number + 2)
        assert asker.now["view"] == before
        assert [entry["action"]["actions"] for entry in asker.log[-2:]] == [2, 1]


def test_a_seat_that_does_not_agree_keeps_things_as_they_are(server: Running) -> None:
    with party(server) as table:
        table.play(1)
        asker, other = table.clients[1 - table.mover.now["to_act"]], table.mover
        other.move()
        table.wait()
        number = asker.number
        asker.done("undo", seen=number)
        offer = other.until_shown("offer")["id"]
        other.done("answer", offer=offer, agree=False)
        asker.until_gone("offer")
        assert asker.number == number
        assert asker.talk[-1]["kind"] == "refuse"
        assert other.refused("answer", offer=offer, agree=True) == "offer"


def test_who_is_refused_may_ask_again_a_few_times(server: Running) -> None:
    with party(server) as table:
        asker, other, offer = asked(table)
        for _ in range(2):
            other.done("answer", offer=offer, agree=False)
            asker.until_gone("offer")
            asker.done("undo", seen=asker.number)
            other.until_gone("offer")
            offer = other.until_shown("offer")["id"]
        other.done("answer", offer=offer, agree=False)
        asker.until_gone("offer")
        assert asker.refused("undo", seen=asker.number) == "undo"


def test_who_asks_may_withdraw(server: Running) -> None:
    with party(server) as table:
        asker, other, offer = asked(table)
        assert other.refused("withdraw", offer=offer) == "offer"
        asker.done("withdraw", offer=offer)
        other.until_gone("offer")
        assert other.talk[-1]["text"].endswith("takes the offer back.")
        assert other.refused("answer", offer=offer, agree=True) == "offer"


def test_no_clock_runs_while_others_decide(server: Running) -> None:
    with party(server, pace={"move": 30, "reserve": 60, "timeout": "bot"}) as table:
        asker, other, offer = asked(table)
        running = asker.now["clock"]
        assert running["deadline"] is None
        other.done("answer", offer=offer, agree=False)
        asker.until_gone("offer")
        assert asker.now["clock"]["deadline"] > asker.now["clock"]["since"] + 80
        assert asker.now["clock"]["left"] == running["left"]


def test_an_offer_that_nobody_answers_lapses(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundhouse.server.tables.offers.DAY", 0.3)
    with party(server) as table:
        asker, _, _ = asked(table)
        asker.until_gone("offer")
        assert asker.talk[-1]["kind"] == "lapse"
        assert "answered in time" in asker.talk[-1]["text"]
        assert table.mover.move()["type"] == "done"


def test_a_new_move_ends_the_question(server: Running) -> None:
    with party(server) as table:
        table.play(1)
        asker, other = table.clients[1 - table.mover.now["to_act"]], table.mover
        other.move()
        table.wait()
        asker.done("undo", seen=asker.number)
        assert asker.now["offer"]["seat"] == asker.seat
        table.play(1)
        assert asker.now.get("offer") is None


def test_nothing_is_taken_back_over_dealt_cards(server: Running) -> None:
    with party(server) as table:
        mover = table.mover
        assert mover.now["undo"] is None
        assert mover.refused("undo", seen=mover.number) == "undo"


def test_bots_agree_where_nothing_was_bid(server: Running) -> None:
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


BOT = {"kind": "bot", "level": "random"}
AUCTION = {"game": "american-rails", "options": {"banker": 0}}


@pytest.mark.parametrize("others", [[BOT, BOT], [BOT, {"kind": "open"}]], ids=["bots", "mixed"])
def test_nobody_tries_out_what_a_bot_would_bid(
    server: Running, others: list[dict[str, str]]
) -> None:
    people = [server.guest(name) for name in ("Anna", "Ben")[: 1 + others.count({"kind": "open"})]]
    table = new_table(people, seats=[{"kind": "me"}, *others], **AUCTION)
    with seated(server, people[0], table) as client:
        while client.now["to_act"] != 0:
            client.next()
        client.move()
        bid = {"type": "Bid", "amount": 10}
        client.move(bid)
        while (
            client.log[-1]["seat"] == 0
            or client.now["seats"][client.now["to_act"]]["kind"] == "bot"
        ):
            client.next()
        assert client.now["undo"] is None
        answer = client.ask("undo", seen=client.number)
        assert (answer["type"], answer["key"]) == ("refused", "undo-held")
        assert bid in [entry["action"] for entry in client.log]


def test_people_take_bids_back_when_all_agree(server: Running) -> None:
    with party(server, "Anna Ben Cora", **AUCTION) as table:
        anna, ben, cora = table.clients
        anna.move()
        anna.move({"type": "Bid", "amount": 10})
        assert anna.now["undo"] == "free"
        table.wait()
        ben.move({"type": "Bid", "amount": 11})
        table.wait()
        number = anna.number
        assert anna.now["undo"] == "ask"
        anna.done("undo", seen=number)
        for other in (ben, cora):
            other.done("answer", offer=other.until_shown("offer")["id"], agree=True)
        anna.until(number + 1)
        assert anna.log[-1]["action"]["actions"] == 2
        assert anna.now["view"]["auction"]["leader"] is None


def test_the_undo_is_still_asked_for_after_coming_back(server: Running) -> None:
    with party(server) as table:
        table.play(2)
        asker, other = table.clients[1 - table.mover.now["to_act"]], table.mover
        rail(other)
        table.wait()
        asker.done("undo", seen=asker.number)
        with seated(server, table.people[other.seat or 0], table.table) as again:
            assert again.now["offer"]["waiting"] == [other.seat]
