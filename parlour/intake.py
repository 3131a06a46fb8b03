"""Reading a request's body: no heavier than allowed, no faster than the line, no more at once than fits."""

import asyncio
import re
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
from aiohttp import web

from parlour import limits
from parlour.checks import Upload, too_many_files
from parlour.clock import Clock
from parlour.errors import BAD_JSON, BAD_REQUEST, ENTITY_TOO_LARGE, Refusal
from parlour.forms import refuse
from parlour.reading import check_whole, read_json

PIECE = 16 * 1024
"""Bytes; what several uploads send takes turns on the line in pieces of this size."""


class Line:
    """The bot's way to Discord; all its uploads share it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._free_at = 0.0
        self.bits_a_second: float | None = None
        """None is as fast as can be."""

    async def carry(self, size: int) -> None:
        if self.bits_a_second is None:
            return
        now = self._clock.now()
        self._free_at = max(now, self._free_at) + size * 8 / self.bits_a_second
        await self._clock.sleep(self._free_at - now)

    def set(self, bits_a_second: float | None) -> None:
        self.bits_a_second, self._free_at = bits_a_second, 0.0


class Scales:
    """Bodies may weigh so much together; one that does not fit waits for those before it."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: deque[tuple[int, asyncio.Future[None]]] = deque()

    @asynccontextmanager
    async def hold(self, weight: int) -> AsyncIterator[None]:
        await self._take(weight)
        try:
            yield
        finally:
            self._free += weight
            self._let_in()

    async def _take(self, weight: int) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((weight, turn))
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free += weight
            self._let_in()
            raise

    def _let_in(self) -> None:
        while self._waiting:
            weight, turn = self._waiting[0]
            if not turn.cancelled():
                if weight > self._free:
                    return
                self._free -= weight
                turn.set_result(None)
            self._waiting.popleft()


class Intake:
    def __init__(self, clock: Clock) -> None:
        self.line = Line(clock)
        # Small bodies have scales of their own: an answer never waits behind somebody's heap of files.
        self._small = Scales(limits.SMALL_BODIES_BYTES)
        self._large = Scales(limits.LARGE_BODIES_BYTES)

    @asynccontextmanager
    async def weighed(self, request: web.Request, most: int) -> AsyncIterator[None]:
        """For as long as its body is in memory; raises Refusal where it is too heavy by itself."""
        if _is_packed(request):
            # A few bytes may unpack to any number; no client of Discord's bots packs what it sends.
            raise Refusal(BAD_REQUEST)
        # A body that does not say what it weighs may weigh all it is allowed to.
        weight = most if request.content_length is None else request.content_length
        if not request.can_read_body:
            weight = 0
        if weight > most:
            raise Refusal(ENTITY_TOO_LARGE)
        scales = self._small if weight <= limits.SMALL_BODY_BYTES else self._large
        async with scales.hold(weight):
            yield

    async def raw(self, request: web.Request, most: int, *, slowly: bool = True) -> bytes:
        """Only what the bot sends comes over its line."""
        held = bytearray()
        while piece := await _next(request.content.read(PIECE)):
            if slowly:
                await self.line.carry(len(piece))
            held += piece
            if len(held) > most:
                raise Refusal(ENTITY_TOO_LARGE)
        return bytes(held)

    async def body(self, request: web.Request, most: int) -> tuple[Any, list[Upload]]:
        """The JSON body, alone or as `payload_json` beside `files[n]`."""
        try:
            if request.content_type == "multipart/form-data":
                return await self._parts(request, most)
            received = await self.raw(request, most)
        except (Refusal, asyncio.CancelledError):
            raise
        except Exception:  # noqa: BLE001  aiohttp has many ways to say that a body makes no sense
            raise Refusal(BAD_REQUEST) from None
        if not received:
            return None, []
        if request.content_type != "application/json":
            raise Refusal(BAD_REQUEST)
        return _loads(received), []

    async def _parts(self, request: web.Request, most: int) -> tuple[Any, list[Upload]]:
        """All parts together weigh no more than a body may, whatever it said that it weighs."""
        body: Any = {}
        uploads: list[Upload] = []
        whole, left = True, most
        parts = await request.multipart()
        while (part := await _next(parts.next())) is not None:
            if not isinstance(part, aiohttp.BodyPartReader):
                raise Refusal(BAD_REQUEST)
            number = re.fullmatch(r"files\[([0-9]{1,3})\]", part.name or "")
            largest = limits.FILE_BYTES if part.filename else limits.SMALL_BODY_BYTES
            content, size = await self._part(part, largest, left)
            left -= size
            if part.name == "payload_json" and not part.filename:
                body = _loads(content or b"")
            elif not number or not part.filename:
                raise refuse((part.name or "body",), "UNKNOWN_FIELD", ONLY_KNOWN)
            elif len(uploads) == limits.FILES:
                raise too_many_files()
            else:
                uploads.append(_upload(int(number[1]), part, content or b""))
            whole = whole and content is not None
        if not whole:
            raise Refusal(ENTITY_TOO_LARGE)
        return body, uploads

    async def _part(
        self, part: aiohttp.BodyPartReader, largest: int, left: int
    ) -> tuple[bytes | None, int]:
        """What it holds and how heavy it came; None where it is too large.

        The rest is let pass then, so that the answer is heard, but no more than is left of the body.
        """
        held = bytearray()
        size = 0
        while piece := await _next(part.read_chunk(PIECE)):
            await self.line.carry(len(piece))
            size += len(piece)
            if size > left:
                raise Refusal(ENTITY_TOO_LARGE)
            if size <= largest:
                async for decoded in part.decode_iter(piece):
                    held += decoded
            else:
                held.clear()
        return (bytes(held) if size <= largest else None), size


ONLY_KNOWN = "Only payload_json and files[n] are known here."


def _is_packed(request: web.Request) -> bool:
    told = request.headers.getall("Content-Encoding", ())
    return any(encoding.strip().lower() != "identity" for encoding in told)


async def _next(reading: Any) -> Any:
    """What comes next of a body; who sends nothing more holds nobody up."""
    try:
        async with asyncio.timeout(limits.STALLED_SECONDS):
            return await reading
    except TimeoutError:
        raise Refusal(BAD_REQUEST) from None


def _upload(index: int, part: aiohttp.BodyPartReader, content: bytes) -> Upload:
    kind = part.headers.get("Content-Type", "application/octet-stream")
    try:
        # In what stands in a header, aiohttp keeps bytes that are no text as halves of characters.
        name, kind = check_whole(part.filename or ""), check_whole(kind)
    except ValueError:
        raise Refusal(BAD_REQUEST) from None
    return Upload(index, name, kind, content)


def _loads(text: bytes) -> Any:
    try:
        return read_json(text)
    except ValueError:
        raise Refusal(BAD_JSON) from None
