"""The course of a game of Splendor: how the table is laid, and what each move does.

What is drawn, in this order: at setup the nobles (one more than seats), then the four cards of
level I from left to right, those of level II, those of level III; later one card whenever a row is
refilled or a card is reserved from a deck.

A turn is an action, then the return of tokens above ten, then the visit of a noble, then the next
turn. The row is refilled as part of the action, so the player has seen the new card, or the card
drawn from a deck, before returning tokens. Nobles come after every action, and also after a pass.

A seat that can take, reserve and buy nothing has one legal move, to pass. It is a move and not
automatic, because whether a seat is stuck can depend on cards that only it knows: in a world
imagined from a view a seat may be stuck that is not so in truth, and there too it needs a legal
move. When all seats have passed in a row, nobody will ever move again, and the game ends.
"""

from typing import TypeVar

from engine.core import Step
from engine.dice import Dice
from engine.splendor.data import (
    BANKS,
    CARDS,
    DECKS,
    GOLD,
    MOST_TOKENS,
    NOBLE_POINTS,
    NOBLES,
    ROW_LENGTH,
    Gems,
    Level,
    Row,
    Tokens,
)
from engine.splendor.events import (
    CardBought,
    CardReserved,
    CardReservedFromDeck,
    CardRevealed,
    Ending,
    Event,
    GameEnded,
    NobleVisited,
    TableLaid,
    TargetReached,
    TokensReturned,
    TokensTaken,
    TurnPassed,
)
from engine.splendor.legal import visitors
from engine.splendor.moves import (
    BuyCard,
    ChooseNoble,
    Move,
    Pass,
    ReserveCard,
    ReserveFromDeck,
    ReturnTokens,
    TakeTokens,
)
from engine.splendor.state import Phase, Player, ReservedCard, State
from engine.splendor.tokens import minus, plus

Item = TypeVar("Item")

_ONE_GOLD: Tokens = (0, 0, 0, 0, 0, 1)


def set_up(seats: int, dice: Dice, target: int) -> Step[State, Event]:
    nobles, _, dice = dice.draw(tuple(sorted(NOBLES)), seats + 1)
    rows: list[Row] = []
    decks: list[tuple[str, ...]] = []
    for cards in DECKS:
        row, deck, dice = dice.draw(cards, ROW_LENGTH)
        rows.append(row)
        decks.append(deck)
    state = State(
        target=target,
        turn=0,
        phase="act",
        passes=0,
        bank=BANKS[seats],
        rows=tuple(rows),
        decks=tuple(decks),
        nobles=nobles,
        players=(Player(),) * seats,
        chronicle=(),
        turns=(),
        dice=dice,
    )
    return Step(state, (TableLaid(state.bank, state.nobles, state.rows),))


class _Draft:
    """The next state while one move is carried out: the table, and the seat whose turn it is."""

    def __init__(self, state: State) -> None:
        self.target = state.target
        self.turn = state.turn
        self.seat = state.turn % len(state.players)
        self.passes = state.passes
        self.bank = state.bank
        self.rows = state.rows
        self.decks = state.decks
        self.nobles = state.nobles
        self.players = state.players
        self.chronicle = state.chronicle
        self.dice = state.dice
        begins = state.phase == "act"
        self.turns = state.turns if begins else state.turns[:-1]
        """Those before this one."""
        self.earlier = () if begins else state.turns[-1]
        """What happened in this turn before this move."""
        self.events: list[Event] = []
        me = state.players[self.seat]
        self.tokens = me.tokens
        self.bonuses = me.bonuses
        self.points = me.points
        self.cards = me.cards
        self.reserved = me.reserved
        self.my_nobles = me.nobles

    def step(self, turn: int, phase: Phase) -> Step[State, Event]:
        """The draft as it stands, made final.

        By position, because `replace` costs about 12 % of all decisions per second; a test sees to
        it that no field is forgotten.
        """
        me = Player(
            self.tokens, self.bonuses, self.points, self.cards, self.reserved, self.my_nobles
        )
        players = (*self.players[: self.seat], me, *self.players[self.seat + 1 :])
        events = tuple(self.events)
        state = State(
            self.target,
            turn,
            phase,
            self.passes,
            self.bank,
            self.rows,
            self.decks,
            self.nobles,
            players,
            self.chronicle,
            (*self.turns, self.earlier + events)[1 - len(players) :],
            self.dice,
        )
        return Step(state, events)


def carry_on(state: State, move: Move) -> Step[State, Event]:
    draft = _Draft(state)
    if isinstance(move, ChooseNoble):
        _receive(draft, move.noble)
        return _end_turn(draft)
    draft.passes = draft.passes + 1 if isinstance(move, Pass) else 0
    _carry_out(draft, move)
    if sum(draft.tokens) > MOST_TOKENS:
        return draft.step(draft.turn, "return_tokens")
    coming = visitors(draft.nobles, draft.bonuses)
    if len(coming) > 1:
        return draft.step(draft.turn, "choose_noble")
    if coming:
        _receive(draft, coming[0])
    return _end_turn(draft)


def _carry_out(draft: _Draft, move: Move) -> None:
    match move:
        case TakeTokens():
            _take(draft, move.tokens)
        case ReserveCard():
            _reserve(draft, move.card)
        case ReserveFromDeck():
            _reserve_from_deck(draft, move.level)
        case BuyCard():
            _buy(draft, move.card, move.payment)
        case Pass():
            draft.events.append(TurnPassed(draft.seat))
        case ReturnTokens():
            _return(draft, move.tokens)


def _take(draft: _Draft, tokens: Tokens) -> None:
    draft.bank = minus(draft.bank, tokens)
    draft.tokens = plus(draft.tokens, tokens)
    draft.events.append(TokensTaken(draft.seat, tokens))


def _reserve(draft: _Draft, card: str) -> None:
    draft.reserved = (*draft.reserved, ReservedCard(card, hidden=False))
    gold = _take_gold(draft)
    draft.events.append(CardReserved(draft.seat, card, gold))
    _refill(draft, card)


def _reserve_from_deck(draft: _Draft, level: Level) -> None:
    card = _draw(draft, level)
    draft.reserved = (*draft.reserved, ReservedCard(card, hidden=True))
    gold = _take_gold(draft)
    draft.events.append(CardReservedFromDeck(draft.seat, level, card, gold))


def _take_gold(draft: _Draft) -> bool:
    """Gold comes with every reserved card, as long as there is some; it cannot be declined."""
    if not draft.bank[GOLD]:
        return False
    draft.bank = minus(draft.bank, _ONE_GOLD)
    draft.tokens = plus(draft.tokens, _ONE_GOLD)
    return True


def _buy(draft: _Draft, name: str, payment: Tokens) -> None:
    card = CARDS[name]
    draft.tokens = minus(draft.tokens, payment)
    draft.bank = plus(draft.bank, payment)
    draft.bonuses = _one_more(draft.bonuses, card.bonus)
    draft.cards = (*draft.cards, name)
    draft.points += card.points
    kept = tuple([reserved for reserved in draft.reserved if reserved.card != name])
    was_reserved = len(kept) < len(draft.reserved)
    draft.events.append(CardBought(draft.seat, name, payment, was_reserved))
    if was_reserved:
        draft.reserved = kept
    else:
        _refill(draft, name)


def _refill(draft: _Draft, card: str) -> None:
    """Replace a card that left its row by one from the deck; an empty deck leaves a gap."""
    level = CARDS[card].level
    row = draft.rows[level - 1]
    slot = row.index(card)
    new = _draw(draft, level) if draft.decks[level - 1] else None
    draft.rows = _put(draft.rows, level - 1, _put(row, slot, new))
    if new is not None:
        draft.events.append(CardRevealed(level, slot, new))


def _draw(draft: _Draft, level: Level) -> str:
    (card,), deck, draft.dice = draft.dice.draw(draft.decks[level - 1], 1)
    draft.decks = _put(draft.decks, level - 1, deck)
    return card


def _return(draft: _Draft, tokens: Tokens) -> None:
    draft.tokens = minus(draft.tokens, tokens)
    draft.bank = plus(draft.bank, tokens)
    draft.events.append(TokensReturned(draft.seat, tokens))


def _receive(draft: _Draft, noble: str) -> None:
    draft.nobles = tuple([other for other in draft.nobles if other != noble])
    draft.my_nobles = (*draft.my_nobles, noble)
    draft.points += NOBLE_POINTS
    # Another noble may be owed at the end of the next turn, so the table is not stuck yet.
    draft.passes = 0
    draft.events.append(NobleVisited(draft.seat, noble))


def _end_turn(draft: _Draft) -> Step[State, Event]:
    """Every seat has the same number of turns, unless nobody can do anything any more."""
    points = [player.points for player in draft.players]
    points[draft.seat] = draft.points
    reached = [seat for seat, scored in enumerate(points) if scored >= draft.target]
    if reached == [draft.seat]:
        draft.events.append(TargetReached(draft.seat, draft.points))
    round_ends = draft.seat == len(points) - 1
    ending: Ending | None = None
    if round_ends and reached:
        ending = "target"
    elif draft.passes == len(points):
        ending = "stalemate"
    if round_ends or ending:
        draft.chronicle = (*draft.chronicle, tuple(points))
    if ending is None:
        return draft.step(draft.turn + 1, "act")
    draft.events.append(GameEnded(ending))
    return draft.step(draft.turn + 1, "over")


def _put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _one_more(bonuses: Gems, colour: int) -> Gems:
    counts = list(bonuses)
    counts[colour] += 1
    white, blue, green, red, black = counts
    return (white, blue, green, red, black)
