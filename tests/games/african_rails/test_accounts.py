"""In any game: chips, cards, track and money are all accounted for."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from roundhouse.games.african_rails.facts import MAJORS, PLACE_LIMITS, SPACES, TABLES
from roundhouse.games.african_rails.freight import lying_good
from roundhouse.games.african_rails.rules import apply_number, is_chance, outcomes, random_number
from roundhouse.games.african_rails.state import ENDED, FLOW_KINDS, FLOWS
from roundhouse.games.african_rails.track import in_network, rebuild
from tests.games.african_rails.table import BOARD, GAME, State, set_cash

TABLES_TRIED: list[tuple[int, dict[str, Any]]] = [
    (2, {"two_player": True}),
    (2, {"two_player": True, "fast": True}),
    (3, {"fast": True, "c15": True, "agreements": False}),
    (4, {"agreements": False}),
    (5, {"secret_cash": True}),
    (6, {}),
]


def fuzzed(seats: int, options: dict[str, Any], seed: int, moments: int, steps: int) -> Any:
    """A random game, looked at from time to time; gifts keep its players building."""
    rng = Random(seed)
    state: State = GAME.start(seats, GAME.Options(**options))
    for _ in range(moments):
        for _ in range(steps):
            if state.phase == ENDED:
                return
            if is_chance(state):
                first, cards = outcomes(state)
                apply_number(state, first + rng.choice(cards))
            else:
                apply_number(state, random_number(state, rng.random))
        if rng.random() < 0.3:
            seat = rng.randrange(seats)
            set_cash(state, seat, int(state.cash[seat]) + 20)
        yield state


def chips(state: State) -> Counter[str]:
    """Every chip of the game: in supply, on trains, lying in cities and in depots."""
    found: Counter[str] = Counter()
    for good, entry in enumerate(BOARD.goods):
        found[entry.key] += int(state.supply[good])
        for depot in state.depots:
            found[entry.key] += int(depot) >> good & 1 if depot > 0 else 0
    on_trains = [int(good) for good in state.cargo if good >= 0]
    for good in on_trains + [int(lying_good(entry)) for entry in state.lying]:
        found[BOARD.goods[good].key] += 1
    return found


@pytest.mark.rule("AF-1.1", "AF-10.1")
@pytest.mark.parametrize(("seats", "options"), TABLES_TRIED)
def test_af_1_1_chips_cards_and_cash_are_conserved(seats: int, options: dict[str, Any]) -> None:
    out = 1 if options.get("two_player") else 0
    whole = {good.key: good.chips - out for good in BOARD.goods}
    assert sum(whole.values()) == 108 - 33 * out
    for seed in range(3):
        for state in fuzzed(seats, options, seed, moments=60, steps=40):
            assert chips(state) == whole
            cards = state.pile + state.discards + state.public
            cards += [card for hand in state.hands for card in hand]
            assert sorted(cards) == list(range(190))
            assert state.pile == sorted(state.pile)
            for seat in range(seats):
                flows = [int(state.accounts[seat * FLOW_KINDS + at]) for at in range(FLOW_KINDS)]
                assert int(state.cash[seat]) == sum(flows) >= 0
            fees = [
                sum(
                    int(state.accounts[seat * FLOW_KINDS + FLOWS.index(flow)])
                    for seat in range(seats)
                )
                for flow in ("fees_received", "fees_paid")
            ]
            assert sum(fees) == 0


@pytest.mark.rule("AF-6.3", "AF-6.7")
@pytest.mark.parametrize(("seats", "options"), TABLES_TRIED)
def test_af_6_7_networks_are_what_their_sections_make_them(
    seats: int, options: dict[str, Any]
) -> None:
    for state in fuzzed(seats, options, 11, moments=40, steps=60):
        anew = state.copy()
        rebuild(anew)
        for name in ("touch", "city_touch", "joined", "room"):
            assert list(getattr(anew, name)) == list(getattr(state, name)), name
        for seat in range(seats):
            unbuilt = sorted(d for d in state.frontier[seat] if state.owner[d >> 1] == 0)
            assert unbuilt == sorted(anew.frontier[seat])
        for place, kind in enumerate(TABLES.place_kind):
            limit = 1 if options.get("two_player") and kind == 0 else PLACE_LIMITS[int(kind)]
            joined = int(state.joined[place]).bit_count()
            assert joined <= limit
            assert joined == sum(
                any(in_network(state, seat, post) for post in TABLES.place_posts[place])
                for seat in range(seats)
            )


@pytest.mark.rule("AF-3.2", "AF-4.7", "AF-9.3")
@pytest.mark.parametrize(("seats", "options"), TABLES_TRIED)
def test_af_4_7_hands_loads_and_depots_keep_their_sizes(
    seats: int, options: dict[str, Any]
) -> None:
    spaces = (2, 3, 2, 3, 2)
    for state in fuzzed(seats, options, 5, moments=60, steps=40):
        if state.round == 0 or state.draws or len(state.drops) or state.phase == ENDED:
            continue
        base, more = (5, 2) if options.get("fast") else (3, 1)
        for seat in range(seats):
            assert len(state.hands[seat]) == base + more * (state.train[2 * seat + 1] >= 0)
        for train, kind in enumerate(state.train):
            goods = [int(good) for good in state.cargo[SPACES * train : SPACES * (train + 1)]]
            carried = [good for good in goods if good >= 0]
            assert goods == sorted(carried) + [-1] * (SPACES - len(carried))
            assert len(carried) <= (spaces[int(kind)] if kind >= 0 else 0)
        for city in range(MAJORS):
            depots = [int(state.depots[seat * MAJORS + city]) for seat in range(seats)]
            assert sum(depot >= 0 for depot in depots) <= 3
            assert all(depot < 0 or depot.bit_count() <= 3 for depot in depots)
