"""A channel of direct messages belongs to the application that opened it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    # Nobody remembers whose those of earlier versions are; Discord refuses what is not ours.
    op.add_column("direct_channels", sa.Column("application", sa.BigInteger))
