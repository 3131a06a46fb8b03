"""A position of Splendor as the search tree sees it: which orders are worth a thought, and why."""

from collections.abc import Iterable, Sequence

from engine.ai.tree import Branch
from engine.dice import Roll
from engine.splendor.ai.ending import MOST_AT_ONCE, decided, points_of
from engine.splendor.ai.judging import Evaluation, Pair
from engine.splendor.ai.numbers import (
    BONUS,
    CHOOSE_NOBLE,
    NOBLE_NEEDS,
    PASS,
    POINTS,
    RESERVE,
    RESERVE_FROM_DECK,
    RETURN,
    RETURNED,
    ROW,
    TAKE,
    TAKEN,
)
from engine.splendor.ai.table import GAP, GIVE_BACK, OVER, Table
from engine.splendor.data import GOLD, MOST_TOKENS, NOBLE_POINTS

RETURNS_TRIED = 6
"""How many ways to give tokens back are looked at below the first move."""

NEAR = 4
"""How many tokens may be missing for a card that is worth reserving."""


class TableWorld:
    """A table, with the strengths that are known of its seats."""

    __slots__ = ("_broad", "_cards", "_evaluation", "_pairs", "_unknown", "seat", "table")

    def __init__(
        self,
        table: Table,
        evaluation: Evaluation,
        pairs: list[Pair] | None = None,
        unknown: Sequence[tuple[int, int]] = (),
        *,
        broad: bool = False,
    ) -> None:
        self.table = table
        self.seat = table.turn % table.seats
        self._cards = [card for card in table.rows if card != GAP]
        self._evaluation = evaluation
        self._pairs = pairs
        self._unknown = unknown
        """Where a card lies that the thinking seat has not seen: seat and place among its reserved."""
        self._broad = broad
        """Every order is looked at, not only those that are usually any good."""

    @property
    def pairs(self) -> list[Pair]:
        if self._pairs is None:
            table = self.table
            self._pairs = [(0.0, 0.0)] * table.seats
            self._look_at(range(table.seats), self._pairs, self._cards, table.nobles)
        return self._pairs

    @property
    def final(self) -> Sequence[float] | None:
        return self.table.shares() if self.table.phase == OVER else None

    def after(self, branch: Branch, roll: Roll) -> "TableWorld":
        table = self.table.copy()
        if self._unknown:
            _deal_anew(table, self._unknown, roll)
        table.play(branch.order, roll)
        # A noble that was owed comes even then.
        is_quiet = table.nobles is self.table.nobles and not self._unknown
        pairs = branch.pairs if isinstance(branch, _Quiet) and is_quiet else None
        return TableWorld(table, self._evaluation, pairs)

    def branches(self) -> list[Branch]:
        found = self._looked_at()
        if self._unknown:
            # Whatever is done, the hidden card is another one in every world.
            for branch in found:
                branch.chancy = True
        if self._is_late:
            self._end(found)
        return found

    @property
    def _is_late(self) -> bool:
        """Somebody's next turn may end the game."""
        return max(self.table.points) + MOST_AT_ONCE >= self.table.target

    def _end(self, branches: list[Branch]) -> None:
        """Where an order decides the game, that is what may be expected of it; most points first."""
        table = self.table
        for branch in branches:
            shares = decided(table, branch.order, self._unknown)
            if shares is not None:
                branch.expected, branch.decided = shares, True
        branches.sort(key=lambda branch: -points_of(table, branch.order) * branch.decided)

    def _looked_at(self) -> list[Branch]:
        table = self.table
        orders = table.orders()
        if table.phase == GIVE_BACK:
            found = [self._give_back(order) for order in orders]
            if not self._broad and len(found) > RETURNS_TRIED:
                found.sort(key=lambda branch: -branch.expected[self.seat])
                del found[RETURNS_TRIED:]
            return found
        likely = [order for order in orders if self._broad or self._is_usual(order)]
        return [self._branch(order) for order in likely or orders]

    def _is_usual(self, order: int) -> bool:
        """Below the first move only cards with points are reserved, by who is near to buying them or
        to keep them from who can buy them now; and late in the game any card to keep it.
        """
        if not RESERVE <= order < RESERVE_FROM_DECK:
            return not RESERVE_FROM_DECK <= order < CHOOSE_NOBLE
        card, missing = order - RESERVE, self.table.missing
        if POINTS[card] > 0 and missing(self.seat, card) <= NEAR:
            return True
        others = (seat for seat in range(self.table.seats) if seat != self.seat)
        # One without points may bring the noble that wins.
        return (POINTS[card] > 0 or self._is_late) and any(
            missing(seat, card) <= 0 for seat in others
        )

    def _branch(self, order: int) -> Branch:
        if order >= TAKE:
            return self._take(order)
        if order < RESERVE:
            return self._buy(order)
        if order < RESERVE_FROM_DECK:
            return self._reserve(order)
        if order < CHOOSE_NOBLE:
            return self._reserve_from_deck(order)
        if order < PASS:
            return self._receive(order)
        return Branch(order, self._expect(self.pairs, self.table.points), chancy=False)

    def _expect(self, pairs: Sequence[Pair], points: Sequence[int]) -> Sequence[float]:
        """The chances once the turn is over, as if the game were not."""
        return self._evaluation.chances(pairs, max(points), self.table.turn + 1)

    def _own_pair(self, tokens: list[int]) -> Pair:
        """With these tokens instead, of which the worst go back where they are too many."""
        table, seat, cards = self.table, self.seat, self._cards
        points, bonuses, reserved = table.points[seat], table.bonuses[seat], table.reserved[seat]
        pair = self._evaluation.pair
        found: Pair | None = None
        for _ in range(sum(tokens) - MOST_TOKENS):
            ways = []
            for colour in range(GOLD + 1):
                if tokens[colour]:
                    tokens[colour] -= 1
                    left = pair(points, bonuses, tokens, reserved, cards, table.nobles)
                    ways.append((left[0] + left[1] / 2, colour, left))
                    tokens[colour] += 1
            _, colour, found = max(ways)
            tokens[colour] -= 1
        return found or pair(points, bonuses, tokens, reserved, cards, table.nobles)

    def _take(self, order: int) -> Branch:
        seat = self.seat
        tokens = self.table.tokens[seat][:]
        for colour in TAKEN[order - TAKE]:
            tokens[colour] += 1
        over = sum(tokens) > MOST_TOKENS
        pairs = self.pairs[:]
        pairs[seat] = self._own_pair(tokens)
        expected = self._expect(pairs, self.table.points)
        # Nobles may come, or tokens go back, where this is not the whole story.
        return Branch(order, expected, chancy=False) if over else _Quiet(order, expected, pairs)

    def _give_back(self, order: int) -> Branch:
        seat = self.seat
        tokens = self.table.tokens[seat][:]
        for colour in RETURNED[order - RETURN]:
            tokens[colour] -= 1
        pairs = self.pairs[:]
        pairs[seat] = self._own_pair(tokens)
        return _Quiet(order, self._expect(pairs, self.table.points), pairs)

    def _buy(self, card: int) -> Branch:
        table, seat = self.table, self.seat
        tokens = [
            held - paid
            for held, paid in zip(table.tokens[seat], table.payment(seat, card), strict=True)
        ]
        bonuses = table.bonuses[seat][:]
        bonuses[BONUS[card]] += 1
        points = table.points[:]
        points[seat] += POINTS[card]
        nobles = table.nobles
        for noble in nobles:
            if all(bonuses[colour] >= need for colour, need in NOBLE_NEEDS[noble]):
                nobles = tuple([other for other in nobles if other != noble])
                points[seat] += NOBLE_POINTS
                break
        reserved = table.reserved[seat]
        was_reserved = card in reserved
        reserved = [other for other in reserved if other != card]
        cards = [other for other in self._cards if other != card]
        pairs = self.pairs[:]
        if not was_reserved or nobles is not table.nobles:
            self._without(pairs, cards, nobles)
        pairs[seat] = self._evaluation.pair(points[seat], bonuses, tokens, reserved, cards, nobles)
        is_filled_up = not was_reserved and bool(table.decks[ROW[card]])
        return Branch(card, self._expect(pairs, points), chancy=is_filled_up)

    def _without(self, pairs: list[Pair], cards: Sequence[int], nobles: Sequence[int]) -> None:
        """The other seats, where only these cards and nobles are left on the table."""
        others = [other for other in range(self.table.seats) if other != self.seat]
        self._look_at(others, pairs, cards, nobles)

    def _look_at(
        self,
        seats: Iterable[int],
        pairs: list[Pair],
        cards: Sequence[int],
        nobles: Sequence[int],
    ) -> None:
        """How strong these seats are, as far as the thinking seat may know it."""
        table = self.table
        for seat in seats:
            reserved = table.reserved[seat]
            if self._unknown:
                reserved = [
                    card
                    for place, card in enumerate(reserved)
                    if (seat, place) not in self._unknown
                ]
            pairs[seat] = self._evaluation.pair(
                table.points[seat], table.bonuses[seat], table.tokens[seat], reserved, cards, nobles
            )

    def _reserve(self, order: int) -> Branch:
        card = order - RESERVE
        cards = [other for other in self._cards if other != card]
        return self._keep(order, [card], cards, chancy=bool(self.table.decks[ROW[card]]))

    def _reserve_from_deck(self, order: int) -> Branch:
        """What it will be is not known, so it is judged by the gold alone."""
        return self._keep(order, [], self._cards, chancy=True)

    def _keep(self, order: int, kept: list[int], cards: Sequence[int], *, chancy: bool) -> Branch:
        table, seat = self.table, self.seat
        tokens = table.tokens[seat][:]
        if table.bank[GOLD] and sum(tokens) < MOST_TOKENS:
            tokens[GOLD] += 1
        pairs = self.pairs[:]
        if kept:
            self._without(pairs, cards, table.nobles)
        pairs[seat] = self._evaluation.pair(
            table.points[seat],
            table.bonuses[seat],
            tokens,
            [*table.reserved[seat], *kept],
            cards,
            table.nobles,
        )
        return Branch(order, self._expect(pairs, table.points), chancy=chancy)

    def _receive(self, order: int) -> Branch:
        points = self.table.points[:]
        points[self.seat] += NOBLE_POINTS
        pairs = self.pairs[:]
        nobles = [noble for noble in self.table.nobles if noble != order - CHOOSE_NOBLE]
        self._without(pairs, self._cards, nobles)
        return Branch(order, self._expect(pairs, points), chancy=False)


class _Quiet(Branch):
    """Nothing on the table changes but the mover's tokens, so all strengths are known already."""

    __slots__ = ("pairs",)

    def __init__(self, order: int, expected: Sequence[float], pairs: list[Pair]) -> None:
        super().__init__(order, expected, chancy=False)
        self.pairs = pairs


def _deal_anew(table: Table, unknown: Sequence[tuple[int, int]], roll: Roll) -> None:
    """Other cards of the same level where nobody has seen which they are."""
    for seat, place in unknown:
        reserved = table.reserved[seat]
        deck = table.decks[ROW[reserved[place]]]
        if deck:
            number = roll.below(len(deck) + 1)
            if number < len(deck):
                reserved[place], deck[number] = deck[number], reserved[place]
