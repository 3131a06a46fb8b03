"""Discord's gateway: sessions of the bot, what they are told, and how a cut one is taken up again."""

import asyncio
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

import aiohttp
from aiohttp import web

from parlour import limits, shapes
from parlour.clock import Clock
from parlour.pipes import Pipe
from parlour.shapes import Json
from parlour.snowflakes import snowflake_of
from parlour.world import Guild, World

log = logging.getLogger(__name__)


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    ACK = 11


GUILDS, MEMBERS, MESSAGES, DIRECT_MESSAGES, CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15
TYPING, DIRECT_TYPING = 1 << 11, 1 << 14
ACK_SECONDS = 0.5
ALWAYS = -1
"""Told whatever the intents."""

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SEQUENCE, TIMED_OUT = 4005, 4007, 4009
INVALID_SHARD, INVALID_INTENTS = 4010, 4013


def url(host: str) -> str:
    """Where the client called: a recording proxy may stand between, and must stay between."""
    return f"ws://{host}/gateway"


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(slots=True)
class Session:
    id: str
    shard: int
    shards: int
    intents: int
    sequence: int = 0
    said: deque[tuple[int, str]] = field(
        default_factory=lambda: deque(maxlen=limits.REPLAYED_EVENTS)
    )
    pipe: Pipe | None = None
    cut_at: float = 0.0

    def dispatch(self, event: str, data: Any) -> None:
        self.sequence += 1
        text = json.dumps({"op": Op.DISPATCH, "s": self.sequence, "t": event, "d": data})
        self.said.append((self.sequence, text))
        if self.pipe:
            self.pipe.push(text)

    def hears_of(self, guild: int | None) -> bool:
        """What belongs to no server goes to shard 0."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)

    def can_replay(self, after: int) -> bool:
        return after == self.sequence or bool(self.said and self.said[0][0] <= after + 1)


class Gateway:
    def __init__(self, world: World, clock: Clock) -> None:
        self._world = world
        self._clock = clock
        self._sessions: dict[str, Session] = {}
        self.on_presence: Callable[[], None] = lambda: None

    def connected(self) -> list[int]:
        return sorted({session.shard for session in self._sessions.values() if session.pipe})

    def tell(
        self,
        event: str,
        data: Json | Callable[[int], Json],
        guild: int | None,
        intent: int = GUILDS,
    ) -> None:
        """Everybody whose shard and intents ask for it; the data may depend on the intents."""
        for session in self._live():
            if session.hears_of(guild) and (intent == ALWAYS or session.intents & intent):
                session.dispatch(event, data(session.intents) if callable(data) else data)

    def tell_guild(self, guild: Guild) -> None:
        """A server the bot has just joined: unlike those at login it was never unavailable."""

        def told(intents: int) -> Json:
            shape = self._guild(guild, intents)
            del shape["unavailable"]
            return shape

        self.tell("GUILD_CREATE", told, guild.id)

    def _guild(self, guild: Guild, intents: int) -> Json:
        return shapes.guild_create(self._world, guild, with_members=bool(intents & MEMBERS))

    def _live(self) -> Iterator[Session]:
        for session in list(self._sessions.values()):
            if session.pipe is None and self._clock.now() - session.cut_at > limits.RESUME_SECONDS:
                del self._sessions[session.id]
            else:
                yield session

    def interrupt(self, how: str, *, resumable: bool, shard: int | None) -> int:
        """Drop, reconnect or invalidate, as ordered from outside."""
        met = [s for s in self._live() if s.pipe and shard in {None, s.shard}]
        for session in met:
            pipe = session.pipe
            if pipe is None:
                continue
            if how == "drop":
                self._detach(session, pipe)
                pipe.cut()
            elif how == "reconnect":
                pipe.push(json.dumps({"op": Op.RECONNECT, "d": None}))
            else:
                # The line stays open: the client may take the session up again on it, or identify anew.
                self._detach(session, pipe)
                if not resumable:
                    self.give_up(session)
                pipe.push(json.dumps({"op": Op.INVALID_SESSION, "d": resumable}))
        return len(met)

    def close(self) -> None:
        for session in self._sessions.values():
            if session.pipe:
                session.pipe.close(aiohttp.WSCloseCode.GOING_AWAY)

    def _detach(self, session: Session, pipe: Pipe) -> None:
        if session.pipe is pipe:
            session.pipe = None
            session.cut_at = self._clock.now()
            self.on_presence()

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=4096 * 16)
        await socket.prepare(request)
        pipe = Pipe(request, socket, _encoder(request.query.get("compress")))
        talk = _Talk(self, pipe, url(request.host))
        pipe.push(
            json.dumps({"op": Op.HELLO, "d": {"heartbeat_interval": limits.HEARTBEAT_MILLISECONDS}})
        )
        try:
            async for message in socket:
                if message.type == aiohttp.WSMsgType.TEXT:
                    talk.hear(message.data)
        finally:
            talk.alarm.cancel()
            session = talk.session
            if session:
                self._detach(session, pipe)
                if socket.close_code in {1000, 1001}:
                    # A client that says goodbye gives its session up.
                    self.give_up(session)
            await pipe.finish()
        return socket

    def identify(self, data: Json, pipe: Pipe, own_url: str) -> Session:
        shard, shards = data.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), shard, shards, data["intents"], pipe=pipe)
        self._sessions[session.id] = session
        world = self._world
        guilds = [
            guild
            for guild in world.guilds.values()
            if session.hears_of(guild.id) and world.bot_id in guild.members
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": shapes.account(world.bot),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": own_url,
                "session_type": "normal",
                "private_channels": [],
                "relationships": [],
                "user_settings": {},
                "shard": [shard, shards],
                "application": {
                    "id": str(world.bot_id),
                    "flags": shapes.application(world)["flags"],
                },
            },
        )
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", self._guild(guild, session.intents))
        self.on_presence()
        return session

    def session(self, number: Any) -> Session | None:
        """One that is connected, or was so a short time ago."""
        return next((one for one in self._live() if one.id == number), None)

    def give_up(self, session: Session) -> None:
        self._sessions.pop(session.id, None)

    def resume(self, session: Session, after: int, pipe: Pipe) -> None:
        """Taken up again, with everything it missed."""
        if session.pipe:
            session.pipe.close(4000)
        session.pipe = pipe
        for sequence, text in session.said:
            if sequence > after:
                pipe.push(text)
        session.dispatch("RESUMED", {"_trace": ["parlour"]})
        self.on_presence()

    def members(self, session: Session, data: Json) -> None:
        """Raises ValueError where the request makes no sense."""
        guild = self._world.guilds.get(_one_id(data.get("guild_id")))
        asked, query = data.get("user_ids") or [], data.get("query") or ""
        wanted = {_one_id(one) for one in (asked if isinstance(asked, list) else [asked])}
        if not isinstance(query, str):
            raise ValueError("A query is text.")  # noqa: TRY004  one kind of mistake for the caller
        if guild is None:
            return
        people = [self._world.people[person] for person in guild.members]
        if wanted:
            people = [person for person in people if person.id in wanted]
        if query:
            people = [p for p in people if p.name.startswith(query.lower())]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [shapes.member(guild, person) for person in people],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        session.dispatch(
            "GUILD_MEMBERS_CHUNK", chunk | ({"nonce": data["nonce"]} if "nonce" in data else {})
        )


def _one_id(value: Any) -> int:
    number = snowflake_of(value)
    if number is None:
        raise ValueError(f"{value!r} is no id.")
    return number


class _Talk:
    """One connection: what the client says, and the session it came to have."""

    def __init__(self, gateway: Gateway, pipe: Pipe, own_url: str) -> None:
        self.gateway = gateway
        self.own_url = own_url
        self.pipe = pipe
        self._session: Session | None = None
        self.alarm = self._wait_for_heartbeat()

    @property
    def session(self) -> Session | None:
        """None again once it is invalid, or was taken up on another line."""
        return self._session if self._session and self._session.pipe is self.pipe else None

    def _wait_for_heartbeat(self) -> asyncio.TimerHandle:
        """In real time, as the client counts it, wherever a test has pushed the clock."""
        seconds = limits.HEARTBEATS_MISSED * limits.HEARTBEAT_MILLISECONDS / 1000
        return asyncio.get_running_loop().call_later(seconds, self._miss_heartbeat)

    def _miss_heartbeat(self) -> None:
        if self.session:
            self.gateway.give_up(self.session)
        self._hang_up(TIMED_OUT, "No heartbeat came.")

    def hear(self, text: str) -> None:
        try:
            said = json.loads(text)
            op, data = said["op"], said.get("d")
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            self._hang_up(DECODE_ERROR, "That was not a gateway payload.")
            return
        match op:
            case Op.HEARTBEAT:
                self.alarm.cancel()
                self.alarm = self._wait_for_heartbeat()
                # discord.py notes when it sent a heartbeat only after sending it, in a thread that
                # may have to wait: an answer that is faster looks like a late one to the one before.
                ack = json.dumps({"op": Op.ACK})
                asyncio.get_running_loop().call_later(ACK_SECONDS, self.pipe.push, ack)
            case Op.IDENTIFY if isinstance(data, dict):
                self._identify(data)
            case Op.RESUME if isinstance(data, dict):
                self._resume(data)
            case Op.PRESENCE | Op.REQUEST_MEMBERS if self.session is None:
                self._hang_up(NOT_AUTHENTICATED, "Identify first.")
            case Op.PRESENCE:
                log.debug("presence: %s", data)
            case Op.REQUEST_MEMBERS if self.session and isinstance(data, dict):
                self._request_members(self.session, data)
            case _:
                self._hang_up(UNKNOWN_OPCODE, f"The parlour does not know opcode {op}.")

    def _request_members(self, session: Session, data: Json) -> None:
        try:
            self.gateway.members(session, data)
        except ValueError as error:
            self._hang_up(DECODE_ERROR, str(error))

    def _identify(self, data: Json) -> None:
        shard = data.get("shard") or [0, 1]
        if self.session:
            self._hang_up(ALREADY_AUTHENTICATED, "Identified twice.")
        elif not data.get("token"):
            self._hang_up(AUTHENTICATION_FAILED, "A token is needed, any token.")
        elif not _is_whole(data.get("intents")) or data["intents"] < 0:
            self._hang_up(INVALID_INTENTS, "Intents are needed.")
        elif not _is_shard(shard):
            self._hang_up(INVALID_SHARD, f"There is no shard {shard}.")
        else:
            self._session = self.gateway.identify(data, self.pipe, self.own_url)

    def _resume(self, data: Json) -> None:
        if self.session:
            self._hang_up(ALREADY_AUTHENTICATED, "Resumed twice.")
            return
        session, after = self.gateway.session(data.get("session_id")), data.get("seq")
        if session is None:
            self.pipe.push(json.dumps({"op": Op.INVALID_SESSION, "d": False}))
        elif not isinstance(after, int) or not 0 <= after <= session.sequence:
            self._hang_up(INVALID_SEQUENCE, f"Nothing was said under the number {after!r}.")
        elif not session.can_replay(after):
            self.pipe.push(json.dumps({"op": Op.INVALID_SESSION, "d": False}))
        else:
            self.gateway.resume(session, after, self.pipe)
            self._session = session

    def _hang_up(self, code: int, why: str) -> None:
        log.warning("gateway closed with %s: %s", code, why)
        self.pipe.close(code)


def _is_shard(shard: Any) -> bool:
    if not isinstance(shard, list) or len(shard) != 2 or not all(map(_is_whole, shard)):
        return False
    return bool(0 <= shard[0] < shard[1])


def _encoder(compression: str | None) -> Callable[[str], str | bytes]:
    if compression != "zlib-stream":
        return str
    stream = zlib.compressobj()

    def encode(text: str) -> bytes:
        return stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)

    return encode
