"""Ending a table, with a confirmation, and sitting down again."""

from bot.refusals import Refused
from bot.ui.address import Address
from bot.ui.desk import Call
from bot.ui.posts import Post, Press
from bot.ui.sitting import post_lobby


async def ask_to_end(call: Call) -> None:
    pages = await call.pages()
    sheet = pages.table.sheet
    if sheet.phase not in {"lobby", "playing"}:
        raise Refused("refused-closed")
    if call.user != sheet.opener and not call.manages:
        seat = pages.table.seat_of(sheet.opener)
        raise Refused("refused-end", name="?" if seat is None else pages.table.names[seat])
    row = (
        Press(call.words("button-end"), Address(call.table_id, "end-yes"), "danger"),
        Press(call.words("button-keep"), Address(call.table_id, "keep")),
    )
    await call.reply.show(Post(call.words("end-sure"), (), (row,)))


async def end(call: Call) -> None:
    table = await call.desk.tables.end(
        call.table_id, call.user, call.player.name, manages=call.manages
    )
    await call.reply.change(Post(call.words("end-done")))
    call.desk.publisher.wake(table.id)


async def keep_playing(call: Call) -> None:
    await call.reply.change(Post(call.words("end-not")))


async def rematch(call: Call) -> None:
    """The same people in a new lobby, right here; the start gives new neighbours."""
    channel = call.interaction.channel_id
    if channel is None or call.interaction.guild_id is None:
        raise Refused("refused-not-here")
    table = await call.desk.tables.rematch(call.table_id, call.user, channel)
    await post_lobby(call, table)
