"""AF-10.2: small towns of the two-player variant, and the contracts they oblige to.

Rules and planners call these with plain numbers: a contract is 3 * card + its place on the card.
"""

from __future__ import annotations

from mypy_extensions import i64

from roundhouse.games.african_rails.facts import CONTRACTS, TABLES


def fitting(cards: list[int], town: i64, goods: i64) -> list[int]:
    """The contracts on these cards that name the town, or a good to be had there.

    `goods` has a bit per good offered in the town or lying there.
    """
    found: list[int] = []
    for card in cards:
        for contract in range(CONTRACTS * card, CONTRACTS * card + CONTRACTS):
            if TABLES.wanted_at[contract] == town or goods >> TABLES.wanted[contract] & 1:
                found.append(contract)
    return found


def spends_last_fit(contract: int, hand: list[int], duties: list[list[int]]) -> bool:
    """The last card that fits a joined town would go for another contract.

    `duties` has for each town the contracts that fitted when it was joined. Where a card is the
    last for two towns it can only serve one of them.
    """
    card = contract // CONTRACTS
    breaks = False
    for fits in duties:
        left = {fit // CONTRACTS for fit in fits if fit // CONTRACTS in hand}
        if left == {card}:
            if contract in fits:
                return False
            breaks = True
    return breaks
