"""What continuous abilities of the overDress era say: with how much damage one loses, who cannot
be attacked, retired or ridden, whom an attack is made on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import ATTACKS_VANGUARD_FROM_BACK, SKILLS
from bythebook.games.vanguard.texts.events import CANNOT_ATTACK, CANNOT_BE_RIDDEN, CANNOT_BOOST
from bythebook.games.vanguard.texts.limiting import LosesAt, limit_while
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.language.amounts import Among
from bythebook.kernel.language.conditions import Condition, Fits, OfKind, Unless
from bythebook.kernel.language.nouns import Cards, Player, This
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import If
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable


@dataclass(frozen=True)
class ForBattle(If):
    """For a battle: as long as it goes on, and so said of what is so all the time."""

    def condition(self, scope: Scope) -> Condition:
        if not scope.continuous:
            raise Unplayable(self, "it leaves open what is done until then")
        return super().condition(scope)


@dataclass(frozen=True)
class LosesBy(Action):
    """You lose with so many cards in your damage zone, and not with fewer."""

    n: int

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return [limit_while(LosesAt(self.n), Player(YOU))]


@dataclass(frozen=True)
class OnlyRiddenFrom(Action):
    """This card can be ridden only on a vanguard of a kind."""

    kind: Sort

    def modifiers(self, scope: Scope) -> list[Modifier]:
        fitting = Fits(Cards(YOU, (VANGUARD,)), self.kind.test(scope))
        barred = Among(This(), Cards(ANYONE, such=Unless(fitting)))
        return [Modifier(BITS_ON, CHAR_CANNOT, barred, bits=CANNOT_BE_RIDDEN)]


@dataclass(frozen=True)
class OnlyRides(Action):
    """You can ride cards of a kind only."""

    kind: Sort

    def modifiers(self, scope: Scope) -> list[Modifier]:
        others = Cards(YOU, scope.game.everywhere, such=Unless(OfKind(self.kind.test(scope))))
        return [Modifier(BITS_ON, CHAR_CANNOT, others, bits=CANNOT_BE_RIDDEN)]


@dataclass(frozen=True)
class FromBackAt(Action):
    """This unit can attack a vanguard of a kind from the back row."""

    kind: Sort

    def modifiers(self, scope: Scope) -> list[Modifier]:
        fitting = Fits(Cards(OPPONENT, (VANGUARD,)), self.kind.test(scope))
        able = Among(This(), Cards(ANYONE, such=fitting))
        return [Modifier(BITS_ON, SKILLS, able, bits=ATTACKS_VANGUARD_FROM_BACK)]


CANNOT_ATTACK_OR_BOOST: Final = CANNOT_ATTACK | CANNOT_BOOST

LINES: Final = """
action = FromBackAt : this unit can attack a {kind:marked_vanguard} from the back row
marked_vanguard = Kind : {pre:pres} vanguard {=head:VANGUARD_HEAD}
action = OnlyRiddenFrom : this card can only be ridden from a {kind:sort}
action = OnlyRides : you can only ride {kind:headed}
bar = CANNOT_ATTACK_OR_BOOST : cannot attack or boost
action = Cannot : you cannot persona ride {until?:until} {=who:YOURSELF} {=bits:CANNOT_PERSONA_RIDE} {=form:13}
condition = ForBattle : for {claims:spans} , {=form:14}
action = Cannot : your opponent cannot play order {until?:until} {=who:THE_OPPONENT} {=bits:CANNOT_PLAY_ORDERS} {=form:14}
back_row = 18 : your opponent's back row unit
back_row = 19 : your opponent's back row rear-guard
back_row = 20 : a back row unit
action = BattlesMany : {who:subject} battle {bits:would_battle} in 1 attack {until?:until} {=form:3}
action = Cannot : {who:subject} do not [stand] during your stand phase {=bits:STAYS_IN_STAND_PHASE} {=form:15}
action = Cannot : {who:subject} cannot be affected by your opponent's card effect {until?:until} {=bits:UNAFFECTED_BY_OPPONENT} {=form:16}
action = LosesBy : the number of card in your damage zone for you to lose become {n:number}
bar = CANNOT_BE_ATTACKED : cannot be attacked
bar = CANNOT_BE_RIDDEN : cannot be ridden
bar = CANNOT_RETIRE_BY_OPPONENT : cannot be retired by your opponent's card effect
action = BattlesMany : when {who:this} would attack , {form:again} battle {bits:would_battle}
again = 1 : this unit
again = 2 : it
would_battle = BATTLES_FRONT_ROW : all of your opponent's front row unit
"""  # noqa: E501 - a rule of the grammar is one line
