"""The command line."""

from bythebook.cli.main import main

__all__ = ["main"]
