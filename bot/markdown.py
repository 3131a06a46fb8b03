"""Makes Discord show a text as it is written, whatever its characters would mean there."""

import re

_MARKS = re.compile(r"[\\*_~`|\[<@]|:(?=//)")
"""Emphasis, code, spoilers, links and mentions, wherever they stand."""
_OPENINGS = re.compile(r"^(\s*\d*)([#>.)-])", re.MULTILINE)
"""Headings, quotations and lists, which begin a line."""
_TURNS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Invisible orders to write from right to left, which would turn the rest of the line as well."""


def literal(text: str) -> str:
    """For names, and for whatever else was not written as markdown; to be done once."""
    upright = _TURNS.sub("", text)
    return _OPENINGS.sub(r"\1\\\2", _MARKS.sub(r"\\\g<0>", upright))
