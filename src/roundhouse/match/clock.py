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
    paused: float | None = None
    """When it was stopped in the middle of a move; nobody is out of time meanwhile."""

    @property
    def deadline(self) -> float | None:
        """When the seat whose clock runs is out of time."""
        if self.seat is None or self.paused is not None:
            return None
        return self.since + self.move + self.left[self.seat]

    def give_back(self, away: float, least: float) -> None:
        """The clock stood still for `away` seconds; the seat has until `least` at any rate."""
        if self.seat is not None and self.paused is None:
            self.since += away
            self.since += max(0.0, least - (self.since + self.move + self.left[self.seat]))

    def pause(self, now: float) -> None:
        """The clock stands still in the middle of a move."""
        if self.seat is not None and self.paused is None:
            self.paused = now

    def resume(self, now: float) -> None:
        """The move goes on where it was stopped."""
        if self.paused is not None:
            self.since += max(0.0, now - self.paused)
            self.paused = None

    def grant(self, seat: Seat, least: float) -> None:
        """The seat has at least so much reserve, however much it has used."""
        self.left[seat] = max(self.left[seat], least)

    def turn(self, seat: Seat | None, now: float, grace: float = 0.0) -> None:
        """The seat to act has acted, or something else has happened: now `seat` is to act.

        Its time begins after the `grace`: until then it is shown what the others did.
        """
        self.resume(now)
        if self.seat is not None:
            over = max(0.0, now - self.since - self.move)
            self.left[self.seat] = max(0.0, self.left[self.seat] - over)
        self.seat = seat
        self.since = now + grace
