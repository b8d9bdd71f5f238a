"""Bots' time is shared between people, however many tables somebody has."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from procrastinate.jobs import Status

from roundhouse.server.bots import queue
from roundhouse.server.bots.pool import BotPool, Worker
from roundhouse.server.bots.queue import BotQueue
from roundhouse.server.bots.thinking import Question
from roundhouse.server.bots.turns import Turns
from roundhouse.server.bots.worker import Pick, Task
from roundhouse.store import Store, tables
from roundhouse.store.people import add_guest
from roundhouse.store.tables import SeatRow, TableRow
from tests.postgres import Postgres
from tests.server.running import Running
from tests.server.seats import party, seated
from tests.server.test_bots import position
from tests.server.test_queue import scalar
from tests.server.test_screen import open_house
from tests.waiting import PATIENCE


def question(whose: str, number: int) -> Question:
    return position()._replace(whose=whose, number=number, table=f"{whose}'s table {number}")


def served(wishes: list[str], hands: int = 1) -> list[str]:
    """Whose wishes are granted, in order; each is done before the next begins."""

    async def scene() -> list[str]:
        order: list[str] = []
        turns = Turns(range(hands))

        async def wish(whose: str) -> None:
            hand = await turns.take(whose)
            order.append(whose)
            await asyncio.sleep(0)
            turns.give_back(hand)

        await asyncio.gather(*[wish(whose) for whose in wishes])
        return order

    return asyncio.run(scene())


def test_people_take_turns() -> None:
    assert "".join(served([*"aaaaaabbc"])) == "abc" + "ab" + "a" * 4


@given(st.lists(st.sampled_from("abcd"), max_size=40), st.integers(1, 3))
def test_everybody_is_served_once_and_nobody_waits_for_a_second_wish(
    wishes: list[str], hands: int
) -> None:
    order = served(wishes, hands)
    assert Counter(order) == Counter(wishes)
    for late in set(wishes):
        before = order[hands : order.index(late)]
        assert all(count <= 1 for count in Counter(before).values())


def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    async def scene() -> None:
        turns = Turns(["the only one"])
        held = await turns.take("a")
        waiting = [asyncio.create_task(turns.take(whose)) for whose in "abc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.give_back(held)
        waiting[1].cancel()  # it has been given a turn already, and cannot take it
        assert await asyncio.wait_for(waiting[2], PATIENCE) == "the only one"
        turns.give_back("the only one")
        assert await turns.take("d") == "the only one"

    asyncio.run(scene())


def test_twenty_tables_of_experts_slow_another_s_bot_by_one_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bytes] = []

    async def think(_: Worker, line: bytes) -> list[Pick]:
        asked.append(line)
        await asyncio.sleep(0)  # no clock: a busy machine must not let the crowd go on
        return [Pick(0)]

    async def scene() -> None:
        monkeypatch.setattr(Worker, "ask", think)
        pool = BotPool(1)
        many = [question("the one with many", number) for number in range(120)]
        mine = [question("another", number) for number in range(5)]
        crowd = [asyncio.create_task(pool.ask(q.task("expert", 1.0), q)) for q in many]
        await asyncio.sleep(0)
        begun = len(asked)
        for number, one in enumerate(mine, 1):
            await pool.ask(one.task("expert", 1.0), one)
            assert len(asked) - begun <= 2 * number
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(scene())


def test_a_table_s_bots_think_for_its_owner_and_hints_for_who_asks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(tmp_path) as house:
            async with house.store.write() as connection:
                owner = (await add_guest(connection, "Anna", 1.0)).id
                row = TableRow("transamerica", 1, {}, [], owner, 1e9, 1e9)
                row.seats = [SeatRow("person", owner, "Anna"), SeatRow("person", None, "Ben")]
                await tables.add(connection, row)
            table = await house.hub.begin(row.id)
            assert table.question(table.to_act or 0).whose == str(owner)
            table.row.owner = None
            assert table.question(table.to_act or 0).whose == row.id

    asyncio.run(scene())


def test_jobs_in_the_queue_come_person_by_person(postgres: Postgres) -> None:
    database = postgres.database()

    async def scene() -> list[str]:
        bots = BotQueue(Store(database))
        await bots.open()
        waiting = []

        async def ask(whose: str, number: int) -> None:
            asked = question(whose, number)
            task: Task = asked.task("expert", 1.0)
            task.player = whose
            waiting.append(asyncio.create_task(bots.ask(task, asked)))
            count = "SELECT count(*) FROM procrastinate_jobs"
            while scalar(database, count) < len(waiting):
                await asyncio.sleep(0.01)

        try:
            for number in range(6):
                await ask("many", number)
            await ask("one", 0)
            await ask("two", 0)
            await ask("two", 1)
            return await in_order(bots)
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await bots.close()

    order = asyncio.run(scene())
    assert order == ["many", "one", "two", "many", "two", *["many"] * 4]


async def in_order(bots: BotQueue) -> list[str]:
    """Whose jobs a worker would be given, by the queue's own rule."""
    manager = bots._app.job_manager
    worker = await manager.register_worker()
    found: list[str] = []
    while (job := await manager.fetch_job(None, worker)) is not None:
        found.append(str(job.task_kwargs["task"]).partition('"player":"')[2].partition('"')[0])
        await manager.finish_job(job, Status.SUCCEEDED, True)
    return found


def test_who_was_served_long_ago_does_not_wait_behind_newcomers(postgres: Postgres) -> None:
    """When nothing waits, everybody begins anew."""
    database = postgres.database()

    async def scene() -> list[int]:
        await queue.prepare(database)
        app = queue.application(database)
        async with app.open_async():

            async def take_turn(whose: str) -> int:
                row = await app.connector.execute_query_one_async(queue.TAKE_TURN, whose=whose)
                return int(row["round"])

            return [await take_turn(whose) for whose in ("a", "a", "a", "b", "a", "c", "b")]

    rounds = asyncio.run(scene())
    assert rounds == sorted(rounds)


BOTS = [{"kind": "bot", "level": "random"}] * 3


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "african-rails", "seats": BOTS},
        {
            "game": "transamerica",
            "seats": [{"kind": "me"}, *BOTS],
            "options": {"start_player": 0},
        },
    ],
)
def test_an_owner_ends_the_own_tables_and_may_make_others(
    server: Running, wish: dict[str, Any]
) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.post("/api/tables", json={**wish, "start": True}).json()["id"]
    with seated(server, anna, table) as window:
        if window.seat == 0:
            assert window.move()["type"] == "done"
        assert ben.delete(f"/api/tables/{table}").status_code == 403
        assert anna.delete(f"/api/tables/{table}").status_code == 204
        while window.now["status"] != "over":
            window.next()
        assert window.now["result"]["how"] == "called-off"
        number = window.number
    assert anna.delete(f"/api/tables/{table}").status_code == 409
    card = anna.get(f"/api/tables/{table}").json()
    assert (card["status"], card["number"]) == ("over", number)
    assert anna.delete("/api/tables/nothing-here").status_code == 404


def test_ended_tables_leave_room_for_others(server: Running) -> None:
    anna = server.guest("Anna")
    wish = {"game": "transamerica", "seats": [{"kind": "me"}, *BOTS], "start": True}
    made = [anna.post("/api/tables", json=wish) for _ in range(21)]
    assert [answer.status_code for answer in made] == [201] * 20 + [409]
    for answer in made[:20]:
        assert anna.delete(f"/api/tables/{answer.json()['id']}").status_code == 204
    assert anna.post("/api/tables", json=wish).status_code == 201


def test_a_game_that_others_play_is_not_its_owner_s_to_end(server: Running) -> None:
    with party(server) as table:
        for _ in range(4):
            table.play(1)
        for person in table.people:
            answer = person.delete(f"/api/tables/{table.table}")
            assert answer.status_code in (403, 409)
        table.play(1)
        assert table.clients[0].now["status"] == "playing"
