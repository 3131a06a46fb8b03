"""How good everybody is at a game: ratings by openskill, from results in the order they came in.

AI players are fixed anchors: a level has the same rating everywhere and for ever, and whoever plays
against one is measured by it. A seat counts for the person who sat there at the end if they made
at least half of its moves themselves; otherwise it counts for nobody, and for the others it was an
AI. Whoever had themselves erased was, for the others, somebody unknown.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store import Level, Result, SeatResult, UserId

_MODEL = PlackettLuce()
_START_MU, _START_SIGMA = 25.0, 25.0 / 3
_ANCHOR_SIGMA = 1.0
ANCHORS: Mapping[Level, float] = {"easy": 20.0, "normal": 25.0, "hard": 30.0}
_SHOWN_AT_START, _SHOWN_PER_POINT = 1000, 24
"""So that newcomers begin at 1000 and nobody sees a fraction."""


@dataclass(frozen=True, slots=True)
class Rating:
    user: UserId
    name: str
    """What they were called the last time."""
    mu: float = _START_MU
    sigma: float = _START_SIGMA
    games: int = 0
    wins: int = 0

    @property
    def certain(self) -> float:
        """What they are at least, as good as certainly: by this people are ranked."""
        return self.mu - 3 * self.sigma

    @property
    def shown(self) -> int:
        return round(_SHOWN_AT_START + _SHOWN_PER_POINT * self.certain)


def rated(ratings: Mapping[UserId, Rating], results: Iterable[Result]) -> dict[UserId, Rating]:
    """The ratings after these results as well; a long list takes a while, so not on the event loop."""
    after = dict(ratings)
    for result in results:
        after |= _rate(after, result)
    return after


def ranking(ratings: Iterable[Rating], hidden: frozenset[UserId]) -> tuple[Rating, ...]:
    """The best first, without those who do not want to be seen."""
    seen = (rating for rating in ratings if rating.user not in hidden)
    return tuple(sorted(seen, key=lambda one: (-one.certain, -one.games, one.user)))


def _rate(ratings: Mapping[UserId, Rating], result: Result) -> dict[UserId, Rating]:
    seats = result.seats
    people = {seat.user: seat for seat in seats if seat.counts and seat.user is not None}
    if not people or len(seats) < 2:
        return {}
    teams = [[_before(ratings, seat)] for seat in seats]
    rated_teams = _MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    after = {}
    for seat, (found,) in zip(seats, rated_teams, strict=True):
        if seat.user is not None and people.get(seat.user) is seat:
            was = ratings.get(seat.user) or Rating(seat.user, seat.name)
            after[seat.user] = replace(
                was,
                name=seat.name,
                mu=found.mu,
                sigma=found.sigma,
                games=was.games + 1,
                wins=was.wins + (seat.place == 1),
            )
    return after


def _before(ratings: Mapping[UserId, Rating], seat: SeatResult) -> PlackettLuceRating:
    if seat.level is not None:
        return _MODEL.rating(mu=ANCHORS[seat.level], sigma=_ANCHOR_SIGMA)
    if seat.user is not None and not seat.counts:
        return _MODEL.rating(mu=ANCHORS["normal"], sigma=_ANCHOR_SIGMA)
    was = None if seat.user is None else ratings.get(seat.user)
    if was is None:
        return _MODEL.rating(mu=_START_MU, sigma=_START_SIGMA)
    return _MODEL.rating(mu=was.mu, sigma=was.sigma)
