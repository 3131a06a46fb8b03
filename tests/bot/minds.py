"""Minds for AI players in tests: one that guesses, one that remembers, one that never ends."""

import asyncio

from bot.thinking.question import Question, guess


class Guessing:
    """A mind that answers at once, with any move."""

    async def choose(self, question: Question) -> int:
        return guess(question)

    async def close(self) -> None:
        """Nothing was opened."""


class Watching(Guessing):
    """A mind that remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> int:
        self.asked.append(question)
        return guess(question)


class Pondering(Guessing):
    """A mind that is not done before the test is, however far that moves its clock."""

    async def choose(self, question: Question) -> int:
        await asyncio.sleep(1000 * 24 * 3600)
        return guess(question)
