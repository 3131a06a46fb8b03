"""The story of a turn, a line for each thing that everybody saw."""

from collections.abc import Callable, Iterator

from bot.dealers.dealing import Listener, Words
from bot.dealers.splendor import wording
from engine.splendor.data import CARDS
from engine.splendor.events import (
    CardBought,
    CardReserved,
    CardReservedFromDeck,
    CardRevealed,
    Event,
    GameEnded,
    NobleVisited,
    TargetReached,
    TokensReturned,
    TokensTaken,
    TurnPassed,
)
from engine.splendor.places import LETTERS, row_place
from engine.splendor.view import View


def tell(events: tuple[Event, ...], view: View, to: Listener) -> tuple[str, ...]:
    """The table as it was laid is told by the seating and by the board."""
    lines: list[str] = []
    for event in events:
        line = _line(event, view, to)
        if isinstance(event, CardRevealed) and lines:
            # The new card belongs to the turn that made room for it.
            lines[-1] = f"{lines[-1]} {line}"
        elif line:
            lines.append(line)
    return tuple(lines)


_ABOUT_NEW: tuple[Callable[[Words, str], str] | None, ...] = (
    wording.card_with_cost,
    wording.card,
    None,
)
"""How the cards that came are told, from many words to none."""


def since(view: View, to: Listener, room: int) -> tuple[str, ...]:
    """What the others did since one's own turn, a line each, without what they paid for it.

    The cards that came are told as fully as the room allows, in characters. That this round is the
    last is said of the round.
    """
    told: tuple[str, ...] = ()
    for about in _ABOUT_NEW:
        lines = (" ".join(_in_short(turn, view, to, about)) for turn in view.turns)
        told = tuple(line for line in lines if line)
        if sum(map(len, told)) <= room:
            break
    return told


def _in_short(
    turn: tuple[Event, ...], view: View, to: Listener, about: Callable[[Words, str], str] | None
) -> Iterator[str]:
    dealt = next((event for event in turn if isinstance(event, CardRevealed)), None)
    for event in turn:
        match event:
            case CardBought(seat, card, _, False) | CardReserved(seat, card):
                level = CARDS[card].level
                yield to.words(
                    "splendor-since-card",
                    name=to.names[seat],
                    deed="bought" if isinstance(event, CardBought) else "reserved",
                    place=LETTERS[level] if dealt is None else row_place(level, dealt.slot),
                    card=wording.card(to.words, card),
                )
            case CardBought(seat, card):
                name, gift = to.names[seat], wording.card(to.words, card)
                yield to.words("splendor-since-reserved", name=name, card=gift)
            case CardRevealed(_, _, card):
                if about is not None:
                    yield to.words("splendor-since-new", card=about(to.words, card))
            case CardReservedFromDeck(seat, level):
                yield to.words(
                    "splendor-since-from-deck", name=to.names[seat], letter=LETTERS[level]
                )
            case TokensReturned(_, tokens):
                given = wording.colours(to.words, tokens)
                yield to.words("splendor-since-returned", tokens=given)
            case NobleVisited():
                yield to.words("splendor-since-noble")
            case TargetReached():
                continue
            case _:
                yield _line(event, view, to)


def _line(event: Event, view: View, to: Listener) -> str:
    words, names = to.words, to.names
    match event:
        case TokensTaken(seat, tokens):
            return words(
                "splendor-tell-taken", name=names[seat], tokens=wording.colours(words, tokens)
            )
        case CardReserved() | CardReservedFromDeck():
            return _reserved(event, to)
        case CardBought(seat, card, payment, reserved):
            return words(
                "splendor-tell-bought",
                name=names[seat],
                whence="reserved" if reserved else "row",
                letter=LETTERS[CARDS[card].level],
                card=wording.card(words, card),
                payment=wording.amounts(words, payment),
            )
        case CardRevealed(level, slot, card):
            about = wording.card_with_cost(words, card)
            return words("splendor-tell-revealed", place=row_place(level, slot), card=about)
        case TurnPassed(seat):
            return words("splendor-tell-passed", name=names[seat])
        case TokensReturned(seat, tokens):
            given = wording.colours(words, tokens)
            return words("splendor-tell-returned", name=names[seat], tokens=given)
        case NobleVisited(seat, noble):
            bonuses = wording.noble(words, noble)
            return words("splendor-tell-noble", name=names[seat], bonuses=bonuses)
        case TargetReached(seat, points):
            return words("splendor-tell-target", name=names[seat], points=points)
        case GameEnded(why):
            return words("splendor-tell-ended", why=why, target=view.target)
        case _:
            return ""


def _reserved(event: CardReserved | CardReservedFromDeck, to: Listener) -> str:
    """From a deck nobody else hears which card it was."""
    words, name = to.words, to.names[event.seat]
    gold = "yes" if event.gold else "no"
    match event:
        case CardReserved(_, card):
            return words(
                "splendor-tell-reserved",
                name=name,
                letter=LETTERS[CARDS[card].level],
                card=wording.card_with_cost(words, card),
                gold=gold,
            )
        case CardReservedFromDeck(_, level):
            return words("splendor-tell-from-deck", name=name, letter=LETTERS[level], gold=gold)
