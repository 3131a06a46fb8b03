"""Messages in channels, threads and DMs."""

from parlour import announce, bodies, limits, message_shapes, places, posting
from parlour.checks import check_message
from parlour.errors import (
    ARCHIVED_THREAD,
    CANNOT_REPLY,
    DM_REFUSALS,
    DM_REFUSED,
    LOCKED_THREAD,
    MISSING_PERMISSIONS,
    NO_SHARED_GUILD,
    OTHERS_MESSAGE,
    WRONG_DM_ACTION,
    Refusal,
)
from parlour.forms import refuse
from parlour.permissions import may, may_send
from parlour.rest.door import Call, Route, route
from parlour.shapes import Json
from parlour.snowflakes import MOST
from parlour.world import DM, Channel, Message


def shape(call: Call, message: Message) -> Json:
    return message_shapes.for_the_bot(call.hall, message)


def check_open(call: Call, channel: Channel) -> None:
    """An archived thread must be revived first, and a locked one only moderators may write in."""
    world = call.hall.world
    if channel.locked and not may(world, channel, world.bot_id, "manage_threads"):
        raise Refusal(LOCKED_THREAD)
    if channel.archived:
        raise Refusal(ARCHIVED_THREAD)


def _check_may_send(call: Call, channel: Channel) -> None:
    world = call.hall.world
    if channel.kind == DM:
        person = next(world.people[one] for one in channel.recipients if one != world.bot_id)
        shared = any({person.id, world.bot_id} <= set(g.members) for g in world.guilds.values())
        if person.dm_post_code:
            raise Refusal(DM_REFUSALS[person.dm_post_code])
        if not shared:
            raise Refusal(NO_SHARED_GUILD)
        if not person.dms_open:
            raise Refusal(DM_REFUSED)
    elif not may_send(world, channel, world.bot_id):
        raise Refusal(MISSING_PERMISSIONS)
    if call.uploads and not may(world, channel, world.bot_id, "attach_files"):
        raise Refusal(MISSING_PERMISSIONS)
    if channel.locked or call.hall.strictness.refuse_posts_in_archived_threads:
        check_open(call, channel)


def _check_may_attach(call: Call, channel: Channel, body: Json) -> None:
    """An edit may bring no file where none may be attached; perhaps it may not even keep one."""
    keeps = body.get("attachments") and (
        call.hall.strictness.refuse_kept_attachments_without_permission
    )
    world = call.hall.world
    if (call.uploads or keeps) and not may(world, channel, world.bot_id, "attach_files"):
        raise Refusal(MISSING_PERMISSIONS)


def _answered(call: Call, channel: Channel, body: Json) -> int | None:
    reference = body.get("message_reference")
    if not reference:
        return None
    if not may(call.hall.world, channel, call.hall.world.bot_id, "read_message_history"):
        raise Refusal(CANNOT_REPLY)
    answered = call.hall.world.public_message(channel.id, int(reference["message_id"]))
    if answered:
        return answered.id
    if reference.get("fail_if_not_exists", True):
        raise refuse(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    return None


async def create(call: Call) -> Json:
    channel = call.channel()
    body = call.object()
    check_message(bodies.CREATE_MESSAGE, body, call.uploads, emojis=call.hall.world.emojis)
    _check_may_send(call, channel)
    answered = _answered(call, channel, body)
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        posting.check_nonce(call.hall, nonce)
        before = posting.same_nonce(call.hall, channel, nonce)
        if before:
            return shape(call, before)
    if channel.archived:
        places.set_archived(call.hall, channel, archived=False)
    message = posting.post(
        call.hall,
        channel,
        call.hall.world.bot_id,
        body,
        call.uploads,
        nonce=nonce,
        reply_to=answered,
        kind=19 if answered else 0,
    )
    return shape(call, message)


async def edit(call: Call) -> Json:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.hall.world.bot_id:
        raise Refusal(OTHERS_MESSAGE)
    body = call.object()
    _check_may_attach(call, channel, body)
    check_message(
        bodies.MESSAGE,
        body,
        call.uploads,
        before=message,
        pictures=call.hall.strictness.in_edits(),
        emojis=call.hall.world.emojis,
    )
    check_open(call, channel)
    posting.edit(call.hall, message, body, call.uploads)
    return shape(call, message)


async def delete(call: Call) -> None:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.hall.world.bot_id:
        if channel.kind == DM:
            raise Refusal(WRONG_DM_ACTION)
        call.channel("manage_messages")
    check_open(call, channel)
    posting.delete(call.hall, message)


async def bulk_delete(call: Call) -> None:
    channel = call.channel("manage_messages")
    for wanted in call.form(bodies.BULK_DELETE)["messages"]:
        message = call.hall.world.public_message(channel.id, int(wanted))
        if message:
            posting.delete(call.hall, message)


async def one(call: Call) -> Json:
    return shape(call, call.message(call.channel("read_message_history")))


async def history(call: Call) -> list[Json]:
    channel = call.channel("read_message_history")
    limit = call.count("limit", 50)
    if not 1 <= limit <= limits.MESSAGES_A_PAGE:
        raise refuse(("limit",), "NUMBER_TYPE_MAX", "Must be between 1 and 100.")
    held = call.hall.world.timelines.get(channel.id, {}).values()
    shown = [message for message in held if message.ephemeral_to is None]
    if "after" in call.query:
        after = call.count("after", 0)
        page = [message for message in shown if message.id > after][:limit]
    elif "around" in call.query:
        around = call.count("around", 0)
        older = [message for message in shown if message.id <= around]
        newer = [message for message in shown if message.id > around]
        page = older[-(limit // 2 + 1) :] + newer[: limit // 2]
    else:
        before = call.count("before", MOST)
        page = [message for message in shown if message.id < before][-limit:]
    return [shape(call, message) for message in reversed(page)]


async def typing(call: Call) -> None:
    announce.typing(call.hall, call.channel(), call.hall.world.bot)


async def pin(call: Call) -> None:
    await _set_pin(call, pinned=True)


async def unpin(call: Call) -> None:
    await _set_pin(call, pinned=False)


async def _set_pin(call: Call, *, pinned: bool) -> None:
    channel = call.channel()
    world = call.hall.world
    if channel.kind != DM and not may(world, channel, world.bot_id, "pin_messages"):
        raise Refusal(MISSING_PERMISSIONS)
    message = call.message(channel)
    message.pinned = pinned
    world.put(message)
    announce.message_updated(call.hall, message)


_CHANNEL = "/channels/{channel}"
_MESSAGE = f"{_CHANNEL}/messages/{{message}}"

ROUTES: list[Route] = [
    route("POST", f"{_CHANNEL}/messages", create, "send", files=True, bucket="post"),
    route(
        "GET",
        f"{_CHANNEL}/messages",
        history,
        query=("limit", "before", "after", "around"),
    ),
    route("POST", f"{_CHANNEL}/messages/bulk-delete", bulk_delete, "delete"),
    route("GET", _MESSAGE, one),
    route("PATCH", _MESSAGE, edit, "edit", files=True, bucket="edit"),
    route("DELETE", _MESSAGE, delete, "delete", bucket="delete"),
    route("POST", f"{_CHANNEL}/typing", typing, body=False),
    route("PUT", f"{_CHANNEL}/messages/pins/{{message}}", pin, "edit", body=False),
    route("DELETE", f"{_CHANNEL}/messages/pins/{{message}}", unpin, "edit"),
    route("PUT", f"{_CHANNEL}/pins/{{message}}", pin, "edit", body=False),
    route("DELETE", f"{_CHANNEL}/pins/{{message}}", unpin, "edit"),
]
