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
ACK_SECONDS = 0.05
ALWAYS = -1
"""Told whatever the intents."""

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, INVALID_SHARD, INVALID_INTENTS = 4005, 4010, 4013


def url(host: str) -> str:
    """Where the client called: a recording proxy may stand between, and must stay between."""
    return f"ws://{host}/gateway"


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
                if not resumable:
                    del self._sessions[session.id]
                pipe.push(json.dumps({"op": Op.INVALID_SESSION, "d": resumable}))
        self.on_presence()
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
            if talk.session:
                self._detach(talk.session, pipe)
                if socket.close_code in {1000, 1001} and talk.session.pipe is None:
                    # A client that says goodbye gives its session up.
                    self._sessions.pop(talk.session.id, None)
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

    def resume(self, data: Json, pipe: Pipe) -> Session | None:
        """The session with everything it missed; None where that is no longer possible."""
        session = self._sessions.get(str(data.get("session_id")))
        after = data.get("seq")
        if session is None or not isinstance(after, int) or not session.can_replay(after):
            return None
        if session.pipe:
            session.pipe.close(4000)
        session.pipe = pipe
        for sequence, text in session.said:
            if sequence > after:
                pipe.push(text)
        session.dispatch("RESUMED", {"_trace": ["parlour"]})
        self.on_presence()
        return session

    def members(self, session: Session, data: Json) -> None:
        guild = self._world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        people = [self._world.people[person] for person in guild.members]
        if data.get("user_ids"):
            wanted = {int(person) for person in data["user_ids"]}
            people = [person for person in people if person.id in wanted]
        if data.get("query"):
            people = [p for p in people if p.name.startswith(data["query"].lower())]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [shapes.member(guild, person) for person in people],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        session.dispatch(
            "GUILD_MEMBERS_CHUNK", chunk | ({"nonce": data["nonce"]} if "nonce" in data else {})
        )


class _Talk:
    """One connection: what the client says, and the session it came to have."""

    def __init__(self, gateway: Gateway, pipe: Pipe, own_url: str) -> None:
        self.gateway = gateway
        self.own_url = own_url
        self.pipe = pipe
        self.session: Session | None = None

    def hear(self, text: str) -> None:
        try:
            said = json.loads(text)
            op, data = said["op"], said.get("d")
        except (ValueError, KeyError, TypeError):
            self._hang_up(DECODE_ERROR, "That was not a gateway payload.")
            return
        match op:
            case Op.HEARTBEAT:
                # discord.py notes when it sent a heartbeat only after sending it: an answer faster
                # than that looks to it like a late one to the heartbeat before.
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
                self.gateway.members(self.session, data)
            case _:
                self._hang_up(UNKNOWN_OPCODE, f"The parlour does not know opcode {op}.")

    def _identify(self, data: Json) -> None:
        shard = data.get("shard") or [0, 1]
        if self.session:
            self._hang_up(ALREADY_AUTHENTICATED, "Identified twice.")
        elif not data.get("token"):
            self._hang_up(AUTHENTICATION_FAILED, "A token is needed, any token.")
        elif not isinstance(data.get("intents"), int) or data["intents"] < 0:
            self._hang_up(INVALID_INTENTS, "Intents are needed.")
        elif not (len(shard) == 2 and 0 <= shard[0] < shard[1]):
            self._hang_up(INVALID_SHARD, f"There is no shard {shard}.")
        else:
            self.session = self.gateway.identify(data, self.pipe, self.own_url)

    def _resume(self, data: Json) -> None:
        if self.session:
            self._hang_up(ALREADY_AUTHENTICATED, "Resumed twice.")
            return
        self.session = self.gateway.resume(data, self.pipe)
        if self.session is None:
            self.pipe.push(json.dumps({"op": Op.INVALID_SESSION, "d": False}))

    def _hang_up(self, code: int, why: str) -> None:
        log.warning("gateway closed with %s: %s", code, why)
        self.pipe.close(code)


def _encoder(compression: str | None) -> Callable[[str], str | bytes]:
    if compression != "zlib-stream":
        return str
    stream = zlib.compressobj()

    def encode(text: str) -> bytes:
        return stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)

    return encode
