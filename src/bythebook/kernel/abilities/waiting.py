"""What abilities wait for: values of events as bits, and moments of their own cards."""

from typing import Final

from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.nouns import Bound

VALUES: Final = 31
"""When looking who waits for an event, only these bits of its value are told apart."""


def values_waited_for(trigger: Trigger) -> int:
    """The values of its event that a trigger waits for, as bits.

    What waits for a card spoken of earlier may be used up by other values too.
    """
    if trigger.value >= 0 and not isinstance(trigger.who, Bound):
        return 1 << (trigger.value & VALUES)
    return -1


Moves = tuple[int, int, int]
"""moves that a moment waits for: from and to which kinds of zones, as bits, and the number of what
it asks of where a card has come from (`Library.origins_asked`), or NOTHING"""


def bits_of(kinds: tuple[int, ...]) -> int:
    """Kinds of zones as bits; all of them where none is named."""
    bits = 0
    for kind in kinds:
        bits |= 1 << kind
    return bits or -1


class SelfTrigger:
    """An automatic ability that waits for something to happen to its own card."""

    def __init__(self, ability: int, trigger: Trigger, leaving: bool, zones: int) -> None:
        self.ability: int = ability
        self.trigger: Trigger = trigger
        self.event: int = trigger.event
        self.leaving: bool = leaving
        self.zones: int = zones
        # Its ability's moments before this one: one event is the moment only once.
        self.before: tuple[Trigger, ...] = ()
