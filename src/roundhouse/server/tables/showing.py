"""How long a page takes to show what the others did: so much later a player's clock begins.

Pages play out every action at a pace that a person can follow, and hurry when they fall behind
(`client/src/lib/player.svelte.ts`). What a page says about itself is not asked: the server works it
out from its own log, in the same way for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from roundhouse.game import CHANCE, Seat
from roundhouse.store.entries import EntryRow

ACTION: Final = 1.8
"""Seconds that a page shows an action at its slowest pace."""
MOST: Final = 6.0
"""Seconds that a page is behind at most."""
FAR: Final = 200
"""Entries that are looked at; nobody is shown more of them before they may act."""


def time_to_show(made: Sequence[EntryRow], mine: Iterable[Seat], now: float) -> float:
    """Seconds from now until a page has shown what others did since a seat of mine acted."""
    done = now - MOST
    for entry in others_since(made, frozenset(mine)):
        done = min(max(done, entry.at) + ACTION, entry.at + MOST)
    return min(max(done - now, 0.0), MOST)


def others_since(made: Sequence[EntryRow], mine: frozenset[Seat]) -> list[EntryRow]:
    """What others did since; the box acts together with who acted before."""
    found: list[EntryRow] = []
    for entry in reversed(made[-FAR:]):
        if entry.seat in mine and entry.source != "bot":
            break
        if entry.seat != CHANCE:
            found.append(entry)
    return found[::-1]
