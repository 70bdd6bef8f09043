"""What a book calls things, by its tables: what all books' names are said by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bythebook.kernel.game.book import Book
from bythebook.kernel.language.words import ANYONE, words_of
from bythebook.kernel.state.refs import NOTHING
from bythebook.library.explain.sentences import one
from bythebook.library.explain.speaking import NO_WORDS, WHOSE, Names, Speaker, by_bits


class BookNames(Names):
    """The names of a book, looked up in its tables."""

    book: ClassVar[Book]
    groups: ClassVar[Mapping[tuple[int, ...], str]] = {}
    """kinds of zones that have a name together"""
    bits: ClassVar[Mapping[int, Mapping[int, str]]] = {}
    """what the bits of characteristics stand for"""
    barred: ClassVar[Mapping[int, str]] = {}
    """what cannot be done, or is so"""
    marked: ClassVar[Mapping[int, str]] = {}
    """keywords and icons of abilities"""
    does: ClassVar[Mapping[int, str]] = {}
    """what is done by abilities of a kind that have no instructions"""
    moments: ClassVar[Mapping[int, str]] = {}
    """values of the events that are moments of a turn (`begins`)"""
    happens: ClassVar[Mapping[int, str]] = {}
    """the other events, with a place for the card"""

    def zones(self, zones: tuple[int, ...]) -> str:
        return self.groups.get(zones) or " or ".join(self.book.zones.names[z] for z in zones)

    def value(self, char: int, value: int) -> str:
        if char in self.bits:
            return " or ".join(by_bits(self.bits[char], value))
        return " or ".join(sorted(words_of(value))) if char in self.book.word_chars else NO_WORDS

    def cannot(self, bits: int) -> str:
        return " and ".join(by_bits(self.barred, bits))

    def event(self, trigger: Any, speaker: Speaker) -> str:
        who = one(speaker, trigger.who)
        if trigger.event in self.begins:
            whose = "a player's" if trigger.whose == ANYONE else WHOSE[trigger.whose]
            of = "" if trigger.who is None else f" for {who}"
            return f"{whose} {self.moments.get(trigger.value, NO_WORDS)}{of}"
        said = self.happens.get(trigger.event)
        if said is None:
            return NO_WORDS
        how = "" if trigger.value == NOTHING else self.event_value(trigger.event, trigger.value)
        return said.format(who=who) + how

    def event_value(self, event: int, value: int) -> str:
        """What the value of an event says of it that is waited for."""
        return NO_WORDS

    def done_by(self, marks: int) -> str:
        return "; ".join(said for mark, said in self.does.items() if marks & mark)

    def marks(self, marks: int) -> list[str]:
        return by_bits(self.marked, marks) if marks else []

    def variable(self, var: int) -> str:
        names = self.book.variables
        if not 0 <= var < len(names):
            return NO_WORDS
        # One for each player has one name; whose it is is said before it.
        name = names[var].rstrip(" 01").removesuffix(" of the first player")
        return name.replace("the first player's ", "the ")
