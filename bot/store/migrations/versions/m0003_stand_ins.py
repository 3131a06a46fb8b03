"""The others may let an AI play for somebody: since when, and who agreed so far."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("players", sa.Column("stand_in", sa.Integer))
    op.create_table(
        "stand_in_votes",
        sa.Column(
            "table_id", sa.String(8), sa.ForeignKey("tables.id"), nullable=False, primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("voter", sa.BigInteger, primary_key=True, autoincrement=False),
    )
