"""Makes the result of a game from its outcome and from who made its moves."""

from collections.abc import Callable, Sequence

from bot.store import Player, Result, SeatResult, StoredMove, TableRow
from bot.store.results import NO_SERVER
from engine.codec import is_rewind, load_ply
from engine.core import AnyGame, Outcome
from engine.record import Ply, standing


def result_of_game(
    game: AnyGame,
    row: TableRow,
    players: Sequence[Player],
    outcome: Outcome,
    moves: Sequence[StoredMove],
    is_others: Callable[[StoredMove], bool],
) -> Result:
    """`moves`: all of them; `is_others`: not made by the person who sits there now."""
    counted = [move for move in _that_count(game, moves) if not _after_conceding(players, move)]
    places = _places(players, outcome)
    seats = tuple(
        _seat(
            player,
            outcome.scores[seat].points,
            places[seat],
            [is_others(move) for move in counted if move.seat == seat],
        )
        for seat, player in enumerate(players)
    )
    began, ended = moves[0].played_at, moves[-1].played_at
    guild = NO_SERVER if row.guild is None else row.guild
    return Result(row.id, row.game, row.options, guild, ended, ended - began, seats)


def made_by_others(players: Sequence[Player], move: StoredMove) -> bool:
    """By an AI, or by somebody who had the seat before."""
    return move.by_ai or move.ply <= players[move.seat].since


def _places(players: Sequence[Player], outcome: Outcome) -> tuple[int, ...]:
    """Whoever conceded comes after all who did not."""
    merits = [
        (not player.conceded, -place) for player, place in zip(players, outcome.places, strict=True)
    ]
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def _after_conceding(players: Sequence[Player], move: StoredMove) -> bool:
    """What an AI plays on for the others is not held against nor for whoever gave up."""
    player = players[move.seat]
    return player.conceded and player.stand_in is not None and move.ply > player.stand_in


def _that_count(game: AnyGame, moves: Sequence[StoredMove]) -> list[StoredMove]:
    """Without what was taken back, and without the rewinds themselves."""
    # Moves are not read: a game that began by older rules has some that are written otherwise.
    plies = [
        load_ply(game, move.seat, move.move) if is_rewind(move.move) else Ply(move.seat, None)
        for move in moves
    ]
    return [moves[ply - 1] for ply in standing(plies)]


def _seat(player: Player, points: int, place: int, by_others: Sequence[bool]) -> SeatResult:
    is_ai = player.user is None
    return SeatResult(
        player.name,
        player.user,
        player.level if is_ai else None,
        points,
        place,
        len(by_others),
        0 if is_ai else by_others.count(False),
    )
