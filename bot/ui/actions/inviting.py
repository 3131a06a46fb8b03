"""A friend is missing: asks one person, once and politely, or calls those who want to be called."""

from bot.dealers.dealing import Words
from bot.i18n.words import words_for
from bot.markdown import literal
from bot.people.choices import may_sound_now
from bot.refusals import Refused
from bot.store import NOTHING_CHOSEN, Choices, UserId
from bot.store.inviting import callable_people, have_met
from bot.store.people import choices_of
from bot.store.proposals import agree_to, is_proposed
from bot.table import Table
from bot.ui.actions.call import Call
from bot.ui.actions.lobby import nonce_of
from bot.ui.messages.address import Address
from bot.ui.messages.discord_calls import Fate
from bot.ui.messages.posts import Drawn, Post, Press

_LOOKING = "looking"


async def invite(call: Call, other: UserId, *, is_bot: bool) -> None:
    """By direct message, or by a mention where none arrives; once for each table."""
    table = await _lobby(call)
    if other == call.user or is_bot or table.seat_of(other) is not None:
        raise Refused("refused-invite-whom")
    choices = (await choices_of(call.desk.tables.store, (other,))).get(other, NOTHING_CHOSEN)
    if not await _may_ask(call, other, choices):
        raise Refused("refused-invitation")
    store = call.desk.tables.store
    if not await store.not_yet_invited(table.id, call.user, (other,)):
        raise Refused("refused-invited")
    call.desk.invitations.count(call.user)
    silent = not may_sound_now(choices, call.desk.tables.clock.now())
    words = words_for(choices.locale or table.row.locale)
    nonce, sending = nonce_of(table, f"friend/{other}"), call.desk.publisher.sending
    invitation = Drawn(_invitation(call, table, words))
    sent = await sending.direct(other, invitation, nonce, silent=silent, is_stranger=True)
    if sent is Fate.LATER:
        call.desk.invitations.count_not(call.user)
        raise Refused("refused-invite-later")
    # Only now: whoever was not asked may be asked again.
    await store.mark_invited(table.id, other)
    await call.reply.say(call.words("invited"))
    if sent is not Fate.NO_DIRECT:
        return
    public = call.pages_of(table).public_words
    asked = Post(
        f"<@{other}> · {_asks(call, table, public)}",
        (),
        ((Press(public("button-join"), Address(table.id, "join"), "main"),),),
        mentions=() if silent else (other,),
    )
    await sending.post(table.row.channel, Drawn(asked), nonce)


async def decline(call: Call) -> None:
    """No, Thanks: nobody is told, and nobody asks again for this table."""
    await call.reply.change(Post(call.words("invitation-declined")))


async def look_for_players(call: Call) -> None:
    """Marks the lobby, and calls some of this server who want to be called; once."""
    table = await _lobby(call)
    store, guild = call.desk.tables.store, table.row.guild
    if await is_proposed(store, table.id, _LOOKING):
        raise Refused("refused-looking")
    call.desk.invitations.count_call(call.user)
    await agree_to(store, table.id, _LOOKING, call.user)
    found = await callable_people(store, guild or 0, table.people, call.user)
    now = call.desk.tables.clock.now()
    chosen = await choices_of(store, found)
    awake = [user for user in found if may_sound_now(chosen.get(user, NOTHING_CHOSEN), now)]
    called = call.desk.invitations.some_of(awake)
    words = call.pages_of(table).public_words
    mentions = " ".join(f"<@{user}>" for user in called)
    asked = Post(
        f"{_asks(call, table, words, key='looking')}\n{mentions}".strip(),
        (),
        ((Press(words("button-join"), Address(table.id, "join"), "main"),),),
        mentions=called,
    )
    await call.reply.say(call.words("looking-done", count=len(called)))
    sending = call.desk.publisher.sending
    await sending.post(table.row.channel, Drawn(asked), nonce_of(table, _LOOKING))


async def _lobby(call: Call) -> Table:
    table = await call.desk.tables.get(call.table_id)
    if table.row.phase != "lobby":
        raise Refused("refused-not-lobby")
    if table.seat_of(call.user) is None:
        raise Refused("refused-lobby-stranger")
    if len(table.players) >= table.game.seats[-1]:
        raise Refused("refused-full", most=table.game.seats[-1])
    return table


async def _may_ask(call: Call, other: UserId, choices: Choices) -> bool:
    store = call.desk.tables.store
    if choices.invitations == "nobody" or await store.is_blocked(call.user, (other,)):
        return False
    return choices.invitations != "played" or await have_met(store, call.user, other)


def _asks(call: Call, table: Table, words: Words, key: str = "invitation-new") -> str:
    pages = call.pages_of(table)
    name = next(player.name for player in table.players if player.user == call.user)
    place = f"<#{table.row.channel}>"
    return words(key, name=literal(name), title=pages.dealer.title(words), place=place)


def _invitation(call: Call, table: Table, words: Words) -> Post:
    refuse = Address(table.id, "no-invitations", str(call.user))
    row = (
        Press(words("button-join"), Address(table.id, "accept"), "main"),
        Press(words("button-no-thanks"), Address(table.id, "decline")),
        Press(words("button-no-invitations"), refuse),
    )
    return Post(_asks(call, table, words), (), (row,))
