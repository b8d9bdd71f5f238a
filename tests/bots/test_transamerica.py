"""TransAmerica's levels, each by what it knows and what it does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from roundhouse.boards.steiner import Distances
from roundhouse.bots import Steps, bot
from roundhouse.bots.budget import Meter
from roundhouse.bots.hints import hints
from roundhouse.bots.parameters import parameters
from roundhouse.bots.transamerica.beliefs import Beliefs
from roundhouse.bots.transamerica.expert import ExpertBot
from roundhouse.bots.transamerica.table import Table
from roundhouse.bots.transamerica.worlds import Candidate, World, chance, point, try_out
from roundhouse.games.transamerica.actions import EndTurn, LayRail, PlaceStart
from roundhouse.games.transamerica.race import NEAR, WALK
from roundhouse.games.transamerica.state import State
from roundhouse.games.transamerica.track import lay
from roundhouse.languages import LANGUAGES
from roundhouse.words import say
from tests.games.transamerica.table import (
    BOARD,
    EAST,
    GAME,
    THIRD,
    WEST,
    dealt,
    node,
    path,
    position,
)

LEVELS = ["novice", "steady", "sharp", "expert", "nearest"]


def choice(level: str, state: State, seed: int = 1) -> Any:
    seat = GAME.to_act(state)
    found = bot(level, "transamerica", seed)
    return found.choose(GAME.view(state, seat), GAME.legal(state), Steps(8))


def missing(state: State, seat: int, hand: list[str]) -> int:
    ways = Distances(BOARD, list(state.rails))
    return ways.join_cost(int(state.stones[seat]), [node(city) for city in hand])


@pytest.mark.parametrize("level", ["novice", "nearest"])
def test_these_start_in_any_city_of_their_own(level: str) -> None:
    places = {choice(level, dealt([WEST, EAST]), seed).node for seed in range(30)}
    assert places == {node(city) for city in WEST}


def test_the_steady_take_their_cities_in_the_order_of_their_cards() -> None:
    assert choice("steady", dealt([WEST, EAST])) == PlaceStart(node(WEST[0]))
    state = position([WEST, EAST], [WEST[0], "Dallas"])
    assert comes_nearer(choice("steady", state), WEST[0], WEST[1])


def line_of_the_other(goal: str) -> tuple[State, list[int]]:
    """All but the first rail of a cheapest line from Portland to that city is the other's."""
    line = path("Portland", goal)
    state = position([WEST, EAST], ["Portland", goal])
    state.mover = 1
    for rail in reversed(line[1:]):
        lay(state, rail)
    state.mover = 0
    return state, line


def test_the_steady_do_not_see_rails_ahead_that_they_could_build_to() -> None:
    """By the bare board there are several ways to begin; with the other's line there is one."""
    state, line = line_of_the_other(WEST[1])
    assert choice("sharp", state) == LayRail(line[0])
    choices = {choice("steady", state, seed) for seed in range(20)}
    assert len(choices) > 1
    assert all(comes_nearer(one, "Portland", WEST[1]) for one in choices)


def test_the_steady_now_and_then_turn_to_another_city() -> None:
    state = position([WEST, EAST], [WEST[0], "Dallas"])
    player = bot("steady", "transamerica", 1)
    view, legal = GAME.view(state, 0), GAME.legal(state)
    choices = [player.choose(view, legal) for _ in range(40)]
    towards = [comes_nearer(one, WEST[0], WEST[1]) for one in choices]
    assert towards[0]
    assert not all(towards)


def test_the_sharp_start_in_the_middle_of_their_tree() -> None:
    found = choice("sharp", dealt([WEST, EAST]))
    ways = Distances(BOARD)
    cities = [node(city) for city in WEST]
    prices = [ways.join_cost(place, cities) for place in range(BOARD.size)]
    sums = [sum(ways.row(place)[city] for city in cities) for place in range(BOARD.size)]
    assert prices[found.node] == min(prices)
    cheap = [place for place in range(BOARD.size) if prices[place] == min(prices)]
    assert sums[found.node] == min(sums[place] for place in cheap)


def comes_nearer(action: LayRail, stone: str, city: str) -> bool:
    before, after = (Distances(BOARD, rails).row(node(stone)) for rails in ([], [action.edge]))
    return after[node(city)] == before[node(city)] - BOARD.cost[action.edge]


def test_the_nearest_city_comes_first() -> None:
    state = position([WEST, EAST], ["Omaha", "Dallas"])
    prices = {city: Distances(BOARD).row(node("Omaha"))[node(city)] for city in WEST}
    del prices["Omaha"]
    nearest = [city for city in prices if prices[city] == min(prices.values())]
    assert any(comes_nearer(choice("nearest", state), "Omaha", city) for city in nearest)


def test_the_novice_does_not_see_what_others_have_built() -> None:
    """The other's line to Chicago begins one rail away; it looks as far as any other city."""
    state, line = line_of_the_other("Chicago")
    assert choice("nearest", state) == LayRail(line[0])
    assert len({choice("novice", state, seed) for seed in range(20)}) > 1


def test_the_novice_mostly_goes_on_from_rails_of_its_own() -> None:
    """Joined to the other's line, it could go on from anywhere there."""
    state, line = line_of_the_other("Chicago")
    lay(state, line[0])
    ends = {node("Portland"), *BOARD.ends[line[0]]}
    chosen = [choice("novice", state, seed) for seed in range(60)]
    own = sum(not ends.isdisjoint(BOARD.ends[one.edge]) for one in chosen)
    assert 30 < own < 60


@pytest.mark.parametrize("level", ["sharp", "expert"])
def test_the_strong_waste_no_rail(level: str) -> None:
    state = position([WEST, EAST], ["Omaha", "Dallas"])
    before = missing(state, 0, WEST)
    spent = 0
    while GAME.to_act(state) == 0:
        action = choice(level, state)
        if isinstance(action, LayRail):
            spent += BOARD.cost[action.edge]
        GAME.apply(state, action)
    assert missing(state, 0, WEST) == before - spent == before - 2


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_can_finish_with_one_rail_does(level: str) -> None:
    rails = path("Portland", "Omaha", "El Paso", "Chicago", "Charleston")
    last = next(rail for rail in rails if node("Charleston") in BOARD.ends[rail])
    rails.remove(last)
    state = position([WEST, EAST], ["Portland", "Dallas"], rails)
    if missing(state, 0, WEST) != BOARD.cost[last]:
        pytest.fail("the position is not one rail from its end")
    GAME.apply(state, choice(level, state))
    assert len(state.results) == 1
    assert state.results[0].lost[0] == 0


def test_the_expert_starts_where_all_cities_are_cheapest_but_for_one() -> None:
    found = choice("expert", dealt([WEST, EAST]))
    ways = Distances(BOARD)
    cities = [node(city) for city in WEST]
    prices = [ways.join_cost(place, cities) for place in range(BOARD.size)]
    assert isinstance(found, PlaceStart)
    assert prices[found.node] <= min(prices) + 1


def believed(state: State, city: str) -> float:
    """How often seat 0 thinks that seat 1 holds the city."""
    view = GAME.view(state, 0)
    beliefs = Beliefs(Random(1), parameters("transamerica", "expert"))
    beliefs.see(view, Table(view))
    return sum(node(city) in beliefs.draw()[0][0] for _ in range(400)) / 400


def test_who_builds_towards_a_city_is_believed_to_hold_it() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"])
    before = believed(state, "Jacksonville")
    state.mover = 1
    for rail in path("Dallas", "Jacksonville")[:5]:
        lay(state, rail)
    state.mover = 0
    assert 0.1 < before < 0.5
    assert believed(state, "Jacksonville") > before + 0.15


def test_own_cities_are_never_believed_in_other_hands() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"])
    assert all(believed(state, city) == 0 for city in WEST)


def test_beliefs_kept_from_turn_to_turn_are_those_made_anew() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"])
    values = parameters("transamerica", "expert")
    kept = Beliefs(Random(1), values)
    kept.see(GAME.view(state, 0), Table(GAME.view(state, 0)))
    for rail in path("Dallas", "Jacksonville")[:4]:
        state.mover = 1
        lay(state, rail)
        state.mover = 0
        kept.see(GAME.view(state, 0), Table(GAME.view(state, 0)))
    anew = Beliefs(Random(1), values)
    anew.see(GAME.view(state, 0), Table(GAME.view(state, 0)))
    assert [kept.draw() for _ in range(50)] == [anew.draw() for _ in range(50)]


def test_who_starts_in_the_middle_of_a_tree_is_believed_to_hold_its_cities() -> None:
    middle = choice("sharp", dealt([EAST, WEST]))
    near_east = position([WEST, EAST], ["Portland", "Dallas"])
    near_east.stones[1] = middle.node
    far_west = position([WEST, EAST], ["Portland", "Seattle"])
    sums = [sum(believed(state, city) for city in EAST) for state in (near_east, far_west)]
    assert sums[0] > sums[1] + 0.5


def test_three_seats_are_seldom_believed_to_hold_the_same_city() -> None:
    state = position([WEST, EAST, THIRD], ["Portland", "Omaha", "Phoenix"])
    view = GAME.view(state, 0)
    beliefs = Beliefs(Random(1), parameters("transamerica", "expert"))
    beliefs.see(view, Table(view))
    hands = [[hand for hand, _ in beliefs.draw()] for _ in range(100)]
    clashes = sum(bool(set(one) & set(two)) for one, two in hands)
    assert clashes < 20


def test_the_chance_to_win_follows_the_lead_and_is_certain_when_the_game_is_over() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"])
    state.lost[0], state.lost[1], state.barrier = 3, 5, 13
    view = GAME.view(state, 0)
    assert chance(view, 0, [2, 0], 1.5) == 0.5
    assert 0.5 < chance(view, 0, [0, 1], 1.5) < chance(view, 0, [0, 6], 1.5) < 1
    assert chance(view, 0, [0, 8], 1.5) == 1
    assert chance(view, 0, [10, 8], 1.5) == 0.5
    assert chance(view, 0, [10, 2], 1.5) == 0


def test_the_chance_to_win_is_that_of_being_the_best_of_all() -> None:
    """To be ahead of one and behind another is worth less than to be level with both."""
    view = GAME.view(position([WEST, EAST, THIRD], ["Portland", "Omaha", "Phoenix"]), 0)
    assert chance(view, 0, [0, 0, 0], 1.5) == pytest.approx(1 / 3)
    assert chance(view, 0, [3, 0, 6], 1.5) < 1 / 3
    everyone = [chance(view, seat, [3, 0, 6], 1.5) for seat in range(3)]
    assert sum(everyone) == pytest.approx(1)
    lost = chance(view, 0, [0, 0, 0], 1.5) - chance(view, 0, [1, 0, 0], 1.5)
    assert point(view, 0, 1.5) == pytest.approx(lost, rel=0.2)


def manner_shown(beliefs: Beliefs, state: State, round_number: int, manner: int) -> int:
    """How often in 400 seat 0, who sees the hand, thinks that seat 1 builds in that manner."""
    view = replace(GAME.view(state, 0), round=round_number, hands=[WEST, EAST])
    beliefs.see(view, Table(view))
    return [beliefs.draw()[0][1] for _ in range(400)].count(manner)


def test_a_manner_shows_in_the_rails_and_is_remembered_in_the_next_round() -> None:
    """Straight to the nearest city, although other rails of the tree come as near to a city."""
    values = parameters("transamerica", "expert") | {"manner_any": 0.2, "manner_walk": 0.2}
    state = position([WEST, EAST], ["Portland", "Dallas"])
    beliefs = Beliefs(Random(1), values)
    before = manner_shown(beliefs, state, 1, WALK)
    ways = Distances(BOARD)
    nearest = ways.nearest(node("Dallas"), [node(city) for city in EAST])
    state.mover = 1
    for luck in range(4):
        rail = ways.rail_to_lay(node("Dallas"), [nearest], 2, luck)
        lay(state, rail)
        ways.lay(rail)
    state.mover = 0
    shown = manner_shown(beliefs, state, 1, WALK)
    remembered = manner_shown(beliefs, position([WEST, EAST], ["Portland", "Dallas"]), 2, WALK)
    assert 50 < before < 110
    assert shown > remembered > before + 40


def test_worse_candidates_are_given_up_and_the_best_comes_first() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"])
    view = GAME.view(state, 0)
    ahead = Distances(BOARD, path("Portland", "Omaha", "El Paso", "Chicago")[:-2])
    candidates = [Candidate(ways, node("Portland"), 79, 0, 0) for ways in 3 * [Distances(BOARD)]]
    candidates[1].ways = ahead
    hands = [[node(city) for city in hand] for hand in (WEST, EAST)]
    worlds = iter(range(99))
    try_out(
        candidates,
        view,
        lambda: World(hands, [0, node("Dallas")], [NEAR, NEAR], next(worlds)),
        1.5,
        Meter(Steps(16)),
    )
    assert min(candidates, key=Candidate.rank) is candidates[1]
    assert candidates[1].worlds > min(candidate.worlds for candidate in candidates) >= 8


def test_without_time_only_the_first_candidate_is_tried_and_ranks_first() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"])
    candidates = [Candidate(Distances(BOARD), node("Portland"), 79, 0, 0) for _ in range(3)]
    hands = [[node(city) for city in hand] for hand in (WEST, EAST)]
    world = World(hands, [0, node("Dallas")], [NEAR, NEAR], 1)
    try_out(candidates, GAME.view(state, 0), lambda: world, 1.5, Meter(Steps(16, 0.0)))
    assert [candidate.worlds for candidate in candidates] == [1, 0, 0]
    assert min(reversed(candidates), key=Candidate.rank) is candidates[0]


def test_beliefs_without_time_catch_up_later() -> None:
    state = position([WEST, EAST, THIRD], ["Portland", "Dallas", "Phoenix"])
    state.mover = 1
    for rail in path("Dallas", "Jacksonville")[:5]:
        lay(state, rail)
    state.mover = 0
    view, values = GAME.view(state, 0), parameters("transamerica", "expert")
    hurried, late, calm = [Beliefs(Random(1), values) for _ in range(3)]
    calm.see(view, Table(view))
    late.see(view, Table(view), 0.0)
    hurried.see(view, Table(view), 0.0)
    hurried.see(view, Table(view))
    drawn = [[beliefs.draw() for _ in range(50)] for beliefs in (hurried, late, calm)]
    assert drawn[0] == drawn[2] != drawn[1]


def test_the_expert_does_not_end_a_game_that_another_wins() -> None:
    rails = path("Portland", "Omaha", "El Paso", "Chicago", "Charleston")
    last = next(rail for rail in rails if node("Charleston") in BOARD.ends[rail])
    rails.remove(last)
    state = position([WEST, EAST, THIRD], ["Portland", "Omaha", "Phoenix"], rails)
    finish = LayRail(last)
    state.barrier = 30
    state.lost[0], state.lost[1], state.lost[2] = 29, 0, 29
    assert choice("expert", state) != finish, "seat 2 would pass the barrier and seat 1 win"
    state.lost[0] = 0
    assert choice("expert", state) == finish


def test_hints_say_what_a_rail_does() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"])
    found = hints("transamerica", GAME.view(state, 0), GAME.legal(state), Steps(4))
    assert 1 <= len(found) <= 3
    assert found[0].message.key == "ta-hint-nearer"
    assert found[0].message.values["fewer"] in (1, 2)
    ways = Distances(BOARD)
    ways.lay(found[0].action.edge)
    left = ways.join_cost(node("Portland"), [node(city) for city in WEST])
    assert found[0].message.values["left"] == left
    for language in LANGUAGES:
        assert str(left) in say(found[0].message, language)


def test_hints_for_a_start_a_finish_and_nothing_to_gain() -> None:
    state = dealt([WEST, EAST])
    found = hints("transamerica", GAME.view(state, 0), GAME.legal(state), Steps(4), count=2)
    assert [hint.message.key for hint in found] == ["ta-hint-start"] * 2
    rails = path("Portland", "Omaha", "El Paso", "Chicago", "Charleston")
    last = next(rail for rail in rails if node("Charleston") in BOARD.ends[rail])
    rails.remove(last)
    state = position([WEST, EAST], ["Portland", "Dallas"], rails)
    (hint, *_) = hints("transamerica", GAME.view(state, 0), GAME.legal(state), Steps(1))
    assert hint.message.key == "ta-hint-finish"


def test_hints_name_the_city_that_a_rail_joins() -> None:
    way = path("Portland", "Sacramento")
    hand = ["Sacramento", *WEST[1:]]
    state = position([hand, EAST], ["Portland", "Dallas"], way[:-1])
    found = hints("transamerica", GAME.view(state, 0), GAME.legal(state), Steps(4), count=9)
    reasons = {hint.action: hint.message for hint in found}
    message = reasons[LayRail(way[-1])]
    assert message.key == "ta-hint-joins"
    assert message.values["cities"] == ["Sacramento"]


def test_another_rail_can_be_one_too_many() -> None:
    state = position([WEST, EAST], ["Portland", "Dallas"])
    state.turn_rails = 1
    values = parameters("transamerica", "expert") | {"hold": -9.0}
    expert = ExpertBot(Random(1), values)
    assert expert.choose(GAME.view(state, 0), GAME.legal(state), Steps(4)) == EndTurn()
