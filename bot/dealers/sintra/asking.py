"""The question of a turn: from where, which colour, onto which strip; or the glazier back."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import Literal

from bot.dealers.dealing import Choice, Listener, Narrower, PickOne
from bot.dealers.phrases import listed
from bot.dealers.sintra import pictures, standing, telling, wording
from engine.sintra.data import Colour
from engine.sintra.moves import Move, MoveGlazier, TakePanes
from engine.sintra.preview import preview
from engine.sintra.view import View

_IN_A_ROW = 4
"""On a phone each has a line of its own, and is seen together with the picture above."""


def act(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    """Every place with glass; then what is there; then where it could go."""
    words = to.words
    takes = [move for move in moves if isinstance(move, TakePanes)]
    places = groupby(takes, key=lambda move: move.factory)
    choices = _in_rows(_from_place(view, factory, tuple(there), to) for factory, there in places)
    if MoveGlazier() in moves:
        seen = preview(view, MoveGlazier())
        choices.append(
            Choice(
                "glazier",
                words("sintra-glazier-back"),
                MoveGlazier(),
                row=len(choices),
                effect=words("sintra-back-to", strip=seen.glazier + 1),
                icon="glazier",
            )
        )
    lines = [
        words("sintra-your-turn", round=view.round, colour=view.track[0]),
        *telling.since(view, to),
        standing.own_line(view, to),
    ]
    return PickOne("\n".join(lines), tuple(choices), pictures.seat(view, to))


def _in_rows(choices: Iterable[Choice]) -> list[Choice]:
    return [replace(one, row=number // _IN_A_ROW) for number, one in enumerate(choices)]


def _from_place(
    view: View, factory: int | None, takes: tuple[TakePanes, ...], to: Listener
) -> Choice:
    words = to.words
    key, label = "centre" if factory is None else f"f{factory + 1}", wording.place(words, factory)
    if len(takes) == 1:
        # Nothing is left to choose, so all of it is named here and what it does said at once.
        (only,) = takes
        label, effect = f"{label}, {_only_way(only, to)}", _effect_of(view, only, to)
        style, icon = _style(view, takes), wording.icon(only.colour)
        return Choice(key, label, only, style=style, effect=effect, icon=icon)
    panes = view.centre if factory is None else view.factories[factory]
    effect = wording.amounts(words, panes)
    if factory is None and view.marker is None:
        effect = f"{effect}, {words('sintra-with-marker')}"
    narrower = Narrower(partial(_which_colour, view, factory, takes, to))
    return Choice(key, label, narrower, style=_style(view, takes), effect=effect)


def _which_colour(
    view: View, factory: int | None, takes: tuple[TakePanes, ...], to: Listener
) -> PickOne:
    words = to.words
    choices = []
    for colour, found in groupby(takes, key=lambda move: move.colour):
        moves = tuple(found)
        # What is typed is the colour alone: a number would be taken for that of a factory.
        then: Narrower | TakePanes
        label = wording.colour(words, colour).capitalize()
        if len(moves) > 1:
            then = Narrower(partial(_which_strip, view, moves, to))
            effect = _prospect(view, moves, to)
        else:
            then, effect = moves[0], _effect_of(view, moves[0], to)
            label = _only_way(moves[0], to)
        style, icon = _style(view, moves), wording.icon(colour)
        choices.append(Choice(colour, label, then, style=style, effect=effect, icon=icon))
    text = words("sintra-which-colour", place=wording.place(words, factory))
    if factory is not None:
        text = f"{text} {words('sintra-rest-to-centre')}"
    return PickOne(text, tuple(_in_rows(choices)), pictures.seat(view, to, takes))


def _which_strip(view: View, takes: tuple[TakePanes, ...], to: Listener) -> PickOne:
    words, first = to.words, takes[0]
    taken = preview(view, first).taken
    text = words("sintra-which-strip", amount=wording.amount(words, first.colour, taken))
    choices = _in_rows(_onto_strip(view, move, to) for move in takes)
    return PickOne(text, tuple(choices), pictures.seat(view, to, takes))


def _onto_strip(view: View, move: TakePanes, to: Listener) -> Choice:
    words, number = to.words, (move.strip or 0) + 1
    label = words("sintra-strip", number=number)
    if move.keep is not None:
        label = words("sintra-strip-keep", number=number, colour=move.keep)
    return Choice(
        f"s{number}" if move.keep is None else f"s{number}-{move.keep}",
        label,
        move,
        style=_style(view, (move,)),
        effect=_effect_of(view, move, to),
        icon=wording.icon(move.keep or move.colour),
    )


def _effect_of(view: View, move: TakePanes, to: Listener) -> str:
    effect = wording.effect(to.words, view, preview(view, move))
    if move.keep is None:
        return effect
    glazed = wording.amount(to.words, move.keep, _in_windows(view, move.keep) + 1)
    return f"{effect}, {to.words('sintra-would-have', amount=glazed)}"


def _in_windows(view: View, colour: Colour) -> int:
    return sum(window.count(colour) for window in view.palaces[view.turn_of].windows)


def _style(view: View, takes: tuple[TakePanes, ...]) -> Literal["main", "plain"]:
    """What can complete a strip stands out, from the first step to the last."""
    return "main" if any(preview(view, move).completed for move in takes) else "plain"


def _only_way(move: TakePanes, to: Listener) -> str:
    """The colour and the strip, so that both can be typed where only the colour is asked for."""
    colour = wording.colour(to.words, move.colour).capitalize()
    if move.strip is None:
        return colour
    return f"{colour}, {to.words('sintra-strip', number=move.strip + 1)}"


def _prospect(view: View, moves: tuple[TakePanes, ...], to: Listener) -> str:
    """How many they are, and the strip that they would complete, or those where none would break."""
    words = to.words
    seen = {move: preview(view, move) for move in moves}

    def worth(move: TakePanes) -> tuple[bool, int]:
        return seen[move].completed, wording.gain(seen[move]) - wording.cost(view, seen[move])

    best = max(moves, key=worth)
    taken = seen[best].taken
    if seen[best].completed:
        points, strip = wording.gain(seen[best]), (best.strip or 0) + 1
        return words("sintra-can-complete", taken=taken, strip=strip, points=points)
    fitting = [
        str(move.strip + 1) for move in moves if move.strip is not None and not seen[move].shards
    ]
    if fitting:
        return words("sintra-fit", taken=taken, strips=listed(words, fitting), count=len(fitting))
    least = min(each.shards for each in seen.values())
    return words("sintra-breaks-anyway", taken=taken, count=least)
