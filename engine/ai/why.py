"""A reason for a move, as data; the engine has no sentences."""

from dataclasses import dataclass
from typing import TypeAlias

Fact: TypeAlias = int | str


@dataclass(frozen=True, slots=True)
class Why:
    """One thing that speaks for a move: `kind` names it, the facts are its figures and places."""

    kind: str
    facts: tuple[tuple[str, Fact], ...] = ()
    ahead: bool = False
    """It looks at a step of the same turn that is still to come, and that has its own reasons."""


def why(kind: str, *, ahead: bool = False, **facts: Fact) -> Why:
    return Why(kind, tuple(facts.items()), ahead)
