"""Standing orders: moves made for the seat, unseen by others, over when something changes."""

from typing import Any

import msgspec
import pytest

from roundhouse.game import game
from roundhouse.server.tables.standing_orders import StandingOrders, choice
from tests.server.running import Running
from tests.server.seats import Party, party, seated

HERE = ["auction.company", "auction.running"]
PASS: dict[str, Any] = {"choose": [{"action": "PassBid"}], "keep": HERE}


def bid_up_to(limit: int) -> dict[str, Any]:
    bid = {"action": "Bid", "field": "amount", "limit": limit}
    return {"choose": [bid, {"action": "PassBid"}], "keep": HERE}


def auction(table: Party) -> None:
    """The first company is put up and somebody bids 10."""
    table.play(1)
    mover = table.mover
    mover.done("move", seen=mover.number, action={"type": "Bid", "amount": 10})
    table.wait()


def rails(server: Running) -> Any:
    return party(server, "Anna Ben Cora", game="american-rails")


def test_auto_pass_in_this_auction_passes_and_ends_with_it(server: Running) -> None:
    with rails(server) as table:
        auction(table)
        first = table.mover
        number = first.number
        first.done("orders", seen=number, orders=PASS)
        first.until(number + 1)
        assert first.log[-1]["action"] == {"type": "PassBid"}
        assert first.log[-1]["by"] == "orders"
        table.wait()
        for client in table.clients:
            if client is not first:
                assert client.log[-1]["by"] == "person"
        table.mover.done("move", seen=table.mover.number, action={"type": "PassBid"})
        table.wait()
        while first.now.get("orders") is not None:
            first.next()


def test_bid_up_to_a_limit(server: Running) -> None:
    with rails(server) as table:
        auction(table)
        seat = table.mover.seat or 0
        bidder = table.clients[seat]
        bidder.done("orders", seen=bidder.number, orders=bid_up_to(13))
        bidder.until(bidder.number)
        while bidder.log[-1]["action"] != {"type": "PassBid"}:
            table.wait()
            if bidder.log[-1]["seat"] == seat:
                assert bidder.log[-1]["action"]["amount"] <= 13
            mover = table.mover
            if mover is not bidder:
                bids = [action for action in mover.actions if action["type"] == "Bid"]
                mover.done("move", seen=mover.number, action=bids[0])
            bidder.next()
        table.wait()
        amounts = [
            entry["action"]["amount"]
            for entry in bidder.log
            if entry["seat"] == seat and entry["by"] == "orders" and "amount" in entry["action"]
        ]
        assert amounts
        assert max(amounts) <= 13


def test_standing_orders_are_their_seats_secret(server: Running) -> None:
    with rails(server) as table:
        table.play(1)
        owner, other = [client for client in table.clients if client is not table.mover]
        owner.done("orders", seen=owner.number, orders=PASS)
        assert owner.now["orders"]["choose"] == PASS["choose"]
        with (
            seated(server, table.people[other.seat or 0], table.table) as again,
            seated(server, server.stranger(), table.table) as onlooker,
        ):
            for client in (again, onlooker):
                assert client.now.get("orders") is None
        with seated(server, table.people[owner.seat or 0], table.table) as device:
            assert device.now["orders"]["keep"] == HERE


def test_pass_until_something_named_happens(server: Running) -> None:
    with rails(server) as table:
        auction(table)
        first, wish = table.mover, {"choose": [{"action": "PassBid"}], "until": ["ar-bid"]}
        waiting = next(
            client
            for client in table.clients
            if client is not first and client.log[-1]["seat"] != client.seat
        )
        waiting.done("orders", seen=waiting.number, orders=wish)
        assert waiting.now["orders"]
        first.done("move", seen=first.number, action=first.actions[1])
        waiting.until(first.number)
        while waiting.now.get("orders") is not None:
            waiting.next()
        assert waiting.now["to_act"] == waiting.seat


def test_an_undo_ends_standing_orders(server: Running) -> None:
    with rails(server) as table:
        table.play(1)
        mover = table.mover
        owner = next(client for client in table.clients if client is not mover)
        other = next(client for client in table.clients if client not in (mover, owner))
        assert other is not owner
        owner.done("orders", seen=owner.number, orders={"choose": [{"action": "Fund"}]})
        undoer = next(client for client in table.clients if client.now["undo"] == "free")
        undoer.done("undo", seen=undoer.number)
        owner.until(undoer.number)
        while owner.now.get("orders") is not None:
            owner.next()


def test_standing_orders_can_be_ended_by_hand(server: Running) -> None:
    with rails(server) as table:
        table.play(1)
        owner = next(client for client in table.clients if client is not table.mover)
        owner.done("orders", seen=owner.number, orders=PASS)
        owner.done("orders", seen=owner.number, orders=None)
        assert owner.now.get("orders") is None


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"choose": []},
        {"choose": [{"action": "PassBid", "code": "import os"}]},
        {"choose": [{"action": "x" * 61}]},
        {"choose": [{"action": "PassBid"}], "until": ["x"] * 17},
    ],
)
def test_orders_that_make_no_sense_are_refused(server: Running, wish: dict[str, Any]) -> None:
    with rails(server) as table:
        client = table.clients[0]
        assert client.refused("orders", seen=client.number, orders=wish) == "malformed"


def test_the_smallest_bid_within_the_limit_is_chosen() -> None:
    title = game("american-rails")
    kinds = {kind.__name__: kind for kind in title.Action.__args__}
    legal = [kinds["PassBid"](), *[kinds["Bid"](amount) for amount in (14, 12, 13)]]
    wish = {"choose": [{"action": "Bid", "field": "amount", "limit": 13}]}
    orders = msgspec.convert(wish, StandingOrders)
    assert choice(orders, legal) == kinds["Bid"](12)
    assert choice(orders, legal[:2]) is None
