"""What is compared: bids with how far to go on, and shares that one bids for oneself."""

from __future__ import annotations

from math import inf
from random import Random

from roundhouse.bots import Steps
from roundhouse.bots.american_rails.growth import Plans
from roundhouse.bots.american_rails.lines import attempt, limit_of, lines_of
from roundhouse.bots.american_rails.search import Searcher
from roundhouse.bots.american_rails.weights import EXPERT, SHARP, Habits
from roundhouse.bots.budget import Meter
from roundhouse.bots.comparing import Line, try_lines
from roundhouse.bots.judging import Verdict, judge
from roundhouse.game import Action
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    AuctionShare,
    Bid,
    Decline,
    Options,
    PassBid,
    TakeSpace,
)
from roundhouse.games.american_rails.state import State
from roundhouse.match.match import drawn
from tests.bots.american_rails.test_expert import last_auction
from tests.bots.american_rails.test_outlook import last_turn
from tests.bots.american_rails.test_search import habits
from tests.games.american_rails.table import number, play, table


def searcher(state: State, with_habits: Habits = EXPERT) -> Searcher:
    return Searcher(state, Plans(), SHARP, with_habits, 3)


def found(state: State, with_habits: Habits = EXPERT) -> list[Line]:
    budget = Steps(24)
    return lines_of(searcher(state, with_habits), budget, Meter(budget).until)


def told(lines: list[Line]) -> list[tuple[Action, int]]:
    return [(GAME.action(line.action), limit_of(line)) for line in lines]


def judged(state: State, action: Action) -> Verdict:
    judging, seat = judge("american-rails", 2), GAME.to_act(state)
    assert judging is not None
    verdict = judging.judge(GAME.view(state, seat), GAME.legal(state), [action], Steps(16))
    assert verdict is not None
    return verdict


def test_a_bid_goes_on_to_the_limit_or_stops_before() -> None:
    """The share will be paid $15 once; the lowest bid is $12, then $31."""
    state = play(last_auction(2, [60, 60, 5]), Bid(10), Bid(11), PassBid())
    *bids, (passing, worth) = told(found(state))
    assert [action for action, _ in bids] == [Bid(12)] * len(bids)
    limits = [limit for _, limit in bids]
    assert limits[0] == worth == 15
    assert limits[-1] == 12
    assert limits == sorted(set(limits), reverse=True)
    assert passing == PassBid()
    state = play(last_auction(2, [60, 60, 5]), Bid(10), Bid(30), PassBid())
    assert [action for action, _ in told(found(state))] == [PassBid(), Bid(31)]
    assert limit_of(found(state)[1]) == 31


def test_a_bid_is_not_blamed_for_going_too_far() -> None:
    """The share pays $60; to go on to three times that is to pay what two rivals misjudge."""
    eager = habits(keenness=3.0)
    state = last_auction(2, [200, 200, 200])
    state.income[number("National")] = 120
    state = play(state, Bid(10), Bid(11), Bid(12))
    looking, lines = searcher(state, eager), found(state, eager)
    assert limit_of(lines[0]) > 120
    best = try_lines(
        lines, lines[0], lambda line, world: attempt(looking, line, world), Meter(Steps(16))
    )
    assert limit_of(best) < limit_of(lines[0])
    assert lines[0].chance() < best.chance()
    assert judged(state, Bid(13)).lost == 0


def put_up_alone() -> State:
    """Seat 0 may put up National, which pays $30 once more; nobody else has money for a share."""
    state = table(3, track={"National": ["Boston"]}, shares={2: {"National": 1}}, cash=[60, 5, 5])
    last_turn(state)
    state.income[number("National")] = 30
    state.order = [1, 2, 0]
    state.actor = 0
    return play(state, TakeSpace("auction"))


def test_who_puts_up_a_share_is_judged_as_one_who_bids_for_it() -> None:
    """Bought for $10 it pays $15, and $15 less to its holder."""
    state = put_up_alone()
    verdict = judged(state, Decline())
    assert GAME.legal(state)[verdict.best] == AuctionShare("National")
    assert verdict.cost > 0
    assert judged(state, AuctionShare("National")).lost == 0


def test_what_was_tried_before_does_not_change_how_a_line_goes() -> None:
    """In the first auctions companies have yet to begin somewhere; nothing is planned so far."""
    state: State = GAME.start(3, Options())
    while chances := GAME.chances(state):
        GAME.apply(state, drawn(chances, Random(1)))

    def last_line(worlds_before: int) -> list[float]:
        looking = searcher(state)
        *others, last = lines_of(looking, Steps(1), inf)
        for line in others:
            for world in range(worlds_before):
                attempt(looking, line, world)
        for world in (10, 11):
            attempt(looking, last, world)
        return last.chances

    assert last_line(0) == last_line(4)
