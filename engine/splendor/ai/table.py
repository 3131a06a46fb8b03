"""A table of Splendor that is played in place: the same rules, as lists of small numbers.

The rules proper make a new value for every move, with events and a chronicle, and look ahead a few
hundred moves in the time in which this makes ten thousand. `tests/engine/splendor/test_fast_table.py`
plays whole games on both and compares them after every move. Purchases are paid with the least gold.
"""

from random import Random
from typing import Final, Protocol

from engine.splendor.ai.numbers import (
    BONUS,
    CARD_NUMBER,
    CHOOSE_NOBLE,
    COST,
    NOBLE_NEEDS,
    NOBLE_NUMBER,
    PASS,
    POINTS,
    RESERVE,
    RESERVE_FROM_DECK,
    RETURN,
    RETURN_NUMBER,
    RETURNED,
    ROW,
    SHORT,
    TAKE,
    TAKEN,
    TAKES,
)
from engine.splendor.data import GOLD, MOST_RESERVED, MOST_TOKENS, NOBLE_POINTS, ROW_LENGTH
from engine.splendor.state import State

ACT, GIVE_BACK, NOBLE, OVER = range(4)
PHASES: Final = {"act": ACT, "return_tokens": GIVE_BACK, "choose_noble": NOBLE, "over": OVER}
GAP: Final = -1
"""A place in a row that no deck can fill any more."""


class Chance(Protocol):
    def below(self, bound: int, /) -> int:
        """A number from 0 up to, not including, the bound."""


class Table:
    """Everything that the rules look at; what only tells the story is left out."""

    __slots__ = (
        "bank",
        "bonuses",
        "bought",
        "decks",
        "nobles",
        "passes",
        "phase",
        "points",
        "reserved",
        "rows",
        "seats",
        "target",
        "tokens",
        "turn",
    )

    seats: int
    target: int
    turn: int
    phase: int
    passes: int
    bank: list[int]
    rows: list[int]
    """The twelve places, lowest level first."""
    decks: list[list[int]]
    """In no order that matters: a card is drawn by chance."""
    nobles: tuple[int, ...]
    tokens: list[list[int]]
    bonuses: list[list[int]]
    points: list[int]
    bought: list[int]
    """How many cards each seat has bought."""
    reserved: list[list[int]]

    def copy(self) -> "Table":
        other = Table.__new__(Table)
        other.seats = self.seats
        other.target = self.target
        other.turn = self.turn
        other.phase = self.phase
        other.passes = self.passes
        other.bank = self.bank[:]
        other.rows = self.rows[:]
        other.decks = [deck[:] for deck in self.decks]
        other.nobles = self.nobles
        other.tokens = [tokens[:] for tokens in self.tokens]
        other.bonuses = [bonuses[:] for bonuses in self.bonuses]
        other.points = self.points[:]
        other.bought = self.bought[:]
        other.reserved = [reserved[:] for reserved in self.reserved]
        return other

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.turn % self.seats

    def orders(self) -> list[int]:
        """Every order that the seat whose turn it is may give, by its number."""
        seat = self.turn % self.seats
        if self.phase == ACT:
            return self._actions(seat)
        if self.phase == GIVE_BACK:
            tokens = self.tokens[seat]
            excess = sum(tokens) - MOST_TOKENS
            return [
                number
                for colours, number in RETURN_NUMBER.items()
                if len(colours) == excess
                and all(colours.count(colour) <= tokens[colour] for colour in colours)
            ]
        if self.phase == NOBLE:
            return [CHOOSE_NOBLE + noble for noble in self._visitors(seat)]
        return []

    def _actions(self, seat: int) -> list[int]:
        there = plenty = 0
        bank = self.bank
        for colour in range(GOLD):
            left = bank[colour]
            if left:
                there |= 1 << colour
                if left >= 4:
                    plenty |= 1 << colour
        orders = list(TAKES[there, plenty])
        cards = [card for card in self.rows if card != GAP]
        reserved = self.reserved[seat]
        if len(reserved) < MOST_RESERVED:
            orders += [RESERVE + card for card in cards]
            orders += [RESERVE_FROM_DECK + row for row in range(3) if self.decks[row]]
        orders += [card for card in cards + reserved if self.missing(seat, card) <= 0]
        return orders or [PASS]

    def missing(self, seat: int, card: int) -> int:
        """How many tokens the seat lacks to buy the card; 0 or less where it can."""
        white, blue, green, red, black, gold = self.tokens[seat]
        w, u, g, r, k = self.bonuses[seat]
        short = SHORT[card]
        return (
            short[0][white + w]
            + short[1][blue + u]
            + short[2][green + g]
            + short[3][red + r]
            + short[4][black + k]
            - gold
        )

    def _visitors(self, seat: int) -> list[int]:
        bonuses = self.bonuses[seat]
        found = []
        for noble in self.nobles:
            for colour, need in NOBLE_NEEDS[noble]:
                if bonuses[colour] < need:
                    break
            else:
                found.append(noble)
        return found

    def play(self, order: int, chance: Chance) -> None:
        """What the order brings, up to the next question; it is known to be legal."""
        seat = self.turn % self.seats
        if self.phase == NOBLE:
            self._receive(seat, order - CHOOSE_NOBLE)
            self._end_turn(seat)
            return
        self.passes = self.passes + 1 if order == PASS else 0
        self._carry_out(seat, order, chance)
        if sum(self.tokens[seat]) > MOST_TOKENS:
            self.phase = GIVE_BACK
            return
        coming = self._visitors(seat)
        if len(coming) > 1:
            self.phase = NOBLE
            return
        if coming:
            self._receive(seat, coming[0])
        self._end_turn(seat)

    def _carry_out(self, seat: int, order: int, chance: Chance) -> None:
        tokens, bank = self.tokens[seat], self.bank
        if order >= RETURN:
            for colour in RETURNED[order - RETURN]:
                tokens[colour] -= 1
                bank[colour] += 1
        elif order >= TAKE:
            for colour in TAKEN[order - TAKE]:
                tokens[colour] += 1
                bank[colour] -= 1
        elif order < RESERVE:
            self._buy(seat, order, chance)
        elif order < CHOOSE_NOBLE:
            self._reserve(seat, order, chance)

    def payment(self, seat: int, card: int) -> list[int]:
        """The tokens that buying the card takes, with the least gold."""
        tokens, bonuses = self.tokens[seat], self.bonuses[seat]
        payment, gold = [], 0
        for colour in range(GOLD):
            due = COST[card][colour] - bonuses[colour]
            if due <= 0:
                payment.append(0)
            elif due > tokens[colour]:
                payment.append(tokens[colour])
                gold += due - tokens[colour]
            else:
                payment.append(due)
        payment.append(gold)
        return payment

    def _buy(self, seat: int, card: int, chance: Chance) -> None:
        tokens, bank = self.tokens[seat], self.bank
        for colour, paid in enumerate(self.payment(seat, card)):
            if paid:
                tokens[colour] -= paid
                bank[colour] += paid
        self.bonuses[seat][BONUS[card]] += 1
        self.points[seat] += POINTS[card]
        self.bought[seat] += 1
        reserved = self.reserved[seat]
        if card in reserved:
            reserved.remove(card)
        else:
            self._refill(card, chance)

    def _reserve(self, seat: int, order: int, chance: Chance) -> None:
        if order >= RESERVE_FROM_DECK:
            card = self._draw(order - RESERVE_FROM_DECK, chance)
        else:
            card = order - RESERVE
            self._refill(card, chance)
        self.reserved[seat].append(card)
        if self.bank[GOLD]:
            self.bank[GOLD] -= 1
            self.tokens[seat][GOLD] += 1

    def _refill(self, card: int, chance: Chance) -> None:
        row = ROW[card]
        place = self.rows.index(card, ROW_LENGTH * row)
        self.rows[place] = self._draw(row, chance) if self.decks[row] else GAP

    def _draw(self, row: int, chance: Chance) -> int:
        deck = self.decks[row]
        number = chance.below(len(deck)) if len(deck) > 1 else 0
        deck[number], deck[-1] = deck[-1], deck[number]
        return deck.pop()

    def _receive(self, seat: int, noble: int) -> None:
        self.nobles = tuple([other for other in self.nobles if other != noble])
        self.points[seat] += NOBLE_POINTS
        self.passes = 0

    def _end_turn(self, seat: int) -> None:
        ends = seat == self.seats - 1 and max(self.points) >= self.target
        self.turn += 1
        self.phase = OVER if ends or self.passes == self.seats else ACT

    def shares(self) -> list[float]:
        """Each seat's part of the victory, once the game is over."""
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def any_order(self, chance: Random) -> int | None:
        """For a crude play-out: buy anything, else take anything, else reserve anything."""
        if self.phase == OVER:
            return None
        seat = self.turn % self.seats
        if self.phase == GIVE_BACK:
            tokens = self.tokens[seat]
            held = [colour for colour, count in enumerate(tokens) for _ in range(count)]
            return RETURN_NUMBER[tuple(sorted(chance.sample(held, len(held) - MOST_TOKENS)))]
        orders = self.orders()
        likely = [order for order in orders if order < RESERVE]
        if not likely and self.phase == ACT:
            likely = [order for order in orders if order >= TAKE]
        likely = likely or orders
        return likely[int(chance.random() * len(likely))]

    def winners(self) -> list[int]:
        """Who has won, once the game is over."""
        merits = [
            (points, -bought) for points, bought in zip(self.points, self.bought, strict=True)
        ]
        most = max(merits)
        return [seat for seat, merit in enumerate(merits) if merit == most]


def table_of(state: State) -> Table:
    """The same table, without its story."""
    table = Table.__new__(Table)
    table.seats = len(state.players)
    table.target = state.target
    table.turn = state.turn
    table.phase = PHASES[state.phase]
    table.passes = state.passes
    table.bank = list(state.bank)
    table.rows = [GAP if name is None else CARD_NUMBER[name] for row in state.rows for name in row]
    table.decks = [[CARD_NUMBER[name] for name in deck] for deck in state.decks]
    table.nobles = tuple(NOBLE_NUMBER[name] for name in state.nobles)
    table.tokens = [list(player.tokens) for player in state.players]
    table.bonuses = [list(player.bonuses) for player in state.players]
    table.points = [player.points for player in state.players]
    table.bought = [len(player.cards) for player in state.players]
    table.reserved = [
        [CARD_NUMBER[kept.card] for kept in player.reserved] for player in state.players
    ]
    return table
