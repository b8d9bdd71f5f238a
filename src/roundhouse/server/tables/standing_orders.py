"""Standing orders: moves that a seat wants made for it, and when that is to stop.

They know no title: orders name kinds of actions, values of the seat's own view that must stay as
they are, and messages that end them. Auto-pass in this auction, for example:
`{"choose": [{"action": "PassBid"}], "keep": ["auction.company"]}`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Choose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action of this kind; with a limit the one whose field is smallest, up to the limit."""

    action: Word
    field: Word | None = None
    limit: int | None = None


class StandingOrders(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What to choose, the first that is legal, as long as nothing named here happens."""

    choose: Annotated[list[Choose], msgspec.Meta(min_length=1, max_length=8)]
    keep: Annotated[list[Word], msgspec.Meta(max_length=8)] = []
    """Places in the own view, such as `auction.company`, whose values must not change."""
    until: Annotated[list[Word], msgspec.Meta(max_length=16)] = []
    """Keys of messages: once one is told to the seat, the orders are over."""


class OrdersInForce(msgspec.Struct, frozen=True):
    """Orders in force, with what their `keep` looked like when they were given."""

    orders: StandingOrders = msgspec.field(name="programme")
    """The name is that under which databases hold it since the first release."""
    number: int
    situation: list[Any]

    @property
    def text(self) -> str:
        """As it is kept in the store, where no two are alike."""
        return msgspec.json.encode(self).decode()


def situation(orders: StandingOrders, view: msgspec.Struct) -> list[Any]:
    """The values that the orders depend on; None where the view has no such place."""
    return [_look(msgspec.to_builtins(view), path.split(".")) for path in orders.keep]


def _look(value: Any, path: list[str]) -> Any:
    for part in path:
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list) and part.isdecimal() and int(part) < len(value):
            value = value[int(part)]
        else:
            return None
    return value


def choice(orders: StandingOrders, legal: list[Any]) -> Any | None:
    """The action that the orders ask for now; None when none fits, and then they are over."""
    for wanted in orders.choose:
        fitting = [action for action in legal if type(action).__name__ == wanted.action]
        if wanted.field is not None and wanted.limit is not None:
            field, limit = wanted.field, wanted.limit
            amounts = [(getattr(action, field, None), action) for action in fitting]
            allowed = [
                (amount, action)
                for amount, action in amounts
                if isinstance(amount, int) and amount <= limit
            ]
            if allowed:
                return min(allowed, key=lambda pair: pair[0])[1]
        elif len(fitting) == 1:
            return fitting[0]
    return None
