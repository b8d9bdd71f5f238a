"""A move goes one way through the server, as ARCHITECTURE.md draws it."""

import re
import tomllib
from pathlib import Path
from typing import Final

from tools.walk_of_a_move import walk

ROOT: Final = Path(__file__).parents[2]
TABLES: Final = "server.tables."
TOLD: Final = {("audience", "connection"), ("live", "autoplay")}
"""The ways up: who listens to a table is told by it, without being known to it."""


def drawn() -> list[str]:
    """The lines in which the walk is drawn."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = text.split("## The walk of a move through the server\n")[1].split("\n## ")[0]
    return re.findall(r"^\d+\. .*", section, re.MULTILINE)


def layers() -> dict[str, int]:
    """How deep each module of the tables stands, by the contract in pyproject.toml."""
    linter = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    contracts = linter["importlinter"]["contracts"]
    (found,) = [one["layers"] for one in contracts if one.get("containers")]
    return {name: depth for depth, row in enumerate(found) for name in row.split(" | ")}


def test_a_move_goes_as_it_is_drawn_and_never_back() -> None:
    lines, depth, made = drawn(), layers(), walk().within(TABLES)
    assert len(lines) <= 10
    named = set(re.findall(r"(\w+)\.py", "\n".join(lines))) & depth.keys()
    assert named == {name.removeprefix(TABLES) for name in made.modules}
    assert made.back_and_forth == []
    ways = {(a.removeprefix(TABLES), b.removeprefix(TABLES)) for a, b in made.calls}
    assert {(a, b) for a, b in ways if depth[a] >= depth[b]} == TOLD
