"""Refusals: the rule's id and a sentence, `ar-why-…` in the catalogues."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.game import Message, Refusal
from roundhouse.games.american_rails.state import PHASE_NAMES, State

ASKED_BY: Final = [
    "AR-1.2",
    "AR-1.6",
    "AR-3.1",
    "AR-2.1",
    "AR-2.6",
    "AR-4.2",
    "AR-5.2",
    "AR-5.3",
    "AR-5.4",
    "AR-5.6",
    "AR-5.7",
    "AR-6.1",
]
"""The rule that says what is asked for, by phase."""


def refuse(rule: str, key: str, **values: Any) -> Refusal:
    return Refusal(rule, Message(f"ar-why-{key}", values))


def not_now(state: State) -> Refusal:
    """Another kind of action is asked for: say which."""
    return refuse(ASKED_BY[state.phase], f"asked-{PHASE_NAMES[state.phase]}")


def why_not_company(state: State, name: str) -> Refusal | None:
    """AR-1.1, AR-1.2: a company of the game, and not the one that left it."""
    company = state.board.company_index.get(name, -1)
    if company < 0:
        return refuse("AR-1.1", "no-company", company=name)
    if not state.in_game[company]:
        return refuse("AR-1.2", "company-removed", company=name)
    return None
