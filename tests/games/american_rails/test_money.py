"""Money to the dollar, and chapter 7: nothing changes hands by agreement."""

import pytest

from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    OfferCompany,
    Options,
    PassBid,
)
from roundhouse.games.american_rails.flows import COMPANY, THE_BANK
from roundhouse.games.american_rails.state import State
from tests.games.american_rails.table import fuzzed

WAYS = {
    "share price": ("player", "company"),
    "track cost": ("company", "bank"),
    "funding": ("bank", "company"),
    "taking": ("bank", "player"),
    "tax": ("player", "bank"),
    "dividend": ("bank", "player"),
}


def purses(state: State) -> dict[int, int]:
    """What is in every purse, by its number in the journal."""
    money = dict(enumerate(state.cash)) | {THE_BANK: state.bank}
    return money | {COMPANY + company: held for company, held in enumerate(state.treasury)}


def kind(purse: int) -> str:
    if purse == THE_BANK:
        return "bank"
    return "company" if purse >= COMPANY else "player"


@pytest.mark.rule("AR-5.9", "AR-7.1")
@pytest.mark.parametrize("seed", range(9))
def test_every_dollar_that_moves_is_a_named_flow(seed: int) -> None:
    for before, action, after in fuzzed(seed):
        twin = before.copy()
        twin.flows = []
        GAME.apply(twin, action)
        assert GAME.dump(twin) == GAME.dump(after), "keeping a journal changes nothing"
        expected = purses(before)
        for name, giver, taker, amount in twin.flows:
            assert (kind(giver), kind(taker)) == WAYS[name]
            assert amount > 0
            expected[giver] -= amount
            expected[taker] += amount
        assert purses(after) == expected, action


@pytest.mark.rule("AR-1.1", "AR-1.5")
@pytest.mark.parametrize("seed", range(9))
def test_all_money_together_is_always_1310_dollars(seed: int) -> None:
    for _, action, state in fuzzed(seed, auto_pass=True):
        assert sum(purses(state).values()) == 1310, action
        assert min(state.cash + state.treasury) >= 0, action


@pytest.mark.rule("AR-7.1")
@pytest.mark.parametrize("seed", range(6))
def test_ar_7_1_shares_change_hands_in_auctions_only(seed: int) -> None:
    for before, action, after in fuzzed(seed):
        if not isinstance(action, (OfferCompany, AuctionShare, Bid, PassBid)):
            assert after.held == before.held, action
        gained = [now - was for now, was in zip(after.held, before.held, strict=True)]
        assert sorted(set(gained)) in ([0], [0, 1]), action


@pytest.mark.rule("AR-7.2")
@pytest.mark.parametrize("negotiation", [True, False])
def test_ar_7_2_the_table_says_whether_there_is_negotiation(negotiation: bool) -> None:
    state = GAME.start(4, Options(negotiation=negotiation))
    assert GAME.view(state, None).negotiation is negotiation
    assert GAME.view(GAME.restore(GAME.dump(state)), 1).negotiation is negotiation
