"""A game from a fixed seed, stopped at every moment that has a picture."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.core import AnyGame, Outcome, Seat, TakeBack
from engine.dice import Dice
from engine.great_split import GreatSplit
from engine.great_split.data import TRACKS, Cards
from engine.great_split.editions import GALA
from engine.great_split.moves import Move, PlayAll, SellCard
from engine.great_split.view import View
from render.great_split import (
    Worth,
    board,
    final,
    hand,
    piles,
    resolution,
    scoring,
    seat,
)
from render.sampling import Painters, SampleGame, end_of, played

NAMES = ("Ana", "Ben", "Carla", "Дмитрий", "美咲", "Maximiliane Freifrau von Stern", "نور 🦊")
_GAME: AnyGame = GreatSplit()


@dataclass(frozen=True, slots=True)
class Sample:
    """Views of one game at the moments worth a picture."""

    splitting: View
    choosing: View
    resolving: View
    scored: View
    over: View
    outcome: Outcome


def play_sample(seats: int) -> Sample:
    """We stop in the fifth round; cards are sold seldom, as people would."""
    _, *states = played(_GAME, seats, "gala", _choose, {"auto_finish": False})
    found: dict[str, View] = {}
    for state in states:
        _remember(found, state)
    return Sample(**found, over=_GAME.view(states[-1], 0), outcome=end_of(_GAME, states[-1]))


def _choose(state: Any, dice: Dice) -> tuple[Seat, Move, Dice]:
    waiting = [decision.seat for decision in _GAME.decisions(state) if decision.awaited]
    index, dice = dice.below(len(waiting))
    seat = waiting[index]
    moves = _GAME.legal_moves(state, seat)
    wanted: list[Move] = [m for m in moves if not isinstance(m, TakeBack | SellCard | PlayAll)]
    sale, dice = dice.below(8)
    if not sale and any(isinstance(m, SellCard) for m in moves):
        wanted = [m for m in moves if isinstance(m, SellCard)]
    index, dice = dice.below(len(wanted))
    return seat, wanted[index], dice


def _remember(found: dict[str, View], state: Any) -> None:
    view = _GAME.view(state, 0)
    if view.secrets is None:
        raise AssertionError("a seat's own view has its secrets.")
    resolving = view.secrets.resolution
    if view.round == 4 and view.phase == "split" and "scored" not in found:
        found["scored"] = view
    if view.round == 5 and view.phase == "split" and view.secrets.left is not None:
        found["splitting"] = view
    if view.round == 5 and view.phase == "choose":
        found["choosing"] = view
    in_the_middle = resolving is not None and len(resolving.to_play) >= len(view.secrets.hand) // 2
    if view.round == 5 and in_the_middle:
        found["resolving"] = view


def _worths(left: Cards, right: Cards, other: Seat) -> tuple[Worth, Worth]:
    """Steps from nowhere and made-up points: what a dealer computes is no matter of pictures."""
    found = []
    for pile in (left, right):
        moved = {TRACKS[place]: steps for card in pile for place, steps in GALA.cards[card].steps}
        steps = tuple((track, 4, 4 + count) for track, count in moved.items())
        found.append(Worth(((0, 2 * len(pile)), (other, len(pile) - 2)), steps))
    return found[0], found[1]


def painters(seats: int, names: tuple[str, ...] = NAMES) -> Painters:
    """Every picture of the sample game, by name, ready to be drawn."""
    sample = play_sample(seats)
    names = names[:seats]
    own, offered = sample.splitting.secrets, sample.choosing.secrets
    if own is None or own.left is None or offered is None or offered.offer is None:
        raise AssertionError("the sample game was stopped at the wrong moment.")
    right = tuple(card for card in own.hand if card not in own.left)
    made = _worths(own.left, right, 1)
    received = _worths(*offered.offer, seats - 1)
    return {
        "board": partial(board, sample.splitting, GALA, names),
        "seat": partial(seat, sample.splitting, GALA, names),
        "hand": partial(hand, own.hand, own.lettered, GALA),
        "split": partial(piles, (own.left, right), own.lettered, made, GALA),
        "offer": partial(piles, offered.offer, offered.lettered, received, GALA),
        "resolution": partial(resolution, sample.resolving, GALA, names),
        "scoring": partial(scoring, sample.scored, GALA, names),
        "scoring at the end": partial(scoring, sample.over, GALA, names),
        "final": partial(final, sample.over, sample.outcome, GALA, names),
    }


SAMPLE = SampleGame((2, 4, 7), painters)
