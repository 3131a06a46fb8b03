"""The announcement of a deal: posted before anything is dealt, and its id decides the deal.

A crash may come at any moment, so it is written down first that an announcement is on its way: one
that is posted later says that there may be an older one. What is sealed is never drawn again.
"""

from bot.joint_deal import frozen_in
from bot.store import Shown
from bot.ui.messages.discord_calls import Fate, Placed, find
from bot.ui.publishing.public import find_place, new_place
from bot.ui.publishing.showing import Showing

_LOST = frozenset({Fate.GONE, Fate.NOWHERE})
_MOVED = frozenset({Fate.NOWHERE, Fate.LOCKED})


async def announce(showing: Showing) -> Shown | None:
    """The announcement that stands; None where none could be posted yet."""
    was = showing.shown.get(("announcement", None))
    if was is not None and was.message:
        found = await find(showing.client, Placed(was.channel, was.message))
        if found is Fate.LATER:
            return None
        if found not in _LOST:
            return was
    await find_place(showing)
    place = showing.table.row.place
    if place is None:
        return None
    fate = await _post(showing, place)
    if fate in _MOVED:
        # A thread that was deleted or locked before the game began.
        other = await new_place(showing, at_lobby=False)
        fate = fate if other is None else await _post(showing, other)
    return showing.shown["announcement", None] if fate is None else None


async def _post(showing: Showing, place: int) -> Fate | None:
    was = showing.shown.get(("announcement", None))
    stored = await showing.store.deal(showing.live.id)
    if stored is None:
        raise ValueError(f"table {showing.live.id} was started, but nothing was frozen.")
    new = Shown("announcement", place, 0)
    if was is None:
        showing.remember(new)
        await showing.write()
    post = showing.pages.announcement(frozen_in(stored.announced), again=was is not None)
    return await showing.send(new, post, silent=True)
