"""The dealer of the toy with a choice that nobody waits for."""

from typing import Any

from bot.dealers.dealing import Answer, Listener, Prompt, Words
from engine.core import AnyGame, Decision
from tests.bot.toy_dealer import ToyDealer
from tests.toy import View
from tests.toy.easygoing import Easygoing


class EasygoingDealer(ToyDealer):
    game: AnyGame = Easygoing()

    def title(self, _words: Words) -> str:
        return "Easygoing Toy"

    def ask(self, view: View, decision: Decision, moves: tuple[Any, ...], to: Listener) -> Prompt:
        if decision.kind == "take" and not decision.awaited:
            return self._ask_take(view)
        return super().ask(view, decision, moves, to)

    def answered(
        self, view: View, decision: Decision, events: tuple[Any, ...], to: Listener
    ) -> Answer:
        if decision.kind == "take" and view.phase == "take" and not decision.awaited and view.mine:
            return Answer(f"You take the {view.mine.taken or 'left'} pile.")
        return super().answered(view, decision, events, to)
