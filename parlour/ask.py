"""One request to the control interface: its fields checked, and the things it names found."""

from dataclasses import dataclass
from typing import Any

from parlour import permissions, strictness
from parlour.errors import Impossible
from parlour.hall import Hall
from parlour.locales import LOCALES
from parlour.shapes import Json
from parlour.snowflakes import snowflake_of
from parlour.world import Channel, Guild, Message, Person

TYPES: dict[str, tuple[type | tuple[type, ...], str]] = {
    "name":         (str,  "text"),
    "display_name": (str,  "text"),
    "locale":       (str,  "text"),
    "guilds":       (list, "a list of ids"),
    "dms_open":     (bool, "true or false"),
    "channels":     (list, "a list of names"),
    "members":      (list, "a list of people"),
    "bot":          (bool, "true or false"),
    "topic":        (str,  "text"),
    "permissions":  (list, "a list of permission names"),
    "archived":     (bool, "true or false"),
    "locked":       (bool, "true or false"),
    "allow":        (list, "a list of permission names"),
    "deny":         (list, "a list of permission names"),
    "channel":      (str,  "an id"),
    "content":      (str,  "text"),
    "reply_to":     (str,  "an id"),
    "message":      (str,  "an id"),
    "command":      (str,  "the command's name"),
    "options":      (dict, "an object"),
    "target":       (str,  "an id"),
    "focused":      (str,  "an option's name"),
    "custom_id":    (str,  "text"),
    "modal":        (str,  "an id"),
    "do":           (str,  "text"),
    "resumable":    (bool, "true or false"),
    "shard":        (int,  "a whole number"),
    "advance":      ((int, float), "a number of seconds"),
    "now":          ((int, float), "a moment in seconds"),
    "running":      (bool, "true or false"),
    "dm_open_code": (int,  "an error's number"),
    "dm_post_code": (int,  "an error's number"),
    "commands_only": (bool, "true or false"),
    "private":      (bool, "true or false"),
    "on":           (bool, "true or false"),
    "pace":         ((int, float), "a number"),
    "bits_per_second": ((int, float), "a number"),
    "preset":       (str,  "text"),
}  # fmt: skip
TYPES |= dict.fromkeys(strictness.NAMES, (bool, "true or false"))
"""What each field is, wherever it occurs; `values` differs and is checked where it is used."""


def _is(value: Any, kind: type | tuple[type, ...]) -> bool:
    """True is no number here, and all lists are lists of texts."""
    if isinstance(value, bool):
        return kind in {bool, object}
    texts = not isinstance(value, list) or all(isinstance(one, str) for one in value)
    return isinstance(value, kind) and (texts or kind is object)


def _short(value: Any) -> str:
    return repr(value)[:100]


@dataclass(slots=True)
class Ask:
    hall: Hall
    params: dict[str, str]
    query: dict[str, str]
    body: Json

    def take(self, *required: str, **defaults: Any) -> Json:
        """The body with these fields and no others."""
        for name in required:
            if self.body.get(name) is None:
                raise Impossible(f'"{name}" is missing.')
        for name, value in self.body.items():
            if name not in required and name not in defaults:
                known = ", ".join([*required, *defaults]) or "nothing"
                raise Impossible(f'"{name}" is not known here; known is {known}.')
            kind, words = TYPES.get(name, (object, ""))
            if value is not None and not _is(value, kind):
                raise Impossible(f'"{name}" must be {words}, not {_short(value)}.')
        given = {name: value for name, value in self.body.items() if value is not None}
        return defaults | given

    def _found(self, shelf: dict[int, Any], what: str, number: str | None) -> Any:
        found = shelf.get(snowflake_of(number) or 0)
        if found is None:
            raise Impossible(f"There is no {what} {_short(number)}.", 404)
        return found

    def person(self, who: str | None = None) -> Person:
        """By id or name; `bot` is the bot where it is asked for by name."""
        who = self.params["person"] if who is None else str(who)
        world = self.hall.world
        number = world.names.get(who) or snowflake_of(who)
        if who == "bot":
            return world.bot
        person: Person = self._found(world.people, "person", str(number) if number else who)
        return person

    def human(self) -> Person:
        person = self.person()
        if person.bot:
            raise Impossible("The bot acts for itself: name a person.")
        return person

    def guild(self, number: str | None = None) -> Guild:
        guild: Guild = self._found(
            self.hall.world.guilds, "server", self.params.get("guild") if number is None else number
        )
        return guild

    def any_channel(self, number: str | None = None) -> Channel:
        wanted = self.params.get("channel") if number is None else number
        channel: Channel = self._found(self.hall.world.channels, "channel", wanted)
        return channel

    def channel(self, person: Person, number: str | None = None) -> Channel:
        """A channel that this person sees; others are not there for them."""
        channel = self.any_channel(number)
        if not permissions.may_see(self.hall.world, channel, person.id):
            raise Impossible(f"There is no channel {str(channel.id)!r}.", 404)
        return channel

    def any_message(self, number: str | None = None) -> Message:
        wanted = self.params.get("message") if number is None else number
        message: Message = self._found(self.hall.world.messages, "message", wanted)
        return message

    def message(self, person: Person, number: str | None = None) -> Message:
        message = self.any_message(number)
        self.channel(person, str(message.channel_id))
        if message.ephemeral_to not in {None, person.id}:
            raise Impossible(f"There is no message {str(message.id)!r}.", 404)
        return message

    @staticmethod
    def bits(names: list[str]) -> int:
        for name in names:
            if name not in permissions.BITS:
                known = ", ".join(permissions.BITS)
                raise Impossible(f"There is no permission {name!r}; there is {known}.")
        return permissions.bits(names)

    @staticmethod
    def locale(code: str) -> str:
        if code not in LOCALES:
            raise Impossible(
                f"Discord has no locale {code!r}; it has {', '.join(sorted(LOCALES))}."
            )
        return code
