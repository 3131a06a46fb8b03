"""The Great Split as a player sees it: what cards are worth to whom, and how to split them."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from engine.ai.judge import Plan
from engine.ai.why import Why
from engine.core import AnyGame, Seat
from engine.dice import Roll
from engine.great_split.ai.outlook import Outlook, advance, outlook_of
from engine.great_split.ai.resolving import resolution_plans, resolved_worth, settled
from engine.great_split.components import Components
from engine.great_split.data import GOLD, PLACE, Cards
from engine.great_split.moves import DiscardCards, Move, SplitHand, TakePile
from engine.great_split.state import Resolution, State
from engine.great_split.view import View

DOUBT = 2.0
"""Points of difference at which a neighbour's choice is still a guess."""
KEEPING = 0.1
"""What a card in hand is worth for each round to come, as a part of playing it once."""


class GreatSplitJudge:
    breadth = 12
    depth = 1
    shares: Mapping[str, float] = {"resolve": 0.2}
    slip = 2.0
    lapse = 0.0
    trust = 8.0
    victory = 10.0

    def plans(self, game: AnyGame, state: State, seat: Seat, moves: Sequence[Any]) -> list[Plan]:
        components = _components(game, state)
        match state.phase:
            case "discard":
                return _discards(components, state, seat, moves)
            case "split":
                return _splits(components, state, seat)
            case "choose":
                return _choices(components, state, seat)
            case _:
                return _resolutions(components, state, seat)

    def reasons(self, view: View, seat: Seat, move: Move) -> list[Why]:  # noqa: ARG002  points and the margin say what there is to say
        return []

    def reply(self, game: AnyGame, state: State, seat: Seat, roll: Roll) -> Sequence[Any]:
        components = _components(game, state)
        match state.phase:
            case "discard":
                return _quick_discard(components, state, seat)
            case "split":
                return _quick_split(components, state, seat)
            case "choose":
                return _quick_choice(components, state, seat, roll)
            case _:
                # Worth its time: a cruder way misjudged every plan by more than plans differ.
                return _resolutions(components, state, seat)[0].moves

    def standings(self, game: AnyGame, state: State) -> list[float]:
        components = _components(game, state)
        return [_standing(components, state, seat) for seat in range(len(state.collectors))]

    def moment(self, state: State) -> int:
        return state.round


def _components(game: AnyGame, state: State) -> Components:
    editions: Mapping[str, Components] = game.editions  # type: ignore[attr-defined]  # this judge is asked about one game only
    return editions[state.edition]


def _standing(components: Components, state: State, seat: Seat) -> float:
    collector = state.collectors[seat]
    resolved = collector.resolution is not None and collector.resolution.done
    outlook = outlook_of(components, state, seat, resolved=resolved)
    held = sum(card_values(components, outlook, collector.board, collector.hand).values())
    rounds = components.last_round - len(state.market_revealed)
    return outlook.worth(collector.board) + KEEPING * rounds * held


def card_values(
    components: Components, outlook: Outlook, board: Sequence[int], cards: Cards
) -> dict[str, float]:
    """What each card alone would gain, played or sold."""
    now = outlook.worth(board)
    cubes = list(board)
    least = max(1.0, outlook.gain(cubes, GOLD, 1))
    seals = {
        icon: outlook.best(cubes, [PLACE[track] for track in tracks], 1)[1]
        for icon, tracks in components.tracks_for.items()
        if any(icon in components.cards[card].seals for card in cards)
    }
    values: dict[str, float] = {}
    for card in cards:
        row = components.cards[card]
        value = sum(seals[icon] for icon in row.seals)
        if row.steps:
            after = list(board)
            arrows = sum([advance(components, after, place, steps) for place, steps in row.steps])
            value += outlook.worth(after) - now
            if arrows:
                value += arrows * outlook.best_arrow(after)[1]
        values[card] = max(value, least)
    return values


def _rivalry(state: State) -> float:
    """How much another seat's gain hurts: with two seats as much as one's own gain helps."""
    return 1 / (len(state.collectors) - 1)


def _future(components: Components, state: State) -> float:
    return KEEPING * (components.last_round - state.round)


def _left(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.collectors)


def _right(state: State, seat: Seat) -> Seat:
    return (seat - 1) % len(state.collectors)


def _values(components: Components, state: State, seat: Seat, cards: Cards) -> dict[str, float]:
    outlook = outlook_of(components, state, seat, resolved=True)
    return card_values(components, outlook, state.collectors[seat].board, cards)


def _discards(
    components: Components, state: State, seat: Seat, moves: Sequence[DiscardCards]
) -> list[Plan]:
    values = _values(components, state, seat, state.collectors[seat].hand)
    return [Plan((move,), -sum([values[card] for card in move.cards])) for move in moves]


def _quick_discard(components: Components, state: State, seat: Seat) -> Sequence[Any]:
    hand = state.collectors[seat].hand
    values = _values(components, state, seat, hand)
    excess = len(hand) - components.hand_limits[state.round - 1]
    dropped = sorted(hand, key=lambda card: values[card])[:excess]
    return (DiscardCards(tuple([card for card in hand if card in dropped])),)


def _splits(components: Components, state: State, seat: Seat) -> list[Plan]:
    hand = state.collectors[seat].hand
    mine = _pile_values(components, state, seat, hand)
    theirs = _pile_values(components, state, _left(state, seat), hand)
    return [
        Plan((SplitHand(_pile(hand, left)),), worth)
        for left, worth in _split_worths(mine, theirs, _rivalry(state))
    ]


def _quick_split(components: Components, state: State, seat: Seat) -> Sequence[Any]:
    hand = state.collectors[seat].hand
    mine, theirs = (
        _subset_sums(list(_values(components, state, each, hand).values()))
        for each in (seat, _left(state, seat))
    )
    left, _ = max(_split_worths(mine, theirs, _rivalry(state)), key=lambda split: split[1])
    return (SplitHand(_pile(hand, left)),)


def _split_worths(
    mine: Sequence[float], theirs: Sequence[float], rivalry: float
) -> list[tuple[int, float]]:
    """Every split as the bits of its left pile, with what the splitter may expect of it.

    The neighbour takes what is better for the neighbour, most likely; the rest comes back.
    """
    everything = len(mine) - 1
    worths = []
    for left in range(1, everything // 2 + 1):
        right = everything - left
        difference = (theirs[right] - theirs[left]) / DOUBT
        takes_left = 1 / (1 + exp(min(difference, 50.0)))
        if_left = mine[right] - rivalry * theirs[left]
        if_right = mine[left] - rivalry * theirs[right]
        worths.append((left, takes_left * if_left + (1 - takes_left) * if_right))
    return worths


def _pile_values(components: Components, state: State, seat: Seat, hand: Cards) -> list[float]:
    """What every pile of these cards would gain a seat, now and in the rounds to come."""
    outlook = outlook_of(components, state, seat, resolved=True)
    board = state.collectors[seat].board
    now = outlook.worth(board)
    later = _future(components, state)
    held = _subset_sums(list(card_values(components, outlook, board, hand).values()))
    return [
        settled(components, outlook, board, _pile(hand, bits)) - now + later * held[bits]
        for bits in range(1 << len(hand))
    ]


def _pile(hand: Cards, bits: int) -> Cards:
    return tuple([card for place, card in enumerate(hand) if bits >> place & 1])


def _subset_sums(values: Sequence[float]) -> list[float]:
    """The sum of every subset, at the number whose bits are its members."""
    sums = [0.0]
    for value in values:
        sums += [each + value for each in sums]
    return sums


def _choices(components: Components, state: State, seat: Seat) -> list[Plan]:
    """Both piles, resolved as well as can be with what comes back from one's own split.

    Worth its time: whoever misjudges what others will take misjudges every split.
    """
    splitter = _right(state, seat)
    back, given_away = _expected_return(components, state, seat)
    # With two seats who offers is also who chooses; else nobody knows what else they will hold.
    theirs = given_away if splitter == _left(state, seat) else ()
    left, right = state.collectors[splitter].piles
    plans = []
    for move, kept, returned in (
        (TakePile("left"), left, right),
        (TakePile("right"), right, left),
    ):
        mine = _held(components, state, seat, kept, back)
        given = _held(components, state, splitter, returned, theirs)
        plans.append(Plan((move,), mine - _rivalry(state) * given))
    return plans


def _held(components: Components, state: State, seat: Seat, pile: Cards, others: Cards) -> float:
    """What a pile is worth to a seat that also gets those others, now and in the rounds to come."""
    outlook = outlook_of(components, state, seat, resolved=True)
    board = state.collectors[seat].board
    values = card_values(components, outlook, board, pile)
    now = resolved_worth(components, outlook, board, (*pile, *others))
    return now + _future(components, state) * sum(values.values())


def _expected_return(components: Components, state: State, seat: Seat) -> tuple[Cards, Cards]:
    """The pile that the left neighbour most likely leaves, and the one they take."""
    left, right = state.collectors[seat].piles
    values = _values(components, state, _left(state, seat), state.collectors[seat].hand)
    takes_left = sum(values[card] for card in left) > sum(values[card] for card in right)
    return (right, left) if takes_left else (left, right)


def _quick_choice(components: Components, state: State, seat: Seat, roll: Roll) -> Sequence[Any]:
    left, right = _choices(components, state, seat)
    difference = left.worth - right.worth
    # A person's taste is not quite ours, so nearly equal piles are taken either way.
    takes_left = 1 / (1 + exp(-max(-50.0, min(50.0, difference / DOUBT))))
    return (left if roll.below(1 << 20) < takes_left * (1 << 20) else right).moves


def _resolutions(components: Components, state: State, seat: Seat) -> list[Plan]:
    outlook = outlook_of(components, state, seat, resolved=True)
    resolution = _resolution(state, seat)
    return resolution_plans(components, outlook, seat, resolution, auto_finish=state.auto_finish)


def _resolution(state: State, seat: Seat) -> Resolution:
    resolution = state.collectors[seat].resolution
    if resolution is None:
        raise AssertionError(f"seat {seat} resolves nothing in round {state.round}.")
    return resolution
