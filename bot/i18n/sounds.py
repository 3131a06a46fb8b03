"""How a word sounds at its beginning, where a language must know it to join it to another."""

import re
import unicodedata
from typing import Any

_I = re.compile(
    r"""[\W_]*             # What a name is adorned with is not heard.
    (?: h?i (?![aeouáéóú])  # Inés, Hilda; not Ian or hielo, which begin with a consonant.
      | h?í                 # Íñigo
      | y (?![aeiouáéíóú])  # Yvonne; not Yolanda.
    )""",
    re.VERBOSE,
)


def first_sound(word: Any) -> str:
    """For Spanish: `i`, before which "y" becomes "e", or else `other`."""
    text = unicodedata.normalize("NFC", str(word)).casefold()
    return "i" if _I.match(text) else "other"
