"""The dashboard shows figures that the server gives, and the ten that the manual names."""

import json
import re
from pathlib import Path

from tests.server.running import Running

ROOT = Path(__file__).parents[2]
BOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
NAME = re.compile(r"\b(?:roundhouse|process)_[a-z_]+\b")


def expressions() -> list[str]:
    return [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]


def named(text: str) -> set[str]:
    return set(NAME.findall(text))


def test_every_figure_of_the_dashboard_is_there(server: Running) -> None:
    figures = server.stranger().get("/metrics").text
    given = set(re.findall(r"^# TYPE (\S+)", figures, re.MULTILINE))
    used = named(" ".join(expressions()))
    assert len(used) >= 10
    assert {re.sub(r"_(count|bucket)$", "", name) for name in used} <= given


def test_the_ten_numbers_of_the_manual_are_its_panels() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    table = page.partition("The ten numbers to watch")[2].partition("\n\n")[2].partition("\n\n")[0]
    rows = table.splitlines()[2:]
    assert len(rows) == len(BOARD["panels"]) == 10
    assert named(table) == named(" ".join(expressions()))


def test_the_dashboard_can_be_imported() -> None:
    """Panels have numbers and places of their own, and ask the source that is chosen."""
    panels = BOARD["panels"]
    assert sorted(panel["id"] for panel in panels) == list(range(1, len(panels) + 1))
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels)
    assert {panel["datasource"]["uid"] for panel in panels} == {"${source}"}
    assert [one["name"] for one in BOARD["templating"]["list"]] == ["source"]
