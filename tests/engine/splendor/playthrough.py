"""Whole games of Splendor told as prose.

`python -m tests.engine.splendor.playthrough` writes the golden files anew. In front of each
sentence stands the number of legal moves the player chose from.
"""

from collections.abc import Iterator
from pathlib import Path

from engine.dice import Roll, derived_seed, seeded
from engine.playout import random_turns
from engine.splendor.data import CARDS, COLOURS, Tokens
from engine.splendor.events import (
    CardBought,
    CardReserved,
    CardReservedFromDeck,
    CardRevealed,
    Event,
    GameEnded,
    NobleVisited,
    TableLaid,
    TargetReached,
    TokensReturned,
    TokensTaken,
    TurnPassed,
)
from engine.splendor.rules import set_up
from engine.splendor.state import State
from tests.engine.splendor.builders import SEED, SPLENDOR

TABLES = (2, 4)
NAMES = ("Ana", "Ben", "Carla", "Dora")
_LEVELS = ("I", "II", "III")


def file_for(seats: int) -> Path:
    return Path(__file__).with_name(f"playthrough_{seats}.txt")


def story(seats: int) -> str:
    return "\n".join(_lines(seats)) + "\n"


def _lines(seats: int) -> Iterator[str]:
    yield f"A game of Splendor for {seats}, to 15 points, played at random from seed {SEED[:8]}…"
    yield ""
    step = set_up(seats, seeded(SEED), 15)
    state = step.state
    yield from (_sentence(event) for event in step.events)
    for turn in random_turns(SPLENDOR, state, Roll(derived_seed(SEED, "play"))):
        if turn.before.phase == "act" and turn.before.seat == 0:
            yield ""
            yield f"Round {turn.before.turn // seats + 1}. {_standing(turn.before)}"
        choices = len(SPLENDOR.legal_moves(turn.before, turn.before.seat))
        told = " ".join(_sentence(event) for event in turn.events)
        yield f"  {choices:3}  {told}".rstrip()
        state = turn.after
    yield ""
    yield from _ending(state)


def _standing(state: State) -> str:
    points = ", ".join(
        f"{NAMES[seat]} {player.points}" for seat, player in enumerate(state.players)
    )
    return f"Points: {points}. Bank: {_tokens(state.bank)}."


def _sentence(event: Event) -> str:  # noqa: C901  one case for each kind of event
    match event:
        case TableLaid():
            rows = "".join(
                f"\nLevel {level}: {', '.join(_card(card) for card in row if card is not None)}."
                for level, row in zip(_LEVELS, event.rows, strict=True)
            )
            return f"Bank: {_tokens(event.bank)}.\nNobles: {', '.join(event.nobles)}.{rows}"
        case TokensTaken():
            return f"{NAMES[event.seat]} takes {_tokens(event.tokens)}."
        case CardReserved():
            return f"{NAMES[event.seat]} reserves {event.card} {_gold(taken=event.gold)}."
        case CardReservedFromDeck():
            top = f"the top of deck {_LEVELS[event.level - 1]}, which is {event.card},"
            return f"{NAMES[event.seat]} reserves {top} {_gold(taken=event.gold)}."
        case CardBought():
            own = "the reserved " if event.reserved else ""
            return f"{NAMES[event.seat]} buys {own}{event.card} for {_tokens(event.payment)}."
        case CardRevealed():
            return f"{_card(event.card)} comes to place {event.slot + 1}."
        case TurnPassed():
            return f"{NAMES[event.seat]} can do nothing and passes."
        case TokensReturned():
            return f"{NAMES[event.seat]} returns {_tokens(event.tokens)}."
        case NobleVisited():
            return f"{NAMES[event.seat]} is visited by {event.noble}."
        case TargetReached():
            return f"{NAMES[event.seat]} has {event.points} points, so this round is the last."
        case GameEnded():
            return f"The game ends by {event.why}."


def _ending(state: State) -> Iterator[str]:
    outcome = SPLENDOR.outcome(state)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        player = state.players[seat]
        reasons = ", ".join(
            f"{reason.points} from {dict(reason.facts)['count']} {reason.what}"
            for reason in score.reasons
        )
        left = f"{_tokens(player.tokens)} in tokens and {len(player.reserved)} reserved cards left"
        yield f"{NAMES[seat]}: {score.points} points ({reasons}); {left}."
    yield f"The victory goes to {' and '.join(NAMES[seat] for seat in outcome.winners)}."


def _card(name: str) -> str:
    """Its name, points and price."""
    card = CARDS[name]
    return f"{name} [{card.points}: {_tokens((*card.cost, 0))}]"


def _tokens(tokens: Tokens) -> str:
    names = (*COLOURS, "gold")
    counted = [f"{count} {name}" for count, name in zip(tokens, names, strict=True) if count]
    return " ".join(counted) or "nothing"


def _gold(*, taken: bool) -> str:
    return "and takes a gold" if taken else "but no gold is left"


if __name__ == "__main__":
    for seats in TABLES:
        file_for(seats).write_text(story(seats), encoding="utf-8")
