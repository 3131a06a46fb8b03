"""The pictures of Splendor for the ear: in short what matters now, in full the whole table."""

from dataclasses import replace

from bot.dealers.dealing import Listener, Words
from bot.dealers.phrases import fitting
from bot.dealers.splendor import standing, telling, wording
from engine.core import Outcome, Seat
from engine.splendor.data import CARDS, GOLD, NOBLES
from engine.splendor.places import (
    LETTERS,
    ROWS,
    noble_place,
    places_in_reserve,
    places_in_rows,
    reserved_place,
    row_place,
)
from engine.splendor.prices import can_buy, lacking
from engine.splendor.scoring import figures_of
from engine.splendor.view import PlayerView, ReservedCardView, View

_A_TURN = 340
"""Characters that a question and its picture have together; what follows it needs the rest."""
_NAME = 8
"""Letters of a usual name."""
_NEAR = 3
"""Tokens that may be lacking for a card to be called near."""
_MOST_NEAR = 2
_MOST_NAMED = 3
"""Cards that one can buy, of which the short text says more than their places."""


def board(view: View, to: Listener) -> str:
    """As of when, the last turn, and how everybody stands; the cards are told in full."""
    players = [
        _in_short(name, p, to.words) for name, p in zip(to.plain_names, view.players, strict=True)
    ]
    lines = [_opening(view, to), *_last(view, to), *players, _bank(view, to.words)]
    return fitting(("\n".join(lines), "\n".join((lines[0], *players))))


def seat(view: View, to: Listener) -> str:
    """What one has, what one can buy, what is near; beside a long question, the first of it."""
    if view.seat is None:
        return board(view, to)
    words, mine = to.words, view.seat
    lines = [_belongings(view, mine, words), _can_buy(view, mine, words, _MOST_NAMED)]
    near = _near(view, mine, words)
    lines += [near] if near else []
    if view.turn_of == mine and view.phase == "return_tokens":
        # The question itself has just counted the tokens, and the turn began with the rest.
        return fitting((near or lines[1],))
    kept = _reserved(view.players[mine], words)
    all_lines = [*lines, *([kept] if kept else []), _bank(view, words)]
    if view.turn_of != mine or view.phase != "act":
        return fitting(("\n".join(all_lines), "\n".join(lines)))
    room = _A_TURN - _asked(view, to)
    choices = (all_lines, [*lines, _bank(view, words)], lines, lines[:2])
    candidates = ["\n".join(some) for some in choices]
    return fitting((next((text for text in candidates if len(text) <= room), candidates[-1]),))


def _asked(view: View, to: Listener) -> int:
    """The characters of the question beside the picture; long names are nobody's fault."""
    short = replace(to, plain_names=tuple(name[:_NAME] for name in to.plain_names))
    return sum(len(line) + 1 for line in standing.opening(view, short))


def table_in_full(view: View, to: Listener) -> str:
    """Everything on the table with every gem by its name, however long that is."""
    words = to.words
    lines = [_opening(view, to), *_told(view, to)]
    if view.seat is not None:
        near = _near(view, view.seat, words)
        lines += [_can_buy(view, view.seat, words), *([near] if near else [])]
    lines.append(_bank(view, words))
    nobles = "; ".join(
        f"{noble_place(slot)} {wording.amounts(words, NOBLES[noble])}"
        for slot, noble in enumerate(view.nobles)
    )
    if nobles:
        lines.append(words("splendor-alt-nobles", nobles=nobles))
    lines += [_row(view, letter, words) for letter, _ in ROWS]
    lines += [
        _player(name, player, words)
        for name, player in zip(to.plain_names, view.players, strict=True)
    ]
    return "\n".join(lines)


def final(view: View, outcome: Outcome, to: Listener) -> str:
    """Everybody's points and where they came from, best first, and after which round how many."""
    words = to.words
    full, bare = [], []
    for seat_ in outcome.ranking:
        cards, nobles, count = figures_of(outcome.scores[seat_])
        facts = words("splendor-final-seat", cards=cards, nobles=nobles, count=count)
        head = f"{to.plain_names[seat_]} {outcome.scores[seat_].points}: {facts}."
        course = ", ".join(str(points[seat_]) for points in view.chronicle)
        full.append(f"{head} {words('splendor-alt-course', points=course)}")
        bare.append(head)
    opening = words("splendor-status-over")
    return fitting("\n".join((opening, *lines)) for lines in (full, bare))


def _opening(view: View, to: Listener) -> str:
    """As of when: a board keeps its picture and these words while the round goes on."""
    if view.phase == "over":
        return to.words("splendor-status-over")
    return to.words(
        "splendor-alt-as-of",
        when="start" if view.turn_of == 0 and view.phase == "act" else "turn",
        round=standing.round_of(view, view.turn),
        name=to.plain_names[view.turn_of],
        target=view.target,
    )


def _told(view: View, to: Listener) -> list[str]:
    """What happened in the latest turns, for the ear."""
    events = tuple(event for turn in view.turns for event in turn)
    return [_plain(line, to) for line in telling.tell(events, view, to)]


def _last(view: View, to: Listener) -> list[str]:
    """What the gold marks show."""
    told = _plain(" ".join(telling.tell(view.latest, view, to)), to)
    return [to.words("splendor-alt-last", deeds=told)] if told else []


def _plain(line: str, to: Listener) -> str:
    """A sentence without what formats it, and with the names as they are."""
    line = line.replace("**", "")
    for escaped, name in zip(to.names, to.plain_names, strict=True):
        line = line.replace(escaped, name)
    return line


def _bank(view: View, words: Words) -> str:
    return words("splendor-alt-bank", tokens=wording.amounts(words, view.bank))


def _belongings(view: View, seat_: Seat, words: Words) -> str:
    mine = view.players[seat_]
    return words(
        "splendor-alt-yours",
        tokens=wording.amounts(words, mine.tokens),
        bonuses=wording.amounts(words, mine.bonuses),
    )


def _places(view: View, seat_: Seat) -> dict[str, str]:
    return {**places_in_rows(view), **places_in_reserve(view, seat_)}


def _can_buy(view: View, seat_: Seat, words: Words, most: int | None = None) -> str:
    """With what each card gives; of more than so many only their places, as on their buttons."""
    mine = view.players[seat_]
    found = [(place, card) for card, place in _places(view, seat_).items() if can_buy(mine, card)]
    if most is not None and len(found) > most:
        cards = ", ".join(place for place, _ in found)
    else:
        cards = "; ".join(f"{place} {wording.card(words, card)}" for place, card in found)
    return words("splendor-alt-can-pay", cards=cards or words("splendor-nothing"))


def _near(view: View, seat_: Seat, words: Words) -> str:
    """The cards that lack least, of those the dearest."""
    mine = view.players[seat_]

    def short(card: str) -> int:
        return sum(lacking(mine, card)) - mine.tokens[GOLD]

    places = _places(view, seat_)
    near = [card for card in places if 0 < short(card) <= _NEAR]
    near.sort(key=lambda card: (short(card), -CARDS[card].points))
    told = [f"{places[card]} {wording.prospect(words, mine, card)}" for card in near[:_MOST_NEAR]]
    return words("splendor-alt-near", cards="; ".join(told)) if told else ""


def _row(view: View, letter: str, words: Words) -> str:
    level = dict(ROWS)[letter]
    cards = "; ".join(
        f"{row_place(level, slot)} "
        + (words("splendor-alt-empty") if card is None else wording.card_with_cost(words, card))
        for slot, card in enumerate(view.rows[level - 1])
    )
    count = view.deck_sizes[level - 1]
    return words("splendor-alt-row", letter=letter, count=count, cards=cards)


def _in_short(name: str, player: PlayerView, words: Words) -> str:
    return words(
        "splendor-alt-stands",
        name=name,
        points=player.points,
        bonuses=sum(player.bonuses),
        tokens=sum(player.tokens),
    )


def _player(name: str, player: PlayerView, words: Words) -> str:
    line = words(
        "splendor-alt-player",
        name=name,
        points=player.points,
        count=len(player.cards),
        bonuses=wording.amounts(words, player.bonuses),
        tokens=wording.amounts(words, player.tokens),
    )
    if player.nobles:
        nobles = "; ".join(wording.noble(words, noble) for noble in player.nobles)
        line = f"{line} {words('splendor-alt-visited', nobles=nobles)}"
    kept = _reserved(player, words)
    return f"{line} {kept}" if kept else line


def _reserved(player: PlayerView, words: Words) -> str:
    kept = "; ".join(
        f"{reserved_place(slot)} {_kept(reserved, words)}"
        for slot, reserved in enumerate(player.reserved)
    )
    return words("splendor-alt-reserved", cards=kept) if kept else ""


def _kept(reserved: ReservedCardView, words: Words) -> str:
    if reserved.card is None:
        return words("splendor-alt-back", letter=LETTERS[reserved.level])
    return wording.card_with_cost(words, reserved.card)
