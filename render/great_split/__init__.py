"""The pictures of The Great Split: PNG bytes from views, pure and safe in any thread."""

import io

from PIL import Image, ImageDraw, ImageFont

from engine.core import Outcome
from engine.great_split.components import Components
from engine.great_split.data import Cards
from engine.great_split.view import View

_FONT = ImageFont.load_default(40)


def board(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """The public board: rounds, market, and what lies open in front of every seat."""
    rows = [f"{view.round}/{components.last_round}  {view.market}"]
    rows += [
        f"{name[:12]}  {' '.join(map(str, seat.board))}  {'…' if seat.waited_for else '✓'}"
        for name, seat in zip(names, view.seats, strict=True)
    ]
    return _plain(rows)


def seat(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """For one seat's eyes: its own board and the cards in its hand."""
    if view.seat is None or view.secrets is None:
        raise ValueError("a spectator has no seat to draw.")
    own = view.seats[view.seat].board
    resolution = view.secrets.resolution
    shown = own if resolution is None else resolution.board
    return _plain(
        [names[view.seat][:12], " ".join(map(str, shown)), *_cards(view.secrets.hand, components)]
    )


def hand(cards: Cards, components: Components) -> bytes:
    """Cards, large, lettered in this order."""
    return _plain(_cards(cards, components))


def split(left: Cards, right: Cards, hand: Cards, components: Components) -> bytes:
    """Two piles with the splitter between; the letters are places in the hand."""
    lettered = dict(zip(hand, _cards(hand, components), strict=True))
    return _plain([*(lettered[card] for card in left), "|", *(lettered[card] for card in right)])


def offer(left: Cards, right: Cards, components: Components) -> bytes:
    """The two piles as the chooser sees them."""
    return _plain(["<", *_cards(left, components), ">", *_cards(right, components)])


def resolution(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """One seat's board as it stands, and its cards: to come, played, sold, and the splitter."""
    return seat(view, components, names)


def scoring(view: View, components: Components, names: tuple[str, ...]) -> bytes:
    """Where every point of the last scored round came from."""
    last = max((scored.round for scored in view.scorings), default=components.last_round)
    rows = [
        f"{name[:12]}  {sum(r.points for s in view.scorings if s.round == last for r in s.reasons[i])}"
        for i, name in enumerate(names)
    ]
    return _plain(rows)


def final(view: View, outcome: Outcome, components: Components, names: tuple[str, ...]) -> bytes:
    """The podium, everybody's points by their source, and prestige over the rounds."""
    del view, components
    return _plain([f"{n[:12]}  {s.points}" for n, s in zip(names, outcome.scores, strict=True)])


def _cards(cards: Cards, components: Components) -> list[str]:
    return [
        f"{chr(65 + place)}  {' '.join(components.cards[card].icons)}"
        for place, card in enumerate(cards)
    ]


def _plain(rows: list[str]) -> bytes:
    image = Image.new("RGB", (1200, 80 + 60 * len(rows)), "#1c1230")
    draw = ImageDraw.Draw(image)
    for number, row in enumerate(rows):
        draw.text((40, 40 + 60 * number), row, fill="#f3e9d2", font=_FONT)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
