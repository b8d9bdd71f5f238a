"""Chapter 12: what each player may see."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from roundhouse.game import CHANCE
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    DealCard,
    Deliver,
    DrawCard,
    EndTurn,
    MoveTo,
    ReturnCard,
    SitOut,
)
from tests.games.african_rails.table import (
    BOARD,
    CARD,
    CARDS,
    GAME,
    State,
    contract_in,
    door,
    draw_any,
    draw_event,
    end_turns,
    give,
    near,
    play,
    post,
    put,
    replace_card,
    set_cash,
    table,
    to_building,
    told,
)

CAIRO = post("Cairo")


@pytest.mark.rule("AF-12.1")
def test_af_12_1_hands_are_seen_by_their_owners_alone() -> None:
    state = table(3)
    for seat in (0, 1, 2, None):
        hands = [player.hand for player in GAME.view(state, seat).players]
        assert [hand is not None for hand in hands] == [seat == other for other in range(3)]
        assert [player.cards for player in GAME.view(state, seat).players] == [3, 3, 3]


@pytest.mark.rule("AF-12.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_af_12_1_cards_dealt_returned_and_drawn_are_their_owners_secret(seat: int | None) -> None:
    fresh: State = GAME.start(2, GAME.Options())
    deal = DealCard(0, "C001")
    assert GAME.redact(fresh, deal, seat) == (deal if seat == 0 else None)
    while GAME.to_act(fresh) == CHANCE:
        play(fresh, GAME.chances(fresh)[0][0])
    back = GAME.legal(fresh)[0]
    assert isinstance(back, ReturnCard)
    assert GAME.redact(fresh, back, seat) == (back if seat == 0 else None)
    state = replace_card(table(), "C150")
    for card, secret in (("C150", True), ("E01", False)):
        draw = DrawCard(card)
        assert GAME.redact(state, draw, seat) == (None if secret and seat != 0 else draw)
    assert GAME.redact(state, EndTurn(), seat) == EndTurn()


@pytest.mark.rule("AF-12.1")
def test_af_12_1_the_card_drawn_is_told_to_its_owner_alone() -> None:
    for seat, key in ((0, "af-draw-own"), (1, "af-draw"), (None, "af-draw")):
        state = replace_card(table(), "C150")
        (message,) = told(state, DrawCard("C150"), seat)
        assert message.key == key
        assert ("card" in message.values) == (seat == 0)


@pytest.mark.rule("AF-12.1")
def test_af_12_1_discards_public_contracts_track_and_loads_are_open() -> None:
    state = end_turns(put(table(), 0, CAIRO, "oil"), 4)
    play(state, SitOut())
    draw_any(state)
    to_building(state)
    play(state, BuildTrack(*door("Cairo")))
    shown = GAME.view(state, 0)
    assert shown == msgspec.structs.replace(shown)
    assert (len(shown.discards), len(shown.public)) == (3, 3)
    assert shown.players[0].trains[0].loads == ["oil"]
    assert len(shown.players[1].track) == 1


@pytest.mark.rule("AF-12.1")
def test_af_12_1_cash_is_open_unless_the_setting_hides_it() -> None:
    assert [player.cash for player in GAME.view(table(), None).players] == [60, 60]
    secret = table(secret_cash=True)
    for seat in (0, 1, None):
        players = GAME.view(secret, seat).players
        for other in range(2):
            hidden = other != seat
            assert (players[other].cash is None) == hidden
            assert (players[other].accounts is None) == hidden


@pytest.mark.rule("AF-12.1")
def test_af_12_1_at_the_end_all_cash_is_counted_openly() -> None:
    state = table(secret_cash=True, target=60)
    state.linked[0] = 0b11111
    play(state, EndTurn())
    assert [player.cash for player in GAME.view(state, None).players] == [60, 60]


@pytest.mark.rule("AF-12.1")
@pytest.mark.parametrize("secret", [False, True])
def test_af_12_1_secret_cash_is_not_betrayed_by_taxes(secret: bool) -> None:
    for seat in (0, 1, None):
        state = replace_card(table(secret_cash=secret), "E17")
        payers = [
            m.values["player"] for m in told(state, DrawCard("E17"), seat) if m.key == "af-tax"
        ]
        assert payers == [other for other in range(2) if not secret or other == seat]


@pytest.mark.rule("AF-12.1")
def test_af_12_1_what_a_seat_cannot_see_does_not_change_its_view_or_choices() -> None:
    state = table(3, secret_cash=True)
    other = state.copy()
    give(other, 1, "C110", "C111", "C112")
    give(other, 2, "C113", "C114", "C115")
    set_cash(other, 1, 7)
    assert GAME.view(other, 0) == GAME.view(state, 0)
    assert GAME.legal(other) == GAME.legal(state)


@pytest.mark.rule("AF-12.1")
def test_af_12_1_imagined_hands_come_from_cards_not_seen() -> None:
    state = end_turns(table(4), 8)
    play(state, SitOut())
    draw_any(state)
    seen = GAME.view(state, 2)
    open_cards = {CARD[card] for card in seen.public + seen.discards + (seen.players[2].hand or [])}
    hands = set()
    for seed in range(30):
        imagined = GAME.imagine(seen, Random(seed))
        assert imagined.hands[2] == state.hands[2]
        hidden = [card for seat in (0, 1, 3) for card in imagined.hands[seat]]
        assert not open_cards & set(hidden)
        assert all(card < CARDS for card in hidden)
        everything = imagined.pile + imagined.discards + imagined.public
        everything += [card for hand in imagined.hands for card in hand]
        assert sorted(everything) == list(range(190))
        hands.add(tuple(imagined.hands[0]))
    assert len(hands) > 20


@pytest.mark.rule("AF-12.1")
def test_af_12_1_a_card_put_back_is_imagined_in_no_other_hand_during_set_up() -> None:
    state: State = GAME.start(6, GAME.Options())
    while GAME.to_act(state) == CHANCE:
        play(state, GAME.chances(state)[0][0])
    back = state.hands[0][:2]
    play(state, *(ReturnCard(BOARD.cards[card].key) for card in back))
    for seed in range(50):
        imagined = GAME.imagine(GAME.view(state, 0), Random(seed))
        assert set(back) <= set(imagined.pile)
        assert not set(back) & {card for hand in imagined.hands for card in hand}


@pytest.mark.rule("AF-12.1")
def test_af_12_1_showing_a_card_stops_undo() -> None:
    card, place, good, _ = contract_in("Cairo")
    state = table()
    give(state, 0, card, "C100", "C101")
    put(state, 0, CAIRO, good)
    cases = [
        (Deliver(0, card, place), True),
        (SitOut(), True),
        (EndTurn(), False),
        (MoveTo(0, near(CAIRO)[0]), False),
    ]
    for action, shows in cases:
        after = play(state.copy(), action)
        assert GAME.reveals(state, action, after) == shows


@pytest.mark.rule("AF-12.1")
def test_af_12_1_events_are_seen_by_all_and_stay_in_the_view_while_they_last() -> None:
    state = draw_any(draw_event(table(), "E01"))
    for seat in (0, 1, None):
        (event,) = GAME.view(state, seat).events
        assert (event.card, event.drawn_by, event.begun) == ("E01", 0, False)
