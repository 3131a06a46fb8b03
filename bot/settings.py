"""What the host of the bot decides, from the environment or a file named .env."""

from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.invitation_limit import PER_PERSON
from engine.core import GalaError

DISCORD = "https://discord.com/api/v10"


class BadSettings(GalaError):
    """A setting is missing or malformed; the message names it."""


ENV_FILE = Path(".env")


class DatabaseSettings(BaseSettings):
    """What a backup needs to know: no token."""

    model_config = SettingsConfigDict(env_file=ENV_FILE, env_file_encoding="utf-8", extra="ignore")

    database_url: str = Field(
        "sqlite+aiosqlite:///gala.sqlite3", description="an SQLAlchemy address of the database"
    )


class Settings(DatabaseSettings):
    discord_token: SecretStr = Field(description="the bot's token from Discord's developer portal")
    discord_api_url: str = Field(
        DISCORD, description="where Discord is: an address such as http://127.0.0.1:8080/api/v10"
    )
    shard_count: int | None = Field(
        None, ge=1, description="a whole number: how many shards all processes have together"
    )
    shard_ids: Annotated[tuple[int, ...], NoDecode] = Field(
        (),
        description="numbers below SHARD_COUNT, which must be set too, with commas between them",
    )
    tables_per_person: int = Field(
        25, ge=1, description="a whole number: how many open tables one person may have"
    )
    tables_per_server: int = Field(
        500, ge=1, description="a whole number: how many open tables one server may have"
    )
    invitations_per_person: int = Field(
        PER_PERSON,
        ge=1,
        description="a whole number: how many people one person may invite in an hour",
    )
    editions_folder: Path | None = Field(
        None, description="a folder with further editions of games"
    )
    lobby_minutes: float = Field(
        120, gt=0, description="a number of minutes: how long a table waits to be started"
    )
    stand_in_minutes: float = Field(
        15,
        gt=0,
        description="a number of minutes: how long a table waits before an AI may stand in",
    )
    reminder_hours: float = Field(
        12,
        ge=0,
        description="a number of hours: how long a game waits before it says for whom it waits; 0: never",
    )
    kept_days: float = Field(
        365,
        ge=0,
        description="a number of days: how long moves and messages of ended games are kept; 0: for ever",
    )
    abandoned_days: float = Field(
        60,
        ge=0,
        description="a number of days: how long a game waits for anybody before it is closed; 0: for ever",
    )
    drawing_threads: int = Field(2, ge=1, le=16, description="a whole number from 1 to 16")
    drawing_processes: int = Field(1, ge=0, le=16, description="a whole number from 0 to 16")
    drawing_patience: float = Field(
        0.8,
        ge=0,
        le=2.5,
        description="seconds from 0 to 2.5 after a press: how long its answer waits for pictures",
    )
    ai_workers: int = Field(2, ge=1, le=16, description="a whole number from 1 to 16")
    ai_seconds_normal: float = Field(
        0.5,
        ge=0,
        le=60,
        description="seconds from 0 to 60: how long an AI of level easy or normal may think",
    )
    ai_seconds_hard: float = Field(
        2.0, ge=0, le=60, description="seconds from 0 to 60: how long an AI of level hard may think"
    )
    ai_pause: float = Field(
        1.0, ge=0, le=60, description="seconds from 0 to 60: how long AI players wait to answer"
    )
    start_seconds: float = Field(
        600,
        ge=0,
        description="a number of seconds: how long a start waits for a database or Discord that is away",
    )
    log_level: str = Field(
        "INFO",
        pattern="^(DEBUG|INFO|WARNING|ERROR)$",
        description="DEBUG, INFO, WARNING or ERROR",
    )
    log_format: str = Field("text", pattern="^(text|json)$", description="text or json")
    watch_address: str | None = Field(
        None,
        pattern=r"^[\w.:\[\]-]+:\d{1,5}$",
        description="a host and a port to listen on, such as 127.0.0.1:9420",
    )

    @field_validator("discord_token")
    @classmethod
    def _token_is_no_blank(cls, token: SecretStr) -> SecretStr:
        if not token.get_secret_value().strip():
            raise ValueError("empty")
        return token

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _commas_stand_between_shards(cls, ids: Any) -> Any:
        return ids.replace(",", " ").split() if isinstance(ids, str) else ids

    @field_validator("shard_ids")
    @classmethod
    def _shards_are_there(cls, ids: tuple[int, ...], others: ValidationInfo) -> tuple[int, ...]:
        if not all(0 <= number < (others.data.get("shard_count") or 0) for number in ids):
            raise ValueError("no such shard")
        return ids

    @field_validator("discord_api_url")
    @classmethod
    def _address_is_http(cls, url: str) -> str:
        if not url.startswith(("http://", "https://")):
            raise ValueError("not an http address")
        return url.rstrip("/")

    @property
    def watch_host_and_port(self) -> tuple[str, int] | None:
        if self.watch_address is None:
            return None
        host, _, port = self.watch_address.rpartition(":")
        return host.strip("[]"), int(port)


_Kind = TypeVar("_Kind", bound=DatabaseSettings)
_NOTHING_BY_HAND: dict[str, Any] = {}
"""Everything comes from the environment; said this way because the fields look obligatory."""


def read_settings() -> Settings:
    """The settings, or BadSettings with one sentence that names the first wrong one."""
    return _read(Settings)


def read_database_url() -> str:
    """Where the database is, whatever else is set or missing."""
    return _read(DatabaseSettings).database_url


def wrong_settings() -> tuple[str, ...]:
    """A sentence about each setting that is missing or malformed."""
    try:
        Settings(**_NOTHING_BY_HAND)
    except ValidationError as error:
        return _sentences(error, Settings)
    return ()


def _read(kind: type[_Kind]) -> _Kind:
    try:
        return kind(**_NOTHING_BY_HAND)
    except ValidationError as error:
        raise BadSettings(_sentences(error, kind)[0]) from error


def _sentences(error: ValidationError, kind: type[DatabaseSettings]) -> tuple[str, ...]:
    faults = error.errors(include_url=False, include_input=False, include_context=False)
    return tuple(_sentence(str(fault["loc"][0]), fault["type"], kind) for fault in faults)


def _sentence(name: str, fault: str, kind: type[DatabaseSettings]) -> str:
    wanted = kind.model_fields[name].description
    if fault == "missing":
        return (
            f"The setting {name.upper()} is missing: put {wanted} into the environment"
            " or the file .env."
        )
    return f"The setting {name.upper()} cannot be used: it must be {wanted}."
