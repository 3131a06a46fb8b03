"""Who sits beside whom, and what everybody can see of them."""

from bot.dealers.dealing import Listener
from bot.dealers.great_split import wording
from bot.dealers.phrases import listed
from engine.core import Seat
from engine.great_split.data import PLACE, RESOURCES
from engine.great_split.view import View

_MOST_NAMED = 2


def left_of(view: View) -> Seat:
    """Who chooses from this seat's split."""
    return ((view.seat or 0) + 1) % len(view.seats)


def right_of(view: View) -> Seat:
    """Whose split this seat chooses from."""
    return ((view.seat or 0) - 1) % len(view.seats)


def leading(view: View, seat: Seat, to: Listener) -> str:
    """Where that seat is ahead of everybody, or else its furthest track."""
    board = view.seats[seat].board
    others = [other.board for number, other in enumerate(view.seats) if number != seat]
    ahead = [
        resource
        for resource in RESOURCES
        if all(board[PLACE[resource]] > other[PLACE[resource]] for other in others)
    ]
    furthest = sorted(RESOURCES, key=lambda resource: -board[PLACE[resource]])
    if ahead:
        named = [resource for resource in furthest if resource in ahead][:_MOST_NAMED]
        tracks = [wording.track(to.words, resource) for resource in named]
        return to.words("great-split-leads", name=to.names[seat], tracks=listed(to.words, tracks))
    track = wording.track(to.words, furthest[0])
    space = board[PLACE[furthest[0]]]
    return to.words("great-split-furthest", name=to.names[seat], track=track, space=space)
