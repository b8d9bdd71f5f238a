"""What went wrong with a request, said to the person in their language, and never a trace."""

from __future__ import annotations

from typing import Final

from roundhouse.game import Message, RoundhouseError
from roundhouse.languages import LANGUAGES
from roundhouse.words import say

BAD: Final = 400
NOT_LOGGED_IN: Final = 401
FORBIDDEN: Final = 403
MISSING: Final = 404
CONFLICT: Final = 409
TOO_LARGE: Final = 413
TOO_MANY: Final = 429
UNAVAILABLE: Final = 503


class Problem(RoundhouseError):
    """A request that is refused, with the sentence for the person who made it."""

    def __init__(self, message: Message, status: int = BAD) -> None:
        super().__init__(say(message))
        self.message = message
        self.status = status


def reader_language(accepted: str) -> str:
    """The first language of an Accept-Language header that this server has."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:200].split(",")):
        tag, _, parameter = part.partition(";")
        wishes.append((-_weight(parameter), place, tag.strip().lower().partition("-")[0]))
    for weight, _, language in sorted(wishes):
        if weight and language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if 0 <= weight <= 1 else 0.0
