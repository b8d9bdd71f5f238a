"""What is asked of bots, wherever they think: in a pool here, or in workers elsewhere."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from roundhouse.bots.hints import Hint
from roundhouse.game import Message, Seat
from roundhouse.reports.moments import Moment
from roundhouse.server.bots.worker import Pick, Task

HINTS: Final = 3


class Question(NamedTuple):
    """A seat's turn, as the seat itself knows it."""

    game: str
    table: str
    seat: Seat
    number: int
    """The length of the log."""
    view: Any
    legal: list[Any]
    whose: str = ""
    """For whom bots think here: whose table it is, or who asked. Bots' time is shared by them."""

    def task(self, level: str, budget: float) -> Task:
        """What a bot is told: nothing of the table but the view and the choices."""
        player = sha256(f"{self.table}:{self.seat}".encode()).hexdigest()[:16]
        return Task(
            game=self.game,
            level=level,
            player=player,
            view=msgspec.Raw(msgspec.json.encode(self.view)),
            legal=msgspec.Raw(msgspec.json.encode(self.legal)),
            budget=budget,
        )


class Thinkers(Protocol):
    """Who answers."""

    async def ask(self, task: Task, question: Question) -> list[Pick] | None:
        """The answer; None when nobody could give one."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def answered(self, name: str) -> None:
        """News of an answer, from a process elsewhere."""


def hint_of(action: Any, pick: Pick) -> Hint:
    todo = [Message(key, values) for key, values in pick.todo]
    return Hint(action, Message(pick.key, pick.values), pick.rest, todo)


class Bots:
    """Asks the thinkers, and checks what they say: it is never more than a choice."""

    def __init__(self, thinkers: Thinkers, budget: float) -> None:
        self.thinkers = thinkers
        self._budget = budget
        self._asked: dict[object, float] = {}
        """Since when each turn that is thought about has been waiting."""

    def longest_wait(self) -> float:
        """Seconds that the oldest unanswered turn of a bot has been waiting."""
        return time.monotonic() - min(self._asked.values()) if self._asked else 0.0

    async def choose(self, question: Question, level: str) -> Any:
        """The bot's choice; the plainest when it has none."""
        legal = question.legal
        if len(legal) == 1:
            return legal[0]
        asked = object()
        self._asked[asked] = time.monotonic()
        try:
            picks = await self.thinkers.ask(question.task(level, self._budget), question)
        finally:
            del self._asked[asked]
        numbers = [pick.number for pick in picks or () if 0 <= pick.number < len(legal)]
        return legal[numbers[0] if numbers else 0]

    async def hints(self, question: Question) -> list[Hint]:
        """Up to three good plans and why; none when nobody knows."""
        task = question.task("expert", self._budget)
        task.want, task.count = "hints", HINTS
        picks = await self.thinkers.ask(task, question)
        return [
            hint_of(question.legal[pick.number], pick)
            for pick in picks or ()
            if pick.key and 0 <= pick.number < len(question.legal)
        ]

    async def verdicts(
        self, question: Question, moments: list[Moment], budget: float
    ) -> list[dict[str, Any] | None] | None:
        """What the expert says about decisions of a finished game; None when nobody could."""
        task = question.task("expert", budget)
        task.want, task.count, task.moments = "verdicts", len(moments), moments
        picks = await self.thinkers.ask(task, question)
        if picks is None or len(picks) != len(moments):
            return None
        return [pick.verdict for pick in picks]

    async def open(self) -> None:
        await self.thinkers.open()

    async def close(self) -> None:
        await self.thinkers.close()
