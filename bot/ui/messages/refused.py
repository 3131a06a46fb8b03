"""What Discord refused, as the log may tell it: which request, and why; never what it held."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord

_NAMED = re.compile(r"[a-z@_-]{2,20}")
"""A part of a path that names something; all others are ids and tokens."""
_CODE = re.compile(r"\w{1,100}")
_MOST = 5
"""Reasons of one refusal."""


def request_of(error: discord.HTTPException) -> str:
    """The method and the route, without an id or a token."""
    method, url = (getattr(error.response, name, "") for name in ("method", "url"))
    _, _, path = str(getattr(url, "path", "")).partition("/api/v")
    parts = path.split("/")[1:]
    told = [part if _NAMED.fullmatch(part) else "…" for part in parts]
    if parts[:1] in (["interactions"], ["webhooks"]):
        # Of an interaction neither id nor token, whatever they look like.
        told[1:3] = ["…"] * len(told[1:3])
    return f"{method} /{'/'.join(told)}"


def reasons_in(error: discord.HTTPException) -> str:
    """Which fields were wrong and by which codes; their messages may quote what was sent."""
    # discord.py keeps the messages, and the codes only here.
    found = sorted(set(_reasons(getattr(error, "_errors", None))))
    return ", ".join(found[:_MOST])


def _reasons(errors: Any, key: str = "") -> Iterator[str]:
    if not isinstance(errors, Mapping):
        return
    for name, value in errors.items():
        if name == "_errors":
            codes = (str(one.get("code")) for one in value if isinstance(one, Mapping))
            yield from (f"{key} {code}".strip() for code in codes if _CODE.fullmatch(code))
        elif _CODE.fullmatch(str(name)):
            yield from _reasons(value, f"{key}.{name}".lstrip("."))
