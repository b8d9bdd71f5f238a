"""`make rules` finds every gap between the rulebooks and the tests, and invents none."""

from pathlib import Path

import pytest

from tools.rules_covered import faults, main

BOOK = """# A game
- XX-1.1 First rule, which
  goes on (see XX-9.9) in a second line.
- XX-B.2 Second rule.
- XX-1.1: a remark on it.
Not a rule: - XX-8.8, nor is
* XX-7.7 this.
"""


def house(root: Path, test: str, book: str = BOOK) -> Path:
    """A house of one title and one test file."""
    title = root / "src/roundhouse/games/a_title"
    title.mkdir(parents=True)
    (title / "rulebook.md").write_text(book, encoding="utf-8")
    (root / "tests/deep/down").mkdir(parents=True)
    (root / "tests/deep/down/test_title.py").write_text(test, encoding="utf-8")
    return root


def test_nothing_to_say_when_every_rule_is_marked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = house(
        tmp_path, '@pytest.mark.rule("XX-1.1", "XX-B.2")\ndef test_both() -> None:\n    ...\n'
    )
    assert main(root) == 0
    assert capsys.readouterr().out == "every rule has a test\n"


def test_a_rule_without_a_mark_is_named(tmp_path: Path) -> None:
    root = house(tmp_path, '@pytest.mark.rule("XX-1.1")\ndef test_one() -> None:\n    ...\n')
    assert faults(root) == ["a_title: XX-B.2 has no test"]
    assert main(root) == 1


@pytest.mark.parametrize(
    "test",
    [
        '# @pytest.mark.rule("XX-1.1", "XX-B.2")\n',
        '"""pytest.mark.rule("XX-1.1", "XX-B.2")"""\n',
        'def test_xx_1_1() -> None:\n    "XX-1.1 XX-B.2"\n',
    ],
    ids=["comment", "string", "name"],
)
def test_only_real_marks_count(tmp_path: Path, test: str) -> None:
    assert faults(house(tmp_path, test)) == [
        "a_title: XX-1.1 has no test",
        "a_title: XX-B.2 has no test",
    ]


@pytest.mark.parametrize(
    "test",
    [
        'pytestmark = pytest.mark.rule("XX-1.1", "XX-B.2")\n',
        'CASE = pytest.param(1, marks=[pytest.mark.rule("XX-1.1"), pytest.mark.rule("XX-B.2")])\n',
        '@pytest.mark.rule("XX-1.1")\nclass TestIt:\n    @pytest.mark.rule("XX-B.2")\n'
        "    def test_it(self) -> None: ...\n",
    ],
    ids=["module", "parameter", "class"],
)
def test_marks_count_wherever_pytest_takes_them(tmp_path: Path, test: str) -> None:
    assert faults(house(tmp_path, test)) == []


def test_a_mark_without_a_rule_is_named_with_its_line(tmp_path: Path) -> None:
    test = 'pytestmark = pytest.mark.rule(\n    "XX-1.1",\n    "XX-9.9",\n    "XX-B.2",\n)\n'
    (fault,) = faults(house(tmp_path, test))
    assert fault.endswith("test_title.py:3: no rulebook has XX-9.9")


def test_a_mark_that_must_be_run_to_be_read_is_refused(tmp_path: Path) -> None:
    root = house(tmp_path, 'RULE = "XX-1.1"\npytestmark = pytest.mark.rule(RULE)\n')
    with pytest.raises(SystemExit, match=r"test_title\.py:2: .* plain strings"):
        faults(root)


def test_one_id_twice_is_refused(tmp_path: Path) -> None:
    root = house(tmp_path, "", BOOK + "- XX-1.1 Once more.\n")
    with pytest.raises(SystemExit, match=r"XX-1\.1 is already in"):
        faults(root)
