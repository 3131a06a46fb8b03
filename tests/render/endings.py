"""The layouts of the last picture, which every game has."""

from collections.abc import Iterable, Iterator
from typing import Any

from render.ending_layout import final_layout


def endings(
    tables: Iterable[int], sources: int, *, tie_breaker: bool = False
) -> Iterator[tuple[str, Any]]:
    """With everybody on a step of their own, and with every tie."""
    for seats in tables:
        for podium in ((0, 1, 2), (0, 1, 1), (0, 0, 2), (0, 0, 0)):
            ranks = podium[:seats]
            layout = final_layout(seats, sources, ranks, tie_breaker=tie_breaker)
            yield f"end of {seats}, ranks {ranks}", layout
