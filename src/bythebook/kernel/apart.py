"""What the texts of a match could tell cards of a zone apart by.

Of cards that nothing tells apart it cannot matter which one is used: a player is not asked.
"""

from dataclasses import fields, is_dataclass
from typing import Any, Final

from bythebook.kernel.abilities import Effect
from bythebook.kernel.nouns import Bound, Cards, Noun, Rest
from bythebook.kernel.verbs import ChooseCards, TurnCards

EVERYTHING: Final = -1
"""one card from another, whatever is printed on them"""


class _Found:
    """The nouns of an ability, and the verbs that do more than choose and turn cards."""

    def __init__(self, zone: int) -> None:
        self.zone: int = zone
        self.chars: int = 0
        self.chosen: bool = False
        self.used: bool = False
        self.handled: bool = False

    def walk(self, node: Any, verb: Any) -> None:
        """Look at a node and all that is in it; `verb` is the one whose noun it may be."""
        if isinstance(node, tuple):
            for item in node:
                self.walk(item, verb)
            return
        harmless = isinstance(verb, (ChooseCards, TurnCards))
        if isinstance(node, Cards) and (self.zone in node.zones or not node.zones):
            self.chars |= node.chars()
            self.chosen = self.chosen or isinstance(verb, ChooseCards)
            self.handled = self.handled or (isinstance(verb, Effect) and not harmless)
        if isinstance(node, (Bound, Rest)):
            self.used = self.used or not harmless
        if is_dataclass(node) and not isinstance(node, type):
            inner = node if isinstance(node, Effect) else verb
            if isinstance(node, Noun) and not isinstance(verb, Effect):
                inner = None
            for each in fields(node):
                if each.name != "words":
                    self.walk(getattr(node, each.name), inner)


def told_apart(ability: Any, zone: int) -> int:
    """The characteristics by which an ability tells cards of a zone apart, as bits.

    A text that does more with such cards than to count, choose and turn them tells them all
    apart: a card that goes elsewhere is that card and no other.
    """
    found = _Found(zone)
    found.walk(ability, None)
    return EVERYTHING if found.handled or (found.chosen and found.used) else found.chars
