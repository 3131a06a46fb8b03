"""Making, changing and removing channels, threads and DMs, whoever does it."""

from parlour import announce, limits
from parlour.hall import Hall
from parlour.posting import delete, post
from parlour.snowflakes import moment
from parlour.world import (
    DM,
    HAS_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Membership,
    Message,
    Overwrite,
    Person,
)

THREAD_CREATED = 18


def new_channel(hall: Hall, guild: Guild, name: str, topic: str | None = None) -> Channel:
    position = sum(not one.thread for one in hall.world.channels_of(guild.id))
    channel = Channel(hall.snowflakes.mint(), TEXT, name, guild.id, topic=topic, position=position)
    hall.world.put(channel)
    announce.channel_created(hall, channel)
    return channel


def open_dm(hall: Hall, person: Person) -> Channel:
    held = hall.world.dm_with(person.id)
    if held:
        return held
    recipients = [person.id, hall.world.bot_id]
    channel = Channel(hall.snowflakes.mint(), DM, recipients=recipients)
    hall.world.put(channel)
    announce.channel_created(hall, channel)
    return channel


def start_thread(
    hall: Hall,
    parent: Channel,
    owner: int,
    name: str,
    *,
    kind: int = PUBLIC_THREAD,
    message: Message | None = None,
    auto_archive: int = 1440,
    slowmode: int = 0,
    invitable: bool = True,
) -> Channel:
    """A thread that hangs on a message has the message's id."""
    thread = Channel(
        message.id if message else hall.snowflakes.mint(),
        kind,
        name,
        parent.guild_id,
        parent.id,
        owner_id=owner,
        auto_archive=auto_archive,
        slowmode=slowmode,
        invitable=invitable,
        thread_members={owner: hall.clock.now()},
    )
    hall.world.put(thread)
    announce.channel_created(hall, thread)
    if message:
        message.thread_id = thread.id
        message.flags |= HAS_THREAD
        hall.world.put(message)
        announce.message_updated(hall, message)
    elif kind == PUBLIC_THREAD:
        post(hall, parent, owner, {"content": name}, kind=THREAD_CREATED, thread_id=thread.id)
    return thread


def set_archived(hall: Hall, thread: Channel, *, archived: bool) -> None:
    if thread.archived != archived:
        thread.archived = archived
        thread.archived_at = hall.clock.now()


def archive_quiet_threads(hall: Hall) -> None:
    """A thread in which nobody has written for its hours is archived, as Discord does."""
    now = hall.clock.now()
    for thread in [one for one in hall.world.channels.values() if one.thread and not one.archived]:
        last = max(moment(thread.last_message_id or thread.id), thread.archived_at or 0)
        if now - last > thread.auto_archive * 60:
            set_archived(hall, thread, archived=True)
            changed(hall, thread)
    hall.clock.after(limits.QUIET_CHECK_SECONDS, lambda: archive_quiet_threads(hall))


def changed(hall: Hall, channel: Channel) -> None:
    hall.world.put(channel)
    announce.channel_updated(hall, channel)


def set_overwrite(
    hall: Hall, channel: Channel, target: int, overwrite: Overwrite | None = None
) -> None:
    """For a person or a role; None takes it away. Channels may appear by it, or vanish."""
    if overwrite is None:
        channel.overwrites.pop(target, None)
    else:
        channel.overwrites[target] = overwrite
    changed(hall, channel)
    guild = hall.world.guild_of(channel)
    if guild:
        announce.guild_changed(hall, guild)


def remove(hall: Hall, channel: Channel) -> None:
    for thread in hall.world.threads_of(channel.id):
        remove(hall, thread)
    announce.channel_deleted(hall, channel)
    hall.world.remove(channel)


def join_thread(hall: Hall, thread: Channel, person: int) -> None:
    if person not in thread.thread_members:
        thread.thread_members[person] = hall.clock.now()
        hall.world.put(thread)
        announce.thread_members_changed(hall, thread, [person], [])


def leave_thread(hall: Hall, thread: Channel, person: int) -> None:
    if thread.thread_members.pop(person, None) is not None:
        hall.world.put(thread)
        announce.thread_members_changed(hall, thread, [], [person])


def join_guild(hall: Hall, guild: Guild, person: Person) -> None:
    if person.id in guild.members:
        return
    if guild.owner_id == hall.world.bot_id and not person.bot:
        guild.owner_id = person.id
    guild.members[person.id] = Membership(hall.clock.now())
    hall.world.put(guild)
    announce.member_joined(hall, guild, person)


def leave_guild(hall: Hall, guild: Guild, person: Person) -> None:
    if guild.members.pop(person.id, None) is not None:
        hall.world.put(guild)
        announce.member_left(hall, guild, person)


def dismiss(hall: Hall, person: Person, wanted: int | None) -> int:
    """Put ephemerals away: one, or all of them as a reload does."""
    gone = [
        message
        for message in hall.world.messages.values()
        if message.ephemeral_to == person.id and wanted in {None, message.id}
    ]
    for message in gone:
        delete(hall, message)
    return len(gone)
