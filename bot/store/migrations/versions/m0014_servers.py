"""What those who manage a server chose for it."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String(8)),
        sa.Column("channels", sa.Text, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("most_tables", sa.Integer),
        sa.Column("pace", sa.String(8)),
        sa.Column("remind_hours", sa.Float),
        sa.Column("kept_days", sa.Integer),
    )
