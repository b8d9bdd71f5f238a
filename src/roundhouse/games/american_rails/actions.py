"""The actions of American Rails and the table's options."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from roundhouse.game import Action


class RemoveCompany(Action, frozen=True):
    """Chance, three players: this company leaves the game (AR-1.2)."""

    company: str


class DrawBanker(Action, frozen=True):
    """Chance: this seat is the banker (AR-1.6)."""

    seat: int


class OfferCompany(Action, frozen=True):
    """Preparation: put up a share of this company (AR-3.1)."""

    company: str


class AuctionShare(Action, frozen=True):
    """Auction a share: put up a share of this company (AR-5.6)."""

    company: str


class PassBid(Action, frozen=True):
    """Leave the auction (AR-2.3)."""


class Bid(Action, frozen=True):
    """Bid this many dollars (AR-2.1)."""

    ranged: ClassVar = ("amount",)
    amount: int


class StartCity(Action, frozen=True):
    """Put the company's first cube in this city (AR-2.6)."""

    hex: int


class TakeSpace(Action, frozen=True):
    """Move the own train to this space of the action column (AR-4.2)."""

    space: str


class Decline(Action, frozen=True):
    """Do not carry the action out (AR-4.5)."""


class Develop(Action, frozen=True):
    """Put a house in this city (AR-5.2)."""

    hex: int


class Fund(Action, frozen=True):
    """$5 from the bank for this company (AR-5.3)."""

    company: str


class TakeTwo(Action, frozen=True):
    """$2 from the bank (AR-5.4)."""


class TaxOthers(Action, frozen=True):
    """Every other player gives the bank $2 (AR-5.4)."""


class Done(Action, frozen=True):
    """Place no further cube (AR-5.7)."""


class PlaceCube(Action, frozen=True):
    """Expand: a cube of this company in this hex (AR-5.7)."""

    company: str
    hex: int


AnyAction = (
    RemoveCompany
    | DrawBanker
    | OfferCompany
    | AuctionShare
    | PassBid
    | Bid
    | StartCity
    | TakeSpace
    | Decline
    | Develop
    | Fund
    | TakeTwo
    | TaxOthers
    | Done
    | PlaceCube
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose."""

    banker: Literal["random"] | int = "random"
    """Who chooses the first company: a seat, or drawn by lot (AR-1.6)."""
    negotiation: bool = True
    """Is talk about the game welcome (AR-7.2)?"""
    auto_pass: bool = False
    """Does the game pass for a player who cannot pay a higher bid (AR-2.2)?"""
