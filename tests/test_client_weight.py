"""What a browser loads is weighed route by route, along the imports in Vite's manifest."""

import gzip
import json
import random
from pathlib import Path

import pytest

from tools import client

MANIFEST: dict[str, client.Chunk] = {
    "index.html": {
        "file": "index.js",
        "imports": ["_words.js"],
        "css": ["index.css"],
        "dynamicImports": ["src/pages/Welcome.svelte", "src/pages/Table.svelte"],
    },
    "_words.js": {"file": "words.js"},
    "src/pages/Welcome.svelte": {"file": "welcome.js", "imports": ["index.html"]},
    "src/pages/Table.svelte": {
        "file": "table.js",
        "imports": ["_words.js"],
        "dynamicImports": ["src/games/one/module.ts", "src/games/two/module.ts"],
    },
    "src/games/one/module.ts": {
        "file": "one.js",
        "css": ["one.css"],
        "imports": ["_words.js"],
        "dynamicImports": ["../boards/one.json", "../locale/de/one.ftl", "../locale/en/one.ftl"],
    },
    "src/games/two/module.ts": {"file": "two.js", "imports": ["_words.js"]},
    "../boards/one.json": {"file": "board.js"},
    "../locale/de/one.ftl": {"file": "names-de.js"},
    "../locale/en/one.ftl": {"file": "names-en.js"},
}
ROUTES = {
    "the first page": ("index.js", "index.css", "words.js", "welcome.js"),
    "a table of one": ("index.js", "index.css", "words.js", "table.js", "one.js", "one.css"),
    "the board of one": ("board.js", "names-de.js"),
    "a table of two": ("index.js", "index.css", "words.js", "table.js", "two.js"),
}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A built page whose files all have a weight of their own."""
    numbers = random.Random(1)
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    names = {chunk["file"] for chunk in MANIFEST.values()} | {"index.css", "one.css"}
    for place, name in enumerate(sorted(names)):
        (tmp_path / name).write_bytes(numbers.randbytes(100 << place))
    return tmp_path


def test_a_route_weighs_what_it_loads_at_once_and_no_more(static: Path) -> None:
    weighed = {name: weight for name, _, weight in client.weights(static)}
    packed = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in static.glob("*.*s*")}
    assert weighed == {name: sum(packed[file] for file in files) for name, files in ROUTES.items()}


def test_every_kind_of_route_has_a_budget(static: Path) -> None:
    assert {kind for _, kind, _ in client.weights(static)} == set(client.BUDGETS)


def test_a_route_above_its_budget_is_named(
    static: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [(name, kind, client.BUDGETS[kind]) for name, kind, _ in client.weights(static)]
    monkeypatch.setattr(client, "install", lambda *, checks: None)
    monkeypatch.setattr(client, "npm", lambda *words: None)
    monkeypatch.setattr(client, "weights", lambda: names)
    client.check()
    assert "a table of two: 110.0 of 110 kB" in capsys.readouterr().out
    name, kind, weight = names[1]
    names[1] = (name, kind, weight + 1)
    with pytest.raises(SystemExit, match=r"too heavy: a table of one$"):
        client.check()
