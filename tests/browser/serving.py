"""A server in a process of its own at always the same port: to be killed and started again."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.direct import DIRECT
from tests.server.running import Running
from tests.waiting import PATIENCE, eventually
from tools.ports import free_port

FIXED = Path(__file__).parent / "fixed"
DEAL = "a fixed deal"
COMMAND = "from roundhouse.cli import main; main()"


class House(Running):
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        super().__init__(self._port)
        self._process: subprocess.Popen[bytes] | None = None
        self._deal = folder / "deal"
        self._deal.write_text(DEAL)

    @contextmanager
    def dealing(self, deal: str) -> Iterator[None]:
        """The cards of tables that are made meanwhile."""
        self._deal.write_text(deal)
        try:
            yield
        finally:
            self._deal.write_text(DEAL)

    def start(self) -> None:
        environment = {
            **os.environ,
            "PORT": str(self._port),
            "ROUNDHOUSE_DATABASE": str(self._folder / "house.db"),
            "ROUNDHOUSE_LENIENCY": "1000",
            "ROUNDHOUSE_LOG_LEVEL": "warning",
            "ROUNDHOUSE_TEST_DEAL": str(self._deal),
            "PYTHONPATH": os.pathsep.join([str(FIXED), *sys.path]),
        }
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, "serve"], env=environment, stderr=log, stdout=log
            )
        eventually(self.answers, "the server does not answer")

    def answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, (self._folder / "log").read_text()
        try:
            return httpx.get(self.url, **DIRECT).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self.close()
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
