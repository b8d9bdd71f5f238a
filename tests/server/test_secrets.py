"""Non-interference over the wire: another seat's secrets change no byte that this seat gets."""

import asyncio
import re
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection

import roundhouse as rh
from roundhouse.match.match import Match
from roundhouse.server.house import House
from roundhouse.server.settings import Settings
from roundhouse.server.tables.analysis import add_with_log
from roundhouse.server.tables.lookback import sound
from roundhouse.store.people import Person
from roundhouse.store.tables import SeatRow, TableRow
from tests.server.pages import page
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Client, party, seated
from tests.waiting import PATIENCE

FENCE = {"game": "transamerica", "seats": [{"kind": "me"}, {"kind": "open"}]}
"""A table that everybody hears of in the lobby."""
SLIM = "&slim=1&deflate=1"
HIDDEN = 1
"""The seat whose secrets are changed."""
CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "transamerica": ("transamerica", 2, {}),
    "african-rails": ("african-rails", 3, {}),
    "african-rails, secret cash": ("african-rails", 3, {"secret_cash": True}),
    "american-rails": ("american-rails", 3, {}),
}


def card(action: Any) -> str | None:
    """What is on the card that this chance action deals."""
    return getattr(action, "city", None) or getattr(action, "card", None)


def heard(match: Match, state: Any, action: Any) -> list[Any]:
    """What everybody but the hidden seat sees and hears of it."""
    game, after = match.game, state.copy()
    game.apply(after, action)
    others = [None, *(seat for seat in range(match.seats) if seat != HIDDEN)]
    return [
        (game.redact(state, action, seat), game.tell(state, action, after, seat)) for seat in others
    ]


def twin_of(match: Match) -> Match:
    """The same game so far, but that another seat was dealt other cards."""
    game, state = match.game, match.at(0)
    held = {card(action) for action in match.actions}
    log: list[Any] = []
    for action in match.actions:
        chosen: Any = action
        if getattr(action, "seat", None) == HIDDEN and card(action):
            same = heard(match, state, action)
            others = [other for other, _ in game.chances(state) if card(other) not in held]
            chosen = next(other for other in others if heard(match, state, other) == same)
            held.add(card(chosen))
        log.append(chosen)
        game.apply(state, chosen)
    options = msgspec.to_builtins(match.options)
    return Match.resume(game.name, seats=match.seats, seed=99, options=options, log=log)


async def add(database: str, match: Match, people: list[Person], table_id: str, seed: str) -> None:
    """Put a table with that past into the house's store."""
    house = House(Settings(database=database))
    seats = [SeatRow("person", person.id, person.name) for person in people]
    options = msgspec.to_builtins(match.options)
    row = TableRow(match.game.name, 1, options, seats, None, 1e9, 1e9, id=table_id, seed=seed)
    async with house.store.write() as connection:
        await add_with_log(connection, row, sound(match))
    await house.store.close()


def without_times(frames: list[str], table_id: str) -> list[str]:
    """When it happened and what the table is called differ; nothing else may."""
    plain = [re.sub(r'"(at|until|id)":[0-9.e+]+', r'"\1":0', frame) for frame in frames]
    return [frame.replace(table_id, "TABLE") for frame in plain]


def played(
    server: Running,
    people: list[Browser],
    table_id: str,
    moves: int,
    orders: Any = None,
    form: str = "",
) -> dict[str, list[str]]:
    """What each connection but the hidden seat's was sent during some moves and a refusal.

    The hidden seat gives standing orders, if there are any.
    """
    windows = [*people, server.stranger()]
    query = f"language=en{form}"
    managers = [seated(server, person, table_id, query) for person in windows]
    clients = [manager.__enter__() for manager in managers]
    for client in clients:
        client.until_shown("watching")
    for _ in range(moves):
        if orders is not None:
            clients[HIDDEN].done("orders", seen=clients[HIDDEN].number, orders=orders)
        mover = clients[clients[0].now["to_act"]]
        assert mover.move(common(mover))["type"] == "done"
        for client in clients:
            client.until(mover.number)
    clients[0].ask("move", seen=0, action={"type": "EndTurn"})
    clients[0].ask("why", action={"type": "PlaceStart", "node": 5})
    moments = [f"past?at={number}" for number in range(clients[0].number + 1)]
    parts = [*moments, "log", "news", "record"]
    paths = [f"/api/tables/{table_id}/{part}" for part in parts]
    answers = [people[0].get(path).text for path in paths]
    among_people(people, clients, table_id)
    for manager in managers:
        manager.__exit__(None, None, None)
    sent = {str(client.seat): client.frames for client in clients if client.seat != HIDDEN}
    sent["0"] = [*sent["0"], *answers]
    return {who: without_times(frames, table_id) for who, frames in sent.items()}


def among_people(people: list[Browser], clients: list[Client], table_id: str) -> None:
    """Talk, greetings, offers made and answered, a seat that is offered by a link, and an end."""
    *players, onlooker = clients
    asker = players[0]
    asker.done("say", text="Hello")
    players[HIDDEN].done("greet", phrase="luck")
    asker.ask("undo", seen=asker.number)
    answer(players, agree=False)
    players[HIDDEN].ask("undo", seen=asker.number)
    answer(players, agree=False)
    asker.ask("propose", what="remove", seat=HIDDEN)
    people[HIDDEN].post(f"/api/tables/{table_id}/seats/{HIDDEN}/link")
    players[HIDDEN].until_shown("linked")
    players[HIDDEN].done("propose", what="end")
    answer(players, agree=True)
    for client in (*players, onlooker):
        client.until_over()


def answer(players: list[Client], agree: bool) -> None:
    """Those who are asked answer, until one does not agree or all have agreed."""
    made = next((client.now["offer"] for client in players if client.now.get("offer")), None)
    if made is None:
        return
    for seat in made["waiting"] if agree else made["waiting"][:1]:
        players[seat].until_shown("offer")
        players[seat].done("answer", offer=made["id"], agree=agree)
    for client in players:
        client.until_gone("offer")


def common(client: Client) -> Any:
    """A move that both games allow; where cards must be named, those held in the same place."""
    plain = [action for action in client.actions if not {"card", "cards"} & set(action)]
    return plain[len(plain) // 2] if plain else client.actions[0]


def seats_of(browsers: list[Browser]) -> list[Person]:
    answers = [browser.get("/api/me").json() for browser in browsers]
    return [Person(answer["id"], answer["name"]) for answer in answers]


@pytest.mark.parametrize("form", ["", SLIM], ids=["plain", "slim"])
@pytest.mark.parametrize("case", CASES)
def test_what_a_seat_is_sent_does_not_depend_on_the_others_secrets(
    database: str, case: str, form: str
) -> None:
    """Nor on the seed, which decides what will be drawn."""
    title, seats, options = CASES[case]
    match = rh.Match.start(title, seats=seats, seed=1, options=options)
    twin = twin_of(match)
    assert (match.view(HIDDEN) != twin.view(HIDDEN)) == (title != "american-rails")
    with running_server(database) as server:
        people = [server.guest(name) for name in ("Anna", "Ben", "Cora")[:seats]]
        sent = []
        for game, table_id, seed in ((match, "firsttable", "1"), (twin, "othertable", "99")):
            asyncio.run(add(database, game, seats_of(people), table_id, seed))
            sent.append(played(server, people, table_id, 10, form=form))
        assert sent[0] == sent[1]
        assert len(sent[0]["0"]) > 10


def test_secret_cash_is_sent_to_its_owner_alone(server: Running) -> None:
    options = {"secret_cash": True}
    with party(server, "Anna Ben Cora", game="african-rails", options=options) as table:
        for client in table.clients:
            cash = [player["cash"] for player in client.now["view"]["players"]]
            assert [seat for seat, found in enumerate(cash) if found is not None] == [client.seat]
        with seated(server, server.stranger(), table.table) as onlooker:
            assert {player["cash"] for player in onlooker.now["view"]["players"]} == {None}


def test_american_rails_has_no_secrets(server: Running) -> None:
    """Everything lies open: the views of all seats are the same but for where one sits."""
    with party(server, "Anna Ben Cora", game="american-rails") as table:
        table.play(12)
        views = [{**client.now["view"], "seat": None} for client in table.clients]
        assert views[0] == views[1] == views[2]


NEVER = {"choose": [{"action": "Bid", "field": "amount", "limit": 0}]}
"""Orders that end as soon as their seat is to act: there is no such bid."""


def test_standing_orders_change_nothing_for_the_others(database: str) -> None:
    """Set again and again, ended by itself: no byte of theirs, and no frame more either."""
    match = rh.Match.start("american-rails", seats=3, seed=1)
    with running_server(database) as server:
        people = [server.guest(name) for name in ("Anna", "Ben", "Cora")]
        sent = []
        for table_id, orders in (("firsttable", NEVER), ("othertable", None)):
            asyncio.run(add(database, match, seats_of(people), table_id, "1"))
            sent.append(played(server, people, table_id, 10, orders))
        assert sent[0] == sent[1]


def heard_until_fence(people: list[Browser], pages: list[ClientConnection]) -> str:
    """What the pages hear until they hear of a new table."""
    fence = people[0].post("/api/tables", json=FENCE).json()["id"]
    heard = []
    for page_open in pages:
        while fence not in (text := str(page_open.recv(PATIENCE))):
            heard.append(text)
    return "".join(heard)


def test_standing_orders_are_not_heard_of_in_the_lobby(server: Running) -> None:
    with party(server, "Anna Ben Cora", game="american-rails") as table, ExitStack() as stack:
        pages = [stack.enter_context(page(server, person)) for person in table.people]
        for _ in range(2):  # what is looked at together comes in any order
            heard_until_fence(table.people, pages)
        planner = next(client for client in table.clients if client is not table.mover)
        for orders in (NEVER, {**NEVER, "keep": ["year"]}, None):
            planner.done("orders", seen=planner.number, orders=orders)
        for _ in range(2):
            assert table.table not in heard_until_fence(table.people, pages)
