"""Who sits beside whom, and what everybody can see of them."""

from bot.dealers.dealing import Listener, Words
from bot.dealers.great_split import wording
from bot.dealers.great_split.last_round import moved_last_round
from bot.dealers.phrases import listed
from engine.core import Seat
from engine.great_split.components import Components
from engine.great_split.data import PLACE, RESOURCES
from engine.great_split.view import View


def left_of(view: View) -> Seat:
    """Who chooses from this seat's split."""
    return ((view.seat or 0) + 1) % len(view.seats)


def right_of(view: View) -> Seat:
    """Whose split this seat chooses from."""
    return ((view.seat or 0) - 1) % len(view.seats)


def passing(words: Words, names: tuple[str, ...]) -> str:
    """Who passes their piles to whom, all around the table."""
    circle = [
        words("great-split-passes", **{"from": name, "to": names[(seat + 1) % len(names)]})
        for seat, name in enumerate(names)
    ]
    return words("great-split-seating", circle=", ".join(circle))


def moved_since(
    view: View, components: Components, seat: Seat, name: str, words: Words
) -> list[str]:
    """What that seat, called so, moved in the last round and how much it sold."""
    last = moved_last_round(view, components)[seat]
    if last is None:
        return []
    steps = [
        words(
            "great-split-moved",
            track=wording.track(words, advance.track),
            start=advance.start,
            end=advance.end,
        )
        for advance in last.moved
    ]
    if last.sold:
        steps.append(words("great-split-tell-sold", count=last.sold))
    if not steps:
        return []
    return [words("great-split-since-neighbour", name=name, steps=", ".join(steps))]


def leading(view: View, seat: Seat, to: Listener) -> str:
    """Every track where that seat is ahead of everybody, furthest first, or else its furthest."""
    board = view.seats[seat].board
    others = [other.board for number, other in enumerate(view.seats) if number != seat]
    furthest = sorted(RESOURCES, key=lambda resource: -board[PLACE[resource]])
    ahead = [
        wording.at(to.words, resource, board)
        for resource in furthest
        if all(board[PLACE[resource]] > other[PLACE[resource]] for other in others)
    ]
    name = to.names[seat]
    if ahead:
        tracks = listed(to.words, ahead)
        return to.words("great-split-leads", name=name, tracks=tracks, seats=len(view.seats))
    track = wording.track(to.words, furthest[0])
    space = board[PLACE[furthest[0]]]
    return to.words("great-split-furthest", name=name, track=track, space=space)
