"""Compiles the rules beside their source, unless that has been done for what is there now.

python tools/compiling.py            compile what changed, and say how it goes
python tools/compiling.py --done     exit code 0 when the compiled rules are there

mypyc takes every module of the folders below that holds no msgspec struct (it would drop the
structs' class arguments); Cython takes the kernels, which import `cython`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "roundhouse"
FOLDERS: Final = ("boards", "games", "bots", "research/quick")
BUILDERS: Final = (
    ROOT / "setup.py",
    ROOT / "pyproject.toml",
    ROOT / "requirements" / "build.txt",
    ROOT / "tools" / "compiling.py",
    ROOT / "tools" / "parallel_build.py",
)
DONE: Final = ROOT / "build" / "compiled"
"""Holds a digest of what was last compiled, once all of it lies beside its source."""


def why_plain() -> str:
    """The reason not to compile; empty when there is none."""
    if os.environ.get("ROUNDHOUSE_PURE", "") not in ("", "0"):
        return "ROUNDHOUSE_PURE is set"
    return "" if can_compile() else "no C compiler with Python's headers found"


def can_compile() -> bool:
    """A C compiler that finds Python's headers, not merely a command of that name."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        include = sysconfig.get_paths()["include"]
        command = [*compiler, f"-I{include}", "-c", str(source), "-o", f"{folder}/probe.o"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def modules() -> tuple[list[str], list[str]]:
    """The files for mypyc and the files for Cython."""
    for_mypyc: list[str] = []
    for_cython: list[str] = []
    for path in sources():
        text = path.read_text(encoding="utf-8")
        name = str(path.relative_to(ROOT))
        if imports("cython", text):
            for_cython.append(name)
        elif not imports("msgspec", text) and path.name != "__init__.py":
            for_mypyc.append(name)
    return for_mypyc, for_cython


def sources() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted((PACKAGE / folder).rglob("*.py"))


def imports(name: str, text: str) -> bool:
    return re.search(rf"^(import|from) {name}\b", text, re.MULTILINE) is not None


def digest() -> str:
    """Of all that decides what is compiled; constants of game.py end up inside compiled code."""
    how = (sys.version, sysconfig.get_config_var("SOABI"), os.environ.get("CC", ""), why_plain())
    found = hashlib.sha256("\n".join(map(str, (ROOT, *how))).encode())
    for path in (*BUILDERS, *sorted(PACKAGE.glob("*.py")), *sources()):
        found.update(f"\n{path.relative_to(ROOT)}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def is_done() -> bool:
    return DONE.exists() and DONE.read_text(encoding="utf-8") == digest()


def compiled() -> list[Path]:
    return list((ROOT / "src").rglob("*.so"))


def compile_all() -> None:
    """Compiled modules of an older source must not outlive it, so they go first."""
    wanted = digest()
    DONE.unlink(missing_ok=True)
    for path in compiled():
        path.unlink()
    reason = why_plain()
    if reason:
        print(f"- {reason}: the rules stay plain Python, which is slower and else the same")
    else:
        aloud = ["sh", "tools/step.sh", "compiling the rules"]
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        # mypy may check the types meanwhile, with other settings and a memory of its own.
        memory = {**os.environ, "MYPY_CACHE_DIR": str(ROOT / "build" / "mypy_cache")}
        if subprocess.run([*aloud, *command], cwd=ROOT, env=memory, check=False).returncode:
            raise SystemExit(1)
    DONE.parent.mkdir(exist_ok=True)
    DONE.write_text(wanted, encoding="utf-8")


def main(words: list[str]) -> int:
    if words == ["--done"]:
        return 0 if is_done() and not why_plain() else 1
    if not is_done():
        compile_all()
    for path in compiled():
        path.touch()  # as new as any source: pytest goes by the time (tests/conftest.py)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
