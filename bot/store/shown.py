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
    "reminded",
    "push",
    "question",
    "previous",
    "private",
    "call",
    "replaced",
    "member",
    "away",
    "end",
]
"""`announcement`: of what is frozen before the deal; without a message it may not have arrived.
`story`: the end of a chapter with its scoring.
`push`: makes a sound for a question that came without one. `reminded`: when a seat was last
reminded, without a message of its own. `previous`: a question that could not be closed yet.
`private`: the newest message that only its reader sees, behind My Seat or a command. `call`: mentions
in the thread whom no direct message reaches, while their questions wait; of a seat, when it heard of
its question, without a message of its own, and without a time while it is still to be called.
`replaced`: a call that could not be deleted before another came. `member`: of a seat, the thread to
which its person was added, without a message of its own.
`away`: an AI plays for you. `end`: the game is over."""
Form: TypeAlias = Literal["asked", "offered", "answered", "changing", "settled"]
"""How a question looks: it waits for an answer; it has one by default; it has one that may be
changed; that is being changed; it is closed, as is a call that was taken away."""
Key: TypeAlias = tuple[Kind, Seat | None]

_NOBODY = -1
"""The seat of what belongs to the whole table: a part of the primary key cannot be empty."""


REFUSED, UNNAMED = 0, -1


@dataclass(frozen=True, slots=True)
class Attached:
    """A picture that a message has, and how an edit refers to it."""

    id: int
    """REFUSED, so that it was told in words; UNNAMED: Discord took it, and did not say its number."""
    filename: str
    """Different pictures have different names."""

    @property
    def is_named(self) -> bool:
        """Whether an edit can refer to it."""
        return self.id > 0


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
    """The questions that a reminder or a call named."""
    token: str = ""
    """With which a private message can be edited."""
    is_follow_up: bool = False
    """It is not the first answer of the interaction with that token."""
    expires_at: float = 0.0
    """When that ends."""
    pushed_at: float | None = None
    """When its reader's phone made a sound for this question, or for this reminder."""
    due_at: float | None = None
    """Of a table's reminder: when to look again whether anybody is to be pushed or reminded."""

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
