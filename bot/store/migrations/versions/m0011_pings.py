"""What people chose about pings, the pace of a table, and what they have heard of a wait."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for column in (
        sa.Column("locale", sa.String(8)),
        sa.Column("push", sa.Boolean),
        sa.Column("remind_hours", sa.Float),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("zone", sa.String(64)),
        sa.Column("away_until", sa.Float),
        sa.Column("hints", sa.Boolean),
        sa.Column("invitations", sa.String(8)),
        sa.Column("looking", sa.Boolean),
    ):
        op.add_column("people", column)
    op.add_column(
        "tables", sa.Column("pace", sa.String(8), nullable=False, server_default="evening")
    )
    op.add_column("tables", sa.Column("paused_at", sa.Float))
    # Questions that were sent before have been heard: 0 is long ago, and not never.
    op.add_column("shown", sa.Column("pushed_at", sa.Float, server_default="0"))
    op.add_column("shown", sa.Column("due_at", sa.Float))
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("what", sa.String(64), primary_key=True),
        sa.Column("voter", sa.BigInteger, primary_key=True, autoincrement=False),
    )
