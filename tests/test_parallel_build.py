"""What has changed is compiled, and nothing else; see tools/parallel_build.py."""

from pathlib import Path
from typing import Any, Final

import pytest

from tools import parallel_build

SOURCES: Final = ("one.c", "two.c", "three.c")


class StandIn:
    """Takes the place of setuptools' compiler, and remembers what it was asked to compile."""

    def __init__(self, folder: Path, flags: str = "-O1") -> None:
        self.folder = folder
        self.compiler_so = ["cc", flags]
        self.compiled: list[str] = []
        self.fails_at = ""

    def _setup_compile(self, output_dir: str, *rest: Any) -> Any:
        sources = rest[2]
        build = {f"{source}.o": (source, ".c") for source in sources}
        return None, list(build), [], [], build

    def _get_cc_args(self, *rest: Any) -> list[str]:
        return []

    def _compile(self, target: str, source: str, *rest: Any) -> None:
        if Path(source).name == self.fails_at:
            raise ValueError(source)
        self.compiled.append(Path(source).name)
        Path(target).write_text("object")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in SOURCES:
        (tmp_path / name).write_text(f"/* {name} */\n")
    (tmp_path / "shared.h").write_text("/* first */\n")
    monkeypatch.setattr(parallel_build, "compilers", lambda command: f"{command} 1.0")
    return tmp_path


def compiled(folder: Path, flags: str = "-O1", fails_at: str = "") -> set[str]:
    """What a build in this folder compiles."""
    parallel_build.headers.cache_clear()  # a build has a process of its own
    compiler: Any = StandIn(folder, flags)
    compiler.fails_at = fails_at
    parallel_build.compile_in_parallel(compiler, len(SOURCES))
    objects = compiler.compile([str(folder / name) for name in SOURCES])
    assert objects == [str(folder / f"{name}.o") for name in SOURCES]
    assert len(compiler.compiled) == len(set(compiler.compiled))
    return set(compiler.compiled)


def test_all_is_compiled_once(folder: Path) -> None:
    assert compiled(folder) == set(SOURCES)
    assert compiled(folder) == set()


def test_a_changed_file_is_compiled_alone(folder: Path) -> None:
    compiled(folder)
    (folder / "two.c").write_text("/* changed */\n")
    assert compiled(folder) == {"two.c"}


def test_a_missing_object_is_made_again(folder: Path) -> None:
    compiled(folder)
    (folder / "two.c.o").unlink()
    assert compiled(folder) == {"two.c"}


def test_a_changed_header_concerns_every_file_beside_it(folder: Path) -> None:
    compiled(folder)
    (folder / "shared.h").write_text("/* second */\n")
    assert compiled(folder) == set(SOURCES)


def test_other_flags_make_other_objects(folder: Path) -> None:
    compiled(folder)
    assert compiled(folder, flags="-O3") == set(SOURCES)


def test_another_compiler_makes_other_objects(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled(folder)
    monkeypatch.setattr(parallel_build, "compilers", lambda command: f"{command} 2.0")
    assert compiled(folder) == set(SOURCES)


def test_an_object_that_failed_is_not_taken_for_done(folder: Path) -> None:
    compiled(folder)
    (folder / "two.c").write_text("/* wrong */\n")
    with pytest.raises(ValueError, match=r"two\.c"):
        compiled(folder, fails_at="two.c")
    assert compiled(folder) == {"two.c"}
