"""Tries the way to somebody's direct messages once more, as they may have opened them meanwhile."""

from bot.store import Player
from bot.table import Table
from bot.ui.actions.call import Call
from bot.ui.messages.discord_calls import Fate
from bot.ui.messages.posts import Drawn


async def reach_again(call: Call, table: Table, player: Player) -> None:
    """Whoever takes a greeting by direct message is asked there from now on."""
    if player.user is None or player.reachable:
        return
    greeting = Drawn(call.pages_of(table).greeting(player))
    sending = call.desk.publisher.sending
    sent = await sending.direct(player.user, greeting, f"a/{call.interaction.id}", silent=True)
    if not isinstance(sent, Fate):
        await call.desk.tables.mark_reach(table.id, player.user, reachable=True)
        call.desk.publisher.wake(table.id)
