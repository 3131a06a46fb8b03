"""Turns a dealer's question into a post: choices as buttons while they fit, else menus, else pages."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from bot.dealers.dealing import Choice, PickOne, PickSome, Picture, Prompt, Words
from bot.refusals import Refused
from bot.ui import limits
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Entry, Menu, Post, Press, RowOfPost
from bot.ui.prompts.paths import OPEN, SEAL, Path, at

_HINTS = 12
"""Beyond that the hints are read in the menus."""
_MENUS = 5
"""Beyond that the groups are not worth a menu each."""
_MENUS_ON_A_PAGE = 4
ON_A_PAGE = _MENUS_ON_A_PAGE * limits.MENU_OPTIONS
"""Choices on one of several pages."""


def question(prompt: Prompt, address: Address, words: Words) -> Post:
    """The question as it stands at first."""
    if isinstance(prompt, PickOne):
        return narrowed(prompt, address, Path(), None, words)
    opening = Press(prompt.open_label, at(address, OPEN), "main")
    row = (opening, *_closer(prompt.picture, address, Path(), words))
    return Post(prompt.text, _pictures(prompt.picture), (row,))


def change(address: Address, words: Words) -> Press:
    """For an answer that may still be changed: it is asked for as at first."""
    return Press(words("button-change"), at(address, ""))


def narrowed(
    prompt: PickOne, address: Address, path: Path, back: Path | None, words: Words
) -> Post:
    """The question at this path; `back` leads to the one before."""
    pages = pages_of(prompt)
    page = min(path.page, pages - 1)
    onward: list[Press] = []
    text = prompt.text
    if back is not None:
        onward.append(Press(words("button-back"), at(address, back)))
    if pages == 1:
        rows = _all_choices(prompt.choices, address, path, words)
    else:
        start = page * ON_A_PAGE
        shown = prompt.choices[start : start + ON_A_PAGE]
        rows = list(_menus(shown, address, path, words))
        if page > 0:
            before = replace(path, page=page - 1)
            onward.append(Press(words("button-previous"), at(address, before)))
        if page + 1 < pages:
            after = replace(path, page=page + 1)
            onward.append(Press(words("button-next"), at(address, after)))
        text = f"{text}\n-# {words('rules-page', number=page + 1, count=pages)}"
    onward += _closer(prompt.picture, address, path, words)
    if onward:
        rows.append(tuple(onward))
    hints = [f"**{c.label}**: {c.hint}" for c in prompt.choices if c.hint]
    if len(hints) <= _HINTS:
        text = "\n".join([text, *hints])
    return Post(text, _pictures(prompt.picture), tuple(rows))


def pages_of(prompt: PickOne) -> int:
    if len(prompt.choices) <= _MENUS * limits.MENU_OPTIONS:
        return 1
    return -(-len(prompt.choices) // ON_A_PAGE)


def draft(prompt: PickSome, keys: frozenset[str], address: Address, words: Words) -> Post:
    """How the answer would look, with both buttons carrying all that was ticked."""
    look = prompt.draft(counted(prompt, keys))
    ordered = tuple(item.key for item in prompt.items if item.key in keys)
    seal = Press(look.seal_label, at(address, Path(ordered, SEAL)), "main")
    again = Press(words("button-change"), at(address, Path(ordered, OPEN)))
    closer = _closer(look.picture, address, Path(ordered, OPEN), words)
    return Post(look.text, _pictures(look.picture), ((seal, again, *closer),))


def close_up(picture: Picture, address: Address, path: Path, words: Words) -> Post:
    """A picture, whole or closer, as this path says, and a button for the other."""
    is_whole = path.look == "whole"
    shown = picture if is_whole or picture.closer is None else picture.closer
    label = words("button-closer") if is_whole else words("button-whole")
    other = replace(path, look="closer" if is_whole else "whole")
    return Post("", (shown,), ((Press(label, at(address, other)),),))


def counted(prompt: PickSome, keys: frozenset[str]) -> frozenset[str]:
    """Refused where they are too few or too many."""
    if not prompt.least <= len(keys) <= prompt.most:
        form = "range" if prompt.least < prompt.most else "one" if prompt.most == 1 else "exact"
        facts = {"least": prompt.least, "most": prompt.most, "count": len(keys)}
        raise Refused("refused-count", form=form, **facts)
    return keys


def _all_choices(
    choices: tuple[Choice, ...], address: Address, path: Path, words: Words
) -> list[RowOfPost]:
    groups = [tuple(group) for _, group in groupby(choices, key=lambda choice: choice.row)]
    rows = [row for group in groups for row in _buttons(group, address, path)]
    if len(choices) <= limits.PUSHES and len(choices) + len(rows) <= limits.ROOM_FOR_PUSHES:
        return rows
    menus = [row for group in groups for row in _menus(group, address, path, words)]
    return menus if len(menus) <= _MENUS else list(_menus(choices, address, path, words))


def _buttons(choices: tuple[Choice, ...], address: Address, path: Path) -> Iterator[RowOfPost]:
    for part in _batched(choices, limits.BUTTONS_IN_A_ROW):
        yield tuple(Press(c.text, at(address, _taking(path, c)), c.style, c.icon) for c in part)


def _menus(
    choices: tuple[Choice, ...], address: Address, path: Path, words: Words
) -> Iterator[RowOfPost]:
    for part in _batched(choices, limits.MENU_OPTIONS):
        entries = tuple(Entry(str(_taking(path, c)), c.text, c.hint, icon=c.icon) for c in part)
        # Menus of one question need different addresses, and the chosen value is the path.
        own = at(address, f"#{part[0].key}")
        is_alone = len(part) == len(choices)
        span = f"{part[0].label} … {part[-1].label}"
        yield Menu(own, words("menu-choose") if is_alone else span, entries)


def _batched(choices: tuple[Choice, ...], size: int) -> Iterator[tuple[Choice, ...]]:
    for start in range(0, len(choices), size):
        yield choices[start : start + size]


def _taking(path: Path, choice: Choice) -> Path:
    return Path((*path.keys, choice.key))


def _closer(
    picture: Picture | None, address: Address, path: Path, words: Words
) -> tuple[Press, ...]:
    if picture is None or picture.closer is None:
        return ()
    return (Press(words("button-closer"), at(address, replace(path, look="new"))),)


def _pictures(picture: Picture | None) -> tuple[Picture, ...]:
    return () if picture is None else (picture,)
