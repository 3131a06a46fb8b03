"""Servers and their members, as far as a game bot asks."""

from parlour import permissions, places, shapes
from parlour.errors import UNKNOWN_MEMBER, Refusal
from parlour.rest.door import Call, Route, route
from parlour.shapes import Json


async def one(call: Call) -> Json:
    return shapes.guild(call.hall.world, call.guild())


async def mine(call: Call) -> list[Json]:
    world = call.hall.world
    after, limit = call.count("after", 0), min(200, call.count("limit", 200))
    held = [one for number, one in sorted(world.guilds.items()) if number > after]
    joined = [one for one in held if world.bot_id in one.members]
    return [shapes.guild_in_short(one, world.bot_id) for one in joined[:limit]]


async def channels(call: Call) -> list[Json]:
    world = call.hall.world
    held = [one for one in world.channels_of(call.guild().id) if not one.thread]
    return [shapes.channel(world, one) for one in held]


async def roles(call: Call) -> list[Json]:
    return [shapes.role(held, place) for place, held in enumerate(call.guild().roles.values())]


async def member(call: Call) -> Json:
    guild = call.guild()
    if call.number("user") not in guild.members:
        raise Refusal(UNKNOWN_MEMBER)
    return shapes.member(guild, call.hall.world.people[call.number("user")])


async def members(call: Call) -> list[Json]:
    guild = call.guild()
    after = call.count("after", 0)
    limit = min(1000, call.count("limit", 1))
    held = [person for person in sorted(guild.members) if person > after][:limit]
    return [shapes.member(guild, call.hall.world.people[person]) for person in held]


async def active_threads(call: Call) -> Json:
    world = call.hall.world
    found = [
        held
        for held in world.channels_of(call.guild().id)
        if held.thread and not held.archived and permissions.may_see(world, held, world.bot_id)
    ]
    return shapes.threads(world, found)


async def leave(call: Call) -> None:
    places.leave_guild(call.hall, call.guild(), call.hall.world.bot)


ROUTES: list[Route] = [
    route("GET", "/users/@me/guilds", mine, query=("limit", "after", "with_counts")),
    route("GET", "/guilds/{guild}", one, query=("with_counts",)),
    route("GET", "/guilds/{guild}/channels", channels),
    route("GET", "/guilds/{guild}/roles", roles),
    route("GET", "/guilds/{guild}/members", members, query=("limit", "after")),
    route("GET", "/guilds/{guild}/members/{user}", member),
    route("GET", "/guilds/{guild}/threads/active", active_threads),
    route("DELETE", "/users/@me/guilds/{guild}", leave),
]
