"""Compiles `boards`, `games` and `bots` where a C compiler is found; else installs plain Python.

mypyc takes every module of those folders that holds no msgspec struct (it would drop the
structs' class arguments); Cython takes the kernels, which import `cython`.
`ROUNDHOUSE_PURE=1` leaves everything plain. Each module becomes a C file of its own, so that all
cores compile and a change compiles little (tools/parallel_build.py).
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from tools.parallel_build import ParallelBuild  # noqa: E402 (a build does not look here by itself)

FOLDERS = tuple(
    f"src/roundhouse/{folder}" for folder in ("boards", "games", "bots", "research/quick")
)
OPTIMISE = "1"
"""For mypyc's code. More takes far longer to compile and plays no faster; docs/benchmarks.md."""
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


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


def imports(name: str, text: str) -> bool:
    return re.search(rf"^(import|from) {name}\b", text, re.MULTILINE) is not None


def modules() -> tuple[list[str], list[str]]:
    """The files for mypyc and the files for Cython."""
    for_mypyc: list[str] = []
    for_cython: list[str] = []
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            name = str(path.relative_to(ROOT))
            if imports("cython", text):
                for_cython.append(name)
            elif not imports("msgspec", text) and path.name != "__init__.py":
                for_mypyc.append(name)
    return for_mypyc, for_cython


def why_plain() -> str:
    """The reason not to compile; empty when there is none."""
    if os.environ.get("ROUNDHOUSE_PURE", "") not in ("", "0"):
        return "ROUNDHOUSE_PURE is set"
    return "" if can_compile() else "no C compiler with Python's headers found"


def give_notice(text: str) -> None:
    """Say it, and keep it for the Makefile: pip swallows what a build says."""
    sys.stderr.write(text)
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build" / "notice").write_text(text, encoding="utf-8")


def forget_older_builds() -> None:
    """A module that has gone must not come back with a wheel. Objects stay: they are checked."""
    for folder in (ROOT / "build").glob("lib*"):
        shutil.rmtree(folder)


def build_page() -> None:
    """A wheel carries the page for players; in a checkout `make build` makes it."""
    if BUILDING & set(sys.argv) and "editable_wheel" not in sys.argv:
        subprocess.run([sys.executable, str(ROOT / "tools" / "client.py")], check=True)


def extensions() -> list[Extension]:
    if not BUILDING & set(sys.argv):
        return []
    reason = why_plain()
    give_notice(f"roundhouse: {reason}; installing plain Python\n" if reason else "")
    if reason:
        return []
    from Cython.Build import cythonize
    from mypyc.build import mypycify

    for_mypyc, for_cython = modules()
    found: list[Extension] = []
    if for_cython:
        found += cythonize(for_cython, build_dir="build/cython", language_level=3)
        for extension in found:
            extension.extra_compile_args = ["-O3", "-w"]
    if for_mypyc:
        found += mypycify(
            for_mypyc,
            opt_level=OPTIMISE,
            debug_level="0",
            multi_file=True,
            group_name="roundhouse",
        )
    return found


if __name__ == "__main__":
    forget_older_builds()
    build_page()
    setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
