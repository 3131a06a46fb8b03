"""The dealer of Splendor."""

from collections.abc import Mapping

from bot.dealers.dealing import (
    Listener,
    OptionWords,
    Picture,
    Prompt,
    Words,
    no_closing,
    no_looks,
)
from bot.dealers.splendor import (
    asking,
    lessons,
    misreading,
    pictures,
    standing,
    teaching,
    telling,
)
from bot.dealers.teaching import terms
from engine.core import AnyGame, Decision, Outcome
from engine.splendor import Splendor
from engine.splendor.moves import Move
from engine.splendor.view import View
from render.icons import drawn
from render.splendor.named_icons import ICONS


class SplendorDealer:
    takes_turns = True
    icons = drawn(ICONS)
    commands: Mapping[str, tuple[str, ...]] = {
        "act": (asking.TAKE, asking.RESERVE, asking.BUY),
        "return_tokens": ("return",),
        "choose_noble": ("receive",),
    }

    def __init__(self, game: Splendor) -> None:
        self.game: AnyGame = game

    def title(self, words: Words) -> str:
        return words("splendor-title")

    def blurb(self, words: Words) -> str:
        return words("splendor-blurb")

    def options(self, words: Words) -> tuple[OptionWords, ...]:
        (target,) = self.game.options
        values = tuple(
            (points, words("splendor-target", points=points)) for points in target.choices
        )
        return (OptionWords(target.key, words("splendor-option-target"), values),)

    def ask(self, view: View, decision: Decision, moves: tuple[Move, ...], to: Listener) -> Prompt:
        match decision.kind:
            case "act":
                return asking.act(view, moves, to)
            case "return_tokens":
                return asking.give_back(view, moves, to)
            case _:
                return asking.choose_noble(view, moves, to)

    def misread(self, view: View, _decision: Decision, typed: str, to: Listener) -> str:
        return misreading.why_not(view, typed, to)

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

    def final(self, view: View, outcome: Outcome, to: Listener) -> tuple[str, Picture]:
        return standing.ending(view, outcome, to), pictures.final(view, outcome, to)

    def terms(self, words: Words) -> dict[str, str]:
        return terms(words, "splendor", teaching.TERMS)
