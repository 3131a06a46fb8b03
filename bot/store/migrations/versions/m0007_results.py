"""What stays of a finished game, who is how good at it, and who wants to be seen there."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column(
        "moves", sa.Column("by_ai", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.create_index("ix_results_guild_game_ended_at", "results", ["guild", "game", "ended_at"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(8)),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("own_moves", sa.Integer, nullable=False),
    )
    op.create_index("ix_result_seats_user", "result_seats", ["user"])
    op.create_table(
        "ratings",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("shows_statistics", sa.Boolean),
    )
