"""Letting an AI play for somebody who is away, and coming back."""

from bot.markdown import literal
from bot.refusals import Refused
from bot.standing_in import (
    agree,
    agreed,
    candidates,
    come_back,
    decided_since,
    needed,
    require_patience,
)
from bot.ui import limits
from bot.ui.actions.call import Call
from bot.ui.actions.my_seat import show_my_seat
from bot.ui.messages.address import number_in
from bot.ui.messages.posts import Post
from bot.ui.pages import Pages
from engine.core import Seat


async def propose(call: Call) -> None:
    """Asks for whom; the seat comes back in the address and is a voice for it."""
    pages = await call.dealt()
    seat = await call.seat_at(pages.table)
    if await returned(call, pages, seat):
        return
    pages.table.require_playing()
    if call.address.path:
        await _agree(call)
        return
    absent = candidates(pages.table, call.user)
    if not absent:
        raise Refused("refused-nobody-away")
    require_patience(pages.table, call.user)
    await call.reply.show(pages.stand_in_for(absent, call.words))


async def return_to_seat(call: Call) -> None:
    pages = await call.pages()
    if not pages.table.row.is_starting:
        pages.table.require_dealt()
    seat = await call.seat_at(pages.table)
    if not await returned(call, pages, seat):
        pages.table.require_dealt()
        raise Refused("refused-not-away")


async def returned(call: Call, pages: Pages, seat: Seat) -> bool:
    """Whether that gave a seat back to its person, who is then told what was decided meanwhile."""
    table = pages.table
    if table.players[seat].stand_in is None and seat not in table.votes:
        return False
    since = await come_back(call.desk.tables, table, seat, call.user)
    if since is None:
        call.desk.moved_on(table)
        return False
    try:
        await _welcome(call, pages, seat, since)
    finally:
        call.desk.moved_on(table)
    return True


async def _welcome(call: Call, pages: Pages, seat: Seat, since: int) -> None:
    table = pages.table
    if table.position is None:
        await call.reply.say(call.words("welcome-back"))
        return
    if table.is_replayable:
        told = pages.welcome_back(await decided_since(table, seat, since), call.words)
    else:
        told = call.words("welcome-back")
    for page in limits.pages(told):
        await call.reply.show(Post(page))
    async with table.answering.by(seat):
        await show_my_seat(call, pages, seat)


async def _agree(call: Call) -> None:
    seat = number_in(call.address.path)
    if seat is None:
        raise Refused("refused-old-question")
    table = await agree(call.desk.tables, call.table_id, call.user, seat)
    name = literal(table.names[seat])
    if table.players[seat].is_played_by_ai:
        said = call.words("stand-in-seated", name=name)
    else:
        votes = len(agreed(table, seat))
        said = call.words("stand-in-voice", name=name, votes=votes, needed=needed(table, seat))
    await call.reply.change(Post(said))
    call.desk.moved_on(table)
