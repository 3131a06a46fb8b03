"""What does not hold together in a world that was read from a file: its loose ends, each in a few words."""

from collections.abc import Iterator
from itertools import chain

from parlour.shapes import Json
from parlour.world import DM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Guild, Message, World


def loose_ends(world: World) -> Iterator[str]:
    """Whatever is somewhere, or somebody's, must find that place and that person."""
    things = (
        world.people,
        world.guilds,
        world.channels,
        world.messages,
        world.commands,
        world.emojis,
    )
    if any(things) and not world.bot_id:
        yield "there is no bot"
    yield from chain.from_iterable(_of_guild(world, one) for one in world.guilds.values())
    yield from chain.from_iterable(_of_channel(world, one) for one in world.channels.values())
    yield from chain.from_iterable(_of_message(world, one) for one in world.messages.values())
    for command in world.commands.values():
        if command.guild_id is not None and command.guild_id not in world.guilds:
            yield f"the command {command.id} is in no server"


def _of_guild(world: World, guild: Guild) -> Iterator[str]:
    if not {guild.owner_id, *guild.members} <= world.people.keys():
        yield f"the server {guild.id} has members who are nobody"
    held = chain.from_iterable(member.roles for member in guild.members.values())
    if not {guild.id, *held} <= guild.roles.keys():
        yield f"the server {guild.id} lacks roles"


def _of_channel(world: World, channel: Channel) -> Iterator[str]:
    if channel.kind not in {TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD}:
        yield f"the channel {channel.id} is of no known kind"
    elif channel.kind == DM:
        if len(channel.recipients) != 2 or not set(channel.recipients) <= world.people.keys():
            yield f"the DM {channel.id} is between nobody"
    elif channel.guild_id not in world.guilds:
        yield f"the channel {channel.id} is in no server"
    elif channel.thread and channel.parent_id not in world.channels:
        yield f"the thread {channel.id} is in no channel"


def _of_message(world: World, message: Message) -> Iterator[str]:
    if message.channel_id not in world.channels:
        yield f"the message {message.id} is in no channel"
    named = {message.author_id, *message.mentions, *_who_asked(message.interaction)}
    if not named <= world.people.keys():
        yield f"the message {message.id} names nobody"


def _who_asked(note: Json | None) -> Iterator[int]:
    """Of the interaction that a message answers, and of the one that opened its form."""
    while note:
        yield note["user_id"]
        note = note.get("triggering")
