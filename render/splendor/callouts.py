"""What is explained on Splendor's picture of the table, in the order of the page about it."""

from engine.splendor.view import View
from render.callouts import Callout, around
from render.splendor.board import layout_of


def seat_callouts(view: View) -> tuple[Callout, ...]:
    """A card, its deck, the bank, one's own points, bonuses and tokens, and the nobles."""
    if view.seat is None:
        raise ValueError("a spectator has no seat to explain.")
    layout = layout_of(view)
    own, row = layout.players[view.seat], layout.rows[1]
    head = (own.badge, own.name, own.turn, own.points.icon, own.points.figure)
    bonuses = [box for count in own.bonuses for box in (count.icon, count.figure)]
    tokens = [box for count in own.tokens for box in (count.icon, count.figure)]
    explained = (
        Callout(row.cards[1].frame, "top"),
        Callout(row.deck.frame),
        Callout(layout.bank.frame),
        Callout(around(head, 0), "top"),
        Callout(around(bonuses, 2), "left"),
        Callout(around(tokens, 2), "left"),
    )
    nobles = [box.frame for box in layout.nobles]
    return (*explained, Callout(around(nobles, 4), "right")) if nobles else explained
