"""Why an action is not allowed now: the rule, and a sentence."""

from __future__ import annotations

from roundhouse.game import Action, Refusal
from roundhouse.games.american_rails.rules import PHASES
from roundhouse.games.american_rails.state import State


def why_not(state: State, action: Action) -> Refusal | None:
    """The rule against an action; None exactly for what can be done now."""
    return PHASES[state.phase][2](state, action)
