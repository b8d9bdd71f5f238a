"""The expert in positions whose right answer is clear."""

from __future__ import annotations

import pytest

from roundhouse.bots import Steps, bot
from roundhouse.bots.american_rails.bidding import crossing
from roundhouse.game import Action
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import AuctionShare, Bid, PassBid, TakeSpace
from roundhouse.games.american_rails.state import State
from tests.bots.american_rails.test_outlook import last_turn
from tests.games.american_rails.table import number, play, table


def choice(state: State, steps: int = 24, level: str = "expert") -> Action:
    player = bot(level, "american-rails", 3)
    seat = GAME.to_act(state)
    action: Action = player.choose(GAME.view(state, seat), GAME.legal(state), Steps(steps))
    return action


def last_auction(holder: int, cash: list[int]) -> State:
    """Seat 0 puts up National, income 30, at the very end; the holder has its one share."""
    state = table(3, track={"National": ["Boston"]}, shares={holder: {"National": 1}}, cash=cash)
    last_turn(state)
    state.income[number("National")] = 30
    state.order = [1, 2, 0]
    state.actor = 0
    return play(state, TakeSpace("auction"), AuctionShare("National"))


def test_it_bids_while_the_share_pays_and_not_beyond() -> None:
    """The share will be paid $15 once."""
    state = play(last_auction(2, [60, 60, 5]), Bid(10), Bid(11), PassBid())
    assert choice(state) == Bid(12)
    state = play(last_auction(2, [60, 60, 5]), Bid(10), Bid(16), PassBid())
    assert choice(state) == PassBid()


def test_it_does_not_let_its_share_be_thinned_cheaply() -> None:
    """Seat 0 holds the one share: a rival's would cost it $15 of $30."""
    state = play(last_auction(0, [60, 60, 5]), PassBid(), Bid(10), PassBid())
    assert GAME.to_act(state) != 0, "who passes is out"
    state = play(last_auction(0, [60, 60, 5]), Bid(10), Bid(11), PassBid())
    assert choice(state) == Bid(12)


def test_it_buys_no_share_that_only_thins_its_own() -> None:
    """Nobody else can bid, and a second share adds nothing to the $30."""
    state = last_auction(0, [60, 5, 5])
    assert choice(state) == PassBid()
    assert choice(state, level="sharp") == PassBid()


def test_a_limit_found_in_one_auction_is_not_used_in_another() -> None:
    player = bot("expert", "american-rails", 3)
    rich = play(last_auction(2, [60, 60, 5]), Bid(10), Bid(11), PassBid())
    poor = rich.copy()
    poor.income[number("National")] = 4
    chosen = [
        player.choose(GAME.view(state, 0), GAME.legal(state), Steps(24)) for state in (rich, poor)
    ]
    assert chosen == [Bid(12), PassBid()]


def test_where_a_line_crosses_zero() -> None:
    points = [(10.0, 5.0, 1.0), (20.0, -5.0, 1.0), (15.0, 0.0, 1.0)]
    assert crossing(points, 5.0, 40.0) == 15
    assert crossing(points, 16.0, 40.0) == 16
    assert crossing([(10.0, 1.0, 1.0), (10.0, 2.0, 1.0)], 5.0, 40.0) == 40
    assert crossing([(10.0, -1.0, 1.0), (20.0, -1.0, 1.0)], 5.0, 40.0) == 5
    heavy = [(10.0, 5.0, 3.0), (20.0, -5.0, 1.0), (10.0, -7.0, 1.0)]
    assert crossing(heavy, 5.0, 40.0) == pytest.approx(10 + 2 / 0.7), "$10 is worth 2 on average"
