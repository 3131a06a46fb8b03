"""Reading JSON from a request: what cannot be JSON, or could not be written down again, is refused."""

import json
from typing import Any


def read_json(raw: str | bytes | bytearray) -> Any:
    """Raises ValueError where the text is no JSON, too deep, or holds half a character."""
    try:
        value = json.loads(raw)
    except RecursionError:
        raise ValueError("That is nested too deeply.") from None
    text = raw if isinstance(raw, str) else raw.decode(errors="replace")
    if "\\ud" in text.lower():
        # Half of a surrogate pair could never be saved; encoding finds it.
        json.dumps(value, ensure_ascii=False).encode()
    return value
