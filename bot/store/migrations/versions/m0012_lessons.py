"""Whether somebody plays with lessons, and who does not want any."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column(
        "players", sa.Column("learns", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("people", sa.Column("lessons", sa.Boolean))
