"""Notices when a player gets nowhere, whatever the reason: a plan that cannot be carried out."""

from __future__ import annotations

from typing import Any, Final

from roundhouse.games.african_rails.view import View

PATIENCE: Final = 2
"""Turns that may pass with nothing done: an event may hold up a train for as long."""


class Watch:
    def __init__(self) -> None:
        self.shunned: list[int] = []
        """Cards that are left out of plans until the hand is another one."""
        self.put_down: list[Any] = []
        """What was unloaded in this turn, as the actions that would load it again."""
        self.round = -1
        self.scene: tuple[Any, ...] = ()
        self.idle = 0

    def is_stuck(self, view: View, seat: int) -> bool:
        """Several turns in a row have found the own trains, cards and track as they were."""
        if view.round != self.round:
            me = view.players[seat]
            trains = [(train.milepost, tuple(train.loads), train.type) for train in me.trains]
            scene = (tuple(me.hand or []), tuple(trains), len(me.track))
            if scene[:1] != self.scene[:1]:
                self.shunned = []
            self.idle = self.idle + 1 if scene == self.scene else 0
            self.scene, self.round = scene, view.round
            self.put_down = []
        return self.idle >= PATIENCE

    def shun(self, cards: list[int]) -> bool:
        """Leave these out as well; False if there is nothing left to try."""
        new = [card for card in cards if card not in self.shunned]
        self.shunned += new
        self.idle = 0
        return bool(new)
