"""Section 8.1: how the sentences of a text hang together."""

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.procedure.clauses import rule


@rule(
    "vgg 8.1.1.1.2.2",
    "vgg 8.1.1.2.3",
    "vgg 8.1.1.2.3.2",
    "vgd 11.2.1",
    "vgd 11.2.1.2",
    "vgd 11.2.2",
    nothing=(),
)
def governed(requirement: Condition, sentence: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is asked for governs its own sentence alone, and is asked while the text resolves.

    Whatever has triggered the ability has triggered it all the same.
    """
    return (If(requirement, sentence),)


@rule("vgg 8.1.1.1.2.5", "vgg 8.1.1.2.3.5", "vgd 11.2.5", nothing=False)
def fails_along(then: bool) -> bool:
    """A sentence that begins with "then" is not done if what the one before asks for is missing."""
    return then


@rule("vgd 11.2.5.1", nothing=False)
def has_to_be_paid(cost: bool) -> bool:
    """A cost in the sentence before is asked for as well: unpaid, "then" is not done."""
    return cost
