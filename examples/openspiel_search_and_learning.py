"""OpenSpiel's algorithms on TransAmerica: its tree search, and a learner in its environment.

`python examples/openspiel_search_and_learning.py [GAME]` where GAME is an OpenSpiel game string,
`roundhouse_transamerica` if nothing else is asked for.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.rl_environment import ChanceEventSampler, Environment, TimeStep

import roundhouse.research.openspiel  # noqa: F401  registers the games


def searchers(game: Any, simulations: int, luck: np.random.RandomState) -> dict[str, Any]:
    """OpenSpiel's tree searches.

    MCTS searches the true state, so where cards are hidden it peeks: a yardstick, no opponent.
    IS-MCTS imagines the hidden cards anew in every simulation, from what the seat knows.
    """
    evaluator = RandomRolloutEvaluator(1, luck)
    bots = {"MCTS": MCTSBot(game, 1.4, simulations, evaluator, random_state=luck)}
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        bots["IS-MCTS"] = ISMCTSBot(
            game, evaluator, 1.4, simulations, random_state=luck, use_observation_string=True
        )
    return bots


def search(game: Any, bot: Any, games: int, luck: np.random.RandomState) -> float:
    """The bot in seat 0 among random bots: its mean return."""
    bots = [bot] + [UniformRandomBot(seat, luck) for seat in range(1, game.num_players())]
    returns = []
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choice(outcomes, p=odds))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        returns.append(state.returns()[0])
    return float(np.mean(returns))


def learn(game: Any, games: int) -> tuple[float, int]:
    """OpenSpiel's tabular Q-learner in seat 0 among random agents: mean return, states met.

    A table is far too small for these games: this shows the wiring. docs/tutorial.md has a
    learner that becomes good.
    """
    environment = Environment(game, chance_event_sampler=ChanceEventSampler(seed=1))
    actions = environment.action_spec()["num_actions"]
    agents: list[Any] = [QLearner(0, actions)]
    agents += [RandomAgent(seat, actions) for seat in range(1, game.num_players())]
    returns = [play(environment, agents) for _ in range(games)]
    return float(np.mean(returns)), len(agents[0]._q_values)


def play(environment: Environment, agents: list[Any]) -> float:
    step: TimeStep = environment.reset()
    while not step.last():
        agent = agents[step.observations["current_player"]]
        step = environment.step([agent.step(step).action])
    for agent in agents:
        agent.step(step)
    return float(step.rewards[0])


def main(name: str, games: int = 10, simulations: int = 60) -> None:
    np.random.seed(1)
    luck = np.random.RandomState(1)
    game = pyspiel.load_game(name)
    for kind, bot in searchers(game, simulations, luck).items():
        found = search(game, bot, games, luck)
        print(f"{kind}, {simulations} simulations: mean return {found:+.2f} in {games} games")
    found, states = learn(game, games)
    print(f"Q-learner: mean return {found:+.2f} in {games} games, {states} states met")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "roundhouse_transamerica")
