"""Hints: what the expert would do, told to the seat that asks and to nobody else."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

import roundhouse as rh
from roundhouse.bots import hints as hints_module
from roundhouse.bots.hints import Hint, hints
from roundhouse.game import Message
from roundhouse.server.bots.thinking import Question
from roundhouse.server.safety.limits import usual_limits
from roundhouse.server.tables.frames import Hints
from roundhouse.server.tables.wishes import give_hints
from tests.server.running import Running
from tests.server.seats import party
from tests.server.test_raw_websocket import TEXT, frame, opened


def position(title: str, seats: int) -> tuple[Any, list[Any]]:
    match = rh.Match.start(title, seats=seats, seed=1)
    return match.view(match.to_act), match.legal()


@pytest.mark.parametrize(("title", "seats"), [("transamerica", 2), ("african-rails", 3)])
def test_every_title_has_hints(title: str, seats: int) -> None:
    view, legal = position(title, seats)
    found = hints(title, view, legal, 0.1)
    assert 1 <= len(found) <= 3
    assert all(hint.action in legal for hint in found)
    assert len({str(hint) for hint in found}) == len(found)


def test_a_title_may_bring_hints_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    view, legal = position("transamerica", 2)
    own = [Hint(action, Message("own")) for action in ["no action", *legal]]
    monkeypatch.setattr(hints_module, "_own", lambda title: lambda *asked: own)
    assert hints("transamerica", view, legal, 0.1, count=2) == own[1:3]


def test_the_seat_whose_turn_it_is_gets_hints(server: Running) -> None:
    with party(server) as people:
        mover = people.mover
        other = next(client for client in people.clients if client is not mover)
        mover.begin("hint")
        answer = mover.answer()
        assert answer["type"] == "hints"
        for hint in answer["hints"]:
            assert {"id": hint["id"], "action": hint["action"]} in [
                {"id": choice["id"], "action": choice["action"]} for choice in mover.now["legal"]
            ]
            assert hint["text"]
            assert hint["key"]
        assert mover.move(answer["hints"][0]["action"])["type"] == "done"
        other.until(mover.number)
        assert not any('"hints":[' in frame for frame in other.frames)


def test_hints_are_for_the_seat_whose_turn_it_is(server: Running) -> None:
    with party(server) as people:
        other = next(client for client in people.clients if client is not people.mover)
        assert other.refused("hint") == "off"


def test_a_table_may_play_without_hints(server: Running) -> None:
    with party(server, hints=False) as people:
        assert people.mover.refused("hint") == "off"
        assert people.clients[0].now["about"]["hints"] is False
        card = people.people[0].get(f"/api/tables/{people.table}").json()
        assert card["hints"] is False


def test_hints_are_asked_for_one_at_a_time(server: Running) -> None:
    with party(server) as people:
        seat = people.mover.seat or 0
        with opened(server, people.people[seat], people.table) as wire:
            asked = [json.dumps({"type": "hint", "id": number}).encode() for number in (1, 2)]
            wire.send(b"".join(frame(TEXT, text) for text in asked))
            assert wire.answer(2)["reason"] == "limit"
            assert wire.answer(1)["type"] == "hints"


@pytest.mark.usefixtures("clock")
def test_hints_are_asked_for_only_so_often() -> None:
    mine = usual_limits(1.0)["hints"]["1"]
    assert [mine.take() for _ in range(6)] == [True] * 5 + [False]


@pytest.mark.parametrize(("seat", "number"), [(0, 8), (1, 7), (None, 7)])
def test_a_hint_for_another_moment_or_seat_is_kept_back(seat: int | None, number: int) -> None:
    """It was asked for seat 0 after 7 entries."""
    sent: list[Any] = []

    async def found(_: Question) -> list[Hint]:
        return [Hint("an action", Message("hint-choice"))]

    house: Any = SimpleNamespace(bots=SimpleNamespace(hints=found))
    table = SimpleNamespace(number=number)
    client: Any = SimpleNamespace(
        seat=seat, table=table, answer=lambda *answer: sent.append(answer), is_thinking=True
    )
    asyncio.run(give_hints(house, client, Question("transamerica", "", 0, 7, None, []), 3))
    assert sent == [(Hints(3, []), 0)]
    assert not client.is_thinking
