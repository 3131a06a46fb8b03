"""The parlour as one web application on loopback: Discord's API, its gateway, control and page."""

import asyncio
import mimetypes
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from parlour.control import ROOT, Control
from parlour.hall import Hall
from parlour.limits import SMALL_BODY_BYTES
from parlour.places import archive_quiet_threads
from parlour.rest import answers, channels, commands, emojis, guilds, login, messages
from parlour.rest.door import Door, Route
from parlour.saving import Storage
from parlour.snowflakes import snowflake_of

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
SHOWN = ("image/png", "image/jpeg", "image/gif", "image/webp", "text/plain")
"""Types a browser may show in place; anything else is downloaded, so that no upload runs as a page."""

ROUTES: list[Route] = [
    *login.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *guilds.ROUTES,
    *answers.ROUTES,
]


POLICY = (
    "default-src 'self'; img-src 'self' data: http://127.0.0.1:* http://localhost:*; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The page asks nobody but its own parlour, whatever a message may point at, and stands in no frame."""


async def _guard(_request: web.Request, response: web.StreamResponse) -> None:
    response.headers["Content-Security-Policy"] = POLICY
    # A page that was updated must not run beside modules of the one before.
    response.headers.setdefault("Cache-Control", "no-cache")


def _is_own(host: str, origin: str | None) -> bool:
    try:
        named = urlsplit(f"//{host}").hostname in {HOST, "localhost"}
        return named and (origin is None or urlsplit(origin).netloc == host)
    except ValueError:
        return False


@web.middleware
async def _own_pages_only(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Another site's page in the same browser must not act in the parlour."""
    if not _is_own(request.host, request.headers.get("Origin")):
        raise web.HTTPForbidden(text="The parlour serves its own page only.")
    return await handler(request)


def application(hall: Hall) -> web.Application:
    door, control = Door(hall, ROUTES), Control(hall)

    async def attachment(request: web.Request) -> web.StreamResponse:
        number = snowflake_of(request.match_info["attachment"])
        content = None if number is None else await hall.storage.read_file(number)
        if content is None:
            raise web.HTTPNotFound(text="There is no such file.")
        return _file(content, request.match_info["name"])

    async def emoji(request: web.Request) -> web.StreamResponse:
        held = hall.world.emojis.get(snowflake_of(request.match_info["emoji"]) or 0)
        content = None if held is None else await hall.storage.read_file(held.id)
        if held is None or content is None:
            raise web.HTTPNotFound(text="There is no such emoji.")
        return _file(content, f"emoji.{held.content_type.removeprefix('image/')}")

    async def index(_request: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "index.html")

    app = web.Application(
        # What is heavier is read piece by piece, and weighed: see `intake.py`.
        client_max_size=SMALL_BODY_BYTES,
        middlewares=[_own_pages_only],
    )
    # Whatever version a client asks for: only one is known, and the door says so.
    app.router.add_route("*", "/api/{path:.*}", door.serve)
    app.router.add_get("/gateway", hall.gateway.serve)
    app.router.add_get(ROOT + "/people/{person}/feed", control.feed)
    app.router.add_route("*", ROOT + "/{path:.*}", control.serve)
    app.router.add_get("/attachments/{channel}/{attachment}/{name}", attachment)
    app.router.add_get("/emojis/{emoji}", emoji)
    app.router.add_get("/", index)
    app.router.add_static("/", PAGE)
    app.on_response_prepare.append(_guard)

    async def say_goodbye(_app: web.Application) -> None:
        hall.gateway.close()
        hall.feed.close()
        await asyncio.sleep(0)

    async def save(_app: web.Application) -> None:
        hall.clock.stop()
        await hall.storage.close()

    app.on_shutdown.append(say_goodbye)
    app.on_cleanup.append(save)
    return app


def _file(content: bytes, name: str) -> web.Response:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    shown = kind in SHOWN
    return web.Response(
        body=content,
        content_type=kind if shown else "application/octet-stream",
        headers={
            "Content-Disposition": "inline" if shown else "attachment",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "private, max-age=31536000, immutable",
        },
    )


class Parlour:
    """A running parlour; for tests, and for programs that hold one inside them."""

    def __init__(
        self,
        data: Path | None = None,
        port: int = 0,
        *,
        bot: str = "Gala",
        shards: int = 1,
        rate_limits: bool = False,
    ) -> None:
        """Rate limits are off unless asked for: a test that is about something else need not wait."""
        self._data = data
        self._port = port
        self._bot = bot
        self._shards = shards
        self._rate_limits = rate_limits

    async def start(self) -> None:
        """Raises OSError where the port is busy and CannotOpen where the file cannot be used."""
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, self._port))
            self.url = f"http://{HOST}:{listener.getsockname()[1]}"
            self.hall = Hall(
                Storage(self._data),
                self.url,
                self._bot,
                self._shards,
                rate_limits=self._rate_limits,
            )
        except BaseException:
            listener.close()
            raise
        self._runner = web.AppRunner(application(self.hall), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        archive_quiet_threads(self.hall)
        await web.SockSite(self._runner, listener).start()

    async def stop(self) -> None:
        await self._runner.cleanup()
