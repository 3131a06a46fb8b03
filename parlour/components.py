"""What buttons, selects, layouts and forms may hold: one table for each of Discord's component types."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from parlour import limits
from parlour.forms import (
    ByType,
    Fields,
    Flag,
    Form,
    ListOf,
    OneOf,
    Place,
    Problem,
    Snowflake,
    Text,
    Url,
    Whole,
)

Component: TypeAlias = dict[str, Any]
Rule: TypeAlias = Iterator[tuple[str, str, str]]

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6

_BASE: Fields = {"type": Whole(), "id": Whole(0, 2**31 - 1)}
_CUSTOM_ID = Text(limits.CUSTOM_ID, 1)


def _emoji_rule(emoji: Component) -> Rule:
    # One with an id is looked up later; without one, what is written in plain letters is none at all.
    if not emoji.get("id") and emoji["name"].isascii():
        yield "name", "COMPONENT_INVALID_EMOJI", f"Invalid emoji {emoji['name']!r}"


_EMOJI = Form({"id": Snowflake(), "name": Text(32), "animated": Flag()}, ("name",), _emoji_rule)
_MEDIA = Form({"url": Url(limits.MEDIA_URL, ("http", "https", "attachment"))}, ("url",))
_DESCRIPTION = Text(limits.FILE_DESCRIPTION, 1)


def _button_rule(button: Component) -> Rule:
    if button["style"] == PREMIUM:
        yield (
            "style",
            "NOT_SUPPORTED",
            "The parlour sells nothing: premium buttons are not supported.",
        )
    elif button["style"] == LINK:
        if not button.get("url"):
            yield "url", "BUTTON_COMPONENT_URL_REQUIRED", "A link button must have a url."
        if button.get("custom_id"):
            yield (
                "custom_id",
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A link has no custom id.",
            )
    else:
        if not button.get("custom_id"):
            yield "custom_id", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required"
        if button.get("url"):
            yield (
                "url",
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "Only a link has a url.",
            )
    if not button.get("label") and not button.get("emoji"):
        yield "label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required"

    if button.get("sku_id"):
        yield "sku_id", "BUTTON_COMPONENT_INVALID_SKU_ID", "Only a premium button has a sku_id."


def _row_rule(row: Component) -> Rule:
    kinds = [held["type"] for held in row["components"]]
    if len(kinds) > 1 and any(kind != BUTTON for kind in kinds):
        yield (
            "components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _range_rule(select: Component) -> Rule:
    least, most = select.get("min_values"), select.get("max_values")
    least = 1 if least is None else least
    most = 1 if most is None else most
    if least > most:
        yield "min_values", "BASE_TYPE_MAX", "min_values is more than max_values."
    options = select.get("options")
    if options is None:
        return
    if most > len(options):
        yield (
            "max_values",
            "COMPONENT_MAX_VALUES_EXCEED_OPTIONS",
            "max_values is more than there are options.",
        )
    yield from _options_rule(options, most)


def _group_rule(group: Component) -> Rule:
    # Unlike a select's, a checkbox group's max_values is by default all of its options.
    most = group.get("max_values")
    yield from _range_rule(group | {"max_values": len(group["options"]) if most is None else most})


def _options_rule(options: list[Component], most: int) -> Rule:
    if sum(bool(option.get("default")) for option in options) > most:
        yield "options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults"
    values = [option["value"] for option in options]
    if len(set(values)) < len(values):
        yield (
            "options",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        )


def _radio_rule(group: Component) -> Rule:
    yield from _options_rule(group["options"], 1)


def _input_rule(text: Component) -> Rule:
    least, most = text.get("min_length") or 0, text.get("max_length") or limits.TEXT_INPUT
    if least > most:
        yield "min_length", "BASE_TYPE_MAX", "min_length is more than max_length."
    if text.get("value") and len(text["value"]) > most:
        yield "value", "BASE_TYPE_BAD_LENGTH", "The value is longer than max_length."


def _attachment_only(file: Component) -> Rule:
    if not file["file"]["url"].startswith("attachment://"):
        yield (
            "file",
            "UNFURLED_MEDIA_ITEM_NOT_ATTACHMENT",
            "A file must be an attachment:// of this message.",
        )


_OPTION_FIELDS: Fields = {
    "label": Text(limits.OPTION_TEXT, 1),
    "value": Text(limits.OPTION_TEXT, 1),
    "description": Text(limits.OPTION_TEXT),
    "default": Flag(),
}
_SELECT_OPTION = Form(_OPTION_FIELDS | {"emoji": _EMOJI}, ("label", "value"))
_GROUP_OPTION = Form(_OPTION_FIELDS, ("label", "value"))
_SELECT_FIELDS: Fields = _BASE | {
    "custom_id": _CUSTOM_ID,
    "placeholder": Text(limits.PLACEHOLDER),
    "min_values": Whole(0, limits.OPTIONS),
    "max_values": Whole(1, limits.OPTIONS),
    "disabled": Flag(),
    "required": Flag(),
}
_DEFAULT_VALUE = Form(
    {"id": Snowflake(), "type": OneOf(("user", "role", "channel"))}, ("id", "type")
)
_STRING_SELECT = Form(
    _SELECT_FIELDS | {"options": ListOf(_SELECT_OPTION, limits.OPTIONS, 1)},
    ("custom_id", "options"),
    _range_rule,
)
_THING_SELECT = Form(
    _SELECT_FIELDS | {"default_values": ListOf(_DEFAULT_VALUE, limits.OPTIONS)},
    ("custom_id",),
    _range_rule,
)
_CHANNEL_SELECT = Form(
    _THING_SELECT.fields | {"channel_types": ListOf(Whole(), 25)}, ("custom_id",), _range_rule
)
_SELECT_FORMS = {
    STRING_SELECT: _STRING_SELECT,
    USER_SELECT: _THING_SELECT,
    ROLE_SELECT: _THING_SELECT,
    MENTIONABLE_SELECT: _THING_SELECT,
    CHANNEL_SELECT: _CHANNEL_SELECT,
}
_BUTTON = Form(
    _BASE
    | {
        "style": Whole(1, 6),
        "label": Text(limits.BUTTON_LABEL),
        "custom_id": _CUSTOM_ID,
        "url": Url(limits.URL, ("http", "https", "discord")),
        "sku_id": Snowflake(),
        "disabled": Flag(),
        "emoji": _EMOJI,
    },
    ("style",),
    _button_rule,
)
_ROW = Form(
    _BASE
    | {"components": ListOf(ByType({BUTTON: _BUTTON} | _SELECT_FORMS), limits.BUTTONS_A_ROW, 1)},
    ("components",),
    _row_rule,
)
_TEXT_DISPLAY = Form(_BASE | {"content": Text(limits.LAYOUT_CHARACTERS, 1)}, ("content",))
_THUMBNAIL = Form(
    _BASE | {"media": _MEDIA, "description": _DESCRIPTION, "spoiler": Flag()}, ("media",)
)
_SECTION = Form(
    _BASE
    | {
        "components": ListOf(ByType({TEXT_DISPLAY: _TEXT_DISPLAY}), limits.SECTION_TEXTS, 1),
        "accessory": ByType({BUTTON: _BUTTON, THUMBNAIL: _THUMBNAIL}),
    },
    ("components", "accessory"),
)
_GALLERY_ITEM = Form({"media": _MEDIA, "description": _DESCRIPTION, "spoiler": Flag()}, ("media",))
_GALLERY = Form(_BASE | {"items": ListOf(_GALLERY_ITEM, limits.GALLERY_ITEMS, 1)}, ("items",))
_FILE = Form(_BASE | {"file": _MEDIA, "spoiler": Flag()}, ("file",), _attachment_only)
_SEPARATOR = Form(_BASE | {"divider": Flag(), "spacing": OneOf((1, 2))})

_INNER = {
    ACTION_ROW: _ROW,
    SECTION: _SECTION,
    TEXT_DISPLAY: _TEXT_DISPLAY,
    MEDIA_GALLERY: _GALLERY,
    FILE: _FILE,
    SEPARATOR: _SEPARATOR,
}
_CONTAINER = Form(
    _BASE
    | {
        "components": ListOf(ByType(_INNER), limits.LAYOUT_COMPONENTS, 1),
        "accent_color": Whole(0, 0xFFFFFF),
        "spoiler": Flag(),
    },
    ("components",),
)

CLASSIC = ListOf(ByType({ACTION_ROW: _ROW}), limits.ROWS)
LAYOUT = ListOf(ByType(_INNER | {CONTAINER: _CONTAINER}), limits.LAYOUT_COMPONENTS)

_TEXT_INPUT = Form(
    _BASE
    | {
        "custom_id": _CUSTOM_ID,
        "style": OneOf((1, 2)),
        "label": Text(limits.LABEL, 1),
        "value": Text(limits.TEXT_INPUT),
        "placeholder": Text(limits.TEXT_INPUT_PLACEHOLDER),
        "required": Flag(),
        "min_length": Whole(0, limits.TEXT_INPUT),
        "max_length": Whole(1, limits.TEXT_INPUT),
    },
    ("custom_id", "style"),
    _input_rule,
)
_GROUP_FIELDS: Fields = _BASE | {"custom_id": _CUSTOM_ID, "required": Flag()}
_RADIO_GROUP = Form(
    _GROUP_FIELDS
    | {"options": ListOf(_GROUP_OPTION, limits.RADIO_OPTIONS[1], limits.RADIO_OPTIONS[0])},
    ("custom_id", "options"),
    _radio_rule,
)
_CHECKBOX_GROUP = Form(
    _GROUP_FIELDS
    | {
        "options": ListOf(_GROUP_OPTION, limits.CHECKBOX_OPTIONS[1], limits.CHECKBOX_OPTIONS[0]),
        "min_values": Whole(0, limits.CHECKBOX_OPTIONS[1]),
        "max_values": Whole(1, limits.CHECKBOX_OPTIONS[1]),
    },
    ("custom_id", "options"),
    _group_rule,
)
_CHECKBOX = Form(_BASE | {"custom_id": _CUSTOM_ID, "default": Flag()}, ("custom_id",))
_FILE_UPLOAD = Form(
    _GROUP_FIELDS | {"min_values": Whole(0, limits.FILES), "max_values": Whole(1, limits.FILES)},
    ("custom_id",),
    _range_rule,
)


def _label_rule(label: Component) -> Rule:
    if label["component"].get("disabled"):
        yield "component", "COMPONENT_DISABLED_IN_MODAL", "Nothing in a form can be disabled."


_LABEL = Form(
    _BASE
    | {
        "label": Text(limits.LABEL, 1),
        "description": Text(limits.LABEL_DESCRIPTION, 1),
        "component": ByType(
            {
                TEXT_INPUT: _TEXT_INPUT,
                FILE_UPLOAD: _FILE_UPLOAD,
                RADIO_GROUP: _RADIO_GROUP,
                CHECKBOX_GROUP: _CHECKBOX_GROUP,
                CHECKBOX: _CHECKBOX,
            }
            | _SELECT_FORMS
        ),
    },
    ("label", "component"),
    _label_rule,
)
# Without a Label around it, a text input must say itself what it is for.
_LABELLED_INPUT = Form(_TEXT_INPUT.fields, (*_TEXT_INPUT.required, "label"), _input_rule)
_INPUT_ROW = Form(
    _BASE | {"components": ListOf(ByType({TEXT_INPUT: _LABELLED_INPUT}), 1, 1)}, ("components",)
)
MODAL = ListOf(
    ByType({ACTION_ROW: _INPUT_ROW, TEXT_DISPLAY: _TEXT_DISPLAY, LABEL: _LABEL}),
    limits.MODAL_ITEMS,
    1,
)


def walk(
    components: list[Component], at: Place = ("components",)
) -> Iterator[tuple[Component, Place]]:
    """Every component, the outer ones first, with its place in the body."""
    for index, component in enumerate(components):
        here = (*at, index)
        yield component, here
        yield from walk(component.get("components") or [], (*here, "components"))
        for name in ("accessory", "component"):
            if component.get(name):
                yield component[name], (*here, name)


def media(components: list[Component]) -> Iterator[tuple[dict[str, Any], Place]]:
    """Every picture or file that a layout shows, with the place of its url."""
    for component, at in walk(components):
        if "media" in component:
            yield component["media"], (*at, "media", "url")
        if "file" in component:
            yield component["file"], (*at, "file", "url")
        for index, item in enumerate(component.get("items") or []):
            yield item["media"], (*at, "items", index, "media", "url")


def layout_problems(components: list[Component]) -> Iterator[Problem]:
    """What a whole layout may not exceed; nested components count."""
    everything = [component for component, _ in walk(components)]
    if len(everything) > limits.LAYOUT_COMPONENTS:
        yield Problem(
            ("components",),
            "BASE_TYPE_BAD_LENGTH",
            f"A layout has {limits.LAYOUT_COMPONENTS} components at most, nested ones counted; here are {len(everything)}.",
        )
    length = sum(len(c["content"]) for c in everything if c["type"] == TEXT_DISPLAY)
    if length > limits.LAYOUT_CHARACTERS:
        yield Problem(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Components displayable text size exceeds maximum size of {limits.LAYOUT_CHARACTERS}",
        )


def duplicate_problems(components: list[Component]) -> Iterator[Problem]:
    for name, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        seen: set[Any] = set()
        for component, at in walk(components):
            value = component.get(name)
            if value and value in seen:
                yield Problem((*at, name), code, f"The {name} {value!r} is used twice.")
            seen.add(value)


def numbered(components: list[Component]) -> list[Component]:
    """The components as they are stored: nulls left out, and every one with an id of its own."""
    taken = {component.get("id") for component, _ in walk(components)}
    free = (number for number in range(1, 10_000) if number not in taken)

    def tidy(value: Any) -> Any:
        if isinstance(value, list):
            return [tidy(item) for item in value]
        if not isinstance(value, dict):
            return value
        kept = {key: held for key, held in value.items() if held is not None}
        if isinstance(kept.get("type"), int):
            kept["id"] = kept.get("id") or next(free)
        if (kept.get("emoji") or {}).get("id"):
            # Sent as a number or as text, told as text.
            kept["emoji"] = kept["emoji"] | {"id": str(kept["emoji"]["id"])}
        return {key: tidy(held) for key, held in kept.items()}

    return [tidy(component) for component in components]


def find(components: list[Component], custom_id: str) -> Component | None:
    return next((c for c, _ in walk(components) if c.get("custom_id") == custom_id), None)
