"""The levels of African Rails play whole games of every kind, and plan as a good player would."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundhouse.bots import LEVELS, Steps, bot
from roundhouse.bots.african_rails.levels import expert
from roundhouse.bots.african_rails.outlook import Outlook
from roundhouse.bots.african_rails.plan import Office, Plan
from roundhouse.bots.african_rails.style import Style
from roundhouse.bots.african_rails.watch import PATIENCE, Watch
from roundhouse.bots.parameters import parameters
from roundhouse.game import CHANCE, OVER
from roundhouse.games.african_rails.actions import (
    Accept,
    BuildTrack,
    BuyTrain,
    Deliver,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    OfferPassage,
    Refuse,
    SitOut,
    Unload,
    Upgrade,
)
from roundhouse.match.match import drawn
from tests.games.african_rails.table import (
    BOARD,
    CARD,
    GAME,
    draw_event,
    give,
    own,
    play,
    post,
    put,
    table,
    to_building,
    way,
)

TITLE = "african-rails"


def play_on(
    names: list[str],
    seed: int,
    forgets: float = 0.0,
    rounds: int = 250,
    steps: int = 8,
    **options: Any,
) -> Any:
    """A game to its end or that round; the forgetful are now and then new players."""
    rng = Random(seed)
    state = GAME.start(len(names), GAME.Options(**options))
    players = [bot(name, TITLE, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while (seat := GAME.to_act(state)) != OVER and state.round < rounds:
        if seat == CHANCE:
            GAME.apply(state, drawn(GAME.chances(state), rng))
            continue
        if rng.random() < forgets:
            players[seat] = bot(names[seat], TITLE, f"{seed}/{seat}")
        legal = GAME.legal(state)
        action = players[seat].choose(GAME.view(state, seat), legal, Steps(steps))
        assert action in legal
        GAME.apply(state, action)
    return state


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["novice", "steady"], {}),
        (["sharp", "expert"], {"two_player": True}),
        (["expert", "steady"], {"fast": True}),
        (["expert", "sharp", "greedy"], {"c15": True, "secret_cash": True}),
        (["steady", "novice", "sharp", "expert", "hauler", "greedy"], {"agreements": False}),
    ],
)
def test_games_of_every_kind_come_to_an_end(names: list[str], options: dict[str, Any]) -> None:
    state = play_on(names, 5, forgets=0.02, target=90, **options)
    assert GAME.winners(state)


def test_a_single_step_of_search_is_enough_to_finish() -> None:
    assert GAME.winners(play_on(["expert", "sharp"], 7, steps=1, target=90))


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_seed_and_steps_give_the_same_game(name: str) -> None:
    assert GAME.dump(play_on([name] * 2, 3, rounds=9)) == GAME.dump(
        play_on([name] * 2, 3, rounds=9)
    )


def test_a_plan_for_another_table_is_dropped() -> None:
    """One bot sits at two tables in turn; it plays on at both."""
    player = bot("sharp", TITLE, 1)
    tables = [GAME.start(2, GAME.Options()) for _ in range(2)]
    rngs = [Random(1), Random(2)]
    for number in range(240):
        state, rng = tables[number % 2], rngs[number % 2]
        while GAME.to_act(state) == CHANCE:
            GAME.apply(state, drawn(GAME.chances(state), rng))
        legal = GAME.legal(state)
        action = player.choose(GAME.view(state, GAME.to_act(state)), legal, Steps(5))
        assert action in legal
        GAME.apply(state, action)
    assert all(state.round > 1 for state in tables)


# -- plans on positions made by hand --------------------------------------------------------------


def card_with(city: str, good: str) -> tuple[str, int, int]:
    """A card, the number of its contract for that city and good, and the payment."""
    for card in BOARD.cards:
        for number, contract in enumerate(card.contracts):
            names = (BOARD.destinations[contract.destination].name, BOARD.goods[contract.good].key)
            if names == (city, good):
                return card.key, number, contract.payment
    raise LookupError((city, good))


def plan_of(state: Any, seat: int = 0, steps: int = 400) -> Plan:
    style = Style(parameters(TITLE, "expert"))
    office = Office(Outlook(GAME.view(state, seat), seat, style, "seed"), style)
    return office.plan(Steps(steps))


def acts(plan: Plan, train: int = 0) -> list[tuple[str, str, str]]:
    tour = plan.tours[train]
    assert tour is not None
    return [
        (
            "load" if stop.task is None else "deliver",
            BOARD.goods[stop.good].key,
            BOARD.destinations[stop.place].name,
        )
        for stop in tour.stops
    ]


def on_the_line() -> Any:
    """Seat 0 has nothing but a line from Lagos to Cairo, and its train in Lagos."""
    state = table(origins=["Lagos", "Johannesburg"])
    own(state, 0, *way("Lagos", "Cairo"))
    put(state, 0, post("Lagos"))
    state.cash[0] = 0
    return state


def test_two_loads_on_one_trip_beat_two_trips() -> None:
    state = on_the_line()
    cocoa, _, _ = card_with("Cairo", "cocoa")
    oil, _, _ = card_with("Cairo", "palm_oil")
    give(state, 0, cocoa, oil)
    first = acts(plan_of(state))[:4]
    assert sorted(first[:2]) == [("load", "cocoa", "Lagos"), ("load", "palm_oil", "Lagos")]
    assert sorted(first[2:]) == [("deliver", "cocoa", "Cairo"), ("deliver", "palm_oil", "Cairo")]


def test_a_tour_is_never_dearer_than_the_cash() -> None:
    state = table(origins=["Lagos", "Johannesburg"])
    state.cash[0] = 25
    plan = plan_of(state)
    tour = plan.tours[0]
    assert tour is not None
    first = next(stop.task for stop in tour.stops if stop.task is not None)
    goals = [(work.goal, work.cost) for work in plan.works]
    paid = sum(cost for goal, cost in goals if goal is not None and goal.task is first)
    assert 0 < paid <= 25


def test_cards_that_cannot_be_served_are_thrown_in() -> None:
    state = on_the_line()
    give(state, 0, card_with("Johannesburg", "fish")[0])
    choice = bot("expert", TITLE, 1).choose(GAME.view(state, 0), GAME.legal(state), Steps(50))
    assert choice == SitOut()


def test_cards_that_pay_are_kept() -> None:
    state = on_the_line()
    give(state, 0, card_with("Cairo", "cocoa")[0])
    choice = bot("expert", TITLE, 1).choose(GAME.view(state, 0), GAME.legal(state), Steps(50))
    assert choice == Load(0, "cocoa")


def test_of_two_pieces_of_one_good_the_one_too_many_makes_room() -> None:
    """A full train cannot load what its tour needs next until it sets something down."""
    state = on_the_line()
    give(state, 0, card_with("Cairo", "cocoa")[0], card_with("Cairo", "palm_oil")[0])
    put(state, 0, post("Lagos"), "cocoa", "cocoa")
    player = bot("expert", TITLE, 1)
    choice = player.choose(GAME.view(state, 0), GAME.legal(state), Steps(50))
    assert choice == Unload(0, "cocoa")
    play(state, choice)
    choice = player.choose(GAME.view(state, 0), GAME.legal(state), Steps(50))
    assert choice == Load(0, "palm_oil")


def test_what_was_set_down_is_not_taken_up_again_in_the_same_turn() -> None:
    """Two plans of which either makes the other the better one would never end."""
    state = on_the_line()
    cocoa = card_with("Cairo", "cocoa")[0]
    give(state, 0, cocoa, card_with("Cairo", "palm_oil")[0])
    put(state, 0, post("Lagos"), "cocoa", "cocoa")
    player = bot("expert", TITLE, 1)
    play(state, player.choose(GAME.view(state, 0), GAME.legal(state), Steps(50)))
    state.hands[0] = []
    give(state, 0, cocoa)
    put(state, 0, post("Lagos"))
    view, legal = GAME.view(state, 0), GAME.legal(state)
    assert bot("expert", TITLE, 1).choose(view, legal, Steps(50)) == Load(0, "cocoa")
    assert player.choose(view, legal, Steps(50)) == EndMove(0)


def test_near_the_target_with_five_majors_and_no_contract_new_cards_are_drawn() -> None:
    state = on_the_line()
    for start, end in (("Lagos", "Casablanca"), ("Cairo", "Nairobi"), ("Cairo", "Johannesburg")):
        own(state, 0, *way(start, end))
    state.cash[0] = 242
    state.hands[0] = []
    choice = bot("expert", TITLE, 1).choose(GAME.view(state, 0), GAME.legal(state), Steps(50))
    assert choice == SitOut()


def test_only_the_track_of_the_next_stop_is_waited_for() -> None:
    """Track for later stops may be shorter, but it is not there for some time."""
    state = table(origins=["Lagos", "Johannesburg"])
    player = expert(Random(1), parameters(TITLE, "expert"))
    player.choose(GAME.view(state, 0), GAME.legal(state), Steps(400))
    plan = player.plan
    assert plan is not None
    first = [section for work in plan.works if work.stop == 1 for section in work.sections]
    assert player.sections(0, True) == first
    assert len(player.sections(0, False)) > len(first)


def test_turns_that_change_nothing_are_noticed() -> None:
    state = on_the_line()
    watch = Watch()
    seen = []
    for _ in range(PATIENCE + 1):
        seen.append(watch.is_stuck(GAME.view(state, 0), 0))
        play(state, EndTurn(), EndTurn())
        while GAME.to_act(state) == CHANCE:
            play(state, GAME.chances(state)[0][0])
    assert seen == [False] * PATIENCE + [True]
    assert watch.shun([3, 4])
    assert watch.shunned == [3, 4]
    assert not watch.shun([4])
    put(state, 0, post("Cairo"))
    assert not watch.is_stuck(GAME.view(state, 0), 0)
    assert watch.shunned == [3, 4]
    state.hands[0] = state.hands[0][:2]
    play(state, EndTurn(), EndTurn())
    watch.is_stuck(GAME.view(state, 0), 0)
    assert watch.shunned == []


@pytest.mark.parametrize(("cash", "improves"), [(70, True), (246, False), (12, False)])
def test_trains_are_improved_while_the_game_is_long(cash: int, improves: bool) -> None:
    """Not with the target near, and not without the money."""
    state = on_the_line()
    for city in ("Casablanca", "Johannesburg", "Nairobi"):
        own(state, 0, *way("Lagos" if city == "Casablanca" else "Cairo", city))
    give(state, 0, card_with("Cairo", "cocoa")[0])
    state.cash[0] = cash
    to_building(state)
    choice = bot("expert", TITLE, 1).choose(GAME.view(state, 0), GAME.legal(state), Steps(50))
    assert isinstance(choice, Upgrade | BuyTrain) == improves


def test_the_fifth_major_city_is_built_when_the_cash_is_there() -> None:
    state = on_the_line()
    for start, end in (("Lagos", "Casablanca"), ("Cairo", "Nairobi")):
        own(state, 0, *way(start, end))
    state.cash[0] = 330
    player = bot("expert", TITLE, 1)
    while GAME.to_act(state) != OVER:
        assert state.round < 8, "it does not finish"
        if GAME.to_act(state) == CHANCE:
            play(state, GAME.chances(state)[0][0])
        elif GAME.to_act(state) == 1:
            play(state, EndTurn())
        else:
            play(state, player.choose(GAME.view(state, 0), GAME.legal(state), Steps(30)))
    assert GAME.winners(state) == [0]


def test_goods_go_to_the_city_that_pays_more() -> None:
    state = on_the_line()
    put(state, 0, post("Cairo"), "cocoa")
    card, number, _ = card_with("Cairo", "cocoa")
    give(state, 0, card)
    choice = bot("expert", TITLE, 1).choose(GAME.view(state, 0), GAME.legal(state), Steps(50))
    assert choice == Deliver(0, card, number)


def test_a_strike_is_waited_for_not_ignored() -> None:
    """E11: nothing is delivered inland for a round; the plan counts the turn."""
    state = on_the_line()
    put(state, 0, post("Cairo"), "cocoa")
    draw_event(state, "E11")
    card, _, _ = card_with("Cairo", "cocoa")
    while GAME.to_act(state) == CHANCE:
        play(state, GAME.chances(state)[0][0])
    give(state, 0, card, *[BOARD.cards[number].key for number in state.hands[0][:2]])
    play(state, EndTurn(), EndTurn())
    tour = plan_of(state).tours[0]
    assert tour is not None
    assert tour.stops[0].task is not None
    assert tour.stops[0].clock >= 1.0
    choice = bot("expert", TITLE, 1).choose(GAME.view(state, 0), GAME.legal(state), Steps(50))
    assert isinstance(choice, EndMove | MoveTo | Load)


def test_lost_track_under_the_train_is_repaired() -> None:
    """A train cut off from its network is joined again before anything else."""
    state = on_the_line()
    line = way("Lagos", "Cairo")
    middle = len(line) // 2
    state.owner[int(edge_of(line[middle], line[middle + 1]))] = 0
    own(state, 0, *line[: middle + 1])
    put(state, 0, line[middle + 2])
    state.cash[0] = 30
    to_building(state)
    choice = bot("expert", TITLE, 1).choose(GAME.view(state, 0), GAME.legal(state), Steps(30))
    assert choice == BuildTrack(line[middle], line[middle + 1])


def edge_of(a: int, b: int) -> int:
    for at in range(int(BOARD.first[a]), int(BOARD.first[a + 1])):
        if BOARD.neighbour[at] == b:
            return int(BOARD.via[at])
    raise LookupError((a, b))


@pytest.mark.parametrize(("price", "answer"), [(2, Accept()), (6, Refuse())])
def test_a_better_price_for_track_is_accepted(price: int, answer: Any) -> None:
    """The owner offers its track to the bot."""
    state = table()
    play(state, OfferPassage(1, 0, price, 3))
    assert bot("expert", TITLE, 1).choose(GAME.view(state, 1), GAME.legal(state)) == answer


def test_public_contracts_that_a_rival_carries_count_for_less() -> None:
    state = on_the_line()
    card, number, payment = card_with("Cairo", "cocoa")
    state.hands[0] = []
    state.public = [CARD[card]]
    state.pile = [other for other in state.pile if other != CARD[card]]
    style = Style(parameters(TITLE, "expert"))
    put(state, 1, post("Nairobi"), "cocoa")
    threatened = Outlook(GAME.view(state, 0), 0, style, "seed")
    put(state, 1, post("Nairobi"))
    quiet = Outlook(GAME.view(state, 0), 0, style, "seed")
    risks = [
        next(task.risk for task in outlook.tasks if task.contract == number)
        for outlook in (threatened, quiet)
    ]
    assert risks[0] > risks[1] > 0
    assert payment > 0


def test_the_expert_has_tuned_values_of_its_own() -> None:
    values = parameters(TITLE, "expert")
    bolder = expert(Random(1), values | {"sit": 1000.0})
    state = on_the_line()
    give(state, 0, card_with("Cairo", "cocoa")[0])
    assert bolder.choose(GAME.view(state, 0), GAME.legal(state), Steps(20)) == SitOut()
