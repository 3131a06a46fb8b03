"""What one person sees: servers, channels, unread counts, messages, commands in their language."""

from collections.abc import Iterator
from typing import Any

from parlour import message_shapes, permissions, shapes
from parlour.bodies import SUBCOMMAND, SUBCOMMAND_GROUP
from parlour.hall import Hall
from parlour.shapes import Json
from parlour.world import (
    DM,
    LOADING,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    SUPPRESS_NOTIFICATIONS,
    TEXT,
    Channel,
    Guild,
    Message,
    Person,
)

KINDS = {TEXT: "text", DM: "dm", PUBLIC_THREAD: "thread", PRIVATE_THREAD: "private_thread"}


def person(hall: Hall, held: Person) -> Json:
    return {
        "id": str(held.id),
        "name": held.name,
        "display_name": held.display_name,
        "locale": held.locale,
        "dms_open": held.dms_open,
        "dm_open_code": held.dm_open_code,
        "dm_post_code": held.dm_post_code,
        "bot": held.bot,
        "guilds": [str(g.id) for g in hall.world.guilds.values() if held.id in g.members],
    }


def visible(message: Message, viewer: int) -> bool:
    return message.ephemeral_to in {None, viewer}


def pings(hall: Hall, message: Message, viewer: int) -> bool:
    if message.author_id == viewer or message.flags & SUPPRESS_NOTIFICATIONS:
        return False
    return viewer in message.pings or hall.world.channels[message.channel_id].kind == DM


def _unread(hall: Hall, channel: Channel, viewer: Person) -> tuple[int, int]:
    if channel.thread and viewer.id not in channel.thread_members:
        return 0, 0
    read = viewer.reads.get(channel.id, 0)
    unread = mentions = 0
    for message in reversed(hall.world.timelines.get(channel.id, {}).values()):
        if message.id <= read:
            break
        if message.author_id != viewer.id and visible(message, viewer.id):
            unread += 1
            mentions += pings(hall, message, viewer.id)
    return unread, mentions


def channel(hall: Hall, held: Channel, viewer: Person) -> Json:
    unread, mentions = _unread(hall, held, viewer)
    return {
        "id": str(held.id),
        "kind": KINDS[held.kind],
        "name": hall.world.bot.display_name if held.kind == DM else held.name,
        "topic": held.topic,
        "guild_id": None if held.guild_id is None else str(held.guild_id),
        "parent_id": None if held.parent_id is None else str(held.parent_id),
        "archived": held.archived,
        "locked": held.locked,
        "joined": viewer.id in held.thread_members,
        "last_message_id": None if held.last_message_id is None else str(held.last_message_id),
        "unread": unread,
        "mentions": mentions,
        "may_send": permissions.may_send(hall.world, held, viewer.id)
        and not (held.locked and held.archived),
    }


def guild(hall: Hall, held: Guild, viewer: Person) -> Json:
    world = hall.world
    members = [world.people[one] for one in held.members]
    return {
        "id": str(held.id),
        "name": held.name,
        "locale": held.locale,
        "owner_id": str(held.owner_id),
        "bot_here": world.bot_id in held.members,
        "channels": [
            channel(hall, one, viewer)
            for one in world.channels_of(held.id)
            if permissions.may_see(world, one, viewer.id)
        ],
        "members": [
            {
                "id": str(one.id),
                "name": one.name,
                "display_name": one.display_name,
                "bot": one.bot,
            }
            for one in members
        ],
        "roles": [role(one) for one in held.roles.values()],
    }


def role(held: Any) -> Json:
    return {
        "id": str(held.id),
        "name": held.name,
        "color": held.color,
        "permissions": permissions.names(held.permissions),
    }


def view(hall: Hall, viewer: Person) -> Json:
    world = hall.world
    dm = world.dm_with(viewer.id)
    return {
        "person": person(hall, viewer),
        "bot": {
            "id": str(world.bot_id),
            "name": world.bot.name,
            "display_name": world.bot.display_name,
            "connected": bool(hall.gateway.connected()),
        },
        "guilds": [
            guild(hall, one, viewer) for one in world.guilds.values() if viewer.id in one.members
        ],
        "dms": [channel(hall, dm, viewer)] if dm else [],
        "emojis": shapes.emoji_names(world),
    }


def message(hall: Hall, held: Message, viewer: Person) -> Json:
    return message_shapes.message(hall.world, hall.base, held) | {
        "parlour": {
            "ephemeral": held.ephemeral_to is not None,
            "thinking": bool(held.flags & LOADING),
            "edited": held.edited is not None,
            "mentions_me": viewer.id in held.mentions,
            "mine": held.author_id == viewer.id,
            "command": _command(hall, held.interaction or {}, viewer),
        }
    }


def _command(hall: Hall, note: Json, viewer: Person) -> str | None:
    """The command a message answers, as this person would type it: Discord's message has no place for it."""
    if "command" not in note:
        return None
    known = [held.body for held in hall.world.commands.values()]
    shown = []
    for word in note["command"]:
        step = next((one for one in known if one["name"] == word), {})
        shown.append((step.get("name_localizations") or {}).get(viewer.locale, word))
        known = step.get("options") or []
    return ("/" if note["slash"] else "") + " ".join(shown)


def command_names(hall: Hall, viewer: Person) -> Json:
    """By command, what it and each of its subcommands is called in this person's language."""
    return {
        str(held.id): dict(_names(held.body, (), (), viewer.locale))
        for held in hall.world.commands.values()
    }


def _names(
    step: Json, path: tuple[str, ...], shown: tuple[str, ...], locale: str
) -> Iterator[tuple[str, str]]:
    path = (*path, step["name"])
    called = str((step.get("name_localizations") or {}).get(locale, step["name"]))
    shown = (*shown, called)
    yield " ".join(path), " ".join(shown)
    for below in step.get("options") or []:
        if below["type"] in {SUBCOMMAND, SUBCOMMAND_GROUP}:
            yield from _names(below, path, shown, locale)


def commands(hall: Hall, where: Channel, viewer: Person) -> list[Json]:
    """The commands this person may use in this channel, a server's own before the global ones."""
    usable: dict[tuple[int, str], Json] = {}
    for held in hall.world.commands.values():
        shape = shapes.command(hall.world, held)
        if held.guild_id not in {None, where.guild_id} or not _usable(hall, shape, where, viewer):
            continue
        key = (shape["type"], shape["name"])
        if key not in usable or held.guild_id is not None:
            usable[key] = localised(shape, viewer.locale)
    return sorted(usable.values(), key=lambda shape: (shape["type"], shape["name"]))


def _usable(hall: Hall, shape: Json, where: Channel, viewer: Person) -> bool:
    in_dm = where.guild_id is None
    if in_dm and where.kind != DM:
        return False
    if in_dm:
        contexts = shape["contexts"]
        return shape["dm_permission"] if contexts is None else 1 in contexts
    if shape["contexts"] is not None and 0 not in shape["contexts"]:
        return False
    if not hall.hears_of(hall.world.guilds[where.guild_id or 0]):
        return False
    return _permitted(
        permissions.in_channel(hall.world, where, viewer.id), shape["default_member_permissions"]
    )


def _permitted(held: int, needed: str | None) -> bool:
    """A command that names no permission at all, "0", is for administrators only."""
    if held & permissions.BITS["administrator"]:
        return True
    may_use = bool(held & permissions.BITS["use_application_commands"])
    return may_use and (needed is None or 0 < int(needed) == held & int(needed))


def localised(shape: Json, locale: str) -> Json:
    """A command, option or choice with its name and description in somebody's language."""
    told = dict(shape)
    for name in ("name", "description"):
        if name in shape:
            texts = shape.get(f"{name}_localizations") or {}
            told[f"{name}_localized"] = texts.get(locale, shape[name])
    for below in ("options", "choices"):
        if shape.get(below):
            told[below] = [localised(one, locale) for one in shape[below]]
    return told
