"""The first step on a bare machine: find a Python that works, or say in one sentence what to do."""

import subprocess
from pathlib import Path
from typing import Final

import pytest

SCRIPT: Final = Path(__file__).parents[1] / "tools/make_venv.sh"

# Stand-ins for the Pythons that machines have. A good one repeats what it is asked to run.
GOOD: Final = 'case "$*" in *version_info*) echo 3.12 ;; -m*) echo "$0 $*" ;; esac'
NO_VENV: Final = 'case "$*" in *version_info*) echo 3.11 ;; *) exit 1 ;; esac'
TOO_OLD: Final = 'case "$*" in *version_info*) echo 3.9; exit 1 ;; esac'
BROKEN_SHIM: Final = "echo 'command not found' >&2; exit 127"


def make_venv(folder: Path, pythons: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run the script on a machine that has only these commands."""
    for name, body in pythons.items():
        command = folder / name
        command.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        command.chmod(0o755)
    return subprocess.run(
        ["/bin/sh", str(SCRIPT), "there"],
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("pythons", "chosen"),
    [
        ({"python3": GOOD, "python3.13": GOOD}, "python3"),
        ({"python3": BROKEN_SHIM, "python3.12": BROKEN_SHIM, "python3.11": GOOD}, "python3.11"),
        ({"python3": TOO_OLD, "python3.12": GOOD}, "python3.12"),
        ({"python3": NO_VENV, "python3.13": GOOD}, "python3.13"),
    ],
    ids=["plain", "shims", "old", "no-venv"],
)
def test_the_first_that_works_is_taken(
    tmp_path: Path, pythons: dict[str, str], chosen: str
) -> None:
    result = make_venv(tmp_path, pythons)
    assert result.stdout == f"{tmp_path / chosen} -m venv --clear there\n"
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize(
    ("pythons", "advice"),
    [
        ({"python3": NO_VENV}, "install python3.11-venv"),
        ({"python3": TOO_OLD, "python3.12": BROKEN_SHIM}, "needs Python 3.11 or newer"),
        ({}, "needs Python 3.11 or newer"),
    ],
    ids=["no-venv", "old", "none"],
)
def test_else_one_sentence_says_what_to_do(
    tmp_path: Path, pythons: dict[str, str], advice: str
) -> None:
    result = make_venv(tmp_path, pythons)
    assert (result.returncode, result.stdout) == (1, "")
    assert advice in result.stderr
    assert result.stderr.count("\n") == 1
