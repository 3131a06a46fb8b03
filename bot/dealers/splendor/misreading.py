"""Why a typed line is no answer: an empty bank, a card that cannot be paid, a place without one."""

import re
from collections import Counter

from bot.dealers.dealing import Listener, Words
from bot.dealers.splendor import wording
from bot.dealers.splendor.wording import KINDS
from engine.splendor.data import GOLD, MOST_RESERVED, MOST_TOKENS
from engine.splendor.legal import visitors
from engine.splendor.places import (
    ROWS,
    places_in_reserve,
    places_in_rows,
    places_of_nobles,
)
from engine.splendor.prices import can_buy
from engine.splendor.view import View

_PLACE = re.compile(r"\b([abcrn])\s?([1-5])\b")
_LETTER = re.compile(r"\b([abc])\b")
_LEAST_LETTERS = 3
"""Of a colour's name, before it is taken for one."""
_TWO_ALIKE = 4
"""What the bank needs of a colour for two of it."""


def why_not(view: View, typed: str, to: Listener) -> str:
    line, words = typed.lower(), to.words
    colours = _colours(line, words)
    place = _PLACE.search(line)
    match view.phase:
        case "act":
            if place is not None:
                return _card(view, f"{place[1]}{place[2]}".upper(), to)
            return _take(view, colours, words) if colours else _deck(view, line, words)
        case "return_tokens":
            return _give(view, colours, words)
        case _:
            return "" if place is None else _noble(view, f"{place[1]}{place[2]}".upper(), words)


def _card(view: View, place: str, to: Listener) -> str:
    words, mine = to.words, view.players[view.turn_of]
    found = {**places_in_rows(view), **places_in_reserve(view, view.turn_of)}
    card = next((card for card, its_place in found.items() if its_place == place), None)
    if card is None:
        kind = "reserved" if place[0] == "R" else "noble" if place[0] == "N" else "row"
        return words("splendor-no-card", kind=kind, place=place)
    said = []
    if not can_buy(mine, card):
        said.append(
            words(
                "splendor-cannot-pay",
                place=place,
                card=wording.card_with_cost(words, card),
                lack=wording.lack(words, mine, card),
            )
        )
    if len(mine.reserved) == MOST_RESERVED and place[0] != "R":
        said.append(words("splendor-act-reserved"))
    return " ".join(said)


def _deck(view: View, line: str, words: Words) -> str:
    found = _LETTER.search(line)
    level = None if found is None else dict(ROWS)[found[1].upper()]
    if found is None or level is None:
        return ""
    if not view.deck_sizes[level - 1]:
        return words("splendor-no-deck", letter=found[1].upper())
    full = len(view.players[view.turn_of].reserved) == MOST_RESERVED
    return words("splendor-act-reserved") if full else ""


def _take(view: View, wanted: "Counter[int]", words: Words) -> str:
    if wanted[GOLD]:
        return words("splendor-no-gold")
    for number, count in wanted.items():
        kind = KINDS[number]
        if not view.bank[number]:
            return words("splendor-bank-has-no", colour=kind)
        if count > 1 and len(wanted) == 1 and view.bank[number] < _TWO_ALIKE:
            left = wording.amounts(words, _only(number, view.bank[number]))
            return words("splendor-bank-has-few", left=left)
    return words("splendor-act-take")


def _give(view: View, wanted: "Counter[int]", words: Words) -> str:
    held = view.players[view.turn_of].tokens
    for number, count in wanted.items():
        if count > held[number]:
            has = wording.amounts(words, _only(number, held[number]))
            return words("splendor-you-hold", colour=KINDS[number], count=held[number], has=has)
    return words("splendor-return-so-many", count=sum(held) - MOST_TOKENS)


def _noble(view: View, place: str, words: Words) -> str:
    nobles = {its_place: noble for noble, its_place in places_of_nobles(view).items()}
    coming = visitors(view.nobles, view.players[view.turn_of].bonuses)
    if place not in nobles:
        return words("splendor-no-card", kind="noble", place=place)
    if nobles[place] in coming:
        return ""
    return words("splendor-noble-not-yet", place=place, bonuses=wording.noble(words, nobles[place]))


def _only(number: int, count: int) -> tuple[int, int, int, int, int, int]:
    white, blue, green, red, black, gold = (count if number == each else 0 for each in range(6))
    return (white, blue, green, red, black, gold)


def _colours(line: str, words: Words) -> "Counter[int]":
    """The colours that were typed, each as often as it was, or as the number before it says."""
    names = [wording.colour(words, kind).lower() for kind in KINDS]
    found: Counter[int] = Counter()
    count = 1
    for word in re.findall(r"[^\W_]+", line):
        if word.isdecimal():
            count = min(int(word), MOST_TOKENS)
            continue
        number = next(
            (
                number
                for number, name in enumerate(names)
                if word.startswith(name) or (len(word) >= _LEAST_LETTERS and name.startswith(word))
            ),
            None,
        )
        if number is not None:
            found[number] += count
        count = 1
    return found
