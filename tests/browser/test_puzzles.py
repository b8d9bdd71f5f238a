"""Puzzles: found from the first page, answered without a name, on the title's own board."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from roundhouse.puzzles.book import TITLES, puzzles
from tests.browser.conftest import Visit
from tests.browser.pages import Visitor


def test_a_stranger_answers_puzzles_of_every_title(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/")
    page.locator("[data-puzzles]").click()
    page.wait_for_url("**/puzzles")
    page.locator("[data-puzzle^='transamerica/']").wait_for()
    for title in TITLES:
        puzzle = puzzles(title)[1]
        page.goto(f"/puzzles/{title}/1")
        page.locator(f"[data-puzzle='{title}/1'] [role='application']").wait_for()
        anna.screenshot(f"puzzle-{title}", full_page=True)
        page.locator(f"[data-puzzle-choice='{puzzle.answer}']").click()
        expect(page.locator("[data-puzzle-right='true']")).to_contain_text("Right.")
        if title == "african-rails":  # what is chosen from lies open: the own cards too
            expect(page.locator("[data-part=contracts] .card")).to_have_count(3)
        anna.screenshot(f"puzzle-{title}-solved", full_page=True)
    anna.accessible()
    page.locator("[data-puzzle-next='hard']").click()
    page.wait_for_url(re.compile(r"/puzzles/african-rails/(?!1$)\d+$"))


def test_a_wrong_answer_on_a_phone_shows_the_best_one(visit: Visit) -> None:
    ben = visit(**Visitor.PHONE)
    puzzle = puzzles("transamerica")[2]
    ben.page.goto("/puzzles/transamerica/2")
    wrong = (puzzle.answer + 1) % len(puzzle.choices)
    ben.page.locator(f"[data-puzzle-choice='{wrong}']").click()
    expect(ben.page.locator("[data-puzzle-right='false']")).to_contain_text("Not quite.")
    ben.fits()
    ben.screenshot("puzzle-phone")
