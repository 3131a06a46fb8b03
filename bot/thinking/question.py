"""What an AI is told when it is asked: only what a person in its seat could see, as text."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from engine.ai import Level, Seconds, choose
from engine.codec import codec_of
from engine.core import AnyGame, Decision, TakeBack
from engine.dice import Roll


@dataclass(frozen=True, slots=True)
class Question:
    game: str
    view: str
    """What the seat may know, as JSON; the state never leaves the bot."""
    decision: Decision
    moves: tuple[str, ...]
    """The legal moves as JSON, without steps back, or an AI would never be done."""
    level: Level
    seed: str
    seconds: float
    """How long the answer may be thought over."""


def question_for(
    game: AnyGame,
    view: Any,
    decision: Decision,
    moves: tuple[Any, ...],
    level: Level,
    seed: str,
    seconds: float,
) -> Question:
    codec = codec_of(game)
    forward = tuple(codec.move.dump(move) for move in moves if not isinstance(move, TakeBack))
    return Question(game.key, codec.view.dump(view), decision, forward, level, seed, seconds)


def write_question(question: Question) -> str:
    """One line of text."""
    return json.dumps(asdict(question))


def read_question(line: str) -> Question:
    facts = json.loads(line)
    decision, moves = Decision(**facts.pop("decision")), tuple(facts.pop("moves"))
    return Question(**facts, decision=decision, moves=moves)


def think(question: Question, games: Mapping[str, AnyGame]) -> int:
    """The number of the move that the AI chooses."""
    game = games[question.game]
    codec = codec_of(game)
    view = codec.view.load(question.view)
    moves = tuple(codec.move.load(move) for move in question.moves)
    budget = Seconds(question.seconds)
    chosen = choose(game, view, question.decision, moves, question.level, question.seed, budget)
    return moves.index(chosen)


def guess(question: Question) -> int:
    """The number of any move, for when thinking is not to be had."""
    return Roll(question.seed).below(len(question.moves))
