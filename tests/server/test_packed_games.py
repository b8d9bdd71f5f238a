"""A finished game that was packed is looked at, replayed, taken along and analysed as before."""

from pathlib import Path

import pytest

from roundhouse.cli import main
from tests.server.running import running_server
from tests.server.test_reports import brought, ended, quick, ready

__all__ = ["quick"]


@pytest.mark.usefixtures("quick")
def test_a_packed_game_is_replayed_and_analysed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.db"
    with running_server(str(file)) as server:
        anna = server.guest("Anna")
        report = brought(anna, ended("transamerica", 18))
        table = report.removesuffix("/report")
        looks = [f"{table}/record", f"{table}/past?number=9", f"{table}/course"]
        before = [anna.get(path).text for path in looks]
        session = anna.cookies["roundhouse"]
    assert main(["compact", "--database", str(file)]) == 0
    assert capsys.readouterr().out.startswith("1 games were packed")
    with running_server(str(file)) as server:
        anna = server.holder(session)
        assert [anna.get(path).text for path in looks] == before
        anna.post(report)
        assert ready(anna, report)["game"] == "transamerica"
    assert main(["compact", "--database", str(tmp_path / "no.db")]) == 2
