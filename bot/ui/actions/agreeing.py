"""The pace of a table and a pause: chosen in a lobby, agreed upon while the game is on."""

from bot.agreeing import PAUSE, RESUME, needed, propose, refuse, require_proposal, second
from bot.pace import PACES
from bot.refusals import Refused
from bot.store.proposals import change_table
from bot.table import Table
from bot.ui.actions.call import Call
from bot.ui.actions.lobby import nonce_of
from bot.ui.messages.address import Address
from bot.ui.messages.discord_calls import send
from bot.ui.messages.posts import Drawn, Entry, Menu, Post, Press, RowOfPost


async def show_pace(call: Call) -> None:
    """How fast this table goes, and how to change that."""
    pages = await call.pages()
    table, words = pages.table, call.words
    if table.row.phase not in {"lobby", "playing"}:
        raise Refused("refused-closed")
    if table.seat_of(call.user) is None:
        raise Refused("refused-stranger")
    entries = tuple(
        Entry(key, words(f"pace-{key}"), words(f"pace-{key}-about"), table.row.pace == key)
        for key in PACES
    )
    rows: list[RowOfPost] = [Menu(Address(table.id, "pace-set"), words("pace-choose"), entries)]
    if table.is_playing:
        what = RESUME if table.is_paused else PAUSE
        label = words("button-resume") if table.is_paused else words("button-pause")
        rows.append((Press(label, Address(table.id, "propose", what)),))
    said = words("pace-now", pace=words(f"pace-{table.pace.key}"))
    if table.is_playing:
        said += "\n" + words("pace-agree", needed=needed(table))
    await call.reply.show(Post(said, (), tuple(rows)))


async def set_pace(call: Call) -> None:
    pace = call.values[0] if call.values else ""
    if pace not in PACES:
        raise Refused("refused-choice")
    table = await call.desk.tables.get(call.table_id)
    if table.seat_of(call.user) is None:
        raise Refused("refused-stranger")
    if table.row.phase != "lobby":
        await _propose(call, f"pace:{pace}")
        return
    await change_table(call.desk.tables.store, table.id, pace=pace)
    said = call.words("pace-now", pace=call.words(f"pace-{pace}"))
    await call.reply.change(Post(said))
    call.desk.publisher.wake(table.id)


async def propose_it(call: Call) -> None:
    await _propose(call, call.address.path)


async def agree_with_it(call: Call) -> None:
    """Fine, pressed below a proposal in the thread."""
    table, missing = await second(call.desk.tables, call.table_id, call.user, call.address.path)
    if missing:
        await call.reply.change(_question(call, table, missing))
    else:
        await call.reply.change(Post(_done(call, table)))
        call.desk.moved_on(table)


async def refuse_it(call: Call) -> None:
    table = await refuse(call.desk.tables, call.table_id, call.user, call.address.path)
    words = call.pages_of(table).public_words
    await call.reply.change(Post(words("proposal-refused", what=_what(call, table))))


async def _propose(call: Call, what: str) -> None:
    """Done at once where nobody else is to be asked; else the thread is."""
    call.address = Address(call.table_id, "propose", what)
    table = await call.desk.tables.get(call.table_id)
    require_proposal(table, call.user, what)
    table, missing = await propose(call.desk.tables, table.id, call.user, what)
    if not missing:
        await call.reply.change(Post(_done(call, table)))
        call.desk.moved_on(table)
        return
    await call.reply.change(Post(call.words("proposal-asked", needed=missing)))
    place = table.row.place or table.row.channel
    nonce = nonce_of(table, f"propose/{what}/{call.interaction.id}")
    await send(call.desk.client, place, Drawn(_question(call, table, missing)), nonce)


def _question(call: Call, table: Table, missing: int) -> Post:
    words, what = call.pages_of(table).public_words, call.address.path
    row = (
        Press(words("button-fine"), Address(table.id, "agree", what), "main"),
        Press(words("button-rather-not"), Address(table.id, "refuse", what)),
    )
    name = table.names[table.seat_of(call.user) or 0]
    said = words("proposal", name=name, what=_what(call, table), needed=missing)
    return Post(said, (), (row,))


def _what(call: Call, table: Table) -> str:
    words = call.pages_of(table).public_words
    key, _, value = call.address.path.partition(":")
    return words(f"proposal-{key}", pace=words(f"pace-{value}") if value in PACES else "")


def _done(call: Call, table: Table) -> str:
    words = call.pages_of(table).public_words
    return words("proposal-done", what=_what(call, table))
