"""PettingZoo's own tests over every title, and what they do not look at."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from roundhouse.game import BadInput, IllegalAction, games
from roundhouse.research.pettingzoo import env, raw_env

TABLES = [(name, seats) for name in games() for seats in {games()[name].seats[0], 4}]

# PettingZoo keeps a list of its own environments that observe a dictionary, as it asks masked
# ones to do; every other one it warns about.
DICTIONARIES = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def seeded(name: str, seats: int | None = None, **more: Any) -> Any:
    """Who samples actions, as those tests do, samples the same in every run."""
    table = env(name, seats, **more)
    for seed, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(seed)
    return table


@DICTIONARIES
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_api(name: str, seats: int) -> None:
    api_test(seeded(name, seats, limit=150), num_cycles=100)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_seed(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats, limit=150), num_cycles=100)


@pytest.mark.parametrize("name", list(games()))
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: seeded(name, render_mode=render_mode))
    assert len(capsys.readouterr().out.splitlines()) > 5


def play_out(table: Any, seed: int) -> dict[str, float]:
    """A random game; the rewards each agent was given in all."""
    table.reset(seed=seed)
    rng = Random(seed)
    rewards: dict[str, float] = dict.fromkeys(table.agents, 0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        rewards[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        table.step(None if terminated or truncated else rng.choice(legal))
    return rewards


def test_the_winner_is_rewarded_at_the_end() -> None:
    table = raw_env("transamerica", 3)
    for seed in range(5):
        rewards = play_out(table, seed)
        winners = table.table.game.winners(table.table.state)
        assert [agent for agent in rewards if rewards[agent] > 0] == [f"seat_{s}" for s in winners]
        assert sum(rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("name", list(games()))
def test_a_game_is_cut_short_at_the_limit_without_reward(name: str) -> None:
    table = env(name, limit=7)
    table.reset(seed=1)
    for _ in range(7):
        observation, _, terminated, truncated, _ = table.last()
        assert not terminated
        assert not truncated
        assert observation is not None
        table.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert not any(table.rewards.values())


def test_luck_goes_on_without_a_seed_and_comes_again_with_one() -> None:
    table = env("transamerica", 4)
    hands = []
    for seed in (5, None, None, 5, None):
        table.reset(seed=seed)
        observation, *_ = table.last()
        assert observation is not None
        hands.append(observation["observation"].tobytes())
    assert len(set(hands)) == 3
    assert hands[:2] == hands[3:]


def test_an_illegal_action_ends_the_game_or_names_its_rule() -> None:
    guarded = env("transamerica", 2)
    guarded.reset(seed=1)
    culprit = guarded.agent_selection
    guarded.step(0)
    assert guarded.rewards == {"seat_0": 0, "seat_1": 0, culprit: -1}
    assert guarded.infos[culprit]["rule"].startswith("TA-2")
    assert all(guarded.terminations.values())
    for _ in guarded.agent_iter():
        guarded.step(None)
    assert guarded.agents == []
    bare = raw_env("transamerica", 2)
    bare.reset(seed=1)
    with pytest.raises(IllegalAction, match="TA-2"):
        bare.step(0)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadInput, match="no game 'chess'"):
        env("chess")
    with pytest.raises(BadInput, match="2 to 6 players, not 9"):
        env("transamerica", 9)
    with pytest.raises(BadInput, match="barrier"):
        env("transamerica", 2, {"barrier": "none"})
