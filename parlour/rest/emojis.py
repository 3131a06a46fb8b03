"""The application's own emojis: at most 2,000 small pictures, each with a name of its own."""

import base64
import binascii
import io
import re

from PIL import Image

from parlour import bodies, limits, shapes
from parlour.errors import TOO_MANY_EMOJIS, UNKNOWN_APPLICATION, UNKNOWN_EMOJI, Refusal
from parlour.forms import refuse
from parlour.rest.door import Call, Created, Route, route
from parlour.shapes import Json
from parlour.world import Emoji, World

KINDS = {"PNG": "image/png", "JPEG": "image/jpeg", "GIF": "image/gif", "WEBP": "image/webp"}


def _world(call: Call) -> World:
    if call.number("application") != call.hall.world.bot_id:
        raise Refusal(UNKNOWN_APPLICATION)
    return call.hall.world


def _one(call: Call) -> Emoji:
    found = _world(call).emojis.get(call.number("emoji"))
    if found is None:
        raise Refusal(UNKNOWN_EMOJI)
    return found


def _check_free(world: World, name: str, own: int = 0) -> None:
    if any(one.name == name and one.id != own for one in world.emojis.values()):
        raise refuse(
            ("name",),
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            f"There is an emoji {name!r} already.",
        )


def _picture(data: str) -> tuple[bytes, str, bool]:
    """The bytes of a `data:` address, their type, and whether they move."""
    found = re.fullmatch(r"data:image/(?:png|jpeg|jpg|gif|webp);base64,([A-Za-z0-9+/=\s]+)", data)
    try:
        content = base64.b64decode(found[1] if found else "", validate=False)
        with Image.open(io.BytesIO(content)) as image:
            kind, moves = KINDS[image.format or ""], getattr(image, "n_frames", 1) > 1
    except (binascii.Error, OSError, KeyError, ValueError):
        raise refuse(("image",), "IMAGE_INVALID", "That is not a picture Discord knows.") from None
    if len(content) > limits.EMOJI_BYTES:
        raise refuse(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return content, kind, moves


def _told(call: Call, held: Emoji) -> Json:
    return shapes.emoji(call.hall.world, held)


async def listed(call: Call) -> Json:
    return {"items": [_told(call, one) for one in _world(call).emojis.values()]}


async def one(call: Call) -> Json:
    return _told(call, _one(call))


async def create(call: Call) -> Created:
    world = _world(call)
    body = call.form(bodies.EMOJI)
    _check_free(world, body["name"])
    content, kind, moves = _picture(body["image"])
    if len(world.emojis) >= limits.EMOJIS:
        raise Refusal(TOO_MANY_EMOJIS)
    made = Emoji(call.hall.snowflakes.mint(), body["name"], kind, animated=moves)
    call.hall.storage.keep_file(made.id, content)
    world.put(made)
    _changed(call)
    return Created(_told(call, made))


async def edit(call: Call) -> Json:
    held = _one(call)
    name = call.form(bodies.EDIT_EMOJI).get("name") or held.name
    _check_free(call.hall.world, name, held.id)
    held.name = name
    call.hall.world.put(held)
    _changed(call)
    return _told(call, held)


async def delete(call: Call) -> None:
    call.hall.world.remove(_one(call))
    _changed(call)


def _changed(call: Call) -> None:
    call.hall.feed.tell_all("emojis", emojis=shapes.emoji_names(call.hall.world))


_EMOJIS = "/applications/{application}/emojis"

ROUTES: list[Route] = [
    route("GET", _EMOJIS, listed, "emojis"),
    route("POST", _EMOJIS, create, "emojis"),
    route("GET", f"{_EMOJIS}/{{emoji}}", one, "emojis"),
    route("PATCH", f"{_EMOJIS}/{{emoji}}", edit, "emojis"),
    route("DELETE", f"{_EMOJIS}/{{emoji}}", delete, "emojis"),
]
