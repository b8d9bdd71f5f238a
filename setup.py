"""Compiles the rules where a C compiler is found; else installs plain Python.

`ROUNDHOUSE_PURE=1` leaves everything plain. Each module becomes a C file of its own, so that all
cores compile and a change compiles little (tools/compiling.py, tools/parallel_build.py).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))  # a build does not look here by itself

from tools.compiling import modules, why_plain  # noqa: E402
from tools.parallel_build import ParallelBuild  # noqa: E402

OPTIMISE = "2"
"""For mypyc's code; docs/benchmarks.md has what other levels cost and bring."""
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


def forget_older_builds() -> None:
    """A module that has gone must not come back with a wheel. Objects stay: they are checked."""
    for folder in (ROOT / "build").glob("lib*"):
        shutil.rmtree(folder)


def build_page() -> None:
    """A wheel carries the page for players; in a checkout `make build` makes it."""
    if {"bdist_wheel", "install"} & set(sys.argv):
        subprocess.run([sys.executable, str(ROOT / "tools" / "client.py")], check=True)


def extensions() -> list[Extension]:
    if not BUILDING & set(sys.argv):
        return []
    reason = why_plain()
    if reason:
        sys.stderr.write(f"roundhouse: {reason}; installing plain Python\n")
        return []
    from Cython.Build import cythonize
    from mypyc.build import mypycify

    for_mypyc, for_cython = modules()
    found: list[Extension] = []
    if for_cython:
        found += cythonize(for_cython, build_dir="build/cython", language_level=3, quiet=True)
        for extension in found:
            extension.extra_compile_args = ["-O3", "-g0", "-w"]
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
