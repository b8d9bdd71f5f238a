"""The short form of `make chaos`, and that it would notice what it looks for."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.postgres import Postgres
from tools.chaos.faults import ONCE, Fault
from tools.chaos.players import Told
from tools.chaos.report import Report
from tools.chaos.run import Plan, chaos
from tools.chaos.truth import lost


def test_servers_workers_and_the_database_fall_and_nothing_is_lost(tmp_path: Path) -> None:
    said: list[str] = []
    plan = Plan(seconds=8, tables=4, servers=2, workers=1, seed=3, peace=0.0)
    report = chaos(plan, tmp_path, said.append)
    assert report.wrong == [], report.text()
    assert {fault.kind for fault in report.faults} >= set(ONCE.values())
    assert report.moves > 0
    assert report.played_out + report.resigned == 4
    assert "no more faults" in said
    assert report.timeline().count("<circle") == len(report.faults)


def test_lost_and_changed_moves_are_noticed(postgres: Postgres) -> None:
    database, told = postgres.database(), Told()
    asyncio.run(write(database, [("a", 0, '{"type": "Lay"}'), ("a", 1, '{"type": "Pass"}')]))
    told.add("a", 0, {"type": "Lay"}, 0.1)
    assert asyncio.run(lost(told, database)) == []
    told.add("a", 1, {"type": "Lay"}, 0.1)
    told.add("a", 2, {"type": "Pass"}, 0.1)
    assert asyncio.run(lost(told, database)) == ["move 1 of table a", "move 2 of table a"]


async def write(database: str, rows: list[tuple[str, int, str]]) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("CREATE TABLE actions (table_id text, number int, entry text)")
    await connection.executemany("INSERT INTO actions VALUES ($1, $2, $3)", rows)
    await connection.close()


@pytest.mark.parametrize("wrong", [[], ["lost: move 1 of table a"]])
def test_the_report_says_what_is_wrong(wrong: list[str]) -> None:
    fault = Fault(2.0, "server", "server 1 <killed>")
    usual: dict[str, Any] = {"times": [1.0, 2.5], "latencies": [0.1, 0.2], "faults": [fault]}
    counts: dict[str, Any] = {
        "tables": 1,
        "played_out": 1,
        "resigned": 0,
        "moves": 2,
        "lines_lost": 0,
    }
    report = Report(seconds=5.0, refused=Counter(), wrong=wrong, **usual, **counts)
    assert report.text().splitlines()[-1] == (wrong or ["Nothing is wrong."])[0]
    assert "server 1 &lt;killed&gt;" in report.timeline()
    assert replace(report, faults=[], times=[]).timeline().startswith("<svg")
