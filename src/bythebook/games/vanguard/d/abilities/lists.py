"""Section 11.8.3.1.2: effects that are written as a list."""

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.texts.branching import Listed

Items = tuple[tuple[Effect, ...], ...]
"""what a list has done, point by point"""


@rule("vgd 11.8.3.1.2", "vgd 11.8.3.1.2.2", nothing=())
def from_top_to_bottom(items: Items) -> tuple[Effect, ...]:
    """What is listed is done point by point, each whether or not another one was."""
    return tuple(effect for item in items for effect in item)


@rule("vgd 11.8.3.1.2.1", nothing=())
def settled_before(conditions: tuple[Condition, ...], items: Items) -> tuple[Effect, ...]:
    """Where the text before a list says what is asked, which points are done is settled there."""
    return (Listed(conditions, items),)
