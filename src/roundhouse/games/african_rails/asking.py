"""What comes with a seat's questions, and how far its plans are allowed at this moment."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Annotated

import msgspec

from roundhouse.game import CHANCE, Message, NoAnswer, Refusal, Seat
from roundhouse.games.african_rails import imagine, refusals, rules
from roundhouse.games.african_rails.actions import AfricanRailsAction
from roundhouse.games.african_rails.facts import BOARD, CARDS
from roundhouse.games.african_rails.planners import plans
from roundhouse.games.african_rails.state import State
from roundhouse.games.african_rails.view import View

Place = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""A city by its name, or a milepost by its number."""
TrainNumber = Annotated[int, msgspec.Meta(ge=0, le=1)]


def check_origin(view: View, seat: Seat) -> None:
    if view.players[seat].origin is None:
        raise NoAnswer(Message("af-why-origin-first"))


def check_train(view: View, seat: Seat, train: int) -> None:
    check_origin(view, seat)
    if train >= len(view.players[seat].trains):
        raise NoAnswer(Message("af-advice-no-train"))


def goals_of(place: str) -> tuple[int, ...]:
    """The mileposts of a city by its name, or a milepost by its number."""
    if place.isdecimal() and place.isascii():
        return (milepost(place),)
    try:
        return plans.mileposts_of(place)
    except ValueError as error:
        raise NoAnswer(Message("af-advice-no-place")) from error


def milepost(number: str) -> int:
    if int(number) >= BOARD.size:
        raise NoAnswer(Message("af-advice-no-place"))
    return int(number)


def granted(
    view: View, seat: Seat, phase: str, actions: Iterable[AfricanRailsAction]
) -> tuple[int, Refusal | None]:
    """How many of the actions the seat may take now one after another, and what forbids the next.

    They are played on a state imagined from the view: legality depends on nothing hidden. Where
    the box draws in between, a contract card comes that changes nothing.
    """
    if view.to_act != seat or view.phase != phase:
        return 0, None
    state = imagine.imagine(view, Random(0))
    count = 0
    for action in actions:
        refused = refusals.why_not(state, action)
        if refused is not None:
            return count, refused
        rules.apply(state, action)
        count += 1
        if not draw_calmly(state):
            break
    return count, None


def draw_calmly(state: State) -> bool:
    """The box draws no event; false where it has nothing else."""
    while rules.to_act(state) == CHANCE:
        first, cards = rules.outcomes(state)
        calm = [card for card in cards if card < CARDS]
        if not calm:
            return False
        rules.apply_number(state, first + calm[0])
    return True
