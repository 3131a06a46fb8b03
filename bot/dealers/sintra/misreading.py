"""Why a typed turn cannot be played: nothing there, out of reach, or no room."""

import re

from bot.dealers.dealing import Listener
from bot.dealers.sintra import wording
from engine.sintra.data import COLOURS, PLACE, Colour
from engine.sintra.view import View

_CENTRE = -1


def why_not(view: View, typed: str, to: Listener) -> str:
    """The first thing in it that cannot be; nothing where the line is not understood."""
    words, said = to.words, _words(typed)
    place, colour, strip = _place(view, said, to), _colour(said, to), _strip(said, to)
    if place is not None:
        panes = view.centre if place == _CENTRE else view.factories[place]
        name = wording.place(words, None if place == _CENTRE else place)
        if not any(panes):
            return words("sintra-misread-empty", place=name)
        if colour is not None and not panes[PLACE[colour]]:
            return words("sintra-misread-colour", place=name, colour=colour)
    return "" if strip is None else _why_not_strip(view, strip, colour, to)


def _why_not_strip(view: View, strip: int, colour: Colour | None, to: Listener) -> str:
    words, palace = to.words, view.palaces[view.turn_of]
    hanging = palace.strips[strip]
    if hanging is None:
        return words("sintra-misread-gone", strip=strip + 1)
    if strip < palace.glazier:
        return words("sintra-misread-reach", strip=strip + 1, glazier=palace.glazier + 1)
    free = {
        space for space, pane in zip(hanging.spaces, hanging.panes, strict=True) if pane is None
    }
    if colour is not None and not free & {colour, "wild"}:
        return words("sintra-misread-room", strip=strip + 1, colour=colour)
    return ""


def _place(view: View, said: list[str], to: Listener) -> int | None:
    if set(_words(wording.place(to.words, None))) <= set(said):
        return _CENTRE
    found = (
        number
        for number in range(len(view.factories))
        if _follow(_words(wording.place(to.words, number)), said)
    )
    return next(found, None)


def _colour(said: list[str], to: Listener) -> Colour | None:
    return next((one for one in COLOURS if wording.colour(to.words, one) in said), None)


def _strip(said: list[str], to: Listener) -> int | None:
    names = ((n, _words(to.words("sintra-strip", number=n + 1))) for n in range(8))
    return next((number for number, name in names if _follow(name, said)), None)


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.lower())


def _follow(wanted: list[str], said: list[str]) -> bool:
    """Whether these words stand there side by side."""
    size = len(wanted)
    return any(said[start : start + size] == wanted for start in range(len(said) - size + 1))
