"""The bot's application commands, global and for one server, with their localisations."""

from collections import Counter

from parlour import bodies, limits, shapes
from parlour.errors import TOO_MANY_COMMANDS, UNKNOWN_APPLICATION, UNKNOWN_COMMAND, Refusal
from parlour.forms import Form, ListOf, Place, check, refuse
from parlour.rest.door import Call, Created, Route, route
from parlour.shapes import Json
from parlour.world import Command

_MOST = limits.COMMANDS + 2 * limits.CONTEXT_COMMANDS


def _place(call: Call) -> int | None:
    if call.number("application") != call.hall.world.bot_id:
        raise Refusal(UNKNOWN_APPLICATION)
    return call.guild().id if "guild" in call.params else None


def _held(call: Call) -> list[Command]:
    place = _place(call)
    return [one for one in call.hall.world.commands.values() if one.guild_id == place]


def _one(call: Call) -> Command:
    wanted = call.number("command")
    found = next((one for one in _held(call) if one.id == wanted), None)
    if found is None:
        raise Refusal(UNKNOWN_COMMAND)
    return found


def _key(body: Json) -> tuple[int, str]:
    return body.get("type") or bodies.CHAT_INPUT, body["name"]


def _check_number(commands: list[Json]) -> None:
    kinds = Counter(_key(body)[0] for body in commands)
    if kinds[bodies.CHAT_INPUT] > limits.COMMANDS:
        raise Refusal(TOO_MANY_COMMANDS)
    if max(kinds[bodies.USER_COMMAND], kinds[bodies.MESSAGE_COMMAND]) > limits.CONTEXT_COMMANDS:
        raise Refusal(TOO_MANY_COMMANDS)


def _taken(at: Place) -> Refusal:
    return refuse(
        at, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
    )


def _put(call: Call, place: int | None, body: Json, known: Command | None) -> Command:
    """Discord keeps the id of a command whose name and kind stay."""
    mint = call.hall.snowflakes.mint
    body = {key: value for key, value in body.items() if key != "id"}
    command = Command(known.id if known else mint(), mint(), body, place)
    call.hall.world.put(command)
    return command


def _changed(call: Call) -> None:
    call.hall.feed.tell_all("commands")


async def listed(call: Call) -> list[Json]:
    told = [shapes.command(call.hall.world, one) for one in _held(call)]
    return told if call.asks("with_localizations") else [_in_one_language(one) for one in told]


def _in_one_language(named: Json) -> Json:
    """A command, option or choice without its localisations."""
    told = {key: value for key, value in named.items() if not key.endswith("_localizations")}
    for below in ("options", "choices"):
        if told.get(below):
            told[below] = [_in_one_language(one) for one in told[below]]
    return told


async def set_all(call: Call) -> list[Json]:
    place = _place(call)
    check(ListOf(bodies.COMMAND, _MOST), call.body)
    wanted: list[Json] = call.body
    _check_number(wanted)
    keys = [_key(body) for body in wanted]
    for index, key in enumerate(keys):
        if key in keys[:index]:
            raise _taken((index, "name"))
    known = {_key(one.body): one for one in _held(call)}
    for key, old in known.items():
        if key not in keys:
            call.hall.world.remove(old)
    put = [_put(call, place, body, known.get(_key(body))) for body in wanted]
    _changed(call)
    return [shapes.command(call.hall.world, one) for one in put]


async def create(call: Call) -> Json | Created:
    place = _place(call)
    body = call.form(bodies.COMMAND)
    known = next((one for one in _held(call) if _key(one.body) == _key(body)), None)
    if known is None:
        _check_number([one.body for one in _held(call)] + [body])
    shape = shapes.command(call.hall.world, _put(call, place, body, known))
    _changed(call)
    return shape if known else Created(shape)


async def one(call: Call) -> Json:
    return shapes.command(call.hall.world, _one(call))


async def edit(call: Call) -> Json:
    command = _one(call)
    check(Form(bodies.COMMAND.fields), call.body)
    body = command.body | call.body
    check(bodies.COMMAND, body)
    if any(_key(one.body) == _key(body) for one in _held(call) if one.id != command.id):
        raise _taken(("name",))
    changed = _put(call, command.guild_id, body, command)
    _changed(call)
    return shapes.command(call.hall.world, changed)


async def delete(call: Call) -> None:
    call.hall.world.remove(_one(call))
    _changed(call)


ROUTES: list[Route] = [
    made
    for base in ("/applications/{application}", "/applications/{application}/guilds/{guild}")
    for made in (
        route("GET", f"{base}/commands", listed, "commands", query=("with_localizations",)),
        route("PUT", f"{base}/commands", set_all, "commands"),
        route("POST", f"{base}/commands", create, "commands"),
        route("GET", f"{base}/commands/{{command}}", one, "commands"),
        route("PATCH", f"{base}/commands/{{command}}", edit, "commands"),
        route("DELETE", f"{base}/commands/{{command}}", delete, "commands"),
    )
]
