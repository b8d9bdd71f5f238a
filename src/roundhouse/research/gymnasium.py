"""Every title as a Gymnasium environment: one seat learns, the others are bots.

Observations, action numbers and rewards are those of `roundhouse.research.pettingzoo`. An action
outside the mask ends the episode with reward -1; `info["rule"]` names the rule it breaks.
Importing this module registers the titles: `gymnasium.make("roundhouse/transamerica-v1")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from roundhouse import game as contract
from roundhouse.bots import Bot, bot
from roundhouse.bots.chance import RandomBot
from roundhouse.game import BadInput, IllegalAction, Seat
from roundhouse.research.layout import LAYOUTS
from roundhouse.research.table import LIMIT, Table

Observation = dict[str, Any]


class TableEnv(gymnasium.Env[Observation, np.int64]):
    """`seat` is the learner's; `bots` are the others' levels in seat order, or one for all."""

    metadata: dict[str, Any] = {  # noqa: RUF012  as the base class has it
        "render_modes": ["human", "ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        bots: Sequence[str] | str = "random",
        seat: Seat = 0,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        limit: int = LIMIT,
    ) -> None:
        if isinstance(bots, str):
            bots = [bots] * (contract.game(game).seats[0] - 1)
        self.table = Table(game, len(bots) + 1, options, limit)
        if seat not in range(self.table.seats):
            raise BadInput(f"there is no seat {seat} at a table of {self.table.seats}")
        for name in bots:
            bot(name, game)
        self.seat = seat
        self.bots = list(bots)
        self.render_mode = render_mode
        self.table.story = None if render_mode is None else []
        codes, layout = self.table.game.codes, self.table.layout
        self.action_space = Discrete(codes)
        self.observation_space = Dict(
            {
                "observation": Box(layout.low, layout.high, dtype=np.float32),
                "action_mask": Box(0, 1, (codes,), np.int8),
            }
        )
        self._players: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        luck = [int(number) for number in self.np_random.integers(1 << 62, size=1 + len(self.bots))]
        name = self.table.game.name
        self._players = [
            bot(level, name, own) for level, own in zip(self.bots, luck[1:], strict=True)
        ]
        self._players.insert(self.seat, None)
        self.table.start(Random(luck[0]))
        self._let_others_play()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        try:
            table.play(int(action))
        except IllegalAction as error:
            return self._observation(), -1.0, True, False, {"rule": error.refusal.rule}
        self._let_others_play()
        reward = table.utilities()[self.seat] if table.over else 0.0
        return self._observation(), reward, table.over, table.stopped, {}

    def render(self) -> Any:
        return self.table.render(self.render_mode)

    def _let_others_play(self) -> None:
        """The bots act until it is the learner's turn, or the end."""
        table = self.table
        while not (table.over or table.stopped) and table.to_act != self.seat:
            player = self._players[table.to_act]
            assert player is not None
            blind = isinstance(player, RandomBot)
            view = None if blind else table.game.view(table.state, table.to_act)
            table.take(player.choose(view, table.legal))
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Observation:
        return {
            "observation": self.table.observe(self.seat),
            "action_mask": self.table.mask(self.seat),
        }


for _title in map(contract.game, LAYOUTS):
    gymnasium.register(
        f"roundhouse/{_title.name}-v{_title.version}",
        f"{__name__}:{TableEnv.__name__}",
        kwargs={"game": _title.name},
    )
