"""Once more: a lobby for whoever wants it, and a silent question to the others who played."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot import lobby
from bot.markdown import literal
from bot.names import shown_name
from bot.refusals import Refused
from bot.store import Player, TableRow, UserId
from bot.stored_game import BrokenTable
from bot.table import Table
from bot.trying_again import NotYet, one_by_one
from bot.ui.actions.allowing import require_allowed
from bot.ui.actions.call import Call, Desk
from bot.ui.actions.lobby import greet, nonce_of, post_lobby
from bot.ui.actions.presence import require_place
from bot.ui.messages.address import number_in
from bot.ui.messages.discord_calls import Fate
from bot.ui.messages.posts import Drawn, Post


async def rematch(call: Call) -> None:
    """Whoever presses sits there with the AI players; the start gives new neighbours."""
    channel = call.interaction.channel_id
    if channel is None or call.interaction.guild_id is None:
        raise Refused("refused-not-here")
    await require_place(call)
    before = await call.desk.tables.get(call.table_id)
    await require_allowed(call, before.game.key, call.interaction.guild_id)
    table = await call.desk.tables.rematch(call.table_id, call.user, channel)
    if await post_lobby(call, table):
        was = next(player for player in before.players if player.user == call.user)
        if not was.reachable:
            await greet(call, table, was)
        await _invite(call.desk, before, table)


async def accept(call: Call) -> None:
    """Join, pressed on an invitation, which becomes the answer."""
    table = await call.desk.tables.get(call.table_id)
    table = await lobby.join(call.desk.tables, table.id, await _named_as_before(call, table))
    await call.reply.change(call.pages_of(table).invitation_accepted(call.words))
    call.desk.publisher.wake(table.id)


async def refuse_invitations(call: Call) -> None:
    """Don't Ask Me Again, pressed on an invitation: the path says who must not."""
    inviter = number_in(call.address.path)
    if inviter is None:
        raise Refused("refused-old-question")
    table = await call.desk.tables.get(call.table_id)
    name = next((player.name for player in table.players if player.user == inviter), "")
    await call.desk.tables.store.block(call.user, inviter)
    said = call.words("invitations-refused", name=literal(name), named="yes" if name else "no")
    await call.reply.change(Post(said))


async def block(call: Call, other: UserId, name: str) -> None:
    """/block: from now on that person's invitations are not delivered."""
    if other == call.user:
        raise Refused("refused-own-block")
    await call.desk.tables.store.block(call.user, other)
    await call.reply.say(call.words("blocked", name=literal(shown_name(name))))


async def unblock(call: Call, other: UserId, name: str) -> None:
    await call.desk.tables.store.unblock(call.user, other)
    await call.reply.say(call.words("unblocked", name=literal(shown_name(name))))


async def send_lost_invitations(
    desk: Desk, before: float, is_ours: Callable[[int | None], bool]
) -> None:
    """To rematches whose bot was killed before everybody was asked."""
    rows = await desk.tables.store.lobbies_before(before)
    await one_by_one(
        (row for row in rows if is_ours(row.guild)), partial(_invite_who_was_not, desk)
    )


async def _invite_who_was_not(desk: Desk, row: TableRow) -> None:
    if row.rematch_of is None:
        return
    try:
        before, table = await desk.tables.get(row.rematch_of), await desk.tables.get(row.id)
    except (BrokenTable, Refused):
        return  # It is named in the log by whoever shows the tables.
    if not await _invite(desk, before, table):
        raise NotYet(Fate.LATER.value)


async def _invite(desk: Desk, before: Table, table: Table) -> bool:
    """Once for each game that was played, and without a sound; False where somebody must wait."""
    if before.row.seed is None:
        return True
    there = {None, *(player.user for player in table.players)}
    played = {
        player.user: player
        for player in before.players
        if player.user not in there and player.reachable and not player.has_left
    }
    users = [user for user in played if user is not None]
    store, pages, all_asked = desk.tables.store, desk.pages_of(table), True
    for user in await store.not_yet_invited(before.id, table.row.owner, users):
        invitation = Drawn(pages.invitation(played[user]))
        nonce = nonce_of(table, f"invite/{user}")
        sent = await desk.publisher.sending.direct(user, invitation, nonce, silent=True)
        if sent is Fate.LATER:
            all_asked = False
        else:
            # Only now: what is lost on the way is sent after the next start, and by its nonce once.
            await store.mark_invited(before.id, user)
    return all_asked


async def _named_as_before(call: Call, table: Table) -> Player:
    """In direct messages Discord does not say what somebody is called on the server."""
    if table.row.rematch_of is None:
        return call.player
    played = await call.desk.tables.store.players(table.row.rematch_of)
    name = next((player.name for player in played if player.user == call.user), call.player.name)
    return replace(call.player, name=name)
