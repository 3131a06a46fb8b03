"""AI players have a level; those who were there before play as a normal one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    level = sa.Column("level", sa.String(8), nullable=False, server_default="normal")
    op.add_column("players", level)
