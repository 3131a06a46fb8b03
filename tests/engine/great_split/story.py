"""What happens in The Great Split, as prose."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.core import Reason
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
from tests.engine.great_split.cubes import icons_on
from tests.engine.playthroughs import NAMES, Story

LEVELS = ("nothing", "I", "II", "III")


def tell(event: Any) -> Iterator[str]:
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


STORY = Story(tables=(2, 5), tell=tell)
