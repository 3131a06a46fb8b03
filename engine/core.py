"""The contract between a game's rules and everybody who plays by them."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.dice import Dice

if TYPE_CHECKING:
    from engine.ai.judge import AnyJudge

Seat: TypeAlias = int
"""A chair at the table, counted clockwise from 0. The engine never learns who sits there."""

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]

State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")
View = TypeVar("View")
State_co = TypeVar("State_co", covariant=True)
Event_co = TypeVar("Event_co", covariant=True)


class GalaError(Exception):
    """Something was refused; the message is a sentence that says what and why."""


class IllegalMove(GalaError):
    """A move that the rules do not allow now."""


class StaleTicket(IllegalMove):
    """An answer to a question that is no longer open."""


class BadOptions(GalaError):
    """Table options that this game does not have."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table may choose before the game starts, from a short list."""

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    figures: tuple[str, ...] = ()
    """For each choice a digest of the tables it stands for, where these are read from files."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One open question to one seat."""

    seat: Seat
    kind: str
    ticket: str
    """`kind.turn.seat`: an answer names the question it answers, not a number of the whole state.

    It is for its seat only: where steps can be taken back it counts them, which nobody else may
    know. Whoever passes decisions on to others leaves it out.
    """
    awaited: bool = True
    """The table stands still until it is answered.

    One that is not awaited is only open: it has an answer, given or taken by default, that its seat
    may still change.
    """


@functools.lru_cache(maxsize=4096)
def ask(kind: str, turn: int | str, seat: Seat, *, awaited: bool = True) -> Decision:
    """A decision with its ticket; the same few are asked again and again, so they are kept."""
    return Decision(seat, kind, f"{kind}.{turn}.{seat}", awaited)


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A seat undoes its own last step. Play-outs leave it out, or they would never end."""

    kind: Literal["take_back"] = "take_back"


class Step(NamedTuple, Generic[State_co, Event_co]):
    """What a move led to: the next state, and what happened on the way.

    A tuple, because play-outs make one for every move.
    """

    state: State_co
    events: tuple[Event_co, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why points were given: `what` names the rule, `facts` the figures it looked at."""

    what: str
    points: int
    facts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    points: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. Several winners share the victory."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    places: tuple[int, ...] = ()
    """By seat; equals share one, and the next is left out: 1, 1, 3. Old records have none."""

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """Best first, equals by seat."""
        return tuple(sorted(range(len(self.scores)), key=lambda seat: (self.places[seat], seat)))


def ranked(scores: tuple[Score, ...], merits: Sequence[tuple[int, ...]]) -> Outcome:
    """The outcome where the greatest merit wins: points, and then whatever breaks a tie."""
    places = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Outcome(scores, winners, places)


class Game(Protocol[State, Move, Event, View]):
    """The rules of one game. One open decision is a turn, many are simultaneous, none is the end."""

    @property
    def key(self) -> str: ...

    @property
    def version(self) -> int:
        """Rises whenever an old record would replay differently."""

    @property
    def seats(self) -> range: ...

    @property
    def options(self) -> tuple[Option, ...]: ...

    @property
    def types(self) -> "Types":
        """What the codec turns into JSON and back."""

    @property
    def judge(self) -> "AnyJudge | None":
        """How AI players see this game; without one they know only the final scores."""

    def __hash__(self) -> int: ...

    def setup(self, seats: int, dice: Dice, options: Options) -> Step[State, Event]:
        """The first state and what happened on the way to it; options are complete and valid."""

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The open questions, by seat; at most one for each seat."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """Every answer to that seat's question; nothing for a seat with no question."""

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        """The trusted door: the caller knows that the move is legal."""

    def view(self, state: State, seat: Seat | None) -> View:
        """What that seat may know, or a spectator where the seat is None; built up from nothing."""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """What that seat, or a spectator, may hear of an event; None where it hears nothing.

        It names what may be heard, so an event that nobody thought of is heard by nobody.
        """

    def imagine(self, view: View, dice: Dice) -> State:
        """Some full state that fits the view, the unknown dealt anew by these dice."""

    def projection(self, view: View) -> tuple[Score, ...]:
        """Every seat's score if the game ended now, as far as this view may know.

        When the game is over, these are the scores of its outcome.
        """

    def outcome(self, state: State) -> Outcome | None:
        """None while the game goes on."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Types:
    """A game's values, as types that the codec can read; unions are told apart by `kind`."""

    state: Any
    move: Any
    event: Any
    view: Any


def begin(game: AnyGame, seats: int, dice: Dice, options: Options) -> Step[Any, Any]:
    """The guarded door to `setup`: refuses a table this game is not made for."""
    if seats not in game.seats:
        raise BadOptions(
            f"{game.key} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}."
        )
    return game.setup(seats, dice, complete_options(game, options))


def complete_options(game: AnyGame, given: Options) -> dict[str, OptionValue]:
    """The given options with the defaults for the rest."""
    known = {option.key: option for option in game.options}
    for key, value in given.items():
        if key not in known:
            names = ", ".join(known) or "none"
            raise BadOptions(f"{game.key} has no option {key!r}; it has: {names}.")
        choices = known[key].choices
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            names = ", ".join(repr(choice) for choice in choices)
            raise BadOptions(f"option {key!r} of {game.key} can be {names}, not {value!r}.")
    return {key: given.get(key, option.default) for key, option in known.items()}


def figures_of(game: AnyGame, options: Options) -> dict[str, str]:
    """The digests of the tables that these options choose: a name alone says too little."""
    chosen = complete_options(game, options)
    return {
        option.key: option.figures[option.choices.index(chosen[option.key])]
        for option in game.options
        if option.figures
    }


def decision_of(game: AnyGame, state: Any, seat: Seat) -> Decision | None:
    return next((d for d in game.decisions(state) if d.seat == seat), None)


def play(
    game: AnyGame, state: Any, seat: Seat, move: Any, ticket: str | None = None
) -> Step[Any, Any]:
    """The guarded door: refuses what is not legal, and answers to questions that have passed."""
    decision = decision_of(game, state, seat)
    if decision is None:
        if ticket is not None:
            raise StaleTicket(
                f"question {ticket!r} is no longer open: seat {seat} is asked nothing."
            )
        raise IllegalMove(f"seat {seat} is asked nothing now, so it cannot play {move}.")
    if ticket is not None and ticket != decision.ticket:
        raise StaleTicket(
            f"question {ticket!r} is no longer open: seat {seat} is asked {decision.ticket!r} now."
        )
    if move not in game.legal_moves(state, seat):
        raise IllegalMove(f"{move} is not a legal answer of seat {seat} to {decision.ticket!r}.")
    return game.apply(state, seat, move)
