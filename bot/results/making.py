"""Makes the result of a game from its outcome and from who made its moves."""

from collections.abc import Mapping, Sequence

from bot.store import Player, Result, SeatResult, TableRow
from bot.store.results import NO_SERVER
from engine.core import Outcome, Seat


def result_of_game(
    row: TableRow,
    players: Sequence[Player],
    outcome: Outcome,
    moves: Mapping[Seat, tuple[int, int]],
    began_at: float | None,
    ended_at: float,
) -> Result:
    """`moves`: for each seat how many there were, and how many of them an AI made."""
    seats = tuple(
        _seat(player, outcome.scores[seat].points, outcome.places[seat], moves.get(seat, (0, 0)))
        for seat, player in enumerate(players)
    )
    began = ended_at if began_at is None else began_at
    guild = NO_SERVER if row.guild is None else row.guild
    return Result(row.id, row.game, row.options, guild, ended_at, ended_at - began, seats)


def _seat(player: Player, points: int, place: int, moves: tuple[int, int]) -> SeatResult:
    made, by_ai = moves
    is_ai = player.user is None
    return SeatResult(
        player.name,
        player.user,
        player.level if is_ai else None,
        points,
        place,
        made,
        0 if is_ai else made - by_ai,
    )
