"""What a skill waits for that other cards do, or that is done with them: whoever, whatever."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from bythebook.games.dbs.texts.events import EV_KOS
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.text.dbs.moments_of_phases import OtherDamages
from bythebook.text.dbs.moments_of_play import Attacks, DealsDamage, IsAttacked, ThisAttacks
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Other
from bythebook.text.english.moments import Moment, TwoMoments, of_another
from bythebook.text.english.scope import Scope, Unplayable


@dataclass(frozen=True)
class Who:
    """Some card of a kind, of a player's; or several at once."""

    kind: Sort
    whose: int = YOU
    form: int = 0
    another: bool = False
    several: bool = False

    def sort(self) -> Sort:
        """Of which kind it is."""
        if not self.another:
            return self.kind
        if not isinstance(self.kind, Kind):
            raise Unplayable(self, "it leaves open whether both are others")
        return replace(self.kind, pre=(Other(), *self.kind.pre))


@dataclass(frozen=True)
class OtherKos(Moment):
    """A card of a kind KO's a battle card of the opponent's."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, self.whose, scope)
        if scope.whose(self.whose) != YOU:
            raise Unplayable(self, "it is not said whose cards are KO'd")
        return Trigger(EV_KOS, who, other=Cards(OPPONENT))


@dataclass(frozen=True)
class Another(Moment):
    """Some card does something, or one of two things; which card is said once."""

    who: Who
    does: Moment
    more: Moment | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        whole = self.done(self.does)
        if self.more is not None:
            whole = TwoMoments(whole, self.done(self.more))
        found = whole.trigger(scope)
        if not self.who.several:
            return found
        scope.subject = None
        return replace(
            found, together=True, also=tuple(replace(t, together=True) for t in found.also)
        )

    def done(self, does: Any) -> Moment:
        """That it does one of them."""
        found: Moment = replace(does, kind=self.who.sort(), whose=self.who.whose)
        return found


@dataclass(frozen=True)
class ThisOr(Moment):
    """This card does something, or some other card does."""

    who: Who
    does: Moment

    def trigger(self, scope: Scope) -> Trigger:
        if isinstance(self.does, Attacks):
            own: Moment = ThisAttacks(self.does.target)
        elif isinstance(self.does, IsAttacked):
            own = IsAttacked()
        elif isinstance(self.does, OtherDamages):
            own = DealsDamage()
        else:
            raise Unplayable(self, "it leaves open what this card does")
        return TwoMoments(own, Another(self.who, self.does)).trigger(scope)


LINES: Final = """
# What other cards do, and what is done with them.
event = Another : {who:who} {does:other_does}
joined = Another : {who:who} {does:other_active} or {more:other_active}
joined = Another : {who:who} {does:other_active} or is {more:other_passive} {=form:1}
joined = Another : {who:who} is {does:other_passive} or {more:other_passive} {=form:2}
joined = Another : {who:who} is {does:other_passive} or is {more:other_passive} {=form:3}
joined = Another : {who:who} is {does:other_passive} or {more:other_active} {=form:4}
joined = Another : {who:who} is {does:fell} or {more:other_left} {=form:6}
fell = OtherKod : ko'd by a opponent's attack {=kind:ANY_SORT} {=battle:True} {=form:1}
fell = OtherKod : ko'd in battle {=kind:ANY_SORT} {=battle:True}
other_does = | other_active | is {other_passive} | is {other_left}
who = Who : 1 of {whose:whose} {kind:kind} {=form:1}
who = Who : a {kind:kind} {=whose:ANYONE} {=form:2}
who = Who : your {kind:kind} {=form:3}
who = Who : your opponent's {kind:kind} {=whose:OPPONENT} {=form:4}
who = Who : a opponent's {kind:kind} {=whose:OPPONENT} {=form:5}
who = Who : another of your {kind:kind} {=another:True}
who = Who : 1 of your or your opponent's {kind:kind} {=whose:ANYONE} {=form:7}
who = Who : 1 of your opponent's or your {kind:kind} {=whose:ANYONE} {=form:8}
who = Who : 1 or more of {whose:whose} {kind:kind} {=several:True}
joined = ThisOr : this card or {who:who} {does:other_does}
other_active = Attacks : attack {=kind:ANY_SORT}
other_active = Attacks : attack a {target:kind} {=kind:ANY_SORT}
other_active = OtherDamages : deal damage {=kind:ANY_SORT}
other_active = OtherDamages : deal damage to your opponent {=kind:ANY_SORT} {=form:1}
other_active = OtherDamages : inflict damage {=kind:ANY_SORT} {=form:2}
other_active = SkillUsed : activate {marks:used_skill} {=kind:ANY_SORT} {=form:3}
other_active = SkillUsed : activate a {marks:used_skill} skill {=kind:ANY_SORT} {=form:4}
other_active = SkillUsed : activate a {marks:used_skill} skill from {area:area} {=kind:ANY_SORT} {=form:4}
other_active = SkillUsed : activate its {marks:used_skill} skill {=kind:ANY_SORT} {=form:10}
other_active = OtherEvolves : evolve {=kind:ANY_SORT}
other_active = OtherKos : {form:other_kos} battle card {=kind:ANY_SORT}
other_kos = 0 : ko a opponent's
other_kos = 1 : ko 1 of your opponent's
other_kos = 2 : ~ ko a opponent's
other_kos = 3 : ~ ko 1 of your opponent's
other_passive = IsAttacked : attacked {=kind:ANY_SORT}
other_passive = CombosSome : used in a combo {=kind:ANY_SORT} {=form:3}
other_passive = CombosSome : used in a combo from {area:area} {=kind:ANY_SORT} {=form:3}
other_passive = Plays : played {=kind:ANY_SORT} {=form:6}
other_passive = OtherTurns : switched to rest mode by {by:skill_of} {=kind:ANY_SORT}
other_passive = OtherTurns : switched to rest mode by 1 of your card skill {=kind:ANY_SORT} {=by:YOU} {=form:4}
other_passive = OtherKod : ko'd {=kind:ANY_SORT}
other_passive = OtherKod : ko'd by {by:skill_of} {=kind:ANY_SORT}
other_passive = OtherKod : ko'd in battle {=kind:ANY_SORT} {=battle:True}
other_left = OtherRemoved : removed from {place:a_battle_area} by {by:skill_of} {or_kod?:or_kod} {=kind:ANY_SORT}
other_left = OtherRemoved : ko'd or removed from {place:a_battle_area} by {by:skill_of} {=or_kod:3} {=kind:ANY_SORT} {=form:4}
other_left = OtherLeaves : removed from your unison area {=kind:ANY_SORT}
"""  # noqa: E501 - a rule of the grammar is one line
