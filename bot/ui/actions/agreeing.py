"""The pace of a table and a pause: chosen in a lobby, agreed upon while the game is on."""

from bot.agreeing import END, PAUSE, RESUME, needed, propose, refuse, second
from bot.markdown import literal
from bot.pace import PACES
from bot.refusals import Refused
from bot.store.proposals import change_table
from bot.table import Table
from bot.taking_over import newcomer_in
from bot.ui.actions.call import Call
from bot.ui.actions.farewell import farewell
from bot.ui.actions.lobby import nonce_of
from bot.ui.messages.address import Address
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
        end = Press(words("button-end-together"), Address(table.id, "propose", END), "danger")
        rows.append((Press(label, Address(table.id, "propose", what)), end))
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
    tables, what = call.desk.tables, call.address.path
    newcomer, table = newcomer_in(what), await tables.get(call.table_id)
    has_seat = newcomer is not None and newcomer.seat < len(table.players)
    before = await farewell(call, table, newcomer.seat) if newcomer and has_seat else None
    table, missing = await second(tables, call.table_id, call.user, what)
    if missing:
        await call.reply.change(question_about(call, table, missing))
        return
    await _do(call, table)
    if newcomer is not None and before is not None:
        await before.say(call, table, "seat-taken", name=literal(newcomer.name))


async def refuse_it(call: Call) -> None:
    table = await refuse(call.desk.tables, call.table_id, call.user, call.address.path)
    words = call.pages_of(table).public_words
    await call.reply.change(Post(words("proposal-refused", what=_what(call, table))))


async def _propose(call: Call, what: str) -> None:
    """Done at once where nobody else is to be asked; else the thread is."""
    call.address = Address(call.table_id, "propose", what)
    table, missing = await propose(call.desk.tables, call.table_id, call.user, what)
    if not missing:
        await _do(call, table)
        return
    await call.reply.change(Post(call.words("proposal-asked", needed=missing)))
    await ask_the_thread(call, table, missing)


async def _do(call: Call, table: Table) -> None:
    """Say that it is done, and show what became of it."""
    await call.reply.change(Post(_done(call, table)))
    call.desk.moved_on(table)
    newcomer = newcomer_in(call.address.path)
    if newcomer is not None:
        # Who is mentioned in a thread is also added to it, as at the start.
        said = Drawn(
            Post(f"**{literal(newcomer.name)}** <@{newcomer.user}>", mentions=(newcomer.user,))
        )
        place, nonce = table.row.place or table.row.channel, nonce_of(table, newcomer.proposal)
        await call.desk.publisher.sending.post(place, said, nonce, silent=True)


async def ask_the_thread(call: Call, table: Table, missing: int) -> None:
    place = table.row.place or table.row.channel
    nonce = nonce_of(table, f"propose/{call.address.path}/{call.interaction.id}")
    asked = Drawn(question_about(call, table, missing))
    await call.desk.publisher.sending.post(place, asked, nonce)


def question_about(call: Call, table: Table, missing: int) -> Post:
    """For the thread: what is proposed, and two buttons."""
    words, what = call.pages_of(table).public_words, call.address.path
    row = (
        Press(words("button-fine"), Address(table.id, "agree", what), "main"),
        Press(words("button-rather-not"), Address(table.id, "refuse", what)),
    )
    newcomer, seat = newcomer_in(what), table.seat_of(call.user)
    if newcomer is not None:
        name, whose = literal(newcomer.name), literal(table.names[newcomer.seat])
        said = words("proposal-newcomer", name=name, seat=whose, needed=missing)
    else:
        name = "" if seat is None else literal(table.names[seat])
        said = words("proposal", name=name, what=_what(call, table), needed=missing)
    return Post(said, (), (row,))


def _what(call: Call, table: Table) -> str:
    """Once it is decided, a seat may have another's name already: then it is the former one's."""
    words = call.pages_of(table).public_words
    newcomer = newcomer_in(call.address.path)
    if newcomer is not None:
        player = table.players[newcomer.seat]
        whose = player.former if player.user == newcomer.user else player.name
        return words("proposal-seat", name=literal(newcomer.name), seat=literal(whose))
    key, _, value = call.address.path.partition(":")
    return words(f"proposal-{key}", pace=words(f"pace-{value}") if value in PACES else "")


def _done(call: Call, table: Table) -> str:
    words = call.pages_of(table).public_words
    return words("proposal-done", what=_what(call, table))
