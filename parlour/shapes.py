"""The world as Discord writes it on the wire: users, servers, channels, commands."""

from typing import Any, TypeAlias

from parlour import permissions
from parlour.clock import iso
from parlour.snowflakes import moment
from parlour.world import DM, Channel, Command, Emoji, Guild, Person, Role, World

Json: TypeAlias = dict[str, Any]


def user(person: Person) -> Json:
    return {
        "id": str(person.id),
        "username": person.name,
        "global_name": None if person.bot else person.display_name,
        "discriminator": "0000" if person.bot else "0",
        "avatar": None,
        "bot": person.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def account(person: Person) -> Json:
    """The bot as it sees itself."""
    more = {"mfa_enabled": True, "locale": person.locale, "verified": True, "email": None}
    return user(person) | more


def application(world: World) -> Json:
    owner = next((p for p in world.people.values() if not p.bot), world.bot)
    return {
        "id": str(world.bot_id),
        "name": world.bot.name,
        "icon": None,
        "description": "The bot of this parlour.",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        # Message content, members and presences are open to a bot of few servers.
        "flags": 1 << 19 | 1 << 15 | 1 << 13,
        "flags_new": str(1 << 19 | 1 << 15 | 1 << 13),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "tags": [],
    }


def role(held: Role, position: int) -> Json:
    return {
        "id": str(held.id),
        "name": held.name,
        "permissions": str(held.permissions),
        "position": position,
        "color": held.color,
        "colors": {"primary_color": held.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": True,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member(guild: Guild, person: Person, *, with_user: bool = True) -> Json:
    membership = guild.members[person.id]
    shape: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(membership.joined),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(held) for held in membership.roles],
        "mute": False,
        "deaf": False,
    }
    return shape | {"user": user(person)} if with_user else shape


def guild(world: World, held: Guild) -> Json:
    return {
        "id": str(held.id),
        "name": held.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(held.owner_id),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(one, position) for position, one in enumerate(held.roles.values())],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": held.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
        "approximate_member_count": len(held.members),
        "approximate_presence_count": sum(person in world.people for person in held.members),
    }


def guild_in_short(held: Guild, member: int) -> Json:
    """As one of its members lists it."""
    return {
        "id": str(held.id),
        "name": held.name,
        "icon": None,
        "banner": None,
        "owner": held.owner_id == member,
        "permissions": str(permissions.in_guild(held, member)),
        "features": [],
    }


def guild_create(world: World, held: Guild, *, with_members: bool) -> Json:
    """The whole server, as the gateway tells it; without the members intent only the bot is listed."""
    channels = list(world.channels_of(held.id))
    told = held.members if with_members else [world.bot_id]
    return guild(world, held) | {
        "joined_at": iso(held.members[world.bot_id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(held.members),
        "members": [member(held, world.people[person]) for person in told],
        "channels": [channel(world, one) for one in channels if not one.thread],
        "threads": [
            channel(world, one)
            for one in channels
            if one.thread and not one.archived and permissions.may_see(world, one, world.bot_id)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def thread_member(thread: Channel, person: int) -> Json:
    return {
        "id": str(thread.id),
        "user_id": str(person),
        "join_timestamp": iso(thread.thread_members[person]),
        "flags": 1,
    }


def channel(world: World, held: Channel) -> Json:
    shape: Json = {
        "id": str(held.id),
        "type": held.kind,
        "flags": 0,
        "last_message_id": None if held.last_message_id is None else str(held.last_message_id),
    }
    if held.kind == DM:
        others = [person for person in held.recipients if person != world.bot_id]
        return shape | {"recipients": [user(world.people[person]) for person in others]}
    shape |= {
        "guild_id": str(held.guild_id),
        "name": held.name,
        "rate_limit_per_user": held.slowmode,
    }
    if held.thread:
        return shape | _thread(world, held)
    return shape | {
        "parent_id": None,
        "topic": held.topic,
        "position": held.position,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(target),
                "type": 0 if overwrite.role else 1,
                "allow": str(overwrite.allow),
                "deny": str(overwrite.deny),
            }
            for target, overwrite in held.overwrites.items()
        ],
    }


def _thread(world: World, held: Channel) -> Json:
    count = len(world.timelines.get(held.id, ()))
    created = moment(held.id)
    shape: Json = {
        "parent_id": str(held.parent_id),
        "owner_id": str(held.owner_id),
        "message_count": count,
        "total_message_sent": count,
        "member_count": min(50, len(held.thread_members)),
        "thread_metadata": {
            "archived": held.archived,
            "archive_timestamp": iso(held.archived_at or created),
            "auto_archive_duration": held.auto_archive,
            "locked": held.locked,
            "create_timestamp": iso(created),
        },
    }
    if held.private:
        shape["thread_metadata"]["invitable"] = held.invitable
    if world.bot_id in held.thread_members:
        shape["member"] = thread_member(held, world.bot_id)
    return shape


def threads(world: World, found: list[Channel], *, more: bool = False) -> Json:
    """A list of threads, with the bot's part in each."""
    joined = [held for held in found if world.bot_id in held.thread_members]
    return {
        "threads": [channel(world, held) for held in found],
        "members": [thread_member(held, world.bot_id) for held in joined],
        "has_more": more,
    }


def emoji(world: World, held: Emoji) -> Json:
    return {
        "id": str(held.id),
        "name": held.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": held.animated,
        "available": True,
    }


def emoji_names(world: World) -> Json:
    return {str(held.id): held.name for held in world.emojis.values()}


def command(world: World, held: Command) -> Json:
    body = {key: value for key, value in held.body.items() if value is not None}
    granted = body.get("default_member_permissions")
    return (
        {
            "type": 1,
            "description": "",
            "dm_permission": True,
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            "name_localizations": None,
            "description_localizations": None,
        }
        | body
        | {
            "id": str(held.id),
            "application_id": str(world.bot_id),
            "version": str(held.version),
            "default_member_permissions": None if granted is None else str(granted),
        }
        | ({} if held.guild_id is None else {"guild_id": str(held.guild_id)})
    )
