"""Two server processes on one PostgreSQL: one table, one truth."""

import time
from collections.abc import Iterator

import pytest

from tests.postgres import Postgres
from tests.server.running import Running, running_server
from tests.server.seats import new_table, seated


@pytest.fixture
def two(postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    database = postgres.database()
    with running_server(database) as one, running_server(database) as other:
        yield one, other


def test_what_is_played_here_is_seen_there(two: tuple[Running, Running]) -> None:
    one, other = two
    anna, ben = one.guest("Anna"), one.guest("Ben")
    table = new_table([anna, ben])
    with seated(one, anna, table) as here, seated(other, ben, table) as there:
        for _ in range(12):
            mover, waiting = (here, there) if here.now["to_act"] == 0 else (there, here)
            assert mover.move()["type"] == "done"
            waiting.until(mover.number)
            assert waiting.log[-1]["action"] == mover.log[-1]["action"]
        here.done("say", text="hello there")
        while not there.talk:
            there.next()
        assert there.talk[-1]["text"] == "hello there"


def test_a_seat_that_moves_in_both_at_once_moves_once(two: tuple[Running, Running]) -> None:
    one, other = two
    anna, ben = one.guest("Anna"), one.guest("Ben")
    table = new_table([anna, ben])
    for _ in range(6):
        with seated(one, anna, table) as a, seated(one, ben, table) as b:
            mover = anna if a.now["to_act"] == 0 else ben
            number = b.number
        with seated(one, mover, table) as here, seated(other, mover, table) as there:
            here.until(number)
            there.until(number)
            text = {"seen": number, "action": here.actions[0]}
            here.begin("move", **text)
            there.begin("move", **text)
            answers = [here.answer()["type"], there.answer()["type"]]
            assert sorted(answers) == ["done", "refused"]
            here.until(number + 1)
            there.until(number + 1)
            assert here.log[-1] == there.log[-1]


def test_bots_move_once_though_both_processes_look_after_them(two: tuple[Running, Running]) -> None:
    one, other = two
    anna = one.guest("Anna")
    bots = [{"kind": "bot", "level": "random"}] * 3
    table = new_table([anna], seats=bots, start=True)
    with seated(one, anna, table) as here, seated(other, anna, table) as there:
        end = time.monotonic() + 60
        while here.now["status"] != "over" and time.monotonic() < end:
            here.next(30)
        while there.now["status"] != "over":
            there.next(30)
        assert [entry["number"] for entry in here.log] == list(range(here.number))
        assert [entry["action"] for entry in here.log] == [entry["action"] for entry in there.log]
