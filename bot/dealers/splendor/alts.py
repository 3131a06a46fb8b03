"""The pictures of Splendor for the ear: complete enough to play by, short enough for Discord."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.dealers.dealing import Listener, Words
from bot.dealers.phrases import fitting
from bot.dealers.splendor import wording
from bot.dealers.splendor.standing import round_of
from bot.dealers.splendor.wording import KINDS
from engine.core import Outcome
from engine.splendor.data import CARDS, COLOURS, NOBLES, Gems, Tokens
from engine.splendor.events import (
    CardBought,
    CardReserved,
    CardReservedFromDeck,
    CardRevealed,
    Event,
    NobleVisited,
    TokensReturned,
    TokensTaken,
    TurnPassed,
)
from engine.splendor.lately import lately
from engine.splendor.places import (
    LETTERS,
    ROWS,
    noble_place,
    places_in_reserve,
    places_in_rows,
    reserved_place,
    row_place,
)
from engine.splendor.prices import can_buy
from engine.splendor.scoring import figures_of
from engine.splendor.view import PlayerView, ReservedCardView, View

_SHORT_NAME = 10


@dataclass(frozen=True, slots=True)
class Spelling:
    """How gems are written: with their names, or with a letter each."""

    of: Callable[[str], str]
    between: str
    """Between a figure and its gem."""
    separator: str
    is_bare: bool = False
    """Long names are cut, and what others have reserved is told without its cost."""

    def counts(self, counts: Gems | Tokens) -> str:
        return (
            self.separator.join(
                f"{count}{self.between}{self.of(kind)}"
                for kind, count in zip(KINDS, counts, strict=False)
                if count
            )
            or "0"
        )

    def gift(self, name: str) -> str:
        """What a card gives."""
        card = CARDS[name]
        points = f" {card.points}" if card.points else ""
        return f"{self.of(COLOURS[card.bonus])}{points}"

    def card(self, name: str) -> str:
        return f"{self.gift(name)}: {self.counts(CARDS[name].cost)}"

    def name(self, name: str) -> str:
        too_long = self.is_bare and len(name) > _SHORT_NAME
        return f"{name[: _SHORT_NAME - 1]}…" if too_long else name


def _named(words: Words) -> Spelling:
    return Spelling(lambda kind: wording.colour(words, kind), " ", ", ")


def table_in_full(view: View, to: Listener) -> str:
    """Everything on the table with every gem by its name, however long that is."""
    named = _named(to.words)
    cards = to.words("splendor-alt-cards")
    return "\n".join((cards, *_table(view, to, named), *_last(view, to, named)))


def table(view: View, to: Listener) -> str:
    """Everything on the table, as the one who looks sees it."""
    words = to.words
    named = _named(words)
    lettered = Spelling(lambda kind: words("splendor-letter", colour=kind), "", " ")
    bare = replace(lettered, separator="", is_bare=True)
    legend = ", ".join(f"{lettered.of(kind)} {named.of(kind)}" for kind in KINDS)
    key = words("splendor-alt-legend", legend=legend)
    barest = (key, *_table(view, to, bare))
    return fitting(
        (
            "\n".join((*_table(view, to, named), *_last(view, to, named))),
            "\n".join(
                (
                    f"{key} {words('splendor-alt-cards')}",
                    *_table(view, to, lettered),
                    *_last(view, to, lettered),
                )
            ),
            "\n".join((*barest, *_last(view, to, bare))),
            # Everything one needs to play; the story has told the last turn.
            "\n".join(barest),
        )
    )


def _last(view: View, to: Listener, spelling: Spelling) -> list[str]:
    """What the gold marks show."""
    seat = lately(view.latest).seat
    if seat is None:
        return []
    told = (_deed(event, to.words, spelling) for event in view.latest)
    deeds = ", ".join(deed for deed in told if deed)
    return [to.words("splendor-alt-last", name=spelling.name(to.plain_names[seat]), deeds=deeds)]


def _deed(event: Event, words: Words, spelling: Spelling) -> str:
    match event:
        case TokensTaken(_, tokens):
            return words("splendor-alt-taken", tokens=spelling.counts(tokens))
        case TokensReturned(_, tokens):
            return words("splendor-alt-returned", tokens=spelling.counts(tokens))
        case CardReserved(_, card):
            return words("splendor-alt-reserves", card=spelling.gift(card))
        case CardReservedFromDeck(_, level):
            return words("splendor-alt-from-deck", letter=LETTERS[level])
        case CardBought(_, card):
            return words("splendor-alt-bought", card=spelling.gift(card))
        case CardRevealed(level, slot):
            return words("splendor-alt-revealed", place=row_place(level, slot))
        case NobleVisited():
            return words("splendor-alt-noble")
        case TurnPassed():
            return words("splendor-alt-passed")
        case _:
            return ""


def _table(view: View, to: Listener, spelling: Spelling) -> list[str]:
    words = to.words
    if view.phase == "over":
        opening = words("splendor-status-over")
    else:
        opening = words(
            "splendor-alt-turn",
            round=round_of(view, view.turn),
            name=spelling.name(to.plain_names[view.turn_of]),
            target=view.target,
        )
    lines = [f"{opening} {words('splendor-alt-bank', tokens=spelling.counts(view.bank))}"]
    if view.seat is not None:
        lines.append(_own(view, view.seat, words))
    nobles = "; ".join(
        f"{noble_place(slot)} {spelling.counts(NOBLES[noble])}"
        for slot, noble in enumerate(view.nobles)
    )
    if nobles:
        lines.append(words("splendor-alt-nobles", nobles=nobles))
    lines += [_row(view, letter, words, spelling) for letter, _ in ROWS]
    lines += [
        _player(
            spelling.name(to.plain_names[seat]), player, words, spelling, is_own=seat == view.seat
        )
        for seat, player in enumerate(view.players)
    ]
    return lines


def _own(view: View, seat: int, words: Words) -> str:
    """What the one who looks could buy now."""
    mine = view.players[seat]
    places = {**places_in_rows(view), **places_in_reserve(view, seat)}
    found = [place for card, place in places.items() if can_buy(mine, card)]
    return words("splendor-alt-can-pay", places=", ".join(found) or words("splendor-nothing"))


def _row(view: View, letter: str, words: Words, spelling: Spelling) -> str:
    level = next(level for name, level in ROWS if name == letter)
    cards = "; ".join(
        f"{row_place(level, slot)} {spelling.card(card)}"
        for slot, card in enumerate(view.rows[level - 1])
        if card is not None
    )
    count = view.deck_sizes[level - 1]
    shown = cards or words("splendor-nothing")
    return words("splendor-alt-row", letter=LETTERS[level], count=count, cards=shown)


def _player(
    name: str, player: PlayerView, words: Words, spelling: Spelling, *, is_own: bool
) -> str:
    line = words(
        "splendor-alt-player",
        name=name,
        points=player.points,
        bonuses=spelling.counts(player.bonuses),
        tokens=spelling.counts(player.tokens),
        nobles=len(player.nobles),
    )
    kept = [
        f"{reserved_place(slot)} {_kept(reserved, words, spelling, is_own=is_own)}"
        for slot, reserved in enumerate(player.reserved)
    ]
    if not kept:
        return line
    return f"{line} {words('splendor-alt-reserved', cards='; '.join(kept))}"


def _kept(reserved: ReservedCardView, words: Words, spelling: Spelling, *, is_own: bool) -> str:
    if reserved.card is None:
        return words("splendor-alt-back", letter=LETTERS[reserved.level])
    if spelling.is_bare and not is_own:
        return spelling.gift(reserved.card)
    return spelling.card(reserved.card)


def final(view: View, outcome: Outcome, to: Listener) -> str:
    """Everybody's points and where they came from, best first, and after which round how many."""
    words = to.words
    full, bare = [], []
    for seat in outcome.ranking:
        cards, nobles, count = figures_of(outcome.scores[seat])
        facts = words("splendor-final-seat", cards=cards, nobles=nobles, count=count)
        head = f"{to.plain_names[seat]} {outcome.scores[seat].points}: {facts}."
        course = ", ".join(str(points[seat]) for points in view.chronicle)
        full.append(f"{head} {words('splendor-alt-course', points=course)}")
        bare.append(head)
    opening = words("splendor-status-over")
    return fitting("\n".join((opening, *lines)) for lines in (full, bare))
