"""Makes films of pictures: one after the other, each in a process of its own that ends with it."""

import asyncio
from collections.abc import Callable, Hashable, Sequence
from functools import partial

from bot.dealers.dealing import Picture
from bot.drawing import Drawing
from bot.made_once import MadeOnce
from bot.painters import COMMAND, Painters
from bot.thinking.fair_turns import Asker, FairTurns
from render.film import film

_COMMAND = (*COMMAND, "19")
"""Whoever plays, and whose board is drawn, comes before whoever looks back."""
_SLOWEST = 240.0
"""Seconds after which a film is given up; a long one takes half a minute of an idle processor."""
_KEPT = 3
"""Films; each has at most eight megabytes."""


class Films:
    def __init__(
        self, drawing: Drawing, combine: Callable[[Sequence[bytes]], bytes] = film
    ) -> None:
        self._drawing = drawing
        self._combine = combine
        self._films = MadeOnce[bytes](_KEPT)
        self._turns = FairTurns(1)
        self._drawn: dict[Hashable, int] = {}

    async def make(self, pictures: Sequence[Picture], asker: Asker) -> bytes:
        """Of equal ones that several ask for, one is made; who asks for many waits for others between."""
        return await self._films.get(_key(pictures), partial(self._make, pictures, asker))

    def drawn(self, pictures: Sequence[Picture]) -> int:
        """How many of the pictures of this film, which is being made, are drawn already."""
        return self._drawn.get(_key(pictures), 0)

    async def _make(self, pictures: Sequence[Picture], asker: Asker) -> bytes:
        # Its pictures are not gathered before its turn: those of one film are enough to hold.
        async with self._turns.turn(asker):
            key, images = _key(pictures), []
            try:
                for picture in pictures:
                    images.append(await self._drawing.draw(picture, asker))
                    self._drawn[key] = len(images)
                return await self._combined(images)
            finally:
                self._drawn.pop(key, None)

    async def _combined(self, images: Sequence[bytes]) -> bytes:
        processes = Painters(1, _COMMAND, _SLOWEST)
        try:
            return await processes.draw(partial(self._combine, images))
        finally:
            await processes.close()

    async def close(self) -> None:
        await asyncio.gather(*self._films.stop(), return_exceptions=True)


def _key(pictures: Sequence[Picture]) -> Hashable:
    return tuple(picture.key for picture in pictures)
