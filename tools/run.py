"""Serves at once, and finishes the build meanwhile. Used by `make run`.

python tools/run.py COMMAND …    COMMAND does what is left of the build, in the background

Until the rules are compiled they run as plain Python. Then a new server takes over the socket:
who connects in between waits a moment, tables are in the database, and pages connect anew by
themselves.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tools.compiling import is_done  # noqa: E402

PURE: Final = "ROUNDHOUSE_PURE"
SERVE: Final = [sys.executable, "-m", "roundhouse", "serve"]
WITH_SOCKET: Final = ["/bin/sh", "-c", 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"', "sh"]
"""Before a command that is handed a socket: it is told so as systemd would tell it."""
LOOK: Final = 0.1
"""Seconds between looks at what has ended."""
ASKED_AGAIN: Final = 5
"""Seconds after which a server that is starting is asked anew whether it is open."""


class Stopped(Exception):
    """Somebody asked to stop."""


def open_socket() -> int:
    """Listen where the environment says; the number of the socket."""
    from roundhouse.game import BadInput
    from roundhouse.server.listener import HANDED_OVER, WAITING_LINE, default_address, listen

    try:
        listener = listen(*default_address())
    except BadInput as error:
        raise SystemExit(f"roundhouse: {error}") from error
    listener.listen(WAITING_LINE)
    os.dup2(listener.detach(), HANDED_OVER)  # which may be the same
    return HANDED_OVER


def start_server(listener: int, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen([*WITH_SOCKET, *SERVE], env=environment, pass_fds=[listener])


def wait_until_open(server: subprocess.Popen[bytes], listener: int) -> None:
    """The first page comes before everything else, however slow the machine is."""
    with socket.socket(fileno=os.dup(listener)) as bound:
        host, port = bound.getsockname()[:2]
    while server.poll() is None:
        asking = HTTPConnection(host, port, timeout=ASKED_AGAIN)
        try:
            asking.request("GET", "/healthz")
            asking.getresponse()
            return
        except (OSError, HTTPException):
            time.sleep(LOOK)
        finally:
            asking.close()


def start_build(command: list[str], environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
    """With what the server leaves over, and in a group of its own, to be stopped as a whole."""
    alone = {name: value for name, value in environment.items() if not name.startswith("MAKE")}
    return subprocess.Popen(["nice", "-n", "10", *command], env=alone, start_new_session=True)


def stop_build(build: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(build.pid, signal.SIGTERM)
    build.wait()


def stop_server(server: subprocess.Popen[bytes]) -> int:
    """It finishes what is under way."""
    server.terminate()
    return server.wait()


def stop(*_: Any) -> None:
    raise Stopped


def serve_and_build(command: list[str], as_asked: dict[str, str]) -> int:
    listener = open_socket()
    server = start_server(listener, {**as_asked, PURE: "1"})
    build: subprocess.Popen[bytes] | None = None
    try:
        wait_until_open(server, listener)
        build = start_build(command, as_asked)
        while server.poll() is None and build.poll() is None:
            time.sleep(LOOK)
        if server.poll() is None and succeeded(build) and is_compiled(as_asked):
            print("The rules are compiled: a quick server takes over, tables go on.", flush=True)
            stop_server(server)
            server = start_server(listener, as_asked)
        return server.wait()
    except Stopped:
        stop_server(server)
        return 0
    finally:
        if build is not None:
            stop_build(build)


def succeeded(build: subprocess.Popen[bytes]) -> bool:
    if build.wait() == 0:
        return True
    print("The build failed: plain Python goes on serving.", file=sys.stderr, flush=True)
    return False


def is_compiled(as_asked: Mapping[str, str]) -> bool:
    command = [sys.executable, "tools/compiling.py", "--done"]
    return not subprocess.run(command, cwd=ROOT, env=as_asked, check=False).returncode


def main(command: list[str]) -> int:
    """Before all is compiled, a mixture of both kinds may lie there: this process takes none."""
    as_asked = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    if is_done() and (Path(sys.prefix) / "installed").exists():
        os.execve(SERVE[0], SERVE, as_asked)
    os.environ[PURE] = "1"
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    return serve_and_build(command, as_asked)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
