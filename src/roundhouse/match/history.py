"""Every moment of a match, undone ones included, quick to come back to.

Moment n is the table after n entries of the log. An undo or a rewind leads back to an earlier
moment, so the moments form a tree; states are kept now and then along it and the rest is played
from there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from roundhouse.game import Action, AnyGame, BadInput, Seat
from roundhouse.match.ending import End
from roundhouse.match.match import Step
from roundhouse.match.undo import Rewind, Undo

Entry = Action | Undo | Rewind | End

KEPT_EVERY: Final = 32
"""Along the way to a moment, every so many actions a state is kept."""
RECENT: Final = 8
"""So many of the last steps are kept whole: everybody asks for them."""


class History:
    def __init__(self, game: AnyGame, start: Any) -> None:
        self.game = game
        self.log: list[Entry] = []
        self._before: list[int] = [0]
        """The moment from which each moment was reached by an action."""
        self._same: list[int] = [0]
        """The earliest moment that looks like this one: only actions add a new one."""
        self._states: dict[int, Any] = {0: start}
        self._far: list[int] = [0]
        """How many actions lie between each moment and a state that was kept before it."""
        self._recent: dict[int, Step] = {}
        self._path: list[int] = [0]
        """The moments on the way to the newest one."""

    def add(self, entry: Entry, step: Step | None = None) -> None:
        """The next entry, with the states around it where they are known."""
        if step is not None:
            self._recent[len(self.log)] = step
            self._recent.pop(len(self.log) - RECENT, None)
        self.log.append(entry)
        moment = len(self.log)
        if isinstance(entry, Undo | Rewind | End):
            if not isinstance(entry, End):
                self._take_back(entry.actions)
            self._before.append(self._path[-1])
            self._same.append(self._path[-1])
            self._far.append(self._far[self._path[-1]])
            return
        far = self._far[self._path[-1]] + 1
        if step is not None and far >= KEPT_EVERY:
            self._states[moment] = step.after
            far = 0
        self._before.append(self._path[-1])
        self._same.append(moment)
        self._far.append(far)
        self._path.append(moment)

    def _take_back(self, actions: int) -> None:
        """What was undone is seldom asked for: its states would be as many as somebody likes."""
        for moment in self._path[-actions:]:
            self._states.pop(moment, None)
        del self._path[-actions:]

    def keep(self, moment: int, state: Any) -> None:
        """Remember the state of a moment, from a snapshot."""
        self._states[self._same[moment]] = state
        self._far[self._same[moment]] = 0

    def state(self, moment: int) -> Any:
        """The state after that many entries. A value: do not change it.

        A thread may ask for it while entries are added.
        """
        if moment not in range(len(self.log) + 1):
            raise BadInput(f"there is no moment {moment}: the log has {len(self.log)} entries")
        found = self._same[moment]
        todo: list[int] = []
        while (state := self._states.get(found)) is None:
            todo.append(found)
            found = self._before[found]
        if todo:
            state = state.copy()
        for done, number in enumerate(reversed(todo), 1):
            self.game.apply(state, self.log[number - 1])
            if done % KEPT_EVERY == 0:
                self._states[number] = state.copy()
        return state

    def step(self, number: int, before: Any = None) -> Step | None:
        """Entry `number` with the states around it; None for an undo, a rewind and an end."""
        if number in self._recent:
            return self._recent[number]
        entry = self.log[number]
        if isinstance(entry, Undo | Rewind | End):
            return None
        if before is None:
            before = self.state(number)
        after = before.copy()
        self.game.apply(after, entry)
        seat: Seat = self.game.to_act(before)
        return Step(number, seat, before, entry, after)

    def steps(self, start: int, end: int) -> list[Step | None]:
        """The entries from `start` up to `end`, each with the states around it."""
        return list(self.walk(start, end))

    def walk(self, start: int, end: int) -> Iterator[Step | None]:
        """The same one by one, so that no more than a few states are held at a time."""
        near: dict[int, Any] = {}
        """States by their moments, the latest used last."""
        for number in range(start, end):
            moment = self._same[number]
            step = self.step(number, near.pop(moment, None))
            if step is not None:
                near[moment], near[number + 1] = step.before, step.after
                while len(near) > RECENT:
                    del near[next(iter(near))]
            yield step

    def distance(self, moment: int) -> int:
        """How many actions `state` would have to play for that moment."""
        found, actions = self._same[moment], 0
        while found not in self._states:
            found, actions = self._before[found], actions + 1
        return actions

    def moment_of(self, actions: int) -> int:
        """The moment at which so many of the actions that stand had been made."""
        return self._path[actions]

    def standing_entries(self, moment: int) -> list[int]:
        """The numbers of the entries whose actions stand at that moment."""
        numbers: list[int] = []
        found = self._same[moment]
        while found:
            numbers.append(found - 1)
            found = self._before[found]
        return numbers[::-1]
