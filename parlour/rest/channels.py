"""Channels, DMs and threads."""

from parlour import bodies, places, shapes
from parlour.errors import (
    ARCHIVED_THREAD,
    DM_REFUSALS,
    MISSING_PERMISSIONS,
    THREAD_EXISTS,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    WRONG_CHANNEL_TYPE,
    WRONG_DM_ACTION,
    Refusal,
)
from parlour.permissions import may
from parlour.rest.door import Call, Created, Route, route
from parlour.rest.messages import check_open
from parlour.shapes import Json
from parlour.world import DM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Overwrite


async def one(call: Call) -> Json:
    return shapes.channel(call.hall.world, call.channel())


async def open_dm(call: Call) -> Json:
    wanted = int(call.form(bodies.OPEN_DM)["recipient_id"])
    person = call.hall.world.people.get(wanted)
    if person is None or person.bot:
        raise Refusal(UNKNOWN_USER)
    if person.dm_open_code:
        raise Refusal(DM_REFUSALS[person.dm_open_code])
    call.hall.rates.open_dm()
    return shapes.channel(call.hall.world, places.open_dm(call.hall, person))


async def edit(call: Call) -> Json:
    channel = call.channel()
    if channel.kind == DM:
        raise Refusal(WRONG_DM_ACTION)
    if channel.thread:
        _edit_thread(call, channel)
    else:
        call.channel("manage_channels")
        body = call.form(bodies.EDIT_CHANNEL)
        channel.name = body.get("name") or channel.name
        channel.topic = body.get("topic", channel.topic)
        channel.slowmode = body.get("rate_limit_per_user", channel.slowmode)
        channel.position = body.get("position", channel.position)
    places.changed(call.hall, channel)
    return shapes.channel(call.hall.world, channel)


def _edit_thread(call: Call, thread: Channel) -> None:
    """Its owner may rename and archive it; locking, and opening what is locked, is for moderators."""
    world = call.hall.world
    body = call.form(bodies.EDIT_THREAD)
    moderator = may(world, thread, world.bot_id, "manage_threads")
    only_reviving = set(body) <= {"archived", "locked"} and body.get("archived") is False
    if not moderator:
        if body.get("locked") not in {None, thread.locked} or thread.locked:
            raise Refusal(MISSING_PERMISSIONS)
        if thread.owner_id != world.bot_id and not only_reviving:
            raise Refusal(MISSING_PERMISSIONS)
    if thread.archived and body.get("archived") is not False:
        raise Refusal(ARCHIVED_THREAD)
    thread.name = body.get("name") or thread.name
    thread.auto_archive = body.get("auto_archive_duration") or thread.auto_archive
    thread.slowmode = body.get("rate_limit_per_user", thread.slowmode)
    if body.get("invitable") is not None:
        thread.invitable = body["invitable"]
    if body.get("locked") is not None:
        thread.locked = body["locked"]
    if body.get("archived") is not None:
        places.set_archived(call.hall, thread, archived=body["archived"])


async def delete(call: Call) -> Json:
    channel = call.channel()
    shape = shapes.channel(call.hall.world, channel)
    if channel.kind == DM:
        return shape
    call.channel("manage_threads" if channel.thread else "manage_channels")
    places.remove(call.hall, channel)
    return shape


async def start_thread(call: Call) -> Created:
    body = call.form(bodies.THREAD)
    kind = body.get("type") or PRIVATE_THREAD
    permission = "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads"
    parent = _parent(call, permission)
    thread = places.start_thread(
        call.hall,
        parent,
        call.hall.world.bot_id,
        body["name"],
        kind=kind,
        auto_archive=body.get("auto_archive_duration") or 1440,
        slowmode=body.get("rate_limit_per_user") or 0,
        invitable=body.get("invitable") is not False,
    )
    return Created(shapes.channel(call.hall.world, thread))


async def start_thread_from_message(call: Call) -> Created:
    body = call.form(bodies.THREAD_FROM_MESSAGE)
    parent = _parent(call, "create_public_threads")
    message = call.message(parent)
    if message.thread_id:
        raise Refusal(THREAD_EXISTS)
    thread = places.start_thread(
        call.hall,
        parent,
        call.hall.world.bot_id,
        body["name"],
        message=message,
        auto_archive=body.get("auto_archive_duration") or 1440,
        slowmode=body.get("rate_limit_per_user") or 0,
    )
    return Created(shapes.channel(call.hall.world, thread))


def _parent(call: Call, permission: str) -> Channel:
    parent = call.channel()
    if parent.kind != TEXT:
        raise Refusal(WRONG_CHANNEL_TYPE)
    return call.channel(permission)


def _thread(call: Call) -> Channel:
    thread = call.channel()
    if not thread.thread:
        raise Refusal(WRONG_CHANNEL_TYPE)
    return thread


async def join(call: Call) -> None:
    thread = _thread(call)
    check_open(call, thread)
    places.join_thread(call.hall, thread, call.hall.world.bot_id)


async def leave(call: Call) -> None:
    thread = _thread(call)
    check_open(call, thread)
    places.leave_thread(call.hall, thread, call.hall.world.bot_id)


async def add_member(call: Call) -> None:
    thread = _thread(call)
    check_open(call, thread)
    guild = call.hall.world.guild_of(thread)
    if guild is None or call.number("user") not in guild.members:
        raise Refusal(UNKNOWN_MEMBER)
    places.join_thread(call.hall, thread, call.number("user"))


async def remove_member(call: Call) -> None:
    thread = _thread(call)
    check_open(call, thread)
    if thread.owner_id != call.hall.world.bot_id:
        call.channel("manage_threads")
    places.leave_thread(call.hall, thread, call.number("user"))


async def members(call: Call) -> list[Json]:
    thread = _thread(call)
    return [shapes.thread_member(thread, person) for person in thread.thread_members]


async def member(call: Call) -> Json:
    thread = _thread(call)
    if call.number("user") not in thread.thread_members:
        raise Refusal(UNKNOWN_MEMBER)
    return shapes.thread_member(thread, call.number("user"))


async def archived(call: Call) -> Json:
    parent = call.channel("read_message_history")
    world = call.hall.world
    found = [t for t in world.threads_of(parent.id) if t.archived and not t.private]
    found.sort(key=lambda thread: thread.archived_at or 0, reverse=True)
    limit = call.count("limit", 50)
    return shapes.threads(world, found[:limit], more=len(found) > limit)


def _with_overwrites(call: Call) -> Channel:
    channel = call.channel("manage_roles")
    if channel.thread:
        raise Refusal(WRONG_CHANNEL_TYPE)
    return channel


async def set_overwrite(call: Call) -> None:
    channel = _with_overwrites(call)
    body = call.form(bodies.OVERWRITE)
    overwrite = Overwrite(
        int(body.get("allow") or 0), int(body.get("deny") or 0), role=body.get("type") == 0
    )
    places.set_overwrite(call.hall, channel, call.number("target"), overwrite)


async def remove_overwrite(call: Call) -> None:
    places.set_overwrite(call.hall, _with_overwrites(call), call.number("target"))


_CHANNEL = "/channels/{channel}"
_MEMBERS = f"{_CHANNEL}/thread-members"

ROUTES: list[Route] = [
    route("POST", "/users/@me/channels", open_dm, "open_dm"),
    route("GET", _CHANNEL, one),
    route("PATCH", _CHANNEL, edit, "thread"),
    route("DELETE", _CHANNEL, delete, "thread"),
    route("POST", f"{_CHANNEL}/threads", start_thread, "thread"),
    route("POST", f"{_CHANNEL}/messages/{{message}}/threads", start_thread_from_message, "thread"),
    route("GET", f"{_CHANNEL}/threads/archived/public", archived, query=("limit",)),
    route("GET", _MEMBERS, members),
    route("PUT", f"{_MEMBERS}/@me", join, "thread", body=False),
    route("DELETE", f"{_MEMBERS}/@me", leave, "thread"),
    route("GET", f"{_MEMBERS}/{{user}}", member),
    route("PUT", f"{_MEMBERS}/{{user}}", add_member, "thread", body=False),
    route("DELETE", f"{_MEMBERS}/{{user}}", remove_member, "thread"),
    route("PUT", f"{_CHANNEL}/permissions/{{target}}", set_overwrite),
    route("DELETE", f"{_CHANNEL}/permissions/{{target}}", remove_overwrite),
]
