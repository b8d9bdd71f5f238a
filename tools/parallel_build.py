"""setuptools' `build_ext`, on all cores, compiling only what changed. Used by setup.py.

An object stays in `build/objects` with a digest of all it was made from, flags and compilers
included, so neither an old file nor another compiler can leave a wrong one behind.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from pathlib import Path
from threading import Semaphore
from typing import Any, Final

from setuptools.command.build_ext import build_ext

OBJECTS: Final = Path("build") / "objects"
JOBS: Final = (
    len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
)
SAID_EVERY: Final = 40


class ParallelBuild(build_ext):
    """Extensions side by side, and the files of each extension side by side as well."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = JOBS
        self.force = True  # the digests tell what is up to date, not the files' times

    def finalize_options(self) -> None:
        super().finalize_options()
        self.build_temp = str(OBJECTS / sysconfig.get_config_var("SOABI"))

    def build_extensions(self) -> None:
        files = sum(len(extension.sources) for extension in self.extensions)
        compile_in_parallel(self.compiler, files)
        super().build_extensions()


def compile_in_parallel(compiler: Any, files: int) -> None:
    """From now on its `compile` has as many files under way as there are cores."""
    compile_one = compiler._compile
    under_way = Semaphore(JOBS)
    passed = count(1)

    def compile_if_changed(target: str, source: str, *rest: Any) -> None:
        digest = digest_of(source, [*compiler.compiler_so, *map(str, rest)])
        noted = Path(f"{target}.digest")
        if not (Path(target).exists() and noted.exists() and noted.read_text() == digest):
            noted.unlink(missing_ok=True)
            with under_way:
                compile_one(target, source, *rest)
            noted.write_text(digest)
        number = next(passed)
        if number % SAID_EVERY == 0:
            print(f"  {number} of {files} files are compiled", flush=True)

    def compile_all(
        sources: list[str],
        output_dir: str | None = None,
        macros: list[Any] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        _, targets, more, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        args = compiler._get_cc_args(options, debug, extra_preargs)
        # The largest first: no core is left with a long file at the end.
        order = sorted(build, key=lambda target: -Path(build[target][0]).stat().st_size)
        with ThreadPoolExecutor(JOBS) as pool:
            for done in [
                pool.submit(compile_if_changed, target, *build[target], args, more, options)
                for target in order
            ]:
                done.result()
        return list(targets)

    compiler.compile = compile_all


def digest_of(source: str, command: list[str]) -> str:
    """Of the source, the generated headers beside it, the compilers and how they are called."""
    digest = hashlib.sha256(Path(source).read_bytes())
    for part in (*command, compilers(command[0]), *headers(str(Path(source).parent))):
        digest.update(part.encode())
    return digest.hexdigest()


@cache
def compilers(command: str) -> str:
    from mypy.version import __version__ as mypy_version

    asked = subprocess.run([command, "--version"], capture_output=True, text=True, check=False)
    return f"{asked.stdout} {sys.version} {mypy_version}"


@cache
def headers(folder: str) -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("*.h")))
