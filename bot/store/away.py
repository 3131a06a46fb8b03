"""Whether it is the database's absence that made something fail, rather than what was asked of it."""

import traceback

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

_SERVER_IS_AWAY = ("08", "53", "57")
"""How PostgreSQL's codes begin that speak of the line to it, of its means, or of its stopping."""


def is_away(error: BaseException) -> bool:
    """Also for what failed on the way to it, or because all its connections hang."""
    if isinstance(error, BaseExceptionGroup):
        return all(map(is_away, error.exceptions))
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or speaks_of_absence(error.orig)
    if isinstance(error, OSError):
        return _came_from_the_driver(error)
    return isinstance(error, NoConnectionFree) or speaks_of_absence(error)


def speaks_of_absence(cause: BaseException | None) -> bool:
    """Whether a driver says so: on a line that broke, or because the server stops or is full."""
    code = getattr(cause, "sqlstate", None) or ""
    return isinstance(cause, OSError) or code.startswith(_SERVER_IS_AWAY)


def _came_from_the_driver(error: OSError) -> bool:
    """Discord's line breaks with the same exceptions."""
    frames = traceback.walk_tb(error.__traceback__)
    return any(frame.f_globals.get("__name__", "").startswith("asyncpg.") for frame, _ in frames)
