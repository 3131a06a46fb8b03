"""A log that can be shown to strangers: no hand, move, seed or token, at any level."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any, TextIO

from sqlalchemy.exc import DBAPIError

from bot.discreet import hide_messages, told
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
)
_QUOTED = re.compile(
    r"(\b(?:exception|result)=|\bcb=\[|(?:<\w*Handle |Exception in callback )[^(]*\()"
    r".*?(?= took [\d.]+ seconds\Z|\Z)",
    re.DOTALL,
)
"""What asyncio says of a task names how it ended, and of a callback what it was called with. Either
may hold anything, line ends and brackets as well, so a message ends there; a traceback follows."""
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

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 -- as logging calls it.
        return _unquoted(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 -- the name that logging calls.
        return told(ei[1], name_of).rstrip()


class JsonFormatter(DiscreetFormatter):
    """The same, as one JSON object a line for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": scrubbed(_unquoted(record.getMessage())),
        }
        if record.exc_info:
            line["exception"] = scrubbed(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


class OneLineAnOutage(logging.Filter):
    """Says in a line that the database is away, once: every press and every table meanwhile would
    say so again, with a traceback that is about nothing of ours. Of another outage a line says
    itself, by an attribute `outage`, what is away; that is told once too.
    """

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and is_away(error):
            record.msg = "the database is away, and what needs it fails until it is back: %s"
            record.args, record.exc_info = (name_of(error),), None
            return self._is_news("the database", record.created)
        outage: str | None = getattr(record, "outage", None)
        return outage is None or self._is_news(outage, record.created)

    def _is_news(self, outage: str, now: float) -> bool:
        last, self._last[outage] = self._last.get(outage, -_ONE_OUTAGE), now
        return now - last >= _ONE_OUTAGE


def configure(level: str, kind: str = "text") -> None:
    """Sends the log to standard error, as text or as JSON lines."""
    hide_messages(lambda error: scrubbed(told(error, name_of)))
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


def _unquoted(message: str) -> str:
    return _QUOTED.sub(r"\1…", message)


def name_of(error: BaseException) -> str:
    """What can be said of an exception in a line of the log."""
    if isinstance(error, DBAPIError):
        # The statement, without its parameters, and what the driver calls it: SQLite's messages
        # name columns, PostgreSQL's name values as well.
        cause = str(error.orig) if type(error.orig).__module__ == "sqlite3" else ""
        return f"{type(error).__name__}: {type(error.orig).__name__} {cause}".rstrip()
    if isinstance(original := getattr(error, "original", None), BaseException):
        # discord.py's message quotes the exception that a command died of, which may be ours.
        return f"{type(error).__name__}: {name_of(original)}"
    is_harmless = (
        isinstance(error, _HARMLESS)
        or type(error).__module__.partition(".")[0] in _HARMLESS_PACKAGES
        or getattr(error, "may_be_logged", False)
    )
    message = str(error) if is_harmless else ""
    return f"{type(error).__name__}: {message}" if message else type(error).__name__
