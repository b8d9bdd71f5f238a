"""Long games are looked into, copied and brought along without keeping anybody waiting."""

import asyncio
import os
import subprocess
import sys
from random import Random
from threading import Thread
from typing import Any

import msgspec
import pytest

import roundhouse as rh
from roundhouse.match import Undo
from roundhouse.match.match import Match
from roundhouse.server.lobby.tables import GUESTS_TABLES
from roundhouse.server.safety.problems import TOO_MANY, Problem
from roundhouse.server.tables import lookback, replays
from roundhouse.server.tables.lookback import CheckTask, CourseTask, RecordTask, Task, perform
from roundhouse.server.tables.replays import SHORT, WAITING, ReplayFailed, Replays
from roundhouse.store import Store
from roundhouse.store.log import latest_snapshot
from roundhouse.store.schema import ACTIONS
from tests.server.running import Browser, Running, running_server
from tests.server.seats import party, seated


def wavering(title: str, moves: int, pairs: int, seed: int = 4) -> Match:
    """A game with so many moves and then so many that are taken back at once."""
    rng = Random(seed)
    match = rh.Match.start(title, seats=3, seed=seed)
    while len(match.actions) < moves or len(match.movers) < 2:
        match.play(rng.choice(match.legal()))
    for _ in range(pairs):
        seat = match.to_act
        again = match.copy()
        again.play(rng.choice(again.legal()))
        if again.movers and again.movers[-1] == seat:
            again.undo(seat)
            match = again
    return match


def text_of(match: Match) -> str:
    lines = [match.header(), *match.log]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def shown(match: Match, seat: int) -> Any:
    """The seat's view as it reaches a browser."""
    return msgspec.json.decode(msgspec.json.encode(match.view(seat)))


def brought(person: Browser, text: str) -> str:
    answer = person.post("/api/records", json={"record": text})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


@pytest.mark.parametrize("title", sorted(rh.games()))
def test_a_long_record_with_undos_becomes_a_table(server: Running, title: str) -> None:
    match = wavering(title, 60, 60)
    assert len(match.log) > SHORT
    anna = server.guest("Anna")
    table = brought(anna, text_of(match))
    with seated(server, anna, table, f"language=en&seat={match.to_act}") as client:
        assert client.number == len(match.log)
        assert client.now["view"] == shown(match, match.to_act)
        assert client.move()["type"] == "done"
    for at in range(0, len(match.log), 23):
        seen = anna.get(f"/api/tables/{table}/past", params={"at": at, "seat": 0})
        past = Match.resume(title, seats=3, seed=4, options={}, log=match.log[:at])
        if past.log == match.log[:at]:  # else chance was to draw there
            assert seen.json()["view"] == shown(past, 0)


async def kept_rows(database: str, table: str) -> tuple[int, list[int]]:
    """The snapshot's number and who made each entry, as the store has it."""
    store = Store(database)
    async with store.read() as connection:
        found = await latest_snapshot(connection, table)
        query = ACTIONS.select().where(ACTIONS.c.table_id == table).order_by(ACTIONS.c.number)
        seats = [row.seat for row in await connection.execute(query)]
    await store.close()
    assert found is not None
    return found[0], seats


def test_an_import_keeps_where_it_led_and_who_made_each_entry(database: str) -> None:
    match = wavering("transamerica", 40, 20)
    with running_server(database) as server:
        table = brought(server.guest("Anna"), text_of(match))
        number, seats = asyncio.run(kept_rows(database, table))
    assert number == len(seats) == len(match.log)
    assert seats == who_acted(match)


def who_acted(match: Match) -> list[int]:
    """Entry by entry, from the start."""
    again = Match(match.game, match.seats, match.options, 0)
    seats: list[int] = []
    for entry in match.log:
        seats.append(entry.seat if isinstance(entry, Undo) else match.game.to_act(again.state))
        again.follow(entry)
    return seats


@pytest.mark.parametrize(("how", "seat"), [("agreed", 1), ("resigned", 2), ("abandoned", None)])
def test_a_record_that_people_ended_comes_back_with_its_end(
    server: Running, how: Any, seat: int | None
) -> None:
    match = wavering("american-rails", 40, 2)
    match.end(how, seat, (2,) if how == "resigned" else ())
    anna = server.guest("Anna")
    with seated(server, anna, brought(anna, text_of(match))) as client:
        result = client.now["result"]
        assert client.now["status"] == "over"
        assert (result["scores"], result["winners"]) == (match.scores(), match.winners())
        assert (result["how"], result.get("by")) == (how, seat)
        assert client.log[-1]["action"]["how"] == how


def task_of(match: Match, kind: type[RecordTask | CourseTask]) -> RecordTask | CourseTask:
    entries = [msgspec.json.encode(entry).decode() for entry in match.log]
    return kind(match.header(), entries, 0, is_over=False)


def tasks(match: Match) -> list[Task]:
    return [task_of(match, RecordTask), task_of(match, CourseTask), CheckTask(text_of(match))]


def test_what_a_process_works_out_is_what_we_would_work_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = wavering("african-rails", 80, 40)
    expected = [perform(task) for task in tasks(match)]

    def never(_: Task) -> bytes:
        raise AssertionError("a long game is not played through by the server itself")

    monkeypatch.setattr(replays, "perform", never)
    for task, answer in zip(tasks(match), expected, strict=True):
        assert asyncio.run(Replays().perform(1, task)) == answer


def test_a_record_that_takes_too_long_is_refused(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = text_of(wavering("transamerica", 20, 1))
    monkeypatch.setattr(lookback, "BUDGET", -1.0)
    answer = server.guest("Anna").post("/api/records", json={"record": text})
    assert (answer.status_code, answer.json()["code"]) == (400, "record-too-long")


def test_a_process_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "PATIENCE", 0.01)
    with pytest.raises(ReplayFailed, match="could not be played through"):
        asyncio.run(Replays().perform(1, CheckTask("\n" * (SHORT + 1))))
    assert children() == []


def test_a_process_has_so_much_of_a_processor_s_time_and_not_of_the_clock_s() -> None:
    """It stands behind those that serve players: on a busy machine its turn comes late."""
    told = (
        "import resource",
        "from roundhouse.server.tables import lookback",
        "lookback.perform = lambda _: repr(resource.getrlimit(resource.RLIMIT_CPU)).encode()",
        "lookback.main()",
    )
    task = msgspec.json.encode(CheckTask("\n"))
    command = [sys.executable, "-c", "; ".join(told)]
    answer = subprocess.run(command, input=task, stdout=subprocess.PIPE, check=True).stdout
    assert answer == repr((lookback.MOST, lookback.MOST)).encode()
    assert lookback.BUDGET < lookback.MOST < replays.PATIENCE / 10


def children() -> list[str]:
    """Processes that look back for this one."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as stat, open(f"/proc/{name}/cmdline") as command:
                if f" {os.getpid()} " in stat.read() and lookback.__name__ in command.read():
                    found.append(name)
        except OSError:
            continue
    return found


def test_people_look_back_in_turn_and_not_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []
    task = CheckTask("\n" * (SHORT + 1))

    async def noted(asked: Task) -> bytes:
        assert isinstance(asked, CheckTask)
        await asyncio.sleep(0)
        served.append(asked.record.strip())
        return b""

    async def scene() -> list[Any]:
        looks = Replays()
        wishes = [(1, "a")] * (WAITING + 2) + [(2, "b")] * 2 + [(3, "c")]
        asked = [looks.perform(who, CheckTask(name + task.record)) for who, name in wishes]
        return await asyncio.gather(*asked, return_exceptions=True)

    monkeypatch.setattr(replays, "in_process", noted)
    answers = asyncio.run(scene())
    refused = [answer for answer in answers if isinstance(answer, Problem)]
    assert [(one.status, one.message.key) for one in refused] == [(TOO_MANY, "problem-many")] * 2
    assert "".join(served) == "abcabaa"


def test_a_record_and_a_course_are_worked_out_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Task] = []
    real = replays.in_process

    async def counted(task: Task) -> bytes:
        asked.append(task)
        return await real(task)

    monkeypatch.setattr(replays, "in_process", counted)
    match = wavering("american-rails", 100, 20)
    anna = server.guest("Anna")
    table = brought(anna, text_of(match))
    assert len(asked) == 1

    def read(kind: str, browser: Browser, answers: list[str]) -> None:
        answers.append(browser.get(f"/api/tables/{table}/{kind}").text)

    for kind in ("record", "course"):
        answers: list[str] = []
        copies = [server.holder(anna.cookies["roundhouse"]) for _ in range(3)]
        threads = [Thread(target=read, args=(kind, copy, answers)) for copy in copies]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        read(kind, anna, answers)
        assert len(set(answers)) == 1
        assert len(answers) == 4
    assert len(asked) == 3
    with seated(server, anna, table, f"language=en&seat={match.to_act}") as client:
        client.move()
        number = client.number
    lines = anna.get(f"/api/tables/{table}/record").text.splitlines()
    assert len(lines) == number + 1
    assert len(asked) == 4


def test_a_process_that_failed_is_asked_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = wavering("american-rails", 100, 10)
    anna = server.guest("Anna")
    table = brought(anna, text_of(match))
    with monkeypatch.context() as broken:

        async def failing(_: Task) -> bytes:
            raise ReplayFailed("was killed")

        broken.setattr(replays, "in_process", failing)
        assert anna.get(f"/api/tables/{table}/record").status_code == 503
    assert anna.get(f"/api/tables/{table}/record").status_code == 200


def test_a_seat_s_long_record_holds_nothing_of_the_others(server: Running) -> None:
    with party(server, "Anna Ben", game="african-rails", options={"secret_cash": True}) as table:
        table.play(SHORT, Random(1))
        records = [
            person.get(f"/api/tables/{table.table}/record").text.splitlines()[1:]
            for person in (*table.people, server.guest("Cora"))
        ]
        assert len({len(lines) for lines in records}) == 1
        assert len(records[0]) > SHORT
        seen = [[entry["action"] for entry in client.log] for client in table.clients]
        for lines, log in zip(records, seen, strict=False):
            shown = [msgspec.json.decode(line) for line in lines]
            assert shown[-len(log) :] == log
        hidden = [sum(line == "null" for line in lines) for lines in records]
        assert hidden[2] >= max(hidden[:2]) > 0


def test_a_guest_has_so_many_tables_imports_and_copies_among_them(server: Running) -> None:
    anna = server.guest("Anna")
    running = text_of(wavering("transamerica", 20, 0))
    over = rh.Match.load("tests/golden/transamerica-2.jsonl")
    finished = [brought(anna, text_of(over)) for _ in range(GUESTS_TABLES - 2)]
    brought(anna, running)
    copied = anna.post(f"/api/tables/{finished[0]}/copy", json={"number": 12})
    assert copied.status_code == 201, copied.text
    for path, wish in (
        ("/api/records", {"record": running}),
        ("/api/records", {"record": text_of(over)}),
        (f"/api/tables/{finished[0]}/copy", {"number": 12}),
        ("/api/tables", {"game": "transamerica", "seats": [{"kind": "me"}, {"kind": "open"}]}),
    ):
        answer = anna.post(path, json=wish)
        assert (answer.status_code, answer.json()["code"]) == (409, "table-many")
    stranger = server.guest("Ben")
    assert stranger.delete(f"/api/tables/{finished[0]}").status_code in (403, 404, 409)
    assert anna.delete(f"/api/tables/{finished[0]}").status_code == 204
    assert anna.get(f"/api/tables/{finished[0]}").status_code == 404
    assert anna.get(f"/api/tables/{finished[0]}/record").status_code == 404
    brought(anna, running)


def test_a_game_that_people_played_is_not_taken_away(server: Running) -> None:
    with party(server) as table:
        table.play(3)
        anna = table.people[0]
        assert anna.delete(f"/api/tables/{table.table}").status_code == 409
        table.play(1)
