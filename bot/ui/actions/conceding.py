"""/concede and its button: giving a game up, after a second question."""

from bot.conceding import concede, require_right_to_concede, would_end
from bot.ui.actions.call import Call
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post, Press


async def ask_to_concede(call: Call) -> None:
    table = await call.desk.tables.get(call.table_id)
    require_right_to_concede(table, call.user)
    sure = "concede-sure-last" if would_end(table, call.user) else "concede-sure"
    row = (
        Press(call.words("button-concede"), Address(table.id, "concede-yes"), "danger"),
        Press(call.words("button-keep"), Address(table.id, "keep")),
    )
    await call.reply.change(Post(call.words(sure), (), (row,)))


async def concede_now(call: Call) -> None:
    table = await concede(call.desk.tables, call.table_id, call.user)
    await call.reply.change(Post(call.words("conceded")))
    call.desk.moved_on(table)
