"""What a card is or is not, said after the noun: that is red, that isn't a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import ANY_KEYWORD, KEYWORDS
from bythebook.games.dbs.cards.characteristics import SkillLess
from bythebook.kernel.language.amounts import Exists
from bythebook.kernel.language.conditions import Unless
from bythebook.kernel.language.nouns import This
from bythebook.kernel.language.words import LACKS, Test
from bythebook.kernel.texts.verbs import Below
from bythebook.text.english.features import Feature
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope


@dataclass(frozen=True)
class NoSkills(Mark):
    """Without any skill (2-12-4)."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(SkillLess())


@dataclass(frozen=True)
class NoKeywords(Mark):
    """Without any keyword skill."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(KEYWORDS, LACKS, ANY_KEYWORD))


@dataclass(frozen=True)
class LacksKeywords(Feature):
    """No keyword skills."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        NoKeywords().ask(asked, scope)


@dataclass(frozen=True)
class HasBelow(Feature):
    """Cards under it, or none."""

    none: bool = False
    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        below = Exists(Below(This()))
        asked.such.append(Unless(below) if self.none else below)


@dataclass(frozen=True)
class WithMarked(Mark):
    """With a feature, and with so many markers on it."""

    first: Feature
    second: Feature

    def ask(self, asked: Asked, scope: Scope) -> None:
        self.first.ask(asked, scope)
        self.second.ask(asked, scope)


LINES: Final = """
# What a card is, or is not.
such_post = ThatIs : {form:that_is} not a token {=kind:A_TOKEN} {=how:3} {=none:True}
such_post = ThatIs : {form:that_is} not a {kind:one_type} {=how:10} {=none:True}
such_post = ThatIs : {form:that_is} not {kind:one_type} {=how:11} {=none:True}
one_type = Kind : {head:type_head}
such_post = ThatIs : {form:other_than} a token {=kind:A_TOKEN} {=how:4} {=none:True}
such_post = ThatIs : {form:other_than} token {=kind:A_TOKEN} {=how:5} {=none:True}
said_pre = | odd | mono_mark
said_pre = BothColors : both {first:color} and {second:color} {=form:1}
said_pre = | only_colors
only_colors = Mono : {colors:colors} and no other color {=no_other:True}
such_post = NotWith : without {features:lacked} {=form:2}
lacked = * lack ;
lack = CharacterHas : {name:character} in its character name {=form:1}
lack = CharacterHas : {name:character} in their character name {=form:3}
lack = NameHas : {name:name} in its card name
lack = NameHas : {name:name} in its name {=form:1}
such_post = NoKeywords : without keyword skill
such_post = NoKeywords : without any keyword skill {=form:1}
feature = LacksKeywords : no keyword skill
such_post = NoSkills : without skill
such_post = NoSkills : without any skill {=form:2}
such_post = With : with {features:below_features} {=form:11}
below_features = * below_feature ;
below_feature = HasBelow : card under it
below_feature = HasBelow : card placed under it {=form:1}
below_feature = HasBelow : 1 or more card under it {=form:2}
below_feature = HasBelow : no card under it {=none:True}
feature = BeyondBound : less than {n:number} power {=char:POWER}
feature = BeyondBound : more than {n:number} power {=char:POWER} {=more:True}
feature = BeyondBound : power less than {n:number} {=char:POWER} {=form:1}
feature = BeyondBound : power greater than {n:number} {=char:POWER} {=more:True} {=form:1}
feature = BeyondBound : a energy cost less than {n:number} {=char:COST}
feature = BeyondBound : a energy cost greater than {n:number} {=char:COST} {=more:True}
feature = Bound : at least {n:number} power {=char:POWER} {=how:AT_LEAST} {=form:11}
feature = Bound : a energy cost of exactly {n:number} {=char:COST} {=form:11}
feature = Bound : a energy cost of at least {n:number} {=char:COST} {=how:AT_LEAST} {=form:11}
feature = Bound : {n:number} or less combo power {=char:COMBO_POWER} {=how:AT_MOST} {=form:13}
feature = Bound : {n:number} or more combo power {=char:COMBO_POWER} {=how:AT_LEAST} {=form:13}
feature = Bound : {n:number} combo cost {=char:COMBO_COST} {=form:12}
mode_post = With : with {features:marks_on} {=form:10}
marks_on = * mark_on ;
mode_post = WithMarked : with {first:feature} and {second:mark_on}
mark_on = Marked : {n:number} or more marker on it {=form:1}
mark_on = Marked : {n:number} or less marker on it {=how:AT_MOST} {=form:1}
mark_on = Marked : {n:number} marker on it {=how:EQUAL} {=form:1}
mark_on = Marked : a marker on it {=n:1} {=form:2}
mark_on = Marked : no marker on it {=n:0} {=how:AT_MOST} {=form:3}
claim = LeaderIs : {whose:whose} leader card is {kind:only_kind} {=form:8}
only_kind = Kind : {pre:only_pres} {=head:ANY_CARD}
only_pres = * only_colors ;
claim = IsA : {who:its_possessor} {kind:possessed} {=form:20}
claim = IsA : its {kind:possessed_cost} {=who:THE_IT} {=form:21}
possessed = Kind : {post:possessed_with} {=head:ANY_CARD}
possessed_with = * possessed_one ;
possessed_one = With : {features:whose_bound} {=form:12}
possessed_one = With : character name includes {features:character_part} {=form:13}
possessed_cost = Kind : {post:its_with} {=head:ANY_CARD}
its_with = * its_one ;
its_one = With : {features:cost_bound} {=form:12}
its_one = With : character name includes {features:character_part} {=form:13}
cost_bound = * one_cost_bound ;
one_cost_bound = Bound : energy cost is {n:number} or less {=char:COST} {=how:AT_MOST} {=form:10}
one_cost_bound = Bound : energy cost is {n:number} or more {=char:COST} {=how:AT_LEAST} {=form:10}
one_cost_bound = Bound : energy cost is {n:number} {=char:COST} {=form:10}
one_bound = Bound : energy cost is {n:number} {=char:COST} {=form:10}
feature = HasWord : the {word:word} special trait {=form:1}
feature = HasWord : the special trait {word:word} {=form:2}
feature = HasWord : the {word:word} trait {=form:3}
plain_post = IsCalled : named {words:words} {=form:2}
plain_post = IsCalled : called {words:words} {=form:3}
feature = CharacterHas : {name:character} in their character name {=form:3}
feature = CharacterHas : {name:character} in its name {=form:4}
"""
