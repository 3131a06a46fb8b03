"""/gala remove: taking a player away from a table, after a second question."""

from bot.markdown import literal
from bot.refusals import Refused
from bot.removing import remove_player
from bot.store import UserId
from bot.table import Table
from bot.tables import LIVE
from bot.ui.actions.call import Call
from bot.ui.actions.farewell import farewell
from bot.ui.actions.lobby import nonce_of
from bot.ui.actions.server import managed
from bot.ui.actions.which_table import ask_which
from bot.ui.messages.address import Address, number_in
from bot.ui.messages.posts import Drawn, Post, Press
from engine.core import Seat


async def find_removed(call: Call, person: UserId) -> None:
    """/gala remove: at which table here this person sits; then it is asked once more."""
    managed(call)
    store, channel = call.desk.tables.store, call.interaction.channel_id
    found = await store.tables_of(person, LIVE, channel)
    right_here = tuple(row for row in found if row.place == channel)
    found = right_here or found
    if not found:
        raise Refused("refused-remove-whom")
    if len(found) > 1:
        await ask_which(call, "remove", found, str(person))
        return
    call.address = Address(found[0].id, "remove", str(person))
    await ask_to_remove(call)


async def ask_to_remove(call: Call) -> None:
    """Says what will happen, and asks once more; the path of the address says whom."""
    table, person, seat = await _removed(call)
    if table.row.is_starting:
        table.require_dealt()
    row = (
        Press(call.words("button-remove"), Address(table.id, "remove-yes", str(person)), "danger"),
        Press(call.words("button-keep"), Address(table.id, "keep")),
    )
    sure = "remove-sure" if table.is_playing else "remove-sure-lobby"
    said = call.words(sure, name=literal(table.names[seat]))
    await call.reply.change(Post(said, (), (row,)))


async def remove(call: Call) -> None:
    """Everybody at the table is told, and so is whoever was taken away."""
    table, person, seat = await _removed(call)
    name, goodbye = literal(table.names[seat]), await farewell(call, table, seat)
    table = await remove_player(call.desk.tables, table.id, person)
    await call.reply.change(Post(call.words("removed")))
    call.desk.moved_on(table)
    await goodbye.say(call, table, "removed-you")
    words, place = call.pages_of(table).public_words, table.row.place or table.row.channel
    nonce = nonce_of(table, f"remove/{call.interaction.id}")
    told = Post(words("removed-told", name=name))
    await call.desk.publisher.sending.post(place, Drawn(told), nonce, silent=True)


async def _removed(call: Call) -> tuple[Table, UserId, Seat]:
    """Refused for those who do not manage the table's server, and for whom does not sit there."""
    guild, person = managed(call), number_in(call.address.path)
    table = await call.desk.tables.get(call.table_id)
    seat = None if person is None else table.seat_of(person)
    if person is None or seat is None or table.row.guild != guild or table.row.phase not in LIVE:
        raise Refused("refused-remove-whom")
    return table, person, seat
