"""What each choice is called."""

from __future__ import annotations

from roundhouse.game import Message
from roundhouse.games.transamerica.actions import AnyAction, EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.names import ends, place
from roundhouse.games.transamerica.state import State


def label(state: State, action: AnyAction) -> Message:
    """What a choice would do, said to the one who may choose it."""
    if isinstance(action, PlaceStart):
        return Message("ta-do-stone", {"place": place(state.board, action.node)})
    if isinstance(action, LayRail):
        double = state.board.cost[action.edge] == 2
        return Message("ta-do-rail-double" if double else "ta-do-rail", ends(state, action))
    return Message("ta-do-end-turn" if isinstance(action, EndTurn) else "ta-do-pass")
