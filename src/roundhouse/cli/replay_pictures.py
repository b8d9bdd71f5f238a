"""A record as pictures for sharing: one moment as PNG, or the whole game as GIF."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from roundhouse.game import BadInput, Message
from roundhouse.match import History, Match, ending
from roundhouse.pictures import draw
from roundhouse.pictures.card import Standing, result_card
from roundhouse.pictures.paint import Label, paint
from roundhouse.pictures.shapes import SEATS
from roundhouse.words import say

FRAMES: Final = 60
"""Moments of a whole game that are drawn; a longer one is sampled."""
PACE: Final = 250
LAST: Final = 3000
"""Milliseconds that a picture stays, and the last one."""


def write_png(match: Match, number: int, path: Path, language: str) -> None:
    """The table after so many entries of the log, as an onlooker sees it."""
    save(path, painted(history_of(match), number, language))


def write_gif(match: Match, path: Path, language: str) -> None:
    history = history_of(match)
    last = len(match.log)
    steps = max(1, min(last, FRAMES - 1))
    numbers = [last * step // steps for step in range(steps + 1)]
    frames = [Image.open(BytesIO(painted(history, number, language))) for number in numbers]
    file = BytesIO()
    times = [PACE] * (len(frames) - 1) + [LAST]
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0)
    save(path, file.getvalue())


def write_card(match: Match, path: Path, language: str) -> None:
    """The board at the end, with everybody's place."""
    if not match.over:
        raise BadInput("the game is not over: there is no result to draw")
    won = match.winners()
    found = ending.places(match.game, match.state, won) if won else [0] * match.seats
    seats = [
        Standing(say(Message("player-number", {"number": seat + 1}), language), score, place)
        for seat, (score, place) in enumerate(zip(match.scores(), found, strict=True))
    ]
    heading = say(Message(f"{match.game.name}-title"), language)
    save(path, result_card(match.game.name, heading, match.view(), seats))


def history_of(match: Match) -> History:
    history = History(match.game, match.game.start(match.seats, match.options))
    for entry in match.log:
        history.add(entry)
    return history


def painted(history: History, number: int, language: str) -> bytes:
    game, state = history.game, history.state(number)
    labels = [
        Label(f"{say(Message('player-number', {'number': seat + 1}), language)}: {score}", colour)
        for seat, (score, colour) in enumerate(zip(game.scores(state), SEATS, strict=False))
    ]
    heading = say(Message(f"{game.name}-title"), language)
    return paint(draw(game.name, game.view(state, None)), heading, labels)


def save(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from error
