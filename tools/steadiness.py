"""The whole suite many times over: in another order each time, half of them on a busy machine.

python tools/steadiness.py                 ten runs; the odd ones with all cores kept busy
python tools/steadiness.py --runs 4 --as nobody -- tests/server

Prints a line for each run and leaves their output in `artefacts/steadiness`. Ends with 1 when a run
was red. As root, `--as USER` runs the suite as that user, in a copy of the checkout that is theirs.
"""

from __future__ import annotations

import argparse
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "artefacts" / "steadiness"
BURN: Final = "while True: pass"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument(
        "--first", type=int, default=1, help="number of the first run, its seed too"
    )
    parser.add_argument("--as", dest="user", default="", help="an ordinary user (needs root)")
    parser.add_argument("tests", nargs="*", help="what to run (default: everything)")
    args = parser.parse_args(words)
    check_user(args.user)
    KEPT.mkdir(parents=True, exist_ok=True)
    red = 0
    with ExitStack() as stack:
        folder = stack.enter_context(copy_for(args.user)) if args.user else ROOT
        for number in range(args.first, args.first + args.runs):
            red += one_run(number, folder, args.user, args.tests) != 0
    print(f"{args.runs - red} of {args.runs} runs were green")
    return 1 if red else 0


def one_run(number: int, folder: Path, user: str, tests: list[str]) -> int:
    """Run the suite in the order of its number, and say how it went."""
    busy = number % 2 == 1
    log = KEPT / f"run-{number}.txt"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile"]
    command += ["--no-loadscope-reorder"]
    start = time.monotonic()
    with log.open("w") as output, keeping_busy(os.cpu_count() or 1 if busy else 0):
        done = subprocess.run(
            [*command, "--shuffle", str(number), *tests],
            cwd=folder,
            env=surroundings(folder, user),
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
            **identity(user),
        )
    lines = log.read_text(encoding="utf-8").splitlines()
    told = next((line for line in reversed(lines) if re.search(r"passed|failed|error", line)), "")
    state = "busy" if busy else "quiet"
    seconds = round(time.monotonic() - start)
    print(f"run {number:3} {state:5} {user or 'as started':12} {seconds:5} s  {told}", flush=True)
    return done.returncode


@contextmanager
def keeping_busy(programs: int) -> Iterator[None]:
    """Programs that do nothing, as fast as they can."""
    burning = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(programs)]
    try:
        yield
    finally:
        for program in burning:
            program.kill()
            program.wait()


@contextmanager
def copy_for(user: str) -> Iterator[Path]:
    """The checkout with all that was built, owned by somebody else."""
    owner = pwd.getpwnam(user)
    with tempfile.TemporaryDirectory(prefix="steadiness-") as name:
        Path(name).chmod(0o755)
        folder = Path(name) / "checkout"
        unneeded = shutil.ignore_patterns(".venv", "artefacts", ".hypothesis")
        shutil.copytree(ROOT, folder, symlinks=True, ignore=unneeded)
        for path in (folder, *folder.rglob("*")):
            os.chown(path, owner.pw_uid, owner.pw_gid, follow_symlinks=False)
        yield folder


def surroundings(folder: Path, user: str) -> dict[str, str]:
    """The copy's own source is tested, and its user has a home."""
    changed = {"PYTHONPATH": str(folder / "src")}
    if user:
        changed |= {"HOME": str(folder), "USER": user}
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **changed}


def check_user(user: str) -> None:
    """Root's own Python is often closed to others."""
    try:
        subprocess.run([sys.executable, "-c", ""], check=True, **identity(user))
    except (PermissionError, subprocess.CalledProcessError):
        raise SystemExit(
            f"{user} may not run {sys.executable}: make .venv with a Python for everybody, "
            "such as `make PYTHON=/usr/bin/python3 build`"
        ) from None
    except KeyError:
        raise SystemExit(f"there is no user {user}") from None


def identity(user: str) -> dict[str, Any]:
    if not user:
        return {}
    owner = pwd.getpwnam(user)
    return {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
