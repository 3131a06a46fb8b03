"""A person's slash command: finding it by name and turning its options into what the bot gets."""

from typing import Any

from parlour import bodies, message_shapes, seen
from parlour.errors import Impossible
from parlour.hall import Hall
from parlour.resolving import THINGS, Resolved
from parlour.shapes import Json
from parlour.snowflakes import snowflake_of
from parlour.world import Channel, Person

_THINGS = {
    bodies.USER: THINGS["user"],
    bodies.CHANNEL: THINGS["channel"],
    bodies.ROLE: THINGS["role"],
    bodies.MENTIONABLE: THINGS["mentionable"],
}
_PLAIN: dict[int, tuple[type, ...]] = {
    bodies.STRING: (str,),
    bodies.INTEGER: (int,),
    bodies.BOOLEAN: (bool,),
    bodies.NUMBER: (int, float),
}


def command_data(
    hall: Hall,
    where: Channel,
    person: Person,
    words: str,
    options: dict[str, Any],
    *,
    target: str | None = None,
    focused: str | None = None,
) -> Json:
    """The `data` of the interaction; `focused` names the option that is being completed."""
    command, path = _find(hall, where, person, words)
    resolved = Resolved(hall, where)
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if command["type"] != bodies.CHAT_INPUT:
        return data | _target(hall, where, person, command, target, resolved)
    innermost = path[-1] if path else command
    filled = _fill(innermost.get("options") or [], options, resolved, focused)
    for step in reversed(path):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    return data | {"options": filled} | resolved.shape()


def _find(hall: Hall, where: Channel, person: Person, words: str) -> tuple[Json, list[Json]]:
    usable = seen.commands(hall, where, person)
    # Only user and message commands may have spaces in their own names.
    exact = next((one for one in usable if one["name"] == words), None)
    if exact and not _has_subcommands(exact):
        return exact, []
    first, *rest = words.split() or [""]
    command = next((one for one in usable if one["name"] == first), None)
    if command is None:
        known = ", ".join(f"/{one['name']}" for one in usable) or "none at all"
        raise Impossible(f"There is no command /{words} here; there is {known}.", 404)
    path: list[Json] = []
    here = command
    for word in rest:
        below = [o for o in here.get("options") or [] if o["type"] in {1, 2}]
        step = next((one for one in below if one["name"] == word), None)
        if step is None:
            known = ", ".join(one["name"] for one in below) or "no subcommands"
            raise Impossible(f"/{words} is not complete: after /{here['name']} comes {known}.", 404)
        path.append(step)
        here = step
    if _has_subcommands(here):
        known = ", ".join(one["name"] for one in here["options"])
        raise Impossible(f"/{words} is not complete: name one of {known}.", 404)
    return command, path


def _has_subcommands(holder: Json) -> bool:
    return any(option["type"] in {1, 2} for option in holder.get("options") or [])


def _target(
    hall: Hall,
    where: Channel,
    person: Person,
    command: Json,
    target: str | None,
    resolved: Resolved,
) -> Json:
    if target is None:
        raise Impossible(f'{command["name"]!r} needs a "target".')
    if command["type"] == bodies.USER_COMMAND:
        return {"target_id": resolved.add(target, "user")} | resolved.shape()
    message = hall.world.timelines.get(where.id, {}).get(snowflake_of(target) or 0)
    if message is None or not seen.visible(message, person.id):
        raise Impossible(f"There is no message {target[:100]} here.", 404)
    shape = message_shapes.message(hall.world, hall.base, message)
    return {"target_id": target, "resolved": {"messages": {target: shape}}}


def _fill(
    known: list[Json], given: dict[str, Any], resolved: Resolved, focused: str | None
) -> list[Json]:
    names = [option["name"] for option in known]
    for name in [*given, *([focused] if focused else [])]:
        if name not in names:
            raise Impossible(f"There is no option {name!r}; there is {', '.join(names) or 'none'}.")
    filled = []
    for option in known:
        name = option["name"]
        if name == focused:
            if not option.get("autocomplete"):
                raise Impossible(f"The option {name!r} does not complete what is typed.")
            if not isinstance(given.get(name, ""), str | int | float):
                raise Impossible(f"The option {name!r} cannot hold {given[name]!r}.")
            typed = {"value": given.get(name, ""), "focused": True}
            filled.append({"name": name, "type": option["type"]} | typed)
        elif given.get(name) is not None:
            value = _value(option, given[name], resolved)
            filled.append({"name": name, "type": option["type"], "value": value})
        elif option.get("required") and focused is None:
            raise Impossible(f"The option {name!r} must be given.")
    return filled


def _value(option: Json, value: Any, resolved: Resolved) -> Any:
    name, kind = option["name"], option["type"]
    if kind in _THINGS:
        return resolved.add(value, *_THINGS[kind], channel_types=option.get("channel_types"))
    if kind == bodies.ATTACHMENT:
        return resolved.add_file(value)
    right = isinstance(value, _PLAIN[kind]) and (
        kind == bodies.BOOLEAN or not isinstance(value, bool)
    )
    if not right:
        raise Impossible(f"The option {name!r} does not take {value!r}.")
    choices = [choice["value"] for choice in option.get("choices") or []]
    if choices and value not in choices:
        raise Impossible(
            f"The option {name!r} is one of {', '.join(map(str, choices))}, not {value!r}."
        )
    size = len(value) if isinstance(value, str) else value
    least = option.get("min_length" if isinstance(value, str) else "min_value")
    most = option.get("max_length" if isinstance(value, str) else "max_value")
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"The option {name!r} must be from {least} to {most}.")
    return value
