"""Chapter 1: components and set-up."""

import pytest

from roundhouse.game import CHANCE, BadInput
from roundhouse.games.american_rails import GAME
from roundhouse.games.american_rails.actions import (
    DrawBanker,
    Fund,
    OfferCompany,
    Options,
    RemoveCompany,
)
from roundhouse.games.american_rails.facts import BOARD
from tests.games.american_rails.table import choices, kinds, on, play, refused, table

CUBES = {
    "American": (31, 5),
    "National": (29, 4),
    "Continental": (26, 3),
    "Majestic": (22, 4),
    "Liberty": (19, 2),
    "Republic": (17, 3),
}


@pytest.mark.rule("AR-1.1")
def test_ar_1_1_six_companies_with_their_cubes_and_shares() -> None:
    found = dict(zip(BOARD.companies, zip(BOARD.cubes, BOARD.shares, strict=True), strict=True))
    assert found == CUBES
    assert (sum(BOARD.cubes), sum(BOARD.shares)) == (144, 21)


@pytest.mark.rule("AR-1.1", "AR-1.4")
def test_ar_1_1_twelve_houses_and_1310_dollars() -> None:
    state = GAME.start(4, Options(banker=0))
    assert state.houses_left == 12
    assert state.bank + sum(state.cash) == 60 * 1 + 50 * 5 + 40 * 25


@pytest.mark.rule("AR-1.1")
def test_ar_1_1_there_is_no_seventh_company() -> None:
    state = GAME.start(4, Options(banker=0))
    assert refused(state, OfferCompany("Union Pacific")) == "AR-1.1"


@pytest.mark.rule("AR-1.2")
def test_ar_1_2_with_three_players_any_company_may_leave() -> None:
    state = GAME.start(3, Options(banker=0))
    assert GAME.to_act(state) == CHANCE
    assert GAME.chances(state) == [(RemoveCompany(name), 1) for name in CUBES]
    assert refused(state, OfferCompany("American")) == "AR-1.2"


@pytest.mark.rule("AR-1.2")
@pytest.mark.parametrize("company", CUBES)
def test_ar_1_2_the_company_leaves_with_cubes_and_shares(company: str) -> None:
    state = play(GAME.start(3, Options(banker=0)), RemoveCompany(company))
    (seen,) = (c for c in GAME.view(state, None).companies if c.name == company)
    assert (seen.in_game, seen.cubes_left, seen.shares_left) == (False, 0, 0)
    assert seen.shares_removed == CUBES[company][1]
    assert len(choices(state)) == 5
    assert refused(state, OfferCompany(company)) == "AR-1.2"


@pytest.mark.rule("AR-1.2")
@pytest.mark.parametrize("seats", [4, 5])
def test_ar_1_2_with_more_players_all_six_stay(seats: int) -> None:
    state = GAME.start(seats, Options(banker=0))
    assert choices(state) == [OfferCompany(name) for name in CUBES]


@pytest.mark.rule("AR-1.2")
def test_ar_1_2_the_company_that_left_counts_nowhere() -> None:
    state = table(3, removed="Liberty")
    on(state, "fund")
    assert refused(state, Fund("Liberty")) == "AR-1.2"
    supplies = GAME.view(state, 0).end.supplies
    assert [s.company for s in supplies] == [n for n in CUBES if n != "Liberty"] + [None]


@pytest.mark.rule("AR-1.3")
def test_ar_1_3_one_cube_of_each_marks_the_income() -> None:
    state = GAME.start(5, Options(banker=0))
    assert state.supply == [30, 28, 25, 21, 18, 16]
    assert state.income == [0] * 6


@pytest.mark.rule("AR-1.4")
def test_ar_1_4_the_year_is_1851_and_treasuries_are_empty() -> None:
    view = GAME.view(GAME.start(4, Options(banker=0)), None)
    assert view.year == 1851
    assert view.houses_left == 12
    assert [company.treasury for company in view.companies] == [0] * 6


@pytest.mark.rule("AR-1.5")
@pytest.mark.parametrize(("seats", "cash"), [(3, 50), (4, 50), (5, 40)])
def test_ar_1_5_starting_cash(seats: int, cash: int) -> None:
    state = GAME.start(seats, Options(banker=0))
    assert GAME.scores(state) == [cash] * seats
    assert state.bank == 1310 - seats * cash


@pytest.mark.rule("AR-1.5")
def test_ar_1_5_money_shares_and_treasuries_are_open() -> None:
    state = table(shares={2: {"Majestic": 2}}, treasury={"Majestic": 17}, cash=[1, 2, 3, 4])
    for seat in (None, 0, 1, 2, 3):
        view = GAME.view(state, seat)
        assert [player.cash for player in view.players] == [1, 2, 3, 4]
        assert view.players[2].shares == (0, 0, 0, 2, 0, 0)
        assert view.companies[3].treasury == 17


@pytest.mark.rule("AR-1.6")
def test_ar_1_6_the_banker_is_drawn_unless_the_table_names_one() -> None:
    state = GAME.start(5, Options())
    assert GAME.to_act(state) == CHANCE
    assert GAME.chances(state) == [(DrawBanker(seat), 1) for seat in range(5)]
    assert refused(state, DrawBanker(5)) == "AR-1.6"
    assert refused(state, DrawBanker(-1)) == "AR-1.6"
    assert refused(state, OfferCompany("American")) == "AR-1.6"
    play(state, DrawBanker(3))
    assert GAME.to_act(state) == 3
    assert kinds(state) == {"OfferCompany"}


@pytest.mark.rule("AR-1.6")
def test_ar_1_6_a_named_banker_chooses_at_once() -> None:
    assert GAME.to_act(GAME.start(4, Options(banker=2))) == 2


@pytest.mark.rule("AR-1.2", "AR-1.6")
def test_ar_1_6_with_three_players_the_banker_is_drawn_after_the_company() -> None:
    state = play(GAME.start(3, Options()), RemoveCompany("American"))
    assert GAME.chances(state) == [(DrawBanker(seat), 1) for seat in range(3)]


@pytest.mark.parametrize("banker", [-1, 4, 99])
def test_a_banker_who_is_not_at_the_table_is_refused(banker: int) -> None:
    with pytest.raises(BadInput, match="banker"):
        GAME.start(4, Options(banker=banker))


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_three_to_five_players(seats: int) -> None:
    with pytest.raises(BadInput, match="seats"):
        GAME.start(seats, Options())
