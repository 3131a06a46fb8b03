"""Makes Discord show a text as it is written, whatever its characters would mean there."""

import re

from bot.names import without_orders

_MARKS = re.compile(r"[\\*_~`|\[<@]|:(?=//)")
"""Emphasis, code, spoilers, links and mentions, wherever they stand."""
_OPENINGS = re.compile(r"^(\s*\d*)([#>.)-])", re.MULTILINE)
"""Headings, quotations and lists, which begin a line."""


def literal(text: str) -> str:
    """For names, and for whatever else was not written as markdown; to be done once."""
    upright = without_orders(text)
    return _OPENINGS.sub(r"\1\\\2", _MARKS.sub(r"\\\g<0>", upright))
