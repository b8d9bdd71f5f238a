"""A table's clocks: free seconds for every move, then a reserve for the whole game."""

from __future__ import annotations

import msgspec

from roundhouse.game import Seat


class Clock(msgspec.Struct):
    """Nobody's clock runs while `seat` is None. Times come from the caller."""

    move: float
    """Free seconds for each move."""
    left: list[float]
    """What is left of each seat's reserve."""
    seat: Seat | None = None
    since: float = 0

    @property
    def deadline(self) -> float | None:
        """When the seat whose clock runs is out of time."""
        return None if self.seat is None else self.since + self.move + self.left[self.seat]

    def give_back(self, away: float, least: float) -> None:
        """The clock stood still for `away` seconds; the seat has until `least` at any rate."""
        if self.seat is not None:
            self.since += away
            self.since += max(0.0, least - (self.since + self.move + self.left[self.seat]))

    def turn(self, seat: Seat | None, now: float) -> None:
        """The seat to act has acted, or something else has happened: now `seat` is to act."""
        if self.seat is not None:
            over = max(0.0, now - self.since - self.move)
            self.left[self.seat] = max(0.0, self.left[self.seat] - over)
        self.seat = seat
        self.since = now
