"""The record file: what is written can be read, and a wrong line is named."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import roundhouse as rh
from roundhouse.game import OVER
from roundhouse.games.transamerica.actions import LayRail, PlaceStart


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of two that was broken off after its third rail, with an undo in it."""
    match = rh.Match.start("transamerica", seats=2, seed=3, options={"start_player": 0})
    for action in (PlaceStart(0), PlaceStart(187), LayRail(0), LayRail(508)):
        match.play(action)
    match.undo(1)
    match.play(LayRail(499))
    path = tmp_path / "game.jsonl"
    match.save(path)
    return path


def changed(record: Path, number: int, line: str) -> Path:
    """The record with another line at that number (from 1)."""
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[number - 1] = line
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return record


def test_a_record_is_a_header_and_one_action_a_line(record: Path) -> None:
    header, *actions = [json.loads(line) for line in record.read_text().splitlines()]
    assert header == {
        "game": "transamerica",
        "version": 1,
        "seats": 2,
        "options": {"barrier": "rulebook", "start_player": 0, "show_missing": True},
        "record": "roundhouse 1",
    }
    assert actions[0]["type"] == "Deal"
    assert actions[-4:] == [
        {"type": "LayRail", "edge": 0},
        {"type": "LayRail", "edge": 508},
        {"type": "Undo", "seat": 1, "actions": 1, "consent": False},
        {"type": "LayRail", "edge": 499},
    ]


def test_a_record_loads_to_the_same_match(record: Path, tmp_path: Path) -> None:
    match = rh.Match.load(record)
    assert [rail for rail, _ in match.view(None).rails] == [0, 499]
    assert match.to_act == 1
    match.save(tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == record.read_bytes()
    match.undo(1)
    match.play(LayRail(508))


def test_the_seed_is_written_only_when_asked_for(tmp_path: Path) -> None:
    match = rh.Match.start("transamerica", seats=2, seed=987654321)
    match.save(tmp_path / "open.jsonl")
    assert "987654321" not in (tmp_path / "open.jsonl").read_text()
    match.save(tmp_path / "own.jsonl", with_seed=True)
    assert json.loads((tmp_path / "own.jsonl").read_text().splitlines()[0])["seed"] == 987654321


def test_with_its_seed_a_match_goes_on_as_it_would_have(tmp_path: Path) -> None:
    match = rh.Match.start("transamerica", seats=2, seed=5, options={"barrier": "fixed"})
    match.save(tmp_path / "own.jsonl", with_seed=True)
    other = rh.Match.load(tmp_path / "own.jsonl")
    for game in (match, other):
        rng = Random(1)
        while not game.over:
            game.play(rng.choice(game.legal()))
    assert match.actions == other.actions


def test_a_record_that_stops_in_the_middle_of_a_deal_is_dealt_on(record: Path) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:4]) + "\n")
    match = rh.Match.load(record)
    assert match.to_act == 0
    assert len(match.actions) == 10


WRONG_LINES = [
    (1, "[]", "line 1: not the header of a record"),
    (
        1,
        '{"game": "chess", "version": 1, "seats": 2, "options": {}}',
        "line 1: there is no game 'chess'",
    ),
    (
        1,
        '{"game": "transamerica", "version": 99, "seats": 2, "options": {}}',
        "line 1: made with version 99 of the rules, this is version 1",
    ),
    (
        1,
        '{"game": "transamerica", "version": 1, "seats": 9, "options": {}}',
        "line 1: seats: .*2 to 6 players, not 9",
    ),
    (
        1,
        '{"game": "transamerica", "version": 1, "seats": 2, "options": {"x": 1}}',
        "line 1: options of transamerica: .*`x`",
    ),
    (1, '{"options": {"x": ' + "[" * 100_000, "line 1: not the header of a record"),
    (2, '{"type": "Deal", "seat": 0, "city": "Boston"}', "line 2: TA-1.4"),
    (12, "nonsense", "line 12: not an action"),
    (12, '{"type": "Dance"}', "line 12: not an action: Invalid value 'Dance'"),
    (12, '{"type": "PlaceStart"}', "line 12: not an action: .*`node`"),
    (12, '{"type": "PlaceStart", "node": -1}', "line 12: not an action: .*>= 0"),
    (12, '{"type": "PlaceStart", "node": 1, "x": 1}', "line 12: not an action: .*`x`"),
    (12, '{"type": "PlaceStart", "node": 500}', "line 12: TA-2.1: There is no such crossing"),
    (14, '{"type": "LayRail", "edge": 300}', "line 14: TA-2.3"),
    (16, '{"type": "Undo", "seat": 1, "actions": 2}', "line 16: this undo takes back 1"),
    (16, '{"type": "Undo", "seat": 0, "actions": 2}', "line 16: Player 2 has acted since"),
    (16, '{"type": "Undo", "seat": 9, "actions": 1}', "line 16: there is no seat 9"),
    (13, "\ufffe", "line 13: not an action"),
    (13, "", "line 13: not an action"),
]


@pytest.mark.parametrize(("number", "line", "sentence"), WRONG_LINES)
def test_a_wrong_line_is_named(record: Path, number: int, line: str, sentence: str) -> None:
    with pytest.raises(rh.BadInput, match=sentence):
        rh.Match.load(changed(record, number, line))


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"\n\n"])
def test_what_is_no_record_is_bad_input(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "junk").write_bytes(data)
    with pytest.raises(rh.BadInput, match="line 1"):
        rh.Match.load(tmp_path / "junk")


def test_a_missing_file_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(rh.BadInput, match="No such file"):
        rh.Match.load(tmp_path / "none")
    with pytest.raises(rh.BadInput, match="Is a directory"):
        rh.Match.load(tmp_path)


def test_an_action_after_the_end_is_refused(tmp_path: Path) -> None:
    golden = Path("tests/golden/transamerica-2.jsonl").read_text()
    (tmp_path / "long").write_text(golden + '{"type": "EndTurn"}\n')
    assert rh.Match.load("tests/golden/transamerica-2.jsonl").to_act == OVER
    with pytest.raises(rh.BadInput, match=r"TA-6\.1: The game is over"):
        rh.Match.load(tmp_path / "long")
