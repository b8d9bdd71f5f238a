"""African Rails' strangers: they play whole games, each by its own idea."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from roundhouse.bots import bot, population
from roundhouse.bots.african_rails.hauler import track_to_next_major
from roundhouse.bots.african_rails.strangers.carriers import (
    GOOD_PAYMENT,
    CarrierBot,
    FrugalBot,
    NetBot,
    SpeculatorBot,
    SprinterBot,
    ready_in,
)
from roundhouse.bots.african_rails.strangers.investors import (
    EngineerBot,
    NavvyBot,
)
from roundhouse.game import CHANCE, OVER, game
from roundhouse.games.african_rails.actions import SitOut, Upgrade
from roundhouse.games.african_rails.planners.sources import Source, Wanted
from roundhouse.match.match import drawn

GAME = game("african-rails")


def play(names: list[str], seed: int, until: Any, **options: Any) -> Any:
    """A game up to a moment; every action is checked."""
    rng = Random(seed)
    state = GAME.start(len(names), GAME.Options(**options))
    players = [bot(name, "african-rails", seed) for name in names]
    while (seat := GAME.to_act(state)) != OVER and not until(state):
        if seat == CHANCE:
            GAME.apply(state, drawn(GAME.chances(state), rng))
            continue
        legal = GAME.legal(state)
        action = players[seat].choose(GAME.view(state, seat), legal)
        assert action in legal
        GAME.apply(state, action)
    return state


@cache
def begun() -> Any:
    """Seat 0 is about to move in round 9, with track of three players on the map."""
    return play(
        ["hauler"] * 3,
        3,
        lambda state: state.round == 9 and GAME.view(state, 0).phase == "move",
        start=0,
    )


def offers(view: Any) -> list[tuple[Wanted, Source]]:
    return CarrierBot(Random(1)).offers(view)


def chosen(player: CarrierBot, view: Any) -> tuple[Wanted, Source]:
    haul = player.best_haul(view)
    assert haul is not None
    return next(offer for offer in offers(view) if (offer[0], offer[1].destination) == haul)


@pytest.mark.parametrize(("half", "fast"), [("tuning", False), ("reporting", True)])
def test_all_of_a_half_earn_money_at_one_table(half: str, fast: bool) -> None:
    names = population("african-rails", half)
    state = play(names, 3, lambda state: state.round == 18, fast=fast)
    earned = [player.accounts["deliveries"] for player in GAME.view(state, None).players]
    assert min(earned) > 0


def test_the_miser_leaves_major_cities_for_the_end() -> None:
    state = play(["miser", "navvy"], 3, lambda state: state.round == 14)
    miser, navvy = (len(player.majors) for player in GAME.view(state, None).players)
    assert miser < navvy


def test_the_sprinter_takes_what_is_delivered_soonest() -> None:
    view = GAME.view(begun(), 0)
    found = chosen(SprinterBot(Random(1)), view)[1]
    assert ready_in(found) == min(ready_in(source) for _, source in offers(view))


def test_the_frugal_one_builds_least() -> None:
    view = GAME.view(begun(), 0)
    found = chosen(FrugalBot(Random(1)), view)[1]
    assert found.cost == min(source.cost for _, source in offers(view))


def test_the_net_one_keeps_most_of_a_payment() -> None:
    view = GAME.view(begun(), 0)
    wanted, source = chosen(NetBot(Random(1)), view)
    assert wanted.payment - source.cost == max(one.payment - two.cost for one, two in offers(view))


def test_the_speculator_throws_poor_cards_in_but_not_for_ever() -> None:
    state = begun()
    view, legal = GAME.view(state, 0), GAME.legal(state)
    assert SitOut() in legal
    assert max(wanted.payment for wanted, _ in offers(view)) < GOOD_PAYMENT
    player = SpeculatorBot(Random(1))
    answers = [player.choose(view, legal) for _ in range(4)]
    assert answers[:2] == [SitOut(), SitOut()]
    assert SitOut() not in answers[2:]


def test_the_engineer_buys_trains_where_the_navvy_builds() -> None:
    state = play(
        ["hauler"] * 2,
        5,
        lambda state: state.round == 3 and GAME.view(state, 0).phase == "build",
        start=0,
    )
    view, legal = GAME.view(state, 0), GAME.legal(state)
    assert any(isinstance(action, Upgrade) for action in legal)
    assert track_to_next_major(view) is not None
    assert isinstance(EngineerBot(Random(1)).choose(view, legal), Upgrade)
    assert not isinstance(NavvyBot(Random(1)).choose(view, legal), Upgrade)


def test_the_renter_rides_on_the_track_of_others() -> None:
    state = play(["renter", "hauler", "hauler"], 5, lambda state: state.round == 20, start=0)
    accounts = GAME.view(state, 0).players[0].accounts
    assert accounts["fees_paid"] < 0
