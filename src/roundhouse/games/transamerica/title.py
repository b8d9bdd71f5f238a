"""TransAmerica's implementation of the contract `roundhouse.game.Game`."""

from __future__ import annotations

from random import Random

from roundhouse.game import Action, Figures, Message, Refusal, Seat
from roundhouse.games.transamerica import (
    actions,
    advice,
    encode,
    imagine,
    labels,
    refusals,
    rules,
    save,
    scoring,
    setup,
    view,
    words,
)
from roundhouse.games.transamerica.actions import AnyAction, Deal, Options
from roundhouse.games.transamerica.facts import SEATS
from roundhouse.games.transamerica.state import State
from roundhouse.games.transamerica.view import View


class TransAmerica:
    """One shared network, five secret cities, and a rail or two a turn."""

    def __init__(self) -> None:
        self.name = "transamerica"
        self.version = 1
        self.seats = SEATS
        self.Options = Options
        self.Action = actions.AnyAction
        self.View = View
        self.codes = encode.CODES
        self.fixed_labels = True
        self.lowest_wins = True
        self.has_secrets = True
        self.commitments: tuple[type[Action], ...] = ()
        self.advice = advice.QUESTIONS

    def start(self, seats: int, options: Options) -> State:
        return setup.start(seats, options)

    def to_act(self, state: State) -> Seat:
        return rules.to_act(state)

    def legal(self, state: State) -> list[AnyAction]:
        return rules.legal(state)

    def chances(self, state: State) -> list[tuple[AnyAction, int]]:
        return rules.chances(state)

    def apply(self, state: State, action: AnyAction) -> None:
        rules.apply(state, action)

    def why_not(self, state: State, action: AnyAction) -> Refusal | None:
        return refusals.why_not(state, action)

    def scores(self, state: State) -> list[int]:
        """Points lost: the fewest win."""
        return [int(lost) for lost in state.lost]

    def winners(self, state: State) -> list[Seat]:
        return scoring.winners(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def figures(self, seen: View) -> Figures:
        return advice.figures(seen)

    def imagine(self, seen: View, rng: Random) -> State:
        return imagine.imagine(seen, rng)

    def reveals(self, before: State, action: AnyAction, after: State) -> bool:
        """TA-3.1, TA-3.2: a complete hand on the table, or all hands at the end of a round."""
        return after.shown != before.shown or len(after.results) > len(before.results)

    def redact(self, before: State, action: AnyAction, seat: Seat | None) -> AnyAction | None:
        """TA-1.4: a card dealt is its owner's secret."""
        return None if isinstance(action, Deal) and action.seat != seat else action

    def tell(
        self, before: State, action: AnyAction, after: State, seat: Seat | None
    ) -> list[Message]:
        return words.tell(before, action, after, seat)

    def label(self, state: State, action: AnyAction) -> Message:
        return labels.label(state, action)

    def proposals(self, view: View, rng: Random) -> list[list[AnyAction]]:
        return []

    def dump(self, state: State) -> bytes:
        return save.dump(state)

    def restore(self, data: bytes) -> State:
        return save.restore(data)

    def code(self, action: AnyAction) -> int:
        return encode.code(action)

    def action(self, code: int) -> AnyAction:
        return encode.action(code)

    def playout(self, state: State, rng: Random, limit: int) -> int:
        return rules.playout(state, rng, limit)
