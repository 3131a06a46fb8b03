"""Control of the world: making and changing people, servers, channels, roles and permissions."""

import re

from parlour import announce, limits, places, posting, seen
from parlour.ask import Ask
from parlour.errors import DM_REFUSALS, Impossible
from parlour.hall import new_guild
from parlour.shapes import Json
from parlour.snowflakes import snowflake_of
from parlour.world import Overwrite, Person, Role


async def status(ask: Ask) -> Json:
    world = ask.hall.world
    return {
        "bot": seen.person(ask.hall, world.bot),
        "connected": ask.hall.gateway.connected(),
        "people": len(world.people) - 1,
        "guilds": len(world.guilds),
        "now": ask.hall.clock.now(),
    }


async def people(ask: Ask) -> Json:
    held = [one for one in ask.hall.world.people.values() if not one.bot]
    return {"people": [seen.person(ask.hall, one) for one in held]}


async def add_person(ask: Ask) -> Json:
    body = ask.take("name", display_name=None, locale="en-US", guilds=None)
    world = ask.hall.world
    name = body["name"].strip().lower()
    if name in world.names:
        return seen.person(ask.hall, ask.person(name))
    if not re.fullmatch(r"[^\W\d][\w.-]{0,31}", name) or name == "bot":
        raise Impossible(
            f"{body['name']!r} cannot be a name: use up to 32 letters, digits, dots and underscores, a letter first."
        )
    guilds = [ask.guild(one) for one in body["guilds"]] if body["guilds"] is not None else None
    person = Person(
        ask.hall.snowflakes.mint(),
        name,
        _display_name(body["name"] if body["display_name"] is None else body["display_name"]),
        ask.locale(body["locale"]),
    )
    world.put(person)
    for guild in list(world.guilds.values()) if guilds is None else guilds:
        places.join_guild(ask.hall, guild, person)
    return seen.person(ask.hall, person)


def _display_name(text: str) -> str:
    if not text.strip():
        raise Impossible("A display name has at least one letter.")
    return text.strip()[:32]


async def change_person(ask: Ask) -> Json:
    person = ask.human()
    body = ask.take(
        display_name=person.display_name,
        locale=person.locale,
        dms_open=person.dms_open,
        dm_open_code=person.dm_open_code,
        dm_post_code=person.dm_post_code,
    )
    for name in ("dm_open_code", "dm_post_code"):
        if body[name] not in {0, *DM_REFUSALS}:
            known = ", ".join(map(str, DM_REFUSALS))
            raise Impossible(f'"{name}" is one of {known}, or 0 for none, not {body[name]}.')
    display_name, locale = _display_name(body["display_name"]), ask.locale(body["locale"])
    person.display_name, person.locale = display_name, locale
    person.dms_open = body["dms_open"]
    person.dm_open_code, person.dm_post_code = body["dm_open_code"], body["dm_post_code"]
    ask.hall.world.put(person)
    told = seen.person(ask.hall, person)
    ask.hall.feed.tell(person.id, "person", person=told)
    return told


def _guild(ask: Ask, guild_id: int) -> Json:
    """The server as its owner sees it."""
    guild = ask.hall.world.guilds[guild_id]
    return seen.guild(ask.hall, guild, ask.hall.world.people[guild.owner_id])


async def add_guild(ask: Ask) -> Json:
    body = ask.take(
        "name", channels=["games"], members=None, bot=True, locale="en-US", commands_only=False
    )
    world = ask.hall.world
    _check_name(body["name"], "server")
    if body["bot"] and body["commands_only"]:
        raise Impossible('Where there are commands only, there is no bot: set "bot" to false.')
    everybody = [one for one in world.people.values() if not one.bot]
    members = everybody if body["members"] is None else [ask.person(m) for m in body["members"]]
    for name in body["channels"]:
        _check_name(name)
    owner = members[0].id if members else world.bot_id
    guild = new_guild(ask.hall, body["name"], owner, ask.locale(body["locale"]))
    guild.commands_only = body["commands_only"]
    for name in body["channels"]:
        places.new_channel(ask.hall, guild, name)
    for person in [*members, *([world.bot] if body["bot"] else [])]:
        places.join_guild(ask.hall, guild, person)
    return _guild(ask, guild.id)


def _check_name(name: str, what: str = "channel") -> None:
    if not 1 <= len(name.strip()) <= limits.CHANNEL_NAME:
        raise Impossible(f"{name[:200]!r} cannot be a {what}'s name: use 1 to 100 characters.")


async def join(ask: Ask) -> Json:
    guild = ask.guild()
    places.join_guild(ask.hall, guild, ask.person())
    return _guild(ask, guild.id)


async def leave(ask: Ask) -> Json:
    guild = ask.guild()
    if ask.person().id == guild.owner_id:
        raise Impossible("The owner of a server cannot leave it.")
    places.leave_guild(ask.hall, guild, ask.person())
    return _guild(ask, guild.id)


async def add_channel(ask: Ask) -> Json:
    body = ask.take("name", topic=None)
    _check_name(body["name"])
    guild = ask.guild()
    channel = places.new_channel(ask.hall, guild, body["name"], body["topic"])
    return seen.channel(ask.hall, channel, ask.hall.world.people[guild.owner_id])


async def add_role(ask: Ask) -> Json:
    body = ask.take("name", permissions=[], members=[])
    _check_name(body["name"], "role")
    guild = ask.guild()
    role = Role(ask.hall.snowflakes.mint(), body["name"], ask.bits(body["permissions"]))
    members = [ask.person(one) for one in body["members"]]
    for person in members:
        if person.id not in guild.members:
            raise Impossible(f"{person.name} is not in this server.")
    guild.roles[role.id] = role
    for person in members:
        guild.members[person.id].roles.append(role.id)
    ask.hall.world.put(guild)
    announce.role_created(ask.hall, guild, role, members)
    return seen.role(role)


async def change_channel(ask: Ask) -> Json:
    channel = ask.any_channel()
    guild = ask.hall.world.guild_of(channel)
    if guild is None:
        raise Impossible("A DM cannot be changed.")
    body = ask.take(name=channel.name, topic=channel.topic, archived=None, locked=None)
    _check_name(body["name"])
    if not channel.thread and (body["archived"] is not None or body["locked"] is not None):
        raise Impossible("Only threads are archived or locked.")
    channel.name, channel.topic = body["name"], body["topic"]
    if body["locked"] is not None:
        channel.locked = body["locked"]
    if body["archived"] is not None:
        places.set_archived(ask.hall, channel, archived=body["archived"])
    places.changed(ask.hall, channel)
    return seen.channel(ask.hall, channel, ask.hall.world.people[guild.owner_id])


async def remove_channel(ask: Ask) -> Json:
    channel = ask.any_channel()
    if channel.guild_id is None:
        raise Impossible("A DM cannot be deleted.")
    places.remove(ask.hall, channel)
    return {}


async def set_permissions(ask: Ask) -> Json:
    body = ask.take(allow=[], deny=[])
    channel = ask.any_channel()
    guild = ask.hall.world.guild_of(channel)
    if guild is None or channel.thread:
        raise Impossible("Only a server's channels have permissions of their own.")
    who = ask.params["who"]
    number = guild.id if who == "everyone" else snowflake_of(who)
    is_role = number in guild.roles
    target = number if number is not None and is_role else ask.person(who).id
    allow, deny = ask.bits(body["allow"]), ask.bits(body["deny"])
    if allow & deny:
        raise Impossible("A permission is either allowed or denied.")
    places.set_overwrite(ask.hall, channel, target, Overwrite(allow, deny, role=is_role))
    return seen.channel(ask.hall, channel, ask.hall.world.people[guild.owner_id])


async def remove_message(ask: Ask) -> Json:
    posting.delete(ask.hall, ask.any_message())
    return {}
