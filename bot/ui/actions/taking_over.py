"""/takeover: somebody who does not sit here asks for a seat that an AI plays."""

from bot.agreeing import propose
from bot.refusals import Refused
from bot.taking_over import Newcomer, free_seats
from bot.ui.actions.agreeing import ask_the_thread
from bot.ui.actions.call import Call
from bot.ui.messages.address import Address, number_in
from bot.ui.messages.posts import Post, Press

_IN_A_ROW = 5


async def ask_for_seat(call: Call) -> None:
    """Which seat, where there are several; then those who are there are asked."""
    table = await call.desk.tables.get(call.table_id)
    if table.seat_of(call.user) is not None:
        raise Refused("refused-seated")
    table.require_playing()
    free = free_seats(table)
    if not free:
        raise Refused("refused-no-free-seat")
    chosen = number_in(call.address.path)
    if chosen is None and len(free) > 1:
        presses = [Press(table.names[s], Address(table.id, "take-over", str(s))) for s in free]
        rows = (tuple(presses[:_IN_A_ROW]), tuple(presses[_IN_A_ROW:]))
        await call.reply.show(Post(call.words("take-over-whose"), (), tuple(filter(None, rows))))
        return
    seat = free[0] if chosen is None else chosen
    player = call.player
    newcomer = Newcomer(seat, call.user, player.locale, player.name)
    call.address = Address(table.id, "propose", newcomer.proposal)
    table, missing = await propose(call.desk.tables, table.id, call.user, newcomer.proposal)
    await call.reply.change(Post(call.words("proposal-asked", needed=missing)))
    await ask_the_thread(call, table, missing)
