"""The command line, as a user runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from roundhouse import Match, games
from roundhouse.cli import main
from tests.waiting import PATIENCE


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def refused(capsys: pytest.CaptureFixture[str], line: str, sentence: str) -> None:
    """Bad input is one clear line and exit code 2."""
    code, out, err = run(capsys, *line.split())
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("roundhouse: ")
    assert err.count("\n") == 1


BAD_INPUT = [
    ("", "the following arguments are required: COMMAND"),
    ("dance", "invalid choice: 'dance'"),
    ("simulate transamerica", "--seats"),
    ("simulate chess --seats random,random", "there is no game 'chess'"),
    ("simulate transamerica --seats random", "2 to 6 players, not 1"),
    ("simulate transamerica --seats random,clever", "transamerica has no bot 'clever'"),
    ("simulate transamerica --seats random,random --games 0", "'0' is not a whole number from 1"),
    ("simulate transamerica --seats random,random --games x", "'x' is not a whole number from 1"),
    ("simulate transamerica --seats random,random --option barrier=no", "barrier"),
    ("simulate transamerica --seats random,random --option barrier", "write NAME=VALUE"),
    ("simulate transamerica --seats random,random --option start_player=7", "no seat 7"),
    ("replay /nowhere/none.jsonl", "No such file"),
    ("report /nowhere/none.jsonl", "No such file"),
    ("report tests/golden/transamerica-2.jsonl --budget 0", "'0' is not a number of seconds"),
    ("report tests/golden/transamerica-2.jsonl --plot curve.png", "ends in .svg"),
    ("rules chess", "there is no game 'chess'"),
    ("rules transamerica TA-9.9", "transamerica has no rule TA-9.9"),
    ("perft", "name a game, or a record"),
    ("perft transamerica --depth 0", "'0' is not a whole number from 1"),
    ("perft --record tests/golden/transamerica-2.jsonl --at 9999", "there is no moment 9999"),
    ("fuzz transamerica --seconds -1", "'-1' is not a number of seconds"),
    ("play transamerica --demo --seats random,clever", "transamerica has no bot 'clever'"),
    ("play transamerica --pause x", "--pause"),
    ("play transamerica --demo --pause -1", "'-1' is not a number of seconds"),
    ("play transamerica --demo --pause nan", "'nan' is not a number of seconds"),
    ("play transamerica --seats me,me", "one seat is yours"),
    ("perft transamerica --at 5", "--at is a moment of a record"),
    ("perft --record tests/golden/transamerica-2.jsonl --seats 2", "its own seats"),
]


@pytest.mark.parametrize(("line", "sentence"), BAD_INPUT)
def test_bad_input_is_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], line: str, sentence: str
) -> None:
    refused(capsys, line, sentence)


@pytest.mark.parametrize("word", ["--option=a\nb", "a\nb"])
def test_words_of_the_user_do_not_make_it_two_lines(
    capsys: pytest.CaptureFixture[str], word: str
) -> None:
    code, _, err = run(capsys, "simulate", "transamerica", "--seats", "random,random", word)
    assert code == 2
    assert "a b" in err
    assert err.count("\n") == 1


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for command in ("play", "simulate", "arena", "replay", "rules", "perft", "fuzz", "bench"):
        assert command in out
        code, text, _ = run(capsys, command, "--help")
        assert code == 0
        assert f"usage: roundhouse {command}" in text


def test_simulate_gives_the_same_games_on_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = "simulate transamerica --seats random,direct,random --games 12 --seed 4 --json --jobs"
    results = []
    for jobs in ("1", "2"):
        code, out, _ = run(capsys, *line.split(), jobs)
        assert code == 0
        result = json.loads(out)
        assert result.pop("decisions_per_second") > 0
        del result["seconds"]
        results.append(result)
    assert results[0] == results[1]
    assert results[0]["games"] == 12
    assert results[0]["unfinished"] == 0
    assert sum(seat["wins"] for seat in results[0]["seats"]) >= 12
    assert results[0]["seats"][1]["wins"] >= 10, "direct beats random"


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate transamerica --seats random,random --games 3 --jobs 1"
    code, out, err = run(capsys, *line.split())
    assert code == 0
    assert "transamerica, 3 games" in out
    assert "decisions/s" in out
    assert err == "", "no progress bar where nobody sees it"


def test_simulate_counts_games_that_were_not_finished(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate transamerica --seats random,random --games 3 --limit 5 --jobs 1"
    _, out, _ = run(capsys, *line.split())
    assert "3 games were not finished" in out


HEARING = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL);"
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)
"""Starts Python with Ctrl-C as in a terminal, also where the tests run in the background."""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize(
    ("end", "number", "code"), [(os.killpg, signal.SIGINT, 130), (os.kill, signal.SIGTERM, 143)]
)
def test_a_signal_ends_a_simulation_on_many_processes_at_once(
    end: Callable[[int, int], None], number: int, code: int
) -> None:
    line = "simulate transamerica --seats direct,direct --games 1000000 --jobs 2"
    command = [sys.executable, "-c", HEARING, "-m", "roundhouse", *line.split()]
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while process.poll() is None and len(children.read_text().split()) < 3:
            time.sleep(0.05)  # until there are two players and Python's own helper
        end(process.pid, number)
        try:
            _, err = process.communicate(timeout=PATIENCE)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == code
    assert [line for line in err.splitlines() if not line.startswith(b"transamerica: ")] == []


def test_replay_tells_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    record = "tests/golden/transamerica-2.jsonl"
    code, out, _ = run(capsys, "replay", record)
    assert code == 0
    assert Path(record).with_suffix(".txt").read_text().splitlines()[5] in out
    code, out, _ = run(capsys, "replay", record, "--json")
    match = Match.load(record)
    assert json.loads(out) == {
        "game": "transamerica",
        "seats": 2,
        "actions": len(match.actions),
        "over": True,
        "scores": match.scores(),
        "winners": match.winners(),
    }
    _, out, _ = run(capsys, "replay", record, "--language", "de", "--quiet")
    assert out == (
        f"TransAmerica, 2 Spieler, {len(match.actions)} Aktionen: Das Spiel ist zu Ende.\n"
        "Spieler 2: 0 ★; Spieler 1: 13\n"
    )
    _, out, _ = run(capsys, "replay", record, "--language", "de")
    assert "Spieler 1 setzt den Startstein" in out


@pytest.mark.parametrize("name", list(games()))
def test_rules_prints_the_rulebook(capsys: pytest.CaptureFixture[str], name: str) -> None:
    code, out, _ = run(capsys, "rules", name)
    assert code == 0
    assert out.startswith("# ")
    code, text, _ = run(capsys, "rules", name, "--json")
    first, words = next(iter(json.loads(text).items()))
    assert f"- {first} {words[:30]}" in out
    _, one, _ = run(capsys, "rules", name, first)
    assert one == f"{first} {words}\n"


@pytest.mark.parametrize(
    ("language", "heading"), [("nl", "de spelregels"), ("de", "die Spielregeln")]
)
def test_rules_speak_the_readers_language(
    capsys: pytest.CaptureFixture[str], language: str, heading: str
) -> None:
    _, out, _ = run(capsys, "rules", "transamerica", "--language", language)
    assert heading in out.splitlines()[0]
    code, one, _ = run(capsys, "rules", "transamerica", "TA-2.4", "--language", language)
    assert code == 0
    assert f"- {one}" in out
    _, text, _ = run(capsys, "rules", "transamerica", "TA-2.4", "--json", "--language", language)
    assert json.loads(text) == {"TA-2.4": one.removeprefix("TA-2.4 ").rstrip()}


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, *["perft", "transamerica", "--seats", "3", "--seed", "1", "--depth", "2"]
    )
    assert code == 0
    assert out == "depth 1: 188\ndepth 2: 35156\n"
    line = "perft --record tests/golden/transamerica-2.jsonl --at 13 --depth 3 --json"
    _, out, _ = run(capsys, *line.split())
    assert json.loads(out) == {"game": "transamerica", "counts": [6, 43, 239]}


def test_fuzz_says_what_it_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *["fuzz", "transamerica", "--seconds", "0.5"])
    assert code == 0
    assert "no law broken" in out


def test_a_demo_plays_a_whole_game() -> None:
    command = [sys.executable, "-m", "roundhouse", "play", "transamerica", "--demo", "--pause", "0"]
    done = subprocess.run([*command, "--seed", "1"], capture_output=True, text=True, check=True)
    assert "Player 1 takes a green card." in done.stdout
    assert done.stdout.splitlines()[-1].endswith("lost.") or "lost each." in done.stdout


def test_a_person_plays_by_number(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["x", "999", "9" * 5000, "0", "0", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    words = [
        "play",
        "transamerica",
        "--seats",
        "me,random",
        "--seed",
        "1",
        "--option",
        "start_player=0",
    ]
    code, out, _ = run(capsys, *words)
    assert code == 0
    assert "'x' is not a number from 0 to 187" in out
    assert "'999' is not a number from 0 to 187" in out
    assert "Player 1 places the start stone: Seattle." in out
    assert out.endswith("Goodbye.\n")
