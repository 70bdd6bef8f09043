"""Section 8.1: how the sentences of a text hang together.

What a sentence asks for, it asks while the text resolves. Whatever has triggered the ability has
triggered it all the same.
"""

from typing import Final

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.procedure.clauses import rule

# What a sentence has to do with the one before it.
ALONE: Final = 0
OUTCOME: Final = 1
"""it begins with an if about what came of that one"""
THEN: Final = 2
"""it begins with then"""


class Sentence:
    """A sentence of a text: what it asks for, what it does, how it hangs on the one before."""

    def __init__(
        self, body: tuple[Effect, ...], requirement: Condition | None = None, link: int = ALONE
    ) -> None:
        self.body: tuple[Effect, ...] = body
        self.requirement: Condition | None = requirement
        self.link: int = link


@rule(
    "vgg 8.1.1.1.2.2",
    "vgg 8.1.1.2.3",
    "vgg 8.1.1.2.3.2",
    "vgd 11.2.1.2",
    "vgd 11.2.2",
    nothing=(),
)
def governed(requirement: Condition, body: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is asked for is asked while resolving, and governs its own sentence alone."""
    return (If(requirement, body),)


@rule("vgg 8.1.1.1.2.4", "vgg 8.1.1.2.3.4", "vgd 11.2.4", nothing=False)
def asks_for_outcome(link: int) -> bool:
    """An if about the outcome of the sentence before fails along with that."""
    return link == OUTCOME


@rule("vgg 8.1.1.1.2.5", "vgg 8.1.1.2.3.5", "vgd 11.2.5", nothing=False)
def goes_on(link: int) -> bool:
    """A sentence that begins with then fails along with the one before."""
    return link == THEN


def fails_along(link: int) -> bool:
    """Whether a sentence is not done if what the one before asks for is missing."""
    return asks_for_outcome(link) or goes_on(link)


def joined(sentences: list[Sentence]) -> tuple[Effect, ...]:
    """The instructions of a text, sentence by sentence."""
    found: list[Effect] = []
    place = 0
    while place < len(sentences):
        end = place + 1
        while end < len(sentences) and fails_along(sentences[end].link):
            end += 1
        found += _with_those_after(sentences[place:end])
        place = end
    return tuple(found)


def _with_those_after(sentences: list[Sentence]) -> tuple[Effect, ...]:
    """A sentence, with those after it that fail along with it inside what it asks for."""
    first = sentences[0]
    body = first.body
    if len(sentences) > 1:
        body = (*body, *_with_those_after(sentences[1:]))
    return body if first.requirement is None else governed(first.requirement, body)
