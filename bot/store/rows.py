"""The rows of the database as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from engine.core import OptionValue, Seat

if TYPE_CHECKING:
    from bot.store.people import Choices

TableId: TypeAlias = str
UserId: TypeAlias = int
Level: TypeAlias = Literal["easy", "normal", "hard"]
"""How well an AI plays."""
LEVELS: tuple[Level, ...] = get_args(Level)
TakeBackRule: TypeAlias = Literal["never", "own", "any"]
"""What may be taken back by consent: nothing; one's own last turn before another person moved; or
one's last turn whatever followed."""
TAKE_BACK_RULES: tuple[TakeBackRule, ...] = get_args(TakeBackRule)
Phase: TypeAlias = Literal["lobby", "playing", "over", "closed"]
"""`over`: played to the end. `closed`: ended before that, or a lobby that never started."""

EndedHow: TypeAlias = Literal["", "together", "managed", "conceded", "undealt"]
"""How a game came to an end before its time: somebody ended it, or nobody came any more; by
agreement; by somebody who manages the server; because all others conceded; before it was dealt."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits there."""

    name: str
    user: UserId | None = None
    """None: an AI."""
    locale: str = "en"
    reachable: bool = True
    """False where direct messages are closed: this player plays through My Seat."""
    level: Level = "normal"
    """Of the AI that plays here, where one does."""
    stand_in: int | None = None
    """The ply after which an AI began to play for this person; None where nobody stands in."""
    has_left: bool = False
    """It does so because this person wanted to go."""
    conceded: bool = False
    """And they gave the game up: they do not come back, and count as last."""
    since: int = 0
    """The ply after which this person sat down, where somebody else had the seat before."""
    former: str = ""
    """What that somebody was called."""
    word: str = ""
    """What this player added to the deal."""
    hints: int = 0
    """How often this player asked what an AI would do."""
    learns: bool = False
    """Whether lessons stand above this player's questions."""

    @property
    def is_played_by_ai(self) -> bool:
        return self.user is None or self.stand_in is not None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of `tables`: everything about a table except its players and moves."""

    id: TableId
    game: str
    phase: Phase
    guild: int | None
    channel: int
    """Where the table was opened."""
    opener: UserId
    """Who opened it, also when they have long gone: what it takes of the bot counts as theirs."""
    owner: UserId
    """Who may end it: whoever opened it, then whoever it was handed to."""
    locale: str
    opened_at: float
    touched_at: float
    """When a person last did something here, or was asked."""
    options: Mapping[str, OptionValue]
    place: int | None = None
    """The thread, or channel, where the game is played."""
    secret: str | None = None
    """Drawn when the lobby opened, and shown when the game has ended; games from before have none."""
    seed: str | None = None
    """None before the deal."""
    ply: int = 0
    """How many moves have been played."""
    thinking: bool = False
    """An AI is to move."""
    rematch_of: TableId | None = None
    ended_by: str | None = None
    """Who of those who sat there; None: see the next."""
    ended_how: EndedHow = ""
    pace: str = "evening"
    """A key of `bot.pace.PACES`."""
    paused_at: float | None = None
    """Since when nobody is hurried; None: not paused."""
    hints: bool | None = None
    """Whether an AI may be asked for advice; None: only where all others are AI players."""
    take_back: TakeBackRule = "own"

    @property
    def is_starting(self) -> bool:
        """All is frozen, and the deal waits for its announcement."""
        return self.phase == "playing" and self.seed is None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything about a table that can change between two presses, except its moves."""

    row: TableRow
    players: tuple[Player, ...]
    votes: Mapping[Seat, tuple[UserId, ...]]
    """For each seat, who voted that an AI plays for it."""
    choices: "Mapping[UserId, Choices]"
    """What those who sit there chose for themselves, where they chose anything."""


@dataclass(frozen=True, slots=True)
class UnfinishedTable:
    """A table where the bot has something to do."""

    id: TableId
    guild: int | None
    opener: UserId


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A row of `deals`."""

    announced: str
    """What was frozen at Start, as JSON."""
    place: int | None
    message: int | None
    """The announcement from which the seed was made; None before that."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    ply: int
    rules: int
    """The version of the rules by which the game began."""
    state: str


@dataclass(frozen=True, slots=True)
class StoredMove:
    ply: int
    seat: Seat
    ticket: str
    move: str
    played_at: float
    by_ai: bool = False
    """An AI made it, its own seat's or as a stand-in."""


@dataclass(frozen=True, slots=True)
class OutboxEntry:
    """What happened at one ply and is not yet shown on Discord."""

    ply: int
    events: str
    """A JSON list of the game's events."""
    seat: Seat | None = None
    ticket: str | None = None
    """The question that was answered."""
    follow: str | None = None
    """The question that this answer opened for the same seat at once."""
    id: int = 0
