"""What a seat may ask beside its view: whatever the title, asked and refused in one way."""

import msgspec
import pytest

from roundhouse.game import Message, Refusal, games
from roundhouse.server.tables.advice import SaidRefusal, said
from roundhouse.words import say
from tests.server.running import Running
from tests.server.seats import party


class Answer(msgspec.Struct):
    stop: Refusal | None
    words: list[Message]
    numbers: dict[str, tuple[int, int]]


def test_a_refusal_in_an_answer_is_said_in_the_reader_s_language() -> None:
    why = Message("options-no-seat", {"number": 9, "seats": 4})
    answer = Answer(Refusal("AF-5.3", why), [why], {"pair": (1, 2)})
    text = say(why, "nl")
    assert said(answer, lambda message: say(message, "nl")) == {
        "stop": SaidRefusal("AF-5.3", text, why.values),
        "words": [text],
        "numbers": {"pair": [1, 2]},
    }


def test_an_unknown_question_is_refused_in_a_sentence(server: Running) -> None:
    with party(server, "Anna Ben Cora", game="american-rails") as table:
        path = f"/api/tables/{table.table}/advice"
        for name in ("ride", "missing", "Unknown question"):
            answer = table.people[0].get(f"{path}/{name}", headers={"Accept-Language": "de"})
            assert answer.status_code == 404
            assert answer.json()["code"] == "advice-unknown"
            assert answer.json()["detail"] == say(Message("advice-unknown"), "de")


@pytest.mark.parametrize(
    ("query", "field"),
    [({"to": "Cairo", "train": "7"}, "train"), ({"train": "0"}, ""), ({"too": "Cairo"}, "")],
)
def test_arguments_are_what_the_title_asks_for(
    server: Running, query: dict[str, str], field: str
) -> None:
    with party(server, game="african-rails") as table:
        path = f"/api/tables/{table.table}/advice/ride"
        answer = table.people[0].get(path, params=query)
        assert answer.status_code == 400
        assert [wrong["field"] for wrong in answer.json()["wrong"]] == [field]


@pytest.mark.parametrize("title", list(games()))
def test_no_question_has_an_argument_that_the_server_takes_for_itself(title: str) -> None:
    for question in games()[title].advice.values():
        assert "seat" not in question.Arguments.__struct_fields__
