"""OpenSpiel's own tests over every title, golden playthroughs, and what each seat may recall."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from roundhouse import Match
from roundhouse.game import BadInput, games
from roundhouse.research.openspiel import FIRST_NUMBER, history_length, most_chances
from tools.playthroughs import FOLDER, GAMES, taken, told

NAMES = {name: f"roundhouse_{name.replace('-', '_')}" for name in games()}
SEATS = [(NAMES[name], seats) for name in games() for seats in games()[name].seats]


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(NAMES[name], parameters)


def random_state(game: Any, steps: int, seed: int) -> Any:
    """Some way into a random game."""
    state, rng = game.new_initial_state(), Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_random_simulation_with_serialisation(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"{name}(players={seats},limit=40)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", list(games()))
def test_openspiels_game_simulation_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(3)
    games_sim_test.GamesSimTest().sim_game(load(name, limit=400))
    assert "terminated with" in capsys.readouterr().out


@pytest.mark.parametrize("name", list(GAMES))
def test_a_golden_playthrough_is_played_again(name: str) -> None:
    """After a change that is meant: python tools/playthroughs.py."""
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert told(GAMES[name], taken(kept), seed=0) == kept


def test_every_title_has_a_golden_playthrough() -> None:
    assert {game.partition("(")[0] for game in GAMES.values()} == set(NAMES.values())


@pytest.mark.parametrize("name", list(games()))
def test_a_match_and_openspiel_tell_the_same_game(name: str) -> None:
    """The same actions lead to the same truth and the same views."""
    title = games()[name]
    match = Match.start(name, seats=title.seats[0], seed=4)
    rng = Random(4)
    while not match.over and len(match.actions) < 150:
        match.play(rng.choice(match.legal()))
    state = load(name).new_initial_state()
    for action in match.actions:
        assert title.code(action) in state.legal_actions()
        state.apply_action(title.code(action))
    assert str(state) == title.dump(match.state).decode()
    assert state.view(0) == match.view(0)
    assert state.is_terminal() == match.over


@pytest.mark.parametrize("name", list(games()))
def test_clones_and_pickles_go_their_own_way(name: str) -> None:
    state = random_state(load(name), 60, seed=2)
    before = str(state), state.information_state_string(0)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert (str(twin), twin.information_state_string(0)) == before
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != before[0]
        assert (str(state), state.information_state_string(0)) == before
        assert twin.history()[:-1] == state.history()


@pytest.mark.parametrize("name", list(games()))
def test_the_bounds_hold_by_construction(name: str) -> None:
    game = load(name, limit=9)
    assert game.max_game_length() == 9
    assert game.max_chance_nodes_in_history() == most_chances(9)
    state = random_state(game, 10_000, seed=1)
    assert state.is_terminal()
    moves = [step.player for step in state.full_history() if step.player >= 0]
    assert len(moves) == 9
    assert state.returns() == [0.0] * game.num_players()
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert len(recall.dict["history"]) == history_length(9)


def dealt(hands: list[str]) -> Any:
    """TransAmerica for two, the second hand dealt as asked, with both stones placed."""
    title = games()["transamerica"]
    game = load("transamerica", start_player="0")
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = {title.action(number).city: number for number in state.legal_actions()}
        wanted = [city for city in hands if city in outcomes]
        state.apply_action(outcomes[wanted[0]] if wanted else min(outcomes.values()))
    return state


def test_an_information_state_tells_apart_what_the_seat_saw_and_nothing_else() -> None:
    open_hand = ["Los Angeles", "Seattle"]
    one, two = dealt([*open_hand, "San Francisco"]), dealt([*open_hand, "Sacramento"])
    for state in (one, two):
        first = state.view(0).hands[0]
        assert first[0] not in state.view(1).hands[1]
    assert str(one) != str(two)
    assert one.information_state_string(0) == two.information_state_string(0)
    assert one.information_state_tensor(0) == two.information_state_tensor(0)
    assert one.observation_tensor(0) == two.observation_tensor(0)
    assert one.information_state_string(1) != two.information_state_string(1)
    assert one.information_state_tensor(1) != two.information_state_tensor(1)


def test_hands_laid_open_at_the_end_of_a_round_are_recalled() -> None:
    title = games()["transamerica"]
    state, rng = load("transamerica").new_initial_state(), Random(8)
    while not state.is_terminal() and not state.view(0).rounds:
        state.apply_action(rng.choice(state.legal_actions()))
    hands = state.view(0).rounds[0].hands
    recalled = [title.action(n - FIRST_NUMBER) for n in state.position.seen(0) if n >= FIRST_NUMBER]
    cities = {entry.city for entry in recalled if hasattr(entry, "city")}
    assert cities >= {city for hand in hands for city in hand}


@pytest.mark.parametrize("name", list(games()))
def test_resampled_states_look_the_same_to_the_seat_and_go_on(name: str) -> None:
    state = random_state(load(name), 70, seed=3)
    rng = Random(1)
    truths = set()
    for _ in range(5):
        twin = state.resample_from_infostate(0, rng.random)
        truths.add(str(twin))
        assert twin.view(0) == state.view(0)
        assert twin.information_state_string(0) == state.information_state_string(0)
        while not twin.is_terminal() and len(twin.history()) < 120:
            twin.apply_action(rng.choice(twin.legal_actions()))
        assert twin.information_state_string(0) != state.information_state_string(0)
        with pytest.raises(BadInput, match="no history"):
            twin.serialize()
    assert (len(truths) > 1) == state.position.plan.layout.title.SECRETS


def test_parameters_are_the_titles_options() -> None:
    game = pyspiel.load_game("roundhouse_transamerica(barrier=fixed,start_player='1')")
    assert game.get_parameters()["barrier"] == "fixed"
    state = game.new_initial_state()
    assert (state.view(0).options.barrier, state.view(0).start_player) == ("fixed", 1)
    with pytest.raises(BadInput, match="barrier"):
        load("transamerica", barrier="none")
    with pytest.raises(BadInput, match="2 to 6 players, not 7"):
        load("transamerica", players=7)


def test_openspiels_search_and_learning_environment_run() -> None:
    game = load("transamerica", limit=12)
    state = random_state(game, 12, seed=1)
    searcher = MCTSBot(game, 1.4, 4, RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert searcher.step(state) in state.legal_actions()
    environment = Environment(game)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0
