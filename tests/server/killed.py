"""A server in a process of its own, to be killed at any moment and started again."""

import multiprocessing
import os
import signal
from multiprocessing.process import BaseProcess

import httpx

from roundhouse.server.run import serve
from roundhouse.server.settings import Settings
from tests.direct import DIRECT
from tests.server.running import Running
from tests.waiting import eventually
from tools.ports import free_port

SPAWN = multiprocessing.get_context("forkserver")
SPAWN.set_forkserver_preload(["roundhouse.server.run"])


class Process(Running):
    """The server at always the same port."""

    def __init__(self, database: str) -> None:
        self._settings = Settings(database=database, port=free_port(), leniency=1000.0)
        super().__init__(self._settings.port)
        self.process: BaseProcess | None = None

    def start(self) -> None:
        self.process = SPAWN.Process(target=serve, args=(self._settings,), daemon=True)
        self.process.start()
        eventually(self.answers, "the server did not start")

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.is_alive(), "the server did not start"
        try:
            httpx.get(self.url, **DIRECT)
        except httpx.TransportError:
            return False
        return True

    @property
    def pid(self) -> int:
        assert self.process is not None
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.pid, signal.SIGKILL)
        self.process.join()
        self.process.close()
        self.process = None

    def close(self) -> None:
        super().close()
        if self.process is not None:
            self.kill()
