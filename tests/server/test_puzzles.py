"""Puzzles over HTTP: for everybody, in their language, and without the answer until they answer."""

import httpx
import pytest

from roundhouse.puzzles.book import TITLES, puzzles
from tests.direct import DIRECT
from tests.server.running import Running


def get(server: Running, path: str, language: str = "en") -> httpx.Response:
    """Somebody without a name asks."""
    headers = {"Accept-Language": language}
    return httpx.get(f"{server.url}{path}", headers=headers, **DIRECT)


def test_todays_puzzle_is_among_those_of_its_title(server: Running) -> None:
    shelves = get(server, "/api/puzzles").json()
    assert [shelf["game"] for shelf in shelves] == list(TITLES)
    for shelf in shelves:
        assert shelf["grades"] == [puzzle.grade for puzzle in puzzles(shelf["game"])]
        assert shelf["daily"] in range(len(shelf["grades"]))


@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_is_asked_and_answered(server: Running, title: str) -> None:
    puzzle = puzzles(title)[4]
    asked = get(server, f"/api/puzzles/{title}/4").json()
    assert len(asked["choices"]) == len(puzzle.choices)
    assert asked["seat"] == puzzle.seat
    assert "answer" not in asked
    for choice in range(len(puzzle.choices)):
        told = get(server, f"/api/puzzles/{title}/4/answer?choice={choice}").json()
        assert told["right"] == (choice == puzzle.answer)
        assert told["answer"] == puzzle.answer
        assert len(told["text"]) > 20
    german = get(server, f"/api/puzzles/{title}/4", "de").json()
    assert german["question"] != asked["question"]


def test_the_rails_to_be_counted_are_not_told_by_the_view(server: Running) -> None:
    asked = get(server, "/api/puzzles/transamerica/4").json()
    assert asked["view"]["missing"] is None
    told = get(server, "/api/puzzles/transamerica/4/answer?choice=0").json()
    assert told["view"]["missing"] == 0


@pytest.mark.parametrize(
    "path",
    ["nim/0", "transamerica/100", "transamerica/4/answer?choice=9", "chess/0/answer?choice=0"],
)
def test_what_is_not_there_is_missing(server: Running, path: str) -> None:
    assert get(server, f"/api/puzzles/{path}").status_code == 404
