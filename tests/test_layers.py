"""Imports go one way only, and the contracts that say so in pyproject.toml really bite."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
LINT: Final = "from importlinter.cli import lint_imports_command as lint; lint()"


def lint(house: Path) -> subprocess.CompletedProcess[str]:
    """import-linter, as `make test` runs it, over the house in that folder."""
    return subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache"],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


WRONG: Final = [
    ("boards/__init__.py", "roundhouse.games", "one way"),
    ("games/transamerica/actions.py", "roundhouse.match", "one way"),
    ("match/__init__.py", "roundhouse.bots", "one way"),
    ("bots/__init__.py", "roundhouse.cli", "one way"),
    ("boards/__init__.py", "roundhouse.game", "boards know no contract"),
    ("games/transamerica/actions.py", "roundhouse.games.stranger", "do not know each other"),
    ("server/tables/advice.py", "roundhouse.games.stranger", "knows none of them"),
    ("cli/__init__.py", "roundhouse.games.transamerica", "knows none of them"),
    ("server/tables/live.py", "roundhouse.server.tables.hub", "knows nobody there"),
    ("server/tables/state.py", "roundhouse.server.tables.screen", "knows nobody there"),
    ("server/tables/autoplay.py", "roundhouse.server.house", "do not know the house"),
]
"""A module, what it must not import, and the contract that says so."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is told of each broken contract in a copy of the sources that breaks them all.

    What is made beside the sources comes and goes; it is not copied.
    """
    house = tmp_path_factory.mktemp("house")
    shutil.copy(ROOT / "pyproject.toml", house)
    made = shutil.ignore_patterns("*.so", "*.json", "*.egg-info", "__pycache__", "static")
    shutil.copytree(ROOT / "src", house / "src", ignore=made)
    package = house / "src/roundhouse"
    (package / "games/stranger").mkdir()
    (package / "games/stranger/__init__.py").touch()
    for module, wrong, _ in WRONG:
        with (package / module).open("a", encoding="utf-8") as file:
            file.write(f"\nimport {wrong}\n")
    result = lint(house)
    assert result.returncode == 1, result.stdout + result.stderr
    _, *parts = re.split(r"^(.+)\n-{3,}\n", result.stdout, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_imports_go_one_way() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(("module", "wrong", "contract"), WRONG)
def test_a_wrong_import_is_reported(
    told: dict[str, str], module: str, wrong: str, contract: str
) -> None:
    importer = ".".join(("roundhouse", *Path(module).with_suffix("").parts))
    (broken,) = (text for name, text in told.items() if contract in name)
    assert f"{importer.removesuffix('.__init__')} -> {wrong} (l." in broken


@pytest.mark.parametrize(
    "module", ["house", "tables.connection", "people.accounts", "lobby.tables"]
)
def test_a_module_of_the_server_can_be_the_first_to_be_imported(module: str) -> None:
    """No circle among the server's modules that only one way in happens to break."""
    code = f"import roundhouse.server.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
