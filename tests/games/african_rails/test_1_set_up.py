"""Chapter 1: components and set-up."""

from __future__ import annotations

import pytest

from roundhouse.boards.network import HIGH_MOUNTAIN, LAKE, MAJOR, RIVER, WADI
from roundhouse.game import CHANCE, BadInput
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    ChooseOrigin,
    DealCard,
    DrawPublic,
    DrawStartPlayer,
    EndTurn,
    ReturnCard,
)
from tests.games.african_rails.table import (
    BOARD,
    CARDS,
    GAME,
    KEYS,
    State,
    cash,
    draw_any,
    end_turns,
    legal,
    play,
    refused,
    table,
)


@pytest.mark.rule("AF-1.1")
def test_af_1_1_the_box_holds_what_the_rulebook_counts() -> None:
    majors = [city.name for city in BOARD.cities if city.kind == MAJOR]
    assert len(BOARD.cities) == 64
    assert len(majors) == 6
    assert "Brazzaville & Kinshasa" in majors
    assert len(BOARD.cards) == 160
    assert {len(card.contracts) for card in BOARD.cards} == {3}
    assert len(BOARD.events) == 30
    assert (len(BOARD.goods), sum(good.chips for good in BOARD.goods)) == (33, 108)
    assert set(BOARD.terrain) == set(range(HIGH_MOUNTAIN + 1))
    assert {RIVER, WADI, LAKE} <= set(BOARD.crossing)
    assert len(BOARD.ferries) == 10


@pytest.mark.rule("AF-1.1")
def test_af_1_1_nothing_is_built_where_there_are_no_neighbouring_mileposts() -> None:
    state = table(first_round=True)
    assert refused(state, BuildTrack(236, 0)) == "AF-6.2"
    assert refused(state, BuildTrack(236, BOARD.size)) == "AF-6.2"


@pytest.mark.rule("AF-1.2", "AF-9.1")
@pytest.mark.parametrize(("fast", "dealt", "kept"), [(False, 5, 3), (True, 7, 5)])
def test_af_1_2_cards_are_dealt_and_two_go_back(fast: bool, dealt: int, kept: int) -> None:
    state: State = GAME.start(2, GAME.Options(fast=fast))
    assert cash(state) == [60, 60]
    for seat in range(2):
        for _ in range(dealt):
            assert GAME.to_act(state) == CHANCE
            play(state, GAME.chances(state)[0][0])
        assert len(state.hands[seat]) == dealt
    first = KEYS[state.hands[0][0]]
    assert refused(state, ChooseOrigin("Cairo")) == "AF-1.2"
    play(state, ReturnCard(first))
    assert refused(state, ReturnCard(first)) == "AF-1.2"
    play(state, ReturnCard(KEYS[state.hands[0][0]]))
    assert len(state.hands[0]) == kept
    assert BOARD.card_number[first] in state.pile


@pytest.mark.rule("AF-1.2")
def test_af_1_2_no_event_is_dealt_and_all_are_in_the_pile_afterwards() -> None:
    state: State = GAME.start(2, GAME.Options())
    assert {outcome.card[0] for outcome, _ in GAME.chances(state)} == {"C"}
    assert GAME.why_not(state, DealCard(0, "E01")) is not None
    assert GAME.why_not(state, DealCard(1, "C001")) is not None
    state = table()
    assert set(range(CARDS, CARDS + 30)) < set(state.pile)
    assert len(state.pile) == 190 - 2 * 3


@pytest.mark.rule("AF-1.2")
def test_af_1_2_everybody_has_a_type_a_train() -> None:
    state = table(3)
    assert [GAME.view(state, None).players[seat].trains[0].type for seat in range(3)] == ["A"] * 3


@pytest.mark.rule("AF-1.3")
def test_af_1_3_the_train_stands_in_the_centre_of_a_chosen_major_city() -> None:
    state = table(3, origins=("Lagos", "Lagos", "Brazzaville & Kinshasa"))
    assert [int(state.at[2 * seat]) for seat in range(3)] == [1164, 1164, 1486]
    assert [GAME.view(state, 0).players[seat].majors for seat in range(3)] == [
        ["Lagos"],
        ["Lagos"],
        ["Brazzaville & Kinshasa"],
    ]


@pytest.mark.rule("AF-1.3")
def test_af_1_3_seat_by_seat_cards_go_back_and_an_origin_is_chosen() -> None:
    state: State = GAME.start(2, GAME.Options())
    while GAME.to_act(state) == CHANCE:
        play(state, GAME.chances(state)[0][0])
    order = []
    while state.round == 0 and GAME.to_act(state) != CHANCE:
        action = GAME.legal(state)[0]
        order.append((GAME.to_act(state), type(action).__name__))
        play(state, action)
    once = ["ReturnCard", "ReturnCard", "ChooseOrigin"]
    assert order == [(seat, name) for seat in range(2) for name in once]
    assert refused_outside(state) == "AF-1.3"


def refused_outside(state: State) -> str:
    play(state, DrawStartPlayer(1))
    return refused(state, ChooseOrigin("Cairo"))


@pytest.mark.rule("AF-1.3")
def test_af_1_3_only_a_major_city_is_an_origin() -> None:
    state: State = GAME.start(2, GAME.Options())
    while GAME.to_act(state) == CHANCE:
        play(state, GAME.chances(state)[0][0])
    for _ in range(2):
        play(state, legal(state, ReturnCard)[0])
    assert len(legal(state, ChooseOrigin)) == 6
    assert refused(state, ChooseOrigin("Khartoum")) == "AF-1.3"


@pytest.mark.rule("AF-1.4")
def test_af_1_4_the_start_player_is_drawn_or_named_and_play_is_clockwise() -> None:
    named = table(3, start=2, first_round=True)
    turns = []
    for _ in range(4):
        turns.append(GAME.to_act(named))
        play(named, EndTurn())
    assert turns == [2, 0, 1, 2]
    state: State = GAME.start(3, GAME.Options())
    while state.start_player < 0:
        assert GAME.to_act(state) == CHANCE or GAME.legal(state)
        if GAME.to_act(state) == CHANCE and isinstance(GAME.chances(state)[0][0], DrawStartPlayer):
            assert GAME.chances(state) == [(DrawStartPlayer(seat), 1) for seat in range(3)]
            assert GAME.why_not(state, DrawStartPlayer(3)) is not None
            play(state, DrawStartPlayer(1))
        else:
            play(state, (GAME.legal(state) or [GAME.chances(state)[0][0]])[0])
    assert GAME.to_act(state) == 1
    assert refused(state, DrawStartPlayer(0)) == "AF-1.4"


@pytest.mark.rule("AF-1.4")
def test_af_1_4_a_start_player_beyond_the_table_is_turned_away() -> None:
    with pytest.raises(BadInput, match="start"):
        GAME.start(2, GAME.Options(start=2))


@pytest.mark.rule("AF-1.5")
def test_af_1_5_three_public_contracts_without_events_in_round_four() -> None:
    state = end_turns(table(), 2)
    assert (int(state.round), state.public) == (3, [])
    play(state, EndTurn(), EndTurn())
    assert GAME.to_act(state) == CHANCE
    assert {type(outcome) for outcome, _ in GAME.chances(state)} == {DrawPublic}
    assert {outcome.card[0] for outcome, _ in GAME.chances(state)} == {"C"}
    refusal = GAME.why_not(state, DrawPublic("E01"))
    assert refusal is not None
    assert refusal.rule == "AF-1.5"
    draw_any(state)
    assert (int(state.round), len(state.public), GAME.to_act(state)) == (4, 3, 0)
    assert GAME.view(state, None).public == [KEYS[card] for card in state.public]
