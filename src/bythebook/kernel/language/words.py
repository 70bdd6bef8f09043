"""The words numbers stand for: whose, how compared, traits and names as bits, tests of a card."""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

# Whose.
YOU: Final = 0
OPPONENT: Final = 1
ANYONE: Final = 2

# How a value is compared.
AT_LEAST: Final = 1
AT_MOST: Final = 2
EQUAL: Final = 3
HAS: Final = 4
"""any of the bits"""
LACKS: Final = 5

_words: Final[dict[str, int]] = {}
_by_bit: Final[list[str]] = []


def word_bit(word: str) -> int:
    """The bit that stands for a trait or a name in bit characteristics."""
    place = _words.get(word)
    if place is None:
        place = _words[word] = len(_by_bit)
        _by_bit.append(word)
    return 1 << place


def words_of(bits: int) -> list[str]:
    """The words that bits stand for."""
    found: list[str] = []
    place = 0
    while bits:
        if bits & 1:
            found.append(_by_bit[place])
        bits >>= 1
        place += 1
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """Words that belong together by how they are written: every name with a part in it.

    Subclasses are frozen data, so that tests which ask for the same words are equal.
    """

    def holds(self, word: str) -> bool:
        """Whether a word is one of them."""
        raise NotImplementedError


def compare(value: int, how: int, wanted: int) -> bool:
    """Whether a value is as wanted."""
    if how == AT_LEAST:
        return value >= wanted
    if how == AT_MOST:
        return value <= wanted
    if how == EQUAL:
        return value == wanted
    if how == HAS:
        return value & wanted != 0
    return value & wanted == 0


def players_of(whose: int, master: int) -> tuple[int, ...]:
    """The players a `whose` means, seen from a master."""
    if whose == YOU:
        return (master,)
    if whose == OPPONENT:
        return (1 - master,)
    return (0, 1)


@dataclass(frozen=True)
class Test:
    """One thing asked of a card's characteristic: level 1 or lower, a trait, a name.

    `words` are traits or names that any one of will do; they stand for bits. So do all
    words of a `family`: which those are follows from the words themselves, so a name
    counts whether it is printed or was given by an effect.
    """

    char: int
    how: int
    value: int = 0
    words: tuple[str, ...] = ()
    family: Words | None = None
    wanted: int = field(init=False, compare=False, default=0)
    known: int = field(init=False, compare=False, default=0)

    def __post_init__(self) -> None:
        bits = self.value
        for word in self.words:
            bits |= word_bit(word)
        object.__setattr__(self, "wanted", bits)
        object.__setattr__(self, "known", 0)

    def numbers(self) -> bool:
        """Whether it asks for a number, which what has no information has none of."""
        return self.how <= EQUAL

    def met(self, value: int) -> bool:
        """Whether a value is as wanted, by every word there is by now."""
        if self.family is not None and self.known < len(_by_bit):
            bits = self.wanted
            for place in range(self.known, len(_by_bit)):
                if self.family.holds(_by_bit[place]):
                    bits |= 1 << place
            object.__setattr__(self, "wanted", bits)
            object.__setattr__(self, "known", len(_by_bit))
        return compare(value, self.how, self.wanted)


def passing(test: Test, values: list[int], cards: list[int]) -> list[int]:
    """Those of some cards that pass a test, by the values of all cards."""
    how, wanted = test.how, test.wanted
    if test.family is not None:
        return [c for c in cards if test.met(values[c])]
    if how == HAS:
        return [c for c in cards if values[c] & wanted]
    if how == AT_LEAST:
        return [c for c in cards if values[c] >= wanted]
    if how == AT_MOST:
        return [c for c in cards if values[c] <= wanted]
    return [c for c in cards if compare(values[c], how, wanted)]
