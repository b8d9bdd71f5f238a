"""docs/numbers.md says what the code does."""

from tools.number_page import PAGE, page


def test_the_page_of_numbers_is_up_to_date() -> None:
    """If not: python tools/number_page.py."""
    assert PAGE.read_text(encoding="utf-8") == page()
