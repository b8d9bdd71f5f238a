"""African Rails' implementation of the contract `roundhouse.game.Game`."""

from __future__ import annotations

from random import Random

from roundhouse.game import Action, Figures, Message, Refusal, Seat
from roundhouse.games.african_rails import (
    advice,
    encode,
    imagine,
    labels,
    refusals,
    rules,
    save,
    setup,
    turn,
    view,
    words,
)
from roundhouse.games.african_rails.actions import (
    Accept,
    AfricanRailsAction,
    BuildTrack,
    DealCard,
    Deliver,
    DrawCard,
    Options,
    Refuse,
    ReturnCard,
    SellFromDepot,
    SitOut,
)
from roundhouse.games.african_rails.facts import BOARD, CARDS
from roundhouse.games.african_rails.planners import plans
from roundhouse.games.african_rails.state import ENDED, State
from roundhouse.games.african_rails.view import View


class AfricanRails:
    """Crayon rails: build a network, haul goods, carry out contracts."""

    def __init__(self) -> None:
        self.name = "african-rails"
        self.version = 2
        self.seats = setup.SEATS
        self.Options = Options
        self.Action = AfricanRailsAction
        self.View = View
        self.codes = encode.CODES
        self.fixed_labels = False
        self.lowest_wins = False
        self.has_secrets = True
        self.commitments: tuple[type[Action], ...] = (Accept, Refuse)
        self.advice = advice.QUESTIONS

    def start(self, seats: int, options: Options) -> State:
        return setup.start(seats, options)

    def to_act(self, state: State) -> Seat:
        return rules.to_act(state)

    def legal(self, state: State) -> list[AfricanRailsAction]:
        return rules.legal(state)

    def chances(self, state: State) -> list[tuple[AfricanRailsAction, int]]:
        return rules.chances(state)

    def apply(self, state: State, action: AfricanRailsAction) -> None:
        rules.apply(state, action)

    def why_not(self, state: State, action: AfricanRailsAction) -> Refusal | None:
        return refusals.why_not(state, action)

    def scores(self, state: State) -> list[int]:
        """Cash: the richest wins."""
        return [int(cash) for cash in state.cash]

    def winners(self, state: State) -> list[Seat]:
        return turn.winners(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def figures(self, seen: View) -> Figures:
        return advice.figures(seen)

    def imagine(self, seen: View, rng: Random) -> State:
        return imagine.imagine(seen, rng)

    def reveals(self, before: State, action: AfricanRailsAction, after: State) -> bool:
        """AF-12.1: a card of the hand is shown, or something about secret cash.

        In the two-player game joining a small town shows that a card fits it (AF-10.2).
        """
        if isinstance(action, Deliver | SellFromDepot):
            shown = BOARD.card_number[action.card] in before.hands[int(before.mover)]
            return shown or after.options.secret_cash
        if isinstance(action, BuildTrack) and len(after.duties) > len(before.duties):
            return True
        return isinstance(action, SitOut) or (after.options.secret_cash and after.phase == ENDED)

    def redact(
        self, before: State, action: AfricanRailsAction, seat: Seat | None
    ) -> AfricanRailsAction | None:
        """AF-12.1: cards for a hand are their owner's secret; events are everybody's."""
        if isinstance(action, DealCard | ReturnCard | DrawCard):
            secret = BOARD.card_number[action.card] < CARDS and before.mover != seat
            return None if secret else action
        return action

    def tell(
        self, before: State, action: AfricanRailsAction, after: State, seat: Seat | None
    ) -> list[Message]:
        return words.tell(before, action, after, seat)

    def label(self, state: State, action: AfricanRailsAction) -> Message:
        return labels.label(state, action)

    def proposals(self, view: View, rng: Random) -> list[list[AfricanRailsAction]]:
        """Track to some city, as much of it as this turn allows."""
        return [[BuildTrack(*posts) for posts in row] for row in plans.proposals(view, rng)]

    def dump(self, state: State) -> bytes:
        return save.dump(state)

    def restore(self, data: bytes) -> State:
        return save.restore(data)

    def code(self, action: AfricanRailsAction) -> int:
        return encode.code(action)

    def action(self, code: int) -> AfricanRailsAction:
        return encode.action(code)

    def playout(self, state: State, rng: Random, limit: int) -> int:
        return rules.playout(state, rng, limit)
