"""A dialect of an invented third game: its own words, on what the texts of all games share.

The game is the kernel's tiny book: scouts in a front and a back row, a hand, a deck, a discard.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from tests.kernel import tiny
from tests.kernel.cards import trait
from tests.kernel.tiny import BACK, DECK, DISCARD, EV_END, FIELD, FRONT, HAND, KINDS, TRAITS

from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    Ability,
    Effect,
    Trigger,
)
from bythebook.kernel.language import words as kernel_words
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.language.words import HAS, Test
from bythebook.kernel.state import refs
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts import lasting
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.text.english import folds
from bythebook.text.english.bodies import Option, body_of
from bythebook.text.english.dialect import ENGLISH, between, grammar_of, lines_of, numbers
from bythebook.text.english.folds import NUMBERS, Phrases, one_after, pairs
from bythebook.text.english.lexicon import Lexicon
from bythebook.text.english.marks import Word
from bythebook.text.english.moments import Moment, of_this
from bythebook.text.english.scope import Scope
from bythebook.text.english.sentences import Sentence
from bythebook.text.english.tokens import Spelling, Tokeniser, pieces

# 1. Its own folds and brackets.

_THEY_DO: Final = pairs("chooses choose, discards discard, draws draw, rests rest")
_WORDS: Final = {
    word: [folded]
    for word, folded in {**folds.WORDS, **NUMBERS, **pairs("scouts scout, rows row")}.items()
}


class Tokens(Tokeniser):
    """Words, numbers, [Tags] and «traits»."""

    pattern = pieces(r"(?P<trait>«[^«»]+»)|(?P<tag>\[[A-Z][a-z]+\])", marks="•")
    words = _WORDS
    phrases = Phrases({**folds.PHRASES, **one_after("choose", "draw", "discard")})
    they_do = _THEY_DO
    doers = frozenset(("opponent", "player"))


def normalise(text: str) -> list[str]:
    """The tokens of a printed text."""
    return Tokens(text, text).cut()


SPELLING: Final = Spelling(
    frozenset((".", ",", ";", ":")), frozenset(), frozenset((".", ":")), "[", None, _THEY_DO
)


# 2. What the shared words come to in the game.


class TinyLexicon(Lexicon):
    """Where the tiny book's cards are, and what moves them."""

    deck = DECK
    hand = HAND
    drop = DISCARD
    in_play = FIELD
    everywhere = tuple(range(KINDS))
    secret = frozenset((DECK,))

    def speaks_from(self, kind: int) -> tuple[int, ...]:
        return FIELD

    def areas(self, head: int) -> tuple[int, ...]:
        return FIELD

    def word_test(self, word: Word) -> Test:
        return Test(TRAITS, HAS, trait(word.word))

    def put(self, noun: Noun, zone: int, index: int, mode: int, face: int, reg: int) -> Effect:
        return MoveCards(noun, zone, NOTHING, index, mode, face)

    def ends(self, battle: bool, whose: int) -> Trigger:
        return Trigger(EV_END, whose=whose)


LEXICON: Final = TinyLexicon()


# 3. What only its texts say.


@dataclass(frozen=True)
class Called(Moment):
    """This card comes from the hand to the field."""

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_MOVE, of_this(scope), (HAND,), FIELD)


@dataclass(frozen=True)
class Bell:
    """An ability that is used."""

    sentences: tuple[Sentence, ...]
    options: tuple[Option, ...] = ()

    def ability(self) -> Ability:
        """What it means."""
        return Ability(ACT, FIELD, body=body_of(self.sentences, Scope(LEXICON), self.options))


@dataclass(frozen=True)
class Call:
    """An ability that waits for something."""

    moment: Moment
    sentences: tuple[Sentence, ...]

    def ability(self) -> Ability:
        """What it means."""
        scope = Scope(LEXICON)
        trigger = self.moment.trigger(scope)
        return Ability(AUTO, scope.active(), trigger, body=body_of(self.sentences, scope))


@dataclass(frozen=True)
class Always:
    """An ability that goes on."""

    sentence: Sentence

    def ability(self) -> Ability:
        """What it means."""
        scope = Scope(LEXICON, continuous=True)
        holds = self.sentence.condition(scope)
        modifiers = tuple(self.sentence.modifiers(scope))
        return Ability(CONT, scope.active(), None, holds, modifiers=modifiers)


LINES: Final = """
text = Bell : [Bell] {sentences:sentences} {options?:options}
text = Call : [Call] {moment:moment} , {sentences:sentences}
text = Always : [Always] {sentence:sentence}
befalls = Called : called
card_head = SCOUT : scout
zone = HAND : hand
zone = DISCARD : discard
zone = FRONT : front row
zone = BACK : back row
word = Word : {word:trait} {=kind:0}
feature = Bound : {n:number} or more power {=char:POWER} {=how:AT_LEAST}
feature = Bound : {n:number} or less power {=char:POWER} {=how:AT_MOST}
deed = Switch : rest {what:what} {=mode:REST}
deed = Switch : stand {what:what} {=mode:STAND}
dest = Dest : {form:into} {owner:owner} hand {=zone:HAND}
dest = Dest : {form:into} {owner:owner} back row {=zone:BACK}
gain = Plus : {n:signed} power {=char:POWER}
until = END_OF_TURN : until the end of the turn
"""

_MODULES: Final = (*ENGLISH, sys.modules[__name__])
_FACTS: Final = (kernel_words, lasting, refs)
_TERMINALS: Final = {**numbers(4), "trait": between("«", "»")}
_CONSTANTS: Final = {
    name: getattr(tiny, name) for name in ("POWER", "STAND", "REST", "EV_END", "DISCARD")
}
GRAMMAR: Final = grammar_of(
    lines_of(_MODULES, _TERMINALS),
    _MODULES,
    _FACTS,
    _TERMINALS,
    {**_CONSTANTS, "HAND": HAND, "FRONT": FRONT, "BACK": BACK, "SCOUT": 1},
)


def read(text: str) -> Ability:
    """The ability that a text means."""
    tree = GRAMMAR.read_back(normalise(text), "text")
    assert isinstance(tree, Bell | Call | Always)
    return tree.ability()


def show(text: str) -> str:
    """A text as it is printed back."""
    return SPELLING.text(GRAMMAR.show(GRAMMAR.parse(normalise(text), "text"), "text"))
