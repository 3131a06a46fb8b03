"""Channels of direct messages are remembered, and timers find their tables by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "direct_channels",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_phase_touched_at", "tables", ["phase", "touched_at"])
    # It answers whatever this one did.
    op.drop_index("ix_tables_phase", "tables")
