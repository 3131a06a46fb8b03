"""Whether a table allows hints, and how many each player has asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean))
    op.add_column("players", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
