"""The contract of a dealer: how one game asks its questions, tells its story and shows its board."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, Protocol, TypeAlias

from bot.markdown import literal
from engine.core import AnyGame, Decision, Outcome, Seat

Words: TypeAlias = Callable[..., str]
"""The words of one language: `words("split-title", round=3)` is a finished sentence."""


@dataclass(frozen=True, slots=True)
class Listener:
    """Who is spoken to: a seat or a spectator, in which language, and what the seats are called."""

    seat: Seat | None
    words: Words
    plain_names: tuple[str, ...]
    """The players' names by seat as they are: for pictures, their descriptions and buttons."""
    names: tuple[str, ...] = field(init=False)
    """The same for sentences, where a name must not format anything."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(map(literal, self.plain_names)))


SHORT = 1024
"""Characters of a picture's short description, at most."""


@dataclass(frozen=True)
class Picture:
    """A picture, drawn and described when and where it suits; equal keys are equal pictures."""

    name: str
    """Without ending: `board`, `hand`."""
    key: Hashable
    draw: Callable[[], bytes] = field(compare=False)
    """Gives a PNG; pure, slow, and safe to run in another thread."""
    describe: Callable[[], str] = field(compare=False)
    """The same for the ear in at most SHORT characters: what changed and what is asked."""
    describe_fully: Callable[[], str] | None = field(default=None, compare=False)
    """Everything that is seen, however long that is; where it is None, the short one says it all."""
    closer: "Picture | None" = None
    """A close-up of what matters now, where the whole has become too large to read."""
    holds: tuple[str, ...] = ()
    """The names of pictures that need not stand beside it: all that they show is in it."""

    @cached_property
    def alt(self) -> str:
        return self.describe()

    @cached_property
    def full(self) -> str:
        return self.alt if self.describe_fully is None else self.describe_fully()


@dataclass(frozen=True, slots=True)
class Narrower:
    """A narrower question, built only when somebody looks at it."""

    build: "Callable[[], PickOne]"


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to answer. `then` is the move it makes, or what builds a narrower question.

    A narrower question with only one way is skipped if that way leads to a further question; one
    whose only way is a move is shown, so that nobody makes a move unseen. Who wants it made at
    once gives the move itself.
    """

    key: str
    """Short and stable: letters, digits and dashes, unique in its question; part of an address."""
    label: str
    """A button's words; also what is typed for it."""
    then: "Any | Narrower"
    hint: str = ""
    """What it would bring, where there is room to say it."""
    style: Literal["plain", "main", "danger"] = "plain"
    row: int = 0
    """Choices of the same row stand together."""
    command: str = ""
    """Of several commands that answer this question, the one that makes this choice; else any."""
    effect: str = ""
    """What it would bring, in so few words that the button says it after its label.

    Both together read well up to 34 characters, and 80 are the most.
    """
    icon: str = ""
    """One of the dealer's icons, before the label."""

    def __post_init__(self) -> None:
        if isinstance(self.then, PickOne):
            raise TypeError(f"choice {self.key!r}: a narrower question is given as a Narrower.")

    @property
    def text(self) -> str:
        """All that its button says."""
        return f"{self.label}: {self.effect}" if self.effect else self.label


@dataclass(frozen=True, slots=True)
class PickOne:
    """A question answered by narrowing: an illegal move cannot be composed.

    Any number of choices can be shown: as buttons, in menus, on pages. To group many of them, ask
    first which group (`North`, `East`), each a choice that builds the rest.
    """

    text: str
    choices: tuple[Choice, ...]
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Item:
    key: str
    """What is typed for it: a letter, a number."""
    label: str
    """Its words, beginning with the key where a picture shows it: `A · 2 topaz`."""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class PickSome:
    """A multiple choice, ticked in a form and then confirmed with the result before one's eyes."""

    text: str
    items: tuple[Item, ...]
    least: int
    most: int
    compose: Callable[[frozenset[str]], Any] = field(compare=False)
    """The move that these keys make; called only with a legal number of them."""
    draft: Callable[[frozenset[str]], "Draft"] = field(compare=False)
    """How the answer would look: shown before it is sealed."""
    open_label: str = ""
    """The button that opens the form."""
    form_title: str = ""
    form_label: str = ""
    form_hint: str = ""
    """What ticking means, 100 characters at most."""
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    text: str
    seal_label: str
    picture: Picture | None = None


Prompt: TypeAlias = PickOne | PickSome


def no_looks(_view: Any, _to: Listener) -> "tuple[Look, ...]":
    """For a game whose questions show all of the table."""
    return ()


def no_lesson(_view: Any, _decision: Decision, _to: Listener) -> str:
    """For a game that is learnt from its questions."""
    return ""


def no_guide(_view: Any, _to: Listener) -> "tuple[Page, ...]":
    """For a game whose pictures explain themselves."""
    return ()


def no_closing(_view: Any, _to: Listener) -> Picture | None:
    """For a game whose board shows every score."""
    return None


@dataclass(frozen=True, slots=True)
class Look:
    """Something worth a look for somebody who is asked, behind a button beside My Seat."""

    key: str
    """Letters and digits; part of an address."""
    label: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class Answer:
    """What stays of a question once it is answered."""

    text: str
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the rules."""

    title: str
    text: str
    picture: Picture | None = None
    is_legend: bool = False
    """Its text explains the picture, and stands below it."""


class Dealer(Protocol):
    """Pure: it gets views and redacted events, never a state, and gives words and pictures."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def icons(self) -> Mapping[str, Callable[[], bytes]]:
        """What draws each icon that choices and texts may name, as a small square PNG.

        Names are of 2 to 32 small letters, digits and `_`, and are read aloud, so they say what
        the thing is; no two games have the same. In a text an icon is written `:name:`, and left
        out where Discord does not have it.
        """

    @property
    def commands(self) -> Mapping[str, tuple[str, ...]]:
        """The slash commands that answer each kind of decision: `{"act": ("take", "buy")}`.

        The name and description of one in the three languages are the words `command-take` and
        `command-take-about`. Where there are several, choices say which of them they belong to.
        """

    @property
    def takes_turns(self) -> bool:
        """One seat after the other, not all at once.

        Then what a seat is asked right after its own answer goes on in the same message, and the
        picture of the public board is drawn anew with every turn.
        """

    def title(self, words: Words, /) -> str:
        """The game's name."""

    def blurb(self, words: Words, /) -> str:
        """Two or three lines for the lobby."""

    def options(self, words: Words, /) -> "tuple[OptionWords, ...]":
        """The table options and their values, in words."""

    def ask(self, view: Any, decision: Decision, moves: tuple[Any, ...], to: Listener, /) -> Prompt:
        """The question, from what the seat may know and what it may answer."""

    def misread(self, view: Any, decision: Decision, typed: str, to: Listener, /) -> str:
        """Why a typed line is no answer, where there is more to say than examples; else nothing."""

    def answered(
        self, view: Any, decision: Decision, events: tuple[Any, ...], to: Listener, /
    ) -> Answer:
        """What a question becomes once it is answered.

        The view is one after the answer. Where it has moved on and forgotten the answer, the
        events remember it: what happened since, the answer's own doing first, as far as its seat
        may hear of it.
        """

    def chapter(self, view: Any, /) -> str:
        """A fresh public board is posted whenever this changes: a round, a turn."""

    def status(self, view: Any, to: Listener, /) -> str:
        """One line under the board: where the game stands. Who has answered is added by the table."""

    def tell(self, events: tuple[Any, ...], view: Any, to: Listener, /) -> tuple[str, ...]:
        """The story of what happened, a line each; the events are those this listener may hear."""

    def board(self, view: Any, to: Listener, /) -> Picture:
        """The public board."""

    def seat(self, view: Any, to: Listener, /) -> Picture:
        """What belongs to the listener's own seat."""

    def seating(self, view: Any, to: Listener, /) -> str:
        """Who sits where and what that means, told when the game starts."""

    def looks(self, view: Any, to: Listener, /) -> tuple[Look, ...]:
        """What of the table matters to what this seat is asked now: a neighbour's board."""

    def closing(self, view: Any, to: Listener, /) -> Picture | None:
        """How the chapter before this one was scored: its story comes with this picture."""

    def has_scored(self, view: Any, /) -> bool:
        """Whether there is anything yet that `why` could explain."""

    def why(self, view: Any, to: Listener, /) -> str:
        """The last scoring, point by point."""

    def final(self, view: Any, outcome: Outcome, to: Listener, /) -> tuple[str, Picture]:
        """The end: the scoring as a table in words, and as a picture."""

    def rules(self, words: Words, /) -> tuple[Page, ...]:
        """The game taught in a few short pages."""

    def lesson(self, view: Any, decision: Decision, to: Listener, /) -> str:
        """What is new at this question for somebody who plays for the first time, else nothing.

        A few short sentences. It depends on nothing else, so that the same question has the same
        lesson however often it is shown.
        """

    def guide(self, view: Any, to: Listener, /) -> tuple[Page, ...]:
        """For the same person: their seat explained, and one example from a choice to its points."""

    def terms(self, words: Words, /) -> dict[str, str]:
        """What a card, a space or a word means, by its name."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    key: str
    title: str
    values: tuple[tuple[Any, str], ...]
