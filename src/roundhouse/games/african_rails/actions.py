"""What players and the box may do in African Rails, and the settings of a table.

`milepost`, `start` and `end` are the board's milepost numbers; `city` is the name of a major
city; `good` and `card` are the ids of the data; `contract` is 0, 1 or 2; `seat` and `owner` are
seats; `train` is 0, or 1 for a second train.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from roundhouse.game import Action, for_seats

TrainType = Literal["A", "B9", "B12", "C12", "C15"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table."""

    fast: bool = False
    """AF-9: the fast game, with depots."""
    two_player: Annotated[bool, for_seats(2)] = False
    """AF-10: the variant for two players."""
    c15: bool = False
    """AF-3.2: the C15 may be built."""
    second_train: Annotated[bool, for_seats(2, 3)] = True
    """AF-8.4: with 2 or 3 players a second train may be bought."""
    secret_cash: bool = False
    """AF-12.1: cash is seen by its owner alone."""
    agreements: bool = True
    """AF-13.1: players may propose another price for the use of track."""
    start: Literal["random"] | Annotated[int, msgspec.Meta(ge=0, le=5)] = "random"
    """AF-1.4: the start player, drawn or named."""
    start_moves_on: bool = False
    """AF-11.1: the next player clockwise begins the next round."""
    target: Annotated[int, msgspec.Meta(ge=1, le=9999)] | None = None
    """AF-7.2: the sum to win; None is 250 M, and 350 M in the fast game."""


class DrawStartPlayer(Action, frozen=True):
    """Chance: AF-1.4."""

    seat: int


class DealCard(Action, frozen=True):
    """Chance: AF-1.2, a contract card for a hand at set-up."""

    seat: int
    card: str


class DrawCard(Action, frozen=True):
    """Chance: AF-4.3, a card for the player in turn; an event takes effect."""

    card: str


class DrawPublic(Action, frozen=True):
    """Chance: AF-1.5 and AF-4.6, a card for the public contracts; an event takes effect."""

    card: str


class ReturnCard(Action, frozen=True):
    """AF-1.2: a dealt card goes back."""

    card: str


class ChooseOrigin(Action, frozen=True):
    """AF-1.3."""

    city: str


class MoveTo(Action, frozen=True):
    """AF-3.1: one step, also over a ferry."""

    train: int
    milepost: int


class Load(Action, frozen=True):
    """AF-4.1."""

    train: int
    good: str


class Unload(Action, frozen=True):
    """AF-4.2."""

    train: int
    good: str


class Deliver(Action, frozen=True):
    """AF-4.3: by a card of the own hand or a public one."""

    train: int
    card: str
    contract: int


class Store(Action, frozen=True):
    """AF-9.3: from the train into a depot."""

    train: int
    good: str
    owner: int


class Take(Action, frozen=True):
    """AF-9.3: from the own depot onto the train."""

    train: int
    good: str


class SellFromDepot(Action, frozen=True):
    """AF-9.4: deliver straight from the own depot, with a point of that train."""

    train: int
    card: str
    contract: int


class EndMove(Action, frozen=True):
    """AF-2.1: that train has moved; after the last one building begins."""

    train: int


class BuildTrack(Action, frozen=True):
    """AF-6.2: a section from the own network to a neighbouring milepost."""

    start: int
    end: int


class Upgrade(Action, frozen=True):
    """AF-8.1."""

    train: int
    to: TrainType


class Convert(Action, frozen=True):
    """AF-8.2."""

    train: int
    to: TrainType


class BuyTrain(Action, frozen=True):
    """AF-8.4: the second train, starting in that major city."""

    city: str


class DropLoad(Action, frozen=True):
    """AF-8.3 and AF-5: the owner chooses the good that is lost."""

    good: str


class BuildDepot(Action, frozen=True):
    """AF-9.3."""

    city: str


class OfferPassage(Action, frozen=True):
    """AF-13.1: propose to `seat` a price for the use of `owner`'s track."""

    ranged: ClassVar = ("price", "rounds")
    seat: int
    owner: int
    price: int
    rounds: int


class Accept(Action, frozen=True):
    """AF-13.1 and AF-9.3: yes to a proposal, or to a good for the own depot."""


class Refuse(Action, frozen=True):
    """AF-13.1 and AF-9.3: no."""


class SitOut(Action, frozen=True):
    """AF-2.2: discard the hand and draw a new one instead of a turn."""


class EndTurn(Action, frozen=True):
    """AF-2.1."""


AfricanRailsAction = (
    DrawStartPlayer
    | DealCard
    | DrawCard
    | DrawPublic
    | ReturnCard
    | ChooseOrigin
    | MoveTo
    | Load
    | Unload
    | Deliver
    | Store
    | Take
    | SellFromDepot
    | EndMove
    | BuildTrack
    | Upgrade
    | Convert
    | BuyTrain
    | DropLoad
    | BuildDepot
    | OfferPassage
    | Accept
    | Refuse
    | SitOut
    | EndTurn
)
