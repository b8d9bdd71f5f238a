"""Imports go one way only, and the contracts that say so in pyproject.toml really bite."""

import os
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


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the sources that a test may spoil; what is made beside them comes and goes."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    made = shutil.ignore_patterns("*.so", "*.json", "*.egg-info", "__pycache__", "static")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=made)
    return tmp_path


def test_imports_go_one_way() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("module", "wrong", "contract"),
    [
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
    ],
)
def test_a_wrong_import_is_reported(house: Path, module: str, wrong: str, contract: str) -> None:
    stranger = house / "src/roundhouse/games/stranger"
    stranger.mkdir()
    (stranger / "__init__.py").touch()
    file = house / "src/roundhouse" / module
    file.write_text(file.read_text(encoding="utf-8") + f"\nimport {wrong}\n", encoding="utf-8")

    result = lint(house)

    assert result.returncode == 1, result.stdout + result.stderr
    broken = [line for line in result.stdout.splitlines() if line.endswith(" BROKEN")]
    assert any(contract in line for line in broken), broken
    assert f"-> {wrong} (l." in result.stdout.replace("\n", " ")


@pytest.mark.parametrize(
    "module", ["house", "tables.connection", "people.accounts", "lobby.tables"]
)
def test_a_module_of_the_server_can_be_the_first_to_be_imported(module: str) -> None:
    """No circle among the server's modules that only one way in happens to break."""
    code = f"import roundhouse.server.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
