"""A line to Discord that carries so many bits a second, and a loop whose time passes by itself."""

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord

ANSWERED_WITHIN = 3.0
"""Seconds after which Discord gives an interaction up."""
_PIECE = 16 * 1024
"""Bytes; what several requests send takes turns in pieces of this size."""
_REQUEST = 1500
"""Bytes of a request without files."""


class SimulatedTime(asyncio.SelectorEventLoop):
    """Nobody waits: where nothing else is to be done, it is as late as the next one sleeps until."""

    def __init__(self) -> None:
        super().__init__()
        self._simulated = 0.0

    def time(self) -> float:
        return self._simulated

    def _run_once(self) -> None:
        inside: Any = self
        if not inside._ready and inside._scheduled:
            self._simulated = max(self._simulated, inside._scheduled[0]._when)
        parent: Any = super()
        parent._run_once()


def run(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=SimulatedTime) as runner:
        runner.run(work)


@dataclass
class Line:
    bits_a_second: float
    _free_at: float = 0.0

    async def carry(self, size: int) -> None:
        loop, left = asyncio.get_running_loop(), size
        while left > 0:
            piece = min(left, _PIECE)
            left -= piece
            self._free_at = max(loop.time(), self._free_at) + piece * 8 / self.bits_a_second
            await asyncio.sleep(self._free_at - loop.time())


def _refusal(code: int) -> discord.NotFound:
    response: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.NotFound(response, {"code": code, "message": "Unknown interaction"})


@dataclass
class Pressed:
    """A press, as much of it as an answer needs, and what Discord took of the answers."""

    line: Line
    number: int
    born: float = field(default_factory=lambda: asyncio.get_running_loop().time())
    answered_after: float | None = None
    """Seconds."""
    shown: list[str] = field(default_factory=list)
    """The files that were taken."""
    type: discord.InteractionType = discord.InteractionType.component
    message: Any = None
    channel_id: int = 1
    token: str = "token"

    @property
    def id(self) -> int:
        return self.number

    @property
    def locale(self) -> Any:
        return SimpleNamespace(value="en-GB")

    @property
    def user(self) -> Any:
        return SimpleNamespace(id=self.number)

    @property
    def client(self) -> Any:
        return SimpleNamespace(http=self)

    @property
    def response(self) -> "Pressed":
        return self

    @property
    def followup(self) -> Any:
        return SimpleNamespace(send=self.edit_original_response)

    def is_done(self) -> bool:
        return self.answered_after is not None

    async def request(self, _route: Any, *, json: Any) -> None:
        """An acknowledgement that overtakes."""
        assert json["type"] in {5, 6}
        await self._first([])

    async def defer(self, **_how: Any) -> None:
        await self._first([])

    async def send_message(self, *, files: list[discord.File], **_how: Any) -> Any:
        await self._first(files)
        return SimpleNamespace(message_id=self.number, resource=None)

    async def edit_message(self, *, attachments: list[Any], **_how: Any) -> None:
        await self._first(attachments)

    async def edit_original_response(
        self, *, attachments: Sequence[Any] = (), files: Sequence[Any] = (), **_how: Any
    ) -> Any:
        sent = [*attachments, *files]
        await self._carry(sent)
        self.shown = [file.filename for file in sent]
        return discord.Object(self.number)

    async def _first(self, files: list[Any]) -> None:
        await self._carry(files)
        if self.answered_after is not None:
            already: Any = self
            raise discord.InteractionResponded(already)
        age = asyncio.get_running_loop().time() - self.born
        if age > ANSWERED_WITHIN:
            raise _refusal(10062)
        self.answered_after = age
        self.shown = [file.filename for file in files]

    async def _carry(self, files: list[Any]) -> None:
        size = sum(len(file.fp.getbuffer()) for file in files)
        await self.line.carry(_REQUEST + size)
