"""The joint deal: a secret for each lobby, words of players, and what was announced."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("players", sa.Column("word", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "deals",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("announced", sa.Text, nullable=False),
        sa.Column("place", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
    )
    # Lobbies that are open now are dealt jointly too; games in play keep the seed that they have.
    tables = sa.table("tables", sa.column("id"), sa.column("phase"), sa.column("secret"))
    connection = op.get_bind()
    lobbies = connection.execute(sa.select(tables.c.id).where(tables.c.phase == "lobby")).scalars()
    for table in lobbies.all():
        connection.execute(
            sa.update(tables).where(tables.c.id == table).values(secret=secrets.token_hex(32))
        )
