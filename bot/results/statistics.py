"""Statistics of people, computed from results: whoever did not play a seat does not own its result."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from bot.store import Result, SeatResult, UserId

_RECENT = 20


@dataclass(frozen=True, slots=True)
class OfGame:
    """One person at one game."""

    game: str
    games: int
    wins: int
    average: float
    """Points a game."""
    best: int


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Two people in the games that both played."""

    user: UserId
    """The other one."""
    name: str
    """What they were called the last time."""
    games: int
    ahead: int
    behind: int
    """The rest ended level."""


@dataclass(frozen=True, slots=True)
class Statistics:
    user: UserId
    name: str
    games: int
    wins: int
    average_place: float
    by_game: tuple[OfGame, ...]
    """The favourite first."""
    opponents: tuple[HeadToHead, ...]
    """Whom they met most often first."""
    recent: tuple[tuple[int, int], ...]
    """The newest games, the oldest of them first: place, and how many sat there."""
    seconds: float
    """How long half of their games took at most."""

    @property
    def nemesis(self) -> HeadToHead | None:
        """Who was ahead of them most often, where that is more often than not."""
        worse = [one for one in self.opponents if one.behind > one.ahead]
        return max(worse, key=lambda one: (one.behind - one.ahead, one.games), default=None)


def statistics_of(
    user: UserId, results: Sequence[Result], hidden: frozenset[UserId] = frozenset()
) -> Statistics | None:
    """From results in the order they came in; None where there is none. The hidden are left out."""
    played = [(result, seat) for result in results if (seat := result.seat_of(user)) is not None]
    if not played:
        return None
    seats = [seat for _, seat in played]
    return Statistics(
        user,
        seats[-1].name,
        len(played),
        sum(seat.place == 1 for seat in seats),
        fmean(seat.place for seat in seats),
        _by_game(played),
        _opponents(user, [result for result, _ in played], hidden),
        tuple((seat.place, len(result.seats)) for result, seat in played[-_RECENT:]),
        median(result.seconds for result, _ in played),
    )


def head_to_head(user: UserId, other: UserId, results: Iterable[Result]) -> HeadToHead | None:
    """None where they never met."""
    ahead = behind = games = 0
    name = ""
    for result in results:
        mine, theirs = result.seat_of(user), result.seat_of(other)
        if mine is None or theirs is None:
            continue
        games += 1
        ahead += mine.place < theirs.place
        behind += mine.place > theirs.place
        name = theirs.name
    return HeadToHead(other, name, games, ahead, behind) if games else None


def _by_game(played: Sequence[tuple[Result, SeatResult]]) -> tuple[OfGame, ...]:
    found = []
    for game in dict.fromkeys(result.game for result, _ in played):
        seats = [seat for result, seat in played if result.game == game]
        points = [seat.points for seat in seats]
        wins = sum(seat.place == 1 for seat in seats)
        found.append(OfGame(game, len(seats), wins, fmean(points), max(points)))
    return tuple(sorted(found, key=lambda one: (-one.games, one.game)))


def _opponents(
    user: UserId, results: Sequence[Result], hidden: frozenset[UserId]
) -> tuple[HeadToHead, ...]:
    met: dict[UserId, list[Result]] = {}
    for result in results:
        for seat in result.seats:
            if seat.user is not None and seat.counts and seat.user not in {user, *hidden}:
                met.setdefault(seat.user, []).append(result)
    found = (head_to_head(user, other, shared) for other, shared in met.items())
    pairs = [one for one in found if one is not None]
    return tuple(sorted(pairs, key=lambda one: (-one.games, one.user)))
