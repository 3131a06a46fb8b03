"""What was shown: every message that is kept up to date, and what it shows, in typed values."""

import json
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal, TypeAlias

from engine.core import Seat

Kind: TypeAlias = Literal[
    "lobby",
    "announcement",
    "start",
    "board",
    "story",
    "final",
    "reminder",
    "question",
    "previous",
    "private",
    "call",
    "away",
    "end",
]
"""`announcement`: of what is frozen before the deal; without a message it may not have arrived.
`story`: the end of a chapter with its scoring.
`previous`: a question that could not be closed yet. `private`: the newest message that only its
reader sees, behind My Seat or a command. `call`: mentions in the thread whom no direct message
reaches, while a question waits; without a message it is still to be sent. `away`: an AI plays for you. `end`: the game is over."""
Form: TypeAlias = Literal["asked", "offered", "answered", "changing", "settled"]
"""How a question looks: it waits for an answer; it has one by default; it has one that may be
changed; that is being changed; it is closed."""
Key: TypeAlias = tuple[Kind, Seat | None]

_NOBODY = -1
"""The seat of what belongs to the whole table: a part of the primary key cannot be empty."""


@dataclass(frozen=True, slots=True)
class Attached:
    """A picture that a message has, and how an edit refers to it."""

    id: int
    """0: Discord refused it, so that it was told in words."""
    filename: str
    """Different pictures have different names."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A message, and what it shows; fields that its kind does not need keep their defaults."""

    kind: Kind
    channel: int
    message: int
    seat: Seat | None = None
    """None: it is public."""
    digest: str = ""
    """Of the content, so that nothing is edited that is already right."""
    pictures: tuple[Attached, ...] = ()
    ticket: str = ""
    """Of a question."""
    form: Form = "asked"
    chapter: str = ""
    """Of a board, which is posted anew whenever this changes; so are story, status and alt."""
    story: str = ""
    status: str = ""
    alt: str = ""
    """What the board's picture was described as when it was drawn."""
    replaced: bool = False
    """This board stands for one of the same chapter that could not be edited."""
    told: int | None = None
    """Up to which ply a board, a story or an end has told what happened."""
    stand_in: int | None = None
    """Since which ply an AI plays for the seat; None: it does no longer."""
    looked_at: int | None = None
    """The ply at which it was last decided whether to remind anybody."""
    tickets: tuple[str, ...] = ()
    """The questions that a reminder named."""
    token: str = ""
    """With which a private message can be edited."""
    is_follow_up: bool = False
    """It is not the first answer of the interaction with that token."""
    expires_at: float = 0.0
    """When that ends."""

    @property
    def key(self) -> Key:
        return self.kind, self.seat


def values_of(shown: Shown) -> dict[str, Any]:
    """The columns of its row."""
    return asdict(shown) | {
        "seat": _NOBODY if shown.seat is None else shown.seat,
        "pictures": json.dumps([[one.id, one.filename] for one in shown.pictures]),
        "tickets": " ".join(shown.tickets),
    }


def shown_from(row: Any) -> Shown:
    values = {one.name: getattr(row, one.name) for one in fields(Shown)}
    return Shown(
        **values
        | {
            "seat": None if row.seat == _NOBODY else row.seat,
            "pictures": tuple(Attached(*one) for one in json.loads(row.pictures)),
            "tickets": tuple(row.tickets.split()),
        }
    )
