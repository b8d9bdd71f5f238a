"""How a refusal is said: a rule of the rulebook and a sentence of the catalogue."""

from __future__ import annotations

from roundhouse.game import Message, Refusal


def refusal(rule: str, key: str) -> Refusal:
    return Refusal(rule, Message("af-why-" + key))
