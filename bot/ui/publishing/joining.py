"""Adds everybody who plays to their thread, where it was not enough to mention them there."""

import asyncio
from contextlib import suppress

from bot.store import Shown, UserId
from bot.ui.messages.discord_calls import Fate, add_member, is_thread
from bot.ui.publishing.showing import Showing
from engine.core import Seat

_LONGEST = 2.0
"""Seconds for which this may keep the next question waiting; the rest is for another time."""


async def add_to_the_thread(showing: Showing) -> None:
    """Each once, also whoever takes a seat later: nobody is brought back who has left.

    Discord documents that it changes nothing for who is there; as nobody knows whether a silent
    mention adds anybody, it is done after the board, and no question or call waits for it.
    """
    place, board = showing.table.row.place, showing.shown.get(("board", None))
    if showing.is_lost or place is None or board is None or not showing.table.is_playing:
        return
    if is_thread(showing.client, place):
        people = enumerate(showing.table.players)
        seated = [(seat, player.user) for seat, player in people if player.user is not None]
        with suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST):
                await asyncio.gather(*(_add(showing, place, seat, user) for seat, user in seated))


async def _add(showing: Showing, place: int, seat: Seat, user: UserId) -> None:
    was = showing.shown.get(("member", seat))
    if was is not None and was.channel == place:
        return
    # A refusal does no harm, and would come again.
    if await add_member(showing.client, place, user) is not Fate.LATER:
        showing.remember(Shown("member", place, 0, seat))
