"""Hints name true figures, in every language."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse.bots import Steps
from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.hints import hints, reason
from roundhouse.bots.american_rails.search import Searcher
from roundhouse.bots.american_rails.weights import EXPERT, SHARP
from roundhouse.bots.hints import Hint
from roundhouse.game import OVER, Action, Message, Values
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    Develop,
    Options,
    PassBid,
    PlaceCube,
    TakeSpace,
)
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.encode import DECLINE
from roundhouse.games.american_rails.state import State
from roundhouse.match.match import drawn
from roundhouse.words import say
from tests.bots.american_rails.test_expert import last_auction
from tests.games.american_rails.table import play, table


def asked(state: State, count: int = 3, steps: int = 24) -> list[Hint]:
    seat = GAME.to_act(state)
    return hints(GAME.view(state, seat), GAME.legal(state), Steps(steps), count)


def alone_in_new_york() -> State:
    """American can pay the way to Philadelphia and nothing more."""
    return table(
        3,
        track={"American": ["New York"]},
        shares={0: {"American": 1}},
        treasury={"American": 4},
        cash=[9, 9, 9],
    )


def test_a_city_joined_is_told_with_income_and_dividend() -> None:
    state = play(alone_in_new_york(), TakeSpace("expand4"))
    hint = next(one for one in asked(state) if isinstance(one.action, PlaceCube))
    assert say(hint.message, "en") == (
        "Joins Philadelphia: income of American +$6, dividend +$6 a share."
    )


def test_the_figures_are_those_of_the_game() -> None:
    """What the hint for a house promises is what the seat is paid more."""
    state = table(
        3,
        track={"National": ["Chicago", "Rock Island"], "American": ["Boston"]},
        shares={0: {"National": 1}, 1: {"National": 1, "American": 1}},
    )
    play(state, TakeSpace("develop"))
    hint = next(one for one in asked(state) if isinstance(one.action, Develop))
    before = GAME.view(state, 0).players[0].next_dividends
    play(state, hint.action)
    after = GAME.view(state, 0).players[0].next_dividends
    assert hint.message.values["amount"] == after - before


def test_an_auction_s_hint_says_what_the_share_is_worth() -> None:
    state = play(last_auction(2, [60, 60, 5]), Bid(10), Bid(11), PassBid())
    (hint,) = asked(state)
    assert hint.action == Bid(12)
    assert hint.message.key == "ar-hint-bid"
    assert hint.message.values["worth"] == pytest.approx(15, abs=2)
    assert hint.message.values["rival"] == pytest.approx(15, abs=2)
    state = play(last_auction(2, [60, 60, 5]), Bid(10), Bid(30), PassBid())
    (hint,) = asked(state)
    assert hint.action == PassBid()


def test_a_share_to_put_up_comes_with_its_price() -> None:
    state = alone_in_new_york()
    state.cash = [60, 40, 20]
    play(state, TakeSpace("auction"))
    shares = [one for one in asked(state, 9) if isinstance(one.action, AuctionShare)]
    prices = [one.message.values["price"] for one in shares if one.message.key == "ar-hint-share"]
    assert prices
    assert all(isinstance(price, int) and 10 <= price <= 60 for price in prices)


def test_hints_are_legal_different_and_can_be_said_at_any_moment() -> None:
    rng = Random(4)
    state = GAME.start(4, Options())
    keys: set[str] = set()
    for step in range(4_000):
        if GAME.to_act(state) == OVER:
            break
        chances = GAME.chances(state)
        action: Action = drawn(chances, rng) if chances else rng.choice(GAME.legal(state)[:12])
        if not chances and step % 3 == 0:
            found = asked(state, 3, 1)
            actions = [hint.action for hint in found]
            assert actions
            assert all(one in GAME.legal(state) for one in actions)
            assert len(actions) == len({GAME.code(one) for one in actions}) <= 3
            keys |= {hint.message.key for hint in found}
            for hint in found:
                for language in ("en", "nl", "de"):
                    assert say(hint.message, language)
            action = actions[0]
        GAME.apply(state, action)
    assert len(keys) >= 8, keys


def why(state: State, code: int) -> str:
    searcher = Searcher(state, Plans(), SHARP, EXPERT, 7)
    return say(reason(searcher, [code]), "en")


def test_who_alone_holds_a_company_saves_its_money_and_serves_nobody_else() -> None:
    state = play(alone_in_new_york(), TakeSpace("expand4"))
    assert why(state, DECLINE).startswith("Saves the money of American for later")
    state.held[COMPANIES] = state.held[0]
    state.shares_sold[0] += 1
    assert why(state, DECLINE) == "Going on would serve others more than you."
    state = play(alone_in_new_york(), TakeSpace("develop"))
    assert why(state, DECLINE) == "No choice here brings you anything."


def test_an_income_that_falls_is_not_a_negative_rise() -> None:
    """American builds into Philadelphia, where National comes in too: both have less than alone."""
    state = table(
        3,
        track={"American": ["New York"], "National": ["Baltimore"]},
        shares={0: {"American": 1, "National": 1}},
        treasury={"American": 30, "National": 30},
        cash=[9, 9, 9],
    )
    state = play(state, TakeSpace("expand4"))
    for hint in asked(state):
        assert "$-" not in say(hint.message, "en")
    for change, told in (("down", "income −$1"), ("same", "stays as it is")):
        values: Values = {"company": "American", "cities": ["Boston"], "change": change}
        message = Message("ar-hint-joins", values | {"income": 1, "dividend": 0})
        assert told in say(message, "en")
