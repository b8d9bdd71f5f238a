"""Makes reports on finished games: workers judge the decisions, a few at a time.

How far a report is stands in the database, so that every process of the server can tell, and stop
it; the report itself is kept there for good.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from roundhouse.bots.judging import Verdict
from roundhouse.game import Message, RoundhouseError
from roundhouse.reports.moments import (
    CLOSER,
    DOUBTFUL,
    Moment,
    chunks,
    doubtful,
    seconds_each,
)
from roundhouse.server.bots.thinking import Bots, Question
from roundhouse.server.clock import SteadyClock
from roundhouse.server.safety.problems import TOO_MANY, UNAVAILABLE, Problem
from roundhouse.server.tables.lookback import MomentsTask, ReportTask
from roundhouse.server.tables.replays import Replays
from roundhouse.server.tables.state import TableState
from roundhouse.server.tasks import Tasks
from roundhouse.store import Store, reports

LOG: Final = logging.getLogger("roundhouse.reports")

AT_ONCE: Final = 2
"""Parts of one report that workers have at the same time."""


class Stopped(Exception):
    """Nobody wants the report any more."""


class ReportJobs:
    def __init__(
        self, store: Store, clock: SteadyClock, bots: Bots, replays: Replays, tasks: Tasks
    ) -> None:
        self._store = store
        self._clock = clock
        self._bots = bots
        self._replays = replays
        self._tasks = tasks
        self._people: set[int] = set()
        """Those for whom a report is being made here."""

    async def start(self, table: TableState, person: int) -> None:
        """Have the report made, unless it is, or is about to be; one at a time for a person."""
        job = secrets.token_urlsafe(12)
        try:
            async with self._store.write() as database:
                now = self._clock.now()
                if await reports.find(database, table.id, now) is not None:
                    return
                if person in self._people:
                    raise Problem(Message("report-busy"), TOO_MANY)
                await reports.begin(database, table.id, job, now)
        except IntegrityError:
            return  # another process was first
        self._people.add(person)
        self._tasks.spawn(self._make(table, person, job))

    async def _make(self, table: TableState, person: int, job: str) -> None:
        try:
            report = await self._report(table, person, job)
            async with self._store.write() as database:
                await reports.finish(database, job, report)
        except* Stopped:
            LOG.debug("a report was stopped")
        except* RoundhouseError as failed:
            LOG.warning("a report could not be made: %s", failed.exceptions[0])
        finally:
            self._people.discard(person)
            async with self._store.write() as database:
                await reports.give_up(database, job)

    async def _report(self, table: TableState, person: int, job: str) -> str:
        match = table.match
        assert match is not None
        header, entries = match.header(), [made.entry for made in table.made]
        found = await self._replays.perform(person, MomentsTask(header, entries))
        moments = msgspec.json.decode(found, type=list[Moment])
        whose = Question(table.row.game, table.id, 0, 0, None, [], str(person))
        judging = Judging(self, whose, job, len(chunks(moments)) + DOUBTFUL)
        await judging.judge(chunks(moments), seconds_each(moments))
        closer = doubtful(moments, judging.verdicts())
        await judging.judge([[moment] for moment in closer], CLOSER)
        task = ReportTask(header, entries, match.winners(), judging.said)
        return (await self._replays.perform(person, task)).decode()

    async def note(self, job: str, done: int, total: int) -> None:
        async with self._store.write() as database:
            if not await reports.go_on(database, job, self._clock.now(), done, total):
                raise Stopped

    async def ask(
        self, question: Question, moments: list[Moment], budget: float
    ) -> list[dict[str, Any] | None]:
        found = await self._bots.verdicts(question, moments, budget)
        if found is None:
            raise Problem(Message("report-failed"), UNAVAILABLE)
        return found


class Judging:
    """The verdicts of one report, as they come in."""

    def __init__(self, jobs: ReportJobs, whose: Question, job: str, total: int) -> None:
        self._jobs = jobs
        self._whose = whose
        self._job = job
        self._total = total
        self._done = 0
        self.said: dict[int, dict[str, Any]] = {}
        """By the number of the decision."""

    def verdicts(self) -> dict[int, Verdict]:
        return {number: Verdict.read(fields) for number, fields in self.said.items()}

    async def judge(self, parts: list[list[Moment]], budget: float) -> None:
        """A few parts at a time; all end when one fails or nobody wants the report any more."""
        waiting = iter(parts)
        await self._jobs.note(self._job, self._done, self._total)
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._judge_some(waiting, budget))

    async def _judge_some(self, waiting: Iterator[list[Moment]], budget: float) -> None:
        for part in waiting:
            question = self._whose._replace(seat=part[0].seat, number=part[0].number)
            found = await self._jobs.ask(question, part, budget)
            for moment, verdict in zip(part, found, strict=True):
                if verdict is not None:
                    self.said[moment.number] = verdict
            self._done += 1
            await self._jobs.note(self._job, self._done, self._total)
