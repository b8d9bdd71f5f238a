"""A server in a process of its own at always the same port: to be killed and started again."""

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.killed import free_port
from tests.server.running import Running

COMMAND = "from roundhouse.cli import main; main()"


class House(Running):
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        super().__init__(self._port)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "PORT": str(self._port),
            "ROUNDHOUSE_DATABASE": str(self._folder / "house.db"),
            "ROUNDHOUSE_LENIENCY": "1000",
            "ROUNDHOUSE_LOG_LEVEL": "warning",
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, "serve"], env=environment, stderr=log, stdout=log
            )
        deadline = time.monotonic() + 30
        while not self.answers():
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(self.url, trust_env=False).status_code == 200
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
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
