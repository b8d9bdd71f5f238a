"""`LiveTable` alone changes what is known of a table; everybody else calls it."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import roundhouse.server

SERVER: Final = Path(roundhouse.server.__file__).parent
WRITERS: Final = {"state.py", "live.py"}
CACHES: Final = {
    "screen.py": {"frames", "render_cache", "shown_alike", "shown_seats"},
    "connection.py": {"crowd_frames"},
    "past.py": {"lookbacks"},
}
"""What is only remembered, by who remembers it."""
CHANGES: Final = {
    "add",
    "append",
    "clear",
    "discard",
    "extend",
    "insert",
    "pop",
    "remove",
    "update",
}
"""Methods that change a list, a set or a dict."""


def changed_attribute(node: ast.AST) -> str | None:
    """`row` of `table.row`, `table.row.seats[0].name` and the like."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        owner = node.value
        if isinstance(node, ast.Attribute) and is_table(owner):
            return node.attr
        node = owner
    return None


def is_table(node: ast.AST) -> bool:
    name = node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")
    return name == "table"


def changes(source: str) -> Iterator[str]:
    """The attributes of a table that a module assigns, deletes or changes."""
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            targets = [node.func.value] if node.func.attr in CHANGES else []
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if (name := changed_attribute(part)) is not None:
                    yield name


def test_only_a_live_table_changes_itself() -> None:
    wrong = {
        f"{path.relative_to(SERVER)}: table.{name}"
        for path in SERVER.rglob("*.py")
        if path.name not in WRITERS
        for name in changes(path.read_text(encoding="utf-8"))
        if name not in CACHES.get(path.name, ())
    }
    assert wrong == set()


def test_a_change_from_outside_is_found() -> None:
    source = """
table.row = row
self.table.clock, number = None, 3
table.row.seats[seat].away = True
del table.orders[seat]
table.said.append(row)
table.number
"""
    assert list(changes(source)) == ["row", "clock", "row", "orders", "said"]
