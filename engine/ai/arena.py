"""Matches between players of different levels, and what they show."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from engine.ai.contestants import BadPlayers, Contestant
from engine.core import AnyGame, Options, Outcome, Seat, begin
from engine.dice import derived_seed, seeded

CONFIDENCE = 1.959964
"""How many deviations hold 95 % of a normal distribution."""


@dataclass(slots=True)
class Tally:
    """What one player has achieved so far."""

    player: Contestant
    games: int = 0
    wins: float = 0.0
    """A victory shared by two counts half for each."""
    points: int = 0
    moves: int = 0
    seconds: float = 0.0
    """Of processor time, for all moves together."""
    slowest: float = 0.0
    """The most for one move."""
    longest: float = 0.0
    """The most for a question with all the moves that answer it, such as a whole resolution."""
    _question: float = field(default=0.0, repr=False)
    _kind: tuple[str, ...] = ()

    def think(self, seconds: float, kind: tuple[str, ...]) -> None:
        self.moves += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)
        self._question = self._question + seconds if kind == self._kind else seconds
        self._kind = kind
        self.longest = max(self.longest, self._question)

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Where the true win rate lies with a confidence of 95 %."""
    rate, z = wins / games, CONFIDENCE
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + (z / (2 * games)) ** 2)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def report(tallies: Sequence[Tally]) -> tuple[str, ...]:
    """A line for each player."""
    return tuple(
        f"{number} {tally.player.name}: wins {tally.rate:.1%}"
        f" (95 % between {tally.interval[0]:.1%} and {tally.interval[1]:.1%}),"
        f" mean score {tally.points / tally.games:.1f},"
        f" {1000 * tally.seconds / tally.moves:.1f} ms a move,"
        f" at most {1000 * tally.slowest:.0f} ms, {1000 * tally.longest:.0f} ms a question"
        for number, tally in enumerate(tallies, start=1)
    )


def standing(tallies: Sequence[Tally]) -> str:
    """How a match stands, in one line."""
    wins = ", ".join(f"{tally.player.name} {tally.wins:g}" for tally in tallies)
    return f"{tallies[0].games} games: {wins}"


def compete(
    game: AnyGame,
    seats: int,
    players: Sequence[Contestant],
    games: int,
    seed: str,
    options: Options,
    told: Callable[[Sequence[Tally]], None] | None = None,
) -> tuple[Tally, ...]:
    """Play so many games; each deal is played once from every seat, so luck is shared.

    That holds for whole rounds of seats: where the games are no multiple of them, the last deal is
    not played from every seat. Fewer players than seats take further seats in turn. `told` hears how
    it stands after each deal, so that a match that is broken off still says something.
    """
    if len(players) > seats:
        raise BadPlayers(f"{len(players)} players do not fit on {seats} seats; name fewer.")
    if games < 1:
        raise BadPlayers(f"an arena plays 1 game or more, not {games}.")
    tallies = tuple(Tally(players[place % len(players)]) for place in range(seats))
    for number in range(games):
        deal, turned = divmod(number, seats)
        seated = [tallies[(seat + turned) % seats] for seat in range(seats)]
        outcome = _play(
            game,
            seated,
            derived_seed(seed, f"deal {deal}"),
            derived_seed(seed, f"play {number}"),
            options,
        )
        for seat, tally in enumerate(seated):
            tally.games += 1
            tally.points += outcome.scores[seat].points
            if seat in outcome.winners:
                tally.wins += 1 / len(outcome.winners)
        if told is not None and turned == seats - 1:
            told(tallies)
    return tallies


def _play(
    game: AnyGame, seated: Sequence[Tally], deal: str, seed: str, options: Options
) -> Outcome:
    state = begin(game, len(seated), seeded(deal), options).state
    seeds = [derived_seed(seed, f"seat {seat}") for seat in range(len(seated))]
    while (outcome := game.outcome(state)) is None:
        waiting = [decision for decision in game.decisions(state) if decision.awaited]
        decision = waiting[0]
        seat: Seat = decision.seat
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        start = time.process_time()
        move = seated[seat].player.choose(game, view, decision, moves, seeds[seat])
        round_of_ticket = decision.ticket.split(".")[1].split("-")[0]
        seated[seat].think(time.process_time() - start, (decision.kind, round_of_ticket))
        state = game.apply(state, seat, move).state
    return outcome
