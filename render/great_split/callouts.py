"""What is explained on the picture of one's own seat, in the order of the page about it."""

from engine.great_split.components import Components
from engine.great_split.view import View
from render.callouts import Callout, around
from render.great_split.seat_layout import seat_layout


def seat_callouts(view: View, components: Components) -> tuple[Callout, ...]:
    """Prestige, market, resources, seals, the character's contracts, cards."""
    if view.seat is None or view.secrets is None:
        raise ValueError("a spectator has no seat to explain.")
    resolution = view.secrets.resolution
    splitter = resolution is not None and not resolution.done
    contracts = components.characters[view.seats[view.seat].character].contracts
    layout = seat_layout(components, len(contracts), len(view.secrets.hand) + splitter)
    seals = [track.frame for group in layout.seals for track in group.tracks]
    (own,) = layout.seals[0].contracts
    explained = (
        Callout(around((layout.head.prestige, layout.head.projected), 0), "left"),
        Callout(around((layout.head.stall, layout.head.market)), "left"),
        Callout(layout.resources.frame),
        Callout(around(seals, 2), "top"),
        Callout(around((own.emblem, *own.sheets, *own.icons), 4), "right"),
    )
    return explained if layout.strip is None else (*explained, Callout(layout.strip.frame))
