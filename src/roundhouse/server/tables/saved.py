"""What a snapshot of a table holds."""

from __future__ import annotations

import msgspec

from roundhouse.game import Seat


class Saved(msgspec.Struct):
    movers: list[Seat]
    state: msgspec.Raw
