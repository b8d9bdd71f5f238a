"""A hint: an action worth taking, and why, in words."""

from __future__ import annotations

from typing import Any

import msgspec

from roundhouse.game import Message


class Hint(msgspec.Struct, frozen=True):
    action: Any
    message: Message
