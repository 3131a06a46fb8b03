"""Tables of Splendor as a test needs them, in one line."""

from collections.abc import Sequence
from itertools import chain

from engine.core import Seat, Step, play
from engine.dice import scripted, seeded
from engine.splendor import Splendor
from engine.splendor.data import (
    BANKS,
    CARDS,
    COLOURS,
    DECKS,
    GOLD,
    NOBLE_POINTS,
    ROW_LENGTH,
    Gems,
    Row,
    Tokens,
)
from engine.splendor.events import Event
from engine.splendor.moves import Move
from engine.splendor.state import Phase, Player, ReservedCard, State

SPLENDOR = Splendor()
SEED = "5e" * 32
NOTHING: Tokens = (0, 0, 0, 0, 0, 0)

EMPTY_ROWS: tuple[Row, ...] = ((None,) * 4, (None,) * 4, (None,) * 4)
NO_DECKS: tuple[tuple[str, ...], ...] = ((), (), ())


def gems(**counts: int) -> Tokens:
    """`gems(red=2, gold=1)`."""
    white, blue, green, red, black, gold = (counts.pop(name, 0) for name in (*COLOURS, "gold"))
    assert not counts, f"no such colour: {', '.join(counts)}"
    return (white, blue, green, red, black, gold)


def bonuses(**counts: int) -> tuple[str, ...]:
    """Cards without points that give these bonuses."""
    return tuple(
        f"I-{colour}-{number:02}"
        for colour, count in counts.items()
        for number in range(1, count + 1)
    )


def player(
    tokens: Tokens = NOTHING,
    cards: Sequence[str] = (),
    reserved: Sequence[str] = (),
    hidden: Sequence[str] = (),
    nobles: Sequence[str] = (),
) -> Player:
    """A player whose bonuses and points follow from the cards and nobles."""
    given = [CARDS[card].bonus for card in cards]
    white, blue, green, red, black = (given.count(colour) for colour in range(GOLD))
    counted: Gems = (white, blue, green, red, black)
    return Player(
        tokens=tokens,
        bonuses=counted,
        points=sum(CARDS[card].points for card in cards) + NOBLE_POINTS * len(nobles),
        cards=tuple(cards),
        reserved=(
            *(ReservedCard(card, hidden=False) for card in reserved),
            *(ReservedCard(card, hidden=True) for card in hidden),
        ),
        nobles=tuple(nobles),
    )


def table(
    *players: Player,
    turn: int = 0,
    phase: Phase = "act",
    passes: int = 0,
    target: int = 15,
    bank: Tokens | None = None,
    rows: tuple[Row, ...] | None = None,
    decks: tuple[tuple[str, ...], ...] | None = None,
    nobles: Sequence[str] = (),
    draws: Sequence[str] | None = None,
) -> State:
    """A table with these players; the bank, the rows and the decks hold what is left."""
    seated = players or (Player(), Player())
    owned = {
        *chain(*(seat.cards for seat in seated)),
        *(kept.card for seat in seated for kept in seat.reserved),
    }
    if rows is None:
        left = [[card for card in deck if card not in owned] for deck in DECKS]
        rows = tuple(tuple(cards[:ROW_LENGTH]) for cards in left)
    gone = owned | set(chain(*rows))
    if decks is None:
        decks = tuple(tuple(card for card in deck if card not in gone) for deck in DECKS)
    if bank is None:
        held = [sum(seat.tokens[colour] for seat in seated) for colour in range(6)]
        white, blue, green, red, black, gold = (
            there - taken for there, taken in zip(BANKS[len(seated)], held, strict=True)
        )
        bank = (white, blue, green, red, black, gold)
    return State(
        target=target,
        turn=turn,
        phase=phase,
        passes=passes,
        bank=bank,
        rows=rows,
        decks=decks,
        nobles=tuple(nobles),
        players=seated,
        chronicle=(),
        turns=(),
        dice=seeded(SEED) if draws is None else scripted(draws),
    )


def do(state: State, *moves: Move) -> State:
    """What comes of these moves, each by the seat whose turn it then is."""
    for move in moves:
        state = step(state, move).state
    return state


def step(state: State, move: Move) -> Step[State, Event]:
    """One move through the guarded door."""
    return play(SPLENDOR, state, state.seat, move)


def legal(state: State, seat: Seat | None = None) -> tuple[Move, ...]:
    return SPLENDOR.legal_moves(state, state.seat if seat is None else seat)


def face_up(state: State, level: int, slot: int) -> str:
    """The card there; slots count from 0."""
    card = state.rows[level - 1][slot]
    assert card is not None
    return card


def asked(state: State) -> list[tuple[Seat, str]]:
    return [(decision.seat, decision.kind) for decision in SPLENDOR.decisions(state)]
