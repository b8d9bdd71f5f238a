"""TransAmerica's actions and table options, named as the rulebook names them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from roundhouse.game import Action

Index = Annotated[int, msgspec.Meta(ge=0)]


class DrawStartPlayer(Action, frozen=True):
    """TA-1.5: chance says who begins."""

    seat: Index


class Deal(Action, frozen=True):
    """TA-1.4: chance gives a seat one city card."""

    seat: Index
    city: str


class PlaceStart(Action, frozen=True):
    """TA-2.1: the start stone goes on a crossing."""

    node: Index


class LayRail(Action, frozen=True):
    """TA-2.2: one rail on a line of the board."""

    edge: Index


class EndTurn(Action, frozen=True):
    """TA-2.2: one rail on a single line was enough."""


class PassTurn(Action, frozen=True):
    """Only when there is no line left that a rail could be laid on."""


AnyAction = DrawStartPlayer | Deal | PlaceStart | LayRail | EndTurn | PassTurn


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may settle before the game."""

    barrier: Literal["rulebook", "published", "fixed"] = "rulebook"
    """TA-B.1, TA-B.2: when the barrier moves after the second round."""
    start_player: Literal["random"] | Index = "random"
    """TA-1.5: drawn, or a seat."""
    show_missing: bool = True
    """The own seat sees how many rails are still missing."""
