"""How tests see whether a value that is copied by position, for speed, is copied whole."""

from dataclasses import fields
from typing import Any


def of_things(kind: Any, **known: Any) -> Any:
    """A value whose every field is a thing of its own, unlike any default."""
    return kind(**{field.name: object() for field in fields(kind)} | known)


def changed(before: Any, after: Any) -> set[str]:
    return {
        field.name
        for field in fields(before)
        if getattr(before, field.name) != getattr(after, field.name)
    }
