"""A game from a fixed seed, stopped at every moment that has a picture."""

from dataclasses import dataclass

from engine.core import Outcome, TakeBack
from engine.dice import Dice, derived_seed, seeded
from engine.great_split import GreatSplit
from engine.great_split.moves import Move, SellCard
from engine.great_split.state import State
from engine.great_split.view import View
from render.great_split import (
    board,
    final,
    hand,
    offer,
    resolution,
    scoring,
    seat,
    split,
)

NAMES = ("Ana", "Ben", "Carla", "Дмитрий", "美咲", "Maximiliane Freifrau von Stern", "نور 🦊")
_GAME = GreatSplit()


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
    """The third round is the one we stop in; cards are sold seldom, as people would."""
    seed = derived_seed("00" * 32, f"gala {seats}")
    state = _GAME.setup(seats, seeded(seed), {"edition": "gala", "auto_finish": False}).state
    dice = seeded(derived_seed(seed, "play"))
    found: dict[str, View] = {}
    while waiting := [d for d in _GAME.decisions(state) if not d.answered]:
        index, dice = dice.below(len(waiting))
        move, dice = _choose(state, waiting[index].seat, dice)
        state = _GAME.apply(state, waiting[index].seat, move).state
        _remember(found, state, len(waiting))
    outcome = _GAME.outcome(state)
    if outcome is None:
        raise AssertionError("the sample game has no outcome, though it asks nothing more.")
    return Sample(**found, over=_GAME.view(state, 0), outcome=outcome)


def _choose(state: State, seat: int, dice: Dice) -> tuple[Move, Dice]:
    moves = _GAME.legal_moves(state, seat)
    wanted = [m for m in moves if not isinstance(m, TakeBack | SellCard)]
    sale, dice = dice.below(8)
    if not sale and any(isinstance(m, SellCard) for m in moves):
        wanted = [m for m in moves if isinstance(m, SellCard)]
    index, dice = dice.below(len(wanted))
    return wanted[index], dice


def _remember(found: dict[str, View], state: State, waiting: int) -> None:
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
    if view.round == 5 and resolving is not None and len(resolving.orders) >= 3:
        if resolving.to_play and ("resolving" not in found or resolving.sold):
            found["resolving"] = view


def pictures(seats: int) -> dict[str, bytes]:
    """Every picture of the sample game, by name."""
    sample = play_sample(seats)
    names = NAMES[:seats]
    components = _GAME.editions["gala"]
    secrets = sample.splitting.secrets
    offered = sample.choosing.secrets
    if secrets is None or secrets.left is None or offered is None or offered.offer is None:
        raise AssertionError("the sample game was stopped at the wrong moment.")
    right = tuple(card for card in secrets.hand if card not in secrets.left)
    return {
        "board": board(sample.splitting, components, names),
        "seat": seat(sample.splitting, components, names),
        "hand": hand(secrets.hand, components),
        "split": split(secrets.left, right, secrets.hand, components),
        "offer": offer(*offered.offer, components),
        "resolution": resolution(sample.resolving, components, names),
        "scoring": scoring(sample.scored, components, names),
        "scoring at the end": scoring(sample.over, components, names),
        "final": final(sample.over, sample.outcome, components, names),
    }
