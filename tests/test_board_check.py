"""The board check: what it prints and draws."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tools.board_check import Length, main, plot, summary

LENGTHS = [Length(rounds, True, 400, 200) for rounds in (50, 60, 61, 62, 70)]


def test_the_summary_tells_the_spread() -> None:
    text = summary(4, [*LENGTHS, Length(300, False, 100, 50)])
    assert "6 games of 4 haulers, 1 unfinished" in text
    assert "median 61, half of the games 55 to 66, all 50 to 70, mean 60.6" in text
    assert "earned 350 M with contracts and spent 175 M on track" in text


def test_the_plot_has_a_bar_for_every_four_turns() -> None:
    drawn = ElementTree.fromstring(plot(4, LENGTHS))
    bars = [shape for shape in drawn if shape.get("fill") == "#2f6f73"]
    texts = [shape.text for shape in drawn if shape.tag.endswith("text")]
    assert len(bars) == 3
    assert texts.count("3") == 1
    heights = sorted(float(bar.get("height", "0")) for bar in bars)
    assert heights[2] == pytest.approx(3 * heights[0], rel=0.01)


def test_it_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "African Rails" in capsys.readouterr().out
