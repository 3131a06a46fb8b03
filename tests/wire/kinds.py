"""Which kinds of request there are among those that a bot made: their routes, and all that they ever had in them."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any, TypeAlias

from tests.parlour.held import Exchange

PROBED = Path(__file__).with_name("probed.txt")

Kinds: TypeAlias = dict[str, set[str]]
"""What came with the requests of each route."""

_PARTS = {
    1: "row",
    2: "button",
    3: "menu",
    4: "line",
    10: "text",
    12: "gallery",
    13: "file",
    17: "container",
    18: "label",
    22: "boxes",
}
_FLAGS = {1 << 6: "private", 1 << 12: "silent"}
_TELLING = ("emoji", "url", "description", "default", "value")
"""What a part or one of its options may have, and is drawn otherwise by whoever reads it."""
_TOKEN = re.compile(r"(/(?:interactions|webhooks)/\d+)/[^/]+")
_NUMBER = re.compile(r"\d{6,}")


def kinds_of(exchanges: Iterable[Exchange]) -> Kinds:
    """Of those that were accepted; what was refused may have been asked for in no way that works."""
    found: Kinds = defaultdict(set)
    for one in exchanges:
        if one.status < 300:
            route, body = _route(one)
            found[route] |= set(_in(body))
            if one.answers:
                # A new message is for everybody, or for whoever pressed.
                is_public = "callback 4" in route and "private" not in _in(body)
                found[route].add(f"{'public-' * is_public}to-{one.answers}")
            if one.answers and one.told is None:
                found[route].add("unheard")
    return dict(found)


def probed_kinds() -> Kinds:
    """Those that `python -m bot probe` makes; `test_probe.py` holds the list against what it does."""
    lines = (line.split(":", 1) for line in PROBED.read_text().splitlines())
    return {route: set(words.split()) for route, words in lines}


def missing(asked: Kinds, known: Kinds) -> list[str]:
    """What is asked for and not known, a line each."""
    return [
        f"{route}: {' '.join(sorted(more))}"
        for route, has in sorted(asked.items())
        if (more := has - known.get(route, set())) or route not in known
    ]


def _route(one: Exchange) -> tuple[str, Any]:
    path = _NUMBER.sub("#", _TOKEN.sub(r"\1/T", one.path))
    body = one.asked
    if path.endswith("/callback"):
        return f"{one.method} {path} {body['type']}", body.get("data") or {}
    return f"{one.method} {path}", body


def _in(body: Any) -> Iterator[str]:
    """Its fields, what it marks, its parts and its files."""
    if not isinstance(body, dict):
        return
    yield from (name for name, value in body.items() if value is not None)
    yield from (word for flag, word in _FLAGS.items() if (body.get("flags") or 0) & flag)
    mentions = body.get("allowed_mentions") or {}
    yield from (f"allowed_mentions.{name}" for name, value in mentions.items() if value)
    yield from _parts(body.get("components") or [])
    for file in body.get("attachments") or []:
        suffix = PurePosixPath(file.get("filename") or "").suffix
        yield f"{'kept' if _NUMBER.fullmatch(str(file['id'])) else 'new'}{suffix}"


def _parts(components: list[Any]) -> Iterator[str]:
    for part in components:
        name = _PARTS[part["type"]]
        yield name
        for one in (part, *part.get("options", []), *part.get("items", [])):
            yield from (f"{name}+{key}" for key in _TELLING if one.get(key))
        yield from _parts(part.get("components") or [])
        yield from _parts([part["component"]] if "component" in part else [])
