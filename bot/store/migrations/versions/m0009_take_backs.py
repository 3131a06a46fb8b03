"""Which turns a table lets people take back, and who agreed to one."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("take_back", sa.String(8), nullable=False, server_default="own")
    )
    op.create_table(
        "take_back_votes",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("voter", sa.BigInteger, primary_key=True, autoincrement=False),
    )
