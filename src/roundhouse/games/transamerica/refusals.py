"""Why an action is not allowed, in the rulebook's order; None exactly for the legal ones."""

from __future__ import annotations

from mypy_extensions import i64

from roundhouse.game import Message, Refusal
from roundhouse.games.transamerica.actions import (
    AnyAction,
    Deal,
    DrawStartPlayer,
    EndTurn,
    LayRail,
    PlaceStart,
)
from roundhouse.games.transamerica.facts import COLOURS
from roundhouse.games.transamerica.setup import undealt
from roundhouse.games.transamerica.state import (
    DEAL,
    DRAW_START,
    ENDED,
    STONES,
    State,
)
from roundhouse.games.transamerica.track import can_stand, touches


def refusal(rule: str, key: str) -> Refusal:
    return Refusal(rule, Message("ta-why-" + key))


def why_not(state: State, action: AnyAction) -> Refusal | None:
    if state.phase == ENDED:
        return refusal("TA-6.1", "game-over")
    if isinstance(action, DrawStartPlayer):
        return why_not_start_player(state, action)
    if isinstance(action, Deal):
        return why_not_deal(state, action)
    if state.phase in (DRAW_START, DEAL):
        return refusal("TA-1.4", "dealing")
    if isinstance(action, PlaceStart):
        return why_not_stone(state, action)
    if state.phase == STONES:
        return refusal("TA-2.1", "stone-first")
    if isinstance(action, LayRail):
        return why_not_rail(state, action)
    if isinstance(action, EndTurn):
        return None if state.turn_rails > 0 else refusal("TA-2.4", "at-least-one")
    return why_not_pass(state)


def why_not_start_player(state: State, action: DrawStartPlayer) -> Refusal | None:
    """TA-1.5: drawn once, among the seats at the table."""
    if state.phase != DRAW_START:
        return refusal("TA-1.5", "start-player-known")
    return None if action.seat in range(int(state.seats)) else refusal("TA-1.5", "no-such-seat")


def why_not_deal(state: State, action: Deal) -> Refusal | None:
    """TA-1.4: the next card is of one colour, in play, and nobody else's."""
    if state.phase != DEAL:
        return refusal("TA-1.4", "not-dealing")
    if action.seat != int(state.dealt // COLOURS):
        return refusal("TA-1.4", "other-seat-is-dealt")
    names = [state.board.cities[int(city)].name for city in undealt(state)]
    return None if action.city in names else refusal("TA-1.4", "not-in-the-pile")


def why_not_stone(state: State, action: PlaceStart) -> Refusal | None:
    """TA-2.1: a free crossing, in the first turn only."""
    if state.phase != STONES:
        return refusal("TA-2.1", "stone-stands")
    if action.node not in range(state.board.size):
        return refusal("TA-2.1", "no-such-crossing")
    return None if can_stand(state, i64(action.node)) else refusal("TA-2.1", "crossing-taken")


def why_not_rail(state: State, action: LayRail) -> Refusal | None:
    """TA-2.2, TA-2.3: an empty line at the own network; the second rail on a single line."""
    if action.edge not in range(len(state.board.ends)):
        return refusal("TA-2.2", "no-such-line")
    edge: i64 = action.edge
    if state.builder[edge] != -1:
        return refusal("TA-2.2", "line-built")
    if not touches(state, state.mover, edge):
        return refusal("TA-2.3", "not-at-own-network")
    if state.turn_rails > 0 and state.board.cost_of[edge] == 2:
        return refusal("TA-2.2", "double-line-alone")
    return None


def why_not_pass(state: State) -> Refusal | None:
    """TA-2.4: who can lay a rail must."""
    mine = state.network_of[state.mover]
    stuck = len(state.singles[mine]) == 0 and len(state.doubles[mine]) == 0
    return None if stuck else refusal("TA-2.4", "must-lay")
