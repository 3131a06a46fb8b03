"""The question of a turn: from where, which colour, onto which strip; or the glazier back."""

from functools import partial
from itertools import groupby

from bot.dealers.dealing import Choice, Listener, Narrower, PickOne
from bot.dealers.phrases import listed
from bot.dealers.sintra import pictures, standing, telling, wording
from engine.sintra.data import PLACE, Colour
from engine.sintra.moves import Move, MoveGlazier, TakePanes
from engine.sintra.preview import preview
from engine.sintra.view import View

_PLACES, _GLAZIER = 0, 1
"""The rows of buttons, from above."""


def act(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    """Every place with glass; then what is there; then where it could go."""
    words = to.words
    takes = [move for move in moves if isinstance(move, TakePanes)]
    choices = [
        _from_place(view, factory, tuple(there), to)
        for factory, there in groupby(takes, key=lambda move: move.factory)
    ]
    if MoveGlazier() in moves:
        seen = preview(view, MoveGlazier())
        choices.append(
            Choice(
                "glazier",
                words("sintra-glazier-back"),
                MoveGlazier(),
                row=_GLAZIER,
                effect=words("sintra-strip", number=seen.glazier + 1),
            )
        )
    lines = [
        words("sintra-your-turn", round=view.round, colour=view.track[0]),
        *telling.since(view, to),
        standing.own_line(view, to),
    ]
    return PickOne("\n".join(lines), tuple(choices), pictures.seat(view, to))


def _from_place(
    view: View, factory: int | None, takes: tuple[TakePanes, ...], to: Listener
) -> Choice:
    words = to.words
    panes = view.centre if factory is None else view.factories[factory]
    effect = wording.amounts(words, panes)
    if factory is None and view.marker is None:
        effect = f"{effect}, {words('sintra-with-marker')}"
    return Choice(
        "centre" if factory is None else f"f{factory + 1}",
        wording.place(words, factory),
        Narrower(partial(_which_colour, view, factory, takes, to)),
        row=_PLACES,
        effect=effect,
    )


def _which_colour(
    view: View, factory: int | None, takes: tuple[TakePanes, ...], to: Listener
) -> PickOne:
    words = to.words
    panes = view.centre if factory is None else view.factories[factory]
    choices = []
    for colour, found in groupby(takes, key=lambda move: move.colour):
        moves = tuple(found)
        # What is typed is the colour alone: a number would be taken for that of a factory.
        then: Narrower | TakePanes
        label, count = wording.colour(words, colour).capitalize(), panes[PLACE[colour]]
        if len(moves) > 1:
            then = Narrower(partial(_which_strip, view, moves, to))
            effect = _reach(moves, to)
        else:
            then, effect = moves[0], _outcome(view, moves[0], to)
        choices.append(Choice(colour, label, then, effect=f"{count}, {effect}"))
    text = words("sintra-which-colour", place=wording.place(words, factory))
    if factory is not None:
        text = f"{text} {words('sintra-rest-to-centre')}"
    return PickOne(text, tuple(choices), pictures.seat(view, to, takes))


def _which_strip(view: View, takes: tuple[TakePanes, ...], to: Listener) -> PickOne:
    words, first = to.words, takes[0]
    taken = preview(view, first).taken
    text = words("sintra-which-strip", amount=wording.amount(words, first.colour, taken))
    choices = tuple(_onto_strip(view, move, to) for move in takes)
    return PickOne(text, choices, pictures.seat(view, to, takes))


def _onto_strip(view: View, move: TakePanes, to: Listener) -> Choice:
    words, number = to.words, (move.strip or 0) + 1
    label = words("sintra-strip", number=number)
    if move.keep is not None:
        label = words("sintra-strip-keep", number=number, colour=move.keep)
    return Choice(
        f"s{number}" if move.keep is None else f"s{number}-{move.keep}",
        label,
        move,
        style="main" if preview(view, move).completed else "plain",
        effect=_effect_of(view, move, to),
    )


def _effect_of(view: View, move: TakePanes, to: Listener) -> str:
    effect = wording.effect(to.words, view, preview(view, move))
    if move.keep is None:
        return effect
    glazed = wording.amount(to.words, move.keep, _in_windows(view, move.keep) + 1)
    return f"{effect}, {to.words('sintra-would-have', amount=glazed)}"


def _in_windows(view: View, colour: Colour) -> int:
    return sum(window.count(colour) for window in view.palaces[view.turn_of].windows)


def _outcome(view: View, move: TakePanes, to: Listener) -> str:
    """Where there is only one way, its effect is said with the colour."""
    effect = _effect_of(view, move, to)
    if move.strip is None:
        return effect
    return f"{to.words('sintra-strip', number=move.strip + 1)}, {effect}"


def _reach(moves: tuple[TakePanes, ...], to: Listener) -> str:
    strips = sorted({move.strip + 1 for move in moves if move.strip is not None})
    return to.words("sintra-reach", strips=listed(to.words, [str(number) for number in strips]))
