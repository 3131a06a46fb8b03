"""The only calls to Discord: each knows the errors that are part of life there."""

import enum
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeVar

import aiohttp
import discord

from bot.direct_channels import DirectChannels, OpeningTooFast
from bot.store import Attached, is_away
from bot.ui import limits
from bot.ui.messages.emojis import EMOJIS
from bot.ui.messages.posts import Drawn, pictures_in
from bot.ui.messages.refused import reasons_in, request_of
from bot.ui.messages.waiting import LongWait, WornMessage

_log = logging.getLogger(__name__)

Result = TypeVar("Result")

WEEK: Literal[10080] = 10080
"""Minutes that a thread stays open without a word."""


class Fate(enum.Enum):
    """What became of a call that did not succeed."""

    LATE = "the interaction has expired"
    TWICE = "the interaction was answered already"
    NO_DIRECT = "this person takes no direct messages"
    QUARANTINED = "no direct messages of ours are let through"
    GONE = "the message is gone"
    NOWHERE = "the place is gone"
    FORBIDDEN = "we may not do that there"
    ARCHIVED = "the thread is archived"
    LOCKED = "the thread is locked"
    THREADED = "the message has its thread already"
    WORN = "the message is old and was edited too often"
    REJECTED = "the content was rejected"
    LATER = "Discord asks us to come back later"
    OVERTAKEN = "there is something newer to show in its place"


_DMS_TOO_FAST = 40003
_FATES = {
    10003: Fate.NOWHERE,  # unknown channel
    10004: Fate.NOWHERE,  # unknown server
    10008: Fate.GONE,  # unknown message
    10015: Fate.LATE,  # unknown webhook: the interaction's token has expired
    10062: Fate.LATE,  # unknown interaction
    20026: Fate.QUARANTINED,  # flagged by the anti-spam system
    20028: Fate.LATER,  # too many writes in this channel
    30046: Fate.WORN,  # too many edits of a message older than an hour
    _DMS_TOO_FAST: Fate.LATER,
    40060: Fate.TWICE,  # interaction already acknowledged
    50001: Fate.FORBIDDEN,  # missing access
    50007: Fate.NO_DIRECT,  # cannot send messages to this user
    50013: Fate.FORBIDDEN,  # missing permissions
    50027: Fate.LATE,  # invalid webhook token
    50083: Fate.ARCHIVED,  # thread is archived
    50278: Fate.NO_DIRECT,  # no mutual server any more
    160004: Fate.THREADED,  # a thread exists for this message
    160005: Fate.LOCKED,  # thread is locked
}


_LOOKED_THROUGH = 20
"""Messages of a channel, the newest first."""
_NO_SUCH_EMOJI = "Invalid emoji"
"""What Discord says where a button names one that somebody deleted."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a message stands."""

    channel: int
    message: int
    pictures: tuple[Attached, ...] = field(default=(), compare=False)
    """Those that it has."""
    is_follow_up: bool = field(default=False, compare=False)
    """Of an interaction, whose token then finds it by its number; else it is its first answer."""


async def attempt(call: Awaitable[Result]) -> Result | Fate:
    """The result, or what became of it; no error of Discord gets past here."""
    try:
        return await call
    except discord.InteractionResponded:
        return Fate.TWICE
    except WornMessage:
        return Fate.WORN
    except (LongWait, discord.RateLimited) as error:
        _log.warning("Discord asks us to wait: %s", error)
        return Fate.LATER
    except discord.HTTPException as error:
        if _NO_SUCH_EMOJI in error.text:
            EMOJIS.forget()
        fate = _FATES.get(error.code) or _by_status(error.status)
        asked, why = request_of(error), reasons_in(error)
        said = f"{fate.value} ({why})" if why else fate.value
        _log.info("Discord said %s %s to %s: %s", error.status, error.code, asked, said)
        if fate is Fate.QUARANTINED:
            _log.error(
                "Discord has quarantined this bot (20026): it takes no direct messages of it."
            )
        return fate
    except OpeningTooFast as error:
        _log.info("no channel of direct messages is opened now: %s", error)
        return Fate.LATER
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        if is_away(error):
            raise
        _log.warning("Discord could not be reached: %r", error, extra={"outage": "Discord"})
        return Fate.LATER


def _by_status(status: int) -> Fate:
    if status >= 500 or status == 429:
        return Fate.LATER
    if status == 404:
        return Fate.NOWHERE
    return Fate.FORBIDDEN if status in {401, 403} else Fate.REJECTED


async def ask_for_channel(client: discord.Client, user: int) -> int:
    """A person's channel of direct messages, asked of Discord itself."""
    try:
        return (await client.create_dm(discord.Object(user))).id
    except discord.HTTPException as error:
        if error.code == _DMS_TOO_FAST:
            raise OpeningTooFast(str(error)) from error
        raise


async def open_direct(
    channels: DirectChannels, user: int, *, is_stranger: bool = False
) -> int | Fate:
    """The channel of direct messages with this person; NO_DIRECT where there is no way to it."""
    channel = await attempt(channels.of(user, is_stranger=is_stranger))
    return out_of_reach(channels, channel) if isinstance(channel, Fate) else channel


async def other_channel(
    channels: DirectChannels, user: int, refused: int, fate: Fate
) -> int | Fate:
    """Another way to them where this channel is gone or not ours; else what its refusal means."""
    if fate not in {Fate.NOWHERE, Fate.FORBIDDEN}:
        return out_of_reach(channels, fate)
    other = await attempt(channels.instead_of(user, refused))
    if isinstance(other, Fate):
        return out_of_reach(channels, other)
    return Fate.NO_DIRECT if other is None else other


def out_of_reach(channels: DirectChannels, fate: Fate) -> Fate:
    """Whatever is final on the way to a person's direct messages means that none arrive."""
    if fate is Fate.QUARANTINED:
        channels.note_quarantine()
    return fate if fate in {Fate.LATER, Fate.OVERTAKEN} else Fate.NO_DIRECT


class Mentions(discord.AllowedMentions):
    """Names people as Discord's document wants them: by texts, where discord.py writes numbers.

    The client's own must be of this kind, because it merges every message's into its own.
    """

    def merge(self, other: discord.AllowedMentions) -> "Mentions":
        merged = super().merge(other)
        return Mentions(everyone=merged.everyone, users=merged.users, roles=merged.roles)

    def to_dict(self) -> Any:
        written: Any = super().to_dict()
        if "users" in written:
            written["users"] = [str(user) for user in written["users"]]
        return written


def _people(drawn: Drawn) -> list[discord.Object]:
    return [discord.Object(user) for user in drawn.post.mentions]


async def send(
    client: discord.Client, channel: int, drawn: Drawn, nonce: str, *, silent: bool = False
) -> Placed | Fate:
    """A new message; the same nonce twice within minutes is one message."""
    if len(nonce) > limits.NONCE:
        raise ValueError(f"the nonce {nonce!r} is longer than {limits.NONCE} characters.")

    mentions = Mentions(everyone=False, roles=False, users=_people(drawn))

    async def once() -> discord.Message | Fate:
        place = client.get_partial_messageable(channel)
        sending = place.send(
            view=drawn.layout(),
            files=drawn.files(),
            nonce=nonce,
            allowed_mentions=mentions,
            silent=silent,
        )
        return await attempt(sending)

    message = await once()
    if message is Fate.ARCHIVED:
        message = await _revive(client, channel) or await once()
    if isinstance(message, Fate):
        return message
    return Placed(channel, message.id, pictures_in(message))


async def edit(client: discord.Client, placed: Placed, drawn: Drawn) -> Placed | Fate:
    """Change a message, and which pictures it has."""

    async def once() -> discord.Message | Fate:
        place = client.get_partial_messageable(placed.channel)
        message = place.get_partial_message(placed.message)
        editing = message.edit(
            view=drawn.layout(),
            attachments=drawn.attachments(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return await attempt(editing)

    result = await once()
    if result is Fate.ARCHIVED:
        result = await _revive(client, placed.channel) or await once()
    if isinstance(result, Fate):
        return result
    return Placed(placed.channel, placed.message, pictures_in(result))


async def find(client: discord.Client, placed: Placed) -> Placed | Fate:
    """Whether a message still stands."""
    place = client.get_partial_messageable(placed.channel)
    found = await attempt(place.get_partial_message(placed.message).fetch())
    return found if isinstance(found, Fate) else placed


async def find_open(client: discord.Client, channel: int, address: str) -> Placed | Fate | None:
    """The newest message of a channel in which something can be pressed at this address, if any."""
    place = client.get_partial_messageable(channel)

    async def newest() -> list[discord.Message]:
        return [message async for message in place.history(limit=_LOOKED_THROUGH)]

    found = await attempt(newest())
    if isinstance(found, Fate):
        return found
    for message in found:
        for item in discord.ui.LayoutView.from_message(message).walk_children():
            if str(getattr(item, "custom_id", "")).removeprefix("menu:").startswith(address):
                return Placed(channel, message.id, pictures_in(message))
    return None


async def delete(client: discord.Client, placed: Placed) -> Fate | None:
    """Take a message away; None where it went well or was gone already."""
    place = client.get_partial_messageable(placed.channel)
    message = place.get_partial_message(placed.message)
    fate = await attempt(message.delete())
    if fate is Fate.ARCHIVED:
        fate = await _revive(client, placed.channel) or await attempt(message.delete())
    return None if fate is Fate.GONE else fate


async def edit_private(
    client: discord.Client, token: str, placed: Placed, drawn: Drawn
) -> Placed | Fate:
    """Change a message that only its reader sees, as long as its interaction's token is valid."""
    if client.application_id is None:
        return Fate.LATER
    changes: dict[str, Any] = {
        "view": drawn.layout(),
        "attachments": drawn.attachments(),
        "allowed_mentions": discord.AllowedMentions.none(),
    }
    result: discord.Message | Fate
    if placed.is_follow_up:
        hook = discord.Webhook.partial(client.application_id, token, client=client)
        result = await attempt(hook.edit_message(placed.message, **changes))
    else:
        # A message that was pressed belongs to that press as its first answer, without a number.
        interaction = _interaction(client, token, placed.channel)
        result = await attempt(interaction.edit_original_response(**changes))
    if isinstance(result, Fate):
        return result
    return replace(placed, pictures=pictures_in(result))


async def acknowledge(
    interaction: discord.Interaction[Any], *, announced: bool | None
) -> Fate | None:
    """Acknowledge an interaction while another answer to it is on its way; None: it went well.

    `announced`: whether in private, or to all, it is said that something comes; None: not at all.
    """
    # discord.py sends one answer after the other, and this one must overtake.
    route = discord.http.Route(
        "POST",
        "/interactions/{webhook_id}/{webhook_token}/callback",
        webhook_id=interaction.id,
        webhook_token=interaction.token,
    )
    kinds = discord.InteractionResponseType
    body: dict[str, Any] = {"type": kinds.deferred_message_update.value}
    if announced is not None:
        body = {"type": kinds.deferred_channel_message.value}
        body["data"] = {"flags": discord.MessageFlags(ephemeral=announced).value}
    fate = await attempt(interaction.client.http.request(route, json=body))
    return fate if isinstance(fate, Fate) else None


def _interaction(client: discord.Client, token: str, channel: int) -> discord.Interaction[Any]:
    """As much of an interaction as is needed to edit its answer; it may be another process's."""
    data: Any = {
        "id": 0,
        "type": discord.InteractionType.component.value,
        "version": 1,
        "token": token,
        "application_id": client.application_id,
        "channel": {"id": channel, "type": discord.ChannelType.private.value},
        "channel_id": channel,
        "user": {"id": 0, "username": "", "discriminator": "0", "avatar": None},
        "entitlements": [],
        "authorizing_integration_owners": {},
        "attachment_size_limit": 0,
    }
    return discord.Interaction(data=data, state=client._connection)  # noqa: SLF001 -- discord.py has no other way to an answer that an earlier process gave.


def is_thread(client: discord.Client, place: int) -> bool:
    """Of servers we know every channel; what is none of them is a thread, perhaps an archived one."""
    return not isinstance(client.get_channel(place), discord.abc.GuildChannel)


async def last_message_in(client: discord.Client, channel: int) -> int | None:
    """The newest message of a channel or thread, whoever wrote it; None where we cannot know."""
    # What discord.py remembers is of no use: nobody tells us of messages.
    place = await attempt(client.fetch_channel(channel))
    return getattr(place, "last_message_id", None)


async def start_thread(
    client: discord.Client, channel: int, message: int | None, name: str
) -> int | Fate:
    """A public thread at this message, or on its own."""
    # Another process may serve the shard of this server, and then we have never heard of it.
    place = client.get_channel(channel) or await attempt(client.fetch_channel(channel))
    if isinstance(place, Fate):
        return place
    if isinstance(place, discord.Thread):
        return place.id
    if not isinstance(place, discord.TextChannel):
        return Fate.NOWHERE
    title = limits.fit(name, limits.THREAD_NAME)
    if message is not None:
        start = place.get_partial_message(message).create_thread
        made = await attempt(start(name=title, auto_archive_duration=WEEK))
        if made is Fate.THREADED:
            # A thread has the number of the message that it hangs on.
            return message
        if made is not Fate.GONE:
            return made if isinstance(made, Fate) else made.id
    kind = discord.ChannelType.public_thread
    alone = await attempt(place.create_thread(name=title, type=kind, auto_archive_duration=WEEK))
    return alone if isinstance(alone, Fate) else alone.id


async def add_member(client: discord.Client, thread: int, user: int) -> Fate | None:
    """None where it went well, also for somebody who is there already and hears nothing of it."""
    fate = await attempt(client.http.add_user_to_thread(thread, user))
    return fate if isinstance(fate, Fate) else None


async def _revive(client: discord.Client, thread: int) -> Fate | None:
    """Open an archived thread again. None: it went well."""
    found = await attempt(client.fetch_channel(thread))
    if not isinstance(found, discord.Thread):
        return found if isinstance(found, Fate) else Fate.ARCHIVED
    revived = await attempt(found.edit(archived=False))
    return revived if isinstance(revived, Fate) else None
