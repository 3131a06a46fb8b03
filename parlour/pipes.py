"""One writer for each WebSocket, so that everything said arrives in the order it was said."""

import asyncio
import contextlib
from collections.abc import Callable

from aiohttp import web


class Pipe:
    def __init__(
        self,
        request: web.Request,
        socket: web.WebSocketResponse,
        encode: Callable[[str], str | bytes],
    ) -> None:
        self._transport = request.transport
        self._socket = socket
        self._encode = encode
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()
        self._writer = asyncio.ensure_future(self._write())

    def push(self, text: str) -> None:
        self._waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """Say what is still to be said, then close."""
        self._waiting.put_nowait(code)

    def cut(self) -> None:
        """As a broken line does: without a word."""
        self._writer.cancel()
        if self._transport is not None:
            self._transport.abort()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                said = await self._waiting.get()
                if isinstance(said, int):
                    await self._socket.close(code=said)
                    return
                encoded = self._encode(said)
                if isinstance(encoded, bytes):
                    await self._socket.send_bytes(encoded)
                else:
                    await self._socket.send_str(encoded)

    async def finish(self) -> None:
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
