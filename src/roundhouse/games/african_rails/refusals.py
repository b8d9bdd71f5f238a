"""Why an action is not allowed; None exactly for the legal ones."""

from __future__ import annotations

from typing import Final

from roundhouse.game import Refusal
from roundhouse.games.african_rails.actions import AfricanRailsAction
from roundhouse.games.african_rails.encode import (
    ACCEPT,
    CHOOSE_ORIGIN,
    DRAW_START,
    DROP_LOAD,
    REFUSE,
    RETURN_CARD,
    find,
)
from roundhouse.games.african_rails.refusal import refusal
from roundhouse.games.african_rails.rules import BLOCK_OF, BLOCKS, is_chance
from roundhouse.games.african_rails.state import (
    ANSWER,
    CONSENT,
    DROP,
    ENDED,
    ORIGIN,
    RETURN,
    State,
)

NOTHING_LIKE_IT: Final = {
    "BuildTrack": "AF-6.2",
    "MoveTo": "AF-3.1",
    "EndMove": "AF-8.4",
    "Load": "AF-4.1",
    "Unload": "AF-4.2",
    "Deliver": "AF-4.3",
    "Store": "AF-9.3",
    "Take": "AF-9.3",
    "SellFromDepot": "AF-9.4",
    "Upgrade": "AF-8.1",
    "Convert": "AF-8.2",
    "BuyTrain": "AF-8.4",
    "DropLoad": "AF-8.3",
    "BuildDepot": "AF-9.3",
    "OfferPassage": "AF-13.1",
    "ReturnCard": "AF-1.2",
    "ChooseOrigin": "AF-1.3",
    "DrawStartPlayer": "AF-1.4",
    "DealCard": "AF-1.2",
    "DrawCard": "AF-4.7",
    "DrawPublic": "AF-1.5",
}
"""The rule that speaks of an action whose fields name nothing on the board."""

ONLY: Final = {
    RETURN: ((RETURN_CARD,), refusal("AF-1.2", "return-first")),
    ORIGIN: ((CHOOSE_ORIGIN,), refusal("AF-1.3", "origin-first")),
    DROP: ((DROP_LOAD,), refusal("AF-8.3", "drop-first")),
    ANSWER: ((ACCEPT, REFUSE), refusal("AF-13.1", "answer-first")),
    CONSENT: ((ACCEPT, REFUSE), refusal("AF-9.3", "answer-first")),
}
"""Phases in which only these blocks are possible, and what is said to all others."""


def why_not(state: State, action: AfricanRailsAction) -> Refusal | None:
    if state.phase == ENDED:
        return refusal("AF-7.2", "game-over")
    number = find(action)
    if number < 0:
        return refusal(NOTHING_LIKE_IT[type(action).__name__], "no-such-thing")
    first, _, why_not_this = BLOCKS[int(BLOCK_OF[number])]
    if first < DRAW_START:
        if is_chance(state):
            return refusal("AF-4.7", "drawing")
        only = ONLY.get(int(state.phase))
        if only is not None and first not in only[0]:
            return only[1]
    return why_not_this(state, number - first)
