"""The people, roles and channels that an interaction names by id, written out for the bot."""

from typing import Any

from parlour import permissions, shapes
from parlour.errors import Impossible
from parlour.hall import Hall
from parlour.shapes import Json
from parlour.snowflakes import snowflake_of
from parlour.world import Channel


class Resolved:
    def __init__(self, hall: Hall, where: Channel) -> None:
        self._hall = hall
        self._where = where
        self._guild = hall.world.guild_of(where)
        self._found: Json = {}

    def shape(self) -> Json:
        return {"resolved": self._found} if self._found else {}

    def _put(self, kind: str, number: int, shape: Json) -> None:
        self._found.setdefault(kind, {})[str(number)] = shape

    def add(self, number: Any, *kinds: str) -> str:
        """The id itself, once it is known to be one of these kinds: user, role or channel."""
        known = snowflake_of(number) if isinstance(number, str) else None
        if known is None:
            shown = repr(number)[:100]
            raise Impossible(f"{shown} is not an id: give the id of a {' or '.join(kinds)}.")
        for kind in kinds:
            if getattr(self, f"_{kind}")(known):
                return str(known)
        raise Impossible(f"There is no {' or '.join(kinds)} with the id {number} here.")

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
