"""Which table a command is about: the one here, or the only one where somebody sits."""

from bot.dealers.dealing import Words
from bot.refusals import Refused
from bot.store import Phase, TableId, TableRow
from bot.ui.actions.call import Call
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post, Press, RowOfPost

_OFFERED = 20


async def find_table(
    call: Call, verb: str, phases: tuple[Phase, ...], *, seated: bool
) -> TableId | None:
    """The table; None where the one who asked was asked back which one they mean."""
    if verb == "join":
        found = await _lobbies_to_join(call)
    else:
        found = await tables_here(call, phases, seated=seated)
    if not found:
        raise Refused("refused-no-seat" if seated else "refused-no-table-here")
    if len(found) == 1:
        return found[0].id
    await ask_which(call, verb, found)
    return None


async def tables_here(
    call: Call, phases: tuple[Phase, ...], *, seated: bool
) -> tuple[TableRow, ...]:
    """Of the tables in this channel those where the person sits, if any; else where they sit."""
    store, channel = call.desk.tables.store, call.interaction.channel_id
    found: tuple[TableRow, ...] = ()
    if channel is not None:
        found = await store.tables_of(call.user, phases, channel)
        if not found and not seated:
            found = await store.tables_in(channel, phases)
    found = found or await store.tables_of(call.user, phases)
    playing_right_here = tuple(row for row in found if row.place == channel)
    return _newest_phase(playing_right_here or found)


async def _lobbies_to_join(call: Call) -> tuple[TableRow, ...]:
    """Those in this channel where the person does not sit yet; else those where they do."""
    store, channel = call.desk.tables.store, call.interaction.channel_id
    if channel is None:
        return ()
    here = await store.tables_in(channel, ("lobby",))
    own = await store.tables_of(call.user, ("lobby",), channel)
    return tuple(row for row in here if row not in own) or own


def _newest_phase(rows: tuple[TableRow, ...]) -> tuple[TableRow, ...]:
    """A game that is on comes before those that have ended; of the ended, the last."""
    live = tuple(row for row in rows if row.phase in {"lobby", "playing"})
    return live or rows[:1]


async def ask_which(call: Call, verb: str, found: tuple[TableRow, ...], path: str = "") -> None:
    presses = []
    for row in found[:_OFFERED]:
        label = await _label(call, row, call.words)
        presses.append(Press(label, Address(row.id, verb, path)))
    rows: tuple[RowOfPost, ...] = tuple(
        tuple(presses[start : start + 5]) for start in range(0, len(presses), 5)
    )
    await call.reply.show(Post(call.words("which-table"), (), rows))


async def _label(call: Call, row: TableRow, words: Words) -> str:
    players = await call.desk.tables.store.players(row.id)
    dealer = call.desk.dealers.get(row.game)
    title = row.game if dealer is None else dealer.title(words)
    return f"{title} · {', '.join(player.name for player in players)}"
