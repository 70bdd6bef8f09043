"""Card text: normalised to tokens, read to nodes by a grammar, and printed back."""

from bythebook.text.english.quotes import fold_name
from bythebook.text.english.tokens import Damaged
from bythebook.text.grammar import (
    Ambiguous,
    Grammar,
    GrammarError,
    Terminal,
    TextError,
    TooLarge,
    Unprintable,
    Unread,
)

__all__ = [
    "Ambiguous",
    "Damaged",
    "Grammar",
    "GrammarError",
    "Terminal",
    "TextError",
    "TooLarge",
    "Unprintable",
    "Unread",
    "fold_name",
]
