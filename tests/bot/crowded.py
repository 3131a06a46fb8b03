"""The dealer of the toy with eight cards, who lists every way to split them in one question."""

from typing import Any

from bot.dealers.dealing import Choice, Listener, PickOne, Prompt, Words
from engine.core import AnyGame, Decision
from tests.bot.toy_dealer import ToyDealer
from tests.toy import View
from tests.toy.crowded import Crowded


class CrowdedDealer(ToyDealer):
    game: AnyGame = Crowded()

    def title(self, _words: Words) -> str:
        return "Crowded Toy"

    def ask(self, view: View, decision: Decision, moves: tuple[Any, ...], to: Listener) -> Prompt:
        if decision.kind != "split" or view.mine is None:
            return super().ask(view, decision, moves, to)
        letters = dict(zip(view.mine.hand, "ABCDEFGH", strict=True))
        choices = tuple(
            Choice("".join(letters[card] for card in move.left), " ".join(move.left), move)
            for move in moves
        )
        return PickOne("Which cards go to the left?", choices, self.seat(view, to))
