"""The expert's search: imagined turns, and how far evidence outweighs the outlook."""

from __future__ import annotations

from heapq import heappop, heappush
from random import Random

import pytest

from roundhouse.bots import Steps
from roundhouse.bots.american_rails.bidding import best_limit
from roundhouse.bots.american_rails.growth import CUBE, REACH, Plans, plan
from roundhouse.bots.american_rails.outlook import Outlook
from roundhouse.bots.american_rails.policy import Policy
from roundhouse.bots.american_rails.rollout import hold_auction, play_on
from roundhouse.bots.american_rails.search import Searcher, Tried, judge, next_to_try
from roundhouse.bots.american_rails.weights import SHARP, Habits
from roundhouse.bots.budget import Meter
from roundhouse.game import CHANCE
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import AuctionShare, Bid, Options, PassBid, TakeSpace
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.income import entry_value, income_of
from roundhouse.games.american_rails.state import ENDED, State, frontier_of, has_cube
from roundhouse.games.american_rails.track import put_cube
from roundhouse.match.match import drawn
from tests.games.american_rails.table import number, play, table

HABITS = {"blur": 0.15, "ahead": 2.0, "spread": 25.0, "explore": 0.05, "faith": 4.0}
TASTE = {
    "keenness": 1.0,
    "likes_track": 0.0,
    "likes_houses": 0.0,
    "likes_funding": 0.0,
    "likes_shares": 0.0,
    "likes_cash": 0.0,
}


def habits(**other: float) -> Habits:
    return Habits(HABITS | TASTE | other)


def policy(blur: float, seed: int = 1) -> Policy:
    return Policy(SHARP, blur, Random(seed))


def played_until(year: int, seats: int, seed: int) -> State:
    """A game in which everybody plays by a blurred outlook, to the beginning of a year."""
    state: State = GAME.start(seats, Options())
    rng = Random(seed)
    while GAME.to_act(state) == CHANCE:
        GAME.apply(state, drawn(GAME.chances(state), rng))
    play_on(state, Plans(), policy(0.4, seed), year)
    return state


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_imagined_games_keep_to_the_rules(seats: int) -> None:
    begun: State = GAME.start(seats, Options())
    money = begun.bank + sum(begun.cash)
    for seed in range(3):
        state = played_until(1858, seats, seed)
        assert state.phase == ENDED
        assert state.bank + sum(state.cash) + sum(state.treasury) == money
        assert min(state.cash + state.treasury + state.supply + state.shares_left) >= 0
        board = state.board
        assert all(state.track[hex_].bit_count() <= 1 for hex_ in range(215) if board.single[hex_])
        for company in range(COMPANIES):
            assert state.income[company] == income_of(state, company)
            assert state.frontier[company] == frontier_of(state, company)


def auction(cash: list[int], *bids: Bid | PassBid) -> State:
    """Seat 0 puts up National, which nobody holds, in the last year."""
    state = table(3, track={"National": ["Boston"]}, shares={2: {"National": 1}}, cash=cash)
    state.year = 1857
    state.income[number("National")] = 60
    return play(state, TakeSpace("auction"), AuctionShare("National"), *bids)


def test_an_imagined_auction_ends_just_above_the_second_limit() -> None:
    state = auction([22, 25, 5])
    hold_auction(Outlook(state, Plans(), SHARP), policy(0.0))
    assert state.sales[-3:] == [number("National"), 1, 23]


def test_an_imagined_auction_goes_on_from_the_standing_bid() -> None:
    state = auction([60, 60, 5], Bid(29))
    state.income[number("National")] = 20
    hold_auction(Outlook(state, Plans(), SHARP), policy(0.0))
    assert state.sales[-3:] == [number("National"), 0, 29], "nobody else gives as much"
    state = auction([60, 60, 5], PassBid())
    hold_auction(Outlook(state, Plans(), SHARP), policy(0.0))
    assert state.sales[-2] == 1, "who has passed is out"


def test_who_has_decided_bids_so_far_in_an_imagined_auction_and_no_further() -> None:
    for most, sale in ((24, [1, 25]), (22, [1, 23]), (99, [0, 26])):
        state = auction([60, 25, 5], Bid(11))
        hold_auction(Outlook(state, Plans(), SHARP), policy(0.0), 0, most)
        assert state.sales[-2:] == sale


def test_in_an_imagined_auction_a_worthless_share_leaves_the_game() -> None:
    state = auction([60, 60, 60])
    company = number("National")
    state.income[company] = 0
    left = state.shares_left[company]
    hold_auction(Outlook(state, Plans(), SHARP), policy(0.0))
    assert (state.shares_left[company], state.shares_sold[company]) == (left - 1, 1)


def test_evidence_outweighs_the_outlook_only_when_there_is_enough() -> None:
    trusted, other = Tried([1], 0.0), Tried([2], 0.05)
    for tries, better in ((1, trusted), (40, other)):
        trusted.visits, trusted.total = tries, 0.30 * tries
        other.visits, other.total = tries, 0.34 * tries
        judge([trusted, other], 4.0)
        assert max((trusted, other), key=lambda one: one.estimate) is better


def test_candidates_come_in_one_after_another() -> None:
    """All do equally well: the outlook's best is tried first and most, no near one never."""
    tried = [Tried([number], 0.02 * number) for number in range(5)]
    order: list[int] = []
    for _ in range(200):
        one = next_to_try(tried, habits())
        one.visits += 1
        one.total += 0.4
        order.append(one.codes[0])
    assert list(dict.fromkeys(order)) == [0, 1, 2, 3, 4]


def test_with_no_time_the_limit_of_a_bid_is_the_outlook_s() -> None:
    for seed in range(4):
        state = played_until(1852, 3, seed)
        if not state.shares_left[0]:
            continue
        play(state, TakeSpace("auction"), AuctionShare(state.board.companies[0]))
        own = Outlook(state, Plans(), SHARP).limit(0, state.cash[state.actor])
        searcher = Searcher(state, Plans(), SHARP, habits(faith=1e6), 1)
        assert best_limit(searcher, Meter(Steps(1))) == pytest.approx(max(own, 10), rel=0.15)


def first_leg(state: State, company: int) -> float:
    """The best income for dollars and cubes together, by looking at the whole map."""
    best = 0.0
    done: set[int] = set()
    queue = [(state.price[hex_] + CUBE, 1, hex_) for hex_ in state.frontier[company]]
    queue.sort()
    while queue:
        weight, steps, hex_ = heappop(queue)
        if hex_ in done or weight > REACH:
            continue
        done.add(hex_)
        if state.board.is_city(hex_) and steps <= state.supply[company]:
            best = max(best, entry_value(state, company, hex_) / weight)
        for other in state.board.neighbours[hex_]:
            is_full = state.board.single[other] and state.track[other]
            if not is_full and not has_cube(state, company, other):
                heappush(queue, (weight + state.price[other] + CUBE, steps + 1, other))
    return best


def test_no_city_is_better_than_the_first_of_a_plan() -> None:
    compared = 0
    for seed in range(4):
        state = played_until(1851 + seed, 3, seed)
        for company in range(COMPANIES):
            legs = plan(state, company)
            if legs:
                weight = legs[0].cost + CUBE * len(legs[0].path)
                assert legs[0].gain / weight == pytest.approx(first_leg(state, company))
                compared += 1
    assert compared > 10


def test_plans_are_shared_between_lines_of_play() -> None:
    state = table(3, track={"American": ["New York"]})
    company = number("American")
    plans = Plans()
    line, other_line = plans.copy(), plans.copy()
    first = line.of(state, company)
    assert other_line.of(state, company) is first
    put_cube(state, number("National"), first[0].city)
    assert plans.copy().of(state, company) is not first
