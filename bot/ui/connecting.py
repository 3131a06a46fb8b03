"""Where Discord is, and what is told where it, or the database, cannot be reached."""

from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy.exc import SQLAlchemyError

from bot.logs import name_of
from bot.store import DatabaseAway, is_away
from engine.core import GalaError

_UNTOLD = 30.0
"""Seconds that we leave a Discord alone which refuses requests and does not say for how long."""


class CannotConnect(GalaError):
    """Discord cannot be reached or does not let us in; the message says why."""


class DiscordAway(CannotConnect):
    """Discord cannot be reached now; it may be there at another attempt."""

    def __init__(self, sentence: str, retry_after: float = 0.0) -> None:
        super().__init__(sentence)
        self.retry_after = retry_after
        """Seconds in which it wants to hear nothing of us."""


@contextmanager
def told_what_is_away() -> Iterator[None]:
    """Of all that can end a client, what a host can do something about."""
    try:
        yield
    except SQLAlchemyError as error:
        raise _database_away(error) from error
    except discord.DiscordException as error:
        raise _told(error) from error
    except (aiohttp.ClientError, OSError) as error:
        # Both lines break with the same exceptions.
        raise (_database_away(error) if is_away(error) else _discord_away(error)) from error


def _told(error: discord.DiscordException) -> CannotConnect:
    # Whatever Discord answers to the question for its gateway hides behind one exception.
    is_gateway = isinstance(error, discord.GatewayNotFound)
    met = (error.__cause__ or error) if is_gateway else error
    match met:
        case discord.LoginFailure() | discord.HTTPException(status=HTTPStatus.UNAUTHORIZED):
            return CannotConnect("Discord refuses the token: check DISCORD_TOKEN in the file .env.")
        case discord.RateLimited():
            return _discord_away(met, met.retry_after)
        case discord.HTTPException(status=HTTPStatus.TOO_MANY_REQUESTS):
            return _discord_away(met, _retry_after(met))
        case discord.HTTPException() if met.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return _discord_away(met)
        case _ if is_gateway and not isinstance(met, discord.Forbidden):
            return _discord_away(met)
    return CannotConnect(f"Discord does not let us in: {met}.")


def _retry_after(refused: discord.HTTPException) -> float:
    """A guard before Discord may refuse us too, who says it in the headers or not at all."""
    try:
        return float(refused.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return _UNTOLD


def _discord_away(error: BaseException, retry_after: float = 0.0) -> DiscordAway:
    if isinstance(error, discord.HTTPException):
        # What stands before Discord answers with whole pages.
        why = f"{error.status} {error.response.reason}"
    else:
        why = str(error).rstrip(".") or name_of(error)
    return DiscordAway(f"Discord cannot be reached at {Route.BASE}: {why}.", retry_after)


def _database_away(error: BaseException) -> DatabaseAway:
    return DatabaseAway(f"the database does not answer: {name_of(error)}.")


def aim_at(api_url: str) -> None:
    """Tell discord.py where Discord is, REST and gateway both."""
    Route.BASE = api_url
    url = yarl.URL(api_url)
    scheme = {"http": "ws", "https": "wss"}[url.scheme]
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme(scheme).with_path("/gateway")
