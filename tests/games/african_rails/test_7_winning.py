"""Chapter 7: winning."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.game import OVER
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    Deliver,
    EndTurn,
    MoveTo,
)
from tests.games.african_rails.table import (
    BOARD,
    GAME,
    State,
    cash,
    contract_in,
    door,
    draw_any,
    draw_event,
    end_turns,
    give,
    own,
    play,
    post,
    put,
    set_cash,
    table,
    to_building,
    told,
    way,
)

CAIRO = post("Cairo")
FIVE = ["Casablanca", "Lagos", "Brazzaville & Kinshasa", "Nairobi"]


def tycoon(seat: int = 0, majors: int = 5, **options: Any) -> State:
    """The seat has so many major cities in its network."""
    state = table(2, **options)
    for name in FIVE[: majors - 1]:
        own(state, seat, *way("Cairo", name))
    return state


def delivery(state: State) -> tuple[Deliver, int]:
    card, place, good, payment = contract_in("Cairo")
    give(state, 0, card, "C100", "C101")
    put(state, 0, CAIRO, good)
    return Deliver(0, card, place), payment


@pytest.mark.rule("AF-7.1")
@pytest.mark.parametrize(("after", "said"), [(199, False), (200, True)])
def test_af_7_1_who_has_200_after_a_delivery_announces_it(after: int, said: bool) -> None:
    state = table()
    action, payment = delivery(state)
    set_cash(state, 0, after - payment)
    keys = [message.key for message in told(state, action)]
    assert ("af-announce" in keys) == said
    assert GAME.view(state, 1).players[0].announced == said


@pytest.mark.rule("AF-7.1")
def test_af_7_1_not_the_exact_sum() -> None:
    state = table(secret_cash=True)
    action, payment = delivery(state)
    set_cash(state, 0, 230 - payment)
    message = next(m for m in told(state, action, seat=1) if m.key == "af-announce")
    assert message.values == {"player": 0}


@pytest.mark.rule("AF-7.2")
@pytest.mark.parametrize(
    ("money", "majors", "over"), [(250, 5, True), (249, 5, False), (250, 4, False)]
)
def test_af_7_2_250_and_five_major_cities_end_the_game_at_once(
    money: int, majors: int, over: bool
) -> None:
    state = tycoon(majors=majors)
    action, payment = delivery(state)
    set_cash(state, 0, money - payment)
    messages = told(state, action)
    assert (GAME.to_act(state) == OVER) == over
    assert ("af-won" in [message.key for message in messages]) == over
    assert GAME.winners(state) == ([0] if over else [])


@pytest.mark.rule("AF-7.2", "AF-9.1")
@pytest.mark.parametrize(
    ("options", "target"), [({}, 250), ({"fast": True}, 350), ({"target": 90}, 90)]
)
def test_af_7_2_the_sum_to_win(options: dict[str, int], target: int) -> None:
    state = tycoon(**options)
    set_cash(state, 0, target - 1)
    play(state, EndTurn())
    assert GAME.to_act(state) == 1
    set_cash(state, 0, target)
    play(state, EndTurn())
    assert GAME.to_act(state) == OVER


@pytest.mark.rule("AF-7.2")
def test_af_7_2_the_fifth_city_ends_it_too() -> None:
    state = tycoon(majors=4)
    set_cash(state, 0, 260)
    posts = way("Cairo", "Nairobi")
    own(state, 0, *posts[:-1])
    to_building(state)
    keys = [message.key for message in told(state, BuildTrack(posts[-2], posts[-1]))]
    assert keys == ["af-build", "af-major", "af-won"]
    assert GAME.to_act(state) == OVER


@pytest.mark.rule("AF-7.2")
def test_af_7_2_in_anothers_turn_by_a_fee() -> None:
    state = tycoon(seat=1)
    set_cash(state, 1, 246)
    posts = way("Cairo", "Nairobi")
    put(state, 0, posts[0])
    play(state, MoveTo(0, posts[1]))
    assert (GAME.to_act(state), GAME.winners(state)) == (OVER, [1])


@pytest.mark.rule("AF-7.2")
def test_af_7_2_the_major_cities_must_hang_together_with_the_origin() -> None:
    state = tycoon(majors=4)
    inside, outside = door("Johannesburg")
    own(state, 0, inside, outside)
    set_cash(state, 0, 300)
    play(state, EndTurn())
    assert GAME.to_act(state) == 1
    assert "Johannesburg" not in GAME.view(state, 0).players[0].majors


@pytest.mark.rule("AF-7.2")
def test_af_7_2_the_richest_wins_even_without_the_cities_and_ties_win_together() -> None:
    state = tycoon()
    set_cash(state, 1, 300)
    set_cash(state, 0, 250)
    ended = play(state.copy(), EndTurn())
    assert GAME.winners(ended) == [1]
    assert GAME.scores(ended) == [250, 300]
    set_cash(state, 0, 300)
    messages = told(state, EndTurn())
    assert GAME.winners(state) == [0, 1]
    assert messages[-1].values["count"] == 2


@pytest.mark.rule("AF-7.2")
def test_af_7_2_lost_track_may_take_a_city_away() -> None:
    state = tycoon()
    assert any(int(state.owner[number]) == 1 for number in BOARD.events[3].edges)
    draw_any(draw_event(state, "E04"))
    set_cash(state, 0, 300)
    end_turns(state)
    assert GAME.to_act(state) == 1
    assert len(GAME.view(state, 0).players[0].majors) < 5
    assert cash(state)[0] == 300
