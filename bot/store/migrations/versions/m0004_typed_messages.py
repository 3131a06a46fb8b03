"""What was shown, in columns with one meaning each instead of a subject, a tag and a note."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_KINDS = {"ask": "question", "before": "previous", "away": "away", "end": "end"}
"""The subjects that had a seat behind a colon."""


def upgrade() -> None:
    connection = op.get_bind()
    old = sa.table(
        "shown",
        *(sa.column(name) for name in ("table_id", "subject", "channel", "message")),
        *(sa.column(name) for name in ("tag", "digest", "note")),
    )
    before = [dict(row) for row in connection.execute(sa.select(old)).mappings()]
    op.drop_table("shown")
    new = op.create_table(
        "shown",
        sa.Column(
            "table_id", sa.String(8), sa.ForeignKey("tables.id"), nullable=False, primary_key=True
        ),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("pictures", sa.Text, nullable=False),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("form", sa.String(16), nullable=False),
        sa.Column("chapter", sa.String(64), nullable=False),
        sa.Column("story", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("alt", sa.Text, nullable=False),
        sa.Column("replaced", sa.Boolean, nullable=False),
        sa.Column("told", sa.Integer),
        sa.Column("stand_in", sa.Integer),
        sa.Column("looked_at", sa.Integer),
        sa.Column("tickets", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("is_follow_up", sa.Boolean, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    told = {row["table_id"]: int(row["tag"]) for row in before if row["subject"] == "told"}
    rows = [_row(row, told) for row in before if row["subject"] != "told"]
    if rows and new is not None:
        connection.execute(sa.insert(new), rows)


def _row(old: dict[str, Any], told: dict[str, int]) -> dict[str, Any]:
    subject, _, seat = old["subject"].partition(":")
    row = {
        "table_id": old["table_id"],
        "kind": _KINDS.get(subject, subject),
        "seat": int(seat) if seat else -1,
        "channel": old["channel"],
        "message": old["message"],
        "digest": old["digest"],
        # What pictures these messages have was not remembered, so the next edit brings its own.
        "pictures": "[]",
        "ticket": "",
        "form": "asked",
        "chapter": "",
        "story": "",
        "status": "",
        "alt": "",
        "replaced": False,
        "told": None,
        "stand_in": None,
        "looked_at": None,
        "tickets": "",
        "token": "",
        "is_follow_up": False,
        "expires_at": 0.0,
    }
    match subject:
        case "board":
            row |= {"chapter": old["tag"], **(json.loads(old["note"]) if old["note"] else {})}
            row["told"] = told.get(old["table_id"])
        case "final":
            row["told"] = told.get(old["table_id"])
        case "ask" | "before":
            row |= {"ticket": old["tag"], "form": old["note"].partition(":")[0] or "asked"}
        case "away":
            row["stand_in"] = int(old["tag"]) if old["tag"] else None
        case "reminded":
            row |= {"kind": "reminder", "looked_at": int(old["tag"]), "tickets": old["note"]}
    return row
