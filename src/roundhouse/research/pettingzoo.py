"""Every title as a PettingZoo AEC environment with action masks.

An observation is `{"observation": …, "action_mask": …}`: the seat's view as numbers, and a 1 for
every action number it may choose (docs/numbers.md has both). Chance is drawn from the seed given
to `reset`. Rewards come at the end: see `roundhouse.research.table.utilities`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from roundhouse.game import IllegalAction
from roundhouse.research.table import LIMIT, Table

Observation = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    render_mode: str | None = None,
    limit: int = LIMIT,
) -> AECEnv:
    """The environment as learners want it: an illegal action ends the game and costs 1.

    The culprit's `infos` name the rule. (PettingZoo's wrapper for this would halve the speed.)
    """
    bare = raw_env(game, seats, options, render_mode, limit, lenient=True)
    return wrappers.OrderEnforcingWrapper(bare)


class raw_env(AECEnv):  # noqa: N801  the name PettingZoo users look for
    """Without wrappers. Unless `lenient`, an illegal action raises IllegalAction."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        limit: int = LIMIT,
        lenient: bool = False,
    ) -> None:
        super().__init__()
        self._lenient = lenient
        self.table = Table(game, seats, options, limit)
        self.metadata = {
            "render_modes": ["human", "ansi"],
            "name": f"{game.replace('-', '_')}_v{self.table.game.version}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.table.story = None if render_mode is None else []
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        layout = self.table.layout
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(layout.low, layout.high, dtype=np.float32),
                    "action_mask": Box(0, 1, (self.table.game.codes,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: Discrete(self.table.game.codes) for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = Random()

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the random generator goes on from the last one."""
        if seed is not None:
            self._random = Random(seed)
        self.table.start(self._random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._arrive()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        try:
            self.table.play(int(action))
        except IllegalAction as error:
            if not self._lenient:
                raise
            self._expel(agent, error.refusal.rule)
        else:
            self._arrive()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _expel(self, culprit: str, rule: str) -> None:
        """An illegal action: the game is over, nobody has won, and one has lost."""
        self.rewards[culprit] = -1.0
        self.infos[culprit] = {"rule": rule}
        self.terminations = dict.fromkeys(self.agents, True)

    def _arrive(self) -> None:
        """Whose turn it is now, or the end."""
        table = self.table
        if table.over or table.stopped:
            self.rewards = dict(zip(self.possible_agents, table.utilities(), strict=True))
            ends = self.terminations if table.over else self.truncations
            ends.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[table.to_act]
        if self.render_mode == "human":
            self.render()
