"""Turns a dealer's prompts into posts, and a path of presses back into a move."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from bot.dealers.dealing import Choice, Item, PickOne, PickSome, Prompt, Words
from bot.refusals import Refused
from bot.ui import limits
from bot.ui.address import Address
from bot.ui.posts import Entry, Menu, Post, Press, RowOfPost

OPEN = "="
"""A path that opens the form, with the keys that are ticked already."""
SEAL = "!"
"""A path that seals the keys that follow."""
_HINTS = 12
"""Beyond that the hints are read in the menus."""
_EXAMPLES = 3
"""Of what could have been typed; the suggestions tell the rest."""
_MENUS = 5
"""Beyond that the groups are not worth a menu each."""
NOTHING = "–"
"""How somebody types that nothing is ticked."""


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
class Answered:
    move: Any


def ask(prompt: Prompt, address: Address, words: Words) -> Post:
    """The question as it stands at first."""
    if isinstance(prompt, PickOne):
        return _pick_one(prompt, address, (), words)
    opening = Press(prompt.open_label, _at(address, OPEN), "main")
    return Post(prompt.text, _pictures(prompt.picture), ((opening,),))


def change(prompt: Prompt, address: Address, words: Words) -> Press:
    """For an answer that may still be changed."""
    path = OPEN if isinstance(prompt, PickSome) else ""
    return Press(words("button-change"), _at(address, path))


def follow(prompt: Prompt, address: Address, words: Words) -> Asked | Form | Answered:
    """Where the path of this address leads. Refused where it no longer leads anywhere."""
    path = address.path
    if isinstance(prompt, PickSome):
        keys = _keys(prompt, path[1:].split(",") if path[1:] else [])
        if path.startswith(SEAL):
            return Answered(compose(prompt, keys))
        return Form(prompt, keys)
    narrowed = prompt
    taken: tuple[str, ...] = ()
    for key in path.split(".") if path else []:
        choice = next((choice for choice in narrowed.choices if choice.key == key), None)
        if choice is None:
            raise Refused("refused-old-question")
        if not isinstance(choice.then, PickOne):
            return Answered(choice.then)
        narrowed, taken = choice.then, (*taken, key)
    return Asked(_pick_one(narrowed, address, taken, words))


def draft(prompt: PickSome, keys: frozenset[str], address: Address, words: Words) -> Post:
    """How the answer would look, with both buttons carrying all that was ticked."""
    look = prompt.draft(_counted(prompt, keys))
    ordered = ",".join(item.key for item in prompt.items if item.key in keys)
    seal = Press(look.seal_label, _at(address, SEAL + ordered), "main")
    again = Press(words("button-change"), _at(address, OPEN + ordered))
    return Post(look.text, _pictures(look.picture), ((seal, again),))


def compose(prompt: PickSome, keys: frozenset[str]) -> Any:
    return prompt.compose(_counted(prompt, keys))


def answered_by(command: str, prompt: Prompt) -> Prompt:
    """What is left of a question for those who answer it with this command."""
    if isinstance(prompt, PickSome):
        return prompt
    mine = tuple(choice for choice in prompt.choices if choice.command in {"", command})
    return replace(prompt, choices=mine)


def read_typed(prompt: Prompt, typed: str) -> Any:
    """The move that somebody typed: keys of a multiple choice, or the path of a single one."""
    if isinstance(prompt, PickSome):
        tokens = typed.replace(",", " ").replace(NOTHING, " ").split()
        known = {item.key.lower(): item.key for item in prompt.items}
        if any(token.lower() not in known for token in tokens):
            raise Refused("refused-typed", keys=" ".join(item.key for item in prompt.items))
        return compose(prompt, frozenset(known[token.lower()] for token in tokens))
    if not prompt.choices:
        raise Refused("refused-nothing-to-do")
    whole = typed.strip().lower()
    answers = tuple(leaves(prompt))
    for leaf in answers:
        if whole in {leaf.path.lower(), leaf.label.lower(), leaf.line.lower()}:
            return leaf.move
    wanted = Counter(_words(typed))
    fitting = {leaf.move for leaf in answers if wanted and leaf.says(wanted)}
    if len(fitting) == 1:
        return fitting.pop()
    examples = " · ".join(leaf.label for leaf in answers[:_EXAMPLES])
    raise Refused("refused-typed-move", examples=examples)


def suggestions(prompt: Prompt, typed: str) -> list[tuple[str, str]]:
    """What the words typed so far could become: label and value, at most as many as are shown."""
    if isinstance(prompt, PickSome):
        return _some_suggestions(prompt, typed)
    found: dict[Any, tuple[str, str]] = {}
    for leaf in leaves(prompt):
        text = f"{leaf.path} {leaf.line}".lower()
        if all(word in text for word in _words(typed)):
            # Several paths may lead to the same move, and one of them is enough to offer it.
            found.setdefault(leaf.move, (limits.fit(leaf.line, limits.SUGGESTION), leaf.path))
    return list(found.values())[: limits.SUGGESTIONS]


@dataclass(frozen=True, slots=True)
class Leaf:
    """A whole answer."""

    path: str
    label: str
    hint: str
    move: Any

    @property
    def line(self) -> str:
        return f"{self.label} ({self.hint})" if self.hint else self.label

    def says(self, wanted: "Counter[str]") -> bool:
        """Its words or its path have all of these, in any order."""
        return any(wanted <= Counter(_words(text)) for text in (self.label, self.path))


def leaves(prompt: PickOne) -> Iterator[Leaf]:
    for choice in prompt.choices:
        if isinstance(choice.then, PickOne):
            for leaf in leaves(choice.then):
                label = f"{choice.label} → {leaf.label}"
                yield Leaf(f"{choice.key}.{leaf.path}", label, leaf.hint, leaf.move)
        else:
            yield Leaf(choice.key, choice.label, choice.hint, choice.then)


def _words(typed: str) -> list[str]:
    return re.findall(r"[^\W_]+", typed.lower())


def _some_suggestions(prompt: PickSome, typed: str) -> list[tuple[str, str]]:
    known = {item.key.lower(): item for item in prompt.items}
    tokens = typed.replace(",", " ").split()
    ticked = [known[token.lower()] for token in tokens if token.lower() in known]
    found = []
    if prompt.least <= len(ticked) <= prompt.most:
        found.append(_list_of(ticked))
    if len(ticked) < prompt.most:
        found.extend(_list_of([*ticked, item]) for item in prompt.items if item not in ticked)
    return found[: limits.SUGGESTIONS]


def _list_of(items: list[Item]) -> tuple[str, str]:
    label = ", ".join(item.label for item in items) or NOTHING
    return limits.fit(label, limits.SUGGESTION), " ".join(item.key for item in items) or NOTHING


def _keys(prompt: PickSome, keys: list[str]) -> frozenset[str]:
    """Only what is still there to be ticked: a form may be older than the hand."""
    return frozenset(item.key for item in prompt.items if item.key in keys)


def _counted(prompt: PickSome, keys: frozenset[str]) -> frozenset[str]:
    if not prompt.least <= len(keys) <= prompt.most:
        form = "range" if prompt.least < prompt.most else "one" if prompt.most == 1 else "exact"
        facts = {"least": prompt.least, "most": prompt.most, "count": len(keys)}
        raise Refused("refused-count", form=form, **facts)
    return keys


def _pick_one(prompt: PickOne, address: Address, taken: tuple[str, ...], words: Words) -> Post:
    choices = prompt.choices
    groups = [tuple(group) for _, group in groupby(choices, key=lambda choice: choice.row)]
    rows = [row for group in groups for row in _pushes(group, address, taken)]
    if len(choices) > limits.PUSHES or len(choices) + len(rows) > limits.ROOM_FOR_PUSHES:
        groups = groups if len(groups) <= _MENUS else [choices]
        rows = [row for group in groups for row in _menus(group, address, taken, words)]
    if taken:
        rows.append((Press(words("button-back"), _at(address, ".".join(taken[:-1]))),))
    hints = [f"**{c.label}**: {c.hint}" for c in prompt.choices if c.hint]
    text = "\n".join([prompt.text, *hints]) if len(hints) <= _HINTS else prompt.text
    return Post(text, _pictures(prompt.picture), tuple(rows))


def _pushes(
    choices: tuple[Choice, ...], address: Address, taken: tuple[str, ...]
) -> Iterator[RowOfPost]:
    width = limits.BUTTONS_IN_A_ROW
    for start in range(0, len(choices), width):
        yield tuple(
            Press(choice.label, _at(address, ".".join((*taken, choice.key))), choice.style)
            for choice in choices[start : start + width]
        )


def _menus(
    choices: tuple[Choice, ...], address: Address, taken: tuple[str, ...], words: Words
) -> Iterator[RowOfPost]:
    width = limits.MENU_OPTIONS
    for start in range(0, len(choices), width):
        part = choices[start : start + width]
        entries = tuple(
            Entry(".".join((*taken, choice.key)), choice.label, choice.hint) for choice in part
        )
        # Menus of one question need different addresses, and the chosen value is the path.
        own = _at(address, f"#{part[0].key}")
        yield Menu(own, words("menu-choose"), entries)


def _at(address: Address, path: str) -> Address:
    return Address(address.table, address.what, path)


def _pictures(picture: Any) -> tuple[Any, ...]:
    return () if picture is None else (picture,)
