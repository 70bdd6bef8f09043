"""Keyword skills with colors or a cost, and words of their own: [Alliance], [Rejuvenate]."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards.cards import ALLIANCE, KEYWORD_NAMES, POWER, REJUVENATE
from bythebook.games.dbs.cards.characteristics import ChosenToPay
from bythebook.games.dbs.keywords import keywords as skills
from bythebook.games.dbs.terms.undetermined import R_X
from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.language.amounts import Total
from bythebook.kernel.language.conditions import AmountIs, Condition, Every, Fits
from bythebook.kernel.language.nouns import Amount, This
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.texts.deciding import NamedNumber
from bythebook.kernel.texts.lasting import Give
from bythebook.text.dbs.costs import Pre
from bythebook.text.dbs.getting import ANY_KIND
from bythebook.text.dbs.reminders import Explained, Reminder, of_keyword
from bythebook.text.dbs.scope import ALLIES_RESTED, SPIRIT_BOOSTED, reading
from bythebook.text.dbs.sentences import Sentence
from bythebook.text.dbs.tags import Tag, Text, before, finished, remind
from bythebook.text.english.actions import Action
from bythebook.text.english.bodies import body_of
from bythebook.text.english.conditions import Claim
from bythebook.text.english.getting import Each, Gain
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import SWITCHED, Scope, Unplayable
from bythebook.text.walking import inside


@dataclass(frozen=True)
class Allying(Text):
    """[Alliance] of two colors, and what comes of it."""

    colors: tuple[int, int]
    sentences: tuple[Sentence, ...]
    pre: Pre | None = None
    reminder: Reminder | None = None

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        remind(self.reminder, Explained(KEYWORD_NAMES[ALLIANCE], 0, *self.colors), ())
        scope = reading(kind)
        scope.in_battle = True
        condition, cost = before((), self.pre, scope)
        ALLIES_RESTED.note(scope, True)
        scope.did(SWITCHED, ChosenToPay(), True, REST)
        body = body_of(self.sentences, scope)
        colors = self.colors[0] | self.colors[1]
        noted = ChosenToPay() in inside(body)
        return (finished(skills.alliance(colors, body, cost, condition, noted), (), self),)


@dataclass(frozen=True)
class GetsAllied(Action):
    """This card gets the power of those rested for its [Alliance], and perhaps something else."""

    until: int
    gains: tuple[Gain, ...] = ()

    def effects(self, scope: Scope) -> list[Effect]:
        if not ALLIES_RESTED.of(scope):
            raise Unplayable(self, "no cards were rested for this skill")
        this = This()
        found: list[Effect] = [Give(this, POWER, Total(ChosenToPay(), POWER), self.until)]
        for gain in self.gains:
            found += gain.effects(this, self.until, None)
        scope.speaker = this
        return found


@dataclass(frozen=True)
class Rejuvenating(Text):
    """[Rejuvenate] and its cost."""

    pre: Pre
    tags: tuple[Tag, ...] = ()
    dot: bool = False
    reminder: Reminder | None = None

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        remind(self.reminder, of_keyword(REJUVENATE), self.tags)
        condition, cost = before(self.tags, self.pre, reading(kind))
        ability = replace(skills.rejuvenate(cost), condition=condition)
        return (finished(ability, self.tags, self),)


@dataclass(frozen=True)
class MarkersTaken(Claim):
    """So many markers were removed for this skill, perhaps from a card of a kind."""

    n: int = 1
    kind: Sort | None = None
    form: int = 0
    by: int = 0

    def condition(self, scope: Scope) -> Condition:
        if not SPIRIT_BOOSTED.of(scope):
            raise Unplayable(self, "no markers were removed for this skill")
        many = AmountIs(NamedNumber(R_X), AT_LEAST, self.n)
        if self.kind is None:
            return many
        return Every((many, Fits(ChosenToPay(), self.kind.test(scope))))


@dataclass(frozen=True)
class BoostEach(Each):
    """For each marker removed for this skill."""

    kind: Sort = ANY_KIND
    by: int = 0

    def amount(self, scope: Scope, times: int) -> Amount:
        if not SPIRIT_BOOSTED.of(scope):
            raise Unplayable(self, "no markers were removed for this skill")
        return NamedNumber(R_X, times)


LINES: Final = """
# Keyword skills with a number, colors or a cost of their own.
text = Allying : [Alliance {colors:color_pair} ] {reminder?:reminder} {pre?:pre_colon} {sentences:sentences}
action = GetsAllied : this card get power equal to the total power of the card switched to rest mode by this skill {until:until}
action = GetsAllied : this card get power equal to the total power of the card switched to rest mode by this skill and {gains:gains} {until:until}
claim = MarkersTaken : you removed a marker from 1 of your {kind:headed} {by?:by_this}
claim = MarkersTaken : you removed a marker from your {kind:headed} {by?:by_this} {=form:1}
claim = MarkersTaken : you removed {n:number} or more marker {by?:by_this} {=form:2}
each = BoostEach : for each marker you removed {by:by_this}
each = BoostEach : for each marker you removed from your unison card {by:by_this} {=form:1}
text = Rejuvenating : [Rejuvenate] {tags?:bare_tags} {pre:whole_pre} {?dot:.} {reminder?:reminder}
whole_pre = Pre : {first:part} {rest?:more_parts}
"""  # noqa: E501 - a rule of the grammar is one line
