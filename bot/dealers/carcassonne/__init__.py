"""The dealer of Carcassonne with The Messages."""

from collections.abc import Mapping

from bot.dealers.carcassonne import (
    asking,
    lessons,
    pictures,
    placing,
    standing,
    teaching,
    telling,
)
from bot.dealers.dealing import (
    Listener,
    OptionWords,
    Picture,
    Prompt,
    Words,
    no_closing,
    no_looks,
)
from engine.carcassonne import Carcassonne
from engine.carcassonne.moves import Move
from engine.carcassonne.view import View
from engine.core import AnyGame, Decision, Outcome
from render.carcassonne.named_icons import ICONS
from render.icons import drawn


class CarcassonneDealer:
    takes_turns = True
    icons = drawn(ICONS)
    commands: Mapping[str, tuple[str, ...]] = {
        "place_tile": ("place",),
        "place_follower": ("follower",),
        "assign_points": ("figure",),
        "read_message": ("message",),
        "recall_follower": ("recall",),
    }

    def __init__(self, game: Carcassonne) -> None:
        self.game: AnyGame = game

    def title(self, words: Words) -> str:
        return words("carcassonne-title")

    def blurb(self, words: Words) -> str:
        return words("carcassonne-blurb")

    def options(self, words: Words) -> tuple[OptionWords, ...]:
        messages, edition = self.game.options
        values = tuple(
            (value, words("carcassonne-with-messages", messages="yes" if value else "no"))
            for value in messages.choices
        )
        editions = tuple((name, str(name).capitalize()) for name in edition.choices)
        return (
            OptionWords(messages.key, words("carcassonne-option-messages"), values),
            OptionWords(edition.key, words("carcassonne-option-edition"), editions),
        )

    def ask(self, view: View, decision: Decision, moves: tuple[Move, ...], to: Listener) -> Prompt:
        match decision.kind:
            case "place_tile":
                return asking.place_tile(view, moves, to)
            case "place_follower":
                return asking.place_follower(view, moves, to)
            case "assign_points":
                return asking.assign_points(view, moves, to, awaited=decision.awaited)
            case "read_message":
                return asking.read_message(view, moves, to)
            case _:
                return asking.recall_follower(view, moves, to)

    def misread(self, view: View, decision: Decision, typed: str, to: Listener) -> str:
        return placing.why_not(view, typed, to) if decision.kind == "place_tile" else ""

    answered = staticmethod(standing.answered)
    chapter = staticmethod(standing.chapter)
    status = staticmethod(standing.status)
    tell = staticmethod(telling.tell)
    board = staticmethod(pictures.board)
    seat = staticmethod(pictures.seat)
    seating = staticmethod(standing.seating)
    looks = staticmethod(no_looks)
    closing = staticmethod(no_closing)
    has_scored = staticmethod(standing.has_scored)
    why = staticmethod(standing.why)
    rules = staticmethod(teaching.rules)
    lesson = staticmethod(lessons.lesson)
    guide = staticmethod(lessons.guide)
    terms = staticmethod(teaching.terms)

    def final(self, view: View, outcome: Outcome, to: Listener) -> tuple[str, Picture]:
        return standing.ending(outcome, to), pictures.final(view, outcome, to)
