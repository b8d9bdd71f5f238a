"""American Rails: which share is worth more than its price, when only the last payout follows.

All of it is arithmetic: what the dividends of the seat come to with one more share in its hands,
less what they come to without. Graded by how many simple rules point at another share.
"""

from __future__ import annotations

from typing import Any, Final

from roundhouse.game import Message, Seat
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.encode import LOWEST_BID
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.income import dividend_per_share
from roundhouse.games.american_rails.state import COLUMNS, SPACE, State, holds, is_on_board
from roundhouse.games.american_rails.view import View
from roundhouse.puzzles.puzzle import GRADES, Asked, Choice, Puzzle, Values

LEVELS: Final = ("novice", "steady", "novice")
A_GAME: Final = 2
LATE: Final = 1854
"""From this year on there is enough on the map to reckon with."""
FEWEST: Final = 3
"""Companies to choose from."""
CLEAR: Final = 3
"""Dollars by which the best share is better than the next."""


def is_moment(state: Any) -> bool:
    """Somebody chooses the last space of a late year."""
    return bool(state.phase == SPACE and state.column == COLUMNS - 1 and state.year >= LATE)


def ask(state: State, seat: Seat) -> Asked | None:
    on_sale = [
        company
        for company in range(COMPANIES)
        if state.shares_left[company] and is_on_board(state, company)
    ]
    if len(on_sale) < FEWEST:
        return None
    worth = {company: worth_of(state, seat, company) for company in on_sale}
    best, second = sorted(worth.values(), reverse=True)[:2]
    price = (best + second) // 2
    if best - second < CLEAR or not LOWEST_BID <= price <= state.cash[seat]:
        return None
    answer = max(on_sale, key=lambda company: worth[company])
    misled = sum(
        max(on_sale, key=rule) != answer
        for rule in (
            lambda company: state.income[company],
            lambda company: dividend_with_one_more(state, company),
        )
    )
    names = tuple(BOARD.companies[company] for company in on_sale)
    values: Values = {"price": price, "worth": best, "second": second}
    return Asked(names, on_sale.index(answer), GRADES[misled], misled, values)


def worth_of(state: State, seat: Seat, company: int) -> int:
    """What the seat is paid with one more share of the company, less what it is paid without."""
    own = holds(state, seat, company)
    more = dividend_with_one_more(state, company)
    return more * (own + 1) - dividend_per_share(state, company) * own


def dividend_with_one_more(state: State, company: int) -> int:
    """AR-4.6, with one more share sold."""
    shares = state.shares_sold[company] + 1
    return (state.income[company] + shares - 1) // shares


def question(puzzle: Puzzle) -> Message:
    return Message("puzzle-ar-question", {"price": puzzle.values["price"]})


def choice(_: Puzzle, choice: Choice) -> Message:
    return Message("puzzle-ar-choice", {"company": choice})


def explain(puzzle: Puzzle) -> Message:
    return Message("puzzle-ar-solved", {**puzzle.values, "company": puzzle.choices[puzzle.answer]})


def asked(view: View) -> View:
    """The table does not tell the answer."""
    return view


def solved(_: Puzzle, view: View) -> View:
    """The table shows all that is needed."""
    return view
