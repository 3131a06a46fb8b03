"""What the bot asks of Discord by itself: messages, pictures, edits, nonces, threads, commands."""

from dataclasses import dataclass
from typing import Any

import discord

from bot.store import Attached
from bot.ui.messages.discord_calls import Mentions
from bot.ui.messages.posts import Drawn, Post, pictures_in
from bot.ui.probing.trying import NAME, Probe, picture, pictured, posted


@dataclass(frozen=True, slots=True)
class _Reference:
    """A picture that stays, told with as much of it as is tried."""

    told: dict[str, str]

    def to_dict(self) -> dict[str, str]:
        return self.told


async def try_channel(probe: Probe, channel: int, person: int | None) -> None:
    """All that may happen in a channel of a server."""
    place = probe.client.get_partial_messageable(channel)
    here = await probe.attempt("read the channel", probe.client.fetch_channel(channel))
    await probe.send("post a layout", place, posted("words"))
    await probe.send("post silently", place, posted("silent"), silent=True)
    with_picture = await probe.send("post a picture", place, pictured("a", "navy"))
    if with_picture is not None:
        await _try_edits(probe, with_picture)
    await probe.send("post a file", place, _file())
    await _try_nonces(probe, place)
    if isinstance(here, discord.TextChannel):
        await _try_threads(probe, here, person)
        await _try_commands(probe, here.guild.id)
    await _try_emojis(probe)


def _file() -> Drawn:
    return Drawn(Post(f"{NAME}: a file.", document=("probe.json", b"{}")))


async def _try_edits(probe: Probe, message: discord.Message) -> None:
    """All the ways to treat a picture in an edit."""
    has = pictures_in(message)
    probe.line(f"          the message names {len(has)} of its 1 pictures with an id")
    for one in has[:1]:
        await _try_keeping(probe, message, one)
    new = pictured("b", "maroon")
    await probe.edit("edit: bring a new picture", message, new, new.attachments())
    await probe.edit("edit: words only", message, posted("no picture"), [])


async def _try_keeping(probe: Probe, message: discord.Message, has: Attached) -> None:
    kept = Drawn(Post(f"{NAME}: kept.", (picture("a", "navy"),)), kept=(has,))
    full, bare = {"id": str(has.id), "filename": has.filename}, {"id": str(has.id)}
    what = "edit: keep the picture by"
    await probe.edit(f"{what} id and filename", message, kept, [_Reference(full)])
    await probe.edit(f"{what} id alone", message, kept, [_Reference(bare)])
    await probe.edit(f"{what} its name, unlisted", message, kept, discord.utils.MISSING)


async def _try_nonces(probe: Probe, place: discord.PartialMessageable) -> None:
    first = await probe.send("post with a nonce", place, posted("nonce"), nonce="probe-1")
    again = await probe.send("post with it again", place, posted("nonce"), nonce="probe-1")
    if first is not None and again is not None:
        told = "one message" if first.id == again.id else "two messages"
        probe.line(f"          the same nonce twice made {told}")
    if first is not None:
        await probe.attempt("delete a message", first.delete())
        probe.made = [one for one in probe.made if one.id != first.id]
        what = "post with the nonce of a deleted message"
        await probe.send(what, place, posted("nonce"), nonce="probe-1")


async def _try_threads(probe: Probe, channel: discord.TextChannel, person: int | None) -> None:
    place = probe.client.get_partial_messageable(channel.id)
    start = await probe.send("post what a thread starts from", place, posted("a thread"))
    if start is not None:
        starting = channel.get_partial_message(start.id).create_thread(name=NAME)
        thread = await probe.attempt("start a thread from a message", starting)
        if thread is not None:
            await _try_in_thread(probe, thread, person)
    kind = discord.ChannelType.public_thread
    alone = await probe.attempt(
        "start a thread on its own", channel.create_thread(name=NAME, type=kind)
    )
    if alone is not None:
        await probe.attempt("archive it", alone.edit(archived=True))
        # Discord tells of it in the channel, in a message that is ours.
        told = await probe.attempt("read the channel's messages", _newest(channel))
        threads = discord.MessageType.thread_created
        probe.made += [one for one in told or () if one.type is threads]


async def _newest(channel: discord.TextChannel) -> list[discord.Message]:
    return [message async for message in channel.history(limit=5)]


async def _try_in_thread(probe: Probe, thread: discord.Thread, person: int | None) -> None:
    inside = probe.client.get_partial_messageable(thread.id)
    await probe.send("post in the thread", inside, posted("inside"))
    if person is not None:
        people = Mentions(everyone=False, roles=False, users=[discord.Object(person)])
        called = posted(f"<@{person}>")
        what = "mention a person silently in the thread"
        await probe.send(what, inside, called, silent=True, allowed_mentions=people)
        await probe.attempt("find that person in the thread", thread.fetch_member(person))
    await probe.attempt("archive the thread", thread.edit(archived=True))
    await probe.send("post in the archived thread", inside, posted("again"))
    await probe.attempt("open the thread again", thread.edit(archived=False))
    await probe.clean_up()
    await probe.attempt("archive the thread for good", thread.edit(archived=True))


async def _try_commands(probe: Probe, guild: int) -> None:
    """Of this server only, and none is left: those of the bot are everywhere, and stay."""
    http, application = probe.client.http, probe.client.application_id or 0
    names = {"de": "gala-probe-de", "es-ES": "gala-probe-es"}
    command: Any = {"name": "gala-probe", "description": NAME, "name_localizations": names}
    writing = http.bulk_upsert_guild_commands(application, guild, [command])
    written = await probe.attempt("write commands", writing)
    if written:
        await probe.attempt(
            "take commands away", http.bulk_upsert_guild_commands(application, guild, [])
        )


async def _try_emojis(probe: Probe) -> None:
    """Of the bot's own, and none is left."""
    await probe.attempt("read the bot's emojis", probe.client.fetch_application_emojis())
    image = picture("e", "navy").draw()
    writing = probe.client.create_application_emoji(name="gala_probe", image=image)
    emoji = await probe.attempt("write an emoji", writing)
    if emoji is not None:
        await probe.attempt("take an emoji away", emoji.delete())


async def try_direct_messages(probe: Probe, person: int) -> None:
    """What a player gets."""
    opening = probe.client.create_dm(discord.Object(person))
    channel = await probe.attempt("open direct messages", opening)
    if channel is None:
        return
    place = probe.client.get_partial_messageable(channel.id)
    asked = await probe.send("post a picture there", place, pictured("q", "teal"))
    if asked is not None:
        has = pictures_in(asked)
        if has:
            kept = Drawn(pictured("q", "teal").post, kept=has)
            await probe.edit("edit there: keep the picture", asked, kept, kept.attachments())
        await probe.edit("edit there: words only", asked, posted("answered"), [])
