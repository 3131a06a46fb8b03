"""Who the bot is and where its gateway is."""

from parlour import shapes
from parlour.errors import UNKNOWN_USER, Refusal
from parlour.gateway import url
from parlour.rest.door import Call, Route, route
from parlour.shapes import Json


async def me(call: Call) -> Json:
    return shapes.account(call.hall.world.bot)


async def user(call: Call) -> Json:
    person = call.hall.world.people.get(call.number("user"))
    if person is None:
        raise Refusal(UNKNOWN_USER)
    return shapes.user(person)


async def my_application(call: Call) -> Json:
    return shapes.application(call.hall.world)


async def gateway(call: Call) -> Json:
    return {"url": url(call.host)}


async def gateway_for_bots(call: Call) -> Json:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
    return {
        "url": url(call.host),
        "shards": call.hall.shards,
        "session_start_limit": limit,
    }


ROUTES: list[Route] = [
    route("GET", "/users/@me", me),
    route("GET", "/users/{user}", user),
    route("GET", "/oauth2/applications/@me", my_application),
    route("GET", "/applications/@me", my_application),
    route("GET", "/gateway", gateway),
    route("GET", "/gateway/bot", gateway_for_bots),
]
