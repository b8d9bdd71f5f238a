"""The puzzles that come with the program: every one of good form, some asked and solved anew."""

from collections import Counter
from datetime import date, timedelta

import msgspec
import pytest

from roundhouse.boards.steiner import cheapest_join
from roundhouse.game import BadInput, game
from roundhouse.games.american_rails.income import dividend_per_share
from roundhouse.games.american_rails.state import State, holds
from roundhouse.games.transamerica.facts import BOARD
from roundhouse.games.transamerica.scoring import wanted
from roundhouse.puzzles.book import TITLES, daily, maker, puzzles
from roundhouse.puzzles.making import is_right, make
from roundhouse.puzzles.puzzle import GRADES, check_form, position
from roundhouse.words import say
from tests.cli.test_cli import run

COUNTS = {"transamerica": 100, "american-rails": 100, "african-rails": 100}
SOME = (0, 7, 11)


@pytest.mark.parametrize("title", TITLES)
def test_there_are_puzzles_of_every_title_and_grade(title: str) -> None:
    found = puzzles(title)
    assert len(found) == COUNTS[title]
    assert len({puzzle.codes for puzzle in found}) == len(found)
    grades = Counter(puzzle.grade for puzzle in found)
    assert set(grades) == set(GRADES)
    answers = Counter(puzzle.answer for puzzle in found)
    assert max(answers.values()) < 60, "nobody is right by always choosing the same place"


@pytest.mark.parametrize("title", TITLES)
def test_every_puzzle_is_a_game_by_the_rules(title: str) -> None:
    for puzzle in puzzles(title):
        check_form(title, puzzle)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("number", SOME)
def test_asked_anew_the_answer_is_the_same(title: str, number: int) -> None:
    puzzle = puzzles(title)[number]
    assert is_right(title, puzzle, position(title, puzzle))


@pytest.mark.parametrize("title", TITLES)
def test_every_puzzle_is_said_in_every_language(title: str) -> None:
    making = maker(title)
    for puzzle in puzzles(title)[::9]:
        messages = [making.question(puzzle), making.explain(puzzle)]
        choices = [making.choice(puzzle, choice) for choice in puzzle.choices]
        for language in ("en", "nl", "de"):
            texts = [say(message, language) for message in (*messages, *choices)]
            assert not any(text.startswith("puzzle-") or "{" in text for text in texts)
            assert len(set(texts)) == len(texts)


def test_the_rails_of_the_solution_join_all_cities_for_that_price() -> None:
    for number in SOME:
        puzzle = puzzles("transamerica")[number]
        state = position("transamerica", puzzle)
        view = game("transamerica").view(state, puzzle.seat)
        solved = maker("transamerica").solved(puzzle, view)
        new = [edge for edge, _ in solved.rails[len(view.rails) :]]
        assert sum(int(BOARD.cost[edge]) for edge in new) == puzzle.choices[puzzle.answer]
        start, cities = wanted(state, puzzle.seat)
        rails = [edge for edge, _ in solved.rails]
        assert cheapest_join(BOARD, rails, start, cities) == 0
        assert solved.rails_left == view.rails_left - len(new)
        stones = [stone for stone in solved.start_stones if stone is not None]
        for seat, stone in enumerate(stones):
            for other, there in enumerate(stones):
                is_one = cheapest_join(BOARD, rails, stone, [there]) == 0
                assert (solved.networks[seat] == solved.networks[other]) == is_one


def test_only_the_best_share_brings_more_than_its_price() -> None:
    for number in SOME:
        puzzle = puzzles("american-rails")[number]
        state = position("american-rails", puzzle)
        before = payout(state, puzzle.seat)
        gains = []
        for name in puzzle.choices:
            company = state.board.company_index[str(name)]
            twin = state.copy()
            twin.shares_sold[company] += 1
            twin.held[puzzle.seat * len(twin.income) + company] += 1
            gains.append(payout(twin, puzzle.seat) - before)
        price = int(puzzle.values["price"])
        assert [gain > price for gain in gains].count(True) == 1
        assert gains[puzzle.answer] == max(gains) == puzzle.values["worth"]


def payout(state: State, seat: int) -> int:
    """What the seat's shares would be paid now."""
    companies = range(len(state.income))
    return sum(holds(state, seat, one) * dividend_per_share(state, one) for one in companies)


@pytest.mark.parametrize("title", TITLES)
def test_the_daily_one_is_the_same_for_all_and_none_comes_twice(title: str) -> None:
    count = len(puzzles(title))
    first = date.fromordinal(739_000 // count * count)
    days = [first + timedelta(days) for days in range(count)]
    assert sorted(daily(title, day) for day in days) == list(range(count))
    assert daily(title, days[3]) == daily(title, days[3])


def test_the_same_seed_makes_the_same_puzzles() -> None:
    one, other = (list(make("transamerica", 3, 5)) for _ in range(2))
    assert one == other
    assert list(make("transamerica", 3, 6)) != one


def test_puzzles_are_made_and_checked_from_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, _ = run(capsys, "puzzles", "make", "transamerica", "--count", "2")
    lines = out.splitlines()
    assert code == 0
    assert [msgspec.json.decode(line)["seats"] for line in lines] == [3, 3]
    code, _, err = run(capsys, "puzzles", "check", "nim")
    assert code == 2
    assert "no puzzles of 'nim'" in err


def test_a_title_without_puzzles_is_named() -> None:
    with pytest.raises(BadInput, match="no puzzles of 'chess'"):
        puzzles("chess")
