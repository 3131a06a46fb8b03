"""The questions of a turn: the tile, the follower, the figure that advances, the message."""

from string import ascii_lowercase

from bot.dealers.carcassonne import figures, pictures, placing, standing, telling, wording
from bot.dealers.dealing import Choice, Listener, PickOne
from engine.carcassonne.cells import name_of
from engine.carcassonne.moves import (
    AssignPoints,
    Move,
    PlaceFollower,
    RecallFollower,
    TakeAction,
)
from engine.carcassonne.preview import preview
from engine.carcassonne.view import View
from engine.core import TakeBack


def place_tile(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    words = to.words
    count = len(view.places)
    lines = [
        words("carcassonne-your-turn", left=view.tiles_left),
        *telling.since(view, to),
        standing.own_line(view, to, with_figures=False),
        words("carcassonne-drew", tile=wording.tile(words, view.drawn or ""), count=count),
    ]
    found = placing.choices(view, moves, to)
    assigning = [move for move in moves if isinstance(move, AssignPoints)]
    if assigning:
        lines.append(figures.told_by_default(view, view.turn_of, to))
        found += figures.other_ways(view, view.turn_of, assigning, to)
    picture = pictures.seat(view, to, placing.letters(view, moves, to))
    return PickOne("\n".join(lines), found, picture)


def place_follower(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    words, laid = to.words, view.laid
    if laid is None:
        raise AssertionError("no tile is laid, so nobody can be placed on it.")
    seen = preview(view, PlaceFollower(None))
    features = dict(seen.spots)
    lettered: dict[str, str] = {}
    choices = []
    for move in moves:
        if isinstance(move, PlaceFollower) and move.spot is not None:
            lettered[move.spot] = letter = ascii_lowercase[len(lettered)]
            label = f"{letter} · {wording.spot(words, laid, move.spot)}"
            effect = wording.prospect(words, features[move.spot])
            icon = move.spot.partition("-")[0]
            choices.append(Choice(letter, label, move, effect=effect, icon=icon))
    nobody = "carcassonne-no-follower" if lettered else "carcassonne-end-turn"
    choices.append(Choice("no", words(nobody), PlaceFollower(None), row=1))
    if TakeBack() in moves:
        choices.append(Choice("back", words("carcassonne-take-back"), TakeBack(), row=1))
    supply = view.players[view.turn_of].supply
    asked = "carcassonne-which-spot" if lettered or not supply else "carcassonne-no-spot"
    text = words(asked, cell=name_of(laid.cell), count=supply)
    return PickOne(text, tuple(choices), pictures.spots(view, laid, lettered, to))


def read_message(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    words, message = to.words, view.message
    if message is None:
        raise AssertionError("no message was drawn.")
    choices = []
    if TakeAction() in moves:
        label = words("carcassonne-message-do", message=message.message)
        effect = figures.points_of_message(message, to)
        choices.append(
            Choice("do", label, TakeAction(), style="main", effect=effect, icon="message")
        )
    two = next(move for move in moves if move != TakeAction())
    choices.append(Choice("two", words("carcassonne-two-points"), two))
    name = words("carcassonne-message", message=message.message)
    about = words("carcassonne-message-about", message=message.message)
    text = words("carcassonne-read-message", name=name, about=about)
    return PickOne(text, tuple(choices), pictures.message(view, to))


def recall_follower(view: View, moves: tuple[Move, ...], to: Listener) -> PickOne:
    words = to.words
    values = {} if view.message is None else dict(view.message.recalls)
    own = {each.cell: each for each in view.followers if each.seat == view.turn_of}
    letters = dict(zip(own, ascii_lowercase, strict=False))
    choices = tuple(
        Choice(
            name_of(move.cell).replace(" ", ""),
            f"{letters[move.cell]} · {name_of(move.cell)} {wording.role(words, own[move.cell].on)}",
            move,
            effect=words("carcassonne-recall-points", points=values.get(move.cell, 0)),
            icon=own[move.cell].on,
        )
        for move in moves
        if isinstance(move, RecallFollower)
    )
    return PickOne(words("carcassonne-recall-which"), choices, pictures.seat(view, to, letters))


def assign_points(view: View, moves: tuple[Move, ...], to: Listener, *, awaited: bool) -> PickOne:
    """Which figures advance: by what was scored just now, or by what others' turns brought."""
    assigning = [move for move in moves if isinstance(move, AssignPoints)]
    if awaited:
        due = ", ".join(wording.gain(to.words, gain) for gain in view.due)
        text = to.words("carcassonne-which-figure", gains=due)
        choices = figures.ways(view, view.turn_of, view.due, assigning, to)
    else:
        seat = view.turn_of if to.seat is None else to.seat
        text = figures.told_by_default(view, seat, to)
        choices = figures.all_ways(view, seat, assigning, to)
    return PickOne(text, choices, pictures.seat(view, to))
