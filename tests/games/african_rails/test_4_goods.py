"""Chapter 4: goods."""

from __future__ import annotations

import pytest

from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import (
    Deliver,
    DrawCard,
    DrawPublic,
    EndMove,
    Load,
    MoveTo,
    Unload,
)
from tests.games.african_rails.table import (
    BOARD,
    CARD,
    GAME,
    GOOD,
    KEYS,
    can,
    cargo,
    cash,
    contract,
    contract_in,
    door,
    draw_any,
    end_turns,
    give,
    legal,
    near,
    own,
    play,
    post,
    put,
    refused,
    second_train,
    supply,
    table,
    told,
    way,
)

CAIRO = post("Cairo")


@pytest.mark.rule("AF-4.1")
def test_af_4_1_goods_are_loaded_where_they_are_offered_and_cost_nothing() -> None:
    state = table()
    before = supply(state, "cotton")
    play(state, Load(0, "cotton"), Load(0, "cotton"))
    assert cargo(state, 0) == ["cotton", "cotton"]
    assert supply(state, "cotton") == before - 2
    assert (int(state.points[0]), cash(state)) == (9, [60, 60])
    assert refused(state, Load(0, "machinery")) == "AF-4.1"


@pytest.mark.rule("AF-4.1")
def test_af_4_1_not_outside_a_city_and_not_what_is_not_offered() -> None:
    state = table()
    assert refused(state, Load(0, "oil")) == "AF-4.1"
    assert refused(state, Load(0, "snow")) == "AF-4.1"
    outside = door("Cairo")[1]
    put(state, 0, outside)
    assert refused(state, Load(0, "cotton")) == "AF-4.1"
    put(state, 0, outside, "cotton")
    assert refused(state, Unload(0, "cotton")) == "AF-4.1"


@pytest.mark.rule("AF-4.1")
def test_af_4_1_while_passing_through_on_every_milepost_of_the_city() -> None:
    state = table()
    play(state, MoveTo(0, near(CAIRO)[0]), Load(0, "cotton"), MoveTo(0, CAIRO))
    assert cargo(state, 0) == ["cotton"]


@pytest.mark.rule("AF-4.1")
def test_af_4_1_no_chip_left_no_load() -> None:
    state = table()
    chips = supply(state, "cotton")
    put(state, 1, CAIRO, *["cotton"] * 2)
    state.supply[GOOD["cotton"]] = 0
    assert refused(state, Load(0, "cotton")) == "AF-4.1"
    state.supply[GOOD["cotton"]] = chips - 2
    assert can(state, Load(0, "cotton"))


@pytest.mark.rule("AF-4.2")
def test_af_4_2_a_good_set_down_lies_there_for_everyone() -> None:
    state = put(table(), 0, CAIRO, "oil")
    play(state, Unload(0, "oil"))
    assert cargo(state, 0) == []
    assert [(lot.city, lot.good) for lot in GAME.view(state, 1).lying] == [("Cairo", "oil")]
    end_turns(state)
    play(state, Load(0, "oil"))
    assert cargo(state, 1) == ["oil"]
    assert GAME.view(state, 1).lying == []


@pytest.mark.rule("AF-4.2")
def test_af_4_2_where_it_is_offered_it_goes_straight_back() -> None:
    state = put(table(), 0, CAIRO, "cotton")
    before = supply(state, "cotton")
    assert told(state, Unload(0, "cotton"))[0].key == "af-unload-supply"
    assert (supply(state, "cotton"), len(state.lying)) == (before + 1, 0)


@pytest.mark.rule("AF-4.2")
def test_af_4_2_after_four_rounds_it_goes_back_to_the_supply() -> None:
    state = put(table(), 0, CAIRO, "oil")
    before = supply(state, "oil")
    play(state, Unload(0, "oil"))
    for later in range(2, 6):
        assert (int(state.round), len(state.lying)) == (later, 1)
        end_turns(state, 2)
    assert (int(state.round), len(state.lying)) == (6, 0)
    assert supply(state, "oil") == before + 1


@pytest.mark.rule("AF-4.2")
def test_af_4_2_of_equal_goods_the_one_lying_longest_is_taken() -> None:
    state = put(table(), 0, CAIRO, "oil")
    play(state, Unload(0, "oil"))
    end_turns(state, 2)
    put(state, 0, CAIRO, "oil")
    play(state, Unload(0, "oil"), Load(0, "oil"))
    assert [lot.round for lot in GAME.view(state, 0).lying] == [3]


@pytest.mark.rule("AF-4.2")
def test_af_4_2_goods_do_not_go_from_train_to_train_nor_from_an_empty_train() -> None:
    state = table()
    second_train(state, 0, CAIRO)
    put(state, 0, CAIRO, "oil")
    assert refused(state, Unload(1, "oil")) == "AF-4.2"
    assert refused(state, Load(1, "oil")) == "AF-4.1"
    play(state, Unload(0, "oil"), Load(1, "oil"))
    assert cargo(state, 0, 1) == ["oil"]


@pytest.mark.rule("AF-4.3", "AF-4.4")
def test_af_4_3_a_delivery_pays_returns_the_good_and_replaces_the_card() -> None:
    card, place, good, payment = contract_in("Cairo")
    state = table()
    give(state, 0, card, "C100", "C101")
    put(state, 0, CAIRO, good, good)
    before = supply(state, good)
    assert told(state, Deliver(0, card, place))[0].key == "af-deliver"
    assert cash(state) == [60 + payment, 60]
    assert (supply(state, good), cargo(state, 0)) == (before + 1, [good])
    assert [KEYS[number] for number in state.discards] == [card]
    assert GAME.to_act(state) == CHANCE
    play(state, DrawCard("C102"))
    assert sorted(KEYS[number] for number in state.hands[0]) == ["C100", "C101", "C102"]
    assert can(state, MoveTo(0, near(CAIRO)[0]))
    assert [a for a in legal(state, Deliver) if a.card == card] == []


@pytest.mark.rule("AF-4.3")
def test_af_4_3_not_without_the_good_the_card_or_the_city() -> None:
    card, place, good, _ = contract_in("Cairo")
    state = table()
    give(state, 0, card, "C100", "C101")
    assert refused(state, Deliver(0, card, place)) == "AF-4.3"
    put(state, 0, CAIRO, good)
    assert refused(state, Deliver(0, card, (place + 1) % 3)) == "AF-4.3"
    give(state, 0, "C100", "C101", "C102")
    assert refused(state, Deliver(0, card, place)) == "AF-4.3"
    give(state, 1, card)
    assert refused(state, Deliver(0, card, place)) == "AF-4.3"


@pytest.mark.rule("AF-4.4")
def test_af_4_4_one_contract_of_a_card_for_one_piece() -> None:
    card, place, good, payment = contract_in("Cairo")
    state = table()
    give(state, 0, card, "C100", "C101")
    put(state, 0, CAIRO, good, good)
    play(state, Deliver(0, card, place))
    draw_any(state)
    assert cash(state)[0] == 60 + payment
    assert refused(state, Deliver(0, card, place)) == "AF-4.3"
    assert refused(state, Deliver(0, card, (place + 1) % 3)) == "AF-4.3"


@pytest.mark.rule("AF-4.5")
def test_af_4_5_each_half_of_the_double_city_has_its_own_freight() -> None:
    state = table(origins=("Brazzaville & Kinshasa",))
    north, south = post("Brazzaville"), post("Kinshasa")
    for here, offered, other in ((north, "timber", "palm_oil"), (south, "palm_oil", "timber")):
        put(state, 0, here)
        assert [action.good for action in legal(state, Load)] == [offered]
        put(state, 0, here, other)
        play(state, Unload(0, other))
        place = BOARD.destinations[int(BOARD.destination[here])].name
        assert (place, other) in [(lot.city, lot.good) for lot in GAME.view(state, 0).lying]


@pytest.mark.rule("AF-4.5")
def test_af_4_5_delivering_to_one_half_is_not_delivering_to_the_other() -> None:
    card, place, good, _ = contract_in("Kinshasa")
    state = table(origins=("Brazzaville & Kinshasa",))
    give(state, 0, card, "C100", "C101")
    put(state, 0, post("Brazzaville"), good)
    assert refused(state, Deliver(0, card, place)) == "AF-4.3"
    play(state, MoveTo(0, post("Kinshasa")), Deliver(0, card, place))


@pytest.mark.rule("AF-4.6", "AF-4.3")
def test_af_4_6_a_public_contract_is_replaced_at_once() -> None:
    card, place, good, payment = contract_in("Cairo")
    state = table()
    give(state, 0, "C100", "C101", "C102")
    state.pile.remove(CARD[card])
    state.public = [CARD[card], CARD["C103"], CARD["C104"]]
    state.pile = [number for number in state.pile if number not in state.public]
    put(state, 0, CAIRO, good)
    play(state, Deliver(0, card, place))
    assert cash(state)[0] == 60 + payment
    assert {type(outcome) for outcome, _ in GAME.chances(state)} == {DrawPublic}
    assert any(outcome.card == "E17" for outcome, _ in GAME.chances(state))
    play(state, DrawPublic("E17"))
    assert GAME.to_act(state) == CHANCE
    play(state, DrawPublic("C105"))
    assert [KEYS[number] for number in state.public] == ["C103", "C104", "C105"]
    assert len(state.hands[0]) == 3
    play(state, EndMove(0))


@pytest.mark.rule("AF-4.7")
def test_af_4_7_three_cards_in_hand_after_every_turn() -> None:
    state = table(4)
    end_turns(state, 12)
    assert [len(hand) for hand in state.hands] == [3] * 4


@pytest.mark.rule("AF-4.3")
def test_af_4_3_the_data_pay_what_the_card_says() -> None:
    card, place, payment = contract("Zanzibar", "timber")
    assert (card, place, payment) == ("C001", 0, 31)
    state = table()
    give(state, 0, "C001", "C100", "C101")
    put(own(state, 0, *way(near(post("Zanzibar"))[0], post("Zanzibar"))), 0, post("Zanzibar"))
    put(state, 0, post("Zanzibar"), "timber")
    play(state, Deliver(0, "C001", 0))
    assert cash(state) == [91, 60]
