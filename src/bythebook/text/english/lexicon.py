"""What the words that all games share come to in one game: a dialect answers for its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bythebook.kernel.abilities.abilities import Effect, Trigger
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import OfKind
from bythebook.kernel.language.nouns import Amount, Cards, Noun
from bythebook.kernel.language.words import ANYONE, EQUAL, Test
from bythebook.kernel.state.refs import AS_ZONE, TOP
from bythebook.kernel.texts.branching import AsOther, NoteDone, OneOf
from bythebook.kernel.texts.verbs import TakeTop, TurnCards
from bythebook.text.meaning import Unplayable

if TYPE_CHECKING:
    from bythebook.kernel.language.conditions import Condition
    from bythebook.text.english.marks import Asked, Word
    from bythebook.text.english.moments import Moment
    from bythebook.text.english.scope import Scope
    from bythebook.text.english.sentences import Sentence


class Lexicon:
    """Where a game's cards are, what they are asked, and what moves them.

    `types` are the bits of head nouns that say of which type cards are, `colors` is the
    characteristic that holds colors. `drop` is where discarded cards go, `in_play` are the areas
    in which cards are in play; what lies in `secret` ones not even their owner looks at. Whose an
    area is of which nothing is said, `bare_whose` tells.
    """

    types: int = 0
    colors: int = 0
    deck: int
    hand: int
    drop: int
    in_play: tuple[int, ...] = ()
    everywhere: tuple[int, ...] = ()
    secret: frozenset[int] = frozenset()
    bare_whose: int = ANYONE

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

    def head_tests(self, head: int) -> list[Test]:
        """What a head noun asks of cards besides their type."""
        return []

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
        return OfKind(kind)

    def who_have(self, char: int) -> int:
        """The types of cards that have a number at all, or 0 if all do."""
        return 0

    def ask_number(self, asked: Asked, char: int, how: int, n: int, original: bool = False) -> None:
        """Ask that a number of a card is so much, more or less; or that it is as printed."""
        asked.tests.append(Test(char, how, n))

    def ask_any(self, asked: Asked, char: int, values: tuple[int, ...]) -> None:
        """Ask that a number of a card is one of some."""
        kinds = [Cards(tests=(Test(char, EQUAL, n),)) for n in values]
        asked.such.append(Either(tuple(OfKind(kind) for kind in kinds)))

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

    def is_hidden(self, cards: Cards) -> bool:
        """Whether not everybody sees what those cards are."""
        return bool({self.hand, *self.secret} & set(cards.zones))

    def never_moves(self, noun: Noun) -> bool:
        """Whether cards are meant that no text moves."""
        return False

    # What is done.

    def choose_these(self, noun: Noun, reg: int) -> Effect:
        """Choosing cards that are named already."""
        raise Unplayable(noun, "they are not chosen among others")

    def choose_some(self, choices: tuple[tuple[Effect, ...], ...], n: int, up_to: bool) -> Effect:
        """Doing so many of some things."""
        if n != 1 or up_to:
            raise Unplayable(choices, "one of several things is chosen")
        return OneOf(choices)

    def put(self, noun: Noun, zone: int, index: int, mode: int, face: int, reg: int) -> Effect:
        """Moving cards to an area; later words find them where `reg` says."""
        raise NotImplementedError

    def discard(self, noun: Noun, reg: int) -> Effect:
        """Discarding cards of a hand."""
        return self.put(noun, self.drop, TOP, AS_ZONE, AS_ZONE, reg)

    def turn(self, noun: Noun, state: int) -> Effect:
        """Turning cards: stand, rest and the like."""
        return TurnCards(noun, state)

    def draw_together(self, count: Amount) -> list[Effect]:
        """All players draw so many cards."""
        mine = TakeTop(self.deck, self.hand, count, reg=R_MOVED)
        return [mine, AsOther((mine,))]

    def for_every(self, amount: Amount, per: int, times: int) -> Amount:
        """So much for every so many."""
        raise Unplayable(amount, "it is for each one")

    def lasts(self, until: int) -> int:
        """How long what is said to last until then does."""
        return until

    # When.

    def ends(self, battle: bool, whose: int) -> Trigger:
        """The end of a player's turn, or of a battle in it."""
        raise NotImplementedError

    def turn_begins(self, whose: int) -> Trigger:
        """The beginning of a player's turn."""
        raise NotImplementedError

    def stays(self, trigger: Trigger) -> bool:
        """Whether a card to which this happens stays where it is."""
        return False

    def both_at_once(self, first: Trigger, second: Trigger) -> bool:
        """Whether the second of two moments comes along with the first one."""
        return False

    def moment_later(self, moment: Moment, scope: Scope) -> Moment:
        """A moment at which something is done, from where this card is now."""
        return moment

    def asks_later(self, sentence: Sentence, after: Sentence) -> bool:
        """Whether a sentence asks about what the one before does later, in ways of this game."""
        return False

    def kept_for_later(self, noun: Noun, done: Sentence) -> tuple[Effect, Noun] | None:
        """What keeps several cards for something that is done with them later, and which they are.

        None if it cannot be told by then which cards they were.
        """
        return None

    # Sentences.

    def shows_done(
        self, effects: list[Effect], before: list[Effect], scope: Scope
    ) -> tuple[Effect, ...]:
        """What shows that something optional was done, for "if you do"."""
        return () if scope.done is None else (NoteDone(scope.done),)

    def shows_turned(self, effects: list[Effect], scope: Scope, node: object) -> tuple[Effect, ...]:
        """What shows that cards were turned amid something optional, which were kept."""
        raise Unplayable(node, "whether anything was turned is not known by then")

    def arranged(self, sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        """The sentences of a text, with what is said of one of them at another place."""
        return sentences

    def check_end(self, sentences: tuple[Sentence, ...], scope: Scope) -> None:
        """What a text has to have said by its end."""
