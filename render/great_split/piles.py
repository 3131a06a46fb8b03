"""Cards shown alone: the hand, the split as its maker sees it, the offer as the chooser does."""

from dataclasses import dataclass

from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import PLACE, RESOURCES, SEALS, Cards, Track
from engine.great_split.lettering import by_letter, letters_of
from render.badges import draw_badge
from render.canvas import Canvas
from render.great_split import marks
from render.great_split.cards import draw_card, draw_splitter
from render.great_split.colours import MIST, WELL
from render.great_split.gallery import GALLERY, walnut
from render.great_split.icons import ICONS, prestige, seal_track
from render.great_split.pile_layout import PileBox, hand_layout, piles_layout
from render.sprites import Painter
from render.theme import FIGURE, GOLD, GOLD_LINE


@dataclass(frozen=True, slots=True)
class Worth:
    """What a pile would bring: points to both who could get it, steps to the one who looks."""

    points: tuple[tuple[Seat, int], ...] = ()
    """The one who looks comes first."""
    steps: tuple[tuple[Track, int, int], ...] = ()
    """Tracks with where they start and end."""


def draw_hand(cards: Cards, lettered: Cards, components: Components) -> bytes:
    layout = hand_layout(len(cards))
    canvas = GALLERY.picture(layout.height)
    letters = letters_of(lettered)
    for card, box in zip(by_letter(cards, lettered), layout.cards, strict=True):
        draw_card(canvas, box, components.cards[card], letters[card], shadow=True)
    return canvas.file()


def draw_piles(
    cards: tuple[Cards, Cards],
    lettered: Cards,
    worths: tuple[Worth, Worth] | None,
    components: Components,
) -> bytes:
    left, right = (by_letter(pile, lettered) for pile in cards)
    letters = letters_of(lettered)
    left_worth, right_worth = worths or (Worth(), Worth())
    most = max(len(left_worth.steps), len(right_worth.steps))
    layout = piles_layout(len(left), len(right), most)
    canvas = GALLERY.picture(layout.height)
    sides = (
        (layout.left, left, marks.leftwards, left_worth),
        (layout.right, right, marks.rightwards, right_worth),
    )
    for box, pile, sign, worth in sides:
        walnut(canvas, box.frame)
        canvas.icon(sign, box.sign)
        for card, spot in zip(pile, box.cards, strict=True):
            draw_card(canvas, spot, components.cards[card], letters[card], shadow=True)
        _draw_worth(canvas, box, worth, components)
    middle = layout.splitter.x + layout.splitter.w / 2
    frame = layout.left.frame
    canvas.line([(middle, frame.y), (middle, frame.bottom)], GOLD_LINE, 4)
    draw_splitter(canvas, layout.splitter, played=False)
    return canvas.file()


def _draw_worth(canvas: Canvas, box: PileBox, worth: Worth, components: Components) -> None:
    for (seat, points), spot in zip(worth.points, box.worth, strict=False):
        draw_badge(canvas, spot.badge, seat)
        ink = GOLD if points > 0 else MIST
        canvas.figure(spot.figure, f"{points:+}".replace("-", "–"), ink, 60, "left")
    for (track, start, end), step in zip(worth.steps, box.steps, strict=False):
        frame = step.icon._replace(w=step.figure.right - step.icon.x)
        canvas.panel(frame, WELL, 12)
        canvas.icon(_track_icon(track, components), step.icon.inset(2, 4))
        canvas.figure(step.figure, f"+{end - start}", MIST, FIGURE, "left")


def _track_icon(track: Track, components: Components) -> Painter:
    if track == "prestige":
        return prestige
    if track in SEALS:
        group = next(row.group for row in components.file.seal_tracks.rows if row.track == track)
        return seal_track(RESOURCES[PLACE[track] - len(RESOURCES)], group)
    return ICONS[track]
