"""Who plays a seat that another left, since when, and how games end before their time."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("players", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("players", sa.Column("former", sa.String(64), nullable=False, server_default=""))
    op.add_column(
        "players", sa.Column("conceded", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column(
        "tables", sa.Column("ended_how", sa.String(16), nullable=False, server_default="")
    )
    op.create_table(
        "former_players",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
    )
