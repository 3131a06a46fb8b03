"""What somebody chose for themselves, as a post with a menu for each choice."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.dealers.dealing import Words
from bot.i18n.words import LANGUAGES
from bot.people.choices import INVITATIONS, REMINDERS
from bot.store import Choices
from bot.ui.messages.address import NO_TABLE, Address
from bot.ui.messages.posts import Entry, Menu, Post

_YES_NO = (True, False)
MENUS: Mapping[str, tuple[Any, ...]] = {
    "push": _YES_NO,
    "remind_hours": (None, *REMINDERS),
    "locale": (None, *LANGUAGES),
    "hints": _YES_NO,
    "lessons": _YES_NO,
    "shows_statistics": _YES_NO,
    "invitations": INVITATIONS,
    "looking": _YES_NO,
}
"""What can be chosen in each menu; None: as it is where nobody chose."""
_USUAL: Mapping[str, Any] = {
    "push": True,
    "hints": True,
    "lessons": True,
    "shows_statistics": True,
    "invitations": "all",
    "looking": False,
}


def me_page(choices: Choices, now: float, words: Words) -> Post:
    lines = [words("me-title"), _quiet(choices, words), _away(choices, now, words)]
    menus = tuple(
        Menu(
            Address(NO_TABLE, "me", key),
            words(f"me-{_slug(key)}"),
            tuple(
                Entry(
                    str(number),
                    _label(key, value, words),
                    chosen=_chosen(choices, key) == value,
                )
                for number, value in enumerate(values)
            ),
        )
        for key, values in MENUS.items()
    )
    return Post("\n".join(lines), (), menus)


def _chosen(choices: Choices, key: str) -> Any:
    value = getattr(choices, key)
    return _USUAL.get(key) if value is None else value


def _label(key: str, value: Any, words: Words) -> str:
    """Each with what it is about: a menu that is closed shows nothing else."""
    about = words(f"me-{_slug(key)}")
    said = _VALUES[key](value, words)
    return f"{about}: {said}"


def _slug(key: str) -> str:
    return key.replace("_", "-")


def _yes(value: Any, words: Words) -> str:
    return words("me-yes") if value else words("me-no")


def _hours(value: Any, words: Words) -> str:
    if value is None:
        return words("me-usual")
    return words("me-never") if value == 0 else words("me-hours", count=value)


def _language(value: Any, words: Words) -> str:
    return words("me-language-discord") if value is None else words(f"me-language-{value}")


def _invitations(value: Any, words: Words) -> str:
    return words(f"me-invitations-{value}")


_VALUES: Mapping[str, Callable[[Any, Words], str]] = {
    "push": _yes,
    "remind_hours": _hours,
    "locale": _language,
    "hints": _yes,
    "lessons": _yes,
    "shows_statistics": _yes,
    "invitations": _invitations,
    "looking": _yes,
}


def _quiet(choices: Choices, words: Words) -> str:
    begins, ends = choices.quiet_from, choices.quiet_until
    if begins is None or ends is None or begins == ends:
        return words("me-quiet-none")
    zone = choices.zone or "UTC"
    return words("me-quiet", begins=_clock(begins), ends=_clock(ends), zone=zone)


def _clock(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"


def _away(choices: Choices, now: float, words: Words) -> str:
    until = choices.away_until
    if until is None or until <= now:
        return words("me-here")
    return words("me-away", date=f"<t:{int(until)}:D>")
