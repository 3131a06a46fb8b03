"""The story of a turn in one line, the same for whoever played it and for everybody else."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.dealers.dealing import Listener, Words
from bot.dealers.sintra import wording
from engine.core import Seat
from engine.sintra.events import (
    Event,
    GlazierMoved,
    PanesBroken,
    PanesPlaced,
    PanesTaken,
    RoundPrepared,
    StartMarkerTaken,
    StripCompleted,
    WindowScored,
)
from engine.sintra.view import View


def tell(events: Sequence[Event], view: View, to: Listener) -> tuple[str, ...]:
    """A line for each turn and each new round; the table as it was laid is told by the seating."""
    lines = []
    for seat, happened in groupby(events, key=_seat_of):
        if seat is not None:
            deeds = deeds_of(tuple(happened), view, to.words)
            lines.append(to.words("sintra-turn", name=to.names[seat], deeds=deeds))
            continue
        lines += [_new_round(event, to) for event in happened if isinstance(event, RoundPrepared)]
    return tuple(lines)


def since(view: View, to: Listener) -> tuple[str, ...]:
    """In small print, what the others did since one's own last turn."""
    turns: list[Event] = []
    for turn in view.turns:
        turns = [] if any(_seat_of(event) == view.seat for event in turn) else [*turns, *turn]
    return tuple(f"-# {line}" for line in tell(turns, view, to))


def deeds_of(events: Iterable[Event], view: View, words: Words) -> str:
    """What one turn did, without saying whose it was."""
    said = (_deed(event, view, words) for event in events)
    return "; ".join(deed for deed in said if deed)


def _seat_of(event: Event) -> Seat | None:
    seat: Seat | None = getattr(event, "seat", None)
    return seat


def _deed(event: Event, view: View, words: Words) -> str:
    match event:
        case PanesTaken(_, factory, colour, count):
            return words(
                "sintra-deed-taken",
                amount=wording.amount(words, colour, count),
                whence=wording.whence(words, factory),
            )
        case StartMarkerTaken(_, broken, lost):
            return words("sintra-deed-marker", loss=wording.signed(-view.losses[broken] - lost))
        case PanesPlaced(_, _, strip, _, count):
            return words("sintra-deed-placed", strip=strip + 1, count=count)
        case PanesBroken(_, _, count, broken, lost):
            if lost:
                return words("sintra-deed-bottom", count=count, lost=wording.signed(-lost))
            return words(
                "sintra-deed-broken", count=count, loss=wording.signed(-view.losses[broken])
            )
        case StripCompleted(_, strip, _, bonus_colour, bonus, kept):
            return words(
                "sintra-deed-completed",
                strip=strip + 1,
                bonus=bonus,
                colour=wording.colour(words, bonus_colour),
                kept=wording.colour(words, kept),
            )
        case WindowScored(_, window, _, points):
            return words("sintra-deed-scored", window=window + 1, points=points)
        case GlazierMoved(_, _, strip):
            return words("sintra-deed-glazier", strip=strip + 1)
        case _:
            return ""


def _new_round(event: RoundPrepared, to: Listener) -> str:
    return to.words(
        "sintra-round-begins",
        round=event.round,
        colour=event.colour,
        name=to.names[event.start],
    )
