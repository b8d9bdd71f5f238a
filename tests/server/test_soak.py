"""The short form of `make soak`, and that it would notice what it looks for."""

import asyncio
import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from tools.soak.honest import Acknowledged
from tools.soak.hostile import ATTACKS
from tools.soak.report import MEMORY, Report
from tools.soak.soak import Crowd, errors_in, soak


def all_were_there(told: Acknowledged, seen: Counter[str]) -> bool:
    """On a busy machine that takes longer."""
    clumsy = any(what.startswith("clumsy: refused") for what in seen)
    return bool(told.moves) and clumsy and all(seen[f"hostile: {name}"] for name in ATTACKS)


def test_honest_clumsy_and_hostile_clients_together(tmp_path: Path) -> None:
    report = asyncio.run(soak(Crowd(3, 2, len(ATTACKS)), 12, tmp_path, all_were_there))
    assert report.wrong() == [], report.text()
    assert (report.lost, report.doubled) == (0, 0)
    assert all(report.seen[f"hostile: {name}"] for name in ATTACKS)
    assert any(what.startswith("clumsy: refused") for what in report.seen)
    assert "lost moves: 0" in report.text()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A log of three moves."""
    file = tmp_path / "soak.db"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE actions (table_id TEXT, number INTEGER, entry TEXT)")
        rows = [("a", number, json.dumps({"type": "Lay", "rail": number})) for number in range(3)]
        connection.executemany("INSERT INTO actions VALUES (?, ?, ?)", rows)
    return file


def test_lost_and_changed_moves_are_noticed(database: Path) -> None:
    told = Acknowledged()
    told.add("a", 1, {"rail": 1, "type": "Lay"}, 0.1)
    assert told.lost(database) == []
    told.add("a", 2, {"type": "Lay", "rail": 7}, 0.1)
    told.add("a", 3, {"type": "Lay", "rail": 3}, 0.1)
    told.add("b", 1, {"type": "Lay", "rail": 1}, 0.1)
    assert told.lost(database) == [("a", 2), ("a", 3), ("b", 1)]
    assert told.twice == 0
    told.add("b", 1, {"type": "Lay", "rail": 1}, 0.1)
    assert told.twice == 1


def figures(**values: object) -> Report:
    usual: dict[str, object] = {"seconds": 1.0, "moves": 9, "games": 1, "lost": 0, "doubled": 0}
    usual |= {"latencies": [0.1, 0.2], "memory": [50.0, 60.0], "processor": 0.5}
    usual |= {"trouble": [], "errors": [], "seen": Counter()}
    return Report(**{**usual, **values})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "values",
    [
        {"lost": 1},
        {"doubled": 1},
        {"moves": 0},
        {"trouble": ["left alone"]},
        {"errors": ["a trace"]},
        {"memory": [50.0, 51.0 + MEMORY, 50.0]},
    ],
)
def test_what_must_not_be_is_told(values: dict[str, object]) -> None:
    assert figures().wrong() == []
    (said,) = figures(**values).wrong()
    assert said in figures(**values).text()


def test_errors_of_the_server_are_found(tmp_path: Path) -> None:
    log = tmp_path / "log"
    fine = ["Roundhouse is open at http://localhost:1", '{"level": "info"}', '{"level": "warning"}']
    wrong = ['{"level": "error"}', '{"level": "warning", "trace": "…"}', "Traceback (most recent"]
    log.write_text("\n".join([*fine, *wrong]), encoding="utf-8")
    assert errors_in(log) == wrong
