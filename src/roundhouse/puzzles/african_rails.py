"""African Rails: which contract first. The planners' cheapest track and quickest ride decide.

Asked where one contract brings clearly more a turn than any other that can be paid for. Graded by
how many simple rules, the highest payment and the cheapest track, point at another one.
"""

from __future__ import annotations

from typing import Any, Final

from roundhouse.game import Message, Seat, Values
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.names import city_name, good_name
from roundhouse.games.african_rails.planners.plans import Prospect, contracts_of, prospects
from roundhouse.games.african_rails.state import MOVE, State
from roundhouse.games.african_rails.view import View, view
from roundhouse.puzzles.puzzle import GRADES, Asked, Choice, Puzzle

LEVELS: Final = ("steady", "novice")
A_GAME: Final = 6
ROUNDS: Final = range(3, 16)
"""Track lies by then, and there is still a choice."""
CHOICES: Final = 4
CLEAR: Final = 1.4
"""So many times what the next contract brings a turn, and at least `LEAST` more."""
LEAST: Final = 2


def is_moment(state: Any) -> bool:
    """The beginning of a turn with an empty train."""
    if state.phase != MOVE or int(state.round) not in ROUNDS:
        return False
    seen = view(state, int(state.mover))
    train = seen.players[int(state.mover)].trains[0]
    return not train.loads and not train.stepped and not seen.turn.acted


def ask(state: State, seat: Seat) -> Asked | None:
    found = [one for one in prospects(view(state, seat), seat) if one.is_payable and one.profit]
    if len(found) < CHOICES:
        return None
    best, *others = found[:CHOICES]
    first, second = int(best.profit or 0), int(others[0].profit or 0)
    if first < second * CLEAR or first - second < LEAST:
        return None
    choices = sorted(found[:CHOICES], key=number_of)
    misled = (max(choices, key=payment) is not best) + (min(choices, key=track) is not best)
    values: dict[str, int | str] = {
        "profit": first,
        "second": second,
        "track": best.sources[0].cost,
        "turns": max(1, best.sources[0].turns),
    }
    numbers = tuple(number_of(one) for one in choices)
    return Asked(numbers, choices.index(best), GRADES[misled], misled, values)


def payment(prospect: Prospect) -> int:
    return prospect.wanted.payment


def track(prospect: Prospect) -> int:
    return prospect.sources[0].cost


def number_of(prospect: Prospect) -> str:
    """A contract by its card and its place on it."""
    return f"{BOARD.cards[prospect.wanted.card].key}/{prospect.wanted.contract}"


def question(_: Puzzle) -> Message:
    return Message("puzzle-af-question")


def choice(_: Puzzle, choice: Choice) -> Message:
    return Message("puzzle-af-choice", contract_values(choice))


def explain(puzzle: Puzzle) -> Message:
    named = contract_values(puzzle.choices[puzzle.answer])
    return Message("puzzle-af-solved", {**puzzle.values, **named})


def contract_values(choice: Choice) -> Values:
    card, _, place = str(choice).partition("/")
    wanted = contracts_of(card)[int(place)]
    return {
        "good": good_name(BOARD.goods[wanted.good].key),
        "city": city_name(BOARD.destinations[wanted.destination].name),
        "amount": wanted.payment,
    }


def asked(view: View) -> View:
    """The table does not tell the answer."""
    return view


def solved(_: Puzzle, view: View) -> View:
    """The explanation says it all; the board stays as it is."""
    return view
