"""What a player has noticed of the board: not every rail that others lay, and not at once."""

from __future__ import annotations

from random import Random

from roundhouse.games.transamerica.view import View


class Attention:
    """A seat always knows its own rails, and those of others as far as they lay when it last
    looked around.

    `often` is the part of its turns that begin with a look around; the first of a round does.
    """

    def __init__(self, rng: Random, often: float) -> None:
        self._rng = rng
        self._often = often
        self._round = -1
        self._noticed = 0
        """So many of the round's rails lay when it last looked around."""

    def rails(self, view: View) -> list[int]:
        """The lines that it knows to be built."""
        begins = view.turn_rails == 0
        if view.round != self._round or (begins and self._rng.random() < self._often):
            self.look_around(view)
        return [
            edge
            for number, (edge, seat) in enumerate(view.rails)
            if number < self._noticed or seat == view.seat
        ]

    def look_around(self, view: View) -> None:
        self._round = view.round
        self._noticed = len(view.rails)
