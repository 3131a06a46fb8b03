"""Splendor's table: nobles, three rows with their decks, the bank, and what every player has."""

from engine.core import Seat
from engine.splendor.lately import Lately, lately
from engine.splendor.places import ROWS, noble_place, reserved_place, row_place
from engine.splendor.prices import can_buy
from engine.splendor.view import PlayerView, View
from render.badges import draw_badge
from render.boxes import Box
from render.canvas import Canvas, picture
from render.signs import hourglass
from render.splendor import gems
from render.splendor.cards import (
    draw_bonus,
    draw_card,
    draw_deck,
    draw_gap,
    draw_noble,
    draw_reserved,
)
from render.splendor.layout import BankBox, CountBox, PlayerBox, TableLayout, table_layout
from render.splendor.palette import palette
from render.sprites import Painter
from render.theme import (
    COIN,
    FAINT,
    FIGURE,
    GOLD,
    HAIRLINE,
    IVORY,
    PANEL,
    PANEL_LIT,
    mix,
)


def layout_of(view: View) -> TableLayout:
    own = () if view.seat is None else view.players[view.seat].reserved
    return table_layout(
        len(view.players),
        len(view.nobles),
        len(own),
        reserved=any(player.reserved for player in view.players),
    )


def draw_table(view: View, names: tuple[str, ...]) -> bytes:
    """As the one who looks sees it: the own reserved cards are large, what can be paid is marked.

    Gold marks what the last turn changed: cards that came, tokens that went to and fro.
    """
    layout, last = layout_of(view), lately(view.latest)
    canvas = picture(layout.height)
    canvas.palette = palette()
    for slot, (box, noble) in enumerate(zip(layout.nobles, view.nobles, strict=True)):
        draw_noble(canvas, box, noble, noble_place(slot))
    _draw_rows(canvas, layout, view, last)
    _draw_bank(canvas, layout.bank, view, last)
    _draw_own(canvas, layout, view, last)
    for seat, (player_box, player) in enumerate(zip(layout.players, view.players, strict=True)):
        is_turn = view.phase != "over" and seat == view.turn_of
        _draw_head(canvas, player_box, seat, names[seat], player.points, is_turn=is_turn)
        _draw_belongings(canvas, player_box, player, last.of(seat))
    return canvas.file()


def _draw_rows(canvas: Canvas, layout: TableLayout, view: View, last: Lately) -> None:
    me = None if view.seat is None else view.players[view.seat]
    for row, (letter, level) in zip(layout.rows, ROWS, strict=True):
        size = view.deck_sizes[level - 1]
        draw_deck(canvas, row.deck, letter, level, size, is_latest=level == last.deck)
        for slot, (box, card) in enumerate(zip(row.cards, view.rows[level - 1], strict=True)):
            if card is None:
                draw_gap(canvas, box)
            else:
                marked = me is not None and can_buy(me, card)
                is_latest = (level, slot) == last.dealt
                place = row_place(level, slot)
                draw_card(canvas, box, card, place, marked=marked, is_latest=is_latest)


def _draw_bank(canvas: Canvas, box: BankBox, view: View, last: Lately) -> None:
    canvas.panel(box.frame, PANEL, 18, HAIRLINE, shadow=True)
    for number, (count, spot) in enumerate(zip(view.bank, box.tokens, strict=True)):
        _draw_count(canvas, spot, gems.chip(number), count, -last.tokens[number], size=60)
    canvas.icon(gems.gem_of_prestige, box.target.icon)
    canvas.figure(box.target.figure, str(view.target), GOLD, 60, "left")


def _draw_own(canvas: Canvas, layout: TableLayout, view: View, last: Lately) -> None:
    if view.seat is None:
        return
    me = view.players[view.seat]
    for slot, (box, reserved) in enumerate(zip(layout.own, me.reserved, strict=True)):
        if reserved.card is not None:
            marked = can_buy(me, reserved.card)
            is_latest = last.of(view.seat).reserved and reserved == me.reserved[-1]
            place = reserved_place(slot)
            draw_card(canvas, box, reserved.card, place, marked=marked, is_latest=is_latest)
    if layout.own:
        first = layout.own[0].frame
        spot = Box(layout.rows[0].deck.frame.x, first.y, layout.rows[0].deck.frame.w, first.h)
        draw_badge(canvas, spot.square(84), view.seat)


def _draw_count(
    canvas: Canvas,
    box: CountBox,
    painter: Painter,
    count: int,
    change: int = 0,
    *,
    size: int = FIGURE,
) -> None:
    """With a plus or a minus in its corner where the last turn changed it."""
    icon = box.icon
    if change:
        lit = Box(icon.x - 2, icon.y, box.figure.right - icon.x + 2, icon.h)
        canvas.panel(lit, mix(PANEL, GOLD, 0.25), 12)
    canvas.icon(painter, icon)
    if change:
        corner = Box(icon.right - 24, icon.bottom - 28, 28, 28)
        canvas.icon(gems.more if change > 0 else gems.fewer, corner)
    canvas.figure(box.figure, str(count), IVORY if count or change else FAINT, size, "left")


def _draw_head(
    canvas: Canvas, box: PlayerBox, seat: Seat, name: str, points: int, *, is_turn: bool
) -> None:
    fill = mix(PANEL, PANEL_LIT, 0.8) if is_turn else PANEL
    canvas.panel(
        box.frame, fill, 18, GOLD if is_turn else HAIRLINE, 4 if is_turn else 2, shadow=True
    )
    draw_badge(canvas, box.badge, seat)
    canvas.name(box.name, name)
    if is_turn:
        canvas.icon(hourglass, box.turn)
    canvas.icon(gems.gem_of_prestige, box.points.icon)
    canvas.figure(box.points.figure, str(points), COIN, 60, "left")


def _draw_belongings(canvas: Canvas, box: PlayerBox, player: PlayerView, last: Lately) -> None:
    for number, (count, spot) in enumerate(zip(player.bonuses, box.bonuses, strict=True)):
        draw_bonus(canvas, spot, number, count, is_latest=number == last.bonus)
    _draw_count(canvas, box.nobles, gems.noble, len(player.nobles), int(last.noble))
    for number, (count, spot) in enumerate(zip(player.tokens, box.tokens, strict=True)):
        _draw_count(canvas, spot, gems.chip(number), count, last.tokens[number])
    newest = len(player.reserved) - 1 if last.reserved else None
    kept = (*player.reserved, *(None,) * len(box.reserved))[: len(box.reserved)]
    for slot, (place, reserved) in enumerate(zip(box.reserved, kept, strict=True)):
        draw_reserved(canvas, place, reserved, is_latest=slot == newest)
