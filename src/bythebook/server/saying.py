"""How the server says things to people."""

from typing import Final

from bythebook.language import mark

OUR_FAULT: Final = mark("this cannot be answered, and that is our fault: send a report")


def sentence(text: str) -> str:
    """A text that begins like a sentence and ends like one."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:600])
    shown = shown[:1].upper() + shown[1:]
    return shown if shown.endswith((".", "?", "!")) else shown + "."
