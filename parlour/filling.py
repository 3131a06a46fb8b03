"""What a person chose in a select or filled into a form, checked and written out for the bot."""

from collections.abc import Callable
from typing import Any

from parlour import components as kinds
from parlour import limits
from parlour.errors import Impossible
from parlour.resolving import THINGS, Resolved
from parlour.shapes import Json

_THINGS = {
    kinds.USER_SELECT: THINGS["user"],
    kinds.ROLE_SELECT: THINGS["role"],
    kinds.MENTIONABLE_SELECT: THINGS["mentionable"],
    kinds.CHANNEL_SELECT: THINGS["channel"],
}


def select_data(select: Json, values: Any, resolved: Resolved) -> Json:
    chosen = _chosen(select, values, resolved, 1)
    data = {"custom_id": select["custom_id"], "component_type": select["type"], "values": chosen}
    return data | resolved.shape()


def modal_data(modal: Json, values: dict[str, Any], resolved: Resolved) -> Json:
    left = dict(values)
    filled = [_filled(component, left, resolved) for component in modal["components"]]
    if left:
        raise Impossible(f"The form has no field {', '.join(map(repr, left))}.")
    return {"custom_id": modal["custom_id"], "components": filled} | resolved.shape()


def _filled(component: Json, left: dict[str, Any], resolved: Resolved) -> Json:
    shape: Json = {"type": component["type"], "id": component["id"]}
    if "components" in component:
        below = [_filled(one, left, resolved) for one in component["components"]]
        return shape | {"components": below}
    if "component" in component:
        return shape | {"component": _filled(component["component"], left, resolved)}
    if "custom_id" not in component:
        return shape
    given = left.pop(component["custom_id"], None)
    fill = _FIELDS[component["type"]]
    return shape | {"custom_id": component["custom_id"]} | fill(component, given, resolved)


def _name(component: Json) -> str:
    return repr(component["custom_id"])


def _required(component: Json) -> bool:
    return component.get("required") is not False


def _text(component: Json, given: Any, _resolved: Resolved) -> Json:
    value = (component.get("value") or "") if given is None else given
    if not isinstance(value, str):
        raise Impossible(f"The field {_name(component)} takes text, not {given!r}.")
    if not value and not _required(component):
        return {"value": value}
    least = max(component.get("min_length") or 0, 1 if _required(component) else 0)
    most = component.get("max_length") or limits.TEXT_INPUT
    if not least <= len(value) <= most:
        raise Impossible(f"The field {_name(component)} takes {least} to {most} characters.")
    return {"value": value}


def _defaults(component: Json) -> list[str]:
    return [option["value"] for option in component.get("options") or [] if option.get("default")]


def _radio(component: Json, given: Any, _resolved: Resolved) -> Json:
    defaults = _defaults(component)
    value = (defaults[0] if defaults else None) if given is None else given
    known = [option["value"] for option in component["options"]]
    if value is None and _required(component):
        raise Impossible(f"The field {_name(component)} needs one of {', '.join(known)}.")
    if value is not None and value not in known:
        raise Impossible(
            f"The field {_name(component)} is one of {', '.join(known)}, not {value!r}."
        )
    return {"value": value}


def _checkbox(component: Json, given: Any, _resolved: Resolved) -> Json:
    value = bool(component.get("default")) if given is None else given
    if not isinstance(value, bool):
        raise Impossible(f"The field {_name(component)} is true or false, not {given!r}.")
    return {"value": value}


def _checkboxes(component: Json, given: Any, resolved: Resolved) -> Json:
    values = _defaults(component) if given is None else given
    most = component.get("max_values")
    whole = component | {"max_values": len(component["options"]) if most is None else most}
    return {"values": _chosen(whole, values, resolved, int(_required(component)))}


def _select(component: Json, given: Any, resolved: Resolved) -> Json:
    values = given
    if given is None:
        values = _defaults(component)
        values += [str(one["id"]) for one in component.get("default_values") or []]
    return {"values": _chosen(component, values, resolved, int(_required(component)))}


def _files(component: Json, given: Any, resolved: Resolved) -> Json:
    values = [] if given is None else given
    if not isinstance(values, list):
        raise Impossible(f"The field {_name(component)} takes a list of files.")
    _check_how_many(component, values, int(_required(component)))
    return {"values": [resolved.add_file(one) for one in values]}


_FIELDS: dict[int, Callable[[Json, Any, Resolved], Json]] = {
    kinds.TEXT_INPUT: _text,
    kinds.FILE_UPLOAD: _files,
    kinds.RADIO_GROUP: _radio,
    kinds.CHECKBOX_GROUP: _checkboxes,
    kinds.CHECKBOX: _checkbox,
} | dict.fromkeys(kinds.SELECTS, _select)


def _chosen(component: Json, values: Any, resolved: Resolved, fewest: int) -> list[str]:
    """The values, if they are as many as asked for and all on offer."""
    if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
        raise Impossible(f"The field {_name(component)} takes a list of texts, not {values!r}.")
    _check_how_many(component, values, fewest)
    if len(set(values)) < len(values):
        raise Impossible(f"Something was chosen twice for {_name(component)}.")
    if component["type"] in _THINGS:
        named, types = _THINGS[component["type"]], component.get("channel_types")
        return [resolved.add(value, *named, channel_types=types) for value in values]
    known = [option["value"] for option in component["options"]]
    for value in values:
        if value not in known:
            raise Impossible(f"There is no {value!r} to choose for {_name(component)}.")
    return [value for value in known if value in values]


def _check_how_many(component: Json, values: list[Any], fewest: int) -> None:
    least, most = component.get("min_values"), component.get("max_values")
    least = fewest if least is None else least
    most = 1 if most is None else most
    # What is not required may be left empty, whatever the least number is.
    empty_is_fine = not values and component.get("required") is False
    if not empty_is_fine and not least <= len(values) <= most:
        raise Impossible(
            f"Choose from {least} to {most} for {_name(component)}, not {len(values)}."
        )
