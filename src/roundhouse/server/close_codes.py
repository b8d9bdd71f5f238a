"""The codes with which we end a WebSocket, for tables and pages alike."""

from __future__ import annotations

from contextlib import suppress
from enum import IntEnum
from typing import Any

from litestar import WebSocket


class CloseCode(IntEnum):
    UNKNOWN = 4401
    """Say your name first."""
    FORBIDDEN = 4403
    """This table is not, or no longer, for you."""
    MISSING = 4404
    """There is no such table, or no longer."""
    AGAIN = 4408
    """Connect anew: what you may see has changed, or you were too slow."""
    CROWDED = 4429
    """Too many connections of one address or person."""
    BROKEN = 4500
    """Our fault; connecting anew may help."""
    LATER = 4503
    """The database does not answer."""

    @property
    def reason(self) -> str:
        return _REASONS[self]


_REASONS = {
    CloseCode.UNKNOWN: "name first",
    CloseCode.FORBIDDEN: "not for you",
    CloseCode.MISSING: "missing",
    CloseCode.AGAIN: "connect anew",
    CloseCode.CROWDED: "too many connections",
    CloseCode.BROKEN: "ours",
    CloseCode.LATER: "later",
}


async def close(socket: WebSocket[Any, Any, Any], code: CloseCode) -> None:
    with suppress(OSError):  # the client may have gone by itself meanwhile
        await socket.close(code=code, reason=code.reason)
