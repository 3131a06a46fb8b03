"""What somebody is called, made fit to be stored, drawn and written on a button."""

import re
import unicodedata

LONGEST = 64
_ORDERS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Invisible orders to write from right to left, which would turn the rest of the line as well."""
_BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159]")
"""Seen by nobody, although Unicode counts them among letters and symbols."""
_UNSTORABLE = frozenset({"Cc", "Cs", "Co", "Cn"})
"""Control characters, halves of characters and what is none: no database takes them all."""


def shown_name(*candidates: str) -> str:
    """The first of these names that can be seen, without what nobody can see."""
    for name in candidates:
        spaced = shown_line(name, LONGEST)
        if any(_is_seen(one) for one in spaced):
            return spaced
    return "?"


def shown_line(text: str, longest: int) -> str:
    """A line of somebody's own, without what nobody can see or store; perhaps nothing is left."""
    upright = _ORDERS.sub("", text)
    kept = "".join(one for one in upright if unicodedata.category(one) not in _UNSTORABLE)
    return " ".join(kept.split())[:longest].strip()


def without_orders(text: str) -> str:
    """The text without invisible orders to write from right to left."""
    return _ORDERS.sub("", text)


def _is_seen(one: str) -> bool:
    return unicodedata.category(one)[0] in "LNPS" and not _BLANK.match(one)
