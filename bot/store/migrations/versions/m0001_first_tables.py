"""The first tables: who sits where, every move, what stands and what was shown."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table(*, primary_key: bool = False, index: bool = False) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(8),
        sa.ForeignKey("tables.id"),
        nullable=False,
        primary_key=primary_key,
        index=index,
    )


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False, index=True),
        sa.Column("guild", sa.BigInteger),
        sa.Column("channel", sa.BigInteger, nullable=False, index=True),
        sa.Column("place", sa.BigInteger, index=True),
        sa.Column("opener", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(8), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("thinking", sa.Boolean, nullable=False, index=True),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("touched_at", sa.Float, nullable=False),
        sa.Column("rematch_of", sa.String(8), unique=True),
        sa.Column("ended_by", sa.String(64)),
    )
    op.create_table(
        "players",
        _of_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("locale", sa.String(8), nullable=False),
        sa.Column("reachable", sa.Boolean, nullable=False),
    )
    op.create_table(
        "moves",
        _of_table(primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("played_at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        _of_table(primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _of_table(index=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("ticket", sa.String(64)),
        sa.Column("follow", sa.String(64)),
        sa.Column("events", sa.Text, nullable=False),
    )
    op.create_table(
        "shown",
        _of_table(primary_key=True),
        sa.Column("subject", sa.String(32), primary_key=True),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("tag", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
