"""Follows the path of a press: to a move, a narrower question, a form, or a closer look."""

from dataclasses import dataclass, replace
from typing import Any

from bot.dealers.dealing import Choice, Narrower, PickOne, PickSome, Picture, Prompt, Words
from bot.refusals import Refused
from bot.ui.messages.address import Address
from bot.ui.messages.posts import Post
from bot.ui.prompts.asking import ON_A_PAGE, close_up, counted, narrowed, pages_of
from bot.ui.prompts.paths import SEAL, Path, read_path


@dataclass(frozen=True, slots=True)
class Asked:
    """A narrower question to show."""

    post: Post


@dataclass(frozen=True, slots=True)
class Form:
    """A form to open."""

    prompt: PickSome
    ticked: frozenset[str]


@dataclass(frozen=True, slots=True)
class Looked:
    """A picture to look at, in a message of its own."""

    post: Post
    is_new: bool
    """Otherwise in the message that was pressed, which shows the picture already."""


@dataclass(frozen=True, slots=True)
class Answered:
    move: Any


def follow(prompt: Prompt, address: Address, words: Words) -> Asked | Form | Looked | Answered:
    """Where the path of this address leads. Refused where it no longer leads anywhere."""
    path = read_path(address.path)
    if isinstance(prompt, PickOne):
        return _narrow(prompt, address, path, words)
    # Only what is still there to be ticked: a form may be older than the hand.
    keys = frozenset(item.key for item in prompt.items if item.key in path.keys)
    if path.look:
        picture = prompt.draft(counted(prompt, keys)).picture if keys else prompt.picture
        known = replace(path, keys=tuple(key for key in path.keys if key in keys))
        return _look(picture, address, known, words)
    return Answered(compose(prompt, keys)) if path.form == SEAL else Form(prompt, keys)


def compose(prompt: PickSome, keys: frozenset[str]) -> Any:
    return prompt.compose(counted(prompt, keys))


def _narrow(
    prompt: PickOne, address: Address, path: Path, words: Words
) -> Asked | Looked | Answered:
    """One branch at a time is built, and no other."""
    asked, taken, back = prompt, Path(), None
    rest = list(path.keys)
    while rest or (taken.keys and _leads_on(asked)):
        if not (taken.keys and _leads_on(asked)):
            back = Path(taken.keys, page=_page_of(asked, rest[0]))
        choice = _choice(asked, rest.pop(0) if rest else asked.choices[0].key)
        if not isinstance(choice.then, Narrower):
            return Answered(choice.then)
        asked, taken = choice.then.build(), Path((*taken.keys, choice.key))
    here = Path(taken.keys, page=path.page)
    if path.look:
        return _look(asked.picture, address, Path(taken.keys, look=path.look), words)
    return Asked(narrowed(asked, address, here, back, words))


def _leads_on(asked: PickOne) -> bool:
    """There is one way only, and it makes no move yet: nothing to decide."""
    return len(asked.choices) == 1 and isinstance(asked.choices[0].then, Narrower)


def _choice(asked: PickOne, key: str) -> Choice:
    choice = next((choice for choice in asked.choices if choice.key == key), None)
    if choice is None:
        raise Refused("refused-old-question")
    return choice


def _page_of(asked: PickOne, key: str) -> int:
    """Where somebody who goes back finds what they took."""
    if pages_of(asked) == 1:
        return 0
    keys = [choice.key for choice in asked.choices]
    return keys.index(key) // ON_A_PAGE if key in keys else 0


def _look(picture: Picture | None, address: Address, path: Path, words: Words) -> Looked:
    if picture is None:
        raise Refused("refused-old-question")
    return Looked(close_up(picture, address, path, words), is_new=path.look == "new")
