"""Messages as Discord writes them on the wire, with their pictures, components and origins."""

from typing import Any
from urllib.parse import quote

from parlour import components, shapes
from parlour.clock import iso
from parlour.hall import Hall
from parlour.shapes import Json
from parlour.world import LAYOUT, Attachment, Message, World


def attachment_url(base: str, channel: int, attachment: Attachment) -> str:
    name = quote(attachment.filename, safe="")
    return f"{base}/attachments/{channel}/{attachment.id}/{name}"


def attachment(base: str, channel: int, held: Attachment, *, ephemeral: bool) -> Json:
    url = attachment_url(base, channel, held)
    shape: Json = {
        "id": str(held.id),
        "filename": held.filename,
        "size": held.size,
        "url": url,
        "proxy_url": url,
        "content_type": held.content_type,
    }
    if held.description:
        shape["description"] = held.description
    if held.width and held.height:
        shape |= {"width": held.width, "height": held.height}
    if held.spoiler:
        shape["flags"] = 1 << 3
    if ephemeral:
        shape["ephemeral"] = True
    return shape


def _attached(message: Message, url: str) -> Attachment | None:
    named = (one for one in message.attachments if f"attachment://{one.filename}" == url)
    return next(named, None)


def _media(base: str, message: Message, held: Json) -> Json:
    """What `attachment://name` became; anything else is shown from where it is."""
    found = _attached(message, held["url"])
    if found is None:
        return {"id": str(message.id), "url": held["url"], "proxy_url": held["url"]}
    url = attachment_url(base, message.channel_id, found)
    return {
        "id": str(found.id),
        "url": url,
        "proxy_url": url,
        "width": found.width,
        "height": found.height,
        "content_type": found.content_type,
        "attachment_id": str(found.id),
    }


def component(base: str, message: Message, held: Json) -> Json:
    shape = dict(held)
    kind = held["type"]
    if kind in components.SELECTS:
        shape = {"min_values": 1, "max_values": 1} | shape
        shape.pop("required", None)
    elif kind == components.CONTAINER:
        shape = {"accent_color": None, "spoiler": False} | shape
    elif kind == components.SEPARATOR:
        shape = {"spacing": 1, "divider": True} | shape
    elif kind == components.THUMBNAIL:
        shape = {"description": None, "spoiler": False} | shape
        shape["media"] = _media(base, message, held["media"])
    elif kind == components.FILE:
        shape |= _file(base, message, held)
    elif kind == components.MEDIA_GALLERY:
        shape["items"] = [
            {"description": None, "spoiler": False}
            | item
            | {"media": _media(base, message, item["media"])}
            for item in held["items"]
        ]
    if "components" in held:
        shape["components"] = [component(base, message, below) for below in held["components"]]
    if "accessory" in held:
        shape["accessory"] = component(base, message, held["accessory"])
    return shape


def _file(base: str, message: Message, held: Json) -> Json:
    found = _attached(message, held["file"]["url"])
    return {
        "file": _media(base, message, held["file"]),
        "name": held["file"]["url"].removeprefix("attachment://"),
        "size": found.size if found else None,
        "spoiler": held.get("spoiler", False),
    }


def _embed(base: str, message: Message, held: Json) -> Json:
    shape = {key: value for key, value in held.items() if value is not None} | {"type": "rich"}
    for name in ("image", "thumbnail"):
        if held.get(name):
            shown = _media(base, message, held[name])
            shape[name] = {"url": shown["url"], "proxy_url": shown["proxy_url"]} | {
                key: shown[key] for key in ("width", "height") if shown.get(key)
            }
    return shape


def _metadata(world: World, note: Json) -> Json:
    shape: Json = {
        "id": str(note["id"]),
        "type": note["type"],
        "user": shapes.user(world.people[note["user_id"]]),
        "authorizing_integration_owners": {"0": str(note["guild_id"] or 0)},
    }
    if note.get("interacted_message_id"):
        shape["interacted_message_id"] = str(note["interacted_message_id"])
    if note.get("triggering"):
        shape["triggering_interaction_metadata"] = _metadata(world, note["triggering"])
    return shape


def for_the_bot(hall: Hall, held: Message) -> Json:
    """As an answer or an interaction tells of it: perhaps without a word of its pictures."""
    told = message(hall.world, hall.base, held)
    return _unnamed(told) if hall.strictness.leave_out_attachment_ids else told


def _unnamed(told: Any) -> Any:
    """The same without a word about which of its files a layout shows."""
    if isinstance(told, list):
        return [_unnamed(one) for one in told]
    if not isinstance(told, dict):
        return told
    if "attachment_id" in told:
        nameless = {"url": "https://cdn.invalid/", "proxy_url": "https://cdn.invalid/"}
        return {key: one for key, one in told.items() if key != "attachment_id"} | nameless
    return {key: _unnamed(one) for key, one in told.items()}


def message(world: World, base: str, held: Message, *, nested: bool = False) -> Json:
    """As its author gets it; a layout's attachments show only where the layout shows them."""
    layout = held.flags & LAYOUT
    shape: dict[str, Any] = {
        "id": str(held.id),
        "channel_id": str(held.channel_id),
        "type": held.kind,
        "author": shapes.user(world.people[held.author_id]),
        "content": held.content,
        "timestamp": iso(held.created),
        "edited_timestamp": None if held.edited is None else iso(held.edited),
        "tts": False,
        "mention_everyone": held.mention_everyone,
        "mentions": [shapes.user(world.people[person]) for person in held.mentions],
        "mention_roles": [str(role) for role in held.mention_roles],
        "attachments": []
        if layout
        else [
            attachment(base, held.channel_id, one, ephemeral=held.ephemeral_to is not None)
            for one in held.attachments
        ],
        "embeds": [_embed(base, held, one) for one in held.embeds],
        "components": [component(base, held, one) for one in held.components],
        "pinned": held.pinned,
        "flags": held.flags,
    }
    if held.nonce is not None:
        shape["nonce"] = held.nonce
    if held.webhook:
        shape |= {"webhook_id": str(world.bot_id), "application_id": str(world.bot_id)}
    if held.interaction:
        shape["interaction_metadata"] = _metadata(world, held.interaction)
    if held.thread_id and held.thread_id in world.channels:
        shape["thread"] = shapes.channel(world, world.channels[held.thread_id])
    if held.reply_to:
        shape |= _reference(world, base, held, nested=nested)
    return shape


def _reference(world: World, base: str, held: Message, *, nested: bool) -> Json:
    shape: Json = {
        "message_reference": {
            "type": 0,
            "channel_id": str(held.channel_id),
            "message_id": str(held.reply_to),
        }
    }
    guild = world.channels[held.channel_id].guild_id
    if guild is not None:
        shape["message_reference"]["guild_id"] = str(guild)
    if not nested:
        answered = world.public_message(held.channel_id, held.reply_to or 0)
        shape["referenced_message"] = (
            message(world, base, answered, nested=True) if answered else None
        )
    return shape


def unseen(shape: Json) -> Json:
    """What a bot without the message content intent gets of other people's messages."""
    return shape | {"content": "", "embeds": [], "attachments": [], "components": []}
