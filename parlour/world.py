"""The people, servers, channels and messages of the parlour, as plain data."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12

EPHEMERAL = 1 << 6
LOADING = 1 << 7
HAS_THREAD = 1 << 5
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
LAYOUT = 1 << 15


@dataclass(slots=True)
class Person:
    id: int
    name: str
    display_name: str
    locale: str = "en-US"
    dms_open: bool = True
    dm_open_code: int = 0
    """With what error opening a DM with this person is refused; 0 is not at all."""
    dm_post_code: int = 0
    """With what error a message in their DM is refused."""
    bot: bool = False
    reads: dict[int, int] = field(default_factory=dict)
    """By channel, the last message this person has read."""


@dataclass(slots=True)
class Role:
    id: int
    name: str
    permissions: int
    color: int = 0


@dataclass(slots=True)
class Membership:
    joined: float
    roles: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    commands_only: bool = False
    """Whether the application was installed with its commands, but without the bot."""
    members: dict[int, Membership] = field(default_factory=dict)
    roles: dict[int, Role] = field(default_factory=dict)
    """The role whose id is the server's own is @everyone."""


@dataclass(slots=True)
class Overwrite:
    allow: int
    deny: int
    role: bool


@dataclass(slots=True)
class Channel:
    id: int
    kind: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    owner_id: int | None = None
    archived: bool = False
    archived_at: float | None = None
    auto_archive: int = 1440
    locked: bool = False
    invitable: bool = True
    thread_members: dict[int, float] = field(default_factory=dict)
    """Who takes part in a thread, and since when."""

    @property
    def thread(self) -> bool:
        return self.kind in {PUBLIC_THREAD, PRIVATE_THREAD}

    @property
    def private(self) -> bool:
        return self.kind == PRIVATE_THREAD


@dataclass(slots=True)
class Attachment:
    id: int
    filename: str
    content_type: str
    size: int
    description: str | None = None
    width: int | None = None
    height: int | None = None
    spoiler: bool = False


@dataclass(slots=True)
class Message:
    id: int
    channel_id: int
    author_id: int
    created: float
    kind: int = 0
    content: str = ""
    flags: int = 0
    components: list[dict[str, Any]] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    pings: list[int] = field(default_factory=list)
    """Who was notified when it appeared; edits notify nobody."""
    edited: float | None = None
    old_edits: list[float] = field(default_factory=list)
    """When it was edited though older than an hour."""
    nonce: str | int | None = None
    reply_to: int | None = None
    interaction: dict[str, Any] | None = None
    """What the message answers: see `Interaction.note`."""
    webhook: bool = False
    """Sent in answer to an interaction rather than by the bot's own account."""
    ephemeral_to: int | None = None
    thread_id: int | None = None
    pinned: bool = False


@dataclass(slots=True)
class Command:
    id: int
    version: int
    body: dict[str, Any]
    guild_id: int | None = None


@dataclass(slots=True)
class Emoji:
    """One of the application's own; its picture is kept as a file under the same id."""

    id: int
    name: str
    content_type: str
    animated: bool = False


Thing: TypeAlias = Person | Guild | Channel | Message | Command | Emoji


class World:
    """Everything there is, and which of it has changed since it was last saved."""

    def __init__(self) -> None:
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.commands: dict[int, Command] = {}
        self.emojis: dict[int, Emoji] = {}
        self.timelines: dict[int, dict[int, Message]] = {}
        """A channel's messages, oldest first."""
        self.names: dict[str, int] = {}
        self.dms: dict[int, int] = {}
        """A person's conversation with the bot."""
        self.bot_id = 0
        self.changed: dict[tuple[type, int], Thing | None] = {}
        """What to write; None for what is gone."""
        self.lost_files: list[int] = []
        """Attachments that no message shows any more."""
        self.on_change: Callable[[], None] = lambda: None

    @property
    def bot(self) -> Person:
        return self.people[self.bot_id]

    def shelf(self, kind: type) -> dict[int, Any]:
        shelves: dict[type, dict[int, Any]] = {
            Person: self.people,
            Guild: self.guilds,
            Channel: self.channels,
            Message: self.messages,
            Command: self.commands,
            Emoji: self.emojis,
        }
        return shelves[kind]

    def put(self, thing: Thing) -> None:
        """Add it, or say that it has changed."""
        self.place(thing)
        # Discord forgets ephemerals when a client reloads, and so does a restarted parlour.
        if not (isinstance(thing, Message) and thing.ephemeral_to):
            self.changed[type(thing), thing.id] = thing
            self.on_change()

    def place(self, thing: Thing) -> None:
        self.shelf(type(thing))[thing.id] = thing
        if isinstance(thing, Message):
            self.timelines.setdefault(thing.channel_id, {})[thing.id] = thing
        if isinstance(thing, Channel) and thing.kind == DM:
            self.dms.update(dict.fromkeys(thing.recipients, thing.id))
        if isinstance(thing, Person):
            self.names[thing.name] = thing.id
            if thing.bot:
                self.bot_id = thing.id

    def remove(self, thing: Thing) -> None:
        del self.shelf(type(thing))[thing.id]
        self.changed[type(thing), thing.id] = None
        if isinstance(thing, Message):
            del self.timelines[thing.channel_id][thing.id]
            self.lost_files += [attachment.id for attachment in thing.attachments]
        if isinstance(thing, Emoji):
            self.lost_files.append(thing.id)
        if isinstance(thing, Channel):
            for message in list(self.timelines.pop(thing.id, {}).values()):
                del self.messages[message.id]
                self.changed[Message, message.id] = None
                self.lost_files += [attachment.id for attachment in message.attachments]
        self.on_change()

    def snowflakes(self) -> Iterator[int]:
        """Every id that is in use or that something remembers."""
        for person in self.people.values():
            yield from (person.id, *person.reads.values())
        for guild in self.guilds.values():
            yield from (guild.id, *guild.roles)
        for channel in self.channels.values():
            yield from (channel.id, channel.last_message_id or 0)
        for message in self.messages.values():
            yield from (message.id, message.reply_to or 0, (message.interaction or {}).get("id", 0))
            yield from (attachment.id for attachment in message.attachments)
        for command in self.commands.values():
            yield from (command.id, command.version)
        yield from self.emojis

    def public_message(self, channel: int, message: int) -> Message | None:
        """One that everybody in the channel sees: an ephemeral is there for its person alone."""
        found = self.timelines.get(channel, {}).get(message)
        return found if found and found.ephemeral_to is None else None

    def guild_of(self, channel: Channel) -> Guild | None:
        return None if channel.guild_id is None else self.guilds[channel.guild_id]

    def dm_with(self, person: int) -> Channel | None:
        return self.channels[self.dms[person]] if person in self.dms else None

    def channels_of(self, guild: int) -> Iterator[Channel]:
        return (channel for channel in self.channels.values() if channel.guild_id == guild)

    def threads_of(self, channel: int) -> list[Channel]:
        return [thread for thread in self.channels.values() if thread.parent_id == channel]
