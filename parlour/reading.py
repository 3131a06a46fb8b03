"""Reading JSON from a request: what cannot be JSON, or could not be written down again, is refused."""

import json
from typing import Any


def read_json(raw: str | bytes | bytearray) -> Any:
    """Raises ValueError where the text is no JSON in UTF-8, too deep, or holds half a character."""
    # Left to itself json.loads would take UTF-16 too, and let halves of characters pass.
    text = check_whole(raw) if isinstance(raw, str) else raw.decode()
    try:
        value = json.loads(text)
    except RecursionError:
        raise ValueError("That is nested too deeply.") from None
    if "\\ud" in text.lower():
        check_whole(json.dumps(value, ensure_ascii=False))
    return value


def check_whole(text: str) -> str:
    """Raises ValueError for half of a surrogate pair, which could never be saved; encoding finds it."""
    text.encode()
    return text
