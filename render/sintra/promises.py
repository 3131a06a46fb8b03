"""What the moves in question would do to a palace, as its picture marks it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.sintra.data import Colour
from engine.sintra.moves import Move, MoveGlazier, TakePanes
from engine.sintra.preview import Preview, preview
from engine.sintra.view import StripView, View


@dataclass(frozen=True, slots=True)
class Promise:
    """What they would do to one column."""

    ghosts: Mapping[int, Colour] = field(default_factory=dict)
    """Panes that would lie on the spaces of the strip, by their number from 0."""
    kept: Colour | None = None
    """The pane that would go into the window; None also where there is a choice."""
    points: int = 0
    """What it would be worth: points now, less what more is lost on the broken glass track."""
    shards: int = 0
    """How many panes would break."""


@dataclass(frozen=True, slots=True)
class Promises:
    places: frozenset[int | None] = frozenset()
    """Where glass would be taken from; None is the centre. Not said while it may be anywhere."""
    colours: frozenset[Colour] = frozenset()
    """The colours that could be taken there."""
    columns: Mapping[int, Promise] = field(default_factory=dict)
    broken: frozenset[int] = frozenset()
    """Where the marker on the broken glass track could come to."""
    back: int | None = None
    """The column where the glazier could be moved back to."""
    reach: int = 0
    """Columns to the left of this one are out of reach."""


NOTHING = Promises()


def promises_of(view: View, offered: tuple[Move, ...]) -> Promises:
    """Panes are shown where they would lie once the place is chosen: before, all would be covered."""
    if not offered:
        return NOTHING
    palace = view.palaces[view.turn_of]
    takes = [move for move in offered if isinstance(move, TakePanes)]
    places = frozenset(move.factory for move in takes)
    back = palace.glazier_back if MoveGlazier() in offered else None
    if len(places) != 1:
        return Promises(back=back, reach=palace.glazier)
    seen = [(move, preview(view, move)) for move in takes]
    return Promises(
        places,
        frozenset(move.colour for move in takes),
        columns=_columns(view, seen),
        broken=_broken(view, seen),
        back=back,
        reach=palace.glazier,
    )


def _columns(view: View, seen: list[tuple[TakePanes, Preview]]) -> dict[int, Promise]:
    """For every strip in reach what would be best for it, if there are several colours."""
    strips = view.palaces[view.turn_of].strips
    found: dict[int, Promise] = {}
    for move, each in sorted(seen, key=lambda pair: _merit(view, pair[1])):
        strip = None if move.strip is None else strips[move.strip]
        if move.strip is None or strip is None:
            continue
        ghosts = lying_of(strip, move.colour, each.placed)
        before = found.get(move.strip)
        # Where only the pane that is kept differs, none of them is promised.
        is_open = before is not None and before.ghosts == ghosts and before.kept != each.kept
        kept = None if is_open else each.kept
        found[move.strip] = Promise(ghosts, kept, _worth(view, each), each.shards)
    return found


def _broken(view: View, seen: list[tuple[TakePanes, Preview]]) -> frozenset[int]:
    """Said where there is one colour; with several it could be nearly anywhere."""
    if len({move.colour for move, _ in seen}) > 1:
        return frozenset()
    before = view.palaces[view.turn_of].broken
    return frozenset(each.broken for _, each in seen if each.broken != before)


def _merit(view: View, seen: Preview) -> tuple[int, int]:
    return _worth(view, seen), seen.placed


def _worth(view: View, seen: Preview) -> int:
    before = view.palaces[view.turn_of].broken
    return seen.points + view.losses[before] - view.losses[seen.broken]


def lying_of(strip: StripView, colour: Colour, count: int) -> dict[int, Colour]:
    """The spaces that so many panes would take: those of their colour, then grey ones."""
    free = [number for number, pane in enumerate(strip.panes) if pane is None]
    own = [number for number in free if strip.spaces[number] == colour]
    grey = [number for number in free if strip.spaces[number] == "wild"]
    return dict.fromkeys((*own, *grey)[:count], colour)
