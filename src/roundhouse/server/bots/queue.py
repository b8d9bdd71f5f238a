"""Bot turns as jobs in PostgreSQL, which any number of `roundhouse worker` processes serve.

A job holds a seat's view and its choices, never the state; the answer is kept beside the jobs, and
every server that waits for it hears of it. Nothing here lasts: a new release makes it all anew.
"""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from importlib.metadata import version
from typing import Final

import msgspec
import procrastinate
import psycopg
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException

from roundhouse.server.bots.pool import BotPool
from roundhouse.server.bots.thinking import Question
from roundhouse.server.bots.worker import Pick, Task
from roundhouse.server.pubsub import BOTS, News
from roundhouse.server.tasks import end
from roundhouse.store import Store

LOG: Final = logging.getLogger("roundhouse.bots")
SCHEMA: Final = "roundhouse_bots"
THINK: Final = "think"
LOOK: Final = 2.0
"""Seconds between looks for answers whose news got lost, and for workers that have died."""
HEARTBEAT: Final = 2.0
STALLED: Final = 8.0
"""Seconds without a sign of life after which a worker's jobs are given to others."""
LOCK: Final = 7_061_908
"""Servers that start together prepare the queue one after the other."""
ANSWERS: Final = (
    "CREATE TABLE answers (name text PRIMARY KEY, picks text NOT NULL, "
    "made timestamptz NOT NULL DEFAULT now())"
)
KEEP: Final = (
    "WITH old AS (DELETE FROM answers WHERE made < now() - interval '1 hour'), "
    "kept AS (INSERT INTO answers (name, picks) VALUES (%(name)s, %(picks)s) "
    "ON CONFLICT (name) DO NOTHING) SELECT pg_notify(%(channel)s, %(news)s)"
)
TURNS: Final = "CREATE TABLE turns (whose text PRIMARY KEY, round integer NOT NULL)"
TAKE_TURN: Final = (
    "INSERT INTO turns (whose, round) SELECT %(whose)s, coalesce("
    "(SELECT min(-priority) FROM procrastinate_jobs WHERE status IN ('todo', 'doing')), "
    "(SELECT max(round) + 1 FROM turns), 0) "
    "ON CONFLICT (whose) DO UPDATE SET round = greatest(turns.round + 1, excluded.round) "
    "RETURNING round"
)
"""In each round everybody has one job: who asks first begins in the round that is under way."""
LAYOUT: Final = 2
"""Of our own tables here."""
FIND: Final = "SELECT (SELECT picks FROM answers WHERE name = %(name)s) AS picks"


def application(address: str) -> procrastinate.App:
    """The queue at that database."""
    logging.getLogger("procrastinate").setLevel(logging.ERROR)  # it would log what players hold
    logging.getLogger("procrastinate.utils").addFilter(without_trace)
    options = {"options": f"-c search_path={SCHEMA},public"}
    connector = procrastinate.PsycopgConnector(conninfo=address, kwargs=options, min_size=1)
    return procrastinate.App(connector=connector)


def without_trace(record: logging.LogRecord) -> bool:
    """That PostgreSQL has gone is worth a line."""
    record.exc_info = None
    return True


async def prepare(address: str) -> None:
    """Make the queue's tables; those of another release are thrown away with what is in them."""
    made_by = f"procrastinate {version('procrastinate')}, layout {LAYOUT}"
    async with await psycopg.AsyncConnection.connect(address) as connection:
        await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})".encode())
        found = await connection.execute(
            "SELECT obj_description(to_regnamespace(%s)::oid, 'pg_namespace')", (SCHEMA,)
        )
        row = await found.fetchone()
        if row is not None and row[0] == made_by:
            return
        parts = (
            f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE",
            f"CREATE SCHEMA {SCHEMA}",
            f"SET LOCAL search_path TO {SCHEMA}, public",
            procrastinate.App(
                connector=procrastinate.PsycopgConnector()
            ).schema_manager.get_schema(),
            ANSWERS,
            TURNS,
            f"COMMENT ON SCHEMA {SCHEMA} IS '{made_by}'",
        )
        for part in parts:
            await connection.execute(part.encode())


class BotQueue:
    """Asks by a job, and waits for the answer as long as it takes."""

    def __init__(self, store: Store) -> None:
        self._address = address_of(store)
        self._app = application(self._address)
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await prepare(self._address)
        await self._app.open_async()
        self._looking = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        if self._looking is not None:
            await end([self._looking])
            await self._app.close_async()

    async def ask(self, task: Task, question: Question) -> list[Pick] | None:
        """One job for each question, whoever asks it."""
        name = name_of(task, question)
        event = asyncio.Event()
        self._waiting.setdefault(name, set()).add(event)
        is_asked = False
        try:
            while True:
                try:
                    if (picks := await self._find(name)) is not None:
                        return picks
                    if not is_asked:
                        await self._defer(name, task, question.whose)
                        is_asked = True
                except (ConnectorException, psycopg.Error) as error:
                    LOG.warning("the bots' queue does not answer: %s", error)
                    await asyncio.sleep(LOOK)
                    continue
                await event.wait()
                event.clear()
        finally:
            self._waiting[name].discard(event)
            if not self._waiting[name]:
                del self._waiting[name]

    async def answered(self, name: str) -> None:
        """A worker has answered that question."""
        for event in self._waiting.get(name, ()):
            event.set()

    async def _find(self, name: str) -> list[Pick] | None:
        row = await self._app.connector.execute_query_one_async(FIND, name=name)
        return None if row["picks"] is None else read(row["picks"])

    async def _defer(self, name: str, task: Task, whose: str) -> None:
        """People's jobs come in turn, however many somebody has waiting."""
        turn = await self._app.connector.execute_query_one_async(TAKE_TURN, whose=whose)
        priority = -turn["round"]
        job = self._app.configure_task(THINK, queueing_lock=name, lock=name, priority=priority)
        try:
            await job.defer_async(name=name, task=msgspec.json.encode(task).decode())
        except AlreadyEnqueued:
            LOG.debug("another server has asked this")

    async def _look_after(self) -> None:
        """Who still waits looks for the answer; jobs of workers that died go to others."""
        while True:
            await asyncio.sleep(LOOK)
            for name in list(self._waiting):
                await self.answered(name)
            try:
                manager = self._app.job_manager
                for job in await manager.get_stalled_jobs(seconds_since_heartbeat=STALLED):
                    await manager.retry_job(job)
                    LOG.warning("a worker has died: its job %s is tried again", job.id)
            except (ConnectorException, psycopg.Error) as error:
                LOG.warning("the bots' queue does not answer: %s", error)


async def work(database: str, processes: int) -> None:
    """Serve the queue until told to stop, over every absence of the database but the first."""
    address = address_of(Store(database))
    await prepare(address)
    pool = BotPool(processes)
    try:
        while True:
            try:
                await serve_jobs(address, pool, processes)
                return
            except (ConnectorException, psycopg.Error) as error:
                cause = str(error.__cause__ or error).strip().splitlines()
                LOG.warning("the queue does not answer: %s", cause[0] if cause else error)
            await asyncio.sleep(LOOK)
    finally:
        await pool.close()


async def serve_jobs(address: str, pool: BotPool, processes: int) -> None:
    """Think about what is in the queue, until told to stop or the database is lost."""
    app = application(address)

    @app.task(name=THINK)
    async def think(name: str, task: str) -> None:
        if (await app.connector.execute_query_one_async(FIND, name=name))["picks"] is None:
            picks = await pool.ask(msgspec.json.decode(task, type=Task))
            await app.connector.execute_query_one_async(
                KEEP,
                name=name,
                picks=msgspec.json.encode(picks or []).decode(),
                channel=BOTS,
                news=msgspec.json.encode(News("", name)).decode(),
            )

    async with app.open_async():
        await app.run_worker_async(
            concurrency=processes,
            delete_jobs="always",
            update_heartbeat_interval=HEARTBEAT,
            stalled_worker_timeout=STALLED,
            shutdown_graceful_timeout=10,
        )


def name_of(task: Task, question: Question) -> str:
    """The same for everybody who asks this of this bot at this moment."""
    moment = (question.table, question.seat, question.number)
    parts = (*moment, task.level, task.want, task.budget)
    return sha256(repr(parts).encode()).hexdigest()


def read(picks: str) -> list[Pick]:
    return msgspec.json.decode(picks, type=list[Pick])


def address_of(store: Store) -> str:
    return store.url.set(drivername="postgresql").render_as_string(hide_password=False)
