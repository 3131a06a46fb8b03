"""Every resolution is played twice: by the rules, and by a plain loop over cubes and spaces."""

import dataclasses
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.codec import Values
from engine.core import TakeBack
from engine.dice import Roll
from engine.great_split import GreatSplit
from engine.great_split.data import CardRow, EditionFile
from engine.great_split.editions import GALA
from engine.great_split.moves import FinishResolution, PlayCard, PlaySplitter
from engine.great_split.state import State
from engine.playout import random_turns
from tests.engine.great_split.cubes import Cubes, Tables, gala_tables, icons_on
from tests.engine.great_split.tables import (
    GAME,
    Table,
    dealt_table,
    edition_with,
    playing,
    resource_track_with,
    seed,
    table,
)

pytestmark = pytest.mark.slow

ENDS = GALA.ends[:-1]
CARDS = sorted(GALA.cards)


def resolve_twice(laid_out: Table, seat: int, choose: Random, tables: Tables) -> Cubes:
    """A complete random resolution with take-backs, compared after every order."""
    start = laid_out.resolution(seat)
    cubes = Cubes(tables, start.before, start.to_play)
    regrets = choose.randrange(6)
    while True:
        legal = laid_out.legal(seat)
        assert len(legal) == len(set(legal))
        assert set(legal) == cubes.allowed()
        moves = [move for move in legal if regrets or not isinstance(move, TakeBack)]
        move = choose.choice(moves)
        if isinstance(move, FinishResolution):
            laid_out.play(seat, move)
            return cubes
        regrets -= isinstance(move, TakeBack)
        laid_out.play(seat, move)
        cubes.obey(move)
        agree(laid_out, seat, cubes)


def agree(laid_out: Table, seat: int, cubes: Cubes) -> None:
    resolution = laid_out.resolution(seat)
    assert resolution.board == cubes.board()
    assert list(resolution.questions) == cubes.questions
    assert list(resolution.to_play) == cubes.hand
    assert resolution.splitter == cubes.splitter
    assert list(resolution.played) == cubes.face_up
    assert list(resolution.sold) == cubes.face_down
    assert sum(advance.lost for advance in resolution.trail) == cubes.wasted


def some_resolve_phase(game: GreatSplit, seats: int, number: int, round_: int) -> State:
    """The start of that round's resolution in a game played at random."""
    state: State = dealt_table(seats, number, game).state
    for turn in random_turns(game, state, Roll(seed(number))):
        if turn.after.phase == "resolve" and turn.after.round == round_:
            found: State = turn.after
            return found
    raise AssertionError(f"game {number} ended before round {round_}.")


@settings(max_examples=250, deadline=None)
@given(
    seats=st.integers(2, 7),
    number=st.integers(0, 10**9),
    round_=st.integers(1, 6),
    choose=st.randoms(use_true_random=False),
)
def test_any_resolution_from_any_reachable_state_ends_as_the_plain_loop_says(
    seats, number, round_, choose
):
    laid_out = Table(GAME, some_resolve_phase(GAME, seats, number, round_))
    seat = choose.randrange(seats)
    cubes = resolve_twice(laid_out, seat, choose, gala_tables())
    assert laid_out.state.collectors[seat].board == cubes.board()


@settings(max_examples=400, deadline=None)
@given(
    spaces=st.tuples(*(st.integers(0, end) for end in ENDS)),
    hand=st.lists(st.sampled_from(CARDS), unique=True, max_size=6),
    choose=st.randoms(use_true_random=False),
)
def test_any_hand_on_any_board_ends_as_the_plain_loop_says(spaces, hand, choose):
    laid_out = table().with_hand(0, *hand)
    laid_out._change(0, board=(*spaces, 0)).resolving()
    cubes = resolve_twice(laid_out, 0, choose, gala_tables())
    assert laid_out.state.collectors[0].board == cubes.board()


# A deck of mixed cards, arrows side by side and bonuses across tracks: nothing our edition has,
# everything another edition could have.
MIXED = edition_with(
    "mixed",
    cards=dataclasses.replace(
        GALA.file.cards,
        rows=(
            CardRow(1, ("gold", "diamond", "gold"), 9),
            CardRow(1, ("star", "gold", "books"), 20),
            CardRow(2, ("topaz", "topaz", "emerald", "prestige"), 7),
            CardRow(2, ("gold", "gold", "gold", "gold"), 14),
            CardRow(3, ("square", "diamond", "star"), 10),
            CardRow(3, ("square", "gold"), 11),
        ),
    ),
    resource_tracks=resource_track_with("gold", arrows=(2, 3, 4, 6, 7, 10, 13)),
    seal_tracks=dataclasses.replace(
        GALA.file.seal_tracks,
        rows=tuple(
            dataclasses.replace(row, bonuses=((1, "gold"), (2, "gold"), (4, "art"), (5, "gold")))
            for row in GALA.file.seal_tracks.rows
        ),
    ),
)


@settings(max_examples=200, deadline=None)
@given(
    hand=st.lists(st.sampled_from(sorted(MIXED.cards)), unique=True, max_size=5),
    gold=st.integers(0, 13),
    choose=st.randoms(use_true_random=False),
)
def test_mixed_cards_and_long_chains_end_as_the_plain_loop_says(hand, gold, choose):
    laid_out = table(2, playing(MIXED), edition="mixed").with_board(0, gold=gold)
    laid_out.with_hand(0, *hand).resolving()
    tables = Values(EditionFile, "edition").plain(MIXED.file)
    cubes = resolve_twice(laid_out, 0, choose, tables)
    assert laid_out.state.collectors[0].board == cubes.board()


def test_the_plain_loop_reads_a_cards_icons_from_its_name_as_the_rules_know_them():
    for edition in (GALA, MIXED):
        for card in edition.cards.values():
            assert sorted(icons_on(card.name)) == sorted(card.icons)


def test_the_comparison_notices_a_single_cube_out_of_place():
    laid_out = table().with_hand(0, "I-gold-1-a").resolving()
    cubes = Cubes(gala_tables(), laid_out.resolution(0).before, ("I-gold-1-a",))
    laid_out.play(0, PlayCard("I-gold-1-a"))
    cubes.obey(PlayCard("I-gold-1-a"))
    agree(laid_out, 0, cubes)
    laid_out.play(0, PlaySplitter("gold"))
    cubes.obey(PlaySplitter("art"))
    with pytest.raises(AssertionError):
        agree(laid_out, 0, cubes)
