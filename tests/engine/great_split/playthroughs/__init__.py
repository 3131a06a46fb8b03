"""Whole games told as prose, move by move, by somebody who sees every card.

`python -m tests.engine.great_split.playthroughs` writes the stories anew, after a rule has
changed on purpose; read what changed in them before you commit it.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any

from engine.core import Reason, TakeBack, begin
from engine.dice import Dice, seeded
from engine.great_split.events import (
    CardsDealt,
    CardsDiscarded,
    CharacterDealt,
    HandResolved,
    MarketMoved,
    OfferMade,
    PileTaken,
    RoundStarted,
    Scored,
    ScoringTokensPlaced,
    TrackAdvanced,
)
from engine.great_split.moves import Move, PlayPlain, SellCard
from engine.great_split.state import State
from tests.engine.great_split.cubes import icons_on
from tests.engine.great_split.tables import GAME, seed

FOLDER = Path(__file__).parent
STORIES = {2: 22, 5: 55}
"""How many sit at the table, and the number of their seed."""

NAMES = ("Ana", "Bruno", "Carla", "David", "Elena")
LEVELS = ("nothing", "I", "II", "III")


def story_file(seats: int) -> Path:
    return FOLDER / f"{seats}_seats.txt"


def story(seats: int) -> str:
    number = STORIES[seats]
    lines = [f"{seats} people play The Great Split with the dice of seed {number}."]
    step = begin(GAME, seats, seeded(seed(number)), {})
    lines += sentences(step.events)
    state: State = step.state
    for after, events in casual_turns(state, seeded(seed(number + 1))):
        state = after
        lines += sentences(events)
    lines += _ending(state)
    return "\n".join(fill(line, 100, subsequent_indent="    ") for line in lines) + "\n"


def casual_turns(state: State, dice: Dice) -> Iterator[tuple[State, tuple[Any, ...]]]:
    """They answer in turn, play plain cards first, seldom sell, and never take back."""
    while waiting := [each for each in GAME.decisions(state) if each.awaited]:
        seat = waiting[0].seat
        moves: list[Move] = [m for m in GAME.legal_moves(state, seat) if m != TakeBack()]
        whim, dice = dice.below(4)
        kept = [m for m in moves if not isinstance(m, SellCard)] if whim else moves
        choice, dice = dice.below(len(kept))
        step = GAME.apply(state, seat, PlayPlain() if PlayPlain() in kept else kept[choice])
        yield step.state, step.events
        state = step.state


def sentences(events: tuple[Any, ...]) -> Iterator[str]:
    for event in events:
        yield from _of_the_deal(event)
        yield from _of_the_round(event)


def _of_the_deal(event: Any) -> Iterator[str]:
    match event:
        case ScoringTokensPlaced(lines):
            first, second = (" and ".join(line) for line in lines)
            yield f"The tokens after round 3 are {first}, those after round 4 {second}."
        case CharacterDealt(seat, character):
            yield f"{NAMES[seat]} is the {character}."
        case TrackAdvanced(cause="start") as advance:
            yield f"{NAMES[advance.seat]} starts with {advance.track} at {advance.end}."
        case RoundStarted(number, level, limit):
            yield ""
            yield f"Round {number}. Level {LEVELS[level]} is dealt, {limit} cards may be held."
        case CardsDealt(seat, _, cards):
            yield f"{NAMES[seat]} is dealt {_cards(cards)}."
        case CardsDiscarded(seat, _, cards):
            yield f"{NAMES[seat]} discards {_cards(cards)}."


def _of_the_round(event: Any) -> Iterator[str]:
    match event:
        case OfferMade(splitter, chooser, left, right):
            piles = f"{_cards(left)} against {_cards(right)}"
            yield f"{NAMES[splitter]} offers {NAMES[chooser]} {piles}."
        case PileTaken(splitter, chooser, kept, returned):
            back = f"returns {_cards(returned)} to {NAMES[splitter]}"
            yield f"{NAMES[chooser]} keeps {_cards(kept)} and {back}."
        case HandResolved(seat, played, _, sold, advances):
            sale = f" and sells {_cards(sold)}" if sold else ""
            yield f"{NAMES[seat]} plays {_cards(played) or 'no card'}{sale}."
            yield f"  {NAMES[seat]} advances " + ", ".join(_step(a) for a in advances) + "."
        case MarketMoved(_, token, market):
            yield f"The market token shows {token}, and the market stands at {market}."
        case Scored(_, what, reasons):
            verb = "is" if what == "art" else "are"
            each = [f"{NAMES[seat]} {_points(given)}" for seat, given in enumerate(reasons)]
            yield f"{what.capitalize()} {verb} scored: " + "; ".join(each) + "."


def _cards(cards: tuple[str, ...]) -> str:
    return ", ".join(_card(card) for card in cards)


def _card(card: str) -> str:
    icons = Counter(icons_on(card))
    level = card.split("-", maxsplit=1)[0]
    return " and ".join(f"{count} {icon}" for icon, count in icons.items()) + f" ({level})"


BECAUSE = {
    "card": "",
    "sale": " for a sale",
    "splitter": " with the splitter",
    "seal": " with a seal",
    "arrow": " by a double arrow",
    "bonus": " as a bonus",
}


def _step(advance: TrackAdvanced) -> str:
    """What moved, why, and what was lost."""
    track = advance.track.replace("_", " ")
    lost = f" ({advance.lost} lost)" if advance.lost else ""
    return f"{track} {advance.start}→{advance.end}{lost}{BECAUSE[advance.cause]}"


def _points(reasons: tuple[Reason, ...]) -> str:
    told = []
    for reason in reasons:
        facts = ", ".join(f"{name} {value}" for name, value in reason.facts)
        resource = reason.what.partition("_")[2]
        told.append(f"{reason.points}{f' for {resource}' if resource else ''} ({facts})")
    return ", ".join(told)


def _part(reason: Reason) -> str:
    what = reason.what.replace("contracts_", "contracts of ")
    facts = dict(reason.facts)
    return f"{what} {reason.points}" + (f" after round {facts['round']}" if facts else "")


def _ending(state: State) -> Iterator[str]:
    outcome = GAME.outcome(state)
    assert outcome is not None
    yield ""
    for seat, score in enumerate(outcome.scores):
        parts = [_part(reason) for reason in score.reasons if reason.points]
        yield f"{NAMES[seat]} ends with {score.points} prestige: {', '.join(parts)}."
    winners = " and ".join(NAMES[seat] for seat in outcome.winners)
    yield f"{winners} {'wins' if len(outcome.winners) == 1 else 'share the victory'}."
