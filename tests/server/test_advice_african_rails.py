"""Figures for who plans at African Rails: from the seat's own view, and true when played."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest

from roundhouse.boards.network import WADI
from roundhouse.game import Arguments, Message, Refusal
from roundhouse.games.african_rails.actions import (
    BuildTrack,
    Deliver,
    EndMove,
    EndTurn,
    Load,
    MoveTo,
)
from roundhouse.games.african_rails.advice import TrackAsked, closed, track
from roundhouse.games.african_rails.facts import BOARD
from roundhouse.games.african_rails.ride_advice import (
    RideAsked,
    Stop,
    TripAsked,
    TripFound,
    ride,
    trip,
)
from tests.games.african_rails.table import (
    GAME,
    draw_any,
    draw_event,
    give,
    is_wild,
    legal,
    near,
    own,
    play,
    put,
    table,
    to_building,
    way,
)
from tests.games.african_rails.test_6_ways_in import grown
from tests.server.running import Browser, Running, running_server
from tests.server.seats import Client, Party, party

CAIRO = 236


def ask(browser: Browser, table: str, what: str, **query: Any) -> httpx.Response:
    return browser.get(f"/api/tables/{table}/advice/{what}", params=query)


def got(browser: Browser, table: str, what: str, **query: Any) -> Any:
    answer = ask(browser, table, what, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()["answer"]


@contextmanager
def begun(server: Running, **options: Any) -> Iterator[Party]:
    """Two people, both from Cairo, at the beginning of the first round; seat 0 builds."""
    wish = {"start": 0, **options}
    with party(server, game="african-rails", options=wish) as table:
        while table.clients[0].now["view"]["round"] == 0:
            actions = table.mover.actions
            origin = {"type": "ChooseOrigin", "city": "Cairo"}
            assert table.mover.move(origin if origin in actions else None)["type"] == "done"
            table.wait()
        yield table


def build(client: Client, sections: list[list[int]]) -> None:
    for start, end, _ in sections:
        client.done(
            "move", seen=client.number, action={"type": "BuildTrack", "start": start, "end": end}
        )


def test_the_cheapest_track_costs_what_was_told(server: Running) -> None:
    with begun(server) as table:
        me, client = table.people[0], table.clients[0]
        found = got(me, table.table, "track", to="Jerusalem")
        assert found["cost"] == sum(cost for _, _, cost in found["sections"]) > 0
        assert sum(found["turns"]) == len(found["sections"])
        assert (found["now"], found["stop"]) == (found["turns"][0], None)
        now = found["sections"][: found["turns"][0]]
        build(client, now)
        assert client.now["view"]["turn"]["spent"] == sum(cost for _, _, cost in now)


def test_a_drawn_line_is_priced_as_the_table_asks(server: Running) -> None:
    with begun(server) as table:
        me, client = table.people[0], table.clients[0]
        best = got(me, table.table, "track", to="Aswan")["sections"]
        line = [best[0][0], *[end for _, end, _ in best]]
        found = got(me, table.table, "line", along=",".join(map(str, line)))
        assert found["sections"] == best
        build(client, best[:2])
        again = got(me, table.table, "line", along=",".join(map(str, line)))
        assert [cost for _, _, cost in again["sections"][:2]] == [0, 0]
        assert again["cost"] == found["cost"] - best[0][2] - best[1][2]
        other = got(table.people[1], table.table, "line", along=",".join(map(str, line)))
        assert [cost for _, _, cost in other["sections"][:2]] == [-1, -1]


def test_a_line_that_jumps_cannot_be_built(server: Running) -> None:
    with begun(server) as table:
        found = got(table.people[0], table.table, "line", along=f"{CAIRO},1927")
        assert found["sections"] == [[CAIRO, 1927, -1]]
        assert (found["cost"], found["turns"], found["now"]) == (0, [0], 0)


def test_building_into_a_harbour_joins_its_ferry(server: Running) -> None:
    with begun(server) as table:
        found = got(table.people[0], table.table, "track", to="Nicosia")
        ferry = next(f for f in BOARD.ferries if f.name == "Cyprus")
        line = [found["sections"][0][0]]
        for start, end, _ in found["sections"]:
            if start != line[-1]:
                assert {line[-1], start} == set(ferry.mileposts)
                line.append(start)
            line.append(end)
        priced = got(table.people[0], table.table, "line", along=",".join(map(str, line)))
        assert [s for s in priced["sections"] if s[2]] == found["sections"]
        assert priced["cost"] == found["cost"]


def test_a_ride_is_made_step_by_step(server: Running) -> None:
    with begun(server) as table:
        me, client = table.people[0], table.clients[0]
        found = got(me, table.table, "track", to="Jerusalem")
        nowhere = got(me, table.table, "ride", to="Jerusalem")
        assert (nowhere["mileposts"], nowhere["turns"], nowhere["now"]) == ([], [], 0)
        build(client, found["sections"])
        for _ in range(2):
            table.mover.done("move", seen=table.mover.number, action={"type": "EndTurn"})
            table.wait()
        ride = got(me, table.table, "ride", to="Jerusalem")
        assert ride["mileposts"][0] == CAIRO
        assert len(ride["turns"]) == len(ride["mileposts"]) - 1
        assert (ride["now"], ride["stop"]) == (len(ride["turns"]), None)
        assert got(table.people[1], table.table, "ride", to="Cairo")["now"] == 0
        for milepost in ride["mileposts"][1:]:
            client.done(
                "move",
                seen=client.number,
                action={"type": "MoveTo", "train": 0, "milepost": milepost},
            )
        there = client.now["view"]["players"][0]["trains"][0]["milepost"]
        assert there in BOARD.destinations[BOARD.destination_number["Jerusalem"]].mileposts


def test_a_ride_promises_no_step_that_an_event_forbids() -> None:
    wadi = next(n for n in range(BOARD.edges) if BOARD.crossing[n] == WADI)
    a, b = int(BOARD.end_a[wadi]), int(BOARD.end_b[wadi])
    before = next(one for one in near(a) if one not in (b, *near(b)) and is_wild(one))
    state = put(own(table(), 1, before, a, b), 1, before)
    calm = ride(GAME.view(play(state.copy(), EndTurn()), 1), 1, RideAsked(str(b)))
    assert (calm.mileposts, calm.turns, calm.now, calm.stop) == ([before, a, b], [0, 0], 2, None)
    play(draw_any(draw_event(state, "E09")), EndTurn())
    told = ride(GAME.view(state, 1), 1, RideAsked(str(b)))
    assert (told.mileposts, told.turns, told.now) == ([before, a, b], [0, 0], 1)
    assert told.stop == Refusal("AF-5.3", Message("af-why-no-passage"))
    assert ride(GAME.view(state, 0), 0, RideAsked("Cairo")).stop is None


def test_rent_is_told_by_its_owner_with_the_rent_free_way_beside_it() -> None:
    state = table(3, origins=["Lagos", "Lagos", "Lagos"])
    rented = way("Lagos", "Kano")
    own(state, 1, *rented)
    put(state, 0, rented[0])
    dear = ride(GAME.view(state, 0), 0, RideAsked("Kano"))
    assert (dear.fees, dear.rent, dear.free) == (4 * (dear.turns[-1] + 1), [(1, dear.fees)], None)
    own(state, 0, *way(rented[0], "Douala"))
    own(state, 0, *way("Douala", "Khartoum"))
    own(state, 0, *way("Khartoum", "Kano"))
    told = ride(GAME.view(state, 0), 0, RideAsked("Kano"))
    assert (told.mileposts, told.rent) == (dear.mileposts, dear.rent)
    assert told.free is not None
    assert (told.free.fees, told.free.rent, told.free.free) == (0, [], None)
    assert (told.free.mileposts[0], told.free.now) == (rented[0], told.free.turns.count(0))
    assert len(told.free.turns) > len(told.turns)


CONTRACT = ("C110", 1, "cocoa", "Cairo")


def planned(state: Any, *stops: Stop) -> TripFound:
    asked = TripAsked(msgspec.json.encode(stops).decode())
    return trip(GAME.view(state, 0), 0, asked)


def test_a_trip_is_made_stop_by_stop_as_far_as_this_turn_goes() -> None:
    """Load at a source, deliver, and back: what is promised for this turn is what can be played."""
    card, contract, good, city = CONTRACT
    state = table(origins=["Lagos", "Johannesburg"])
    there = way("Lagos", city)
    own(state, 0, *there)
    put(state, 0, there[-3], good)
    give(state, 0, card)
    deliver = Deliver(0, card, contract)
    found = planned(state, Stop(city, [deliver]), Stop("Lagos"))
    assert [len(leg.mileposts) - 1 for leg in found.legs] == [2, len(there) - 1]
    assert found.legs[1].turns[:7] == [0] * 7
    assert found.legs[1].turns[7] == 1
    assert (found.now, found.stop) == (2 + 1 + 7, None)
    steps = [MoveTo(0, post) for leg in found.legs for post in leg.mileposts[1:]]
    for action in [*steps[:2], deliver, *steps[2:9]]:
        play(state, action)
        draw_any(state)
    assert GAME.why_not(state, steps[9]) is not None


def test_a_trip_says_what_stands_in_its_way() -> None:
    state = table(origins=["Lagos", "Johannesburg"])
    there = way("Lagos", "Kano")
    put(own(state, 0, *there), 0, there[0])
    nothing = planned(state, Stop("Lagos", [Load(0, "no such good")]), Stop("Kano"))
    assert nothing.now == 0
    assert nothing.stop is not None
    assert nothing.stop.rule == "AF-4.1"
    short = planned(state, Stop("Kano"), Stop("Cape Town"))
    assert len(short.legs) == 1


def test_track_promises_no_section_that_an_event_forbids() -> None:
    """Nobody builds in the Congo while E28 is in force."""
    state = to_building(table(origins=["Lagos", "Lagos"]))
    calm = track(GAME.view(state, 0), 0, TrackAsked("Douala"))
    assert (calm.now, calm.stop) == (calm.turns[0], None)
    state = draw_any(draw_event(table(origins=["Lagos", "Lagos"]), "E28"))
    play(state, EndTurn())
    told = track(GAME.view(to_building(state), 1), 1, TrackAsked("Douala"))
    assert 0 < told.now < told.turns[0]
    assert told.stop == Refusal("AF-5.3", Message("af-why-region-no-building"))


def test_sources_are_told_for_own_and_public_contracts_alone(server: Running) -> None:
    with begun(server) as table:
        found = [got(person, table.table, "sources") for person in table.people]
        for seat, contracts in enumerate(found):
            view = table.clients[seat].now["view"]
            cards = [*view["players"][seat]["hand"], *view["public"]]
            assert {contract["card"] for contract in contracts} == set(cards)
            best = [contract["sources"][0] for contract in contracts if contract["sources"]]
            assert best
            assert all(sum(source["builds"]) == len(source["sections"]) for source in best)
            assert all(source["city"] in BOARD.destination_number for source in best)
            assert all(len(contract["sources"]) <= 3 for contract in contracts)
        assert found[0] != found[1]


def test_plans_are_for_who_plays(server: Running) -> None:
    with begun(server) as table:
        onlooker = server.guest("Cora")
        assert ask(onlooker, table.table, "sources").status_code == 403
        assert ask(onlooker, table.table, "sources", seat=0).status_code == 403
        assert ask(table.people[0], table.table, "sources", seat=1).status_code == 403
        assert ask(table.people[0], table.table, "ride", to="Atlantis").status_code == 404
        assert ask(table.people[0], table.table, "ride", to="9999").status_code == 404
        assert ask(table.people[0], table.table, "ride", to="Cairo", train=1).status_code == 404
        assert ask(table.people[0], table.table, "line", along="1,x").status_code == 400
        assert ask(table.people[0], table.table, "line", along="1,9999").status_code == 404
        assert ask(table.people[0], table.table, "track").status_code == 400
        for stops in ("[]", "x", '[{"place": "Atlantis"}]', '[{"place": "Cairo"}]' * 2):
            assert ask(table.people[0], table.table, "trip", stops=stops).status_code == 404
        other = '[{"place": "Cairo", "actions": [{"type": "Load", "train": 1, "good": "dates"}]}]'
        assert ask(table.people[0], table.table, "trip", stops=other).status_code == 404


def test_other_titles_have_no_such_plans(server: Running) -> None:
    with party(server) as table:
        assert ask(table.people[0], table.table, "sources").status_code == 404


def test_before_the_origin_is_chosen_there_is_no_plan(server: Running) -> None:
    with party(server, game="african-rails") as table:
        assert ask(table.people[0], table.table, "sources").status_code == 404


@pytest.mark.usefixtures("clock")
def test_plans_are_limited(tmp_path: Any) -> None:
    with running_server(str(tmp_path / "house.db"), leniency=0.1) as strict:
        guest = strict.guest("Dora")
        answers = {ask(guest, "nowhere", "ride", to="Cairo").status_code for _ in range(20)}
        assert answers == {404, 429}


def test_sections_that_would_close_a_place_are_told_when_asked_for(server: Running) -> None:
    with begun(server) as table:
        assert got(table.people[0], table.table, "closed") == []


def test_closed_sections_are_those_that_the_rules_refuse() -> None:
    state = grown(3, 160, 3)
    while GAME.to_act(state) < 0 or not legal(state, BuildTrack):
        state = draw_any(state)
        if not legal(state, BuildTrack):
            play(state, next(a for a in GAME.legal(state) if isinstance(a, EndMove | EndTurn)))
    seat = int(state.mover)
    state.cash[seat] = 500
    told = closed(GAME.view(state, seat), seat, Arguments())
    listed = {(action.start, action.end) for action in legal(state, BuildTrack)}
    assert told
    assert listed.isdisjoint((one.start, one.end) for one in told)
    for one in told:
        refusal = GAME.why_not(state, BuildTrack(one.start, one.end))
        assert refusal is not None
        if refusal.message.key.startswith("af-why-blocks"):
            assert refusal.message.values["place"]
