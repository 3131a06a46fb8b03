"""Posting, editing and deleting messages, whoever does it."""

import io
import mimetypes
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PIL import Image

from parlour import announce, components, limits
from parlour.checks import Upload, kept_attachments
from parlour.errors import TOO_MANY_OLD_EDITS, UNKNOWN_MESSAGE, Refusal
from parlour.hall import Hall
from parlour.permissions import may, may_see
from parlour.rates import too_many
from parlour.shapes import Json
from parlour.world import (
    DM,
    EPHEMERAL,
    HAS_THREAD,
    LAYOUT,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Attachment,
    Channel,
    Message,
)


def _size(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(content)) as image:
            return image.size
    except Exception:  # noqa: BLE001  each of Pillow's readers fails in its own way
        return None, None


def _attachments(
    hall: Hall, message: Message, body: Json, uploads: Sequence[Upload]
) -> list[Attachment]:
    """The old ones that stay, then the new ones."""
    described = {int(entry["id"]): entry for entry in body.get("attachments") or []}
    kept = kept_attachments(body, uploads, message)
    old = [
        replace(one, description=described.get(one.id, {}).get("description", one.description))
        for one in message.attachments
        if one.id in kept
    ]
    new = [attachment_of(hall, one, described.get(one.index, {})) for one in uploads]
    for attachment, upload in zip(new, uploads, strict=True):
        hall.storage.keep_file(attachment.id, upload.content)
    return old + new


def attachment_of(hall: Hall, upload: Upload, entry: Json) -> Attachment:
    """What is told of a file; `entry` is what the sender says about it."""
    name = entry.get("filename") or upload.filename
    kind = mimetypes.guess_type(name)[0] or upload.content_type
    width, height = _size(upload.content) if kind.startswith("image/") else (None, None)
    return Attachment(
        hall.snowflakes.mint(),
        name,
        kind,
        len(upload.content),
        entry.get("description"),
        width,
        height,
        spoiler=name.startswith("SPOILER_") or bool(entry.get("is_spoiler")),
    )


def _spoken(message: Message) -> str:
    shown = [c["content"] for c, _ in components.walk(message.components) if "content" in c]
    return "\n".join([message.content, *shown])


def _mentions(hall: Hall, message: Message, allowed: Json | None) -> None:
    """Who is named, as far as the author allows it; without a word about it, everybody may be."""
    text = _spoken(message)
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
    named = {int(found) for found in re.findall(r"<@!?(\d+)>", text)}
    users = {int(one) for one in (allowed or {}).get("users") or []}
    roles = {int(found) for found in re.findall(r"<@&(\d+)>", text)}
    chosen = {int(one) for one in (allowed or {}).get("roles") or []}
    known = [one for one in sorted(named) if one in hall.world.people]
    message.mentions = [one for one in known if "users" in parse or one in users]
    message.mention_roles = sorted(one for one in roles if "roles" in parse or one in chosen)
    channel = hall.world.channels[message.channel_id]
    message.mention_everyone = (
        "everyone" in parse
        and may(hall.world, channel, message.author_id, "mention_everyone")
        and bool(re.search(r"@(everyone|here)\b", text))
    )


def _pinged(hall: Hall, message: Message, allowed: Json | None) -> list[int]:
    if message.flags & SUPPRESS_NOTIFICATIONS:
        return []
    pinged = set(message.mentions)
    guild = hall.world.guild_of(hall.world.channels[message.channel_id])
    if guild:
        for person, membership in guild.members.items():
            if message.mention_everyone or set(membership.roles) & set(message.mention_roles):
                pinged.add(person)
    answered = hall.world.messages.get(message.reply_to or 0)
    if answered and (allowed or {}).get("replied_user", allowed is None):
        pinged.add(answered.author_id)
    return sorted(pinged - {message.author_id})


def _fill(message: Message, body: Json, attachments: list[Attachment]) -> None:
    message.attachments = attachments
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if "components" in body:
        message.components = components.numbered(body["components"] or [])
    if body.get("flags"):
        steady = EPHEMERAL | LOADING | HAS_THREAD | LAYOUT
        message.flags = message.flags & steady | body["flags"] & ~EPHEMERAL


def post(
    hall: Hall,
    channel: Channel,
    author: int,
    body: Json,
    uploads: Sequence[Upload] = (),
    **more: Any,
) -> Message:
    """A checked body becomes a message; `more` are fields of Message."""
    message = Message(hall.snowflakes.mint(), channel.id, author, hall.clock.now(), **more)
    if message.ephemeral_to is not None:
        message.flags |= EPHEMERAL
    _fill(message, body, _attachments(hall, message, body, uploads))
    _mentions(hall, message, body.get("allowed_mentions"))
    message.pings = _pinged(hall, message, body.get("allowed_mentions"))
    _appear(hall, channel, message)
    return message


def _appear(hall: Hall, channel: Channel, message: Message) -> None:
    hall.world.put(message)
    if message.ephemeral_to is None:
        channel.last_message_id = message.id
        hall.world.put(channel)
        if channel.thread:
            _take_part(hall, channel, _taking_part(hall, message))
    announce.message_created(hall, message)
    _push(hall, channel, message)


def _taking_part(hall: Hall, message: Message) -> list[int]:
    """Who answers an interaction writes through a webhook, and need not be there."""
    is_silent = bool(message.flags & SUPPRESS_NOTIFICATIONS)
    is_ignored = is_silent and hall.strictness.ignore_silent_mentions
    mentioned = [] if is_ignored else message.mentions
    return mentioned if message.webhook else [message.author_id, *mentioned]


def _push(hall: Hall, channel: Channel, message: Message) -> None:
    """Telephones buzz for what is said to somebody: in a DM, or by a mention."""
    if message.ephemeral_to is not None or message.flags & (SUPPRESS_NOTIFICATIONS | LOADING):
        return
    why = "dm" if channel.kind == DM else "mention"
    called = channel.recipients if channel.kind == DM else message.pings
    for person in called:
        human = person in hall.world.people and not hall.world.people[person].bot
        if human and person != message.author_id and may_see(hall.world, channel, person):
            hall.pushes.note(hall.clock.now(), person, message, why)


def _take_part(hall: Hall, thread: Channel, people: list[int]) -> None:
    """Who writes in a thread, or is named there, joins it."""
    joining = [
        person
        for person in dict.fromkeys(people)
        if person not in thread.thread_members and may(hall.world, thread, person, "view_channel")
    ]
    if joining:
        thread.thread_members |= dict.fromkeys(joining, hall.clock.now())
        hall.world.put(thread)
        announce.thread_members_changed(hall, thread, joining, [])


def same_nonce(hall: Hall, channel: Channel, nonce: str | int) -> Message | None:
    """The bot's message with that nonce, posted here in the last few minutes."""
    if hall.strictness.forget_nonces:
        return None
    for message in reversed(hall.world.timelines.get(channel.id, {}).values()):
        if message.created < hall.clock.now() - limits.NONCE_SECONDS:
            return None
        if message.nonce == nonce and message.author_id == hall.world.bot_id:
            return message
    return None


def edit(hall: Hall, message: Message, body: Json, uploads: Sequence[Upload]) -> None:
    """What may fail comes first: an edit is done as a whole or not at all."""
    now = hall.clock.now()
    old_edits = [one for one in message.old_edits if one > now - 3600]
    if now - message.created > limits.EDITABLE_SECONDS:
        old_edits.append(now)
        if len(old_edits) > limits.OLD_MESSAGE_EDITS:
            raise too_many(limits.OLD_EDIT_RETRY_SECONDS, scope="user", numbered=TOO_MANY_OLD_EDITS)
    attachments = _attachments(hall, message, body, uploads)
    kept = {one.id for one in attachments}
    hall.world.lost_files += [one.id for one in message.attachments if one.id not in kept]
    message.old_edits = old_edits
    was_thinking = message.flags & LOADING
    message.flags &= ~LOADING
    _fill(message, body, attachments)
    _mentions(hall, message, body.get("allowed_mentions"))
    channel = hall.world.channels[message.channel_id]
    if channel.thread and message.ephemeral_to is None:
        # A mention that an edit brings calls nobody, but adds them to the thread.
        _take_part(hall, channel, message.mentions)
    if was_thinking:
        message.pings = _pinged(hall, message, body.get("allowed_mentions"))
    else:
        message.edited = now
    hall.world.put(message)
    announce.message_updated(hall, message)
    if was_thinking:
        _push(hall, channel, message)


def check_nonce(hall: Hall, nonce: str | int) -> None:
    """Refused, where Discord may do so, while a deleted message is remembered by it."""
    gone = hall.spent_nonces.get(nonce, 0.0)
    forgotten = gone < hall.clock.now() - limits.NONCE_SECONDS
    if hall.strictness.refuse_nonces_of_deleted_messages and not forgotten:
        raise Refusal(UNKNOWN_MESSAGE)


def delete(hall: Hall, message: Message) -> None:
    if message.nonce is not None and message.author_id == hall.world.bot_id:
        hall.spent_nonces[message.nonce] = hall.clock.now()
    hall.world.remove(message)
    announce.message_deleted(hall, message)
