"""Hints for African Rails: legal actions, with reasons whose figures are true."""

from __future__ import annotations

from random import Random
from typing import Any

from roundhouse.bots import Steps, bot
from roundhouse.bots.african_rails.hints import hints
from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import Deliver, SitOut
from roundhouse.games.african_rails.names import city_name, good_name
from roundhouse.languages import LANGUAGES
from roundhouse.match.match import drawn
from roundhouse.words import say
from tests.games.african_rails.table import BOARD, GAME, give, own, post, put, table, way


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
        if decisions % 12 == 0 or view.round == 0:
            found = hints(view, legal, Steps(8), 3)
            assert 1 <= len(found) <= 3
            assert all(hint.action in legal for hint in found)
            assert len({repr(hint.action) for hint in found}) == len(found)
            for hint in found:
                keys.add(hint.message.key)
                values = hint.message.values
                if "good" in values and "amount" in values:
                    named = (values["city"], values["good"], values["amount"])
                    assert named in payments(view)
                for language in LANGUAGES:
                    assert say(hint.message, language)
        GAME.apply(state, players[seat].choose(view, legal, Steps(8)))
    assert {"af-hint-return", "af-hint-origin", "af-hint-build", "af-hint-bring"} <= keys


def test_a_delivery_is_the_first_hint_where_it_can_be_made() -> None:
    state = table(origins=["Lagos", "Johannesburg"])
    own(state, 0, *way("Lagos", "Cairo"))
    put(state, 0, post("Cairo"), "cocoa")
    state.cash[0] = 0
    give(state, 0, "C110")
    first = hints(GAME.view(state, 0), GAME.legal(state), Steps(40), 1)[0]
    assert isinstance(first.action, Deliver)
    assert say(first.message) == "Deliver cocoa in Cairo: 31 M now."


def test_new_cards_are_the_hint_when_nothing_can_be_done() -> None:
    state = table(origins=["Lagos", "Johannesburg"])
    state.cash[0] = 0
    first = hints(GAME.view(state, 0), GAME.legal(state), Steps(10))[0]
    assert first.action == SitOut()
    assert "new cards" in say(first.message)
