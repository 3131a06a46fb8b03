"""What everything is worth, with the reason for every point as data."""

from engine.core import Outcome, Reason, Score
from engine.great_split.components import Components
from engine.great_split.data import PLACE, PRESTIGE, RESOURCES, SEALS, Scoring
from engine.great_split.events import Scored
from engine.great_split.state import Board, Collector, State


def books(components: Components, board: Board) -> Reason:
    space = board[PLACE["books"]]
    return Reason("books", components.book_value(space), (("space", space),))


def art(components: Components, board: Board, market: int) -> Reason:
    level = board[PLACE["art"]]
    points = components.art_value(level, market)
    return Reason("art", points, (("level", level), ("market", market)))


def gems(board: Board) -> Reason:
    """Twice the scarcer gem; where both are equal, one of them counts."""
    topaz, emerald = board[PLACE["topaz"]], board[PLACE["emerald"]]
    return Reason("gems", 2 * min(topaz, emerald), (("topaz", topaz), ("emerald", emerald)))


def contracts(components: Components, character: str, board: Board) -> tuple[Reason, ...]:
    """For each resource: its contracts, on track and character, times the stars of its seal."""
    reasons = []
    for resource, seal in zip(RESOURCES, SEALS, strict=True):
        on_track = components.contracts_on_track(resource, board[PLACE[resource]])
        on_character = components.contracts_of_character(character, resource)
        stars = components.stars(resource, board[PLACE[seal]])
        points = (on_track + on_character) * stars
        facts = (("track", on_track), ("character", on_character), ("stars", stars))
        reasons.append(Reason(f"contracts_{resource}", points, facts))
    return tuple(reasons)


def score(
    components: Components,
    what: Scoring,
    round_: int,
    market: int,
    collectors: tuple[Collector, ...],
) -> Scored:
    """One scoring for every seat."""
    boards = [collector.board for collector in collectors]
    match what:
        case "books":
            return Scored(round_, what, tuple((books(components, board),) for board in boards))
        case "art":
            return Scored(
                round_, what, tuple((art(components, board, market),) for board in boards)
            )
        case "gems":
            return Scored(round_, what, tuple((gems(board),) for board in boards))


def score_contracts(
    components: Components, round_: int, collectors: tuple[Collector, ...]
) -> Scored:
    reasons = tuple(contracts(components, c.character, c.board) for c in collectors)
    return Scored(round_, "contracts", reasons)


def points_of(scored: Scored, seat: int) -> int:
    return sum(reason.points for reason in scored.reasons[seat])


def outcome_of(state: State) -> Outcome:
    """Most prestige wins; a tie is shared."""
    scores = []
    for seat, collector in enumerate(state.collectors):
        total = collector.board[PRESTIGE]
        reasons = [
            Reason(reason.what, reason.points, (("round", scored.round), *reason.facts))
            for scored in state.scorings
            for reason in scored.reasons[seat]
        ]
        earned = sum(reason.points for reason in reasons)
        scores.append(Score(total, (Reason("prestige", total - earned), *reasons)))
    best = max(score.points for score in scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score.points == best)
    return Outcome(tuple(scores), winners)
