"""Every title as an OpenSpiel game: importing this module registers them.

`pyspiel.load_game("roundhouse_transamerica(players=3,barrier=published)")`. Parameters are
`players`, `limit` and the title's options. Chance nodes are explicit; actions of seats and of
chance have the title's action numbers. Utilities are those of `roundhouse.research.table`.

A game ends without a winner after `limit` decisions, or after `most_chances(limit)` draws; so
`max_game_length` and the length of the history in the information state hold by construction.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import pyspiel

from roundhouse import game as contract
from roundhouse.game import CHANCE, OVER, AnyGame, BadInput
from roundhouse.match.match import read_options
from roundhouse.research.layout import LAYOUTS, Layout, layout
from roundhouse.research.table import LIMIT, utilities

NOT_YET: Final = 0
HIDDEN: Final = 1
FIRST_NUMBER: Final = 2
"""In the history of an information state: nothing yet, something unseen, 2 + action number."""


def most_chances(limit: int) -> int:
    return 2 * limit + 100


def history_length(limit: int) -> int:
    """Every action may be seen once, and every draw of chance may come to light once more."""
    return limit + 2 * most_chances(limit)


class Plan(NamedTuple):
    """A title with its parameters filled in."""

    title: AnyGame
    players: int
    options: Any
    limit: int
    layout: Layout


class Memory(NamedTuple):
    """What each seat has seen: numbers of actions, HIDDEN in between.

    Never changed once made, so that states and their clones share it.
    """

    state: Any
    length: int
    """How many actions it covers."""
    seen: list[list[int]]

    def after(self, plan: Plan, taken: list[int]) -> Memory:
        """The same with the actions that were taken since."""
        title = plan.title
        seen = [list(entries) for entries in self.seen]
        state = self.state
        for number in taken[self.length :]:
            before, state = state, state.copy()
            action = title.action(number)
            title.apply(state, action)
            shows = title.to_act(before) != CHANCE and title.reveals(before, action, state)
            for seat, entries in enumerate(seen):
                visible = title.redact(before, action, seat)
                entries.append(HIDDEN if visible is None else FIRST_NUMBER + title.code(visible))
                if shows:
                    views = title.view(before, seat), title.view(state, seat)
                    secrets = plan.layout.title.learned(*views)
                    entries.extend(FIRST_NUMBER + title.code(secret) for secret in secrets)
        return Memory(state, len(taken), seen)


class Position:
    """All that is Python in a state. OpenSpiel clones it by `copy.deepcopy`."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.state = plan.title.start(plan.players, plan.options)
        self.memory = Memory(self.state.copy(), 0, [[] for _ in range(plan.players)])
        self.taken: list[int] = []
        """The number of every action so far, chance included."""
        self.decisions = 0
        self.is_imagined = False

    def __deepcopy__(self, memo: Any) -> Position:
        twin = Position.__new__(Position)
        twin.plan, twin.memory, twin.decisions = self.plan, self.memory, self.decisions
        twin.state, twin.taken = self.state.copy(), list(self.taken)
        twin.is_imagined = self.is_imagined
        return twin

    def __reduce__(self) -> Any:
        if self.is_imagined:
            raise BadInput("an imagined state has no history to keep")
        plan = self.plan
        return replayed, (plan.title.name, plan.players, plan.options, plan.limit, self.taken)

    def imagine(self, seat: int, rng: Random) -> None:
        """Put a random state in place of the true one; the seat cannot tell the difference.

        The other seats remember nothing from before, for it may not have been so.
        """
        title = self.plan.title
        seen = [self.seen(seat) if other == seat else [] for other in range(self.plan.players)]
        self.state = title.imagine(title.view(self.state, seat), rng)
        self.memory = Memory(self.state.copy(), len(self.taken), seen)
        self.is_imagined = True

    def to_act(self) -> int:
        return OVER if self.is_stopped() else self.plan.title.to_act(self.state)

    def is_stopped(self) -> bool:
        chances = len(self.taken) - self.decisions
        limit = self.plan.limit
        return self.decisions >= limit or chances >= most_chances(limit)

    def apply(self, number: int) -> None:
        title = self.plan.title
        self.decisions += title.to_act(self.state) != CHANCE
        title.apply(self.state, title.action(number))
        self.taken.append(number)

    def seen(self, seat: int) -> list[int]:
        """All that the seat has seen so far, as numbers."""
        if self.memory.length < len(self.taken):
            self.memory = self.memory.after(self.plan, self.taken)
        return self.memory.seen[seat]


def replayed(name: str, players: int, options: Any, limit: int, taken: list[int]) -> Position:
    """A position from its actions, as it is kept in files."""
    plan = Plan(contract.game(name), players, options, limit, layout(name, players))
    position = Position(plan)
    for number in taken:
        position.apply(number)
    return position


class Game(pyspiel.Game):
    """Every title has a class of its own: OpenSpiel keeps it until the process ends."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = contract.game(self.name)
        kind = game_type(title)
        filled = {**kind.parameter_specification, **(params or {})}
        players, limit = int(filled.pop("players")), int(filled.pop("limit"))
        options = read_parameters(title, filled)
        self.plan = Plan(title, players, options, limit, layout(self.name, players))
        title.start(players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=title.codes,
            max_chance_outcomes=title.codes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=limit,
        )
        super().__init__(kind, info, params or {})

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return most_chances(self.plan.limit)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        default = pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.plan, iig_obs_type or default)


class State(pyspiel.State):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position = Position(game.plan)

    def current_player(self) -> int:
        to_act = self.position.to_act()
        if to_act == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act == CHANCE else to_act

    def is_terminal(self) -> bool:
        return self.position.to_act() == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        title = self.position.plan.title
        chances = title.chances(self.position.state)
        total = sum(weight for _, weight in chances)
        return sorted((title.code(outcome), weight / total) for outcome, weight in chances)

    def returns(self) -> list[float]:
        title, state = self.position.plan.title, self.position.state
        over = title.to_act(state) == OVER
        return utilities(self.position.plan.players, title.winners(state) if over else [])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the player cannot tell from this one: how IS-MCTS looks ahead fairly."""
        twin: State = self.clone()
        twin.position.imagine(player, Random(sampler()))
        return twin

    def view(self, seat: int | None) -> Any:
        """What that seat may know; None is an onlooker."""
        return self.position.plan.title.view(self.position.state, seat)

    def _legal_actions(self, player: int) -> list[int]:
        title = self.position.plan.title
        return sorted(map(title.code, title.legal(self.position.state)))

    def _apply_action(self, number: int) -> None:
        self.position.apply(number)

    def _action_to_string(self, player: int, number: int) -> str:
        return spelled(self.position.plan.title.action(number))

    def __str__(self) -> str:
        return self.position.plan.title.dump(self.position.state).decode()


class Observer:
    """Observes a state as one seat, or as an onlooker where private information is not wanted.

    Observations are the view. Information states add, before it, all the seat has ever seen.
    """

    def __init__(self, plan: Plan, wanted: Any) -> None:
        self._plan = plan
        self._remembers = bool(wanted.perfect_recall)
        self._public = bool(wanted.public_info)
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        length = history_length(plan.limit) if self._remembers else 0
        self.tensor = np.zeros(plan.layout.size + length, np.float32)
        self.dict = plan.layout.named(self.tensor)
        if self._remembers:
            self.dict["history"] = self.tensor[plan.layout.size :]

    def set_from(self, state: State, player: int) -> None:
        size = self._plan.layout.size
        self.tensor[:size] = self._plan.layout.observe(state.view(self._eyes(player)))
        if self._remembers:
            seen = state.position.seen(player)
            self.tensor[size : size + len(seen)] = seen
            self.tensor[size + len(seen) :] = NOT_YET

    def string_from(self, state: State, player: int) -> str:
        view = state.view(self._eyes(player))
        if self._private and not self._public:
            return own_part(view, state.view(None))
        lines = [spelled(view)]
        if self._remembers:
            title = self._plan.title
            lines[:0] = [
                "hidden" if entry == HIDDEN else spelled(title.action(entry - FIRST_NUMBER))
                for entry in state.position.seen(player)
            ]
        return "\n".join(lines)

    def _eyes(self, player: int) -> int | None:
        return player if self._private else None


def spelled(struct: Any) -> str:
    return msgspec.json.encode(struct).decode()


def own_part(view: Any, open_to_all: Any) -> str:
    """The fields of a view that differ from what an onlooker sees."""
    public = msgspec.to_builtins(open_to_all)
    own = msgspec.to_builtins(view)
    return spelled({key: value for key, value in own.items() if value != public[key]})


def game_type(title: AnyGame) -> Any:
    kinds = pyspiel.GameType
    secrets = layout(title.name, title.seats[0]).title.SECRETS
    return kinds(
        short_name=f"roundhouse_{title.name.replace('-', '_')}",
        long_name=f"Roundhouse {title.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if secrets
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=title.seats[-1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": title.seats[0],
            "limit": LIMIT,
            **{
                field.name: parameter(field.default)
                for field in msgspec.structs.fields(title.Options)
            },
        },
    )


def parameter(value: Any) -> Any:
    """An option's value as OpenSpiel knows values; what is not a switch or a number is text."""
    return value if isinstance(value, bool | int | str) else spelled(value)


def read_parameters(title: AnyGame, values: dict[str, Any]) -> Any:
    """The other way; the title checks them."""
    read = {}
    for field in msgspec.structs.fields(title.Options):
        try:
            read[field.name] = msgspec.convert(bare(values[field.name]), field.type, strict=False)
        except msgspec.ValidationError as error:
            raise BadInput(f"{field.name} of {title.name}: {error}") from error
    return read_options(title, read)


def bare(value: Any) -> Any:
    """Quotes keep a number a text, where an option takes words as well: start_player='1'."""
    return value.strip("'") if isinstance(value, str) else value


for _title in map(contract.game, LAYOUTS):
    pyspiel.register_game(game_type(_title), type("Game", (Game,), {"name": _title.name}))
