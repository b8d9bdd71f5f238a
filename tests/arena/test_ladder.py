"""docs/strength.md says what was measured, and the commands are those that measured it."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from roundhouse.arena.standings import wilson
from roundhouse.bots import bots, population, styles
from roundhouse.bots.parameters import entries
from roundhouse.cli import main
from roundhouse.game import games
from tools import ladder

KEPT = sorted(ladder.RESULTS.glob("*.json"))


def test_the_page_is_made_from_the_results() -> None:
    assert ladder.PAGE.read_text(encoding="utf-8") == ladder.page()


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_results_are_whole(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    order = [f"{stronger}-{weaker}" for stronger, weaker in ladder.rungs(kept["obvious"])]
    assert [ladder.rung_name(rung) for rung in kept["rungs"]] == order
    for rung in kept["rungs"]:
        share = wilson(rung["won"], rung["games"])
        assert rung["share"] == pytest.approx(share.share, abs=1e-4)
        assert rung["low"] == pytest.approx(share.low, abs=1e-4)
        words = shlex.split(rung["command"])
        assert words[:3] == ["roundhouse", "arena", path.stem]
        assert words[words.index("--bots") + 1] == f"{rung['stronger']},{rung['weaker']}"
        assert {rung["stronger"], rung["weaker"]} <= set(bots(path.stem))


LEAGUES = sorted((ladder.RESULTS / ladder.LEAGUES).glob("*.json"))


@pytest.mark.parametrize("path", LEAGUES, ids=[path.stem for path in LEAGUES])
def test_leagues_are_whole_and_among_those_the_expert_was_not_tuned_among(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    reporting = population(path.stem, "reporting")
    assert kept["members"] == ["expert", *reporting]
    seats = []
    for command in kept["command"].splitlines():
        words = shlex.split(command)
        assert words[:3] == ["roundhouse", "league", path.stem]
        seats.append(words[words.index("--seats") + 1])
    assert ",".join(seats) == ",".join(str(one["seats"]) for one in kept["seats"])
    for entry in kept["seats"]:
        assert sum(share["games"] for share in entry["among"]["expert"].values()) == entry["games"]
        for share in entry["among"]["expert"].values():
            assert share["low"] == pytest.approx(wilson(share["won"], share["games"]).low, abs=1e-4)
    assert path.with_suffix(".svg").exists()


OLDER = sorted((ladder.RESULTS / ladder.OLDER).glob("*.json"))


@pytest.mark.parametrize("path", OLDER, ids=[path.stem for path in OLDER])
def test_leagues_among_older_versions_are_whole(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    older = population(path.stem, "older")
    assert kept["members"] == ["expert", *older]
    words = shlex.split(kept["command"])
    assert words[:3] == ["roundhouse", "league", path.stem]
    assert words[words.index("--seats") + 1] == ",".join(str(one["seats"]) for one in kept["seats"])
    for entry in kept["seats"]:
        assert list(entry["cross"]["expert"]) == older
        for share in entry["cross"]["expert"].values():
            assert share["low"] == pytest.approx(wilson(share["won"], share["games"]).low, abs=1e-4)
    assert path.with_suffix(".svg").exists()


def test_a_league_among_older_versions_is_told_by_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "RESULTS", tmp_path)
    assert ladder.among_older("american-rails") == []
    (tmp_path / ladder.OLDER).mkdir()
    share = {"games": 6, "share": 0.5, "low": 0.1876, "high": 0.8124}
    entry = {
        "seats": 3,
        "fair": 0.3333,
        "cross": {"expert": {"expert@1": share}},
        "among": {"expert": {"copies": share, "mixed": share | {"games": 9}}},
    }
    kept = {"command": "roundhouse league", "challengers": ["expert"], "seats": [entry]}
    (tmp_path / ladder.OLDER / "american-rails.json").write_text(json.dumps(kept))
    told = "\n".join(ladder.among_older("american-rails"))
    assert "| expert@1 | 3 | 6 | 50.0% | 18.8% … 81.2% | 33% |" in told
    assert "| a mixture | 3 | 9 | 50.0% | 18.8% … 81.2% | 33% |" in told
    assert "```\nroundhouse league\n```" in told


def test_a_league_is_told_with_its_goals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RESULTS", tmp_path)
    (tmp_path / ladder.LEAGUES).mkdir()
    shares = {"copies": {"won": 5, "games": 6}, "mixed": {"won": 4.5, "games": 6}}
    kept = {
        "command": "roundhouse league transamerica",
        "challengers": ["expert"],
        "members": ["expert", "hub", "direct"],
        "seats": [
            {"seats": 4, "fair": 0.25, "among": {"expert": shares}},
            {"seats": 2, "fair": 0.5, "among": {"expert": {"copies": {"won": 3, "games": 3}}}},
        ],
    }
    (tmp_path / ladder.LEAGUES / "transamerica.json").write_text(json.dumps(kept))
    told = "\n".join(ladder.among_strangers("transamerica"))
    assert "Among strangers (hub, direct)" in told
    assert "| 4 | 12 | 79.2% | 50.9% … 93.3% | 25% | 45% | yes |" in told
    assert "| 2 | 3 | 100.0% | 43.9% … 100.0% | 50% | 80% | not shown |" in told
    assert ladder.among_strangers("american-rails") == []


def test_a_league_for_points_lost_tells_what_a_round_costs_and_the_ceiling(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "RESULTS", tmp_path)
    for folder in (ladder.LEAGUES, ladder.CEILINGS):
        (tmp_path / folder).mkdir()
    lost = {"hub": 2.5, "expert": 1.25, "direct": 2.0}
    entry = {
        "seats": 4,
        "fair": 0.25,
        "among": {"expert": {"mixed": {"won": 5, "games": 6}}},
        "standings": [{"bot": name, "lost_a_round": value} for name, value in lost.items()],
    }
    kept = {"command": "", "challengers": ["expert"], "members": list(lost), "seats": [entry]}
    (tmp_path / ladder.LEAGUES / "transamerica.json").write_text(json.dumps(kept))
    told = "\n".join(ladder.among_strangers("transamerica"))
    assert (
        "reached | lost a round | the best other |\n|---:|---:|---:|---|---:|---:|---|---:|---|"
        in told
    )
    assert "| 25% | 45% | not shown | 1.25 | direct 2.00 |" in told
    assert "ceiling" not in told
    share = {"seats": 4, "games": 6, "share": 0.5, "low": 0.1876, "high": 0.8124}
    kept = {"command": "python -m bench.ceiling", "seats": [share | {"lost_a_round": 0.875}]}
    (tmp_path / ladder.CEILINGS / "transamerica.json").write_text(json.dumps(kept))
    told = "\n".join(ladder.among_strangers("transamerica"))
    assert "| 4 | 6 | 50.0% | 18.8% … 81.2% | 45% | 0.88 |" in told
    assert told.endswith("```\npython -m bench.ceiling\n```")


def test_a_rung_is_measured_kept_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "RESULTS", tmp_path)
    monkeypatch.setattr(ladder, "LEVELS", ("random", "direct"))
    line = "transamerica --obvious random --games 6 --seats 3 --option barrier=fixed --only"
    ladder.climb(ladder.arguments().parse_args([*line.split(), "direct-random"]))
    assert "direct-random: 100.0%" in capsys.readouterr().out
    kept = json.loads((tmp_path / "transamerica.json").read_text())
    rung = kept["rungs"][0]
    assert rung["games"] == 6
    assert "| direct | 2 × random | 3 | 6 | 100.0% | 61.0% … 100.0% | 33% |" in ladder.page()
    assert main([*shlex.split(rung["command"])[1:], "--json", "--jobs", "1"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["lineups"][0]["won"] == rung["won"], "the kept command gives the kept result"


def test_hints_are_told_with_what_they_lose() -> None:
    found = {"command": "python -m bench.hints", "positions": 8, "within": 7}
    kept = {"rungs": [], "hints": found | {"mean": 0.004, "most": 0.031}}
    assert ladder.section(kept)[-1] == (
        "\nHints: 7 of 8 hints lose 2% or less of the chance to win; 0.40% on average, 3.1% at most"
        " (`python -m bench.hints`)."
    )


def test_rungs_at_other_seats_are_kept_beside_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "RESULTS", tmp_path)
    monkeypatch.setattr(ladder, "LEVELS", ("random", "direct"))
    line = "transamerica --option barrier=fixed --only direct-random"
    for more in ("--games 2", "--games 4 --seats 4 --beside", "--games 3 --seats 3 --beside"):
        ladder.climb(ladder.arguments().parse_args([*line.split(), *more.split()]))
    ladder.climb(
        ladder.arguments().parse_args([*line.split(), "--games=6", "--seats=3", "--beside"])
    )
    kept = json.loads((tmp_path / "transamerica.json").read_text())
    assert [rung["seats"] for rung in kept["rungs"]] == [2]
    assert [(rung["seats"], rung["games"]) for rung in kept["beside"]] == [(3, 6), (4, 4)]
    told = ladder.page()
    assert "| direct | random | 2 | 2 | 100.0% | 34.2% … 100.0% | 50% | 75% |" in told
    assert "| direct | 2 × random | 3 | 6 | 100.0% | 61.0% … 100.0% | 33% | not shown |" in told
    assert "| direct | 3 × random | 4 | 4 | 100.0% | 51.0% … 100.0% | 25% | yes |" in told


STYLES = sorted((ladder.RESULTS / ladder.STYLES).glob("*.json"))


def test_every_style_that_people_may_choose_was_measured() -> None:
    """What is kept of each was measured by the command that its parameters name."""
    measured = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in STYLES}
    assert set(measured) == {title for title in games() if styles(title)}
    for title, kept in measured.items():
        names = [f"expert:{style}" for style in styles(title)["expert"]]
        for style in styles(title)["expert"]:
            assert entries(title)["expert"]["styles"][style]["command"] == kept["command"]
        for entry in kept["seats"]:
            assert [one["bot"] for one in entry["bots"]] == ["expert", *names]
            for share in (share for one in entry["bots"] for share in one["among"].values()):
                interval = wilson(share["won"], share["games"])
                assert share["low"] == pytest.approx(interval.low, abs=1e-4)
                assert share["high"] == pytest.approx(interval.high, abs=1e-4)
            for one in entry["bots"]:
                assert one["among"]["copies"]["high"] >= entry["fair"], "not shown to be weaker"


def test_styles_are_told_with_what_they_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RESULTS", tmp_path)
    assert ladder.styles("american-rails") == []
    share = {"share": 0.25, "low": 0.0456, "high": 0.6994, "games": 4}
    usual = {"bot": "expert", "among": {"copies": share, "mixed": share}, "score": 99.6}
    shy = usual | {"bot": "expert:shy", "counted": {"Houses built": 1.25}}
    usual["counted"] = {"Houses built": 3.0, "Auctions won": 2.0}
    entry = {"seats": 4, "fair": 0.25, "bots": [usual, shy]}
    kept = {"command": "python -m bench.styles", "seats": [entry]}
    (tmp_path / ladder.STYLES).mkdir()
    (tmp_path / ladder.STYLES / "american-rails.json").write_text(json.dumps(kept))
    told = "\n".join(ladder.styles("american-rails"))
    assert "| score | auctions won | houses built |" in told
    assert (
        "| expert:shy | 4 | 25% (5% … 70%) of 4 | 25% | 25% (5% … 70%) of 4 | 100 | 0.0 | 1.2 |"
        in told
    )
