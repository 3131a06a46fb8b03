"""Who left a game, who was asked for a rematch, and by whom somebody will not be asked."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    left = sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", left)
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "blocks",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("blocked", sa.BigInteger, primary_key=True, autoincrement=False),
    )
