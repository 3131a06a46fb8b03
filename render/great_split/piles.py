"""Cards shown alone: the hand, the split as its maker sees it, the offer as the chooser does."""

from engine.great_split.components import Components
from engine.great_split.data import Cards
from render.canvas import Canvas, picture
from render.great_split import marks
from render.great_split.cards import draw_card, draw_splitter, letter_of
from render.great_split.pile_layout import PileBox, hand_layout, piles_layout
from render.sprites import Painter
from render.theme import GOLD_LINE, HAIRLINE, PANEL


def draw_hand(cards: Cards, components: Components) -> bytes:
    layout = hand_layout(len(cards))
    canvas = picture(layout.height)
    for place, (card, box) in enumerate(zip(cards, layout.cards, strict=True)):
        draw_card(canvas, box, components.cards[card], letter_of(place), shadow=True)
    return canvas.file()


def draw_piles(left: Cards, right: Cards, hand: Cards | None, components: Components) -> bytes:
    """Letters are places in the hand; without a hand there are none."""
    layout = piles_layout(len(left), len(right))
    canvas = picture(layout.height)
    _draw_pile(canvas, layout.left, left, hand, components, marks.leftwards)
    _draw_pile(canvas, layout.right, right, hand, components, marks.rightwards)
    middle = layout.splitter.x + layout.splitter.w / 2
    frame = layout.left.frame
    canvas.line([(middle, frame.y), (middle, frame.bottom)], GOLD_LINE, 4)
    draw_splitter(canvas, layout.splitter, played=False)
    return canvas.file()


def _draw_pile(
    canvas: Canvas,
    box: PileBox,
    cards: Cards,
    hand: Cards | None,
    components: Components,
    sign: Painter,
) -> None:
    canvas.panel(box.frame, PANEL, 24, HAIRLINE, shadow=True)
    canvas.icon(sign, box.sign)
    for card, spot in zip(cards, box.cards, strict=True):
        letter = None if hand is None else letter_of(hand.index(card))
        draw_card(canvas, spot, components.cards[card], letter, shadow=True)
