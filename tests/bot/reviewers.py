"""Reviewers whose opinion is known beforehand."""

from collections.abc import AsyncGenerator, Sequence

from bot.thinking.fair_turns import Asker
from bot.thinking.reviewing import Given, Opinion


class Strict:
    """Finds another move better every time, the later the worse."""

    def __init__(self) -> None:
        self.asked: list[Given] = []

    async def opinions(
        self, answers: Sequence[Given], _asker: Asker
    ) -> AsyncGenerator[Opinion, None]:
        for number, given in enumerate(answers):
            self.asked.append(given)
            other = (given.number + 1) % len(given.question.moves)
            yield Opinion(other, 3.0 + number, 0.0, "points")
