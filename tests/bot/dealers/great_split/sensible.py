"""Somebody who plays The Great Split by its buttons, sensibly, and is counted while doing so."""

import re
from dataclasses import dataclass, field
from typing import Any

from bot.dealers.dealing import Choice, Narrower, PickOne, PickSome, Prompt
from engine.core import Seat, begin, decision_of
from engine.dice import seeded
from tests.bot.dealers.great_split.playing import DEALER, GAME, heard
from tests.bot.dealers.playing import listener


@dataclass
class Evening:
    """Everybody plays like that; one seat is counted."""

    seats: int
    number: int
    counted: Seat = 0
    presses: int = 0
    """Buttons, and forms that are sent."""
    ticks: int = 0
    rounds: int = 0
    heard: list[str] = field(default_factory=list)
    """What the counted seat's direct messages say, with alternative texts; not their buttons."""

    def play(self) -> "Evening":
        state = begin(GAME, self.seats, seeded(f"{self.number:064x}"), {}).state
        while awaited := [d for d in GAME.decisions(state) if d.awaited]:
            seat = awaited[0].seat
            decision, view = decision_of(GAME, state, seat), GAME.view(state, seat)
            assert decision is not None
            to = listener(seat, self.seats)
            prompt = DEALER.ask(view, decision, GAME.legal_moves(state, seat), to)
            move = self._answered(prompt, is_counted=seat == self.counted)
            step = GAME.apply(state, seat, move)
            state = step.state
            if seat == self.counted:
                after, events = GAME.view(state, seat), heard(step.events, seat)
                self.heard.append(DEALER.answered(after, decision, events, to).text)
        self.rounds = state.round
        return self

    def _answered(self, prompt: Prompt, *, is_counted: bool) -> Any:
        self._hear(prompt, is_counted=is_counted)
        if isinstance(prompt, PickSome):
            keys = _ticked(prompt)
            look = prompt.draft(keys)
            if is_counted:
                # The form is opened and sent, the answer sealed.
                self.presses += 3
                self.ticks += len(keys)
                self.heard += [look.text, look.picture.alt if look.picture else ""]
            return prompt.compose(keys)
        self.presses += is_counted
        choice = _best(prompt)
        if isinstance(choice.then, Narrower):
            return self._answered(choice.then.build(), is_counted=is_counted)
        return choice.then

    def _hear(self, prompt: Prompt, *, is_counted: bool) -> None:
        if not is_counted:
            return
        self.heard += [prompt.text, prompt.picture.alt if prompt.picture else ""]


def _ticked(prompt: PickSome) -> frozenset[str]:
    """Of a split the smaller half, every other card by its points; else what is worth least."""
    by_points = sorted(prompt.items, key=lambda item: _points(item.hint))
    if prompt.least == prompt.most:
        return frozenset(item.key for item in by_points[: prompt.least])
    return frozenset(item.key for item in by_points[1::2])


def _best(prompt: PickOne) -> Choice:
    """All cards at once, then what brings most; nothing is sold, nothing taken back."""
    found = {choice.key: choice for choice in prompt.choices}
    for key in ("all", "plain"):
        if key in found:
            return found[key]
    onwards = [c for key, c in found.items() if key not in {"back", "sell", "splitter"}]
    return max(onwards or [found["splitter"]], key=lambda c: (_points(c.effect), _moves(c)))


def _moves(choice: Choice) -> bool:
    return "full" not in choice.effect


def _points(said: str) -> int:
    """What a button or a hint says that it brings oneself."""
    found = re.findall(r"\+(\d+)(?= for you|\.|$)", said.split(". For ", maxsplit=1)[0])
    return int(found[-1]) if found else 0
