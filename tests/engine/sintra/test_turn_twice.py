"""Every turn of random games comes out the same in a second implementation."""

import pytest

from engine.dice import Roll, derived_seed
from engine.playout import random_turns
from engine.sintra.data import COLOURS
from engine.sintra.moves import MoveGlazier, TakePanes
from engine.sintra.state import Palace, State
from tests.engine.sintra import second_opinion
from tests.engine.sintra.builders import SEED, SINTRA, points, start

LETTER = dict(zip(COLOURS, "bgyop", strict=True))


def letters(panes) -> list[str]:
    return [
        LETTER[colour] for colour, many in zip(COLOURS, panes, strict=True) for _ in range(many)
    ]


def told_anew(state: State) -> second_opinion.Table:
    return second_opinion.Table(
        players=[_player(state, seat) for seat in range(len(state.palaces))],
        factories=[letters(panes) for panes in state.factories],
        centre=letters(state.centre),
        round_colour=LETTER[state.track[0]] if state.track else "",
        side=state.side,
        start_marker_in_the_centre=state.marker is None,
        tower=letters(state.tower),
    )


def _player(state: State, seat: int) -> second_opinion.Player:
    palace: Palace = state.palaces[seat]
    columns = []
    for shown, window in zip(
        SINTRA.view(state, None).palaces[seat].strips, palace.windows, strict=True
    ):
        column = second_opinion.Column(None, window=[LETTER[pane] for pane in window])
        if shown is not None:
            column.strip = shown.face
            lying = enumerate(shown.panes)
            column.lying = {space: LETTER[pane] for space, pane in lying if pane is not None}
        columns.append(column)
    return second_opinion.Player(
        columns=columns,
        glazier=palace.glazier,
        step=palace.broken,
        lost=18 * palace.falls,
        score=points(state, seat),
    )


def comparable(table: second_opinion.Table, *, round_over: bool) -> object:
    """Everything that a turn changes; panes are alike, whatever space they lie on."""
    players = [
        (
            player.glazier,
            player.step,
            player.lost,
            player.score,
            [
                (column.strip, sorted(column.lying.values()), column.window)
                for column in player.columns
            ],
        )
        for player in table.players
    ]
    if round_over:
        return players
    glass = [sorted(panes) for panes in (*table.factories, table.centre, table.tower)]
    return (players, glass, table.start_marker_in_the_centre)


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize(("seats", "side"), [(2, "A"), (2, "B"), (3, "B"), (4, "A")])
def test_a_whole_game_turn_by_turn(seats, side, number):
    seed = derived_seed(SEED, f"twice {seats} {side} {number}")
    state = start(seats, side, seed)
    for turn in random_turns(SINTRA, state, Roll(seed)):
        seat, state = turn.decision.seat, turn.after
        table = told_anew(turn.before)
        moves = SINTRA.legal_moves(turn.before, seat)
        offered = {
            (m.factory, LETTER[m.colour], m.strip, m.keep and LETTER[m.keep])
            for m in moves
            if isinstance(m, TakePanes)
        }
        assert offered == second_opinion.possible_turns(table, seat)
        assert any(isinstance(m, MoveGlazier) for m in moves) == second_opinion.may_go_back(
            table.players[seat]
        )
        move = turn.move
        if isinstance(move, MoveGlazier):
            second_opinion.go_back(table.players[seat])
        else:
            keep = move.keep and LETTER[move.keep]
            second_opinion.take_turn(
                table, seat, move.factory, LETTER[move.colour], move.strip, keep
            )
        round_over = not any((*table.factories, table.centre))
        assert round_over == (state.track != turn.before.track)
        assert comparable(table, round_over=round_over) == comparable(
            told_anew(state), round_over=round_over
        )
    outcome = SINTRA.outcome(state)
    assert outcome is not None
    finals = [second_opinion.final_score(each, side) for each in told_anew(state).players]
    assert [score.points for score in outcome.scores] == finals
