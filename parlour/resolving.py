"""The people, roles, channels and files that an interaction names by id, written out for the bot."""

import base64
from collections.abc import Sequence
from typing import Any

from parlour import limits, message_shapes, permissions, posting, shapes
from parlour.checks import Upload
from parlour.errors import Impossible
from parlour.hall import Hall
from parlour.shapes import Json
from parlour.snowflakes import snowflake_of
from parlour.world import Channel

THINGS = {
    "user": ("user",),
    "channel": ("channel",),
    "role": ("role",),
    "mentionable": ("user", "role"),
}
"""What a select or an option of each kind may name."""


def _upload(given: Any) -> Upload:
    if not isinstance(given, dict) or set(given) != {"name", "base64"}:
        raise Impossible('A file is an object with its "name" and its bytes as "base64".')
    name, text = given["name"], given["base64"]
    if not isinstance(name, str) or not 1 <= len(name) <= limits.FILE_NAME:
        raise Impossible(f"A file's name has from 1 to {limits.FILE_NAME} characters.")
    try:
        content = base64.b64decode(text, validate=True)
    except (TypeError, ValueError):
        raise Impossible(f"What is given of {name!r} is not base64.") from None
    if len(content) > limits.FILE_BYTES:
        raise Impossible(f"{name!r} is larger than {limits.FILE_BYTES // 2**20} MB.", 413)
    return Upload(0, name, "application/octet-stream", content)


class Resolved:
    def __init__(self, hall: Hall, where: Channel) -> None:
        self._hall = hall
        self._where = where
        self._guild = hall.world.guild_of(where)
        self._found: Json = {}
        self._files: dict[int, bytes] = {}

    def shape(self) -> Json:
        """Asked for when all is known to be right: only now are files kept."""
        for number, content in self._files.items():
            self._hall.storage.keep_file(number, content)
        return {"resolved": self._found} if self._found else {}

    def _put(self, kind: str, number: int, shape: Json) -> None:
        self._found.setdefault(kind, {})[str(number)] = shape

    def add(self, number: Any, *kinds: str, channel_types: Sequence[int] | None = None) -> str:
        """The id itself, once it is known to be one of these kinds: user, role or channel."""
        known = snowflake_of(number) if isinstance(number, str) else None
        if known is None:
            shown = repr(number)[:100]
            raise Impossible(f"{shown} is not an id: give the id of a {' or '.join(kinds)}.")
        for kind in kinds:
            if getattr(self, f"_{kind}")(known):
                if channel_types and self._hall.world.channels[known].kind not in channel_types:
                    raise Impossible(f"The channel {known} is of a kind that is not on offer.")
                return str(known)
        raise Impossible(f"There is no {' or '.join(kinds)} with the id {number} here.")

    def add_file(self, given: Any) -> str:
        """The id under which the bot finds the file, which is given as its name and its bytes."""
        upload = _upload(given)
        held = posting.attachment_of(self._hall, upload, {})
        self._files[held.id] = upload.content
        shape = message_shapes.attachment(self._hall.base, self._where.id, held, ephemeral=True)
        self._put("attachments", held.id, shape)
        return str(held.id)

    def _user(self, number: int) -> bool:
        person = self._hall.world.people.get(number)
        if person is None:
            return False
        self._put("users", number, shapes.user(person))
        if self._guild and number in self._guild.members:
            held = str(permissions.in_channel(self._hall.world, self._where, number))
            member = shapes.member(self._guild, person, with_user=False)
            self._put("members", number, member | {"permissions": held})
        return True

    def _role(self, number: int) -> bool:
        if self._guild is None or number not in self._guild.roles:
            return False
        position = list(self._guild.roles).index(number)
        self._put("roles", number, shapes.role(self._guild.roles[number], position))
        return True

    def _channel(self, number: int) -> bool:
        channel = self._hall.world.channels.get(number)
        if channel is None or self._guild is None or channel.guild_id != self._guild.id:
            return False
        self._put(
            "channels", number, shapes.channel(self._hall.world, channel) | {"permissions": "0"}
        )
        return True
