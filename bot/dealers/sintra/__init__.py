"""The dealer of Stained Glass of Sintra."""

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
from bot.dealers.sintra import (
    asking,
    lessons,
    misreading,
    pictures,
    standing,
    teaching,
    telling,
)
from engine.core import AnyGame, Decision, Outcome
from engine.sintra import Sintra
from engine.sintra.moves import Move
from engine.sintra.view import View
from render.icons import drawn
from render.sintra.named_icons import ICONS


class SintraDealer:
    takes_turns = True
    icons = drawn(ICONS)
    commands: Mapping[str, tuple[str, ...]] = {"act": ("glass",)}

    def __init__(self, game: Sintra) -> None:
        self.game: AnyGame = game

    def title(self, words: Words) -> str:
        return words("sintra-title")

    def blurb(self, words: Words) -> str:
        return words("sintra-blurb")

    def options(self, words: Words) -> tuple[OptionWords, ...]:
        side, edition = self.game.options
        sides = tuple((value, words("sintra-side", side=value)) for value in side.choices)
        editions = tuple((name, str(name).capitalize()) for name in edition.choices)
        return (
            OptionWords(side.key, words("sintra-option-side"), sides),
            OptionWords(edition.key, words("sintra-option-edition"), editions),
        )

    def ask(
        self,
        view: View,
        decision: Decision,  # noqa: ARG002  there is only one kind
        moves: tuple[Move, ...],
        to: Listener,
    ) -> Prompt:
        return asking.act(view, moves, to)

    def misread(
        self,
        view: View,
        decision: Decision,  # noqa: ARG002  there is only one kind
        typed: str,
        to: Listener,
    ) -> str:
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
    terms = staticmethod(teaching.terms)

    def final(self, view: View, outcome: Outcome, to: Listener) -> tuple[str, Picture]:
        return standing.ending(view, outcome, to), pictures.final(view, outcome, to)
