"""A full disk or a lost database: a clear answer, nothing half done, and play goes on after."""

import resource
import threading
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from roundhouse.cli import main
from roundhouse.store.database import is_unavailable
from tests.postgres import running_postgres
from tests.server.killed import Process
from tests.server.running import running_server
from tests.server.seats import Party, new_table, party
from tests.waiting import eventually


def refused_until_it_works(table: Party) -> None:
    """The same move is refused at first, and made once the store is back."""
    mover = table.mover
    number, view = mover.number, mover.now["view"]

    def is_made() -> bool:
        answer = mover.move(mover.actions[0])
        if answer["type"] != "done":
            assert answer["reason"] == "store", answer
            assert mover.now["view"] == view
        return bool(answer["type"] == "done")

    eventually(is_made, "the store does not come back")
    table.wait(number + 1)
    assert [entry["number"] for entry in mover.log[-2:]] == [number - 1, number]


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "house.db"))
    server.start()
    try:
        people = [server.guest("Anna"), server.guest("Ben")]
        table = Party(server, people, new_table(people))
        table.play(3)
        files = [path.stat().st_size for path in tmp_path.iterdir()]
        full = (min(files), resource.RLIM_INFINITY)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, full)
        mover = table.mover
        assert mover.refused("move", seen=mover.number, action=mover.actions[0]) == "store"
        assert mover.refused("say", text="hello?") == "store"
        answer = people[0].get("/readyz")
        assert answer.status_code == 503
        assert answer.json()["status"].startswith(
            "the database cannot be written (is the disk full?): "
        )
        assert people[0].post("/api/tables", json={"game": "transamerica"}).status_code in (
            400,
            503,
        )
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        refused_until_it_works(table)
        assert people[0].get("/readyz").json() == {"status": "ok"}
        table.play(5)
        table.close()
    finally:
        server.close()


def test_a_lost_postgres_is_told_and_play_goes_on_when_it_is_back() -> None:
    with (
        running_postgres() as postgres,
        running_server(postgres.database()) as server,
        party(server) as table,
    ):
        table.play(3)
        postgres.stop()
        mover = table.mover
        assert mover.refused("move", seen=mover.number, action=mover.actions[0]) == "store"
        assert table.people[0].get("/api/tables").status_code == 503
        answer = table.people[0].get("/readyz")
        assert answer.status_code == 503
        assert answer.json()["status"].startswith("the database cannot be read: ")
        assert "\n" not in answer.json()["status"]
        assert table.people[0].get("/healthz").status_code == 200, "a new start would not help"
        postgres.start()
        refused_until_it_works(table)
        assert table.people[0].get("/readyz").status_code == 200
        table.play(5)


@pytest.mark.parametrize("bots", ["pool", "queue"])
def test_a_postgres_that_goes_is_one_line_and_no_trace(
    bots: str, caplog: pytest.LogCaptureFixture
) -> None:
    """While it shuts down it refuses connections in words of its own."""
    with (
        running_postgres() as postgres,
        running_server(postgres.database(), bots=bots) as server,
        party(server) as table,
    ):
        anna = table.people[0]
        new_table([anna], seats=[{"kind": "bot", "level": "random"}] * 3, start=True)
        codes: set[int] = set()
        gone = threading.Event()

        def ask_on() -> None:
            while not gone.is_set() or 503 not in codes:
                codes.add(anna.get("/api/tables").status_code)

        asking = threading.Thread(target=ask_on)
        asking.start()
        postgres.stop()
        gone.set()
        asking.join()
        postgres.start()
        refused_until_it_works(table)
        postgres.stop()
        assert anna.get("/api/tables").status_code == 503
        postgres.start()
    assert codes <= {200, 503}
    traces = [record for record in caplog.records if record.exc_info]
    assert not traces, traces[0]


@pytest.mark.parametrize(
    ("state", "is_away"),
    [
        ("57P01", True),
        ("40P01", True),
        ("57P03", True),
        ("53300", True),
        ("08006", True),
        ("23505", False),
    ],
)
def test_what_postgres_says_of_itself_is_understood(state: str, is_away: bool) -> None:
    class Said(Exception):
        sqlstate = state

    assert is_unavailable(DBAPIError("SELECT 1", {}, Said())) is is_away


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere/house.db", "unable to open database file"),
        ("/dev/null/house.db", "unable to open database file"),
        ("folder", "unable to open database file"),
        ("letter", "file is not a database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_told_in_one_line(
    name: str,
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And no thread is left behind that would look for an event loop of the past."""
    ours, start = [threading.current_thread()], threading.Thread.start

    def noted(thread: threading.Thread) -> None:
        """Other tests' servers begin threads as well."""
        if threading.current_thread() in ours:
            ours.append(thread)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", noted)
    (tmp_path / "folder").mkdir()
    (tmp_path / "letter").write_text("Dear Anna, this is no database. " * 100)
    assert main(["serve", "--database", str(tmp_path / name), "--port", "0"]) == 2
    assert not [thread for thread in ours[1:] if thread.is_alive()]
    (line,) = [line for line in capsys.readouterr().err.splitlines() if "cannot be opened" in line]
    assert why in line
