"""Leaving a table: a lobby at once, a game only after a second question."""

from bot import lobby
from bot.agreeing import END
from bot.leaving import leave_game, others, require_right_to_leave
from bot.ui.actions.call import Call
from bot.ui.actions.lobby import show_change
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post, Press


async def leave(call: Call) -> None:
    table = await call.desk.tables.get(call.table_id)
    if table.row.phase == "lobby":
        table = await lobby.leave(call.desk.tables, call.table_id, call.user)
        await show_change(call, table, "left")
        return
    require_right_to_leave(table, call.user)
    has_others, is_dealt = bool(others(table, call.user)), table.is_playing
    said = call.words("leave-sure" if has_others else "leave-sure-last")
    concede = Press(call.words("button-concede"), Address(table.id, "concede"))
    together = Press(call.words("button-end-together"), Address(table.id, "propose", END))
    row = (
        Press(call.words("button-leave-game"), Address(table.id, "leave-yes"), "danger"),
        *((concede,) if is_dealt else ()),
        *((together,) if is_dealt and has_others else ()),
        Press(call.words("button-keep"), Address(table.id, "keep")),
    )
    await call.reply.show(Post(said, (), (row,)))


async def leave_for_good(call: Call) -> None:
    """The answer to that question; the seat can be taken back for as long as the game is on."""
    name = call.player.name
    table = await leave_game(call.desk.tables, call.table_id, call.user, name)
    said = "left-game" if table.row.phase == "playing" else "end-done"
    await call.reply.change(Post(call.words(said)))
    call.desk.moved_on(table)
