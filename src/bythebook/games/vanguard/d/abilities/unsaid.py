"""Section 11.8.5.3: units that a text does not name."""

from typing import Final

from bythebook.kernel.language.nouns import Cards, Noun, This
from bythebook.kernel.procedure.clauses import rule

NOBODY: Final = Cards()


@rule("vgd 11.8.5.3", nothing=NOBODY)
def unit_unsaid() -> Noun:
    """Where it is not said which unit does something or gets it, it is the one that says so."""
    return This()
