"""How a refusal is said: a rule of the rulebook and a sentence of the catalogue."""

from __future__ import annotations

from roundhouse.game import Message, Refusal, Values


def refusal(rule: str, key: str, values: Values | None = None) -> Refusal:
    return Refusal(rule, Message("af-why-" + key, values or {}))
