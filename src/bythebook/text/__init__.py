"""Card text: normalised to tokens, read to nodes by a grammar, and printed back."""

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
from bythebook.text.normalise import Damaged, detokenise, fold_name, normalise

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
    "detokenise",
    "fold_name",
    "normalise",
]
