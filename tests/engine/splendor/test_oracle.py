"""Twelve games of another engine, replayed ply by ply.

That engine makes taking and returning one action and pays with the least gold only, so our moves
are put together before they are compared. It checks nobles only after a purchase, where the
rulebook checks at the end of every turn; that makes no difference in these twelve games, so
nothing is excused.
"""

import csv
import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from engine.dice import scripted, seeded
from engine.splendor.data import CARDS, COLOURS, NOBLES, Tokens
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
from engine.splendor.rules import set_up
from engine.splendor.state import State
from tests.engine.splendor.builders import NOTHING, SEED, SPLENDOR, legal, step

SHARED = Path(__file__).parents[3].parent / "shared"
GAMES = SHARED / "oracles" / "splendor_es.jsonl"

pytestmark = [
    pytest.mark.skipif(
        not GAMES.exists(), reason="the oracle games lie in ../shared, which is not here."
    ),
    pytest.mark.slow,
]

Action: TypeAlias = tuple[Any, ...]
"""As that engine writes it: `("take", taken, returned)`, `("buy", level - 1, slot)` and so on."""


def rows_of(file: str) -> list[dict[str, str]]:
    with (SHARED / "rules" / file).open(encoding="utf-8") as table:
        return list(csv.DictReader(table))


@cache
def card_names() -> list[str]:
    """Our names for the cards, which that engine numbers."""
    ours: dict[tuple[Any, ...], str] = {
        (c.level, COLOURS[c.bonus], c.points, c.cost): c.name for c in CARDS.values()
    }
    return [
        ours[int(r["level"]), r["bonus"], int(r["points"]), tuple(int(r[c]) for c in COLOURS)]
        for r in rows_of("splendor_cards.csv")
    ]


@cache
def noble_names() -> list[str]:
    ours: dict[tuple[int, ...], str] = {wants: name for name, wants in NOBLES.items()}
    return [ours[tuple(int(r[c]) for c in COLOURS)] for r in rows_of("splendor_nobles.csv")]


def script(game: dict[str, Any]) -> list[str]:
    """What is drawn, in our order: at setup, and then from the tops of the decks."""
    decks = [list(deck) for deck in game["decks"]]
    drawn = [card for row in game["market"] for card in row]
    for ply in game["plies"]:
        kind, *details = ply["act"]
        if kind in {"res", "resd", "buy"} and decks[details[0]]:
            drawn.append(decks[details[0]].pop())
    nobles = [noble_names()[noble] for noble in game["nobles"]]
    return nobles + [card_names()[card] for card in drawn]


def their_actions(state: State) -> dict[Action, tuple[Move, ...]]:
    """Every action as that engine would write it, and the moves it takes here."""
    if state.phase == "choose_noble":
        moves = [move for move in legal(state) if isinstance(move, ChooseNoble)]
        return {("noble", noble_names().index(move.noble)): (move,) for move in moves}
    # Looking ahead must not follow the script, which holds only what was really drawn.
    ahead = replace(state, dice=seeded(SEED))
    found: dict[Action, tuple[Move, ...]] = {}
    for move in legal(state):
        after = step(ahead, move).state
        action = written(state, move)
        if isinstance(move, (BuyCard, Pass)):
            found.setdefault(action, (move,))
        elif after.phase != "return_tokens":
            found[*action, NOTHING] = (move,)
        else:
            for back in legal(after):
                assert isinstance(back, ReturnTokens)
                found[*action, back.tokens] = (move, back)
    return found


def written(state: State, move: Move) -> Action:
    reserved = [kept.card for kept in state.players[state.seat].reserved]
    match move:
        case TakeTokens():
            return ("take", move.tokens)
        case ReserveCard():
            return ("res", *place(state, move.card))
        case ReserveFromDeck():
            return ("resd", move.level - 1)
        case BuyCard() if move.card in reserved:
            return ("buyr", reserved.index(move.card))
        case BuyCard():
            return ("buy", *place(state, move.card))
    return (move.kind,)


def place(state: State, card: str) -> tuple[int, int]:
    level = CARDS[card].level
    return level - 1, state.rows[level - 1].index(card)


def hashable(action: list[Any]) -> Action:
    return tuple(tuple(part) if isinstance(part, list) else part for part in action)


def oracle_games() -> list[dict[str, Any]]:
    return [json.loads(line) for line in GAMES.read_text(encoding="utf-8").splitlines()]


def tokens(counts: list[int]) -> Tokens:
    white, blue, green, red, black, gold = counts
    return (white, blue, green, red, black, gold)


@pytest.mark.parametrize("number", range(12))
def test_another_engines_game_goes_the_same_way_here(number: int) -> None:
    game = oracle_games()[number]
    state = set_up(game["players"], scripted(script(game)), 15).state
    for ply in game["plies"]:
        mover = state.players[ply["seat"]]
        assert ply["seat"] == state.seat
        assert tokens(ply["bank"]) == state.bank
        assert tokens(ply["tokens"]) == mover.tokens
        assert ply["points"] == [player.points for player in state.players]
        assert [card_names()[card] for card in ply["reserved"]] == [
            kept.card for kept in mover.reserved
        ]
        actions = their_actions(state)
        assert {hashable(action) for action in ply["legal"]} == actions.keys()
        for move in actions[hashable(ply["act"])]:
            state = step(state, move).state
    assert_ended_alike(state, game["end"])


def assert_ended_alike(state: State, end: dict[str, Any]) -> None:
    outcome = SPLENDOR.outcome(state)
    assert outcome is not None
    assert list(outcome.winners) == end["winners"]
    assert [score.points for score in outcome.scores] == end["points"]
    assert [len(player.cards) for player in state.players] == end["cards"]
    assert [[noble_names().index(n) for n in player.nobles] for player in state.players] == end[
        "nobles"
    ]
