"""A title that no file of the house knows is played through the server to its end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.browser.serving import House
from tests.fourth_title.registered import register
from tests.server.seats import party


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server beside which a package with the title is installed."""
    register(tmp_path, monkeypatch)
    running = House(tmp_path)
    running.start()
    yield running
    running.stop()


def test_it_keeps_the_laws_of_every_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(tmp_path, monkeypatch)
    command = [sys.executable, "-m", "roundhouse", "fuzz", "nim", "--seconds", "1"]
    path = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_played_by_people_to_its_end(house: House) -> None:
    with party(house, "Anna Ben Cora", game="nim", options={"matches": 7}) as table:
        assert table.clients[1].ask("hint")["type"] == "refused"
        table.play(100, Random(4))
        over = table.clients[0].until_over()
        log = table.clients[0].log
        assert over["winners"] == [log[-1]["seat"]]
        assert log[0]["told"][0]["text"].startswith("Anna takes ")
        path, anna = f"/api/tables/{table.table}", table.people[0]
        course = anna.get(f"{path}/course").json()
        assert sum(course["series"]["taken"][-1]) == 7
        assert anna.get(f"{path}/advice/anything").json()["code"] == "advice-unknown"
        assert anna.get(f"{path}/record").text.count("\n") == 1 + len(log)
        assert anna.get(f"{path[4:].replace('tables', 'table')}/picture.png").status_code == 200


def test_it_is_described_like_any_other(house: House) -> None:
    found = house.stranger().get("/api/games", headers={"Accept-Language": "nl"}).json()
    *others, nim = found
    assert [title["name"] for title in others] == [
        "transamerica",
        "american-rails",
        "african-rails",
    ]
    assert (nim["title"], nim["seats"], nim["levels"]) == ("Nim", [2, 3, 4], [])
    assert [title["has_secrets"] for title in found] == [True, False, True, False]
    assert [field["label"] for field in nim["options"]] == ["Matches on the table"]


def test_who_is_gone_is_stood_in_for_at_random(house: House) -> None:
    with party(house, "Anna Ben", game="nim") as table:
        table.clients[1].done("leave")
        table.mover.move({"type": "Take", "count": 1})
        assert table.clients[0].until(2)["view"]["taken"][1] > 0
