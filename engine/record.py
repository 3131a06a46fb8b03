"""A whole game as seed, options and moves: enough to play it again, move by move."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Literal

from engine.core import (
    AnyGame,
    Decision,
    GalaError,
    IllegalMove,
    OptionValue,
    Outcome,
    Seat,
    begin,
    complete_options,
    decision_of,
    figures_of,
    play,
)
from engine.dice import Dice, ScriptError, commitment, derived_seed, scripted, seeded
from engine.joint_deal import BadDeal, Deal, check


class BadRecord(GalaError):
    """A record that cannot be read or does not hold; `ply`, from 1, is set where a move is wrong."""

    def __init__(self, why: str, ply: int | None = None) -> None:
        super().__init__(why)
        self.ply = ply


@dataclass(frozen=True, slots=True)
class Rewind:
    """The table agreed to go on from before a ply; whatever comes then is drawn anew."""

    to: int
    """The first ply that does not count any more; it and all after it stay in the record."""
    kind: Literal["rewind"] = "rewind"


@dataclass(frozen=True, slots=True)
class Ply:
    seat: Seat
    """Who moved, or asked for the rewind."""
    move: Any
    """A move of the game, or a `Rewind`."""


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules: int
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: str | None = None
    draws: tuple[str, ...] | None = None
    """What a script made the dice give, where there is no seed."""
    commitment: str | None = None
    """What was shown when the game started, if anything was."""
    moves: tuple[Ply, ...] = ()
    outcome: Outcome | None = None
    """How the game ended, as the one who wrote the record says; `verify` checks it."""
    figures: Mapping[str, str] = field(default_factory=dict)
    """For an option that chooses tables, their digest; older records have none."""
    deal: Deal | None = None
    """How the seed came about, where those at the table made it together."""


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game stood after a ply: 0 is its start."""

    ply: int
    answered: Decision | None
    """The question that the ply answered; None at the start and for a rewind."""
    state: Any
    events: tuple[Any, ...]
    """What happened in the ply, or at setup."""


@dataclass(frozen=True, slots=True)
class Replay:
    state: Any
    events: tuple[tuple[Any, ...], ...]
    """What happened at setup, and then at each ply."""


def new_record(game: AnyGame, seats: int, dice: Dice, options: Mapping[str, OptionValue]) -> Record:
    seed = dice.seed or None
    return Record(
        game=game.key,
        rules=game.version,
        seats=seats,
        options=complete_options(game, options),
        seed=seed,
        draws=dice.script,
        commitment=commitment(seed) if seed else None,
        figures=figures_of(game, options),
    )


def named_game(record: Record, games: Mapping[str, AnyGame]) -> AnyGame:
    """The game of a record, whatever the version of its rules; refuses one that is not here."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord(f"there is no game {record.game!r} here; there are: {', '.join(games)}.")
    return game


def game_of(record: Record, games: Mapping[str, AnyGame]) -> AnyGame:
    """The rules a record was played by; refuses a game or a version that is not here."""
    game = named_game(record, games)
    if record.rules != game.version:
        raise BadRecord(
            f"the record was played by version {record.rules} of the rules of {game.key};"
            f" here is version {game.version}."
        )
    return game


def dice_of(record: Record) -> Dice:
    if (record.seed is None) == (record.draws is None):
        raise BadRecord("a record has either a seed or a list of draws, and not both.")
    if record.seed is None:
        return scripted(record.draws or ())
    try:
        return seeded(record.seed)
    except ValueError as error:
        raise BadRecord(str(error)) from error


def positions(record: Record, game: AnyGame) -> Iterator[Position]:
    """The whole game from its start, every move through the guarded door."""
    try:
        step = begin(game, record.seats, dice_of(record), record.options)
    except (GalaError, ScriptError) as error:
        raise BadRecord(f"the game cannot be set up: {error}") from error
    yield Position(0, None, step.state, step.events)
    states, rewinds = [step.state], 0
    for number, ply in enumerate(record.moves, start=1):
        if isinstance(ply.move, Rewind):
            rewinds += 1
            state = _rewound(game, states, ply.move.to, record.seed, rewinds)
            states.append(state)
            yield Position(number, None, state, ())
        else:
            for position in positions_from(game, states[-1], number - 1, (ply,)):
                states.append(position.state)
                yield position


def _rewound(game: AnyGame, states: Sequence[Any], to: int, seed: str | None, number: int) -> Any:
    """The state before that ply, with dice of its own; `states` has one for each ply, and the start."""
    ply = len(states)
    if seed is None:
        raise BadRecord(f"ply {ply} is wrong: scripted dice cannot be rewound.", ply=ply)
    if not 1 <= to < ply:
        raise BadRecord(f"ply {ply} is wrong: there is no ply {to} to go back to.", ply=ply)
    if game.outcome(states[-1]) is not None:
        raise BadRecord(f"ply {ply} is wrong: the game was over.", ply=ply)
    dice = seeded(derived_seed(seed, f"rewind {number}"))
    state: Any = states[to - 1]
    # A state is a dataclass, or a named tuple where play-outs make very many.
    renewed = state._replace if hasattr(state, "_replace") else partial(replace, state)
    return renewed(dice=dice)


def standing(moves: Sequence[Ply]) -> tuple[int, ...]:
    """The plies, from 1, that still count: those that no rewind has undone."""
    after: list[tuple[int, ...]] = [()]
    for number, ply in enumerate(moves, start=1):
        undone = isinstance(ply.move, Rewind)
        after.append(after[ply.move.to - 1] if undone else (*after[-1], number))
    return after[-1]


def positions_from(game: AnyGame, state: Any, ply: int, moves: Iterable[Ply]) -> Iterator[Position]:
    """The game from where it stands after that ply, without rewinds."""
    for number, move in enumerate(moves, start=ply + 1):
        decision = decision_of(game, state, move.seat)
        try:
            step = play(game, state, move.seat, move.move)
        except (IllegalMove, ScriptError) as error:
            raise BadRecord(f"ply {number} is wrong: {error}", ply=number) from error
        state = step.state
        yield Position(number, decision, state, step.events)


def replay(record: Record, games: Mapping[str, AnyGame]) -> Replay:
    """Play the record again, with the rules and the figures that it was played with."""
    game = game_of(record, games)
    try:
        _check_figures(record, game)
    except GalaError as error:
        raise BadRecord(f"the game cannot be set up: {error}") from error
    seen = list(positions(record, game))
    return Replay(seen[-1].state, tuple(position.events for position in seen))


def _check_figures(record: Record, game: AnyGame) -> None:
    """An honest game replayed with other tables would look like a false one."""
    here = figures_of(game, record.options)
    for key, digest in record.figures.items():
        if here.get(key) != digest:
            raise BadRecord(
                f"it was played with other figures: {key} {record.options.get(key)!r} had the"
                f" digest {digest}, and here it has {here.get(key)}."
            )


def _is_claimed(claimed: Outcome, found: Outcome | None) -> bool:
    """Records from before places were kept claim scores and winners only."""
    if found is not None and not claimed.places:
        found = replace(found, places=())
    return claimed == found


def verify(record: Record, games: Mapping[str, AnyGame]) -> tuple[str, ...]:
    """What was checked and found right, a sentence each; raises BadRecord at the first wrong thing."""
    found = [*verify_seed(record)]
    final = replay(record, games).state
    rewinds = sum(isinstance(ply.move, Rewind) for ply in record.moves)
    found.append(f"All {len(record.moves) - rewinds} moves are legal.")
    if rewinds:
        found.append(
            f"{rewinds} times the game went back to an earlier move, and what followed was drawn anew"
            " from the seed. That everybody agreed to it is not proven."
        )
    outcome = game_of(record, games).outcome(final)
    if record.outcome is None:
        stands = "The game is not over" if outcome is None else "The game is over"
        found.append(f"{stands}, and the record claims no outcome.")
    elif not _is_claimed(record.outcome, outcome):
        raise BadRecord("the record claims another outcome than its moves lead to.")
    else:
        points = ", ".join(str(score.points) for score in record.outcome.scores)
        found.append(f"The outcome is as recorded: {points} points.")
    if record.deal is not None:
        found += _left_to_check(record.deal)
    return tuple(found)


def verify_seed(record: Record) -> list[str]:
    """Where the dice come from, whatever the version of the rules."""
    if record.seed is None:
        if record.deal is not None:
            raise BadRecord("deal says how a seed came about, but the record has no seed.")
        return ["The dice were scripted, so there is no seed to check."]
    dice_of(record)
    if record.deal is not None:
        return _verify_deal(record, record.deal, record.seed)
    if record.commitment is None:
        return ["No commitment is recorded, so the seed was not checked against one."]
    if commitment(record.seed) != record.commitment:
        raise BadRecord("the seed does not match the commitment shown at the start.")
    return [
        (
            f"The seed matches the commitment {record.commitment}. That does not prove that it was the"
            " only seed that was drawn, nor how the seats came about."
        )
    ]


def _verify_deal(record: Record, deal: Deal, seed: str) -> list[str]:
    if len(deal.players) != record.seats:
        raise BadRecord(f"seats is {record.seats}, but deal.players are {len(deal.players)}.")
    if record.commitment is not None:
        raise BadRecord("commitment is for seeds that were drawn alone; a joint deal has a seal.")
    try:
        check(deal, seed, record.game, record.options)
    except BadDeal as error:
        raise BadRecord(f"the deal does not hold: {error}") from error
    by_seat = ", ".join(deal.players[number].name for number in deal.seating)
    words = sum(bool(player.word) for player in deal.players)
    return [
        f"The secret has the seal {deal.seal}.",
        (
            f"The seed follows from the secret, table {deal.table}, the game and its options, the"
            f" {len(deal.players)} players with {words} words, and message {deal.message}."
        ),
        f"The seats follow from the seed: {by_seat}.",
    ]


def _left_to_check(deal: Deal) -> list[str]:
    """What no file can prove by itself."""
    return [
        (
            f"Look yourself: message {deal.message} in channel {deal.place} must show this seal, these"
            " players with their words, and these options. Then nobody could choose the deal, because"
            " the message's id was not known to anybody before it was posted."
        ),
        (
            "Not proven: that no earlier announcement was posted and taken away, and that whoever runs"
            " the bot did not look at hands."
        ),
    ]
