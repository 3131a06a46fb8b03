"""What the bot asks of Discord by itself: messages, pictures, edits, nonces, threads, commands."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from secrets import token_hex
from typing import Any

import discord

from bot.store import Attached
from bot.ui.messages.discord_calls import WEEK, Mentions
from bot.ui.messages.posts import Drawn, pictures_in
from bot.ui.probing.samples import FORMS, NAME, PNG, WEBP, posted, with_file, with_film
from bot.ui.probing.trying import Probe, edit_of


@dataclass(frozen=True, slots=True)
class _Reference:
    """A picture that stays, told with as much of it as is tried."""

    told: dict[str, str]

    def to_dict(self) -> dict[str, str]:
        return self.told


_POSTS: tuple[tuple[str, Callable[[], Drawn], dict[str, Any]], ...] = (
    ("post a layout", lambda: posted("words"), {}),
    ("post silently", lambda: posted("silent"), {"silent": True}),
    ("post two pictures", lambda: posted("two", PNG, WEBP), {}),
    ("post a file", with_file, {}),
    ("post a film", with_film, {}),
)
"""What is posted once; a picture alone is edited in every way as well."""


async def try_channel(probe: Probe, channel: int, person: int | None) -> None:
    """All that may happen in a channel of a server."""
    place = probe.client.get_partial_messageable(channel)
    here = await probe.attempt("read the channel", probe.client.fetch_channel(channel))
    for what, drawn, more in _POSTS:
        await probe.send(what, place, drawn(), **more)
    await _try_pictures(probe, place)
    await _try_nonces(probe, place)
    if isinstance(here, discord.TextChannel):
        await _try_threads(probe, here, person)
        await _try_commands(probe, here.guild.id)
    else:
        probe.line("not tried threads and commands: they need a text channel that can be read")


async def _try_pictures(probe: Probe, place: discord.PartialMessageable) -> None:
    message = None
    for form in FORMS:
        ready = posted("a", form)
        message = await probe.send(f"post a picture ({form})", place, ready)
        if message is not None:
            await _try_keeping(probe, message, ready, form)
    if message is not None:
        await probe.change("edit", edit_of(message))


async def _try_keeping(probe: Probe, message: discord.Message, ready: Drawn, form: str) -> None:
    """All the ways to keep a picture in an edit."""
    has = pictures_in(message)
    probe.line(f"          the message names {len(has)} of its 1 pictures with an id")
    for one in has[:1]:
        kept = replace(ready, images=(), kept=(one,))
        for how, attachments in _keeping(one).items():
            what = f"edit: keep the picture by {how} ({form})"
            await probe.edit(what, message, kept, attachments=attachments)


def _keeping(has: Attached) -> dict[str, Any]:
    full, bare = {"id": str(has.id), "filename": has.filename}, {"id": str(has.id)}
    return {
        "id and filename": [_Reference(full)],
        "id alone": [_Reference(bare)],
        "its name, unlisted": discord.utils.MISSING,
    }


async def _try_nonces(probe: Probe, place: discord.PartialMessageable) -> None:
    # Discord remembers one for minutes, and another probe may have been just now.
    nonce = f"probe-{token_hex(4)}"
    first = await probe.send("post with a nonce", place, posted("nonce"), nonce=nonce)
    again = await probe.send("post with it again", place, posted("nonce"), nonce=nonce)
    if first is not None and again is not None:
        told = "one message" if first.id == again.id else "two messages"
        probe.line(f"          the same nonce twice made {told}")
    if first is not None:
        finding = place.get_partial_message(first.id).fetch()
        await probe.attempt("find a message", finding)
        await probe.attempt("delete a message", first.delete())
        probe.made = [one for one in probe.made if one.id != first.id]
        what = "post with the nonce of a deleted message"
        await probe.send(what, place, posted("nonce"), nonce=nonce)


async def _try_threads(probe: Probe, channel: discord.TextChannel, person: int | None) -> None:
    place = probe.client.get_partial_messageable(channel.id)
    start = await probe.send("post what a thread starts from", place, posted("a thread"))
    if start is not None:
        starting = channel.get_partial_message(start.id).create_thread(
            name=NAME, auto_archive_duration=WEEK
        )
        thread = await probe.attempt("start a thread from a message", starting)
        if thread is not None:
            await _try_in_thread(probe, thread, person)
    kind = discord.ChannelType.public_thread
    alone = await probe.attempt(
        "start a thread on its own",
        channel.create_thread(name=NAME, type=kind, auto_archive_duration=WEEK),
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
        finding = partial(thread.fetch_member, person)
        await probe.attempt_again("find that person in the thread", finding)
        adding = thread.add_user(discord.Object(person))
        await probe.attempt("add that person to the thread", adding)
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


async def try_direct_messages(probe: Probe, person: int) -> None:
    """What a player gets."""
    opening = probe.client.create_dm(discord.Object(person))
    channel = await probe.attempt("open direct messages", opening)
    if channel is None:
        return
    place = probe.client.get_partial_messageable(channel.id)
    for form in FORMS:
        ready = posted("asked", form)
        asked = await probe.send(f"post a picture there ({form})", place, ready)
        if asked is not None:
            what = f"edit there: keep the picture ({form})"
            await probe.keep(what, edit_of(asked), asked, ready)
            answered = edit_of(asked)(posted("answered"))
            await probe.attempt("edit there: words only", answered)
