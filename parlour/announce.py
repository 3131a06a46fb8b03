"""Telling of a change: the bot over the gateway, and over the feed everybody who may see it."""

from collections.abc import Iterator

from parlour import message_shapes, permissions, seen, shapes
from parlour.gateway import (
    CONTENT,
    DIRECT_MESSAGES,
    DIRECT_TYPING,
    GUILDS,
    MEMBERS,
    MESSAGES,
    TYPING,
)
from parlour.hall import Hall
from parlour.interactions import NAMES, Interaction
from parlour.shapes import Json
from parlour.world import Channel, Guild, Message, Person, Role


def _witnesses(hall: Hall, channel: Channel) -> Iterator[Person]:
    for person in hall.feed.listeners():
        if permissions.may_see(hall.world, channel, person):
            yield hall.world.people[person]


def _bot_sees(hall: Hall, channel: Channel) -> bool:
    return permissions.may_see(hall.world, channel, hall.world.bot_id)


def _told_to_bot(hall: Hall, message: Message, channel: Channel, intents: int) -> Json:
    world = hall.world
    shape = message_shapes.message(world, hall.base, message)
    guild = world.guild_of(channel)
    own = message.author_id == world.bot_id or world.bot_id in message.mentions
    if guild and not own and not intents & CONTENT:
        shape = message_shapes.unseen(shape)
    if guild:
        shape["guild_id"] = str(guild.id)
        if message.author_id in guild.members:
            author = world.people[message.author_id]
            shape["member"] = shapes.member(guild, author, with_user=False)
    return shape


def _message(hall: Hall, message: Message, event: str, feed_event: str) -> None:
    channel = hall.world.channels[message.channel_id]
    # Ephemerals are nobody's business: the bot hears of its own only as an answer to its request.
    if message.ephemeral_to is None and _bot_sees(hall, channel):
        hall.gateway.tell(
            event,
            lambda intents: _told_to_bot(hall, message, channel, intents),
            channel.guild_id,
            MESSAGES if channel.guild_id else DIRECT_MESSAGES,
        )
    for person in _witnesses(hall, channel):
        if seen.visible(message, person.id):
            hall.feed.tell(person.id, feed_event, message=seen.message(hall, message, person))


def message_created(hall: Hall, message: Message) -> None:
    _message(hall, message, "MESSAGE_CREATE", "message_create")
    unread_changed(hall, hall.world.channels[message.channel_id], message.ephemeral_to)


def message_updated(hall: Hall, message: Message) -> None:
    _message(hall, message, "MESSAGE_UPDATE", "message_update")


def message_deleted(hall: Hall, message: Message) -> None:
    channel = hall.world.channels[message.channel_id]
    told = {"id": str(message.id), "channel_id": str(channel.id)}
    if message.ephemeral_to is None and _bot_sees(hall, channel):
        guild = {"guild_id": str(channel.guild_id)} if channel.guild_id else {}
        intent = MESSAGES if channel.guild_id else DIRECT_MESSAGES
        hall.gateway.tell("MESSAGE_DELETE", told | guild, channel.guild_id, intent)
    for person in _witnesses(hall, channel):
        if seen.visible(message, person.id):
            hall.feed.tell(person.id, "message_delete", **told)
    unread_changed(hall, channel, message.ephemeral_to)


def unread_changed(hall: Hall, channel: Channel, only: int | None = None) -> None:
    """To everybody who sees the channel, or to the one an ephemeral is for."""
    for person in _witnesses(hall, channel):
        if only in {None, person.id}:
            shown = seen.channel(hall, channel, person)
            hall.feed.tell(person.id, "channel_update", channel=shown)


def channel_created(hall: Hall, channel: Channel) -> None:
    if channel.guild_id and _bot_sees(hall, channel):
        event = "THREAD_CREATE" if channel.thread else "CHANNEL_CREATE"
        shape = shapes.channel(hall.world, channel)
        if channel.thread:
            shape["newly_created"] = True
        hall.gateway.tell(event, shape, channel.guild_id)
    for person in _witnesses(hall, channel):
        hall.feed.tell(person.id, "channel_create", channel=seen.channel(hall, channel, person))


def channel_updated(hall: Hall, channel: Channel) -> None:
    # Discord tells bots of channels they cannot see, but not of such threads.
    if channel.guild_id and (not channel.thread or _bot_sees(hall, channel)):
        event = "THREAD_UPDATE" if channel.thread else "CHANNEL_UPDATE"
        hall.gateway.tell(event, shapes.channel(hall.world, channel), channel.guild_id)
    unread_changed(hall, channel)


def channel_deleted(hall: Hall, channel: Channel) -> None:
    """To be told while it is still there, so that it is known who could see it."""
    if channel.thread:
        told = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "parent_id": str(channel.parent_id),
            "type": channel.kind,
        }
        hall.gateway.tell("THREAD_DELETE", told, channel.guild_id)
    elif channel.guild_id:
        shape = shapes.channel(hall.world, channel)
        hall.gateway.tell("CHANNEL_DELETE", shape, channel.guild_id)
    for person in _witnesses(hall, channel):
        _gone(hall, channel, person.id)


def _gone(hall: Hall, channel: Channel, person: int) -> None:
    guild = None if channel.guild_id is None else str(channel.guild_id)
    hall.feed.tell(person, "channel_delete", id=str(channel.id), guild_id=guild)


def thread_members_changed(
    hall: Hall, thread: Channel, added: list[int], removed: list[int]
) -> None:
    told = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": len(thread.thread_members),
        "added_members": [shapes.thread_member(thread, person) for person in added],
        "removed_member_ids": [str(person) for person in removed],
    }
    # Without the members intent a bot hears of itself only.
    own = hall.world.bot_id in {*added, *removed}
    hall.gateway.tell("THREAD_MEMBERS_UPDATE", told, thread.guild_id, GUILDS if own else MEMBERS)
    for person in removed:
        # Who is put out of a private thread does not see it any more.
        if not permissions.may_see(hall.world, thread, person):
            _gone(hall, thread, person)
    unread_changed(hall, thread)


def guild_changed(hall: Hall, guild: Guild) -> None:
    for person in hall.feed.listeners():
        if person in guild.members:
            shown = seen.guild(hall, guild, hall.world.people[person])
            hall.feed.tell(person, "guild_update", guild=shown)


def role_created(hall: Hall, guild: Guild, role: Role, members: list[Person]) -> None:
    told = {"guild_id": str(guild.id), "role": shapes.role(role, len(guild.roles) - 1)}
    hall.gateway.tell("GUILD_ROLE_CREATE", told, guild.id)
    for person in members:
        changed = shapes.member(guild, person) | {"guild_id": str(guild.id)}
        # A bot always hears of itself; of others only with the members intent.
        intent = GUILDS if person.bot else MEMBERS
        hall.gateway.tell("GUILD_MEMBER_UPDATE", changed, guild.id, intent)
    guild_changed(hall, guild)


def member_joined(hall: Hall, guild: Guild, person: Person) -> None:
    if person.bot:
        hall.gateway.tell_guild(guild)
    else:
        told = shapes.member(guild, person) | {"guild_id": str(guild.id)}
        hall.gateway.tell("GUILD_MEMBER_ADD", told, guild.id, MEMBERS)
        hall.feed.tell(person.id, "guild_create", guild=seen.guild(hall, guild, person))
    guild_changed(hall, guild)


def member_left(hall: Hall, guild: Guild, person: Person) -> None:
    if person.bot:
        hall.gateway.tell("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
    else:
        told = {"guild_id": str(guild.id), "user": shapes.user(person)}
        hall.gateway.tell("GUILD_MEMBER_REMOVE", told, guild.id, MEMBERS)
        hall.feed.tell(person.id, "guild_delete", id=str(guild.id))
    guild_changed(hall, guild)


def typing(hall: Hall, channel: Channel, who: Person) -> None:
    if not who.bot and _bot_sees(hall, channel):
        told: Json = {
            "channel_id": str(channel.id),
            "user_id": str(who.id),
            "timestamp": int(hall.clock.now()),
        }
        guild = hall.world.guild_of(channel)
        if guild:
            told |= {"guild_id": str(guild.id), "member": shapes.member(guild, who)}
        intent = TYPING if guild else DIRECT_TYPING
        hall.gateway.tell("TYPING_START", told, channel.guild_id, intent)
    user = {"id": str(who.id), "name": who.name, "display_name": who.display_name}
    for person in _witnesses(hall, channel):
        if person.id != who.id:
            hall.feed.tell(person.id, "typing", channel_id=str(channel.id), user=user)


def interaction_ended(
    hall: Hall, interaction: Interaction, outcome: str, error: str | None = None
) -> None:
    hall.feed.tell(
        interaction.person_id,
        "interaction",
        interaction=str(interaction.id),
        outcome=outcome,
        kind=NAMES[interaction.kind],
        message_id=None if interaction.message_id is None else str(interaction.message_id),
        custom_id=interaction.custom_id,
        error=error,
    )
