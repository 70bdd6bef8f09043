"""What a card can be called, or is not called: parts of names, different names, energy again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards.cards import CHARACTER, COST, KEYWORDS, NAMES
from bythebook.games.dbs.cards.characteristics import CostIs
from bythebook.games.dbs.texts.circumstances import NamesIncluding
from bythebook.games.dbs.texts.searching import NoteLooked
from bythebook.games.dbs.texts.together import ChooseDifferent
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import IfDid, May
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.words import EQUAL, HAS, LACKS, Test
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import ChooseCards, Search
from bythebook.text.dbs.lexicon import who_have, word_test
from bythebook.text.english.features import Feature, With
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Asked, Mark, Named, Word
from bythebook.text.english.scope import Scope, Unplayable

CARD_NAMES: Final = NAMES
CHARACTERS: Final = CHARACTER


@dataclass(frozen=True)
class NameHas(Feature):
    """A word in its card name."""

    name: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(NAMES, HAS, family=NamesIncluding(self.name)))


@dataclass(frozen=True)
class CharacterHas(Feature):
    """A word in its character name."""

    name: str
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(CHARACTER, HAS, family=NamesIncluding(self.name, True)))


@dataclass(frozen=True)
class IsCalled(Mark):
    """Which has one of some traits or names."""

    words: tuple[Word, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        Named(self.words).ask(asked, scope)


@dataclass(frozen=True)
class AnyWord(Feature):
    """One of several traits or names, as a feature."""

    first: Word
    words: tuple[Word, ...]
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        tests = [word_test(word.kind, word.word) for word in (self.first, *self.words)]
        if len({test.char for test in tests}) > 1:
            raise Unplayable(self, "names and traits side by side")
        every = tuple(word for test in tests for word in test.words)
        asked.tests.append(replace(tests[0], words=every))


@dataclass(frozen=True)
class ThreeCosts(Feature):
    """An energy cost of one of three numbers."""

    first: int
    second: int
    third: int
    form: int = 0

    def had(self, scope: Scope) -> int:
        return who_have(COST)

    def ask(self, asked: Asked, scope: Scope) -> None:
        costs = (self.first, self.second, self.third)
        asked.such.append(Either(tuple(CostIs(EQUAL, n) for n in costs)))


@dataclass(frozen=True)
class LacksEither(Mark):
    """Without one keyword skill and without another."""

    first: int
    second: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, LACKS, self.first | self.second))


@dataclass(frozen=True)
class Different(Feature):
    """Different names, of cards or of characters: said of several cards that are chosen."""

    char: int = CARD_NAMES
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        raise Unplayable(self, "only cards that are chosen have different names")


def without_difference(kind: Sort) -> tuple[Sort, int]:
    """A kind of card without the word that their names are different, and which names."""
    if not isinstance(kind, Kind):
        return kind, NOTHING
    char = NOTHING
    kept: list[Mark] = []
    for mark in kind.post:
        if not isinstance(mark, With):
            kept.append(mark)
            continue
        features = tuple(f for f in mark.features if not isinstance(f, Different))
        for feature in mark.features:
            if isinstance(feature, Different):
                char = feature.char
        if features:
            kept.append(replace(mark, features=features))
    return (kind, NOTHING) if char < 0 else (replace(kind, post=tuple(kept)), char)


def different(effects: list[Effect], char: int, node: object) -> list[Effect]:
    """Choosing, with the names told apart."""
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, May):
            found.append(May(tuple(different(list(effect.then), char, node)), effect.by))
        elif isinstance(effect, IfDid):
            found.append(IfDid(tuple(different(list(effect.then), char, node)), effect.did))
        elif isinstance(effect, ChooseCards | Search):
            if not effect.up_to:
                raise Unplayable(node, "so many different names may not be found")
            searches = isinstance(effect, Search)
            found.append(ChooseDifferent(effect.what, char, effect.count, effect.reg, searches))
        elif isinstance(effect, ChooseDifferent):
            raise Unplayable(node, "it is said twice")
        elif isinstance(effect, NoteLooked):
            found.append(effect)
        else:
            raise Unplayable(node, "they are chosen in another way")
    return found


LINES: Final = """
# What cards are called.
feature = NameHas : {name:name} in its card name
feature = NameHas : {name:name} in its name {=form:1}
feature = NameHas : {name:name} in their card name {=form:2}
plain_post = With : which includes {features:included} {=form:4}
included = * included_name ;
included_name = NameHas : {name:name} in its card name {=form:3}
plain_post = With : whose character name includes {features:character_part} {=form:6}
character_part = * one_character ;
one_character = CharacterHas : {name:character}
feature = AnyWord : {first:word} or {words:one_word}
feature = AnyWord : {first:word} , {words:or_words} {=form:1}
or_words = * word ; , ; or
feature = ThreeCosts : {form:energy_cost} {first:number} , {second:number} or {third:number}
feature = Between : a energy cost from {least:number} to {most:number} {=char:COST} {=form:2}
feature = Bound : a original power of {n:number} or more {=char:POWER} {=original:True} {=how:AT_LEAST}
plain_post = LacksEither : without {first:keyword} or {second:keyword}
plain_post = With : without {features:no_cost} {=form:7}
no_cost = * one_no_cost ;
one_no_cost = NoSpecified : a specified cost {=form:1}
plain_post = With : whose {features:whose_bound} {=form:8}
whose_bound = * one_bound ;
one_bound = Bound : energy cost is {n:number} or less {=char:COST} {=how:AT_MOST} {=form:10}
one_bound = Bound : energy cost is {n:number} or more {=char:COST} {=how:AT_LEAST} {=form:10}
one_bound = Bound : power is {n:number} or less {=char:POWER} {=how:AT_MOST} {=form:10}
one_bound = Bound : power is {n:number} or more {=char:POWER} {=how:AT_LEAST} {=form:10}
feature = Different : {char:different_names}
different_names = CARD_NAMES : different card name
different_names = CHARACTERS : different character name
feature = Different : different name {=form:1}
feature = AgainstEnergy : a energy cost greater than or equal to their energy {=whose:THEIR} {=more:True} {=equal:True}
feature = AgainstEnergy : a energy cost greater than or equal to their current energy {=whose:THEIR} {=more:True} {=equal:True} {=total:True}
feature = AgainstEnergy : a energy cost greater than or equal to your opponent's energy {=whose:OPPONENT} {=more:True} {=equal:True}
feature = AgainstEnergy : a energy cost greater than or equal to your opponent's current energy {=whose:OPPONENT} {=more:True} {=equal:True} {=total:True}
feature = AgainstEnergy : a energy cost larger than or equal to your opponent's amount of total energy {=whose:OPPONENT} {=more:True} {=equal:True} {=form:2}
feature = AgainstEnergy : {form:energy_cost_less} your total energy {=total:True} {=equal:True}
plain_post = With : whose original energy cost is {features:original_bound} {=form:5}
original_bound = * one_original ;
one_original = Bound : {n:number} or more {=char:COST} {=how:AT_LEAST} {=original:True} {=form:9}
one_original = Bound : {n:number} or less {=char:COST} {=how:AT_MOST} {=original:True} {=form:9}
"""  # noqa: E501 - a rule of the grammar is one line
