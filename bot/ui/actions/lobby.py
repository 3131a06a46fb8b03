"""Sitting down: opening a table, joining, AI players, options and the start."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot import lobby
from bot.dealers.phrases import listed
from bot.i18n.words import LANGUAGES
from bot.refusals import Refused
from bot.starting import LONGEST_WORD, add_word
from bot.starting import start as start_game
from bot.store import LEVELS, Player, Shown, TableId
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.trying_again import NotYet, one_by_one
from bot.ui.actions.allowing import require_allowed
from bot.ui.actions.call import Call, Desk, public_buttons
from bot.ui.actions.presence import require_place
from bot.ui.messages.address import Address, number_in
from bot.ui.messages.components import line_form
from bot.ui.messages.discord_calls import Fate, Placed
from bot.ui.messages.posts import Drawn, Post


async def open_table(call: Call, game: str) -> None:
    """/play: one card with the lobby, and the way to its opener is tested at once."""
    table = await opened(call, game, call.player)
    if await post_lobby(call, table):
        await greet(call, table, call.player)


async def opened(call: Call, game: str, opener: Player) -> Table:
    """A new table, of which nobody else knows yet. Refused where it could not be shown."""
    interaction, tables = call.interaction, call.desk.tables
    dealer = call.desk.dealers.get(game)
    if dealer is None:
        raise Refused("refused-no-game")
    if interaction.channel_id is None or interaction.guild_id is None:
        raise Refused("refused-not-here")
    await require_place(call)
    choices = await require_allowed(call, game, interaction.guild_id)
    return await tables.open(
        dealer.game,
        interaction.guild_id,
        interaction.channel_id,
        opener,
        choices.locale or call.locale,
        choices.pace or "evening",
    )


async def post_lost_lobbies(
    desk: Desk, before: float, is_ours: Callable[[int | None], bool]
) -> None:
    """Lobbies whose message never came, because the bot was killed on the way to it."""
    rows = await desk.tables.store.lobbies_before(before)
    await one_by_one((row.id for row in rows if is_ours(row.guild)), partial(_post_if_lost, desk))


async def _post_if_lost(desk: Desk, table_id: TableId) -> None:
    store = desk.tables.store
    if ("lobby", None) in await store.shown(table_id):
        return
    try:
        table = await desk.tables.get(table_id)
    except BrokenTable:
        return  # It is named in the log by whoever shows the tables.
    post = desk.pages_of(table).lobby()
    sending = desk.publisher.sending
    placed = await sending.post(table.row.channel, Drawn(post), nonce_of(table, "lobby"))
    if placed is Fate.LATER:
        raise NotYet(placed.value)
    if isinstance(placed, Placed):
        shown = Shown("lobby", placed.channel, placed.message, digest=post.digest)
        await store.show(table.id, shown)
        # Somebody may have pressed it before we knew where it stands.
        desk.publisher.wake(table.id)


async def post_lobby(call: Call, table: Table) -> bool:
    """The lobby as the public answer to a command or a press; False where it cannot be shown."""
    post = call.pages_of(table).lobby()
    placed = await call.reply.show(post, private=False)
    if placed is None:
        # Nobody can press what was not shown, so the table does not stay open.
        await call.desk.tables.end(table.id, call.user, call.player.name)
        return False
    shown = Shown("lobby", placed.channel, placed.message, digest=post.digest)
    await call.desk.tables.store.show(table.id, shown)
    # Somebody may have pressed it before we knew where it stands.
    call.desk.publisher.wake(table.id)
    return True


async def join(call: Call) -> None:
    table = await lobby.join(call.desk.tables, call.table_id, call.player)
    await show_change(call, table, "joined")
    await greet(call, table, call.player)


async def add_ai(call: Call) -> None:
    """Asks for the level, which comes back in the address."""
    tables = call.desk.tables
    if not call.address.path:
        table = await lobby.with_room_for_ai(tables, call.table_id, call.user)
        await call.reply.show(call.pages_of(table).levels(call.words("ai-level"), call.words))
        return
    level = next((level for level in LEVELS if level == call.address.path), None)
    if level is None:
        raise Refused("refused-option")
    table = await lobby.add_ai(tables, call.table_id, call.user, level)
    said = call.words("ai-added", name=table.names[-1])
    await call.reply.change(call.pages_of(table).levels(said, call.words))
    call.desk.publisher.wake(table.id)


async def remove_ai(call: Call) -> None:
    before = (await call.desk.tables.get(call.table_id)).names
    table = await lobby.remove_ai(call.desk.tables, call.table_id, call.user)
    gone = [name for name in before if name not in table.names]
    said = call.words("ai-removed", names=listed(call.words, gone)) if gone else ""
    await call.reply.change(call.pages_of(table).options(call.words, said))
    call.desk.publisher.wake(table.id)


async def show_options(call: Call) -> None:
    pages = await call.pages()
    if pages.table.row.phase != "lobby":
        raise Refused("refused-not-lobby")
    if pages.table.seat_of(call.user) is None:
        raise Refused("refused-lobby-stranger")
    await call.reply.show(pages.options(call.words))


async def choose_option(call: Call) -> None:
    pages = await call.pages()
    options = {option.key: option.values for option in pages.dealer.options(call.words)}
    values = options.get(call.address.path, ())
    number = number_in(call.values[0]) if call.values else None
    if number is None or number >= len(values):
        raise Refused("refused-option")
    table = await lobby.choose_option(
        call.desk.tables, call.table_id, call.user, call.address.path, values[number][0]
    )
    await call.reply.change(call.pages_of(table).options(call.words))
    call.desk.publisher.wake(table.id)


async def choose_hints(call: Call) -> None:
    """Whether anybody here may ask what an AI would do."""
    if call.values not in {("yes",), ("no",)}:
        raise Refused("refused-option")
    allowed = call.values == ("yes",)
    table = await lobby.allow_hints(call.desk.tables, call.table_id, call.user, allowed=allowed)
    await call.reply.change(call.pages_of(table).options(call.words))
    call.desk.publisher.wake(table.id)


async def choose_language(call: Call) -> None:
    """What everybody reads at this table; to each player I still speak their own language."""
    if not call.values or call.values[0] not in LANGUAGES:
        raise Refused("refused-option")
    table = await lobby.speak(call.desk.tables, call.table_id, call.user, call.values[0])
    await call.reply.change(call.pages_of(table).options(call.words))
    call.desk.publisher.wake(table.id)


async def show_luck(call: Call) -> None:
    """Add Your Luck: a form with one line, which holds what was added before."""
    table = (await call.pages()).table
    seat = table.seat_of(call.user)
    if table.row.phase != "lobby":
        raise Refused("refused-not-lobby")
    if seat is None:
        raise Refused("refused-lobby-stranger")
    await call.reply.fill_in(
        line_form(
            Address(table.id, "luck-add"),
            call.words("button-luck"),
            call.words("luck-label"),
            call.words("luck-about"),
            table.players[seat].word,
            LONGEST_WORD,
        )
    )


async def add_luck(call: Call) -> None:
    """That form comes back."""
    word = call.values[0] if call.values else ""
    table = await add_word(call.desk.tables, call.table_id, call.user, word)
    await show_change(call, table, "luck-added")


async def start(call: Call) -> None:
    table = await call.desk.tables.get(call.table_id)
    if table.row.channel == call.interaction.channel_id:
        await require_place(call)
    table = await start_game(call.desk.tables, call.table_id, call.user)
    pressed = call.interaction.message
    if pressed is None or pressed.flags.ephemeral:
        await call.reply.change(Post(call.words("starting")))
    else:
        await call.reply.wait()
    call.desk.moved_on(table)


async def show_change(call: Call, table: Table, said: str) -> None:
    """On the lobby's own message where it was pressed, else in a sentence."""
    pages, store = call.pages_of(table), call.desk.tables.store
    if call.interaction.message is None:
        await call.reply.say(call.words(said))
    else:
        post = pages.lobby() if table.row.phase == "lobby" else pages.lobby_closed()
        placed = await call.reply.change(post)
        was = (await store.shown(table.id)).get(("lobby", None))
        if was is not None and placed == Placed(was.channel, was.message):
            await store.reshow(table.id, was, replace(was, digest=post.digest))
    call.desk.publisher.wake(table.id)


async def greet(call: Call, table: Table, player: Player) -> None:
    """Test the way to a person now, not when the first cards are dealt."""
    if player.user is None:
        return
    greeting = Drawn(call.pages_of(table).greeting(player))
    nonce = nonce_of(table, f"hello/{player.user}")
    sending = call.desk.publisher.sending
    if await sending.direct(player.user, greeting, nonce, silent=True) is Fate.NO_DIRECT:
        await call.desk.tables.mark_reach(table.id, player.user, reachable=False)
        call.desk.publisher.wake(table.id)
        if player.user == call.user:
            buttons = public_buttons(call.pages_of(table).public_words)
            await call.reply.say(call.words("direct-closed", **buttons))


def nonce_of(table: Table, what: str) -> str:
    return hashlib.sha256(f"{table.id}/{what}".encode()).hexdigest()[:24]
