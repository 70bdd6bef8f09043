"""Tables, and what was put in at them."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The first step."""
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(16), nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        sql.Column("listed", sql.Boolean, nullable=False),
        sql.Column("began", sql.LargeBinary, nullable=False),
        sql.Column("changed", sql.DateTime, nullable=False, server_default=sql.func.now()),
    )
    op.create_index("tables_listed", "tables", ["listed", "over"])
    op.create_table(
        "events",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("event", sql.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Nothing is left."""
    op.drop_table("events")
    op.drop_index("tables_listed", "tables")
    op.drop_table("tables")
