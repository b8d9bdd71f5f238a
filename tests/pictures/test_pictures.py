"""Pictures of tables: every title is drawn, from what an onlooker sees and nothing else."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

import roundhouse as rh
from roundhouse.examples import find_examples, position
from roundhouse.match.match import Match
from roundhouse.pictures import draw
from roundhouse.pictures.paint import HEIGHT, WIDTH, Label, paint
from roundhouse.pictures.shapes import SEATS, Line

TITLES = list(rh.games())


def played(title: str, moves: int, seats: int | None = None) -> Match:
    match = Match.start(title, seats=seats or rh.games()[title].seats[-1], seed="picture")
    rng = Random(5)
    for _ in range(moves):
        if match.over:
            break
        match.play(rng.choice(match.legal()))
    return match


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_drawn_within_its_frame(title: str) -> None:
    match = played(title, 60)
    board, scene = draw(title, None), draw(title, match.view(None))
    assert board is not None
    assert scene is not None
    assert len(scene.shapes) > len(board.shapes), "nothing of the game is to be seen"
    assert scene[:4] == board[:4]
    picture = opened(paint(scene, title, [Label("Anna", SEATS[0])]))
    assert picture.size == (WIDTH, HEIGHT)
    assert len(picture.getcolors(WIDTH * HEIGHT) or []) > 8


@pytest.mark.parametrize("title", TITLES)
def test_a_move_that_all_can_see_changes_the_picture(title: str) -> None:
    before, after = played(title, 40), played(title, 120)
    scenes = [draw(title, match.view(None)) for match in (before, after)]
    assert scenes[0] != scenes[1]
    assert paint(scenes[0], title) != paint(scenes[1], title)


def test_a_title_that_nobody_draws_has_no_scene() -> None:
    assert draw("chess", None) is None
    assert opened(paint(None, "Chess")).size == (WIDTH, HEIGHT)


def test_names_that_cannot_be_shown_or_do_not_fit_leave_the_seat_s_number() -> None:
    scene = draw("transamerica", None)
    plain = paint(scene, "TransAmerica", [Label("1", SEATS[0])])
    for name in ("\u0414\u043e\u0440\u0430", "\u0928\u092e\u0938\u094d\u0924\u0947", "\U0001f682"):
        assert paint(scene, "TransAmerica", [Label(name, SEATS[0])]) == plain
    cut = opened(paint(scene, "TransAmerica", [Label("W" * 32, SEATS[0])]))
    whole = opened(paint(scene, "TransAmerica", [Label("", SEATS[0])]))
    board = WIDTH - 900, 0, WIDTH, HEIGHT
    different = ImageChops.difference(cut.crop(board), whole.crop(board))
    assert max(different.tobytes()) < 40, "the name runs over the board"


def test_track_in_africa_is_drawn_where_it_was_built() -> None:
    costs = next(example for example in find_examples("african-rails") if example.name == "costs")
    view = position("african-rails", costs, len(costs.do)).view(0)
    scene = draw("african-rails", view)
    assert scene is not None
    own = [shape for shape in scene.shapes if isinstance(shape, Line) and shape.colour == SEATS[0]]
    ends = [frozenset(shape.points) for shape in own]
    built = [move for move in (*costs.log, *costs.do) if move["type"] == "BuildTrack"]
    assert len(own) > len(costs.do)
    assert sum(1 for end in ends if any(end & other for other in ends if other != end)) == len(own)
    assert len(own) <= len(built)
