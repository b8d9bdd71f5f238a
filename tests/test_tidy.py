"""What is committed is source, names no machine and no registry, and explains what it needs."""

import json
import re
import subprocess
import tomllib
from pathlib import Path, PurePosixPath
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]

# Written in two halves, so that this file does not hold what it forbids.
UNWANTED: Final = tuple(
    left + right
    for left, right in [
        ("index", "-url"),
        ("find", "-links"),
        ('"resol', 'ved"'),
        ("pypi", ".org"),
        ("pythonhosted", ".org"),
        ("registry.npm", "js.org"),
        ("registry.yarn", "pkg.com"),
        ("deb.deb", "ian.org"),
        ("/ho", "me/"),
        ("/ro", "ot/"),
        ("/wo", "rk/"),
        ("/Us", "ers/"),
        ("/op", "t/"),
        ("C:", "\\Users"),
    ]
)
BUILT: Final = frozenset(
    {".so", ".pyd", ".o", ".c", ".cpp", ".pyc", ".whl", ".egg-info", ".dist-info", ".map"}
)
BUILT_FOLDERS: Final = frozenset({"build", "dist", "node_modules", "__pycache__", ".venv"})


def tracked() -> list[str]:
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


TRACKED: Final = tracked()


def test_the_list_of_tracked_files_is_not_empty() -> None:
    assert "pyproject.toml" in TRACKED


@pytest.mark.parametrize("unwanted", UNWANTED)
def test_no_tracked_file_names_a_registry_or_a_machine(unwanted: str) -> None:
    found = [name for name in TRACKED if unwanted.encode() in (ROOT / name).read_bytes()]
    assert found == []


def test_no_built_file_is_tracked() -> None:
    built = [
        name
        for name in map(PurePosixPath, TRACKED)
        if BUILT & set(name.suffixes) or BUILT_FOLDERS & set(name.parts)
    ]
    assert built == []


def test_every_locked_requirement_carries_a_hash() -> None:
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        entries = re.split(r"\n(?=\S)", lock.read_text(encoding="utf-8").strip())
        assert entries[0], lock.name
        pinned = re.compile(r"[\w.-]+==\S+[^\n]*\\\n +--hash=sha256:\w{64}")
        assert [entry for entry in entries if not pinned.match(entry)] == [], lock.name


@pytest.mark.parametrize("larger", ["postgres", "test"])
def test_larger_locks_hold_all_that_the_server_needs(larger: str) -> None:
    """In the same versions: a container or a test must not run with others."""
    run, more = (pinned_versions(name) for name in ("run", larger))
    assert run.items() <= more.items()


def pinned_versions(lock: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))


def requirements() -> list[str]:
    """The names of everything pyproject.toml asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = list(project["project"]["dependencies"]) + list(project["build-system"]["requires"])
    for extra in project["project"].get("optional-dependencies", {}).values():
        asked += extra
    for group in project["dependency-groups"].values():
        asked += [entry for entry in group if isinstance(entry, str)]
    return sorted({re.split(r"[\[<>=!~; ]", entry)[0] for entry in asked})


@pytest.mark.parametrize("name", requirements())
def test_every_dependency_has_its_reason_in_the_architecture(name: str) -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    reasons = re.findall(rf"^\| `{re.escape(name)}` \| .{{20,}} \|$", text, re.MULTILINE)
    assert len(reasons) == 1


def test_every_npm_package_has_its_reason_and_no_reason_is_left_over() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text.split("| npm package | Why |", 1)[1].split("\n\n", 1)[0]
    asked: set[str] = set()
    for package in (ROOT / "client" / "package.json", ROOT / "tests/browser/package.json"):
        wanted = json.loads(package.read_text(encoding="utf-8"))
        asked |= {*wanted.get("dependencies", {}), *wanted.get("devDependencies", {})}
    assert set(re.findall(r"^\| `([^`]+)` \| .{15,} \|$", table, re.MULTILINE)) == asked


def test_no_reason_outlives_its_dependency() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text.split("## Dependencies", 1)[1]
    assert sorted(re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)) == requirements()
