"""The Great Split as a player sees it: what cards are worth to whom, and how to split them."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.ai.gains import IMAGINED
from engine.ai.judge import Plan
from engine.ai.why import Why
from engine.core import AnyGame, Seat
from engine.dice import Roll, seeded
from engine.great_split.ai.outlook import outlook_of
from engine.great_split.ai.piles import (
    KEEPING,
    card_values,
    expected_return,
    held_worth,
    left_of,
    likelihood,
    pile_of,
    pile_values,
    right_of,
    rivalry_of,
    subset_sums,
    values_of,
)
from engine.great_split.ai.reasons import reasons_of
from engine.great_split.ai.resolving import AT_A_GLANCE, BREADTH, resolution_plans
from engine.great_split.components import Components
from engine.great_split.moves import DiscardCards, Move, SplitHand, TakePile
from engine.great_split.state import Resolution, State
from engine.great_split.view import View


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
                return _resolutions(components, state, seat, BREADTH)

    def reasons(self, game: AnyGame, view: View, seat: Seat, move: Move) -> list[Why]:
        state = game.imagine(view, seeded(IMAGINED))
        return reasons_of(_components(game, state), state, seat, move)

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
                return _resolutions(components, state, seat, AT_A_GLANCE)[0].moves

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


def _discards(
    components: Components, state: State, seat: Seat, moves: Sequence[DiscardCards]
) -> list[Plan]:
    values = values_of(components, state, seat, state.collectors[seat].hand)
    return [Plan((move,), -sum([values[card] for card in move.cards])) for move in moves]


def _quick_discard(components: Components, state: State, seat: Seat) -> Sequence[Any]:
    hand = state.collectors[seat].hand
    values = values_of(components, state, seat, hand)
    excess = len(hand) - components.hand_limits[state.round - 1]
    dropped = sorted(hand, key=lambda card: values[card])[:excess]
    return (DiscardCards(tuple([card for card in hand if card in dropped])),)


def _splits(components: Components, state: State, seat: Seat) -> list[Plan]:
    hand = state.collectors[seat].hand
    mine = pile_values(components, state, seat, hand)
    theirs = pile_values(components, state, left_of(state, seat), hand)
    return [
        Plan((SplitHand(pile_of(hand, left)),), worth)
        for left, worth in _split_worths(mine, theirs, rivalry_of(state))
    ]


def _quick_split(components: Components, state: State, seat: Seat) -> Sequence[Any]:
    hand = state.collectors[seat].hand
    mine, theirs = (
        subset_sums(list(values_of(components, state, each, hand).values()))
        for each in (seat, left_of(state, seat))
    )
    left, _ = max(_split_worths(mine, theirs, rivalry_of(state)), key=lambda split: split[1])
    return (SplitHand(pile_of(hand, left)),)


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
        takes_left = likelihood(theirs[left], theirs[right])
        if_left = mine[right] - rivalry * theirs[left]
        if_right = mine[left] - rivalry * theirs[right]
        worths.append((left, takes_left * if_left + (1 - takes_left) * if_right))
    return worths


def _choices(components: Components, state: State, seat: Seat) -> list[Plan]:
    """Both piles, resolved as well as can be with what comes back from one's own split.

    Worth its time: whoever misjudges what others will take misjudges every split.
    """
    splitter = right_of(state, seat)
    back, given_away = expected_return(components, state, seat)
    # With two seats who offers is also who chooses; else nobody knows what else they will hold.
    theirs = given_away if splitter == left_of(state, seat) else ()
    left, right = state.collectors[splitter].piles
    plans = []
    for move, kept, returned in (
        (TakePile("left"), left, right),
        (TakePile("right"), right, left),
    ):
        mine = held_worth(components, state, seat, kept, back)
        given = held_worth(components, state, splitter, returned, theirs)
        plans.append(Plan((move,), mine - rivalry_of(state) * given))
    return plans


def _quick_choice(components: Components, state: State, seat: Seat, roll: Roll) -> Sequence[Any]:
    left, right = _choices(components, state, seat)
    # A person's taste is not quite ours, so nearly equal piles are taken either way.
    takes_left = likelihood(left.worth, right.worth)
    return (left if roll.below(1 << 20) < takes_left * (1 << 20) else right).moves


def _resolutions(components: Components, state: State, seat: Seat, breadth: int) -> list[Plan]:
    outlook = outlook_of(components, state, seat, resolved=True)
    resolution = _resolution(state, seat)
    return resolution_plans(
        components, outlook, seat, resolution, auto_finish=state.auto_finish, breadth=breadth
    )


def _resolution(state: State, seat: Seat) -> Resolution:
    resolution = state.collectors[seat].resolution
    if resolution is None:
        raise AssertionError(f"seat {seat} resolves nothing in round {state.round}.")
    return resolution
