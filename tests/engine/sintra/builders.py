"""Tables of Sintra as a test needs them, in one line."""

from collections.abc import Mapping, Sequence

from engine.core import Step, begin, play
from engine.dice import scripted, seeded
from engine.sintra import Sintra
from engine.sintra.data import (
    ALL_PANES,
    COLOURS,
    FACTORIES,
    NONE,
    STRIPS,
    Colour,
    Panes,
    Side,
)
from engine.sintra.events import Event
from engine.sintra.moves import Move, MoveGlazier, TakePanes
from engine.sintra.state import Palace, State, Strip
from engine.sintra.supply import count, minus, plus

SINTRA = Sintra()
SEED = "51" * 32
BACK = MoveGlazier()
TRACK: tuple[Colour, ...] = ("pink", "blue", "green", "yellow", "orange", "pink")
_LETTERS = dict(zip("bgyop", COLOURS, strict=True))


def start(seats: int = 2, side: Side = "A", seed: str = SEED) -> State:
    state: State = begin(SINTRA, seats, seeded(seed), {"side": side}).state
    return state


def panes(letters: str = "") -> Panes:
    """`panes("bby")`: two blue and a yellow; also green, orange and pink."""
    return count(tuple(_LETTERS[letter] for letter in letters))


def strip(name: str, letters: str = "") -> Strip:
    """`strip("4f", "oo")`: the front of strip 4 with two orange panes; `b` is its back."""
    number, side = int(name[:-1]), name[-1]
    lying = panes(letters)
    value = Strip(2 * (number - 1) + "fb".index(side), lying)
    assert value in SINTRA.editions["gala"].laid, f"{letters} cannot lie on {name}"
    return value


def palace(
    strips: Mapping[int, Strip | None] | None = None,
    windows: Mapping[int, str] | None = None,
    glazier: int = 0,
    broken: int = 0,
    falls: int = 0,
    bonus: int = 0,
    glazing: int = 0,
) -> Palace:
    """Columns count from 0; where nothing is said lies the front of the strip that belongs there."""
    lying: list[Strip | None] = [strip(f"{number}f") for number in range(1, STRIPS + 1)]
    for column, instead in (strips or {}).items():
        lying[column] = instead
    glazed = dict(windows or {})
    return Palace(
        strips=tuple(lying),
        glazier=glazier,
        windows=tuple(
            tuple(_LETTERS[letter] for letter in glazed.get(column, "")) for column in range(STRIPS)
        ),
        broken=broken,
        falls=falls,
        bonus=bonus,
        glazing=glazing,
    )


def only(*columns: int) -> dict[int, Strip | None]:
    """No strips but those of these columns."""
    return {column: None for column in range(STRIPS) if column not in columns}


def table(
    *palaces: Palace,
    side: Side = "A",
    factories: Sequence[str] = (),
    centre: str = "",
    tower: str = "",
    bag: str | None = None,
    track: Sequence[Colour] = TRACK,
    marker: int | None = None,
    seat: int = 0,
    begun: int = 0,
    draws: Sequence[str] | None = None,
) -> State:
    """A table with these palaces; the bag holds what is left of the hundred panes."""
    seated = palaces or (palace(), palace())
    filled = [panes(letters) for letters in factories]
    filled += [NONE] * (FACTORIES[len(seated)] - len(filled))
    lying = [*filled, panes(centre), panes(tower), count(tuple(track))]
    for each in seated:
        lying += [on.panes for on in each.strips if on is not None]
        lying += [count(window) for window in each.windows]
    rest = ALL_PANES
    for some in lying:
        rest = minus(rest, some)
    assert min(rest) >= 0, "more than twenty panes of a colour"
    inside = rest if bag is None else panes(bag)
    return State(
        edition="gala",
        side=side,
        turn=0,
        seat=seat,
        start=begun,
        marker=marker,
        factories=tuple(filled),
        centre=panes(centre),
        bag=inside,
        tower=panes(tower),
        track=tuple(track),
        palaces=seated,
        chronicle=(),
        turns=(),
        dice=seeded(SEED) if draws is None else scripted(draws),
    )


def total(*counts: Panes) -> Panes:
    added = NONE
    for some in counts:
        added = plus(added, some)
    return added


def take(
    factory: int | None, colour: Colour, strip: int | None, keep: Colour | None = None
) -> TakePanes:
    return TakePanes(factory, colour, strip, keep)


def step(state: State, move: Move) -> Step[State, Event]:
    """One move through the guarded door."""
    return play(SINTRA, state, state.seat, move)


def do(state: State, *moves: Move) -> State:
    """What comes of these moves, each by the seat whose turn it then is."""
    for move in moves:
        state = step(state, move).state
    return state


def legal(state: State) -> tuple[Move, ...]:
    return SINTRA.legal_moves(state, state.seat)


def points(state: State, seat: int = 0) -> int:
    """On the score track."""
    return SINTRA.view(state, None).palaces[seat].points
