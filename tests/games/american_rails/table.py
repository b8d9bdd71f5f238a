"""Positions for the tests, built as one would lay them out on a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from roundhouse.game import CHANCE, OVER, Action
from roundhouse.games.american_rails import GAME, flows
from roundhouse.games.american_rails.actions import (
    Bid,
    Options,
    PassBid,
    RemoveCompany,
    TakeSpace,
)
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.income import develop_city
from roundhouse.games.american_rails.rounds import start_phase
from roundhouse.games.american_rails.state import State
from roundhouse.games.american_rails.track import put_cube

PLACES = {BOARD.grid.label(hex_): hex_ for hex_ in range(BOARD.size)} | {
    name: hex_ for hex_, name in BOARD.city_name.items()
}


def at(place: str) -> int:
    """The hex of a city, or of a column letter and row number."""
    return PLACES[place]


def way(start: str, end: str) -> list[int]:
    """A shortest way over land, both ends included."""
    came = {at(start): -1}
    queue = [at(start)]
    for hex_ in queue:
        for other in BOARD.neighbours[hex_]:
            if other not in came:
                came[other] = hex_
                queue.append(other)
    found = [at(end)]
    while found[-1] != at(start):
        found.append(came[found[-1]])
    return found[::-1]


def short_of_atlanta() -> list[int]:
    """Track from Chicago to New York, with a branch that ends next to Atlanta."""
    first = way("Chicago", "New York")
    meeting = min(first, key=lambda hex_: len(way(BOARD.place(hex_), "Atlanta")))
    return first + way(BOARD.place(meeting), "Atlanta")[1:-1]


def number(company: str) -> int:
    return BOARD.company_index[company]


def table(
    seats: int = 4,
    *,
    track: Mapping[str, Sequence[str | int]] | None = None,
    houses: Sequence[str] = (),
    shares: Mapping[int, Mapping[str, int]] | None = None,
    treasury: Mapping[str, int] | None = None,
    cash: Sequence[int] | None = None,
    removed: str = "Liberty",
) -> State:
    """The first action phase of a game with this on the table; seat 0 begins."""
    state = GAME.start(seats, Options(banker=0))
    if seats == 3:
        play(state, RemoveCompany(removed))
    for company, places in (track or {}).items():
        for place in places:
            put_cube(state, number(company), at(place) if isinstance(place, str) else place)
    for city in houses:
        state.houses_left -= 1
        state.houses[at(city)] = 1
        state.price[at(city)] += 2
        develop_city(state, at(city))
    for seat, held in (shares or {}).items():
        for company, count in held.items():
            state.held[seat * COMPANIES + number(company)] += count
            state.shares_left[number(company)] -= count
            state.shares_sold[number(company)] += count
    for company, amount in (treasury or {}).items():
        flows.funding(state, number(company), amount)
    for seat, amount in enumerate(cash or []):
        flows.taking(state, seat, amount - state.cash[seat])
    state.offered = [True] * COMPANIES
    state.preparing = False
    state.order = list(range(seats))
    start_phase(state)
    return state


def play(state: State, *actions: Action) -> State:
    """Make the actions, each of which must be allowed."""
    for action in actions:
        refusal = GAME.why_not(state, action)
        assert refusal is None, f"{action}: {refusal}"
        GAME.apply(state, action)
    return state


def on(state: State, *spaces: str) -> State:
    """Take these spaces, one player after the other; all but the last must be Pass or declined."""
    return play(state, *[TakeSpace(space) for space in spaces])


def refused(state: State, action: Action) -> str:
    """The rule that forbids the action; nothing changes."""
    before = GAME.dump(state)
    refusal = GAME.why_not(state, action)
    assert refusal is not None, f"{action} is allowed"
    assert action not in choices(state)
    assert GAME.dump(state) == before
    return refusal.rule


def choices(state: State) -> list[Action]:
    if GAME.to_act(state) == CHANCE:
        return [outcome for outcome, _ in GAME.chances(state)]
    return GAME.legal(state)


def kinds(state: State) -> set[str]:
    """The names of the actions that are allowed."""
    return {type(action).__name__ for action in choices(state)}


def bids(state: State) -> list[int]:
    return [action.amount for action in GAME.legal(state) if isinstance(action, Bid)]


def everyone_passes(state: State) -> State:
    """Pass until the auction is over."""
    while isinstance(GAME.legal(state)[0], PassBid):
        play(state, PassBid())
    return state


def fuzzed(seed: int, **options: Any) -> Iterator[tuple[State, Action, State]]:
    """Before, action and after of every step of a random game that builds more than it bids."""
    rng = Random(seed)
    seats = 3 + seed % 3
    state = GAME.start(seats, Options(**options))
    while GAME.to_act(state) != OVER:
        allowed = choices(state)
        low = [a for a in allowed if not isinstance(a, Bid) or a.amount < 2 * state.standing + 20]
        action = rng.choice(low)
        before = state.copy()
        GAME.apply(state, action)
        yield before, action, state
