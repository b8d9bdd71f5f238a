"""Refusals: the rule's id and a sentence, `ar-why-…` in the catalogues."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.game import Message, Refusal
from roundhouse.games.american_rails.state import State

ASKED: Final = [
    ("AR-1.2", "asked-remove"),
    ("AR-1.6", "asked-banker"),
    ("AR-3.1", "asked-offer"),
    ("AR-2.1", "asked-bid"),
    ("AR-2.6", "asked-start"),
    ("AR-4.2", "asked-space"),
    ("AR-5.2", "asked-develop"),
    ("AR-5.3", "asked-fund"),
    ("AR-5.4", "asked-take"),
    ("AR-5.6", "asked-auction"),
    ("AR-5.7", "asked-expand"),
    ("AR-6.1", "asked-ended"),
]
"""By phase, the rule that says what is asked for, and the sentence."""


def refuse(rule: str, key: str, **values: Any) -> Refusal:
    return Refusal(rule, Message(f"ar-why-{key}", values))


def not_now(state: State) -> Refusal:
    """Another kind of action is asked for: say which."""
    rule, key = ASKED[state.phase]
    return refuse(rule, key)


def why_not_company(state: State, name: str) -> Refusal | None:
    """AR-1.1, AR-1.2: a company of the game, and not the one that left it."""
    company = state.board.company_index.get(name, -1)
    if company < 0:
        return refuse("AR-1.1", "no-company", company=name)
    if not state.in_game[company]:
        return refuse("AR-1.2", "company-removed", company=name)
    return None
