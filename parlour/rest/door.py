"""The door of the HTTP API: who calls, what goes wrong by order, and how refusals are told."""

import json
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from parlour import limits, permissions
from parlour.checks import Upload
from parlour.errors import (
    INTERNAL,
    INVALID_TOKEN,
    METHOD_NOT_ALLOWED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NOT_FOUND,
    UNAUTHORIZED,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Refusal,
)
from parlour.faults import Fault
from parlour.forms import Kind, check, refuse
from parlour.hall import Hall
from parlour.interactions import Interaction, interaction_of
from parlour.shapes import Json
from parlour.snowflakes import moment, snowflake_of
from parlour.traffic import Request, kind_of
from parlour.world import DM, Channel, Guild, Message

log = logging.getLogger(__name__)

API = "/api/v10"
BODY = web.RequestKey("body", object)
"""What a request said, for whoever stands at the door and takes notes."""


@dataclass(slots=True)
class Call:
    """One request of the bot, read and ready."""

    hall: Hall
    host: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload] = field(default_factory=list)

    def number(self, name: str) -> int:
        number = snowflake_of(self.params[name])
        if number is None:
            shown = repr(self.params[name])[:100]
            raise refuse((name,), "NUMBER_TYPE_COERCE", f"{shown} is not a snowflake.")
        return number

    def form(self, kind: Kind) -> Json:
        check(kind, self.body)
        body: Json = self.body
        return body

    def object(self) -> Json:
        """A body whose fields are checked later; nothing at all is an empty one."""
        if self.body is not None and not isinstance(self.body, dict):
            raise refuse(("body",), "DICT_TYPE_CONVERT", "Only an object is allowed here.")
        body: Json = self.body or {}
        return body

    def count(self, name: str, default: int) -> int:
        number = snowflake_of(self.query.get(name, default))
        if number is None:
            shown = repr(self.query[name])[:100]
            raise refuse((name,), "NUMBER_TYPE_COERCE", f"{shown} is not a number.")
        return number

    def asks(self, name: str) -> bool:
        return self.query.get(name, "").lower() in {"1", "true"}

    def channel(self, *needed: str) -> Channel:
        """A channel that exists, that the bot sees, and where it has these permissions."""
        world = self.hall.world
        channel = world.channels.get(self.number("channel"))
        if channel is None:
            raise Refusal(UNKNOWN_CHANNEL)
        if not permissions.may_see(world, channel, world.bot_id):
            raise Refusal(MISSING_ACCESS)
        for name in needed:
            if not permissions.may(world, channel, world.bot_id, name):
                raise Refusal(MISSING_PERMISSIONS)
        return channel

    def message(self, channel: Channel) -> Message:
        message = self.hall.world.public_message(channel.id, self.number("message"))
        if message is None:
            raise Refusal(UNKNOWN_MESSAGE)
        return message

    def guild(self) -> Guild:
        world = self.hall.world
        guild = world.guilds.get(self.number("guild"))
        if guild is None:
            raise Refusal(UNKNOWN_GUILD)
        if world.bot_id not in guild.members:
            raise Refusal(MISSING_ACCESS)
        return guild

    def interaction(self) -> Interaction:
        """The interaction a webhook's token is for, while the token lives."""
        number = interaction_of(self.params["token"])
        if number is None:
            raise Refusal(UNKNOWN_WEBHOOK)
        if self.hall.clock.now() - moment(number) > limits.TOKEN_SECONDS:
            raise Refusal(INVALID_TOKEN)
        interaction = self.hall.interactions.get(number)
        if interaction is None or interaction.token != self.params["token"]:
            raise Refusal(UNKNOWN_WEBHOOK)
        return interaction


@dataclass(frozen=True, slots=True)
class Created:
    """An answer whose status is 201."""

    body: Json


Handler = Callable[[Call], Awaitable[Json | list[Json] | Created | None]]


@dataclass(frozen=True, slots=True)
class Route:
    method: str
    path: str
    handler: Handler
    kinds: frozenset[str]
    """What a fault may call it: see `faults.ON`."""
    token_in_path: bool = False
    query: tuple[str, ...] = ()
    body: bool = False
    files: bool = False
    bucket: str | None = None
    """Of the rate limits: see `rates.BUCKETS`."""

    @property
    def most_bytes(self) -> int:
        files = limits.FILES * limits.FILE_BYTES if self.files else 0
        return files + limits.SMALL_BODY_BYTES


@dataclass(slots=True)
class Visit:
    """What is to be remembered of a request, whatever becomes of it."""

    at: float
    kind: str = "others"
    channel: int | None = None
    uploads: int = 0
    bytes: int = 0
    refused: int | None = None
    met: list[Fault] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)

    def request(self) -> Request:
        return Request(self.at, self.kind, self.channel, self.uploads, self.bytes, self.refused)


def route(
    method: str,
    path: str,
    handler: Handler,
    *kinds: str,
    token_in_path: bool = False,
    query: tuple[str, ...] = (),
    body: bool | None = None,
    files: bool = False,
    bucket: str | None = None,
) -> Route:
    """What writes takes a body unless it is said otherwise, and files only where it is said."""
    told = frozenset(kinds) | ({"read"} if method == "GET" else frozenset())
    takes = method in {"POST", "PUT", "PATCH"} if body is None else body
    return Route(method, path, handler, told, token_in_path, query, takes, files, bucket)


class Door:
    def __init__(self, hall: Hall, routes: Sequence[Route]) -> None:
        self._hall = hall
        self._routes = [
            (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", one.path)), one) for one in routes
        ]

    async def serve(self, request: web.Request) -> web.StreamResponse:
        known = request.path.startswith(f"{API}/")
        path = request.path.removeprefix(API) if known else request.path
        visit = Visit(self._hall.clock.now())
        try:
            found, params = self._find(request.method, path)
            if not found.token_in_path:
                _check_authorization(request)
            _check_query(request, found)
            async with self._hall.intake.weighed(request, found.most_bytes):
                response = await self._served(request, found, params, visit)
        except Refusal as refusal:
            visit.refused = refusal.code
            response = self._refused(request, path, refusal)
        except Exception:
            log.exception("the parlour itself failed at %s %s", request.method, path)
            visit.refused = 0
            response = self._refused(request, path, Refusal(INTERNAL))
        for name, value in visit.headers.items():
            response.headers.setdefault(name, value)
        self._hall.traffic.note(visit.request())
        lost = next((fault for fault in visit.met if fault.fault == "lose"), None)
        if lost is not None and "status" in lost.more:
            return self._refused(request, path, lost.refusal())
        if lost is not None and request.transport:
            request.transport.abort()
        return response

    async def _served(
        self, request: web.Request, found: Route, params: dict[str, str], visit: "Visit"
    ) -> web.Response:
        visit.kind = kind_of(found.kinds)
        body, uploads = await self._hall.intake.body(request, found.most_bytes)
        request[BODY] = body
        visit.uploads = len(uploads)
        visit.bytes = sum(len(upload.content) for upload in uploads)
        _check_taken(found, body, uploads)
        call = Call(self._hall, request.host, params, dict(request.query), body, uploads)
        kinds, visit.channel, person = self._about(found, call)
        major = params.get("token") or params.get("channel") or ""
        visit.headers = self._hall.rates.take(
            found.bucket, major, counts_in_all=not found.token_in_path
        )
        visit.met = self._hall.faults.meet(kinds, visit.channel, person)
        await self._suffer(visit.met)
        answer = _answered(await found.handler(call))
        if visit.bytes > limits.SMALL_BODY_BYTES:
            # Until it is on the disk it weighs on the scales as much as before.
            await self._hall.storage.written()
        return answer

    def _find(self, method: str, path: str) -> tuple[Route, dict[str, str]]:
        there = False
        for pattern, one in self._routes:
            match = pattern.fullmatch(path)
            if match and one.method == method:
                return one, match.groupdict()
            there = there or bool(match)
        raise Refusal(METHOD_NOT_ALLOWED if there else NOT_FOUND)

    def _about(self, found: Route, call: Call) -> tuple[frozenset[str], int | None, int | None]:
        """The kinds, channel and person by which a fault may be meant for this request."""
        world = self._hall.world
        kinds, person, channel = found.kinds, None, None
        if "channel" in call.params:
            channel = world.channels.get(snowflake_of(call.params["channel"]) or 0)
        if "token" in call.params:
            interaction = self._hall.interactions.get(interaction_of(call.params["token"]) or 0)
            if interaction:
                person = interaction.person_id
                channel = world.channels.get(interaction.channel_id)
        elif channel and channel.kind == DM:
            person = next(one for one in channel.recipients if one != world.bot_id)
            kinds |= {"dm"} if "send" in kinds else frozenset()
        elif "open_dm" in kinds and isinstance(call.body, dict):
            person = snowflake_of(call.body.get("recipient_id"))
        return kinds, channel.id if channel else None, person

    async def _suffer(self, met: list[Fault]) -> None:
        for fault in met:
            if fault.fault == "delay":
                await self._hall.clock.sleep(fault.more["seconds"])
        for fault in met:
            if fault.fault in {"refuse", "rate_limit"}:
                raise fault.refusal()

    def _refused(self, request: web.Request, path: str, refusal: Refusal) -> web.Response:
        self._hall.refused.note(
            self._hall.clock.now(),
            method=request.method,
            path=path,
            status=refusal.status,
            code=refusal.code,
            message=refusal.message,
            errors=refusal.errors,
            fault=refusal.ordered,
        )
        return _json(refusal.body(), refusal.status, refusal.headers)


def _json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py reads JSON only where the type is this and no more: no charset behind it.
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        headers=headers,
        content_type="application/json",
    )


def _answered(answer: Json | list[Json] | Created | None) -> web.Response:
    if answer is None:
        return web.Response(status=204)
    if isinstance(answer, Created):
        return _json(answer.body, 201)
    return _json(answer)


def _check_query(request: web.Request, found: Route) -> None:
    for name in request.query:
        if name not in found.query:
            raise refuse((name,), "UNKNOWN_FIELD", "This query parameter is not known here.")


def _check_taken(found: Route, body: Any, uploads: list[Upload]) -> None:
    if uploads and not found.files:
        raise refuse(("files",), "UNKNOWN_FIELD", "No files are taken here.")
    if body is not None and not found.body:
        raise refuse(("body",), "UNKNOWN_FIELD", "No body is taken here.")


def _check_authorization(request: web.Request) -> None:
    word, _, token = request.headers.get("Authorization", "").partition(" ")
    if word != "Bot" or not token.strip():
        raise Refusal(UNAUTHORIZED)
