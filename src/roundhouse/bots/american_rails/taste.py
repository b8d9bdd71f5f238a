"""What a style likes: among choices that are about as good, it takes these.

A liking is so much of the chance to win that the style would give for the choice; usually none.
"""

from __future__ import annotations

from roundhouse.bots.american_rails.weights import Habits
from roundhouse.games.american_rails.encode import (
    AUCTION_SHARE,
    BID_ZERO,
    DEVELOP_CITY,
    DONE,
    FUND_COMPANY,
    LOWEST_BID,
    PLACE_CUBE,
    TAKE_TWO,
)


def liking(habits: Habits, code: int) -> float:
    """How much the action of that number is liked for its own sake."""
    if code >= BID_ZERO + LOWEST_BID:
        return 0.0
    if code >= PLACE_CUBE:
        return habits.likes_track
    if code >= DONE:
        return 0.0
    if code >= AUCTION_SHARE:
        return habits.likes_shares
    if code >= TAKE_TWO:
        return habits.likes_cash
    if code >= FUND_COMPANY:
        return habits.likes_funding
    if code >= DEVELOP_CITY:
        return habits.likes_houses
    return 0.0
