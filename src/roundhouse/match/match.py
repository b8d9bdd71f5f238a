"""A match: one game being played. It checks and logs every action and alone draws chance."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Self

import msgspec

from roundhouse import game as contract
from roundhouse.game import (
    CHANCE,
    OVER,
    Action,
    AnyGame,
    BadInput,
    IllegalAction,
    Message,
    Refusal,
    Seat,
)
from roundhouse.match import ending, record
from roundhouse.match.checkpoints import Checkpoints
from roundhouse.match.ending import End, How
from roundhouse.match.record import OtherRules, ReplayTooLong
from roundhouse.match.undo import Rewind, Undo, UndoRefused, taken_back
from roundhouse.words import say


class Step(NamedTuple):
    """One action and the two states around it, for telling what happened."""

    number: int
    """Place in `Match.actions`, from 0."""
    seat: Seat
    """Who acted, or CHANCE."""
    before: Any
    action: Action
    after: Any


class Snapshot(NamedTuple):
    """What a match needs, besides its log, to go on from entry `number`."""

    number: int
    movers: tuple[Seat, ...]
    state: Any


class Match:
    """A game at a table, from its first card on."""

    def __init__(
        self, game: AnyGame, seats: int, options: Any, seed: int | str, state: Any = None
    ) -> None:
        if not is_whole(seats):
            raise BadInput(f"seats: {seats!r} is not a number of players")
        if not is_whole(seed) and not isinstance(seed, str):
            raise BadInput(f"seed: {seed!r} is neither a whole number nor a text")
        self.game = game
        self.seats = seats
        self.options = options
        self._seed = seed
        self.state = game.start(seats, options) if state is None else state
        """The truth. A value: playing on replaces it and never changes it."""
        self.actions: list[Action] = []
        """Every action that stands, chance included."""
        self.log: list[Action | Undo | Rewind | End] = []
        """Every action ever made, with the undos and rewinds between them."""
        self.ended: End | None = None
        """How people ended it before the rules did."""
        self._movers: list[Seat] = []
        """Who made the last actions, since chance spoke or a secret was shown."""
        self._checkpoints = Checkpoints(0, self.state)

    @classmethod
    def start(
        cls,
        name: str,
        seats: int,
        seed: int | str | None = None,
        options: dict[str, Any] | msgspec.Struct | None = None,
    ) -> Self:
        """A new match. Without a seed chance is drawn from one that nobody can guess."""
        game = contract.game(name)
        if seed is None:
            seed = secrets.randbits(128)
        match = cls(game, seats, read_options(game, options), seed)
        match._draw()
        return match

    @property
    def to_act(self) -> Seat:
        """The seat whose turn it is, or OVER."""
        return self.game.to_act(self.state) if self.ended is None else OVER

    @property
    def over(self) -> bool:
        return self.to_act == OVER

    def legal(self) -> list[Any]:
        """Every action the seat to act may choose."""
        return self.game.legal(self.state)

    def view(self, seat: Seat | None = None) -> Any:
        """What that seat may know; None is an onlooker."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    def winners(self) -> list[Seat]:
        """The winners; nobody while the game goes on."""
        if not self.over:
            return []
        resigned = () if self.ended is None else self.ended.resigned
        return ending.winners(self.game, self.state, self.ended, resigned)

    def why_not(self, action: Action) -> Refusal | None:
        """The rule that forbids this action to the seat to act; None when it is allowed."""
        if not isinstance(action, self.game.Action):
            raise BadInput(f"{action!r} is not an action of {self.game.name}")
        try:
            msgspec.convert(msgspec.to_builtins(action), self.game.Action)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadInput(f"{action!r} is malformed: {error}") from error
        return self.game.why_not(self.state, action)

    def play(self, action: Action, is_well_formed: bool = False) -> list[Step]:
        """Make the action of the seat to act; then chance draws what it must.

        Returns the steps taken. An action that is not allowed raises and changes nothing.
        `is_well_formed`: it was just decoded or comes from `legal`, so its fields are right.
        """
        steps = self.prepare(action, is_well_formed)
        for step in steps:
            self.commit(step)
        return steps

    def prepare(self, action: Action, is_well_formed: bool = False) -> list[Step]:
        """The steps that `play` would take; nothing changes until they are committed."""
        self._check_going_on()
        why_not = self.game.why_not(self.state, action) if is_well_formed else self.why_not(action)
        if why_not is not None:
            raise IllegalAction(why_not, say(why_not.message))
        first = self._step(len(self.actions), self.state, action)
        return [first, *self._drawn(first.number + 1, first.after)]

    def commit(self, step: Step) -> None:
        """Apply the step that was prepared last, or the next of several."""
        self.state = step.after
        self.actions.append(step.action)
        self.log.append(step.action)
        if step.seat == CHANCE or self.game.reveals(step.before, step.action, step.after):
            self._movers.clear()
            self._checkpoints.restart(len(self.actions), step.after)
        else:
            self._movers.append(step.seat)
            self._checkpoints.add(len(self.actions), step.after)

    def undo(self, seat: Seat, consent: bool = False) -> None:
        """Take back the seat's last action; with everyone's consent also what followed it."""
        self._check_seat(seat)
        if self.ended is not None:
            raise UndoRefused(Message("why-game-over"))
        self._take_back(Undo(seat, taken_back(self._movers, seat, consent), consent))

    def vary(self, path: Sequence[Action]) -> list[Step | None]:
        """Go to where these actions lead from the start, over chance and secrets too: a study.

        Returns the steps of the new entries of the log; None is the way back.
        """
        pairs = zip(self.actions, path, strict=False)
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        if self.ended is not None:
            common = min(common, len(self.actions) - 1)
        steps: list[Step | None] = []
        if common < len(self.actions):
            steps.append(self.follow(Rewind(len(self.actions) - common)))
        steps += [self.follow(action) for action in path[common:]]
        return [*steps, *self._draw()]

    def end(self, how: How, seat: Seat | None = None, resigned: tuple[Seat, ...] = ()) -> None:
        """People end it here; `resigned` seats cannot win."""
        self._finish(End(how, seat, resigned))

    def steps(self) -> Iterator[Step]:
        """Every step of the match so far, played again from the start."""
        state = self.game.start(self.seats, self.options)
        for number, action in enumerate(self.actions):
            step = self._step(number, state, action)
            yield step
            state = step.after

    def at(self, number: int) -> Any:
        """The state after that many actions."""
        if not is_whole(number) or number not in range(len(self.actions) + 1):
            raise BadInput(f"there is no moment {number}: {len(self.actions)} actions were made")
        kept = self._checkpoints.nearest(number)
        if kept is None:
            first, state = 0, self.game.start(self.seats, self.options)
        else:
            first, state = kept[0], kept[1].copy()
        for done, action in enumerate(self.actions[first:number], first + 1):
            self.game.apply(state, action)
            self._checkpoints.keep(done, state)
        return state

    def hold(self, number: int, state: Any) -> None:
        """The state after that many actions, known from elsewhere: an undo need not work it out."""
        self._checkpoints.hold(number, state)

    @property
    def movers(self) -> tuple[Seat, ...]:
        """Who made the last actions, as far back as they can be taken back at all."""
        return tuple(self._movers)

    def header(self, with_seed: bool = False) -> record.Header:
        """The first line of the record."""
        return record.Header(
            game=self.game.name,
            version=self.game.version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=self._seed if with_seed else msgspec.UNSET,
        )

    def save(self, path: str | Path, with_seed: bool = False) -> None:
        """Write the record: a header line, then one JSON action a line."""
        record.write(Path(path), self.header(with_seed), self.log)

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a record and play it through. A wrong line is named and nothing is loaded."""
        return cls.read(record.contents(Path(path)), str(path))

    @classmethod
    def read(cls, data: bytes, source: str = "the record", budget: float = inf) -> Self:
        """Play a record through that came from elsewhere; `source` is named when it is wrong.

        `budget`: seconds of this process's time that it may take before ReplayTooLong is raised.
        """
        deadline = time.process_time() + budget
        header, lines = record.read(data, source)
        try:
            match = cls._begun(header)
        except OtherRules as error:
            raise OtherRules(f"{source}, line 1: {error}") from error
        except contract.RoundhouseError as error:
            raise BadInput(f"{source}, line 1: {error}") from error
        for number, line in enumerate(lines, start=2):
            if time.process_time() > deadline:
                raise ReplayTooLong(f"{source}, line {number}: it takes too long to play through")
            try:
                match.follow(record.decode(line, match.game.Action))
            except contract.RoundhouseError as error:
                raise BadInput(f"{source}, line {number}: {error}") from error
        match._draw()
        return match

    @classmethod
    def _begun(cls, header: record.Header) -> Self:
        """The match of a record before its first action."""
        game = contract.game(header.game)
        if header.version != game.version:
            raise OtherRules(
                f"made with version {header.version} of the rules, this is version {game.version}"
            )
        seed = header.seed if isinstance(header.seed, int | str) else secrets.randbits(128)
        return cls(game, header.seats, read_options(game, header.options), seed)

    @classmethod
    def resume(
        cls,
        name: str,
        *,
        seats: int,
        seed: int | str,
        options: dict[str, Any],
        log: list[Action | Undo | Rewind | End],
        snapshot: Snapshot | None = None,
    ) -> Self:
        """A match that was kept by its log; a snapshot saves playing the log from the start."""
        game = contract.game(name)
        match = cls(game, seats, read_options(game, options), seed)
        kept = snapshot.number if snapshot is not None else 0
        for entry in log[:kept]:
            match.log.append(entry)
            if isinstance(entry, Undo | Rewind):
                del match.actions[-entry.actions :]
                match.ended = None
            elif isinstance(entry, End):
                match.ended = entry
            else:
                match.actions.append(entry)
        if snapshot is not None:
            match.state = snapshot.state
            match._movers = list(snapshot.movers)
            match._checkpoints.restart(len(match.actions), snapshot.state)
        for entry in log[kept:]:
            match.follow(entry)
        match._draw()
        return match

    def copy(self) -> Self:
        """The same match once more, to try something on."""
        twin = self.__class__(self.game, self.seats, self.options, self._seed, self.state)
        twin.actions, twin.log = self.actions.copy(), self.log.copy()
        twin._movers, twin.ended = self._movers.copy(), self.ended
        twin._checkpoints = self._checkpoints.copy()
        return twin

    def follow(self, entry: Action | Undo | Rewind | End) -> Step | None:
        """The next entry of a log, chance included, checked as strictly as a move."""
        if isinstance(entry, Rewind):
            self._go_back(entry)
            return None
        self._check_going_on()
        if isinstance(entry, End):
            self._finish(entry)
            return None
        if isinstance(entry, Undo):
            self._check_seat(entry.seat)
            back = taken_back(self._movers, entry.seat, entry.consent)
            if back != entry.actions:
                raise BadInput(f"this undo takes back {back} actions, not {entry.actions}")
            self._take_back(entry)
            return None
        refusal = self.why_not(entry)
        if refusal is not None:
            raise IllegalAction(refusal, say(refusal.message))
        step = self._step(len(self.actions), self.state, entry)
        self.commit(step)
        return step

    def _check_going_on(self) -> None:
        if self.ended is not None:
            raise BadInput("the players have ended this match")

    def _finish(self, end: End) -> None:
        if self.over:
            raise BadInput("the match is over already")
        for seat in (*end.resigned, *([] if end.seat is None else [end.seat])):
            self._check_seat(seat)
        self.ended = end
        self.log.append(end)

    def _check_seat(self, seat: Seat) -> None:
        if not is_whole(seat) or seat not in range(self.seats):
            raise BadInput(f"there is no seat {seat!r} at a table of {self.seats}")

    def _step(self, number: int, before: Any, action: Action) -> Step:
        seat = self.game.to_act(before)
        after = before.copy()
        self.game.apply(after, action)
        return Step(number, seat, before, action, after)

    def _take_back(self, undo: Undo) -> None:
        last = len(self.actions)
        self.actions = self.actions[: -undo.actions]
        self._checkpoints.cut(len(self.actions), last)
        self.state = self.at(len(self.actions))
        self._checkpoints.add(len(self.actions), self.state)
        self._movers = self._movers[: -undo.actions]
        self.log.append(undo)

    def _go_back(self, rewind: Rewind) -> None:
        left = len(self.actions) - rewind.actions
        if left < 0:
            raise BadInput(f"there are only {len(self.actions)} actions to go back over")
        self.state = self.at(left)
        self.actions = self.actions[:left]
        self.ended = None
        self._movers.clear()
        self._checkpoints.restart(left, self.state)
        self.log.append(rewind)

    def _draw(self) -> list[Step]:
        """Chance acts until it is some seat's turn."""
        steps = self._drawn(len(self.actions), self.state)
        for step in steps:
            self.commit(step)
        return steps

    def _drawn(self, number: int, state: Any) -> list[Step]:
        """What chance draws from there on. Each draw depends on seed and number alone."""
        steps: list[Step] = []
        while self.game.to_act(state) == CHANCE:
            rng = Random(f"{self._seed}:{number}")
            steps.append(self._step(number, state, drawn(self.game.chances(state), rng)))
            number, state = number + 1, steps[-1].after
        return steps


def drawn(chances: list[tuple[Any, int]], rng: Random) -> Any:
    """One outcome, by weight."""
    left = rng.randrange(sum([weight for _, weight in chances]))
    for outcome, weight in chances:
        left -= weight
        if left < 0:
            return outcome
    raise contract.BrokenInvariant("chance had no outcome")


def is_whole(value: object) -> bool:
    """A whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def read_options(game: AnyGame, options: dict[str, Any] | msgspec.Struct | None) -> Any:
    """The table's options, checked; what is not named has its default."""
    if isinstance(options, game.Options):
        options = msgspec.to_builtins(options)
    try:
        return msgspec.convert({} if options is None else options, game.Options)
    except msgspec.ValidationError as error:
        raise BadInput(f"options of {game.name}: {error}") from error
