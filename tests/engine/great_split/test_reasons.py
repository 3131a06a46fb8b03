"""What speaks for an answer in The Great Split: the figures are those of the boards."""

import functools
from typing import Any

import pytest

from engine.ai import Rollouts
from engine.ai.reasons import COMPARED, reasons
from engine.core import decision_of
from engine.games import GAMES
from engine.great_split.ai.outlook import outlook_of
from engine.great_split.ai.piles import values_of
from engine.great_split.ai.resolving import resolved_board
from engine.great_split.editions import GALA
from engine.great_split.moves import SplitHand, TakePile
from engine.great_split.scoring import worth_of
from tests.engine.ai.games import choices

GAME = GAMES["great_split"]


Told = tuple[str, Any, int, Any, dict[str, dict[str, Any]]]


@functools.cache
def _game(seats: int) -> tuple[Told, ...]:
    return tuple(
        (
            decision.kind,
            state,
            decision.seat,
            move,
            {
                each.kind: dict(each.facts)
                for each in reasons(GAME, GAME.view(state, decision.seat), decision, move, moves)
            },
        )
        for state, decision, move, moves in choices(GAME, seats, "hard", Rollouts(3), every=1)
    )


def told(seats: int, *kinds: str) -> list[tuple[Any, int, Any, dict[str, dict[str, Any]]]]:
    """States, seats and moves of a game between hard players, with all reasons by kind."""
    return [(state, *rest) for kind, state, *rest in _game(seats) if kind in kinds]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_split_a_pile_and_a_discard_are_never_told_by_a_comparison_alone(seats):
    found = told(seats, "discard", "split", "choose")
    assert len(found) > 10 * seats
    assert [whys for *_, whys in found if whys.keys() <= COMPARED] == []


def test_what_a_discard_calls_worth_most_is_kept_and_worth_most():
    named = 0
    for state, seat, move, whys in told(2, "discard"):
        fact = whys["discard"]
        hand = state.collectors[seat].hand
        values = values_of(GALA, state, seat, hand)
        kept = [card for card in hand if card not in move.cards]
        assert fact["left"] == round(sum(values[card] for card in kept))
        if fact["icon"] != "none":
            icons = (fact["icon"],) * fact["count"]
            best = max(values[card] for card in kept)
            alike = [values[card] for card in kept if GALA.cards[card].icons == icons]
            assert max(alike) == pytest.approx(best)
            named += 1
    assert named > 3


def test_who_is_said_to_take_a_pile_has_more_of_it():
    splits = told(2, "split")
    assert len(splits) > 10
    for *_, whys in splits:
        ((kind, fact),) = whys.items()
        assert fact["points"] >= fact["refused"]
        if kind == "split":
            assert fact["points"] > fact["refused"]


def test_the_piles_of_a_choice_bring_the_points_that_are_told():
    brought = 0
    for state, seat, move, whys in told(3, "choose"):
        if "pile" not in whys:
            continue
        brought += 1
        collector, fact = state.collectors[seat], whys["pile"]
        piles = dict(zip(("left", "right"), state.collectors[seat - 1].piles, strict=True))
        outlook = outlook_of(GALA, state, seat, resolved=True)
        back = [
            pile
            for pile in collector.piles
            if _gain(state, seat, outlook, (*piles[move.side], *pile)) == fact["points"]
        ]
        assert back
        assert fact["points"] > fact["count"]
        assert 0 < fact["most"] <= fact["points"]
    assert brought > 5


def test_the_lesser_pile_is_never_told_as_worth_less():
    """A reason that speaks against its own choice is none; what the pile brings is one."""
    lesser = 0
    for state, seat, *_ in told(3, "choose"):
        decision = decision_of(GAME, state, seat)
        assert decision is not None
        piles = [move for move in GAME.legal_moves(state, seat) if isinstance(move, TakePile)]
        for move in piles:
            whys = reasons(GAME, GAME.view(state, seat), decision, move, piles)
            facts = {each.kind: dict(each.facts) for each in whys}
            for kind in {"pile", "pile_promise"} & facts.keys():
                assert int(facts[kind]["points"]) > int(facts[kind]["count"])
            lesser += "pile_now" in facts
    assert lesser > 5


def _gain(state: Any, seat: int, outlook: Any, cards: Any) -> int:
    collector = state.collectors[seat]
    after = resolved_board(GALA, outlook, collector.board, cards)
    then, now = (
        worth_of(GALA, collector.character, board, state.market)
        for board in (after, collector.board)
    )
    return then - now


def test_what_an_order_brings_is_what_its_board_is_worth_more():
    """Not what the round's scoring gives everybody once the last order of the round is given."""
    told_of_points = 0
    for state, seat, move, whys in told(2, "resolve"):
        after = GAME.apply(state, seat, move).state.collectors[seat].resolution
        before = state.collectors[seat].resolution
        if after is None or before is None or after.done or "points" not in whys:
            continue
        then, now = (
            worth_of(GALA, state.collectors[seat].character, each.board, state.market)
            for each in (after, before)
        )
        assert whys["points"]["points"] == then - now
        told_of_points += 1
    assert told_of_points > 10


def test_a_splits_figures_are_those_of_the_pile_that_is_named():
    """The neighbour's own eyes: the piles exchanged, the figures go with them."""
    state, seat, move, whys = told(2, "split")[0]
    ((kind, fact),) = whys.items()
    hand = state.collectors[seat].hand
    other = SplitHand(tuple(card for card in hand if card not in move.left))
    decision = decision_of(GAME, state, seat)
    assert decision is not None
    (mirrored,) = reasons(GAME, GAME.view(state, seat), decision, other, (other, move))
    swapped = {"left": "right", "right": "left"}[fact["side"]]
    assert (mirrored.kind, dict(mirrored.facts)) == (kind, {**fact, "side": swapped})
