"""What a seat may ask to plan its turn: true when the turn is played so."""

from __future__ import annotations

from pathlib import Path

import msgspec
import networkx as nx
import pytest

from roundhouse.game import NoAnswer
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import Bid, PassBid, PlaceCube
from roundhouse.games.american_rails.advice import (
    AfterArguments,
    Follow,
    ReachArguments,
    after,
    reach,
)
from roundhouse.games.american_rails.facts import BOARD
from roundhouse.games.american_rails.state import State, has_cube
from roundhouse.match import Match

GOLDEN = Path(__file__).parents[2] / "golden"
GAMES = ["american-rails-3", "american-rails-4", "american-rails-5-quiet"]


def kept(name: str) -> Match:
    return Match.load(GOLDEN / f"{name}.jsonl")


def asked(state: State, *actions: object) -> list[Follow]:
    text = msgspec.json.encode(actions).decode()
    return after(GAME.view(state, state.actor), state.actor, AfterArguments(text))


@pytest.mark.parametrize("name", GAMES)
def test_what_follows_is_what_will_be_legal(name: str) -> None:
    turns = 0
    for step in kept(name).steps():
        if step.seat < 0 or isinstance(step.action, Bid | PassBid):
            continue
        told = asked(step.before, step.action)
        is_same_turn = step.after.actor == step.seat and (
            (step.after.turn, step.after.column) == (step.before.turn, step.before.column)
        )
        legal = [a for a in GAME.legal(step.after) if not isinstance(a, Bid | PassBid)]
        wanted = legal if is_same_turn else []
        assert [follow.action for follow in told] == [msgspec.to_builtins(a) for a in wanted]
        assert [follow.text for follow in told] == [GAME.label(step.after, a) for a in wanted]
        assert [follow.id for follow in told] == [GAME.code(a) for a in wanted]
        turns += is_same_turn
    assert turns > 50


def test_several_steps_are_followed_to_the_end_of_the_turn() -> None:
    cubes = [step for step in kept(GAMES[0]).steps() if isinstance(step.action, PlaceCube)]
    first = next(s for s in cubes if s.before.cubes_to_place == 4 and s.after.cubes_to_place == 3)
    state, placed = first.before, []
    while state.cubes_to_place:
        action = next(a for a in GAME.legal(state) if isinstance(a, PlaceCube))
        placed.append(action)
        state = state.copy()
        GAME.apply(state, action)
        if state.cubes_to_place:
            told = [follow.action for follow in asked(first.before, *placed)]
            assert told == [msgspec.to_builtins(a) for a in GAME.legal(state)]
    assert asked(first.before, *placed) == []


def test_what_cannot_be_done_has_no_answer() -> None:
    state = next(s.before for s in kept(GAMES[0]).steps() if isinstance(s.action, PlaceCube))
    view, seat = GAME.view(state, state.actor), state.actor
    texts = [
        "nonsense",
        '[{"type": "Nothing"}]',
        "[" + ",".join(['{"type": "Done"}'] * 7) + "]",
    ]
    for text in texts:
        with pytest.raises(NoAnswer):
            after(view, seat, AfterArguments(text))
    with pytest.raises(NoAnswer):
        reach(view, seat, ReachArguments(next(h for h in range(215) if not BOARD.is_city(h))))


def test_nothing_follows_what_cannot_be_done_now() -> None:
    state = next(s.before for s in kept(GAMES[0]).steps() if isinstance(s.action, PlaceCube))
    view, seat = GAME.view(state, state.actor), state.actor
    bid = '[{"type": "Bid", "amount": 10}]'
    nowhere = '[{"type": "PlaceCube", "company": "American", "hex": 9999}]'
    assert after(view, seat, AfterArguments(bid)) == []
    assert after(view, seat, AfterArguments(nowhere)) == []
    other = (seat + 1) % state.seats
    decline = AfterArguments('[{"type": "Decline"}]')
    assert after(GAME.view(state, other), other, decline) == []


def ways(state: State, company: int) -> dict[int, int]:
    """Another opinion: the least cost from the company's track to every hex."""
    graph = nx.DiGraph()
    for hex_ in range(BOARD.size):
        for other in BOARD.neighbours[hex_]:
            if has_cube(state, company, other) or (BOARD.single[other] and state.track[other]):
                continue
            graph.add_edge(hex_, other, weight=state.price[other])
    starts = {h for h in range(BOARD.size) if has_cube(state, company, h)} & set(graph.nodes)
    return dict(nx.multi_source_dijkstra_path_length(graph, starts)) if starts else {}


def test_a_city_costs_the_cheapest_way() -> None:
    states = [step.before for step in kept(GAMES[1]).steps()][150::90]
    for state in states:
        view = GAME.view(state, 0)
        for company in range(6):
            if not view.players[0].shares[company]:
                continue
            costs = ways(state, company)
            for city in BOARD.cities:
                found = [
                    r for r in reach(view, 0, ReachArguments(city))
                    if r.company == BOARD.companies[company]
                ]  # fmt: skip
                if has_cube(state, company, city) or city not in costs:
                    assert found == []
                    continue
                [told] = found
                assert told.cost == costs[city]
                assert told.treasury == state.treasury[company]


@pytest.mark.rule("AR-5.10")
def test_reach_tells_the_income_of_entering() -> None:
    joins = 0
    for step in kept(GAMES[0]).steps():
        action = step.action
        if not isinstance(action, PlaceCube) or not BOARD.is_city(action.hex):
            continue
        company = BOARD.company_index[action.company]
        told = reach(GAME.view(step.before, step.seat), step.seat, ReachArguments(action.hex))
        gain = step.after.income[company] - step.before.income[company]
        [mine] = [found for found in told if found.company == action.company]
        assert (mine.cubes, mine.cost, mine.income) == (1, step.before.price[action.hex], gain)
        joins += 1
    assert joins > 5
