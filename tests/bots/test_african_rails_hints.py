"""Hints for African Rails: legal actions, with reasons whose figures are true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from roundhouse.bots import Steps, bot
from roundhouse.bots.african_rails.hints import adviser, hints
from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import BuildTrack, Deliver, SitOut
from roundhouse.games.african_rails.advice import SourcesAsked, sources
from roundhouse.games.african_rails.names import city_name, good_name
from roundhouse.languages import LANGUAGES
from roundhouse.match.match import drawn
from roundhouse.words import say
from tests.games.african_rails.table import (
    BOARD,
    GAME,
    give,
    own,
    post,
    put,
    table,
    to_building,
    way,
)


def payments(view: Any) -> set[tuple[str, str, int]]:
    """City, good and payment of every contract that the seat may carry out."""
    cards = [*(view.players[view.seat].hand or []), *view.public]
    return {
        (
            city_name(BOARD.destinations[contract.destination].name),
            good_name(BOARD.goods[contract.good].key),
            contract.payment,
        )
        for card in cards
        for contract in BOARD.cards[BOARD.card_number[card]].contracts
    }


def test_hints_are_legal_and_true_all_through_a_game() -> None:
    state = GAME.start(2, GAME.Options())
    rng = Random(3)
    players = [bot("steady", "african-rails", seat) for seat in range(2)]
    keys: set[str] = set()
    decisions = 0
    while state.round < 12:
        seat = GAME.to_act(state)
        if seat == CHANCE:
            GAME.apply(state, drawn(GAME.chances(state), rng))
            continue
        view, legal = GAME.view(state, seat), GAME.legal(state)
        decisions += 1
        if decisions % 30 == 0 or view.round == 0:
            found = hints(view, legal, Steps(8), 3)
            assert 1 <= len(found) <= 3
            assert all(hint.action in legal for hint in found)
            assert len({repr(hint) for hint in found}) == len(found)
            for hint in found:
                check_turn(state, [hint.action, *hint.rest])
                keys.add(hint.message.key)
                values = hint.message.values
                if "good" in values and "amount" in values:
                    named = (values["city"], values["good"], values["amount"])
                    assert named in payments(view)
                for language in LANGUAGES:
                    assert say(hint.message, language)
        GAME.apply(state, players[seat].choose(view, legal, Steps(8)))
    assert {"af-hint-return", "af-hint-origin", "af-hint-plan", "af-hint-plan-loaded"} <= keys


def check_turn(state: Any, actions: list[Any]) -> None:
    """They can be played one after another."""
    trial = state.copy()
    for action in actions:
        assert GAME.why_not(trial, action) is None
        GAME.apply(trial, action)


@pytest.mark.parametrize("to_build", [False, True])
def test_hints_are_plans_that_agree_with_the_contract_rows(to_build: bool) -> None:
    """The expert's own plan, then theirs in their order; the same figures, the same track."""
    state = table(origins=["Lagos", "Johannesburg"])
    own(state, 0, *way("Lagos", "Kano"))
    state = to_building(state) if to_build else state
    view = GAME.view(state, 0)
    found = hints(view, GAME.legal(state), Steps(40), 3)
    rows = sources(view, 0, SourcesAsked())
    best = {row.card: row for row in reversed(rows)}
    assert found[0].action == adviser().choose(view, GAME.legal(state), Steps(40))
    planned = [hint for hint in found if "card" in hint.message.values]
    others = [hint for hint in planned if hint is not found[0]]
    assert planned
    ranks = [list(reversed(best)).index(str(hint.message.values["card"])) for hint in others]
    assert ranks == sorted(ranks)
    for hint in planned:
        values = hint.message.values
        row = next(
            row for row in rows if (row.card, row.contract) == (values["card"], values["contract"])
        )
        source = row.sources[0]
        assert (values["profit"], values["cost"]) == (row.profit, source.cost)
        assert values["steps"] == source.steps_to_load + source.steps_to_deliver
        assert len(hint.todo) > 0
    for hint in others:
        source = best[str(hint.message.values["card"])].sources[0]
        built = [(act.start, act.end) for act in [hint.action, *hint.rest] if is_track(act)]
        assert built == [(start, end) for start, end, _ in source.sections[: source.builds[0]]]


def is_track(action: Any) -> bool:
    return isinstance(action, BuildTrack)


def test_a_delivery_is_the_first_hint_where_it_can_be_made() -> None:
    state = table(origins=["Lagos", "Johannesburg"])
    own(state, 0, *way("Lagos", "Cairo"))
    put(state, 0, post("Cairo"), "cocoa")
    state.cash[0] = 0
    give(state, 0, "C110")
    first = hints(GAME.view(state, 0), GAME.legal(state), Steps(40), 1)[0]
    assert isinstance(first.action, Deliver)
    assert [say(part) for part in first.todo] == ["deliver cocoa: 31 M"]
    assert say(first.message).startswith("cocoa, on board, to Cairo: 31 M, no track to build")


def test_new_cards_are_the_hint_when_nothing_can_be_done() -> None:
    state = table(origins=["Lagos", "Johannesburg"])
    state.cash[0] = 0
    first = hints(GAME.view(state, 0), GAME.legal(state), Steps(10))[0]
    assert first.action == SitOut()
    assert "new cards" in say(first.message)
