"""The rules are compiled when what is there differs from what was compiled; tools/compiling.py."""

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import compiling


class Checkout:
    """A small house in a folder of its own, with a stand-in for the compiler."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.package = root / "src" / "roundhouse"
        self.rules = self.package / "games" / "rules.py"
        self.compiled = self.rules.with_suffix(".cpython-311.so")
        self.builds = 0
        self.fails = False
        self.rules.parent.mkdir(parents=True)
        self.rules.write_text("ONE = 1\n")
        (self.package / "game.py").write_text("TWO = 2\n")
        (root / "setup.py").write_text("")
        monkeypatch.setattr(compiling, "ROOT", root)
        monkeypatch.setattr(compiling, "PACKAGE", self.package)
        monkeypatch.setattr(compiling, "BUILDERS", (root / "setup.py",))
        monkeypatch.setattr(compiling, "DONE", root / "build" / "compiled")
        monkeypatch.setattr(compiling, "why_plain", lambda: "")
        monkeypatch.setattr("tools.compiling.subprocess.run", self.build)

    def build(self, command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        assert command[-2:] == ["build_ext", "--inplace"]
        self.builds += 1
        self.compiled.touch()
        return subprocess.CompletedProcess(command, int(self.fails))

    def make(self) -> int:
        """How many builds one more call brings."""
        before = self.builds
        assert compiling.main([]) == 0
        return self.builds - before


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


def test_what_was_compiled_is_not_compiled_again(checkout: Checkout) -> None:
    assert (checkout.make(), checkout.make()) == (1, 0)


@pytest.mark.parametrize(
    "name", ["games/rules.py", "game.py", "games/another.py", "../../setup.py"]
)
def test_a_change_is_compiled(checkout: Checkout, name: str) -> None:
    checkout.make()
    (checkout.package / name).write_text("THREE = 3\n")
    assert (checkout.make(), checkout.make()) == (1, 0)


@pytest.mark.parametrize(("variable", "value"), [("CC", "another-compiler")])
def test_another_way_to_compile_compiles(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    checkout.make()
    monkeypatch.setenv(variable, value)
    assert checkout.make() == 1


def test_sources_that_only_look_new_need_no_compiler(checkout: Checkout) -> None:
    """As after a change of branches and back; pytest, which goes by the time, is content too."""
    checkout.make()
    os.utime(checkout.compiled, (1000, 1000))
    assert checkout.make() == 0
    assert checkout.compiled.stat().st_mtime >= checkout.rules.stat().st_mtime


def test_a_build_that_fails_is_not_taken_for_done(checkout: Checkout) -> None:
    checkout.fails = True
    with pytest.raises(SystemExit):
        compiling.main([])
    checkout.fails = False
    assert checkout.make() == 1


def test_without_a_compiler_nothing_compiled_stays(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.make()
    monkeypatch.setattr(compiling, "why_plain", lambda: "no C compiler found")
    assert checkout.make() == 0
    assert not checkout.compiled.exists()
    assert capsys.readouterr().out.startswith("- no C compiler found: the rules stay plain Python")
    assert compiling.main(["--done"]) == 1, "nothing is there for a server to take up"


def test_compiled_rules_can_be_asked_for(checkout: Checkout) -> None:
    assert compiling.main(["--done"]) == 1
    checkout.make()
    assert compiling.main(["--done"]) == 0


def test_a_step_says_what_it_does_and_for_how_long() -> None:
    command = ["sh", "tools/step.sh", "counting", "echo", "one"]
    done = subprocess.run(command, cwd=compiling.ROOT, capture_output=True, text=True, check=True)
    told = done.stdout.splitlines()
    first, second, last = (line for line in told if not line.endswith(" so far"))
    assert (first, second) == ("- counting", "one")
    assert last.startswith("  counting: done in ")


def test_a_step_that_fails_says_so_and_keeps_its_code() -> None:
    command = ["sh", "tools/step.sh", "counting", "sh", "-c", "exit 7"]
    done = subprocess.run(command, cwd=compiling.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 7
    assert done.stderr.startswith("  counting: failed after ")
