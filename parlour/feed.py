"""The live feed: every change a person may see, pushed to the pages they have open."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator

from aiohttp import web

from parlour.pipes import Pipe
from parlour.shapes import Json


class Feed:
    def __init__(self) -> None:
        self._pipes: defaultdict[int, set[Pipe]] = defaultdict(set)

    def listeners(self) -> Iterator[int]:
        return iter([person for person, pipes in self._pipes.items() if pipes])

    def tell(self, person: int, event: str, /, **what: object) -> None:
        if self._pipes.get(person):
            text = json.dumps({"event": event} | what)
            for pipe in self._pipes[person]:
                pipe.push(text)

    def tell_all(self, event: str, /, **what: object) -> None:
        for person in self.listeners():
            self.tell(person, event, **what)

    async def serve(
        self, request: web.Request, person: int, view: Callable[[], Json]
    ) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        pipe = Pipe(request, socket, str)
        try:
            # Looking and listening begin in the same moment: nothing can happen in between.
            pipe.push(json.dumps({"event": "hello", "view": view()}))
            self._pipes[person].add(pipe)
            async for _ in socket:
                pass
        finally:
            self._pipes[person].discard(pipe)
            await pipe.finish()
        return socket

    def close(self) -> None:
        for pipes in self._pipes.values():
            for pipe in pipes:
                pipe.close(1001)
