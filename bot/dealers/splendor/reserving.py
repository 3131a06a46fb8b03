"""Reserving: the face-up cards and the decks, row by row as in the picture."""

from collections.abc import Sequence

from bot.dealers.dealing import Choice, Listener, PickOne, Picture, Words
from bot.dealers.splendor import wording
from engine.splendor.data import CARDS, DECKS, GOLD, MOST_TOKENS, Level
from engine.splendor.moves import ReserveCard, ReserveFromDeck
from engine.splendor.places import LETTERS, ROWS, places_in_rows
from engine.splendor.view import View

Reservation = ReserveCard | ReserveFromDeck


def question(
    view: View, reservations: Sequence[Reservation], to: Listener, picture: Picture
) -> PickOne:
    words, mine = to.words, view.players[view.turn_of]
    cards = {move.card: move for move in reservations if isinstance(move, ReserveCard)}
    decks = {move.level: move for move in reservations if isinstance(move, ReserveFromDeck)}
    places = places_in_rows(view)
    choices = []
    for row, (letter, level) in enumerate(ROWS):
        choices += [
            Choice(
                places[card],
                places[card],
                cards[card],
                row=row,
                effect=wording.prospect(words, mine, card),
                icon=wording.icon_of_card(card),
            )
            for card in view.rows[level - 1]
            if card in cards
        ]
        if level in decks:
            label = words("splendor-deck", letter=LETTERS[level])
            effect = _in_deck(level, words)
            key, icon = f"deck-{letter}", f"deck_{letter.lower()}"
            choices.append(Choice(key, label, decks[level], row=row, effect=effect, icon=icon))
    lines = [words("splendor-reserve-which", gold="yes" if view.bank[GOLD] else "no")]
    if decks:
        lines.append(words("splendor-deck-about"))
    if view.bank[GOLD] and sum(mine.tokens) == MOST_TOKENS:
        lines.append(words("splendor-too-many", count=1))
    return PickOne("\n".join(lines), tuple(choices), picture)


def _in_deck(level: Level, words: Words) -> str:
    """What a card of that level can be worth."""
    points = [CARDS[card].points for card in DECKS[level - 1]]
    return words("splendor-deck-points", least=min(points), most=max(points))
