"""A full state that fits what one seat knows: everything is known, but the bag is drawn from anew."""

from engine.dice import Dice
from engine.sintra.state import Palace, State, Strip
from engine.sintra.supply import count
from engine.sintra.view import PalaceView, StripView, View


def imagine(view: View, dice: Dice) -> State:
    return State(
        edition=view.edition,
        side=view.side,
        turn=view.turn,
        seat=view.turn_of,
        start=view.start,
        marker=view.marker,
        factories=view.factories,
        centre=view.centre,
        bag=view.bag,
        tower=view.tower,
        track=view.track,
        palaces=tuple(_palace(palace) for palace in view.palaces),
        chronicle=view.chronicle,
        turns=view.turns,
        dice=dice,
    )


def _palace(palace: PalaceView) -> Palace:
    return Palace(
        strips=tuple(None if strip is None else _strip(strip) for strip in palace.strips),
        glazier=palace.glazier,
        windows=palace.windows,
        broken=palace.broken,
        falls=palace.falls,
        bonus=palace.bonus,
        glazing=palace.glazing,
    )


def _strip(strip: StripView) -> Strip:
    return Strip(strip.face, count(strip.panes))
