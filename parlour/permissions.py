"""What somebody may do in a channel: Discord's permission bits and how overwrites change them."""

from parlour.world import Channel, Guild, World

BITS = {
    "create_instant_invite":    1 << 0,
    "kick_members":             1 << 1,
    "administrator":            1 << 3,
    "manage_channels":          1 << 4,
    "manage_guild":             1 << 5,
    "add_reactions":            1 << 6,
    "view_channel":             1 << 10,
    "send_messages":            1 << 11,
    "manage_messages":          1 << 13,
    "embed_links":              1 << 14,
    "attach_files":             1 << 15,
    "read_message_history":     1 << 16,
    "mention_everyone":         1 << 17,
    "use_external_emojis":      1 << 18,
    "manage_roles":             1 << 28,
    "use_application_commands": 1 << 31,
    "manage_threads":           1 << 34,
    "create_public_threads":    1 << 35,
    "create_private_threads":   1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages":             1 << 51,
}  # fmt: skip

EVERYTHING = sum(BITS.values())

MODERATION = (
    "kick_members",
    "administrator",
    "manage_channels",
    "manage_guild",
    "manage_messages",
    "mention_everyone",
    "manage_roles",
    "manage_threads",
    "pin_messages",
)
EVERYONE = EVERYTHING - sum(BITS[name] for name in MODERATION)
"""What the role @everyone starts with."""

IN_A_DM = sum(
    BITS[name]
    for name in (
        "view_channel",
        "send_messages",
        "embed_links",
        "attach_files",
        "read_message_history",
        "add_reactions",
        "use_application_commands",
        "mention_everyone",
        "use_external_emojis",
    )
)


def bits(names: list[str]) -> int:
    return sum(BITS[name] for name in set(names))


def names(value: int) -> list[str]:
    return [name for name, bit in BITS.items() if value & bit]


def in_guild(guild: Guild, person: int) -> int:
    if person == guild.owner_id:
        return EVERYTHING
    member = guild.members.get(person)
    if member is None:
        return 0
    held = guild.roles[guild.id].permissions
    for role in member.roles:
        held |= guild.roles[role].permissions
    return EVERYTHING if held & BITS["administrator"] else held


def in_channel(world: World, channel: Channel, person: int) -> int:
    """A thread has the overwrites of the channel it hangs on."""
    if channel.guild_id is None:
        return IN_A_DM if person in channel.recipients else 0
    guild = world.guilds[channel.guild_id]
    held = in_guild(guild, person)
    if not held or held & BITS["administrator"]:
        return held
    overwrites = (
        world.channels[channel.parent_id].overwrites if channel.parent_id else channel.overwrites
    )
    everyone = overwrites.get(guild.id)
    if everyone:
        held = held & ~everyone.deny | everyone.allow
    allow = deny = 0
    for role in guild.members[person].roles:
        if role in overwrites:
            allow |= overwrites[role].allow
            deny |= overwrites[role].deny
    held = held & ~deny | allow
    own = overwrites.get(person)
    if own:
        held = held & ~own.deny | own.allow
    return held if held & BITS["view_channel"] else 0


WITHOUT_A_BOT = bits(["embed_links", "attach_files", "mention_everyone", "use_external_emojis"])
"""What answers to interactions may do where the application has commands only."""


def of_application(world: World, channel: Channel) -> int:
    held = in_channel(world, channel, world.bot_id)
    guild = world.guild_of(channel)
    return held if guild is None or world.bot_id in guild.members else WITHOUT_A_BOT


def may(world: World, channel: Channel, person: int, name: str) -> bool:
    return bool(in_channel(world, channel, person) & BITS[name])


def may_see(world: World, channel: Channel, person: int) -> bool:
    if channel.private and person not in channel.thread_members:
        return may(world, channel, person, "manage_threads")
    return may(world, channel, person, "view_channel")


def may_send(world: World, channel: Channel, person: int) -> bool:
    name = "send_messages_in_threads" if channel.thread else "send_messages"
    return may_see(world, channel, person) and may(world, channel, person, name)
