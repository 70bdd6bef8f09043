"""How the database came to be as it is, step by step (alembic)."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config


def upgrade(connection: Any) -> None:
    """Bring a database to where this version of the server wants it."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
