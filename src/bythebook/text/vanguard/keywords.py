"""Abilities that are a keyword, and their reminders."""

from __future__ import annotations

from typing import Final

LINES: Final = """
"""
