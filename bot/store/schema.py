"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()


def _of_table(*, primary_key: bool = False, index: bool = False) -> Column[str]:
    return Column(
        "table_id",
        String(8),
        ForeignKey("tables.id"),
        nullable=False,
        primary_key=primary_key,
        index=index,
    )


tables = Table(
    "tables",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False, index=True),
    Column("place", BigInteger, index=True),
    Column("opener", BigInteger, nullable=False),
    Column("owner", BigInteger, nullable=False, server_default="0"),
    Column("locale", String(8), nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", String(64)),
    Column("seed", String(64)),
    Column("ply", Integer, nullable=False),
    Column("thinking", Boolean, nullable=False, index=True),
    Column("opened_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False),
    Column("rematch_of", String(8), unique=True),
    Column("ended_by", String(64)),
    Column("ended_how", String(16), nullable=False, server_default=""),
    Column("pace", String(8), nullable=False, server_default="evening"),
    Column("paused_at", Float),
    Column("take_back", String(8), nullable=False, server_default="own"),
    Column("hints", Boolean),
    # For the timers: the lobby, or the game in play, that has waited longest.
    Index("ix_tables_phase_touched_at", "phase", "touched_at"),
)

players = Table(
    "players",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", BigInteger, index=True),
    Column("name", String(64), nullable=False),
    Column("locale", String(8), nullable=False),
    Column("reachable", Boolean, nullable=False),
    Column("level", String(8), nullable=False, server_default="normal"),
    Column("stand_in", Integer),
    Column("has_left", Boolean, nullable=False, server_default=false()),
    Column("conceded", Boolean, nullable=False, server_default=false()),
    Column("since", Integer, nullable=False, server_default="0"),
    Column("former", String(64), nullable=False, server_default=""),
    Column("word", Text, nullable=False, server_default=""),
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("learns", Boolean, nullable=False, server_default=false()),
)

# Whose seat somebody else took over: announcement and story of the game still name them.
former_players = Table(
    "former_players",
    metadata,
    _of_table(primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
)

deals = Table(
    "deals",
    metadata,
    _of_table(primary_key=True),
    # Frozen at Start, as JSON: players in the order of joining, their words, the options.
    Column("announced", Text, nullable=False),
    Column("place", BigInteger),
    Column("message", BigInteger),
)

stand_in_votes = Table(
    "stand_in_votes",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("voter", BigInteger, primary_key=True, autoincrement=False),
)

take_back_votes = Table(
    "take_back_votes",
    metadata,
    _of_table(primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("voter", BigInteger, primary_key=True, autoincrement=False),
)

moves = Table(
    "moves",
    metadata,
    _of_table(primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("ticket", String(64), nullable=False),
    Column("move", Text, nullable=False),
    Column("played_at", Float, nullable=False),
    Column("by_ai", Boolean, nullable=False, server_default=false()),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _of_table(index=True),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer),
    Column("ticket", String(64)),
    Column("follow", String(64)),
    Column("events", Text, nullable=False),
)

shown = Table(
    "shown",
    metadata,
    _of_table(primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("pictures", Text, nullable=False),
    Column("ticket", String(64), nullable=False),
    Column("form", String(16), nullable=False),
    Column("chapter", String(64), nullable=False),
    Column("story", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("alt", Text, nullable=False),
    Column("replaced", Boolean, nullable=False),
    Column("told", Integer),
    Column("stand_in", Integer),
    Column("looked_at", Integer),
    Column("tickets", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("is_follow_up", Boolean, nullable=False),
    Column("expires_at", Float, nullable=False),
    # Empty: its reader has not heard of it yet; 0: before that was remembered.
    Column("pushed_at", Float, server_default="0"),
    Column("due_at", Float),
)

direct_channels = Table(
    "direct_channels",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    # Which opened it: another cannot write there. Empty: before that was remembered.
    Column("application", BigInteger),
)

invitations = Table(
    "invitations",
    metadata,
    # The game that was played, whose people were asked for a rematch.
    _of_table(primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked", BigInteger, primary_key=True, autoincrement=False),
)

results = Table(
    "results",
    metadata,
    _of_table(primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    # 0: it was played on no server.
    Column("guild", BigInteger, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("seconds", Float, nullable=False),
    Index("ix_results_guild_game_ended_at", "guild", "game", "ended_at"),
)

result_seats = Table(
    "result_seats",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", BigInteger, index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(8)),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("own_moves", Integer, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

rated = Table(
    "rated",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    # Up to which result, in the order in which the games ended, and how many that are.
    Column("ended_at", Float, nullable=False),
    Column("table_id", String(8), nullable=False),
    Column("number", Integer, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True, autoincrement=False),
    # Empty: nothing was chosen.
    Column("shows_statistics", Boolean),
    Column("locale", String(8)),
    Column("push", Boolean),
    Column("remind_hours", Float),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("zone", String(64)),
    Column("away_until", Float),
    Column("hints", Boolean),
    Column("invitations", String(8)),
    Column("looking", Boolean),
    Column("lessons", Boolean),
)

proposals = Table(
    "proposals",
    metadata,
    _of_table(primary_key=True),
    Column("what", String(64), primary_key=True),
    Column("voter", BigInteger, primary_key=True, autoincrement=False),
)

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(8)),
    # Lists as JSON; empty: no limit.
    Column("channels", Text, nullable=False),
    Column("games", Text, nullable=False),
    Column("most_tables", Integer),
    Column("pace", String(8)),
    Column("remind_hours", Float),
    Column("kept_days", Integer),
)

meta = Table(
    "meta",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
