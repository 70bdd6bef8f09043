"""What the words that all games share come to in one game: a dialect answers for its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.language.words import Test

if TYPE_CHECKING:
    from bythebook.kernel.language.conditions import Condition
    from bythebook.text.english.marks import Asked, Word


class Lexicon:
    """Where a game's cards are, what they are asked, and what moves them.

    `types` are the bits of head nouns that say of which type cards are, `colors` is the
    characteristic that holds colors, `deck` and `hand` are areas.
    """

    types: int = 0
    colors: int = 0
    deck: int
    hand: int

    # Which cards.

    def speaks_from(self, kind: int) -> tuple[int, ...]:
        """Where the texts of a kind of card count unless they say otherwise."""
        raise NotImplementedError

    def areas(self, head: int) -> tuple[int, ...]:
        """Where the cards of a head noun are meant to be if nothing is said."""
        raise NotImplementedError

    def placed(self, head: int) -> tuple[int, ...]:
        """The areas that a head noun says by itself, if it does."""
        return ()

    def where_states_are(self) -> tuple[int, ...]:
        """Where cards stand or rest, if nothing is said of them but that."""
        return self.areas(0)

    def of_type(self, head: int) -> Test:
        """That a card is of the type of a head noun."""
        raise NotImplementedError

    def tells_type(self, head: int) -> bool:
        """Whether all that lies where the cards of a head noun are is of that type."""
        return False

    def word_test(self, word: Word) -> Test:
        """That a card has a trait or a name."""
        raise NotImplementedError

    def called(self, word: Word) -> Cards:
        """The cards that have a trait or a name."""
        return Cards(tests=(self.word_test(word),))

    def is_of(self, kind: Cards) -> Condition:
        """That a card is of a kind: one kind among others that will do as well."""
        raise NotImplementedError

    def who_have(self, char: int) -> int:
        """The types of cards that have a number at all, or 0 if all do."""
        return 0

    def ask_number(self, asked: Asked, char: int, how: int, n: int, original: bool = False) -> None:
        """Ask that a number of a card is so much, more or less; or that it is as printed."""
        asked.tests.append(Test(char, how, n))

    def ask_any(self, asked: Asked, char: int, values: tuple[int, ...]) -> None:
        """Ask that a number of a card is one of some."""
        raise NotImplementedError

    # What is known.

    def nobody_knows(self, cards: Cards) -> bool:
        """Whether nobody knows which cards those are."""
        return self.deck in cards.zones

    def this_there(self, zones: tuple[int, ...]) -> Noun:
        """This card where it has just gone to, though it is a new card there."""
        raise NotImplementedError

    def stands_out(self, noun: Noun) -> bool:
        """Whether "it" is rather this, which a condition named, than what the trigger speaks of."""
        return False

    def is_paid(self, noun: Noun) -> bool:
        """Whether cards are meant that a cost has moved."""
        return False
