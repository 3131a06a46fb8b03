"""Reads a typed line as an answer, and suggests what it could become, building few branches."""

import heapq
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, TypeAlias, overload

from bot.dealers.dealing import Choice, Item, Narrower, PickOne, PickSome, Prompt
from bot.refusals import Refused
from bot.ui import limits

NOTHING = "–"
"""How somebody types that nothing is ticked."""
_EXAMPLES = 3
"""Of what could have been typed; the suggestions tell the rest."""
_BUILDS_TO_SUGGEST = 60
"""Narrower questions that are built for one keystroke, at most."""
_BUILDS_TO_READ = 600
"""The same for a line that was sent: it must be certain that it means one move only."""


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to answer, perhaps not to its end."""

    keys: tuple[str, ...]
    labels: tuple[str, ...]
    effect: str
    """What the last step would bring."""
    then: Any

    @property
    def path(self) -> str:
        return ".".join(self.keys)

    @property
    def label(self) -> str:
        return ", ".join(self.labels)

    @property
    def line(self) -> str:
        return f"{self.label} ({self.effect})" if self.effect else self.label

    def on(self, choice: Choice) -> "_Way":
        return _Way(
            (*self.keys, choice.key),
            (*self.labels, choice.label),
            choice.effect or choice.hint,
            choice.then,
        )


_Missing: TypeAlias = Callable[[_Way], int]
"""How many of the words that were typed a way does not have."""


class _TooManyBranches(Exception):
    """What is left unbuilt might fit as well."""


@overload
def answered_by(command: str, prompt: PickOne) -> PickOne: ...
@overload
def answered_by(command: str, prompt: Prompt) -> Prompt: ...
def answered_by(command: str, prompt: Prompt) -> Prompt:
    """What is left of a question for those who answer it with this command."""
    if isinstance(prompt, PickSome):
        return prompt
    mine = tuple(choice for choice in prompt.choices if choice.command in {"", command})
    return replace(prompt, choices=mine)


def read_typed(prompt: PickOne, typed: str) -> Any:
    """The move that somebody typed: its path, or words that no other answer has, in any order."""
    if not prompt.choices:
        raise Refused("refused-nothing-to-do")
    way = _at_path(prompt, typed.strip().lower().split("."))
    if way is not None:
        return way.then
    said = _words(typed)
    found: dict[Any, list[_Way]] = {}
    try:
        for way in _ways(prompt, _lacks_words(said), _BUILDS_TO_READ if said else 0):
            if said in (_words(way.label), _words(way.line)):
                return way.then
            found.setdefault(way.then, []).append(way)
    except _TooManyBranches:
        found = {}
    if len(found) > 1:
        # Where the path tells them apart: "4E 1" is not "4N 4E 1", whose cell is one key.
        found = {
            move: ways
            for move, ways in found.items()
            if any(_unsaid_exactly(said, _words(way.path)) == 0 for way in ways)
        } or found
    if len(found) > 1:
        # Where the order tells them apart: "factory 3, strip 5" is not "factory 5, strip 3".
        found = {
            move: ways
            for move, ways in found.items()
            if any(_in_order(said, _words(way.label)) for way in ways)
        }
    if said and len(found) == 1:
        return next(iter(found))
    examples = (way.label for way in _some(prompt, lambda _: 0, _EXAMPLES))
    raise Refused("refused-typed-move", examples=" · ".join(examples))


def read_ticks(prompt: PickSome, typed: str) -> frozenset[str]:
    """What somebody ticks by typing: `b d f`, `B,D,F` and `bdf` are the same."""
    ticked, rest = _ticks(prompt, typed)
    if rest:
        raise Refused("refused-typed", keys=" ".join(item.key for item in prompt.items))
    return frozenset(item.key for item in ticked)


def suggestions(prompt: Prompt, typed: str) -> list[tuple[str, str]]:
    """What the words typed so far could become: label and value, at most as many as are shown."""
    if isinstance(prompt, PickSome):
        return _ticks_to_suggest(prompt, typed)
    wanted = _words(typed)

    def missing(way: _Way) -> int:
        return min(_unsaid(wanted, _words(text)) for text in (way.line, way.path))

    found: dict[Any, tuple[str, str]] = {}
    for way in _some(prompt, missing, None):
        # Several paths may lead to the same move, and one of them is enough to offer it.
        found.setdefault(way.then, (limits.fit(way.line, limits.SUGGESTION), way.path))
        if len(found) == limits.SUGGESTIONS:
            break
    return list(found.values())


def _ways(prompt: PickOne, missing: _Missing, builds: int) -> Iterator[_Way]:
    """Whole answers that lack nothing; the branches that lack least are built first."""
    waiting: list[tuple[int, tuple[int, ...], _Way]] = []

    def look_into(asked: PickOne, before: _Way, order: tuple[int, ...]) -> None:
        for number, choice in enumerate(asked.choices):
            way = before.on(choice)
            lacks = missing(way)
            if lacks == 0 or isinstance(choice.then, Narrower):
                heapq.heappush(waiting, (lacks, (*order, number), way))

    look_into(prompt, _Way((), (), "", None), ())
    while waiting:
        _, order, way = heapq.heappop(waiting)
        if not isinstance(way.then, Narrower):
            yield way
        elif builds == 0:
            raise _TooManyBranches
        else:
            builds -= 1
            look_into(way.then.build(), way, order)


def _some(prompt: PickOne, missing: _Missing, most: int | None) -> Iterator[_Way]:
    """The first of them, as far as they are found without much ado."""
    found = _ways(prompt, missing, _BUILDS_TO_SUGGEST)
    try:
        for number, way in enumerate(found):
            if number == most:
                return
            yield way
    except _TooManyBranches:
        return


def _lacks_words(wanted: list[str]) -> _Missing:
    """Of its words or of its path, whichever has more of them."""

    def missing(way: _Way) -> int:
        return min(_unsaid_exactly(wanted, _words(text)) for text in (way.label, way.path))

    return missing


def _unsaid_exactly(wanted: list[str], said: list[str]) -> int:
    """How many of these words are not there, each of them another one, or number something else."""
    numbered = {(name, number) for name, number in pairwise(said) if number.isdigit()}
    names = {name for name, _ in numbered}
    misplaced = sum(
        pair[1].isdigit() and pair[0] in names and pair not in numbered for pair in pairwise(wanted)
    )
    return (Counter(wanted) - Counter(said)).total() + misplaced


def _at_path(prompt: PickOne, keys: list[str]) -> _Way | None:
    """What these keys lead to, building nothing else."""
    asked, way = prompt, _Way((), (), "", None)
    for number, key in enumerate(keys, start=1):
        choice = next((choice for choice in asked.choices if choice.key.lower() == key), None)
        if choice is None:
            return None
        way = way.on(choice)
        if not isinstance(choice.then, Narrower):
            return way if number == len(keys) else None
        asked = choice.then.build()
    return None


def _words(typed: str) -> list[str]:
    return re.findall(r"[^\W_]+", typed.lower())


def _unsaid(wanted: list[str], said: list[str]) -> int:
    """How many of these words are not even part of a word, each of another one."""
    rest, missing = list(said), 0
    for word in sorted(wanted, key=len, reverse=True):
        found = [other for other in rest if word in other]
        if found:
            rest.remove(min(found, key=lambda other: (not other.startswith(word), len(other))))
        else:
            missing += 1
    return missing


def _in_order(wanted: list[str], said: list[str]) -> bool:
    rest = iter(said)
    return all(word in rest for word in wanted)


def _ticks_to_suggest(prompt: PickSome, typed: str) -> list[tuple[str, str]]:
    """Nothing that does not match: words that are no keys must be in the item that is added."""
    ticked, rest = _ticks(prompt, typed)
    found = []
    if not rest and prompt.least <= len(ticked) <= prompt.most:
        found.append(_list_of(ticked))
    if len(ticked) < prompt.most:
        found.extend(
            _list_of([*ticked, item])
            for item in prompt.items
            if item not in ticked and all(word in item.label.lower() for word in rest)
        )
    return found[: limits.SUGGESTIONS]


def _ticks(prompt: PickSome, typed: str) -> tuple[list[Item], list[str]]:
    """The items that are named by their keys, and whatever else was typed."""
    known = {item.key.lower(): item for item in prompt.items}
    ticked: dict[Item, None] = {}
    rest = []
    for token in re.split(r"[\s,;]+", typed.replace(NOTHING, " ").lower()):
        keys = (token,) if token in known else _run_together(token, tuple(known))
        if keys is None:
            rest.append(token)
        else:
            ticked.update((known[key], None) for key in keys if key)
    return list(ticked), rest


def _run_together(token: str, keys: tuple[str, ...]) -> tuple[str, ...] | None:
    """The keys in a word like `bdf`; None where it has none, or could be read in several ways."""
    if len(token) > sum(map(len, keys)):
        return None
    # From every place to the end, two ways at most: more than one is too many.
    ways: dict[int, list[tuple[str, ...]]] = {len(token): [()]}
    for start in reversed(range(len(token))):
        fitting = (key for key in keys if token.startswith(key, start))
        ways[start] = [(key, *rest) for key in fitting for rest in ways[start + len(key)]][:2]
    return ways[0][0] if len(ways[0]) == 1 else None


def _list_of(items: list[Item]) -> tuple[str, str]:
    label = ", ".join(item.label for item in items) or NOTHING
    return limits.fit(label, limits.SUGGESTION), " ".join(item.key for item in items) or NOTHING
