"""Ending a table, with a confirmation."""

from bot.agreeing import END, people_there
from bot.refusals import Refused
from bot.tables import require_right_to_end
from bot.ui.actions.call import Call
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post, Press


async def ask_to_end(call: Call) -> None:
    pages = await call.pages()
    try:
        require_right_to_end(pages.table, call.user, call.manages)
    except Refused as refused:
        if not pages.table.is_playing or call.user not in people_there(pages.table):
            raise
        await _ask_for_agreement(call, await call.refusal(refused))
        return
    row = (
        Press(call.words("button-end"), Address(call.table_id, "end-yes"), "danger"),
        Press(call.words("button-keep"), Address(call.table_id, "keep")),
    )
    await call.reply.show(Post(call.words("end-sure"), (), (row,)))


async def _ask_for_agreement(call: Call, why: str) -> None:
    """Whoever plays and may not end the game alone can propose it."""
    together = Address(call.table_id, "propose", END)
    row = (
        Press(call.words("button-end-together"), together, "danger"),
        Press(call.words("button-keep"), Address(call.table_id, "keep")),
    )
    await call.reply.show(Post(f"{why} {call.words('end-together-instead')}", (), (row,)))


async def end(call: Call) -> None:
    table = await call.desk.tables.end(call.table_id, call.user, call.player.name, call.manages)
    await call.reply.change(Post(call.words("end-done")))
    call.desk.publisher.wake(table.id)


async def keep_playing(call: Call) -> None:
    await call.reply.change(Post(call.words("end-not")))
