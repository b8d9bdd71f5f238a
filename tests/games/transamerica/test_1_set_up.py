"""Chapter 1: set-up."""

from __future__ import annotations

from random import Random

import pytest

from roundhouse import BadInput, Match
from roundhouse.games.transamerica.actions import Deal, DrawStartPlayer, EndTurn, PlaceStart
from tests.games.transamerica.table import BOARD, EAST, GAME, WEST, dealt, new_game, refused


@pytest.mark.rule("TA-1.1")
def test_ta_1_1_what_is_in_the_box() -> None:
    assert GAME.view(new_game(), None).rails_left == 79
    assert len(BOARD.cities) == 35
    for colour in BOARD.colours:
        cards = [city for city in BOARD.cities if city.colour == colour]
        assert len(cards) == 7
        assert sum(city.striped for city in cards) == 2
    assert sorted(set(BOARD.cost)) == [1, 2]
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


@pytest.mark.rule("TA-1.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_ta_1_1_other_numbers_of_players_are_turned_away(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 6 players"):
        GAME.start(seats, GAME.Options())


@pytest.mark.rule("TA-1.2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 5), (4, 7), (5, 7), (6, 7)])
def test_ta_1_2_striped_cards_are_left_out_with_two_or_three(seats: int, cards: int) -> None:
    state = new_game(seats, start_player=0)
    names = [action.city for action, _ in GAME.chances(state)]
    striped = [city.name for city in BOARD.cities if city.striped and city.colour == "green"]
    assert len(names) == cards
    assert all((name in names) == (cards == 7) for name in striped)


@pytest.mark.rule("TA-1.3")
def test_ta_1_3_locomotives_in_the_shed_and_the_barrier_at_13() -> None:
    view = GAME.view(new_game(3), None)
    assert view.lost == [0, 0, 0]
    assert view.barrier == 13


@pytest.mark.rule("TA-1.4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_ta_1_4_everyone_gets_one_card_of_each_colour_and_no_card_twice(seats: int) -> None:
    match = Match.start("transamerica", seats=seats, seed=seats)
    colour_of = {city.name: city.colour for city in BOARD.cities}
    hands = [match.view(seat).hands[seat] for seat in range(seats)]
    for cards in hands:
        assert [colour_of[card] for card in cards] == BOARD.colours
    held = [card for cards in hands for card in cards]
    assert len(set(held)) == 5 * seats


@pytest.mark.rule("TA-1.4")
def test_ta_1_4_every_free_card_of_the_colour_is_equally_likely() -> None:
    state = new_game(4, start_player=0)
    for colour in BOARD.colours:
        outcomes = GAME.chances(state)
        cities = [city.name for city in BOARD.cities if city.colour == colour]
        assert outcomes == [(Deal(0, name), 1) for name in cities]
        GAME.apply(state, outcomes[2][0])
    taken = GAME.view(state, 0).hands[0][0]
    assert Deal(1, taken) not in [action for action, _ in GAME.chances(state)]
    assert refused(state, Deal(1, taken)) == "TA-1.4"
    assert refused(state, Deal(2, "Seattle")) == "TA-1.4"
    assert refused(state, Deal(1, "Atlantis")) == "TA-1.4"


@pytest.mark.rule("TA-1.4")
def test_ta_1_4_a_hand_is_secret() -> None:
    state = dealt([WEST, EAST])
    assert GAME.view(state, 0).hands == [WEST, None]
    assert GAME.view(state, 1).hands == [None, EAST]
    assert GAME.view(state, None).hands == [None, None]
    assert GAME.view(state, None).cards == [5, 5]


@pytest.mark.rule("TA-1.4")
def test_ta_1_4_cards_set_aside_are_known_to_nobody() -> None:
    state = dealt([WEST, EAST])
    imagined = [GAME.imagine(GAME.view(state, 0), Random(seed)) for seed in range(200)]
    guesses = [GAME.view(other, 1).hands[1] for other in imagined]
    for colour in range(5):
        assert len({cards[colour] for cards in guesses}) == 4, "any card but the own one"


@pytest.mark.rule("TA-1.5")
def test_ta_1_5_the_start_player_is_drawn() -> None:
    state = new_game(3)
    assert GAME.chances(state) == [(DrawStartPlayer(seat), 1) for seat in range(3)]
    assert refused(state, DrawStartPlayer(3)) == "TA-1.5"
    state = dealt([WEST, EAST], start_player=1)
    assert GAME.to_act(state) == 1
    assert refused(state, DrawStartPlayer(0)) == "TA-1.5"


@pytest.mark.rule("TA-1.5")
def test_ta_1_5_unless_the_table_names_one() -> None:
    match = Match.start("transamerica", seats=4, seed=1, options={"start_player": 2})
    assert match.to_act == 2
    assert not any(isinstance(action, DrawStartPlayer) for action in match.actions)
    with pytest.raises(BadInput, match="start_player: there is no seat 4"):
        Match.start("transamerica", seats=4, options={"start_player": 4})


@pytest.mark.rule("TA-1.4")
def test_ta_1_4_nobody_acts_while_cards_are_dealt() -> None:
    state = new_game(2, start_player=0)
    assert refused(state, PlaceStart(0)) == "TA-1.4"
    assert refused(state, EndTurn()) == "TA-1.4"
    assert refused(dealt([WEST, EAST]), Deal(0, "Seattle")) == "TA-1.4"
