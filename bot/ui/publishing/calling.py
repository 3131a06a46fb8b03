"""Calls to the thread whom no direct message reaches: one short mention for each awaited question."""

from dataclasses import replace

from bot.store import Shown
from bot.ui.publishing.showing import Showing
from engine.core import Seat


async def call_to_the_thread(showing: Showing, seat: Seat, user: int) -> None:
    """An edited board notifies nobody, so a message does; it goes when the question is answered."""
    was, ticket = showing.shown.get(("call", seat)), _called_for(showing, seat)
    place = showing.table.row.place
    if was is not None and was.ticket != ticket:
        if was.message and not await showing.take_away(was):
            return
        showing.remember(replace(was, message=0, ticket=""))
    if ticket and place is not None and not showing.is_lost:
        # Remembered first: once its question is also seen elsewhere, it is still to be sent.
        before = Shown("call", place, 0, seat) if was is None else was
        call = replace(before, channel=place, ticket=ticket)
        if was is None or was.ticket != ticket:
            call = replace(call, message=0)
            showing.remember(call)
        if not call.message and showing.may_sound(seat):
            await showing.send(replace(call, pushed_at=showing.live.now), showing.pages.call(user))


def _called_for(showing: Showing, seat: Seat) -> str:
    """The question that waits for somebody who is not told of it otherwise; empty: none."""
    table = showing.table
    player, decision = table.players[seat], table.decision(seat)
    if player.reachable or player.is_played_by_ai or decision is None or not decision.awaited:
        return ""
    was, private = showing.shown.get(("call", seat)), showing.shown.get(("private", seat))
    is_called = was is not None and was.ticket == decision.ticket
    # Their own press has just led them to it.
    is_seen = private is not None and private.ticket == decision.ticket
    return decision.ticket if is_called or not is_seen else ""
