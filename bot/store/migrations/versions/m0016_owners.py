"""Who may end a table, apart from who opened it."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.BigInteger, nullable=False, server_default="0"))
    # Until now whoever got a table also counted as having opened it.
    op.execute("UPDATE tables SET owner = opener")
