"""OpenSpiel's tree searches as a bot: MCTS, and IS-MCTS for titles with hidden information.

They know the rules and nothing else: random play from a leaf says what it is worth.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import roundhouse.research.openspiel  # noqa: F401  (it registers the titles)
from roundhouse.bots.budget import USUAL, Budget, Steps
from roundhouse.game import OVER, AnyGame, game
from roundhouse.research.table import utilities

TIMES: Final = 10
"""It is given so many times what other bots may use, for it thinks in plain Python."""
EXPLORE: Final = 2.0
LEAF: Final = 2_000
"""Decisions of random play from a leaf: to the end in all titles but African Rails."""
FIRST_TRY: Final = 8
"""Simulations of the first decision, to see how long one takes."""
LEAST: Final = 2
"""IS-MCTS has tried nothing after its first simulation, and cannot choose then."""
SEEDS: Final = 1 << 31


class Evaluator(RandomRolloutEvaluator):
    """The titles' own random play, which is far quicker than OpenSpiel's step by step."""

    def __init__(self, rng: Random) -> None:
        super().__init__(1, np.random.RandomState(rng.randrange(SEEDS)))
        self._rng = rng

    def evaluate(self, state: Any) -> Any:
        position = state.position
        title, played = position.plan.title, position.state.copy()
        title.playout(played, self._rng, LEAF)
        return np.array(utilities(position.plan.players, ahead(title, played)))


def ahead(title: AnyGame, state: Any) -> list[int]:
    """The winners; where random play does not come to an end, those with the most."""
    if title.to_act(state) == OVER:
        return list(title.winners(state))
    scores = title.scores(state)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


class OpenSpielBot:
    def __init__(self, title: str, rng: Random) -> None:
        self._title = game(title)
        self._rng = rng
        self._seconds = 0.0
        """What a simulation took at the last decision."""

    def choose(self, view: Any, legal: list[Any], budget: Budget = None) -> Any:
        if len(legal) == 1:
            return legal[0]
        imagined = self._title.imagine(view, self._rng)
        name = f"roundhouse_{self._title.name.replace('-', '_')}"
        played = pyspiel.load_game(name, {"players": len(self._title.scores(imagined))})
        state = played.new_initial_state()
        state.position.state = imagined
        count = self._simulations(budget)
        begin = perf_counter()
        number = self._search(played, count).step(state)
        self._seconds = (perf_counter() - begin) / count
        return self._title.action(int(number))

    def _simulations(self, budget: Budget) -> int:
        """As many as there are steps, or as will fit into the time."""
        given = USUAL if budget is None else budget
        if isinstance(given, Steps):
            return max(LEAST, TIMES * given.count)
        return max(LEAST, int(TIMES * given / self._seconds)) if self._seconds else FIRST_TRY

    def _search(self, played: Any, count: int) -> Any:
        random = np.random.RandomState(self._rng.randrange(SEEDS))
        evaluator = Evaluator(self._rng)
        if played.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            return MCTSBot(played, EXPLORE, count, evaluator, random_state=random)
        return ISMCTSBot(
            played, evaluator, EXPLORE, count, random_state=random, use_observation_string=True
        )
