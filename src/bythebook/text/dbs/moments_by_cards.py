"""What a skill waits for that a certain card's skill does, and what comes out of hidden areas."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.abilities.automatic import ELSEWHERE, moved_away
from bythebook.games.dbs.cards.cards import ANY_KEYWORD
from bythebook.games.dbs.other.viewing import PlayedAfterReveal, RevealedBySkill
from bythebook.games.dbs.policy import WHERE_LIFE_IS
from bythebook.games.dbs.texts.circumstances import SkillActing
from bythebook.games.dbs.texts.events import BY_SKILL, EV_COMBO, EV_PLAYED, EV_TAKEN, FROM_HAND
from bythebook.games.dbs.texts.life_faces import LiesFaceUp
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DECK, DROP, ENERGY, LIFE
from bythebook.kernel.abilities.abilities import EV_MOVE, LAY_OTHERWISE, Trigger
from bythebook.kernel.language.conditions import AmountIs, CameFrom, Unless
from bythebook.kernel.language.nouns import Cards, Noun, This
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import ANYONE, EQUAL, OPPONENT, YOU
from bythebook.text.dbs.conditions_of_battles import EITHER_SIDE, FighterIs
from bythebook.text.dbs.moments_of_play import CombosThis, come_from, used_in_combo
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.moments import Ends, Moment, of_another, of_this, only_if
from bythebook.text.english.scope import Scope, Unplayable


def by_card(trigger: Trigger, by: Noun) -> Trigger:
    """A moment, with all others that will do as well, only if a skill of such a card does it."""
    also = tuple(by_card(other, by) for other in trigger.also)
    return replace(trigger, by=by, also=also)


@dataclass(frozen=True)
class PlayedByCard(Moment):
    """This card is played by the skill of a card of a kind."""

    kind: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        by = self.kind.test(scope)
        first = Trigger(EV_PLAYED, of_this(scope), value=BY_SKILL, by=by)
        return replace(first, also=(replace(first, value=BY_SKILL | FROM_HAND),))


@dataclass(frozen=True)
class PlayedByOwn(Moment):
    """This card is played by a skill of a kind (marks) of its own."""

    marks: int
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        own = SkillActing(self.marks)
        first = Trigger(EV_PLAYED, of_this(scope), value=BY_SKILL, by=This(), condition=own)
        return replace(first, also=(replace(first, value=BY_SKILL | FROM_HAND),))


@dataclass(frozen=True)
class ComboedByCard(Moment):
    """You combo with this card by the skill of a card of a kind."""

    kind: Sort
    area: Area | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        found = CombosThis(area=self.area).trigger(scope)
        return by_card(found, self.kind.test(scope))


@dataclass(frozen=True)
class CombosByThis(Moment):
    """You combo with a card of a kind by this card's skill."""

    kind: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        kind, zones, whose = come_from(self.kind, None, YOU, scope)
        who = used_in_combo(kind, scope)
        found = [Trigger(EV_COMBO, who, value=z, whose=whose, by=This()) for z in zones]
        return replace(found[0], also=tuple(found[1:]))


@dataclass(frozen=True)
class DroppedByCard(Moment):
    """Cards of a kind of yours go to the drop area by the skill of a card of another kind."""

    kind: Sort
    by: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, YOU, scope)
        scope.subject = None
        by = self.by.test(scope)
        return Trigger(EV_MOVE, who, (), (DROP,), by=by, together=True)


@dataclass(frozen=True)
class CombosWith(Moment):
    """This card is used in a combo for a card of a kind that is in battle."""

    kind: Sort
    area: Area | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        found = CombosThis(area=self.area).trigger(scope)
        return only_if(found, FighterIs(self.kind, YOU, EITHER_SIDE).condition(scope))


@dataclass(frozen=True)
class NewTurnEnds(Moment):
    """The turn ends in which this card was played, perhaps from an area."""

    area: Area | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        zones = ELSEWHERE
        if self.area is not None:
            zones = tuple(z for z in self.area.zones if z in ELSEWHERE)
            if scope.whose(self.area.whose) != YOU or not zones:
                raise Unplayable(self, "this card is played from its master's areas")
        of_this(scope)
        return only_if(Ends().trigger(scope), CameFrom(zones))


@dataclass(frozen=True)
class EnergyLeaves(Moment):
    """A player's energy leaves the energy area by a skill."""

    whose: int = ANYONE
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.subject = None
        who = Cards(scope.whose(self.whose))
        return Trigger(EV_MOVE, who, (ENERGY,), moved_away(ENERGY), by_text_of=ANYONE)


@dataclass(frozen=True)
class ThisLeaves(Moment):
    """This card leaves the battle area."""

    place: int = 0
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_this(scope)
        scope.subject = None
        return Trigger(EV_MOVE, who, (BATTLE_AREA,), moved_away(BATTLE_AREA))


@dataclass(frozen=True)
class LeavesPlay(Moment):
    """A card of a kind leaves the battle area; said beside it, being KO'd is a way to leave."""

    kind: Sort
    whose: int = YOU
    place: int = 0
    by: int = ANYONE
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, self.whose, scope)
        scope.subject = None
        return Trigger(EV_MOVE, who, (BATTLE_AREA,), moved_away(BATTLE_AREA))


@dataclass(frozen=True)
class RevealedAndDropped(Moment):
    """This card is revealed from the top of the deck and goes to the drop area."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.here((DROP,), self)
        return Trigger(EV_MOVE, of_this(scope), (DECK,), (DROP,), condition=RevealedBySkill())


@dataclass(frozen=True)
class RevealedAndPlayed(Moment):
    """A card of a kind is revealed from the deck, dropped, and played by its own skill for that."""

    kind: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, YOU, scope)
        condition = PlayedAfterReveal()
        return Trigger(EV_PLAYED, who, value=BY_SKILL, whose=YOU, condition=condition)


@dataclass(frozen=True)
class OpenLifeDropped(Moment):
    """This card, which lies face up in your life, goes to the drop area."""

    area: Area
    to: Area
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if self.area.zones != (LIFE,) or self.to.zones != (DROP,):
            raise Unplayable(self, "only life lies face up or face down")
        if scope.whose(self.area.whose) != YOU or scope.whose(self.to.whose) != YOU:
            raise Unplayable(self, "this card is its master's")
        scope.here((DROP,), self)
        return Trigger(EV_MOVE, of_this(scope), (LIFE,), (DROP,), value=LAY_OTHERWISE)


@dataclass(frozen=True)
class PlacedInLife(Moment):
    """A card comes to a player's life face up, from another area."""

    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = Cards(ANYONE, such=LiesFaceUp())
        scope.subject = None
        whose = scope.whose(self.whose)
        return Trigger(EV_MOVE, who, moved_away(LIFE), (LIFE,), whose=whose)


@dataclass(frozen=True)
class LifeReaches(Moment):
    """So many cards are left of a player's life, as some have left it: one moment."""

    n: int
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if not self.n:
            raise Unplayable(self, "who has no life left has lost")
        whose = scope.whose(self.whose)
        left = AmountIs(CountOf(Cards(whose, WHERE_LIFE_IS.value)), EQUAL, self.n)
        scope.subject = None
        return Trigger(
            EV_MOVE,
            Cards(ANYONE),
            (LIFE,),
            moved_away(LIFE),
            whose=whose,
            condition=left,
            together=True,
        )


@dataclass(frozen=True)
class HurtByCard(Moment):
    """The opponent takes damage from a skill of yours, of a kind of card, no keyword skill."""

    kind: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        by = replace(self.kind.test(scope), whose=YOU)
        plain = Unless(SkillActing(ANY_KEYWORD))
        return Trigger(EV_TAKEN, whose=OPPONENT, by_text_of=YOU, by=by, condition=plain)


LINES: Final = """
# What a certain card's skill does.
event = PlayedByCard : you play this card {form:by_named} {kind:one_named} 's skill
event = PlayedByCard : you play this card with {kind:one_named} skill
event = PlayedByCard : you play this card {form:by_the_skill_of} {kind:one_named}
befalls = PlayedByCard : played {form:played_by_named} {kind:one_named} 's skill
befalls = PlayedByCard : played {form:played_by_the_skill_of} {kind:one_named}
by_the_skill_of = 6 : by the skill of
by_the_skill_of = 7 : with the skill of
by_the_skill_of = 8 : using the skill of
played_by_named = 13 : by
played_by_named = 14 : with
played_by_named = 15 : using
played_by_the_skill_of = 16 : by the skill of
played_by_the_skill_of = 17 : with the skill of
played_by_the_skill_of = 18 : using the skill of
event = ComboedByCard : you combo with this card {area?:from_area} {form:by_named} {kind:one_named} 's skill
event = ComboedByCard : you combo with this card {area?:from_area} {form:by_the_skill_of} {kind:one_named}
event = CombosByThis : you combo with a {kind:kind} using this card's skill
event = DroppedByCard : your {kind:kind} is placed in the drop area {form:by_named} {by:one_named} 's skill
event = DroppedByCard : your {kind:kind} is placed in your drop area {form:played_by_named} {by:one_named} 's skill
befalls = CombosWith : used in a combo with a {kind:kind}
event = CombosWith : you combo with this card {area?:from_area} with a {kind:kind} in battle {=form:1}
event = HurtByCard : your opponent take damage from non-keyword skill on your {kind:hurting}
hurting = Kind : {pre?:pres} {head:card_head}
hurting = KindOr : {first:hurting_one} or {second:hurting_one}
hurting_one = Kind : {pre?:pres} {head:card_head}
moment = NewTurnEnds : at the end of {form:its_first_turn} {area?:from_area}
its_first_turn = 0 : the turn when you play this card
its_first_turn = 1 : the turn in which you play this card
its_first_turn = 2 : a turn where this card is played
its_first_turn = 3 : the turn in which this card is played
its_first_turn = 4 : the turn when this card is played
its_first_turn = 5 : a turn in which this card is played
# What leaves areas, and what comes out of hidden ones.
event = EnergyLeaves : your energy or your opponent's energy leave a energy {form:due_to} a skill
event = EnergyLeaves : your energy leave your energy {form:due_to} a skill {=whose:YOU}
event = EnergyLeaves : your opponent's energy leave their energy {form:due_to} a skill {=whose:OPPONENT}
due_to = 0 : due to
due_to = 1 : by
acts = ThisLeaves : leave {place:a_battle_area}
event = Another : {who:who} {does:leaves} {=form:5}
leaves = LeavesPlay : leave {place:a_battle_area} {=kind:ANY_SORT}
leaves = | is {leaves_too}
leaves_too = LeavesPlay : ko'd by {by:skill_of} or leave {place:a_battle_area} {=kind:ANY_SORT} {=form:1}
leaves_too = LeavesPlay : ko'd or leave {place:a_battle_area} {=kind:ANY_SORT} {=form:2}
befalls = RevealedAndDropped : revealed from the top of your deck and placed in your drop area
event = RevealedAndPlayed : a {kind:kind} is revealed from the top of your deck , placed in your drop area , and played by that card's skill
event = OpenLifeDropped : this face-up card in {area:area} is placed in {to:area}
event = LifeReaches : {whose:whose} life reaches {n:number}
befalls = PlayedByOwn : played using its {marks:counter_skill} skill
event = PlacedInLife : a card is placed in your life face up from any area other than your life
event = PlacedInLife : a card is placed in your opponent's life face up from any area other than their life {=whose:OPPONENT}
"""  # noqa: E501 - a rule of the grammar is one line
