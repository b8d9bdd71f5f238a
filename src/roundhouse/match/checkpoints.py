"""States of a match that are kept, so that an undo plays few actions again."""

from __future__ import annotations

from typing import Any, Final, Self

EVERY: Final = 32
"""Of the actions that can still be taken back, the state after each so many is kept."""
RECENT: Final = 8
"""And the states after the last so many."""


class Checkpoints:
    """States by the number of actions that lead to them. Values: nobody changes them."""

    def __init__(self, number: int, state: Any) -> None:
        self._states: dict[int, Any] = {number: state}

    def copy(self) -> Self:
        twin = self.__class__(0, None)
        twin._states = self._states.copy()
        return twin

    def add(self, number: int, state: Any) -> None:
        """The newest state."""
        states = self._states
        states[number] = state
        old = number - RECENT
        if old % EVERY:
            states.pop(old, None)

    def restart(self, number: int, state: Any) -> None:
        """Nobody goes back behind this state."""
        self._states = {number: state}

    def keep(self, number: int, state: Any) -> None:
        """A state that was worked out again, and goes on being changed."""
        if number % EVERY == 0:
            self._states[number] = state.copy()

    def hold(self, number: int, state: Any) -> None:
        """A state that is known from elsewhere."""
        self._states[number] = state

    def cut(self, number: int, last: int) -> None:
        """What came after that many actions, up to `last`, was taken back."""
        for gone in range(number + 1, last + 1):
            self._states.pop(gone, None)

    def nearest(self, number: int) -> tuple[int, Any] | None:
        """The last state that is kept up to that many actions; None where there is none."""
        at = max((kept for kept in self._states if kept <= number), default=None)
        return None if at is None else (at, self._states[at])
