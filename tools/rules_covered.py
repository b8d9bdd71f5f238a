"""Holds the rulebooks against the tests: every rule has a test, every mark names a rule.

A rule is a line of a title's `rulebook.md` that begins `- TA-1.1 `; a test speaks for it with
`@pytest.mark.rule("TA-1.1")`. Prints what is missing and exits 1, or one line when nothing is.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from roundhouse.rulebook import RULE


def rules(games: Path) -> dict[str, Path]:
    """Every rule id of every title, with the rulebook it stands in."""
    found: dict[str, Path] = {}
    for book in sorted(games.glob("*/rulebook.md")):
        for entry in RULE.finditer(book.read_text(encoding="utf-8")):
            rule = entry["id"]
            if rule in found:
                raise SystemExit(f"{book}: {rule} is already in {found[rule]}")
            found[rule] = book
    return found


def marks(tests: Path) -> Iterator[tuple[str, str]]:
    """Every id named by a rule mark, with the `file:line` where it stands."""
    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "pytest.mark.rule":
                continue
            for argument in node.args:
                where = f"{path}:{argument.lineno}"
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise SystemExit(f"{where}: a rule mark holds plain strings only")
                yield argument.value, where


def faults(root: Path) -> list[str]:
    """One sentence for each rule without a test and each mark without a rule."""
    known = rules(root / "src/roundhouse/games")
    named = list(marks(root / "tests"))
    tested = {rule for rule, _ in named}
    found = [f"{book.parent.name}: {r} has no test" for r, book in known.items() if r not in tested]
    found += [f"{where}: no rulebook has {rule}" for rule, where in named if rule not in known]
    return found


def main(root: Path = Path()) -> int:
    found = faults(root)
    print("\n".join(found) or "every rule has a test")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
