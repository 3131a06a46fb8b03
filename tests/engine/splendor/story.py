"""What happens in Splendor, as prose."""

from collections.abc import Iterator

from engine.splendor.data import CARDS, COLOURS, Tokens
from engine.splendor.events import (
    CardBought,
    CardReserved,
    CardReservedFromDeck,
    CardRevealed,
    Event,
    GameEnded,
    NobleVisited,
    TableLaid,
    TargetReached,
    TokensReturned,
    TokensTaken,
    TurnPassed,
)
from tests.engine.playthroughs import NAMES, Story

_LEVELS = ("I", "II", "III")


def tell(event: Event) -> Iterator[str]:
    yield _sentence(event)
    if isinstance(event, TableLaid):
        yield f"Bank: {_tokens(event.bank)}."
        yield f"Nobles: {', '.join(event.nobles)}."
        for level, row in zip(_LEVELS, event.rows, strict=True):
            yield f"Level {level}: {', '.join(_card(card) for card in row if card is not None)}."
        yield ""


def _sentence(event: Event) -> str:  # noqa: C901  one case for each kind of event
    match event:
        case TableLaid():
            return "The table is laid."
        case TokensTaken():
            return f"{NAMES[event.seat]} takes {_tokens(event.tokens)}."
        case CardReserved():
            return f"{NAMES[event.seat]} reserves {event.card} {_gold(taken=event.gold)}."
        case CardReservedFromDeck():
            top = f"the top of deck {_LEVELS[event.level - 1]}, which is {event.card},"
            return f"{NAMES[event.seat]} reserves {top} {_gold(taken=event.gold)}."
        case CardBought():
            own = "the reserved " if event.reserved else ""
            return f"{NAMES[event.seat]} buys {own}{event.card} for {_tokens(event.payment)}."
        case CardRevealed():
            return f"{_card(event.card)} comes to place {event.slot + 1}."
        case TurnPassed():
            return f"{NAMES[event.seat]} can do nothing and passes."
        case TokensReturned():
            return f"{NAMES[event.seat]} returns {_tokens(event.tokens)}."
        case NobleVisited():
            return f"{NAMES[event.seat]} is visited by {event.noble}."
        case TargetReached():
            return f"{NAMES[event.seat]} has {event.points} points, so this round is the last."
        case GameEnded():
            return f"The game ends by {event.why}."


def _card(name: str) -> str:
    """Its name, points and price."""
    card = CARDS[name]
    return f"{name} [{card.points}: {_tokens((*card.cost, 0))}]"


def _tokens(tokens: Tokens) -> str:
    names = (*COLOURS, "gold")
    counted = [f"{count} {name}" for count, name in zip(tokens, names, strict=True) if count]
    return " ".join(counted) or "nothing"


def _gold(*, taken: bool) -> str:
    return "and takes a gold" if taken else "but no gold is left"


STORY = Story(tables=(2, 4), tell=tell)
