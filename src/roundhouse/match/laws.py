"""The law-book: what must hold of every title, at every seat count, with every option.

Each law looks at one moment of a game and raises LawBroken with a sentence. The conformance
tests and `roundhouse fuzz` walk through games and call `check`.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final

import msgspec

from roundhouse import game as contract
from roundhouse.game import CHANCE, OVER, Action, AnyGame, Seat
from roundhouse.languages import LANGUAGES
from roundhouse.match.record import decode
from roundhouse.rulebook import rules
from roundhouse.words import say

WILD_NUMBERS: Final = (-1, 0, 1, 2, 3, 7, 50, 187, 188, 508, 509, 2**31, 2**70)


class LawBroken(AssertionError):
    """A title breaks a law of the law-book."""


def law(holds: bool, sentence: str) -> None:
    if not holds:
        raise LawBroken(sentence)


def check(game: AnyGame, state: Any, rng: Random) -> None:
    """Every law that looks at one moment."""
    no_dead_end(game, state)
    legal_is_exact(game, state, rng)
    copies_are_independent(game, state, rng)
    everything_encodes(game, state)
    views_can_be_imagined(game, state, rng)
    secrets_stay_secret(game, state, rng)
    ranges_are_whole(game, state)
    plans_are_allowed(game, state, rng)


def viewers(game: AnyGame, state: Any) -> list[Seat | None]:
    """Every seat, and an onlooker."""
    return [*range(len(game.scores(state))), None]


def choices(game: AnyGame, state: Any) -> list[Any]:
    """What can happen next, by a seat or by chance."""
    if game.to_act(state) == CHANCE:
        return [outcome for outcome, _ in game.chances(state)]
    return game.legal(state)


def no_dead_end(game: AnyGame, state: Any) -> None:
    to_act = game.to_act(state)
    legal, chances = game.legal(state), game.chances(state)
    if to_act == OVER:
        law(not legal and not chances, "the game is over but there is something left to do")
        law(len(game.winners(state)) > 0, "the game is over and nobody has won")
    elif to_act == CHANCE:
        law(len(chances) > 0, "chance has no outcome")
        law(not legal, "chance acts, yet a seat has legal actions")
        law(all(weight > 0 for _, weight in chances), "a chance outcome has no weight")
        law(len({outcome for outcome, _ in chances}) == len(chances), "a chance outcome twice")
    else:
        law(to_act in viewers(game, state), f"there is no seat {to_act}")
        law(len(legal) > 0, f"seat {to_act} is to act and has no legal action")
        law(not chances, "a seat acts, yet chance has outcomes")


def legal_is_exact(game: AnyGame, state: Any, rng: Random) -> None:
    """`legal` and `why_not` agree on every action; a refusal names a rule and changes nothing."""
    allowed = choices(game, state)
    law(len(set(allowed)) == len(allowed), "an action is listed twice")
    law(choices(game, state) == allowed, "the legal list is not the same twice")
    before = game.dump(state)
    for action in allowed:
        refusal = game.why_not(state, action)
        law(refusal is None, f"{action} is listed but refused: {refusal}")
    members = set(allowed)
    for action in strangers(game, rng):
        refusal = game.why_not(state, action)
        if refusal is None:
            law(action in members, f"{action} is accepted but not listed")
        else:
            law(action not in members, f"{action} is listed but refused")
            law(refusal.rule in rules(game.name), f"no rule {refusal.rule} in the rulebook")
            law(bool(say(refusal.message)), "a refusal without words")
    law(game.dump(state) == before, "looking at actions changed the state")


def strangers(game: AnyGame, rng: Random) -> list[Any]:
    """Some actions of every kind, from all over its range, and some from beyond it."""
    kinds = action_kinds(game.name)
    numbered = [game.action(rng.choice(numbers)) for numbers in kinds for _ in range(4)]
    wild = [
        msgspec.structs.replace(action, **{field: rng.choice(WILD_NUMBERS)})
        for action in numbered
        for field in action.__struct_fields__
        if isinstance(getattr(action, field), int) and rng.random() < 0.3
    ]
    return numbered + wild


@cache
def action_kinds(name: str) -> list[list[int]]:
    """The action numbers of each kind of action of a title."""
    game = contract.game(name)
    kinds: dict[str, list[int]] = {}
    for number in range(game.codes):
        kinds.setdefault(type(game.action(number)).__name__, []).append(number)
    return list(kinds.values())


def copies_are_independent(game: AnyGame, state: Any, rng: Random) -> None:
    before = game.dump(state)
    twin = state.copy()
    law(game.dump(twin) == before, "a copy differs from its original")
    for name in fields(state):
        spoil(getattr(twin, name))
        law(game.dump(state) == before, f"a copy shares its {name} with the original")
    allowed = choices(game, state)
    if allowed:
        action = rng.choice(allowed)
        twin, other = state.copy(), state.copy()
        game.apply(twin, action)
        game.apply(other, action)
        law(game.dump(state) == before, f"{action} on a copy changed the original")
        law(game.dump(twin) == game.dump(other), f"{action} has two different outcomes")


def fields(state: Any) -> list[str]:
    """The state's data, whether compiled or plain."""
    methods = (type(None), type(state.copy))
    return [
        name
        for name in dir(state)
        if not name.startswith("__")
        and not isinstance(getattr(state, name), methods)
        and not callable(getattr(state, name))
    ]


def spoil(value: Any) -> None:
    """Change a container in place as far as it lets us."""
    if isinstance(value, list | dict | set | bytearray):
        for part in value.values() if isinstance(value, dict) else list(value):
            spoil(part)
        value.clear()
    elif type(value).__name__.startswith("vec") and len(value) > 0:
        if isinstance(value[0], int):
            value[0] = 1 - value[0]
        else:
            spoil(value[0])


def everything_encodes(game: AnyGame, state: Any) -> None:
    data = game.dump(state)
    law(game.dump(game.restore(data)) == data, "the state does not survive being written down")
    law(choices(game, game.restore(data)) == choices(game, state), "restored, other choices")
    for action in choices(game, state):
        line = msgspec.json.encode(action)
        law(b"\n" not in line, f"{action} is more than one line")
        law(decode(line, game.Action) == action, f"{action} does not survive its line of JSON")
        number = game.code(action)
        law(0 <= number < game.codes, f"{action} has the number {number}, out of range")
        law(game.action(number) == action, f"{action} does not survive its number {number}")


def views_can_be_imagined(game: AnyGame, state: Any, rng: Random) -> None:
    for seat in viewers(game, state):
        view = game.view(state, seat)
        data = msgspec.json.encode(view)
        law(msgspec.json.decode(data, type=game.View) == view, "a view does not survive JSON")
        imagined = game.imagine(view, rng)
        law(game.view(imagined, seat) == view, f"seat {seat} could tell the imagined state")
        law(game.to_act(imagined) == game.to_act(state), "imagined, another seat is to act")


def secrets_stay_secret(game: AnyGame, state: Any, rng: Random) -> None:
    """What a seat cannot know changes nothing that it sees, is offered or is told."""
    for seat in viewers(game, state):
        other = game.imagine(game.view(state, seat), rng)
        if game.to_act(state) == seat:
            legal = game.legal(state)
            law(game.legal(other) == legal, f"secrets change what seat {seat} may do")
            labels = [game.label(state, action) for action in legal]
            law(len(set(map(say, labels))) == len(labels), "two actions have the same label")
            other_labels = [game.label(other, action) for action in legal]
            law(other_labels == labels, f"secrets change how seat {seat}'s choices are called")
            if game.fixed_labels:
                fresh = game.start(game.seats[0], game.Options())
                first_labels = [game.label(fresh, action) for action in legal]
                law(labels == first_labels, "a label that is said to be fixed has changed")
        allowed = choices(game, state)
        if not allowed:
            continue
        action, another = rng.choice(allowed), rng.choice(allowed)
        heard = hear(game, state, action, seat)
        if game.why_not(other, action) is None:
            same_view_same_words(heard, hear(game, other, action, seat), action)
        if game.to_act(state) != seat:
            same_view_same_words(heard, hear(game, state, another, seat), action)


def ranges_are_whole(game: AnyGame, state: Any) -> None:
    """Actions with ranged fields stand in order, are numbered in order and have fixed labels."""
    rows = [action for action in choices(game, state) if action.ranged]
    if not rows:
        return
    numbers = [game.code(action) for action in rows]
    law(numbers == sorted(numbers), "ranged actions are not in the order of their codes")
    fresh = game.start(game.seats[0], game.Options())
    for action in (rows[0], rows[-1]):
        same = game.label(state, action) == game.label(fresh, action)
        law(same, f"the label of {action} changes, though its fields are ranged")
        values = [getattr(action, name) for name in action.ranged]
        law(all(type(value) is int for value in values), f"{action} ranges over no whole numbers")


def plans_are_allowed(game: AnyGame, state: Any, rng: Random) -> None:
    """What a planner proposes is what the rules allow, one action after another."""
    seat = game.to_act(state)
    if seat < 0:
        return
    for plan in game.proposals(game.view(state, seat), rng):
        after = state.copy()
        for action in plan:
            refusal = game.why_not(after, action)
            law(refusal is None, f"{action} of a plan is refused: {refusal}")
            game.apply(after, action)
            if game.to_act(after) != seat:
                break


def same_view_same_words(heard: tuple[bytes, ...], other: tuple[bytes, ...], action: Any) -> None:
    if heard[0] == other[0]:
        law(heard == other, f"the words for {action} tell more than the view shows")


def hear(game: AnyGame, before: Any, action: Action, seat: Seat | None) -> tuple[bytes, ...]:
    """What a seat sees and is told of one action, to the last byte."""
    after = before.copy()
    game.apply(after, action)
    told = game.tell(before, action, after, seat)
    for language in LANGUAGES:
        law(all(say(message, language) for message in told), f"{action} has no words")
    return (
        msgspec.json.encode(game.view(after, seat)),
        msgspec.json.encode(told),
        msgspec.json.encode(game.redact(before, action, seat)),
    )
