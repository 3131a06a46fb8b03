"""What speaks for an answer in The Great Split: points now, points by the end, and what is reached.

Points now are those of the boards alone: what a round's scoring gives comes whatever is played.
"""

from collections import Counter
from collections.abc import Iterator

from engine.ai.why import Why, why
from engine.core import Seat
from engine.great_split.ai.outlook import Outlook, outlook_of
from engine.great_split.ai.piles import (
    expected_return,
    held_worth,
    left_of,
    likelihood,
    pile_values,
    right_of,
    values_of,
)
from engine.great_split.ai.reached import reached
from engine.great_split.ai.resolving import answered_board, resolved_board
from engine.great_split.components import Components
from engine.great_split.data import PRESTIGE, Cards
from engine.great_split.moves import (
    DiscardCards,
    FinishResolution,
    Move,
    Order,
    SplitHand,
    TakePile,
)
from engine.great_split.resolution import carry_out
from engine.great_split.scoring import art, books, contracts, gems, worth_of
from engine.great_split.state import Board, State

_SURE = 0.7
"""How likely a choice must be to be foretold."""


def reasons_of(components: Components, state: State, seat: Seat, move: Move) -> list[Why]:
    """Only what the seat knows is looked at, as by the judge."""
    match move:
        case DiscardCards():
            return [_discarded(components, state, seat, move.cards)]
        case SplitHand():
            return [_split(components, state, seat, move.left)]
        case TakePile():
            return _taken(components, state, seat, move)
        case FinishResolution():
            return []
        case _:
            return list(_ordered(components, state, seat, move))  # type: ignore[arg-type]  # nobody is asked why something is taken back


# Cards and piles


def _discarded(components: Components, state: State, seat: Seat, cards: Cards) -> Why:
    """What goes against what stays, and which of these cards is worth most."""
    values = values_of(components, state, seat, state.collectors[seat].hand)
    gone = sum(values[card] for card in cards)
    kept = [card for card in values if card not in cards]
    icons = Counter(components.cards[max(kept, key=values.__getitem__)].icons)
    icon, count = icons.most_common()[0] if len(icons) == 1 else ("none", 0)
    staying = sum(values[card] for card in kept)
    return why("discard", points=round(gone), left=round(staying), icon=icon, count=count)


def _split(components: Components, state: State, seat: Seat, left: Cards) -> Why:
    """What either pile is worth to both, and which of them the neighbour most likely takes."""
    other, hand = left_of(state, seat), state.collectors[seat].hand
    bits = sum(1 << place for place, card in enumerate(hand) if card in left)
    piles = {"left": bits, "right": (1 << len(hand)) - 1 - bits}
    mine, theirs = (pile_values(components, state, each, hand) for each in (seat, other))
    takes_left = likelihood(theirs[piles["left"]], theirs[piles["right"]])
    side = "left" if takes_left >= 1 / 2 else "right"
    taken, kept = piles[side], piles["right" if side == "left" else "left"]
    sure = max(takes_left, 1 - takes_left) >= _SURE
    return why(
        "split" if sure else "split_even",
        side=side,
        seat=other,
        points=round(theirs[taken]),
        count=round(mine[kept]),
        refused=round(theirs[kept]),
        lost=round(mine[taken]),
    )


def _taken(components: Components, state: State, seat: Seat, move: TakePile) -> list[Why]:
    """What this pile brings against the other, to oneself and to whom the other goes back.

    Where it brings less to oneself and no less to the other, it is told what it does bring.
    """
    splitter = right_of(state, seat)
    left, right = state.collectors[splitter].piles
    kept, refused = (left, right) if move.side == "left" else (right, left)
    back, _ = expected_return(components, state, seat)
    now = _brought(components, state, seat, (*kept, *back))
    instead = _brought(components, state, seat, (*refused, *back))
    points, others = sum(now.values()), sum(instead.values())
    most = max(now, key=now.__getitem__)
    found = []
    if points > others:
        found = [why("pile", points=points, count=others, what=most, most=now[most])]
    else:
        by_the_end, else_ = (_held(components, state, seat, pile, back) for pile in (kept, refused))
        if by_the_end == else_:
            found = [why("pile_even", points=by_the_end)]
        elif by_the_end > else_:
            found = [why("pile_promise", points=by_the_end, count=else_)]
    denied, given = (_held(components, state, splitter, pile, ()) for pile in (kept, refused))
    if denied > given:
        found.append(why("pile_denied", seat=splitter, points=denied, count=given))
    if found or points <= 0:
        return found
    return [why("pile_now", points=points, what=most, most=now[most])]


def _held(components: Components, state: State, seat: Seat, pile: Cards, others: Cards) -> int:
    """How many points more a seat may expect by the end with this pile and those others."""
    outlook = outlook_of(components, state, seat, resolved=True)
    before = outlook.worth(state.collectors[seat].board)
    return round(held_worth(components, state, seat, pile, others) - before)


def _brought(components: Components, state: State, seat: Seat, cards: Cards) -> dict[str, int]:
    """What these cards bring a seat if the game ended then, resolved as well as can be, by scoring."""
    outlook = outlook_of(components, state, seat, resolved=True)
    board = state.collectors[seat].board
    after = resolved_board(components, outlook, board, cards)
    before_, after_ = (_parts(components, state, seat, each) for each in (board, after))
    return {what: points - before_[what] for what, points in after_.items()}


def _parts(components: Components, state: State, seat: Seat, board: Board) -> dict[str, int]:
    by_seal = contracts(components, state.collectors[seat].character, board)
    return {
        "prestige": board[PRESTIGE],
        "books": books(components, board).points,
        "art": art(components, board, state.market).points,
        "gems": gems(components, board).points,
        "contracts": sum(reason.points for reason in by_seal),
    }


# Resolving


def _ordered(components: Components, state: State, seat: Seat, order: Order) -> Iterator[Why]:
    """Points of the board, else what may be expected; and the best that a track reaches."""
    collector = state.collectors[seat]
    before = collector.resolution
    if before is None:
        raise AssertionError(f"seat {seat} resolves nothing in round {state.round}.")
    after = carry_out(components, seat, before, order)

    def more(board: Board) -> int:
        then, now = (
            worth_of(components, collector.character, each, state.market)
            for each in (board, before.board)
        )
        return then - now

    points = more(after.board)
    outlook = outlook_of(components, state, seat, resolved=True)
    promise = _round_gain(outlook, before.board, after.board)
    if points > 0:
        yield why("points", points=points)
    elif promise > 0:
        yield why("promise", points=promise)
    yield from reached(components, collector.character, before.board, after.board)
    # Whoever is asked something answers the oldest question; the others were open before.
    waiting = before.questions[1:]
    if asked := after.questions[len(waiting) :]:
        best = answered_board(components, outlook, after.board, asked)
        placed, later = more(best) - points, _round_gain(outlook, after.board, best)
        if placed > 0:
            yield why("placed", ahead=True, points=placed)
        elif later > 0:
            yield why("placed_promise", ahead=True, points=later)


def _round_gain(outlook: Outlook, before: Board, after: Board) -> int:
    return round(outlook.worth(after) - outlook.worth(before))
