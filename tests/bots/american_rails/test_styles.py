"""The expert's styles: what is liked is chosen, and seats that have one play differently."""

from __future__ import annotations

from collections import Counter

import pytest

import roundhouse as rh
from roundhouse.bots import Steps, bot
from roundhouse.bots.american_rails.bidding import best_limit
from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.search import Searcher
from roundhouse.bots.american_rails.weights import SHARP
from roundhouse.bots.budget import Meter
from roundhouse.games.american_rails import encode
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Develop,
    Fund,
    PlaceCube,
    TakeSpace,
    TakeTwo,
    TaxOthers,
)
from roundhouse.games.american_rails.state import SPACE
from tests.bots.american_rails.test_search import habits, played_until
from tests.games.american_rails.table import play

LIKES = {
    "likes_track": (PlaceCube,),
    "likes_houses": (Develop,),
    "likes_funding": (Fund,),
    "likes_shares": (AuctionShare,),
    "likes_cash": (TakeTwo, TaxOthers),
}


@pytest.mark.parametrize("liked", LIKES)
@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_liked_enough_is_chosen_and_what_is_disliked_is_not(liked: str, seats: int) -> None:
    state = played_until(1852, seats, 1)
    assert state.phase == SPACE
    for liking, is_chosen in ((1.0, True), (-1.0, False)):
        searcher = Searcher(state, Plans(), SHARP, habits(**{liked: liking}), 1)
        best = searcher.ranked(Meter(Steps(12)))[0]
        assert isinstance(encode.action(best.codes[-1]), LIKES[liked]) is is_chosen


def test_who_is_less_keen_bids_less() -> None:
    state = played_until(1852, 3, 2)
    company = next(one for one, left in enumerate(state.shares_left) if left)
    play(state, TakeSpace("auction"), AuctionShare(state.board.companies[company]))
    limits = [
        best_limit(Searcher(state, Plans(), SHARP, habits(keenness=keen), 1), Meter(Steps(8)))
        for keen in (1.0, 0.5)
    ]
    assert limits[0] >= 10
    assert limits[1] == pytest.approx(limits[0] / 2, abs=1)


def chosen(level: str, games: int = 2) -> Counter[str]:
    """What a seat of that level chooses, in whole games among steady players."""
    counted: Counter[str] = Counter()
    for seed in range(games):
        match = rh.Match.start("american-rails", 3, seed)
        players = [bot(name, "american-rails", seed) for name in (level, "steady", "steady")]
        while not match.over:
            seat = match.to_act
            action = players[seat].choose(match.view(seat), match.legal(), Steps(12))
            assert action in match.legal()
            if seat == 0:
                counted[type(action).__name__] += 1
            match.play(action)
    return counted


def test_styles_play_whole_games_by_the_rules_and_each_in_its_way() -> None:
    usual, builder, banker, speculator = (
        chosen(level)
        for level in ("expert", "expert:builder", "expert:banker", "expert:speculator")
    )
    built = ("PlaceCube", "Develop", "Fund")
    assert part(builder, *built) > part(usual, *built) > part(banker, *built)
    assert part(banker, "TakeTwo", "TaxOthers") > part(usual, "TakeTwo", "TaxOthers")
    assert part(speculator, "AuctionShare") > part(usual, "AuctionShare")


def part(counted: Counter[str], *kinds: str) -> float:
    """Of all that was done in a turn, leaving out bids."""
    turns = sum(counted[name] for name in TURN)
    return sum(counted[kind] for kind in kinds) / turns


TURN = ("PlaceCube", "Develop", "Fund", "AuctionShare", "TakeTwo", "TaxOthers", "Decline")


def test_a_style_plays_the_same_way_again() -> None:
    assert chosen("expert:banker", 1) == chosen("expert:banker", 1)
