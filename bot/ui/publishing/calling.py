"""Calls to the thread whom no direct message reaches: one message names all who wait to be called."""

from dataclasses import replace

from bot.store import Shown
from bot.ui.messages.discord_calls import Fate
from bot.ui.publishing.showing import Showing
from engine.core import Seat

_TIDYING = 3
"""Writes that must find room before something is only tidied up: calls and boards go first."""


def note_calls(showing: Showing, resting: frozenset[Seat]) -> None:
    """Who has heard of the question that waits for them, and who is still to be called.

    Noted before anything is shown: a question that is also seen elsewhere by then still calls.
    """
    for seat in resting & set(range(len(showing.table.players))):
        was, private = showing.shown.get(("call", seat)), showing.shown.get(("private", seat))
        ticket = _waiting(showing, seat)
        if ticket != ("" if was is None else was.ticket):
            is_seen = bool(ticket) and private is not None and _asks(showing, private, ticket)
            heard = showing.live.now if is_seen else None
            before = Shown("call", 0, 0, seat) if was is None else was
            showing.remember(replace(before, ticket=ticket, pushed_at=heard))


def _asks(showing: Showing, private: Shown, ticket: str) -> bool:
    """Whether their own press has just led them to it: what was answered there and is asked again,
    as somebody has taken a turn back, is not before their eyes.
    """
    is_open = private.form == "asked" and private.expires_at > showing.live.now
    return is_open and private.ticket == ticket


def _waiting(showing: Showing, seat: Seat) -> str:
    """The question that waits for somebody whom no direct message reaches; empty: none."""
    player, decision = showing.table.players[seat], showing.table.decision(seat)
    is_asked = decision is not None and decision.awaited and not player.is_played_by_ai
    if decision is None or not is_asked or showing.is_reached(seat):
        return ""
    return decision.ticket


async def call_to_the_thread(showing: Showing) -> None:
    """An edit notifies nobody: whoever is called is named in a new message, with those who still are.

    Nobody is called before there is a board to look at.
    """
    place, standing = showing.table.row.place, showing.shown.get(("call", None))
    fresh = {
        seat: call
        for seat, call in _waiting_seats(showing).items()
        if call.pushed_at is None and showing.may_sound(seat)
    }
    board = showing.shown.get(("board", None))
    if not fresh or place is None or showing.is_lost or board is None:
        return
    chapter = showing.pages.dealer.chapter(showing.table.view(None))
    if standing is not None and board.chapter != chapter == standing.chapter:
        # One call of a chapter goes before its board, or call after call would keep it away.
        return
    is_standing = standing is not None and _stands(standing)
    if showing.must_wait(place, 1 + is_standing):
        return
    named = fresh if standing is None else _named(showing, standing) | fresh
    also = [replace(call, pushed_at=showing.live.now) for call in fresh.values()]
    if standing is not None and is_standing:
        fate = await _take_away(showing, standing)
        if fate is Fate.LATER:
            return
        if fate is not None:
            # Whoever waits is called all the same, and this one is tried again.
            also.append(replace(standing, kind="replaced"))
    tickets = tuple(call.ticket for call in named.values())
    new = Shown("call", place, 0, chapter=chapter, tickets=tickets)
    await showing.send(new, showing.pages.call(tuple(named), tuple(fresh)), also=also)


async def tidy_calls(showing: Showing) -> None:
    """Whoever has answered is named no longer; with the last of them the message goes.

    What is refused stays to be tidied: whatever is shown next tries it again.
    """
    if showing.is_lost:
        return
    for one in _standing(showing):
        named = {} if one.kind == "replaced" else _named(showing, one)
        if named:
            fate = await showing.edit(one, one, showing.pages.call(tuple(named), ()))
            if fate in {None, Fate.LATER, Fate.OVERTAKEN}:
                continue
        if not showing.must_wait(one.channel, _TIDYING):
            await _take_away(showing, one)


def forget_calls(showing: Showing) -> None:
    """In another place nobody has been called yet."""
    for one in [one for one in showing.shown.values() if one.kind in {"call", "replaced"}]:
        showing.remember(replace(one, form="settled", digest="", pushed_at=None))


def _standing(showing: Showing) -> list[Shown]:
    """The messages that call; an earlier version had one for each seat."""
    calls = [one for one in showing.shown.values() if one.kind in {"call", "replaced"}]
    return [one for one in calls if _stands(one)]


def _waiting_seats(showing: Showing) -> dict[Seat, Shown]:
    """What they have heard of their questions."""
    calls = [one for one in showing.shown.values() if one.kind == "call"]
    heard = {one.seat: one for one in calls if one.seat is not None}
    return {seat: one for seat, one in heard.items() if showing.is_asked(seat, one.ticket)}


def _named(showing: Showing, call: Shown) -> dict[Seat, Shown]:
    """Those whom this message has called, and who have not answered since."""
    tickets = call.tickets or (call.ticket,)
    waiting = _waiting_seats(showing).items()
    return {seat: w for seat, w in waiting if w.pushed_at is not None and w.ticket in tickets}


async def _take_away(showing: Showing, call: Shown) -> Fate | None:
    fate = await showing.take_away(call)
    if fate is None:
        # Its number stays: the next one, perhaps for the same question, needs another nonce.
        showing.remember(replace(call, form="settled", digest=""))
    return fate


def _stands(call: Shown) -> bool:
    return call.message != 0 and call.form != "settled"
