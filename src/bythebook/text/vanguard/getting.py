"""What units get, and for how long: power, critical, shield, drive, abilities, keywords.

Add to `gain` what can be got; how long are lines of `until` (`durations.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.cards.cards import NAMES, POWER, SKILLS, name_word
from bythebook.games.vanguard.g.cards.nations import every_clan_and_nation
from bythebook.games.vanguard.texts.losing import GiveNames
from bythebook.kernel.abilities.abilities import Ability, Effect, Modifier
from bythebook.kernel.language.nouns import Amount, Noun, This
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_ABILITIES, GRANT
from bythebook.kernel.texts.lasting import GiveBits, GrantAbility
from bythebook.text.english.actions import Action
from bythebook.text.english.getting import Gain, Plus
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import It, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.sentences import NEGATIVE_NOTE, TOLD_BY


@dataclass(frozen=True)
class Stats(Gain):
    """Two numbers at once, or three, with strokes between them: all of them."""

    first: Plus
    second: Plus
    third: Plus | None = None

    def numbers(self) -> tuple[Plus, ...]:
        return tuple(part for part in (self.first, self.second, self.third) if part is not None)

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return [e for part in self.numbers() for e in part.effects(who, until, each)]

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        return [m for part in self.numbers() for m in part.modifiers(who, each)]


@dataclass(frozen=True)
class Granted(Gain):
    """An ability in quotes: "this unit" in it is whoever gets it."""

    text: Text
    era: int = 0
    """of which era the text is that says so"""

    def on(self, scope: Scope) -> Gain:
        return replace(self, era=scope.kind & OVERDRESS)

    def abilities(self) -> list[Ability]:
        """What it means, a part for each sentence of a continuous ability."""
        return [replace(found, words=None) for found in self.text.abilities(self.era)]

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return [GrantAbility(who, ability, until) for ability in self.abilities()]

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        return [Modifier(GRANT, CHAR_ABILITIES, who, grants=own) for own in self.abilities()]


@dataclass(frozen=True)
class Skill(Gain):
    """What a skill icon stands for: boost, intercept, twin drive."""

    skill: int
    form: int = 0

    def effects(self, who: Noun, until: int, each: Amount | None) -> list[Effect]:
        return [GiveBits(who, SKILLS, self.skill, until)]

    def modifiers(self, who: Noun, each: Amount | None) -> list[Modifier]:
        return [Modifier(BITS_ON, SKILLS, who, bits=self.skill)]


@dataclass(frozen=True)
class AlsoNamed(Action):
    """This card has another card name, too."""

    name: str
    form: int = 0
    also: str = ""

    def modifiers(self, scope: Scope) -> list[Modifier]:
        names = (self.name, self.also) if self.also else (self.name,)
        return [Modifier(BITS_ON, NAMES, This(), words=tuple(name_word(name) for name in names))]


@dataclass(frozen=True)
class NamedAlike(Action):
    """A unit also has the card name of another one: of that just spoken of, if nothing is said."""

    who: Subject
    of: Subject | None = None
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        of, who = (self.of or It()).fetch(scope), self.who.fetch(scope)
        if of.effects or of.several or who.several:
            raise Unplayable(self, "it leaves open which card's name it is")
        until = scope.game.lasts(self.until or scope.until)
        return [*who.effects, GiveNames(who.noun, of.noun, until)]


@dataclass(frozen=True)
class OfAllClans(Action):
    """This card is of every clan."""

    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return every_clan_and_nation()


def makes_less(node: object) -> bool:
    """Whether power is taken from units."""
    return isinstance(node, Plus) and node.char == POWER and node.n < 0


TOLD_BY[NEGATIVE_NOTE] = makes_less

LINES: Final = """
gain = | stat
gain = Stats : {first:stat} / {second:stat}
gain = Stats : {first:stat} / {second:stat} / {third:stat}
stat = Plus : [power] {n:signed} {=char:POWER}
stat = Plus : [critical] {n:signed} {=char:CRITICAL}
stat = Plus : [shield] {n:signed} {=char:SHIELD}
stat = Plus : power {n:signed} {=char:POWER} {=form:1}
stat = Plus : critical {n:signed} {=char:CRITICAL} {=form:1}
stat = Plus : shield {n:signed} {=char:SHIELD} {=form:1}
deed = Gets : have {who:subject} get {gains:gains} {until:until} {each:each} {=form:21}
deed = Gets : have {who:subject} get {gains:gains} {=form:22}
stat = Plus : drive check {n:signed} {=char:DRIVE} {=form:1}
stat = Plus : drive {n:signed} {=char:DRIVE}
stat = Plus : grade {n:signed} {=char:GRADE}
gain = Granted : “ {text:text} ”
action = AlsoNamed : this card is also regarded as {name:name}
action = AlsoNamed : this card is also {name:name} {=form:1}
action = AlsoNamed : this card is also regarded as {name:name} and {also:name}
action = AlsoNamed : this card is also regarded as a card named {name:name} {=form:2}
action = AlsoNamed : this unit is also regarded as {name:name} {=form:3}
action = NamedAlike : {who:subject} {form:also_regarded} a unit with the same card name as {of:named_alike} {until?:until}
action = NamedAlike : {who:subject} {form:also_regarded} a unit with the same card name {until?:until}
named_alike = | it | this
also_regarded = 0 : is also regarded as
also_regarded = 1 : will be regarded as
also_regarded = 2 : will also be regarded as
action = OfAllClans : this card is from all clans and nations
gain = Skill : "boost" {=skill:BOOST}
gain = Skill : "intercept" {=skill:INTERCEPT}
gain = Skill : "twin_drive!!" {=skill:TWIN_DRIVE}
gain = Skill : "triple_drive" {=skill:TRIPLE_DRIVE} {=form:2}
gain = Skill : "twin_drive" {=skill:TWIN_DRIVE} {=form:2}
"""  # noqa: E501 - a rule of the grammar is one line
