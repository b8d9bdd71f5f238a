"""Gymnasium's own checker over every title, and learning against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from roundhouse.game import BadInput, games
from roundhouse.research.gymnasium import TableEnv


@pytest.mark.parametrize("title", games().values(), ids=lambda title: title.name)
def test_gymnasiums_own_checks(title: Any) -> None:
    check_env(gymnasium.make(f"roundhouse/{title.name}-v{title.version}").unwrapped)


def last_step(table: TableEnv, seed: int) -> tuple[float, bool, bool]:
    """A game in which the learner always takes its first legal action."""
    observation, _ = table.reset(seed=seed)
    while True:
        number = np.flatnonzero(observation["action_mask"])[0]
        observation, reward, terminated, truncated, _ = table.step(number)
        assert not observation["action_mask"].any() or table.table.to_act == table.seat
        if terminated or truncated:
            return float(reward), terminated, truncated
        assert reward == 0


@pytest.mark.parametrize("name", list(games()))
def test_a_game_goes_to_its_end_or_to_the_limit(name: str) -> None:
    reward, terminated, truncated = last_step(TableEnv(name, limit=300), seed=3)
    assert terminated != truncated
    assert (reward != 0) <= terminated


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_learner_may_sit_anywhere_among_bots_of_different_levels(seat: int) -> None:
    table = TableEnv("transamerica", ["direct", "random"], seat=seat)
    rewards = [last_step(table, seed)[0] for seed in range(4)]
    assert rewards == [last_step(table, seed)[0] for seed in range(4)]
    assert set(rewards) <= {1.0, -0.5, 0.25}


def test_an_illegal_action_ends_the_episode_and_names_its_rule() -> None:
    table = TableEnv("transamerica")
    table.reset(seed=1)
    _, reward, terminated, truncated, info = table.step(np.int64(0))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["rule"].startswith("TA-2")


def test_the_story_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    table = TableEnv("transamerica", render_mode="ansi")
    table.reset(seed=1)
    assert "Player 2 takes a red card." in table.render()
    assert table.render() == ""
    TableEnv("transamerica", render_mode="human").reset(seed=1)
    assert "card" in capsys.readouterr().out


def test_a_wrong_seat_or_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="no seat 2 at a table of 2"):
        TableEnv("transamerica", seat=2)
    with pytest.raises(BadInput, match="no bot 'genius'"):
        TableEnv("transamerica", ["genius"])
