"""What is not done with some cards only, and for how long something is so: words and meaning."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from bythebook.games.dbs.cards.cards import COUNTER_ATTACK, COUNTER_PLAY, COUNTERS
from bythebook.games.dbs.texts.events import CANNOT_BE_ATTACKED
from bythebook.games.dbs.texts.limiting import (
    ACTIVATING,
    ATTACKED_BY,
    ATTACKING_THEM,
    ATTACKING_WITH,
    COMBOING,
    KOD_BY,
    PLAYING,
    Limit,
    limit_for,
    limit_while,
)
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.language.nouns import Cards, Noun, Player, This
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.text.dbs.moments_of_play import lying
from bythebook.text.dbs.subjects import AllOf
from bythebook.text.english.actions import Action
from bythebook.text.english.getting import Cannot
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.moments import without_area
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.english.subjects import Subject

__all__ = ["BATTLE_ATTACKS", "BarTargets", "During", "KindLimit", "PlayerLimit"]

BATTLE_ATTACKS: Final = COUNTERS
"""of all [Counter] skills"""
PLAY_COUNTERS: Final = COUNTER_PLAY
ATTACK_COUNTERS: Final = COUNTER_ATTACK
ATTACK_THEM: Final = ATTACKING_THEM
BY_THEM: Final = ATTACKED_BY
ATTACK_WITH: Final = ATTACKING_WITH
NOT_FALLING: Final = KOD_BY
PLAY_THEM: Final = PLAYING
COMBO_WITH: Final = COMBOING
ACTIVATE_THEM: Final = ACTIVATING


class Limited(Action):
    """Somebody is kept from doing something with some cards."""

    until: int

    def limit(self, scope: Scope) -> Limit:
        """From what."""
        raise NotImplementedError

    def who(self, scope: Scope) -> Noun:
        """Who it is."""
        raise NotImplementedError

    def effects(self, scope: Scope) -> list[Effect]:
        until = self.until or scope.until
        if not until:
            raise Unplayable(self, "it is not said for how long")
        return limit_for(self.limit(scope), self.who(scope), until)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a permanent skill is for as long as it counts")
        return limit_while(self.limit(scope), self.who(scope))


@dataclass(frozen=True)
class KindLimit(Limited):
    """This card cannot attack some cards, or be attacked by them."""

    verb: int
    kind: Sort
    only: bool = False
    until: int = 0
    form: int = 0

    def limit(self, scope: Scope) -> Limit:
        return Limit(self.verb, replace(self.kind.test(scope), whose=ANYONE), self.only)

    def who(self, scope: Scope) -> Noun:
        return This()


@dataclass(frozen=True)
class PlayerLimit(Limited):
    """A player cannot attack with, play or combo with some cards."""

    verb: int
    kind: Sort
    whose: int = OPPONENT
    only: bool = False
    until: int = 0
    marks: int = 0
    area: Area | None = None
    form: int = 0

    def limit(self, scope: Scope) -> Limit:
        kind, said = without_area(self.kind)
        area = self.area if said is None else said.area
        cards = replace(kind.test(scope), whose=ANYONE)
        if area is not None:
            if area.whose < 0 or scope.whose(area.whose) != scope.whose(self.whose):
                raise Unplayable(self, "it is done with one's own cards")
            cards = lying(cards, area.zones)
        assert isinstance(cards, Cards)
        return Limit(self.verb, cards, self.only, self.marks)

    def who(self, scope: Scope) -> Noun:
        return Player(scope.whose(self.whose))


@dataclass(frozen=True)
class BarTargets(Action):
    """The opponent cannot attack some cards of yours."""

    targets: Subject
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if isinstance(self.targets, AllOf):
            raise Unplayable(self, "cards that come into play later are meant, too")
        return Cannot(self.targets, CANNOT_BE_ATTACKED, self.until).effects(scope)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return Cannot(self.targets, CANNOT_BE_ATTACKED, self.until).modifiers(scope)


@dataclass(frozen=True)
class During(Action):
    """Something is so for a time that is said before it."""

    until: int
    action: Action
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        inner: Any = self.action
        if getattr(inner, "until", None) != 0:
            raise Unplayable(self, "it is not something that lasts, or it is said twice how long")
        timed: Action = replace(inner, until=self.until)
        return timed.effects(scope)


LINES: Final = """
# What is not done with some cards.
action = KindLimit : this card cannot attack {kind:limited_sort} {until?:until} {=verb:ATTACK_THEM}
action = KindLimit : this card can only attack {kind:sort} {until?:until} {=verb:ATTACK_THEM} {=only:True}
action = KindLimit : this card cannot be attacked by {kind:sort} {until?:until} {=verb:BY_THEM}
action = KindLimit : this card cannot be attacked by a {kind:sort} {until?:until} {=verb:BY_THEM} {=form:1}
action = KindLimit : your opponent's {kind:headed} cannot attack this card {until?:until} {=verb:BY_THEM} {=form:2}
limited_sort = | marked_kind | kind_or
marked_kind = Kind : {pre:pres} {head:head} {post?:posts}
marked_kind = Kind : {head:head} {post:posts}
marked_kind = Kind : {head:rarer_head}
rarer_head = UNISON : unison card
action = | player_limit
action = KindLimit : this card cannot be ko'd in battle by {kind:sort} {until?:until} {=verb:NOT_FALLING}
action = KindLimit : this card cannot be ko'd in battle by a {kind:sort} {until?:until} {=verb:NOT_FALLING} {=form:1}
player_limit = PlayerLimit : {whose:named_cannot} attack {until?:until} {=verb:ATTACK_WITH} {=kind:ANY_SORT}
player_limit = PlayerLimit : {whose:who_cannot} attack with {kind:headed} {until?:until} {=verb:ATTACK_WITH}
player_limit = PlayerLimit : {whose:who_cannot} attack with {kind:kind_or} {until?:until} {=verb:ATTACK_WITH}
player_limit = PlayerLimit : {whose:who_cannot} play {kind:limited_sort} {until?:until} {=verb:PLAY_THEM}
player_limit = PlayerLimit : {whose:who_can} only play {kind:sort} {until?:until} {=verb:PLAY_THEM} {=only:True}
player_limit = PlayerLimit : {whose:who_cannot} combo {until?:until} {=verb:COMBO_WITH} {=kind:ANY_SORT}
player_limit = PlayerLimit : {whose:who_cannot} combo with {kind:sort} {until?:until} {=verb:COMBO_WITH} {=form:1}
player_limit = PlayerLimit : {whose:who_cannot} use {kind:sort} in a combo {until?:until} {=verb:COMBO_WITH} {=form:2}
player_limit = PlayerLimit : {whose:who_cannot} use {kind:sort} in combo {until?:until} {=verb:COMBO_WITH} {=form:3}
player_limit = PlayerLimit : {whose:who_cannot} activate {marks:limited_skill} skill {kind:on_cards} {until?:until} {=verb:ACTIVATE_THEM}
player_limit = PlayerLimit : {whose:who_cannot} activate {marks:limited_skill} skill {kind:with_cost} {until?:until} {=verb:ACTIVATE_THEM} {=form:1}
player_limit = PlayerLimit : {whose:who_cannot} activate {marks:playing_skill} {until?:until} {=verb:ACTIVATE_THEM} {=kind:ANY_SORT} {=form:4}
player_limit = PlayerLimit : {whose:who_cannot} activate {marks:playing_skill} skill {until?:until} {=verb:ACTIVATE_THEM} {=kind:ANY_SORT} {=form:5}
player_limit = PlayerLimit : {whose:who_may_not} activate {marks:playing_skill} {until?:until} {=verb:ACTIVATE_THEM} {=kind:ANY_SORT} {=form:6}
who_may_not = OPPONENT : your opponent may not
who_may_not = YOU : you may not
playing_skill = EX_EVOLVE : [Ex-Evolve]
playing_skill = XENO_EVOLVE : [Xeno-Evolve]
playing_skill = ANY_UNION : [Union]
on_cards = | on {sort} | of {sort}
with_cost = Kind : {post:one_with} {=head:ANY_CARD}
one_with = * such_post ;
limited_skill = BATTLE_ATTACKS : [Counter]
limited_skill = PLAY_COUNTERS : [Counter:_Play]
limited_skill = ATTACK_COUNTERS : [Counter:_Attack]
who_cannot = | named_cannot
who_cannot = THEIR : they cannot
# Alone "they" can be cards, too.
named_cannot = OPPONENT : your opponent cannot
named_cannot = YOU : you cannot
who_can = OPPONENT : your opponent can
who_can = YOU : you can
who_can = THEIR : they can
action = BarTargets : your opponent cannot attack {targets:victims} {until?:until}
action = BarTargets : they cannot attack {targets:victims} {until?:until} {=form:1}
victims = | this | it | leader
victims = AllOf : your {kind:victim_kind} {=whose:YOU} {=form:8}
victims = AllOf : {kind:kind_or} {=whose:YOU} {=form:9}
victims = AllOf : {kind:headless} {=whose:YOU} {=form:10}
victim_kind = Kind : {pre?:pres} {head:victim_head} {post?:posts}
victim_kind = | headless
victim_head = BATTLE : battle card
victim_head = UNISON : unison card
action = During : {until:until} , {action:action}
action = During : {until:until} {action:action} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
