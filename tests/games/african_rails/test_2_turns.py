"""Chapters 2 and 11: turns and rounds."""

from __future__ import annotations

import pytest

from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    Convert,
    Deliver,
    DrawCard,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
    OfferPassage,
    Refuse,
    SitOut,
    Upgrade,
)
from tests.games.african_rails.table import (
    CARD,
    GAME,
    KEYS,
    can,
    draw_any,
    draw_event,
    end_turns,
    legal,
    near,
    play,
    post,
    refused,
    second_train,
    table,
    to_building,
)

CAIRO = post("Cairo")


@pytest.mark.rule("AF-2.1")
def test_af_2_1_first_move_and_handle_goods_then_build() -> None:
    state = table()
    assert legal(state, BuildTrack) == []
    gate = next(out for out in near(near(CAIRO)[0]) if out not in [CAIRO, *near(CAIRO)])
    assert refused(state, BuildTrack(near(CAIRO)[0], gate)) == "AF-2.1"
    play(state, Load(0, "cotton"), MoveTo(0, near(CAIRO)[0]), EndMove(0))
    assert refused(state, MoveTo(0, CAIRO)) == "AF-2.1"
    assert refused(state, Load(0, "machinery")) == "AF-2.1"
    assert refused(state, EndMove(0)) == "AF-2.1"
    play(state, legal(state, BuildTrack)[0], EndTurn())
    assert GAME.to_act(state) == 1


@pytest.mark.rule("AF-2.1")
def test_af_2_1_a_turn_may_be_ended_while_moving_and_each_train_ends_its_own_moving() -> None:
    state = table()
    play(state, MoveTo(0, near(CAIRO)[0]), EndTurn())
    assert GAME.to_act(state) == 1
    second_train(state, 1, CAIRO)
    end_turns(state, 2)
    play(state, MoveTo(1, near(CAIRO)[0]), EndMove(1))
    assert refused(state, MoveTo(1, CAIRO)) == "AF-2.1"
    assert can(state, MoveTo(0, near(CAIRO)[0]))
    assert legal(state, BuildTrack) == []
    play(state, EndMove(0))
    assert legal(state, BuildTrack)


@pytest.mark.rule("AF-2.2", "AF-4.7")
def test_af_2_2_sitting_out_changes_the_hand_and_ends_the_turn() -> None:
    state = table(hands=[["C001", "C002", "C003"]])
    play(state, SitOut())
    assert GAME.to_act(state) == CHANCE
    assert [KEYS[card] for card in state.discards] == ["C001", "C002", "C003"]
    for card in ("C150", "C151", "C152"):
        assert GAME.to_act(state) == CHANCE
        play(state, DrawCard(card))
    assert [KEYS[card] for card in state.hands[0]] == ["C150", "C151", "C152"]
    assert GAME.to_act(state) == 1


@pytest.mark.rule("AF-2.2", "AF-8.4")
def test_af_2_2_with_a_second_train_four_cards_are_drawn() -> None:
    state = table(hands=[["C001", "C002", "C003"]])
    second_train(state, 0, CAIRO)
    play(state, SitOut())
    draw_any(state)
    assert len(state.hands[0]) == 4


@pytest.mark.rule("AF-2.2")
def test_af_2_2_it_must_be_the_first_thing_proposals_aside() -> None:
    state = table()
    play(state, OfferPassage(1, 1, 3, 1), Refuse())
    assert can(state, SitOut())
    for first in (Load(0, "cotton"), MoveTo(0, near(CAIRO)[0]), EndMove(0)):
        after = play(state.copy(), first)
        assert refused(after, SitOut()) == "AF-2.2"


@pytest.mark.rule("AF-2.3")
def test_af_2_3_in_the_first_round_players_only_build() -> None:
    state = table(first_round=True, fast=True, c15=True)
    assert {type(action) for action in GAME.legal(state)} == {BuildTrack, EndTurn, OfferPassage}
    state.train[0] = 1
    for action in (
        MoveTo(0, near(CAIRO)[0]),
        Load(0, "cotton"),
        Upgrade(0, "C12"),
        Convert(0, "B12"),
        SitOut(),
        EndMove(0),
        Deliver(0, KEYS[state.hands[0][0]], 0),
    ):
        assert refused(state, action) == "AF-2.3"
    end_turns(state, 2)
    assert can(state, MoveTo(0, near(CAIRO)[0]))


@pytest.mark.rule("AF-11.1")
def test_af_11_1_a_round_is_one_turn_of_every_player_from_the_start_player_on() -> None:
    state = table(3, start=1, first_round=True)
    rounds = []
    for _ in range(7):
        rounds.append((int(state.round), GAME.to_act(state)))
        end_turns(state)
    assert rounds == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


@pytest.mark.rule("AF-11.1", "AF-1.4")
def test_af_11_1_the_start_may_move_on_each_round() -> None:
    state = table(3, start=1, start_moves_on=True, first_round=True)
    rounds = []
    for _ in range(10):
        rounds.append((int(state.round), GAME.to_act(state)))
        end_turns(state)
    first, second, third = [(1, 1), (1, 2), (1, 0)], [(2, 2), (2, 0), (2, 1)], [(3, 0), (3, 1)]
    assert rounds == [*first, *second, *third, (3, 2), (4, 1)]
    assert GAME.view(state, 0).start_player == 1


@pytest.mark.rule("AF-11.1")
def test_af_11_1_limits_per_round_are_limits_per_turn() -> None:
    state = to_building(table())
    play(state, legal(state, BuildTrack)[0])
    assert state.spent > 0
    assert sum(state.outs) == 1
    end_turns(state, 2)
    assert (int(state.spent), sum(state.outs)) == (0, 0)


@pytest.mark.rule("AF-4.7", "AF-5.1")
def test_af_4_7_an_empty_pile_is_made_anew_from_the_discards_events_included() -> None:
    state = table(hands=[["C001", "C002", "C003"]])
    state.discards = sorted(state.discards + state.pile[1:])
    state.pile = state.pile[:1]
    last = KEYS[state.pile[0]]
    play(state, SitOut())
    assert GAME.chances(state) == [(DrawCard(last), 1)]
    play(state, DrawCard(last))
    assert state.discards == []
    assert CARD["E01"] in state.pile
    assert CARD["C001"] in state.pile


@pytest.mark.rule("AF-4.7")
def test_af_4_7_a_hand_stays_short_when_no_contract_is_left() -> None:
    state = table(hands=[["C001", "C002", "C003"], ["C004", "C005", "C006"]])
    state.public = [card for card in state.pile if card < CARD["E01"]]
    state.pile = [card for card in state.pile if card >= CARD["E01"]]
    play(state, SitOut())
    for card in ("C001", "C002"):
        state.discards.remove(CARD[card])
        state.public.append(CARD[card])
    while GAME.to_act(state) == CHANCE:
        cards = [outcome.card for outcome, _ in GAME.chances(state)]
        play(state, DrawCard("C003" if "C003" in cards else cards[0]))
    assert [KEYS[card] for card in state.hands[0]] == ["C003"]
    assert GAME.to_act(state) == 1


@pytest.mark.rule("AF-5.1")
def test_af_5_1_after_an_event_another_card_is_drawn() -> None:
    state = table()
    draw_event(state, "E17")
    assert GAME.to_act(state) == CHANCE
    assert KEYS[state.discards[-1]] == "E17"
    assert len(state.hands[0]) == 2
    draw_any(state)
    assert len(state.hands[0]) == 3
