"""What an evening on the simulated Discord needs of it: patience, nonces, and to hear of every error."""

import contextlib
import logging
from collections.abc import Iterator
from datetime import datetime
from typing import Any
from unittest import mock

import simcord
from simcord.http._helpers import bot_message

from parlour.limits import NONCE_SECONDS
from tests.patience import PATIENCE

_settle = simcord.Env._settle_internal


@contextlib.contextmanager
def patient_simcord() -> Iterator[None]:
    """simcord gives a bot five seconds to start, which is too little on a busy machine."""

    async def patiently(env: simcord.Env, *, timeout: float | None = None, **how: Any) -> None:  # noqa: ASYNC109 -- simcord's own name
        await _settle(env, timeout=None if timeout is None else max(timeout, PATIENCE), **how)

    with mock.patch.object(simcord.Env, "_settle_internal", patiently):
        yield


@contextlib.contextmanager
def simcord_with_nonces() -> Iterator[None]:
    """simcord takes no notice of them; Discord gives back what it was sent with the same within minutes."""
    sent: dict[tuple[int, Any], tuple[Any, datetime]] = {}

    def once(ctx: Any, channel: int) -> Any:
        told, now = ctx.body(), ctx.backend.clock.now()
        place = channel, told.get("nonce")
        before, at = sent.get(place, (None, now))
        is_there = before is not None and before.id in ctx.backend.messages[channel]
        if is_there and (now - at).total_seconds() < NONCE_SECONDS:
            return before
        message = bot_message(ctx, channel)
        if told.get("enforce_nonce"):
            sent[place] = message, now
        return message

    with mock.patch("simcord.http.routes.messages.bot_message", once):
        yield


@contextlib.contextmanager
def errors_of_the_bot() -> Iterator[list[str]]:
    """What our own code logs as an error: tests fail on it unless they expect it."""
    errors: list[str] = []

    class Listening(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            errors.append(logging.Formatter().format(record))

    handler = Listening(logging.ERROR)
    for name in ("bot", "discord"):
        logging.getLogger(name).addHandler(handler)
    try:
        yield errors
    finally:
        for name in ("bot", "discord"):
            logging.getLogger(name).removeHandler(handler)
