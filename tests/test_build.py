"""Compiled modules are used where they were built, and plain source where that is asked for."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

import roundhouse as rh
from roundhouse import _plain
from tests.conftest import stale
from tools.compiling import modules, why_plain

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src/roundhouse"

# Imports every module of the package and prints the file each came from. Kernels are left
# out unless the package itself takes them: uncompiled, they are only there to be read.
# Migrations are scripts that Alembic runs, not modules.
LOOK: Final = """
import importlib, json, pathlib, sys
import roundhouse
root = pathlib.Path(sys.argv[1])
for path in sorted(root.rglob("*.py")):
    if "__main__" in path.name or "migrations" in path.parts:
        continue
    if "\\nimport cython" in path.read_text(encoding="utf-8"):
        continue
    importlib.import_module(".".join(["roundhouse", *path.relative_to(root).with_suffix("").parts]))
files = {name: module.__file__ for name, module in sys.modules.items()
         if name.partition(".")[0] == "roundhouse"}
print(json.dumps({"compiled": roundhouse.COMPILED, "files": files}))
"""


def loaded(pure: str) -> Any:
    """`COMPILED` and the file of every module, in a fresh interpreter."""
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", LOOK, str(PACKAGE)],
        env={**os.environ, "ROUNDHOUSE_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(result.stdout)


def test_a_compiler_is_used_when_there_is_one() -> None:
    assert rh.COMPILED is (why_plain() == "")


def test_compiled_modules_are_the_ones_in_use() -> None:
    """Where anything is compiled, everything that can be is; nothing else ever is."""
    seen = loaded(pure=os.environ.get("ROUNDHOUSE_PURE", ""))
    assert seen["compiled"] is rh.COMPILED
    for_mypyc, for_cython = modules()
    meant = {
        ".".join(Path(name).relative_to("src").with_suffix("").parts)
        for name in (for_mypyc + for_cython if rh.COMPILED else [])
    }
    compiled = {name for name, file in seen["files"].items() if file.endswith(".so")}
    assert compiled == meant


def test_pure_gives_plain_source_for_every_module() -> None:
    seen = loaded(pure="1")
    assert seen["compiled"] is False
    assert len(seen["files"]) > 5
    assert {Path(file).suffix for file in seen["files"].values()} == {".py"}


def test_pure_finds_source_even_beside_a_compiled_twin(tmp_path: Path) -> None:
    """Does not hang on what happens to be built here: the twin is planted."""
    package = tmp_path / "roundhouse"
    package.mkdir()
    (package / "__init__.py").write_text("from roundhouse import _plain\n")
    (package / "_plain.py").write_bytes(Path(_plain.__file__).read_bytes())
    (package / "twin.py").write_text("print('source')\n")
    (package / f"twin{EXTENSION_SUFFIXES[0]}").write_bytes(b"")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", "import roundhouse.twin"]

    plain = subprocess.run(
        command, env={**environment, "ROUNDHOUSE_PURE": "1"}, capture_output=True, check=False
    )
    ordinary = subprocess.run(
        command, env={**environment, "ROUNDHOUSE_PURE": "0"}, capture_output=True, check=False
    )

    assert plain.stdout == b"source\n"
    assert b"ImportError" in ordinary.stderr, "the compiled twin comes first otherwise"


def test_modules_compiled_for_another_python_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "boards").mkdir()
    (tmp_path / "_plain.py").write_bytes(Path(_plain.__file__).read_bytes())
    twin = tmp_path / "boards/lattice.cpython-399-x86_64-linux-gnu.so"
    twin.touch()
    command = [sys.executable, "-c", "import _plain; print(_plain.COMPILED)"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "ROUNDHOUSE_PURE": "0"}
    foreign = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert foreign.stdout == b"False\n"
    twin.rename(tmp_path / f"boards/lattice{EXTENSION_SUFFIXES[0]}")
    own = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert own.stdout == b"True\n"


def test_a_source_younger_than_its_compiled_twin_is_noticed(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    twin = tmp_path / f"rules{EXTENSION_SUFFIXES[0]}"
    source.touch()
    assert stale(tmp_path) == [], "nothing is compiled"
    twin.touch()
    os.utime(source, (1000, 1000))
    assert stale(tmp_path) == [], "compiled after the last change"
    os.utime(twin, (999, 999))
    assert stale(tmp_path) == [source]
