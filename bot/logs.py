"""A log that can be shown to strangers: no hand, move, seed or token, at any level."""

import json
import logging
import re
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

from sqlalchemy.exc import DBAPIError

from bot.store import is_away

_ONE_OUTAGE = 60.0
"""Seconds without a failure after which the next one is another outage."""
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_QUIET = {
    # These log what they send and receive: rows, parameters, messages, interaction tokens.
    "aiosqlite": logging.INFO,
    "alembic": logging.WARNING,
    "asyncio": logging.INFO,
    "discord.gateway": logging.INFO,
    "discord.http": logging.INFO,
    "discord.webhook": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
_HIDDEN = (
    # An interaction's token stands in the address of its answer.
    (re.compile(r"(/(?:webhooks|interactions)/\d+)/[^/\s'\")]+"), r"\1/…"),
    # The path of a button's address is what somebody chose.
    (re.compile(r"\b((?:form:)?(?:[a-z0-9]{8}|-)/[\w.-]+)/[^\s'\"]+"), r"\1/…"),
    # What asyncio says of a task names its exception, whose message may hold anything.
    (re.compile(r"(exception=\w+)\(.*\)"), r"\1(…)"),
)
_HARMLESS = (
    AttributeError,
    ImportError,
    NameError,
    NotImplementedError,
    OSError,
    RecursionError,
    TimeoutError,
)
_HARMLESS_PACKAGES = frozenset({"aiohttp", "discord"})
"""Messages of these are about the program and its surroundings, never about a game. An exception
of ours says so itself, by an attribute `may_be_logged`."""


class DiscreetFormatter(logging.Formatter):
    """Of an exception it keeps the type and the way through the code, not the message.

    Messages name the value that was wrong, as they should, and values are what must stay secret.
    """

    def format(self, record: logging.LogRecord) -> str:
        # What another handler formatted before us is not ours to show.
        record.exc_text = None
        return scrubbed(super().format(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 -- the name that logging calls.
        return "".join(_told(ei[1])).rstrip()


class JsonFormatter(DiscreetFormatter):
    """The same, as one JSON object a line for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": scrubbed(record.getMessage()),
        }
        if record.exc_info:
            told["exception"] = scrubbed(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


class OneLineAnOutage(logging.Filter):
    """Says in a line that the database is away, once: every press and every table meanwhile would
    say so again, with a traceback that is about nothing of ours.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last = -_ONE_OUTAGE

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is None or not is_away(error):
            return True
        is_news = record.created - self._last >= _ONE_OUTAGE
        self._last = record.created
        record.msg = "the database is away, and what needs it fails until it is back: %s"
        record.args, record.exc_info = (name_of(error),), None
        return is_news


def configure(level: str, kind: str = "text") -> None:
    """Sends the log to standard error, as text or as JSON lines."""
    logging.basicConfig(level=level, handlers=[handler(kind)])
    quiet_libraries(logging.getLogger().level)


def handler(kind: str = "text", stream: TextIO | None = None) -> logging.Handler:
    discreet = logging.StreamHandler(stream)
    discreet.setFormatter(JsonFormatter() if kind == "json" else DiscreetFormatter(_FORMAT))
    discreet.addFilter(OneLineAnOutage())
    return discreet


def quiet_libraries(level: int) -> None:
    for name, least in _QUIET.items():
        logging.getLogger(name).setLevel(max(level, least))


def scrubbed(text: str) -> str:
    for pattern, instead in _HIDDEN:
        text = pattern.sub(instead, text)
    return text


def name_of(error: BaseException) -> str:
    """What can be said of an exception in a line of the log."""
    if isinstance(error, DBAPIError):
        # The statement, without its parameters, and what the driver calls it: SQLite's messages
        # name columns, PostgreSQL's name values as well.
        cause = str(error.orig) if type(error.orig).__module__ == "sqlite3" else ""
        return f"{type(error).__name__}: {type(error.orig).__name__} {cause}".rstrip()
    is_harmless = (
        isinstance(error, _HARMLESS)
        or type(error).__module__.partition(".")[0] in _HARMLESS_PACKAGES
        or getattr(error, "may_be_logged", False)
    )
    message = str(error) if is_harmless else ""
    return f"{type(error).__name__}: {message}" if message else type(error).__name__


def _told(error: BaseException, depth: int = 0) -> list[str]:
    lines: list[str] = []
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None and depth < 5:
        lines += [*_told(cause, depth + 1), "and then:\n"]
    lines += traceback.format_tb(error.__traceback__)
    lines.append(f"{name_of(error)}\n")
    if isinstance(error, BaseExceptionGroup) and depth < 5:
        for inner in error.exceptions:
            lines += ["one of these was:\n", *_told(inner, depth + 1)]
    return lines
