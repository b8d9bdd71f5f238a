"""A socket that is handed over: a server is replaced, visitors wait in line, tables go on."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

import httpx
import pytest

from roundhouse.game import BadInput
from roundhouse.server.listener import default_address, handed_over
from tests.direct import DIRECT
from tests.server.running import Running
from tests.server.seats import Party, new_table
from tools.ports import free_port

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 120
"""Seconds after which a wait is given up; a busy machine may need many."""

# `make run` before all is compiled; its build waits for a file and compiles nothing.
DRIVER: Final = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tools import run
run.is_done = lambda: False
run.is_compiled = lambda as_asked: True
raise SystemExit(run.main(sys.argv[1:]))
"""
BUILD: Final = """
import pathlib, sys, time
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.02)
sys.exit(int(pathlib.Path(sys.argv[1]).read_text()))
"""


class Run(Running):
    """`make run`, told when its build ends."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        super().__init__(port)
        self._build_ends = folder / "build-ends"
        environment = {
            **os.environ,
            "PORT": str(port),
            "ROUNDHOUSE_DATABASE": str(folder / "house.db"),
            "ROUNDHOUSE_LENIENCY": "1000",
            "ROUNDHOUSE_LOG_LEVEL": "error",
        }
        build = [sys.executable, "-c", BUILD, str(self._build_ends)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", DRIVER, *build],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        self.lines = Lines(self.process.stdout)

    def end_build(self, code: int) -> None:
        self._build_ends.with_suffix(".aside").write_text(str(code))
        self._build_ends.with_suffix(".aside").rename(self._build_ends)

    def stop(self) -> int:
        self.close()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.lines.close()
        return code


class Lines:
    """What a program says, as far as it has said it."""

    def __init__(self, output: IO[str]) -> None:
        self.said: list[str] = []
        self._output = output
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        for line in self._output:
            self.said.append(line)

    def close(self) -> None:
        self._reader.join(PATIENCE)
        self._output.close()

    def wait_for(self, words: str, times: int = 1) -> None:
        end = time.monotonic() + PATIENCE
        while sum(words in line for line in self.said) < times:
            assert time.monotonic() < end, f"{words!r} is missing: {self.said}"
            time.sleep(0.02)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Run]:
    run = Run(tmp_path)
    try:
        run.lines.wait_for("Roundhouse is open")
        yield run
    finally:
        assert run.stop() == 0


def test_the_compiled_rules_are_taken_up_without_losing_a_table(running: Run) -> None:
    people = [running.guest(name) for name in ("Anna", "Ben")]
    table = new_table(people)
    before = Party(running, people, table)
    before.play(6)
    played = before.clients[0].log

    running.end_build(0)
    running.lines.wait_for("takes over")
    refused = 0
    while sum("Roundhouse is open" in line for line in running.lines.said) < 2:
        try:
            httpx.get(running.url, **DIRECT)
        except httpx.ConnectError:
            refused += 1
        except httpx.TransportError:
            pass  # let in by the server that was just leaving, and not answered: it asks again
    assert refused == 0

    before.close()
    after = Party(running, people, table)
    assert after.clients[0].log == played
    after.play(2)
    assert len(after.clients[0].log) > len(played)
    after.close()


def test_a_build_that_fails_leaves_the_plain_server(running: Run) -> None:
    running.end_build(1)
    running.lines.wait_for("The build failed")
    assert running.guest("Anna").get("/api/me").status_code == 200


def test_an_address_that_is_taken_is_told_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = subprocess.run(
            [sys.executable, "-c", DRIVER, "false"],
            env={**os.environ, "PORT": port},
            capture_output=True,
            text=True,
            check=False,
        )
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr == f"roundhouse: cannot listen at 127.0.0.1:{port}: Address already in use\n"


def test_a_socket_meant_for_another_process_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LISTEN_PID", str(os.getpid() + 1))
    monkeypatch.setenv("LISTEN_FDS", "1")
    assert handed_over() is None
    assert "LISTEN_FDS" not in os.environ, "nor is it passed on to bots' processes"


def test_one_socket_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    monkeypatch.setenv("LISTEN_FDS", "2")
    with pytest.raises(BadInput, match="one socket is needed, not 2"):
        handed_over()


@pytest.mark.parametrize("port", ["eighty", "-1", "65536", "8000.0"])
def test_a_port_that_is_none_is_told(port: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", port)
    with pytest.raises(BadInput, match="not a port"):
        default_address()


def test_what_the_environment_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "8765")
    monkeypatch.setenv("ROUNDHOUSE_HOST", "::1")
    assert default_address() == ("::1", 8765)
    monkeypatch.setenv("ROUNDHOUSE_HOST", "")
    monkeypatch.delenv("PORT")
    assert default_address() == ("127.0.0.1", 8000)
