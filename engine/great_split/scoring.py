"""What everything is worth, with the reason for every point as data."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from engine.core import Outcome, Reason, Score, Seat, ranked
from engine.great_split.components import Components
from engine.great_split.data import (
    GEMS,
    PLACE,
    PRESTIGE,
    RESOURCES,
    SEALS,
    Resource,
    Scoring,
    ScoringToken,
    Seal,
)
from engine.great_split.events import Scored
from engine.great_split.state import Board, Collector, State
from engine.great_split.view import OpenSeat, View

Scorable: TypeAlias = Collector | OpenSeat
"""A seat's character and board, in a state or in a view."""

_ORDER: tuple[Scoring, ...] = ("books", "art", "gems")


def books(components: Components, board: Board) -> Reason:
    space = board[PLACE["books"]]
    return Reason("books", components.book_value(space), (("space", space),))


def art(components: Components, board: Board, market: int) -> Reason:
    level = board[PLACE["art"]]
    points = components.art_value(level, market)
    return Reason("art", points, (("level", level), ("market", market)))


def gems(components: Components, board: Board) -> Reason:
    """Twice the scarcer gem; where both are equal, one of them counts."""
    topaz, emerald = (components.gem_value(gem, board[PLACE[gem]]) for gem in GEMS)
    return Reason("gems", 2 * min(topaz, emerald), (("topaz", topaz), ("emerald", emerald)))


def contracts(components: Components, character: str, board: Board) -> tuple[Reason, ...]:
    """For each resource: its contracts, on track and character, times the stars of its seal."""
    reasons = []
    for resource, seal in zip(RESOURCES, SEALS, strict=True):
        on_track, on_character, stars = _held(components, character, board, resource, seal)
        points = (on_track + on_character) * stars
        facts = (("track", on_track), ("character", on_character), ("stars", stars))
        reasons.append(Reason(f"contracts_{resource}", points, facts))
    return tuple(reasons)


def _held(
    components: Components, character: str, board: Board, resource: Resource, seal: Seal
) -> tuple[int, int, int]:
    """The contracts of a resource, on track and character, and the stars of its seal."""
    return (
        components.contracts_on_track(resource, board[PLACE[resource]]),
        components.contracts_of_character(character, resource),
        components.stars(resource, board[PLACE[seal]]),
    )


def worth_of(components: Components, character: str, board: Board, market: int) -> int:
    """What a seat with this board would have if the game ended now.

    Asked for every way to answer a question, so no reasons are given.
    """
    topaz, emerald = (components.gem_value(gem, board[PLACE[gem]]) for gem in GEMS)
    points = (
        board[PRESTIGE] + components.book_value(board[PLACE["books"]]) + 2 * min(topaz, emerald)
    )
    points += components.art_value(board[PLACE["art"]], market)
    for resource, seal in zip(RESOURCES, SEALS, strict=True):
        on_track, on_character, stars = _held(components, character, board, resource, seal)
        points += (on_track + on_character) * stars
    return points


def score_tokens(
    components: Components,
    tokens: Sequence[ScoringToken],
    round_: int,
    market: int,
    seats: Sequence[Scorable],
) -> tuple[Scored, ...]:
    """What a line of tokens scores, in the order of the rulebook."""
    return tuple(
        _score_one(components, what, round_, market, seats) for what in _ORDER if what in tokens
    )


def score_everything(
    components: Components, round_: int, market: int, seats: Sequence[Scorable]
) -> tuple[Scored, ...]:
    """The last scoring: every token, and then the contracts."""
    return (
        *score_tokens(components, _ORDER, round_, market, seats),
        Scored(
            round_, "contracts", tuple(contracts(components, s.character, s.board) for s in seats)
        ),
    )


def _score_one(
    components: Components, what: Scoring, round_: int, market: int, seats: Sequence[Scorable]
) -> Scored:
    boards = [seat.board for seat in seats]
    match what:
        case "books":
            return Scored(round_, what, tuple((books(components, board),) for board in boards))
        case "art":
            return Scored(
                round_, what, tuple((art(components, board, market),) for board in boards)
            )
        case "gems":
            return Scored(round_, what, tuple((gems(components, board),) for board in boards))


def points_of(scored: Scored, seat: int) -> int:
    return sum(reason.points for reason in scored.reasons[seat])


def outcome_of(state: State) -> Outcome:
    """Most prestige wins; a tie is shared."""
    scores = tuple(
        _score(collector.board[PRESTIGE], state.scorings, (), seat)
        for seat, collector in enumerate(state.collectors)
    )
    return ranked(scores, [(score.points,) for score in scores])


def projection_of(components: Components, view: View) -> tuple[Score, ...]:
    """With the final scoring as the boards stand: the viewer's own as far as it has resolved."""
    seats = list(view.seats)
    resolution = None if view.secrets is None else view.secrets.resolution
    if view.seat is not None and resolution is not None and not resolution.done:
        seats[view.seat] = replace(seats[view.seat], board=resolution.board)
    to_come: tuple[Scored, ...] = ()
    if view.phase != "over":
        to_come = score_everything(components, view.round, view.market, seats)
    return tuple(
        _score(open_seat.board[PRESTIGE], view.scorings, to_come, seat)
        for seat, open_seat in enumerate(seats)
    )


def _score(
    prestige: int, given: tuple[Scored, ...], to_come: tuple[Scored, ...], seat: Seat
) -> Score:
    """The prestige on the board, which has in it what was given, and what is to come."""
    reasons = [
        Reason(reason.what, reason.points, (("round", scored.round), *reason.facts))
        for scored in (*given, *to_come)
        for reason in scored.reasons[seat]
    ]
    total = prestige + sum(points_of(scored, seat) for scored in to_come)
    earned = sum(reason.points for reason in reasons)
    return Score(total, (Reason("prestige", total - earned), *reasons))
