"""The next state while one move is carried out."""

from engine.carcassonne.events import Event
from engine.carcassonne.land import Land
from engine.carcassonne.state import Phase, State, keep, land_of
from engine.core import Step


class Draft:
    """Everything of a state, to be changed until it is made final.

    The landscape is the old state's own: whoever changes it takes a copy first.
    """

    __slots__ = (
        "_earlier",
        "_log",
        "_older",
        "chronicle",
        "dice",
        "drawn",
        "due",
        "events",
        "followers",
        "laid",
        "land",
        "message",
        "messages",
        "players",
        "seat",
        "seen",
        "set_aside",
        "step",
        "stock",
        "tiles",
        "turn",
        "unread",
    )

    def __init__(self, state: State) -> None:
        self.messages = state.messages
        self.turn = state.turn
        self.seat = state.turn % len(state.players)
        self.step = state.step + 1
        self.tiles = state.tiles
        self.followers = state.followers
        self.drawn = state.drawn
        self.laid = state.laid
        self.stock = state.stock
        self.set_aside = state.set_aside
        self.players = list(state.players)
        self.due = state.due
        self.unread = state.unread
        self.seen = state.seen
        self.message = state.message
        self.chronicle = state.chronicle
        self.dice = state.dice
        self.land: Land = land_of(state)
        self._older = state.turns[:-1]
        self._earlier = state.turns[-1] if state.turns else ()
        self._log: list[Event] = []
        self.events: list[Event] = []

    def new_turn(self) -> None:
        """What happens from here on belongs to the next seat's turn."""
        self._older = (*self._older, self._earlier + tuple(self._log))
        self._earlier = ()
        self._log = []
        self.turn += 1
        self.seat = self.turn % len(self.players)
        self.step = 0

    def tell(self, event: Event) -> None:
        """Report what happened and write it down."""
        self.events.append(event)
        self._log.append(event)

    def note(self, event: Event) -> None:
        """Write down what was reported before, when it could still be taken back."""
        self._log.append(event)

    def final(self, phase: Phase) -> Step[State, Event]:
        """The draft as it stands, made final.

        By position, for speed; a test sees to it that no field is forgotten.
        """
        state = State(
            self.messages,
            self.turn,
            self.step,
            phase,
            self.tiles,
            self.followers,
            self.drawn,
            self.laid,
            self.stock,
            self.set_aside,
            tuple(self.players),
            self.due,
            self.unread,
            self.seen,
            self.message,
            self.chronicle,
            (*self._older, self._earlier + tuple(self._log))[-len(self.players) :],
            self.dice,
        )
        keep(state, self.land)
        return Step(state, tuple(self.events))
