"""Ending a table, with a confirmation, and sitting down again."""

from bot.refusals import Refused
from bot.tables import require_right_to_end
from bot.ui.actions.call import Call
from bot.ui.actions.lobby import greet, post_lobby
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post, Press


async def ask_to_end(call: Call) -> None:
    pages = await call.pages()
    require_right_to_end(pages.table, call.user, call.manages)
    row = (
        Press(call.words("button-end"), Address(call.table_id, "end-yes"), "danger"),
        Press(call.words("button-keep"), Address(call.table_id, "keep")),
    )
    await call.reply.show(Post(call.words("end-sure"), (), (row,)))


async def end(call: Call) -> None:
    table = await call.desk.tables.end(call.table_id, call.user, call.player.name, call.manages)
    await call.reply.change(Post(call.words("end-done")))
    call.desk.publisher.wake(table.id)


async def keep_playing(call: Call) -> None:
    await call.reply.change(Post(call.words("end-not")))


async def rematch(call: Call) -> None:
    """The same people in a new lobby, right here; the start gives new neighbours."""
    channel = call.interaction.channel_id
    if channel is None or call.interaction.guild_id is None:
        raise Refused("refused-not-here")
    before = await call.desk.tables.get(call.table_id)
    table = await call.desk.tables.rematch(call.table_id, call.user, channel)
    if await post_lobby(call, table):
        for player in before.players:
            if not player.reachable:
                await greet(call, table, player)
