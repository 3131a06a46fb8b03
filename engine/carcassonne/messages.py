"""The Messages: two scoring figures for each seat, and what the dark spaces bring.

Where the rulebook is silent, these are our rulings. A figure has landed where it stands when a
scoring is over, so a stop on the way gives no message. Followers of what was completed are at home
before a message is drawn. Scoring nothing moves no figure and gives no message. A message goes under
the stack as soon as it is decided on, before another is drawn.
"""

from itertools import product

from engine.carcassonne.cells import Cell
from engine.carcassonne.data import FeatureKind
from engine.carcassonne.draft import Draft
from engine.carcassonne.events import (
    ActionTaken,
    FigureAdvanced,
    FiguresReassigned,
    MessageDrawn,
    TwoPointsTaken,
)
from engine.carcassonne.land import Feature, Land, leaders
from engine.carcassonne.moves import AssignPoints, Move, RecallFollower, TakeAction, TakeTwoPoints
from engine.carcassonne.scoring import earned_with, final_value
from engine.carcassonne.state import Gain, Player, State
from engine.core import Seat

MESSAGES = (
    "shortest_road",
    "smallest_city",
    "smallest_monastery",
    "shields",
    "knights",
    "farmers",
    "one_more_tile",
    "score_a_follower",
)
"""In the order of their numbers, 1 to 8."""

_SMALLEST: dict[str, FeatureKind] = {
    "shortest_road": "road",
    "smallest_city": "city",
    "smallest_monastery": "monastery",
}
DARK = 5
"""Every fifth space of the track is dark, 0 among them, and with 50 spaces it stays so lap by lap."""
SEAL_POINTS = 2
PER_SHIELD, PER_KNIGHT, PER_FARMER = 2, 2, 2


def assignments(gains: int, *, alike: bool = False) -> tuple[AssignPoints, ...]:
    """Every way to share so many gains between the two figures.

    Where these stand together they are alike, so that the first gain always goes to the first.
    """
    every = _ASSIGNMENTS[gains] if gains < len(_ASSIGNMENTS) else _assignments(gains)
    return every[: len(every) // 2] if alike else every


def are_alike(player: Player) -> bool:
    """Whether it makes no difference which of the two figures advances."""
    return player.figures[0] == player.figures[-1]


def _assignments(gains: int) -> tuple[AssignPoints, ...]:
    return tuple(AssignPoints(figures) for figures in product((0, 1), repeat=gains))


_ASSIGNMENTS = tuple(_assignments(gains) for gains in range(7))


def is_dark(space: int) -> bool:
    return space % DARK == 0


# Figures


def credit_for_now(draft: Draft, seat: Seat, gain: Gain) -> None:
    """The figure that stands further back advances; its owner may still choose the other one."""
    player = draft.players[seat]
    figure = 0 if player.figures[0] <= player.figures[1] else 1
    figures, earned = _advanced(player.figures, figure, gain.points), earned_with(player, gain)
    if are_alike(player) and not player.gains:
        draft.players[seat] = Player(player.supply, figures, earned)
    else:
        draft.players[seat] = Player(
            player.supply,
            figures,
            earned,
            (*player.gains, gain),
            (*player.chosen, figure),
            f"{draft.turn}-{draft.step}",
        )
    draft.tell(FigureAdvanced(seat, figure, gain.points, figures[figure], gain.source))


def reassign(draft: Draft, seat: Seat, chosen: tuple[int, ...], *, finally_: bool) -> None:
    """Let other figures have what was gained in others' turns; said finally, that is the end of it."""
    player = draft.players[seat]
    figures = list(player.figures)
    for gain, before, now in zip(player.gains, player.chosen, chosen, strict=True):
        figures[before] -= gain.points
        figures[now] += gain.points
    gains, kept, asked = ((), (), "") if finally_ else (player.gains, chosen, player.asked)
    draft.players[seat] = Player(player.supply, tuple(figures), player.earned, gains, kept, asked)
    draft.events.append(FiguresReassigned(seat, chosen, tuple(figures)))


def settle_gains(draft: Draft) -> None:
    """Whose turn it is has begun to act: what it gained in others' turns stays where it is."""
    player = draft.players[draft.seat]
    if player.gains:
        draft.players[draft.seat] = Player(player.supply, player.figures, player.earned)


def _advanced(figures: tuple[int, ...], figure: int, points: int) -> tuple[int, ...]:
    first, second = figures
    return (first + points, second) if figure == 0 else (first, second + points)


# Messages


def assign(draft: Draft, chosen: tuple[int, ...]) -> bool:
    """Advance the figures by what is due; whether that brings a message, which is then drawn."""
    seat = draft.seat
    player = draft.players[seat]
    figures = player.figures
    for figure, gain in zip(chosen, draft.due, strict=True):
        figures = _advanced(figures, figure, gain.points)
        draft.tell(FigureAdvanced(seat, figure, gain.points, figures[figure], gain.source))
        player = Player(player.supply, figures, earned_with(player, gain))
    draft.players[seat] = player
    draft.due = ()
    if not any(is_dark(figures[figure]) for figure in set(chosen)):
        return False
    _draw(draft)
    return True


def _draw(draft: Draft) -> None:
    if draft.unread:
        (message,), draft.unread, draft.dice = draft.dice.draw(draft.unread, 1)
    else:
        # All have been seen, so they come again in the same order.
        message, draft.seen = draft.seen[0], draft.seen[1:]
    draft.message = message
    draft.tell(MessageDrawn(draft.seat, message))


def put_under(draft: Draft) -> str:
    """Put the message under the stack; its name."""
    message = draft.message
    if message is None:
        raise AssertionError("no message was drawn.")
    draft.seen = (*draft.seen, message)
    draft.message = None
    return message


def take_two_points(draft: Draft) -> None:
    draft.tell(TwoPointsTaken(draft.seat, put_under(draft)))
    draft.due = (Gain("message", SEAL_POINTS, 0, None),)


def take_points(draft: Draft) -> None:
    """Do what the messages 1 to 6 say."""
    message = put_under(draft)
    points, feature = action_value(draft.land, draft.seat, message)
    on, cell = (None, None) if feature is None else (feature.kind, feature.cell)
    draft.tell(ActionTaken(draft.seat, message, points, cell, on))
    if points:
        draft.due = (Gain("message", points, 0, None),)


def recall(draft: Draft, cell: Cell) -> None:
    """Score a follower for its owner alone if nobody has more there, and take it back."""
    seat, land = draft.seat, draft.land.copy()
    tile = land.at[cell].number
    root, points = recall_value(land, seat, tile)
    land.leave(root, tile)
    draft.land = land
    draft.followers = tuple([each for each in draft.followers if each.tile != tile])
    player = draft.players[seat]
    draft.players[seat] = Player(player.supply + 1, player.figures, player.earned)
    draft.tell(ActionTaken(seat, put_under(draft), points, cell, land.features[root].kind))
    if points:
        draft.due = (Gain("message", points, 0, None),)


def recall_value(land: Land, seat: Seat, tile: int) -> tuple[int, int]:
    """The feature that the follower on a tile stands on, and what the eighth message gives for it."""
    for root, feature in land.features.items():
        if feature.followers and (seat, tile) in feature.followers:
            # As many as somebody else is a majority too.
            leads = seat in leaders(feature.followers)
            return root, final_value(land, feature) if leads else 0
    raise KeyError(f"seat {seat} has no follower on tile {tile}.")


def action_value(land: Land, seat: Seat, message: str) -> tuple[int, Feature | None]:
    """What one of the messages 1 to 6 gives now, and for which feature where it is one."""
    own = [
        (feature, count)
        for feature in land.features.values()
        if feature.followers and (count := sum([each[0] == seat for each in feature.followers]))
    ]
    match message:
        case "shields":
            return PER_SHIELD * sum([feature.shields for feature, _ in own]), None
        case "knights":
            return PER_KNIGHT * sum([count for f, count in own if f.kind == "city"]), None
        case "farmers":
            return PER_FARMER * sum([count for f, count in own if f.kind == "field"]), None
    kind = _SMALLEST[message]
    # Where several are worth as little it makes no difference: the oldest is taken.
    smallest = min([f for f, _ in own if f.kind == kind], key=lambda feature: feature.value)
    return smallest.value, smallest


def can_act(state: State) -> bool:
    """Whether the message in hand has an action that can be done at all."""
    match state.message:
        case "one_more_tile":
            return bool(state.stock)
        case "score_a_follower":
            return any(each.seat == state.seat for each in state.followers)
        case "shortest_road" | "smallest_city" | "smallest_monastery":
            kind, seat = _SMALLEST[state.message], state.seat
            return any(each.seat == seat and each.spot.startswith(kind) for each in state.followers)
    return True


def answers(state: State) -> tuple[Move, ...]:
    """The two sides of a message, or only its points."""
    return (TakeAction(), TakeTwoPoints()) if can_act(state) else (TakeTwoPoints(),)


def recallable(state: State) -> tuple[Move, ...]:
    return tuple(
        RecallFollower(state.tiles[each.tile].cell)
        for each in state.followers
        if each.seat == state.seat
    )


def take_tile(draft: Draft) -> None:
    """The seventh message: another tile is drawn and placed in the same turn."""
    draft.tell(ActionTaken(draft.seat, put_under(draft), 0))
