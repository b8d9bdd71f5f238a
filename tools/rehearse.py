"""Tries the container files where no container engine runs.

python tools/rehearse.py    builds as the Dockerfile does, in a bare folder, and plays on both files

What the files say is what is run: `deploy/install.sh`, the Dockerfile's environment and command,
the services' commands and environments, `deploy/nginx.conf`. Only the containers' names, ports and
folders become this machine's. Without an nginx the servers are visited directly.
"""

from __future__ import annotations

import fnmatch
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import yaml

ROOT: Final = Path(__file__).resolve().parents[1]
# For the players; the servers are those that are built.
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.direct import DIRECT  # noqa: E402
from tests.postgres import running_postgres  # noqa: E402
from tests.server.running import Running  # noqa: E402
from tests.server.seats import new_table, seated  # noqa: E402
from tests.waiting import eventually  # noqa: E402
from tools.ports import free_port  # noqa: E402

PASSWORD: Final = "secret"
HERE: Final = ("PATH", "PYTHONPATH", "ROUNDHOUSE_PURE")
"""What a container does not set and this machine does."""

Command = tuple[str, ...]


def services(name: str) -> dict[str, Any]:
    """The services of a compose file, with what `.env` would put in."""
    found: dict[str, Any] = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))["services"]
    filled: dict[str, Any] = filled_in(found)
    return filled


def filled_in(part: Any) -> Any:
    """As compose does it: in every text, once the file has been read."""
    if isinstance(part, dict):
        return {key: filled_in(value) for key, value in part.items()}
    if isinstance(part, list):
        return [filled_in(value) for value in part]
    if not isinstance(part, str):
        return part
    text = re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", PASSWORD, part)
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text)


def image() -> tuple[dict[str, str], list[str]]:
    """What the Dockerfile's last stage sets and runs."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    last = text[text.rindex("\nFROM ") :]
    settings = re.findall(r"(\w+)=(\S+)", "".join(re.findall(r"^ENV (.*)$", last, re.MULTILINE)))
    (command,) = re.findall(r"^CMD (.*)$", last, re.MULTILINE)
    return dict(settings), yaml.safe_load(command)


def context() -> list[str]:
    """The tracked files that a build is given: those that .dockerignore leaves."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    ignored = [line for line in lines if line and not line.startswith("#")]
    return [
        name
        for name in filter(None, listed.split("\0"))
        if (ROOT / name).is_file()
        and not any(
            name == rule or name.startswith(f"{rule}/") or fnmatch.fnmatch(name, rule)
            for rule in ignored
        )
    ]


def build(folder: Path) -> Command:
    """As the Dockerfile's first stage; the command that came of it."""
    for name in context():
        (folder / "source" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / "source" / name)
    script = ["sh", "deploy/install.sh", str(folder / "source"), str(folder / "installed")]
    subprocess.run(script, cwd=folder / "source", check=True)
    return (str(folder / "installed/bin/roundhouse"),)


@contextmanager
def program(
    roundhouse: Command, words: list[str], settings: Mapping[str, str], folder: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """A container's command, with nothing set but what the files set."""
    assert words[0] == "roundhouse"
    kept = {name: os.environ[name] for name in HERE if name in os.environ}
    running = subprocess.Popen(
        [*roundhouse, *words[1:]],
        cwd=folder,
        env={**kept, **settings, "ROUNDHOUSE_LOG_LEVEL": "warning"},
        stdout=subprocess.DEVNULL,
    )
    try:
        yield running
    finally:
        running.terminate()
        running.wait()


def wait_for(port: int, server: subprocess.Popen[bytes]) -> Running:
    def is_ready() -> bool:
        assert server.poll() is None, "a server has ended"
        try:
            return httpx.get(f"http://127.0.0.1:{port}/readyz", **DIRECT).is_success
        except httpx.TransportError:
            return False

    eventually(is_ready, "a server does not answer")
    return Running(port)


def play(door: Running, others: list[Running], origin: str = "") -> None:
    """A game of bots, watched through every door."""
    anna = door.stranger()
    anna.headers["origin"] = origin or door.url
    assert anna.post("/api/guest", json={"name": "Anna"}).status_code == 201
    bots = [{"kind": "bot", "level": "direct"}] * 2
    table = new_table([anna], seats=bots, start=True)
    for visited in (door, *others):
        with seated(visited, anna, table, headers={"Origin": origin or visited.url}) as onlooker:
            while onlooker.now["status"] != "over":
                onlooker.next()
    for visited in (door, *others):
        visited.close()


def one_server(roundhouse: Command, folder: Path) -> None:
    """compose.yaml: SQLite."""
    settings, command = image()
    service = services("compose.yaml")["roundhouse"]
    port = free_port()
    database = settings["ROUNDHOUSE_DATABASE"].replace("/data", str(folder))
    set_up = {**settings, **service["environment"], "PORT": str(port)}
    set_up |= {"ROUNDHOUSE_DATABASE": database, "ROUNDHOUSE_HOST": "127.0.0.1"}
    set_up.pop("PATH")
    with program(roundhouse, command, set_up, folder) as server:
        play(wait_for(port, server), [])
    assert Path(database).is_file()


def many_servers(roundhouse: Command, folder: Path, database: str, nginx: str | None) -> None:
    """compose.postgres.yaml: two servers, workers, and a proxy if there is one here."""
    found = services("compose.postgres.yaml")
    public = found["server-1"]["environment"]["ROUNDHOUSE_PUBLIC_URL"]
    ports: dict[str, int] = {}
    doors: list[Running] = []
    with ExitStack() as stack:
        for name in ("server-1", "server-2", "worker"):
            ports[name] = free_port()
            set_up = {**found[name]["environment"], "PORT": str(ports[name])}
            assert PASSWORD in set_up["ROUNDHOUSE_DATABASE"]
            set_up["ROUNDHOUSE_DATABASE"] = database
            running = stack.enter_context(
                program(roundhouse, found[name]["command"], set_up, folder)
            )
            if name != "worker":
                doors.append(wait_for(ports[name], running))
        if nginx:
            ports["proxy"] = free_port()
            proxy = stack.enter_context(proxied(nginx, folder, ports))
            doors.insert(0, wait_for_proxy(ports["proxy"], proxy))
        play(doors[0], doors[1:], public)


@contextmanager
def proxied(nginx: str, folder: Path, ports: dict[str, int]) -> Iterator[subprocess.Popen[bytes]]:
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    for name in ("server-1", "server-2"):
        assert f"server {name}:8000;" in text
        text = text.replace(f"{name}:8000", f"127.0.0.1:{ports[name]}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{ports['proxy']};")
    here = f"pid {folder}/nginx.pid; error_log {folder}/nginx.log; user root;\n"
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{name}_temp_path {folder}/{name};\n" for name in paths)
    text = text.replace("http {", f"http {{\naccess_log off;\n{temporary}", 1)
    (folder / "nginx.conf").write_text(here + text, encoding="utf-8")
    command = [nginx, "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        yield running
    finally:
        running.terminate()
        running.wait()


def wait_for_proxy(port: int, proxy: subprocess.Popen[bytes]) -> Running:
    """It shows the page, and keeps what is not for visitors to itself."""

    def shows() -> bool:
        assert proxy.poll() is None, "nginx has ended"
        try:
            return httpx.get(f"http://127.0.0.1:{port}/", **DIRECT).is_success
        except httpx.TransportError:
            return False

    eventually(shows, "nginx does not answer")
    inside = httpx.get(f"http://127.0.0.1:{port}/metrics", **DIRECT)
    assert inside.status_code == 404
    return Running(port)


def main() -> int:
    nginx = shutil.which("nginx")
    with tempfile.TemporaryDirectory() as name, running_postgres() as postgres:
        folder = Path(name)
        roundhouse = build(folder)
        one_server(roundhouse, folder)
        print("compose.yaml: one server on SQLite has played a game")
        many_servers(roundhouse, folder, postgres.database(), nginx)
        proxy = "through nginx" if nginx else "without a proxy: there is no nginx here"
        print(f"compose.postgres.yaml: two servers and a worker have played a game, {proxy}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
