"""Styles and older versions of every title's bots: named, whole, refused where there is none."""

from __future__ import annotations

import pytest

from roundhouse.arena.players import player
from roundhouse.bots import LEVELS, STYLE_SIGN, bot, levels, population, styles
from roundhouse.bots.parameters import OLDER, STYLES, entries, parameters, variant, variants
from roundhouse.game import BadInput, games

VARIANTS = [
    (title, kind, name, chosen)
    for title in games()
    for kind in (STYLES, OLDER)
    for name, known in variants(title, kind).items()
    for chosen in known
]
LONGEST = 20
"""What a database keeps of a level and its style."""


def test_american_rails_has_styles_and_older_versions() -> None:
    assert styles("american-rails") == {"expert": ["builder", "banker", "speculator"]}
    older = population("american-rails", "older")
    assert {"expert@1", "expert@2", "sharp@1"} <= set(older)
    assert population("american-rails", "levels") == list(LEVELS)


@pytest.mark.parametrize(("title", "kind", "name", "chosen"), VARIANTS)
def test_a_variant_replaces_values_that_its_bot_has(
    title: str, kind: str, name: str, chosen: str
) -> None:
    usual, other = parameters(title, name), variant(title, name, kind, chosen)
    assert set(other) <= set(usual)
    assert usual | other != usual
    entry = entries(title)[name][kind][chosen]
    if kind == OLDER:
        player(f"{name}@{chosen}", title, 1)
        return
    level = name + STYLE_SIGN + chosen
    assert name in levels(title)
    assert len(level) <= LONGEST
    assert entry["command"].startswith("python -m bench.styles ")
    assert entry["result"]
    bot(level, title, 1)


@pytest.mark.parametrize(
    ("title", "level", "sentence"),
    [
        (
            "american-rails",
            "expert:pirate",
            "expert of american-rails has no style 'pirate'; it has builder, banker, speculator",
        ),
        ("american-rails", "expert:", "has no style ''; it has builder"),
        ("american-rails", "expert:banker:banker", "has no style 'banker:banker'"),
        (
            "american-rails",
            "sharp:banker",
            "the sharp of american-rails has no style 'banker': leave out ':banker'",
        ),
        ("african-rails", "random:banker", "the random of african-rails has no style 'banker'"),
        ("american-rails", "pirate:banker", "american-rails has no bot 'pirate'"),
        ("american-rails", "expert@1", "american-rails has no bot 'expert@1'"),
    ],
)
def test_what_is_not_there_is_refused_in_one_sentence(
    title: str, level: str, sentence: str
) -> None:
    with pytest.raises(BadInput) as refused:
        bot(level, title)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_older_version_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match=r"expert@99: No such file.*; older versions are expert@1"):
        player("expert@99", "american-rails")
    with pytest.raises(BadInput, match=r"novice@1: No such file or directory$"):
        player("novice@1", "american-rails")
