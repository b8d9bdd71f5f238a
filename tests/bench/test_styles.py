"""What styles do and how they fare, measured in a few games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bench.styles import all_measured, command, means
from roundhouse.arena.league import League, members
from roundhouse.game import BadInput

ROOT = Path(__file__).parents[2]


def plan(title: str, seats: list[int]) -> League:
    return League(title, ["expert"], members(title, "reporting"), seats, 3, 1, {}, 4, "1steps")


def test_each_style_sits_among_equals_and_among_strangers_in_every_seat() -> None:
    found = all_measured(plan("american-rails", [3]))
    (entry,) = found["seats"]
    names = ["expert", "expert:builder", "expert:banker", "expert:speculator"]
    assert [one["bot"] for one in entry["bots"]] == names
    for one in entry["bots"]:
        assert [share["games"] for share in one["among"].values()] == [3, 3]
        assert one["counted"]["Auctions won"] > 0
    assert entry["bots"][0]["among"]["copies"]["won"] == 1, "an expert among itself: a fair share"
    assert found == all_measured(plan("american-rails", [3])), "steps give the same again"
    assert found["command"] == command(plan("american-rails", [3]))
    assert found["command"] == (
        "python -m bench.styles american-rails --seats 3 --games 3 --mixed 1"
        " --budget 1steps --seed 4"
    )


def test_a_title_without_styles_is_refused() -> None:
    with pytest.raises(BadInput, match="transamerica's expert has no styles"):
        all_measured(plan("transamerica", [2]))


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("styles transamerica", "transamerica's expert has no styles"),
        ("ceiling chess", "there is no game 'chess'"),
        ("hints chess", "there is no game 'chess'"),
    ],
)
def test_bad_input_is_one_line_without_a_trace(command: str, told: str) -> None:
    module, *words = command.split()
    asked = [sys.executable, "-m", f"bench.{module}", *words]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith(told)


def test_what_is_counted_is_told_for_one_game() -> None:
    assert means([{"a": 3, "b": 1}, {"a": 4}]) == {"a": 3.5, "b": 0.5}
