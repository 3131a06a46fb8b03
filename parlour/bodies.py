"""The request bodies the bot may send, field by field."""

from collections.abc import Iterator
from typing import Any

from parlour import limits
from parlour.components import MODAL
from parlour.forms import (
    ByType,
    EmojiName,
    Fields,
    FirstThatFits,
    Flag,
    Form,
    Kind,
    ListOf,
    Moment,
    Name,
    Number,
    OneOf,
    Snowflake,
    Text,
    TextsByKey,
    Url,
    Whole,
    is_command_name,
)
from parlour.locales import LOCALES
from parlour.world import EPHEMERAL


class _Unchecked:
    """A field that a later check looks at, once it is known what kind of message it belongs to."""

    @staticmethod
    def problems(_value: Any, _at: Any) -> Iterator[Any]:
        return iter(())


_LINK = Url(limits.MEDIA_URL)
_URL = Url(limits.MEDIA_URL, ("http", "https", "attachment"))
_PICTURE = Form(
    {
        "url": _URL,
        "proxy_url": _URL,
        "width": Whole(),
        "height": Whole(),
        "flags": Whole(),
        "content_type": Text(100),
        "placeholder": Text(200),
        "placeholder_version": Whole(),
        "description": Text(limits.FILE_DESCRIPTION),
    },
    ("url",),
)


def _embed_rule(embed: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    if not any(embed.get(name) for name in _SHOWN):
        yield "description", "BASE_TYPE_REQUIRED", "This field is required"


_SHOWN = ("title", "description", "image", "thumbnail", "footer", "author", "fields")
_EMBED = Form(
    {
        "type": OneOf(("rich",)),
        "title": Text(256),
        "description": Text(4096),
        "url": _LINK,
        "timestamp": Moment(),
        "color": Whole(0, 0xFFFFFF),
        "image": _PICTURE,
        "thumbnail": _PICTURE,
        "footer": Form(
            {"text": Text(2048, 1), "icon_url": _URL, "proxy_icon_url": _URL}, ("text",)
        ),
        "author": Form(
            {"name": Text(256, 1), "url": _LINK, "icon_url": _URL, "proxy_icon_url": _URL},
            ("name",),
        ),
        "fields": ListOf(
            Form(
                {"name": Text(256, 1), "value": Text(1024, 1), "inline": Flag()}, ("name", "value")
            ),
            25,
        ),
        "flags": Whole(),
    },
    rule=_embed_rule,
)


def _mentions_rule(allowed: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    for name in ("users", "roles"):
        if allowed.get(name) and name in (allowed.get("parse") or []):
            yield (
                "parse",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.',
            )


_MENTIONS = Form(
    {
        "parse": ListOf(OneOf(("users", "roles", "everyone")), 3),
        "users": ListOf(Snowflake(), 100),
        "roles": ListOf(Snowflake(), 100),
        "replied_user": Flag(),
    },
    rule=_mentions_rule,
)
_ATTACHMENT = Form(
    {
        "id": Snowflake(),
        "filename": Text(1024, 1),
        "description": Text(limits.FILE_DESCRIPTION),
        "title": Text(1024),
        "is_spoiler": Flag(),
    },
    ("id",),
)
_REFERENCE = Form(
    {
        "message_id": Snowflake(),
        "channel_id": Snowflake(),
        "guild_id": Snowflake(),
        "fail_if_not_exists": Flag(),
        "type": OneOf((0,)),
    },
    ("message_id",),
)
_SPOKEN: Fields = {
    "content": Text(limits.CONTENT),
    "embeds": ListOf(_EMBED, limits.EMBEDS),
    "components": _Unchecked(),
    "attachments": ListOf(_ATTACHMENT, limits.FILES),
    "allowed_mentions": _MENTIONS,
    "flags": Whole(0, 2**31 - 1),
    "tts": Flag(),
}

CREATE_MESSAGE = Form(
    _SPOKEN
    | {
        "nonce": FirstThatFits((Text(limits.NONCE), Whole())),
        "enforce_nonce": Flag(),
        "message_reference": _REFERENCE,
    }
)
MESSAGE = Form(_SPOKEN)
"""An answer or an edit."""
BULK_DELETE = Form({"messages": ListOf(Snowflake(), 100, 2)}, ("messages",))

CALLBACK = Form({"type": OneOf((4, 5, 6, 7, 8, 9)), "data": _Unchecked()}, ("type",))
DEFER = Form({"flags": OneOf((0, EPHEMERAL))})
SHOW_MODAL = Form(
    {
        "custom_id": Text(limits.CUSTOM_ID, 1),
        "title": Text(limits.MODAL_TITLE, 1),
        "components": MODAL,
    },
    ("custom_id", "title", "components"),
)

_DESCRIPTIONS = TextsByKey(Text(limits.COMMAND_DESCRIPTION, 1), LOCALES)


def _choices(value: Kind) -> ListOf:
    choice = Form(
        {
            "name": Text(limits.CHOICE_NAME, 1),
            "name_localizations": TextsByKey(Text(limits.CHOICE_NAME, 1), LOCALES),
            "value": value,
        },
        ("name", "value"),
    )
    return ListOf(choice, limits.CHOICES)


SUBCOMMAND, SUBCOMMAND_GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 6, 7, 8, 9, 10, 11

_WORD = Text(limits.OPTION_STRING)
CHOICES = {
    kind: Form({"choices": _choices(value)}, ("choices",))
    for kind, value in ((STRING, _WORD), (INTEGER, Whole()), (NUMBER, Number()))
}
"""What may be suggested for an option, by its type."""

_NAMED: Fields = {
    "type": Whole(),
    "name": Name(limits.COMMAND_NAME),
    "name_localizations": TextsByKey(Name(limits.COMMAND_NAME), LOCALES),
    "description": Text(limits.COMMAND_DESCRIPTION, 1),
    "description_localizations": _DESCRIPTIONS,
}
_OPTION: Fields = _NAMED | {"required": Flag()}


def _option_rule(option: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    if option.get("autocomplete") and option.get("choices"):
        yield (
            "choices",
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Autocomplete and fixed choices exclude each other.",
        )


def _options_rule(holder: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    options = holder.get("options") or []
    names = [option["name"] for option in options]
    if len(set(names)) < len(names):
        yield "options", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Two options share a name."
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield (
            "options",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "Required options must be placed before non-required options",
        )
    below = {option["type"] in {SUBCOMMAND, SUBCOMMAND_GROUP} for option in options}
    if below == {True, False}:
        yield (
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )


def _option(**more: Kind) -> Form:
    return Form(_OPTION | more, ("name", "description"))


def _choosable(value: Kind, **more: Kind) -> Form:
    fields = _OPTION | {"autocomplete": Flag(), "choices": _choices(value)} | more
    return Form(fields, ("name", "description"), _option_rule)


_LENGTH = Whole(0, limits.OPTION_STRING)
_SIMPLE = {
    STRING: _choosable(_WORD, min_length=_LENGTH, max_length=_LENGTH),
    INTEGER: _choosable(Whole(), min_value=Whole(), max_value=Whole()),
    BOOLEAN: _option(),
    USER: _option(),
    CHANNEL: _option(channel_types=ListOf(Whole(), 25)),
    ROLE: _option(),
    MENTIONABLE: _option(),
    NUMBER: _choosable(Number(), min_value=Number(), max_value=Number()),
    ATTACHMENT: _option(),
}
_SUBCOMMAND = Form(
    _OPTION | {"options": ListOf(ByType(_SIMPLE), limits.COMMAND_OPTIONS)},
    ("name", "description"),
    _options_rule,
)
_GROUP = Form(
    _OPTION | {"options": ListOf(ByType({SUBCOMMAND: _SUBCOMMAND}), limits.COMMAND_OPTIONS, 1)},
    ("name", "description"),
    _options_rule,
)
CHAT_INPUT, USER_COMMAND, MESSAGE_COMMAND = 1, 2, 3


def _command_rule(command: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    slash = (command.get("type") or CHAT_INPUT) == CHAT_INPUT
    if slash and not command.get("description"):
        yield "description", "BASE_TYPE_REQUIRED", "This field is required"
    names = [("name", command["name"])]
    names += [
        ("name_localizations", one) for one in (command.get("name_localizations") or {}).values()
    ]
    for field, name in names:
        if slash and not is_command_name(name):
            yield field, "APPLICATION_COMMAND_INVALID_NAME", f"Command name {name!r} is invalid"
    if not slash and (command.get("description") or command.get("options")):
        yield (
            "options",
            "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS",
            "Only slash commands have these.",
        )
    yield from _options_rule(command)
    if _characters(command) > limits.COMMAND_CHARACTERS:
        yield "options", "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)"


def _characters(named: dict[str, Any]) -> int:
    """Names, descriptions and values, the longest localisation of each."""
    length = 0
    for key in ("name", "description"):
        texts = [named.get(key) or "", *(named.get(f"{key}_localizations") or {}).values()]
        length += max(map(len, texts))
    length += len(str(named.get("value") or ""))
    for key in ("options", "choices"):
        length += sum(map(_characters, named.get(key) or []))
    return length


COMMAND = Form(
    _NAMED
    | {
        # Only slash commands are held to small letters: the rule below looks at the type.
        "name": Text(limits.COMMAND_NAME, 1),
        "name_localizations": TextsByKey(Text(limits.COMMAND_NAME, 1), LOCALES),
        "description": Text(limits.COMMAND_DESCRIPTION),
        "id": Snowflake(),
        "type": OneOf((CHAT_INPUT, USER_COMMAND, MESSAGE_COMMAND)),
        "options": ListOf(
            ByType({SUBCOMMAND: _SUBCOMMAND, SUBCOMMAND_GROUP: _GROUP} | _SIMPLE),
            limits.COMMAND_OPTIONS,
        ),
        "default_member_permissions": FirstThatFits((Whole(0), Snowflake())),
        "dm_permission": Flag(),
        "nsfw": Flag(),
        "contexts": ListOf(OneOf((0, 1, 2)), 3, 1),
        "integration_types": ListOf(OneOf((0, 1)), 2, 1),
    },
    ("name",),
    _command_rule,
)

_ARCHIVE = OneOf(limits.ARCHIVE_MINUTES)
_SLOWMODE = Whole(0, 21600)
_THREAD: Fields = {
    "name": Text(limits.CHANNEL_NAME, 1),
    "auto_archive_duration": _ARCHIVE,
    "rate_limit_per_user": _SLOWMODE,
}
THREAD_FROM_MESSAGE = Form(_THREAD, ("name",))
THREAD = Form(_THREAD | {"type": OneOf((11, 12)), "invitable": Flag()}, ("name",))
EDIT_THREAD = Form(_THREAD | {"archived": Flag(), "locked": Flag(), "invitable": Flag()})
EDIT_CHANNEL = Form(
    {
        "name": Text(limits.CHANNEL_NAME, 1),
        "topic": Text(limits.TOPIC),
        "rate_limit_per_user": _SLOWMODE,
        "position": Whole(0),
    }
)
OVERWRITE = Form(
    {
        "id": Snowflake(),
        "type": OneOf((0, 1)),
        "allow": FirstThatFits((Snowflake(), Whole(0))),
        "deny": FirstThatFits((Snowflake(), Whole(0))),
    }
)
_EMOJI_NAME = EmojiName(*limits.EMOJI_NAME)
EMOJI = Form({"name": _EMOJI_NAME, "image": Text(limits.SMALL_BODY_BYTES, 1)}, ("name", "image"))
EDIT_EMOJI = Form({"name": _EMOJI_NAME})
OPEN_DM = Form({"recipient_id": Snowflake()}, ("recipient_id",))
