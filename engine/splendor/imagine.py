"""A full state that fits what one seat knows: for players that think ahead without cheating."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.dice import Dice
from engine.splendor.data import DECKS, LEVELS
from engine.splendor.events import CardReservedFromDeck, Event
from engine.splendor.state import Player, ReservedCard, State
from engine.splendor.view import View


def imagine(view: View, dice: Dice) -> State:
    """The backs of reserved cards become any cards of their level that nobody has seen."""
    seen = set(_seen(view))
    unseen = {
        level: tuple(card for card in deck if card not in seen)
        for level, deck in zip(LEVELS, DECKS, strict=True)
    }
    players = []
    for player in view.players:
        reserved = []
        for back in player.reserved:
            card = back.card
            if card is None:
                (card,), unseen[back.level], dice = dice.draw(unseen[back.level], 1)
            reserved.append(ReservedCard(card, back.hidden))
        players.append(
            Player(
                tokens=player.tokens,
                bonuses=player.bonuses,
                points=player.points,
                cards=player.cards,
                reserved=tuple(reserved),
                nobles=player.nobles,
            )
        )
    return State(
        target=view.target,
        turn=view.turn,
        phase=view.phase,
        passes=view.passes,
        bank=view.bank,
        rows=view.rows,
        decks=tuple(unseen.values()),
        nobles=view.nobles,
        players=tuple(players),
        chronicle=view.chronicle,
        turns=tuple(tuple(_named(event, players) for event in turn) for turn in view.turns),
        dice=dice,
    )


def _named(event: Event, players: Sequence[Player]) -> Event:
    """The card that was reserved from a deck lately is the last one its seat keeps."""
    if isinstance(event, CardReservedFromDeck) and event.card is None:
        return replace(event, card=players[event.seat].reserved[-1].card)
    return event


def _seen(view: View) -> Iterator[str | None]:
    for row in view.rows:
        yield from row
    for player in view.players:
        yield from player.cards
        yield from (reserved.card for reserved in player.reserved)
