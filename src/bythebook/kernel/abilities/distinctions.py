"""What the texts of a match could tell cards of a zone apart by.

Of cards that nothing tells apart it cannot matter which one is used: a player is not asked.
"""

from dataclasses import fields, is_dataclass
from typing import Any, Final

from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_ORIENT,
    Ability,
    CostPart,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.library import Library
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Bound, Cards, Noun, Rest, This
from bythebook.kernel.procedure.memo import Memo
from bythebook.kernel.state.continuous_ops import CHAR_MASTER

EVERYTHING: Final = -1
"""one card from another, whatever is printed on them"""


class Apart:
    """What an ability says about cards of a zone."""

    def __init__(self, zone: int) -> None:
        self.zone: int = zone
        self.chars: int = 0
        """the characteristics by which it picks out cards there, as bits"""
        self.described: int = 0
        """those by which it describes cards without saying where they are"""
        self.about: bool = False
        """whether it speaks of cards there at all"""
        self.handled: bool = False
        """whether it does more with cards there than to count, choose and turn them"""
        self.chosen: list[int] = []
        """where it keeps cards that may lie there"""
        self.others: list[int] = []
        """where it keeps cards that do not"""
        self.written: list[tuple[int, int]] = []
        """what it changes on cards there: the characteristic, and by which it picks them out"""

    def walk(self, node: Any, verb: Effect | CostPart | None) -> None:
        """Look at a node and all that is in it; `verb` is the one whose noun it may be."""
        if isinstance(node, tuple):
            for item in node:
                self.walk(item, verb)
            return
        if isinstance(node, Modifier) and self.writes(node):
            return
        if isinstance(node, Trigger) and node.event == EV_ORIENT and not isinstance(node.who, This):
            self.about = True
        elif isinstance(node, Cards):
            self.cards(node, verb)
        elif isinstance(node, (Bound, Rest)) and verb is not None and not only_turns(verb):
            self.handled = self.handled or (self.about and self.may_lie_there(node))
        if not is_dataclass(node) or isinstance(node, type):
            return
        inner = verb
        if isinstance(node, (Effect, CostPart)):
            inner = node
        elif isinstance(node, (Condition, Amount)):
            inner = None  # what is only asked about is not handled
        for each in fields(node):
            if each.name != "words":
                self.walk(getattr(node, each.name), inner)
        reg = getattr(node, "reg", None)
        if isinstance(node, Effect) and isinstance(reg, int):
            (self.chosen if self.may_lie_there(node) else self.others).append(reg)

    def cards(self, noun: Cards, verb: Effect | CostPart | None) -> None:
        """Some cards: those of the zone, or such as are described."""
        if self.names(noun):
            self.about = True
            self.chars |= noun.chars()
            self.handled = self.handled or (verb is not None and not only_turns(verb))
        elif not noun.zones:
            self.described |= noun.chars()

    def names(self, noun: Cards) -> bool:
        """Whether cards of the zone are meant."""
        return self.zone in noun.zones or noun.place != 0

    def may_lie_there(self, node: Any) -> bool:
        """Whether the cards that a noun, or the nouns of a verb, mean may lie in the zone."""
        if isinstance(node, Cards):
            return self.names(node)
        if isinstance(node, (Bound, Rest)):
            return node.reg in self.chosen or node.reg not in self.others
        if isinstance(node, This):
            return False
        unknown = isinstance(node, Noun)
        if not is_dataclass(node):
            return unknown
        parts = [getattr(node, each.name) for each in fields(node)]
        nouns = [part for part in parts if isinstance(part, Noun)]
        if not nouns:
            return unknown
        return any(self.may_lie_there(noun) for noun in nouns)

    def writes(self, node: Modifier) -> bool:
        """Whether it only changes a characteristic of cards; of which ones, is kept."""
        if node.grants is not None or node.char <= CHAR_MASTER or not isinstance(node.who, Cards):
            return False
        if self.names(node.who):
            amount = 0 if node.amount is None else node.amount.chars()
            self.written.append((node.char, node.who.chars() | amount))
        return True

    def told(self) -> int:
        """The characteristics by which cards of the zone are told apart."""
        if self.handled:
            return EVERYTHING
        return self.chars | self.described if self.about else self.chars


def only_turns(verb: Effect | CostPart) -> bool:
    """Whether a verb does no more with cards than to choose and turn them."""
    return isinstance(verb, Effect) and verb.only_turns()


def apart(ability: Ability, zone: int) -> Apart:
    """What an ability says about cards of a zone.

    A text that does more with such cards than to count, choose and turn them tells them all
    apart: a card that goes elsewhere is that card and no other. So does one that is used from
    there, or waits there for something to happen.
    """
    found = Apart(zone)
    found.walk(ability, None)
    if zone in ability.zones:
        found.handled = found.handled or ability.kind != CONT
        found.written += [(m.char, EVERYTHING) for m in ability.modifiers if m.char > CHAR_MASTER]
    return found


def told_apart(lib: Library, asked: tuple[int, int]) -> int:
    """The characteristics by which cards of a zone are told apart, as bits.

    What is asked for is the zone, and the characteristics that the rules look at: a text that
    changes one of them, or one that another text looks at, tells apart by what it picks the
    changed cards out by.
    """
    zone, chars = asked
    found = [apart(ability, zone) for ability in lib.abilities]
    known = chars
    for each in found:
        known |= each.told()
    written = [pair for each in found for pair in each.written]
    before = 0
    while before != known:
        before = known
        for char, by in written:
            if known >> char & 1:
                known |= by
    return known


APART: Final = Memo(told_apart)
