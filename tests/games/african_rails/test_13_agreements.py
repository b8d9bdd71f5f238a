"""Chapter 13: agreements."""

from __future__ import annotations

import pytest

from roundhouse.games.african_rails.actions import (
    Accept,
    EndTurn,
    MoveTo,
    OfferPassage,
    Refuse,
)
from tests.games.african_rails.table import (
    GAME,
    State,
    can,
    cash,
    end_turns,
    legal,
    own,
    play,
    post,
    put,
    refused,
    table,
    told,
    way,
)

POSTS = way("Cairo", post("Lusaka"))


def foreign(seats: int = 2) -> State:
    """Both trains stand at the start of a line of seat 1."""
    state = own(table(seats), 1, *POSTS[:12])
    return put(put(state, 0, POSTS[0]), 1, POSTS[0])


@pytest.mark.rule("AF-13.1", "AF-3.4")
def test_af_13_1_the_user_proposes_and_the_price_counts_from_this_turn_on() -> None:
    state = foreign()
    play(state, OfferPassage(1, 1, 2, 2))
    assert (GAME.to_act(state), GAME.legal(state)) == (1, [Accept(), Refuse()])
    play(state, Accept())
    assert GAME.to_act(state) == 0
    paid = []
    for milepost in POSTS[1:4]:
        before = cash(state)[0]
        play(state, MoveTo(0, milepost))
        paid.append(before - cash(state)[0])
        end_turns(state, 2)
    assert paid == [2, 2, 4]


@pytest.mark.rule("AF-13.1")
def test_af_13_1_the_owner_proposes_and_it_counts_from_the_users_next_turn() -> None:
    state = end_turns(foreign())
    play(state, OfferPassage(0, 1, 0, 1), Accept())
    end_turns(state)
    play(state, MoveTo(0, POSTS[1]))
    assert cash(state) == [60, 60]
    end_turns(state, 2)
    play(state, MoveTo(0, POSTS[2]))
    assert cash(state) == [56, 64]


@pytest.mark.rule("AF-13.1")
def test_af_13_1_it_is_paid_for_each_turn_of_use_only() -> None:
    state = foreign()
    play(state, OfferPassage(1, 1, 9, 5), Accept())
    end_turns(state, 2)
    assert cash(state) == [60, 60]
    play(state, MoveTo(0, POSTS[1]), MoveTo(0, POSTS[2]))
    assert cash(state) == [51, 69]


@pytest.mark.rule("AF-13.1")
def test_af_13_1_a_refused_proposal_changes_nothing() -> None:
    state = foreign()
    assert [m.key for m in told(state, OfferPassage(1, 1, 1, 1))] == ["af-offer-use"]
    assert [m.key for m in told(state, Refuse())] == ["af-offer-no"]
    play(state, MoveTo(0, POSTS[1]))
    assert cash(state) == [56, 64]


@pytest.mark.rule("AF-13.1")
def test_af_13_1_one_proposal_per_other_player_and_turn() -> None:
    state = foreign(3)
    play(state, OfferPassage(1, 1, 1, 1), Refuse())
    assert refused(state, OfferPassage(1, 0, 1, 1)) == "AF-13.1"
    play(state, OfferPassage(2, 0, 1, 1), Accept())
    assert legal(state, OfferPassage) == []
    end_turns(state, 3)
    assert can(state, OfferPassage(1, 0, 1, 1))


@pytest.mark.rule("AF-13.1")
def test_af_13_1_a_new_agreement_replaces_the_old() -> None:
    state = foreign()
    play(state, OfferPassage(1, 1, 9, 5), Accept())
    end_turns(state, 2)
    play(state, OfferPassage(1, 1, 1, 1), Accept(), MoveTo(0, POSTS[1]))
    assert cash(state) == [59, 61]
    assert len(GAME.view(state, None).agreements) == 1


@pytest.mark.rule("AF-13.1")
def test_af_13_1_prices_0_to_10_for_1_to_5_turns_between_the_two_concerned() -> None:
    state = foreign(3)
    offers = legal(state, OfferPassage)
    assert len(offers) == 2 * 2 * 11 * 5
    assert {offer.price for offer in offers} == set(range(11))
    assert {offer.rounds for offer in offers} == set(range(1, 6))
    for wrong in (
        OfferPassage(0, 0, 1, 1),
        OfferPassage(1, 2, 1, 1),
        OfferPassage(3, 0, 1, 1),
        OfferPassage(1, 0, 11, 1),
        OfferPassage(1, 0, -1, 1),
        OfferPassage(1, 0, 1, 0),
        OfferPassage(1, 0, 1, 6),
    ):
        assert refused(state, wrong) == "AF-13.1"


@pytest.mark.rule("AF-13.1")
def test_af_13_1_only_the_asked_player_answers_and_first() -> None:
    state = foreign()
    assert refused(state, Accept()) == "AF-13.1"
    play(state, OfferPassage(1, 0, 1, 1))
    assert refused(state, EndTurn()) == "AF-13.1"


@pytest.mark.rule("AF-13.1")
def test_af_13_1_the_table_may_switch_agreements_off() -> None:
    state = table(agreements=False)
    assert legal(state, OfferPassage) == []
    assert refused(state, OfferPassage(1, 0, 1, 1)) == "AF-13.1"


@pytest.mark.rule("AF-13.1", "AF-2.3")
def test_af_13_1_proposals_are_allowed_in_the_first_round_and_while_building() -> None:
    state = table(first_round=True)
    play(state, OfferPassage(1, 0, 1, 1), Accept())
    assert GAME.to_act(state) == 0
