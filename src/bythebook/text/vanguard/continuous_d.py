"""What continuous abilities of the overDress era say: with how much damage one loses, who cannot
be attacked, retired or ridden, whom an attack is made on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.texts.limiting import LosesAt, limit_while
from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.language.nouns import Player
from bythebook.kernel.language.words import YOU
from bythebook.text.english.actions import Action
from bythebook.text.english.scope import Scope


@dataclass(frozen=True)
class LosesBy(Action):
    """You lose with so many cards in your damage zone, and not with fewer."""

    n: int

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return [limit_while(LosesAt(self.n), Player(YOU))]


LINES: Final = """
condition = If : for {claims:spans} , {=form:14}
action = LosesBy : the number of card in your damage zone for you to lose become {n:number}
bar = CANNOT_BE_ATTACKED : cannot be attacked
bar = CANNOT_BE_RIDDEN : cannot be ridden
bar = CANNOT_RETIRE_BY_OPPONENT : cannot be retired by your opponent's card effect
action = BattlesMany : when {who:this} would attack , {form:again} battle {bits:would_battle}
again = 1 : this unit
again = 2 : it
would_battle = BATTLES_FRONT_ROW : all of your opponent's front row unit
"""
