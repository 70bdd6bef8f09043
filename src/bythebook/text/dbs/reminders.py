"""What reminds of a keyword skill, in parentheses after it: it has to be right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards import (
    DOUBLE_STRIKE,
    DRAGON_BALL,
    HEROIC,
    OFFERING,
    QUADRUPLE_STRIKE,
    SUPER_COMBO,
    TRIPLE_STRIKE,
    ULTIMATE,
    UNIQUE,
    VILLAINOUS,
    WARRIOR_OF_UNIVERSE_7,
)
from bythebook.text.meaning import Unplayable

STRIKES: Final = {DOUBLE_STRIKE: 2, TRIPLE_STRIKE: 3, QUADRUPLE_STRIKE: 4}
NUMBERS: Final = {
    SUPER_COMBO: 4,
    DRAGON_BALL: 7,
    OFFERING: 2,
    HEROIC: 1,
    VILLAINOUS: 1,
    UNIQUE: 1,
    ULTIMATE: 1,
}
"""the number that the reminder of a keyword has in it"""
TRAITS: Final = {HEROIC: "Heroic", VILLAINOUS: "Villainous"}


@dataclass(frozen=True)
class Reminder:
    """What a keyword skill does, in parentheses after it: it has to be right."""

    of: int
    n: int = 0
    form: int = 0
    m: int = 1
    words: tuple[str, ...] = ()
    other: str = ""

    def check(self, keyword: int) -> None:
        """Whether it reminds of that keyword, with the right numbers."""
        if self.of == DOUBLE_STRIKE:
            right = STRIKES.get(keyword) == self.n and self.m == 1
        elif self.of != keyword:
            right = False
        elif keyword in NUMBERS:
            right = self.n == NUMBERS[keyword] and self.m == 1
        elif keyword == WARRIOR_OF_UNIVERSE_7:
            right = self.words == ("Universe 7",)
        else:
            right = True
        if keyword in TRAITS:
            right = right and self.words == (TRAITS[keyword],) and self.other == TRAITS[keyword]
        if not right:
            raise Unplayable(self, "the reminder says something else than the keyword does")


REMINDERS: Final = """
# What reminds of keyword skills.
reminder = | ( {remind} . )
remind = Reminder : this card inflict {n:number} damage instead of {m:number} when attacking {=of:DOUBLE_STRIKE}
remind = Reminder : when 1 of your other card is attacked , you may switch this card to rest mode and change the target of the attack to this card {=of:BLOCKER}
remind = Reminder : you can only include up to {n:number} card with [Super_Combo] in your deck {=of:SUPER_COMBO}
remind = Reminder : this card cannot be chosen by the skill of your opponent's card {=of:BARRIER}
remind = Reminder : they cannot be chosen by the skill of your opponent's card {=of:BARRIER} {=form:1}
remind = Reminder : when this card inflict damage to your opponent's life , they place that many card in {form:their_drop} instead of their hand {=of:CRITICAL}
their_drop = 0 : their drop area
their_drop = 1 : the drop area
remind = Reminder : if this card is placed in a energy from any area , it must be placed there in rest mode {=of:ENERGY_EXHAUST}
remind = Reminder : this card is not affected by [Counter:_Play] skill {=of:DEFLECT}
remind = Reminder : place and activate this card in {form:field_place} {=of:FIELD}
field_place = 0 : the battle area . it remains in the battle area until you activate another [Field] . when you do , place this card in the drop area
field_place = 1 : your battle area . it remains in your battle area until you activate another [Field] . when you do , place this card in its owner's drop area
remind = Reminder : once per turn , when this card attack , switch this card to active mode after the battle {=of:DUAL_ATTACK}
remind = Reminder : twice per turn , when this card attack , switch this card to active mode after the battle {=of:TRIPLE_ATTACK}
remind = Reminder : when this card is attacked , ko the attacking card after the battle {=of:REVENGE}
remind = Reminder : this card cannot be ko'd by your opponent's card's skill or battle and do not leave the battle area {=of:INDESTRUCTIBLE}
remind = Reminder : treat {words:traits} in all area as if they had no specified cost {=of:WARRIOR_OF_UNIVERSE_7}
remind = Reminder : treat {words:traits} card in all area as if they had no specified cost {=of:WARRIOR_OF_UNIVERSE_7} {=form:1}
traits = * trait ;
remind = Reminder : when you play this card , your opponent may choose {m:number} card from their life and place it in their drop area . if they do not , draw {n:number} card {=of:OFFERING}
remind = Reminder : when you play another {words:traits} battle card or activate a {other:trait} extra card's skill , draw {n:number} card , then negate this skill for the turn {=of:HEROIC}
remind = Reminder : when you play another {words:traits} battle card or activate a {other:trait} extra card's skill , your opponent choose {n:number} card in their hand and ~ place it in their drop area , then negate this skill for the turn {=of:VILLAINOUS}
remind = Reminder : only {n:number} copy of this card can be played in your battle area {=of:UNIQUE}
remind = Reminder : you can only include {n:number} copy of a card with [Ultimate] in your deck {=of:ULTIMATE}
remind = Reminder : when you deal {form:damage_word} by attacking with this card , you win the game {=of:VICTORY_STRIKE}
as_you_like = 0 : in your deck as you like ,
damage_word = 0 : damage
damage_word = 1 : life damage
remind = Reminder : you can include as many copy of card with [Dragon_Ball] {form:as_you_like} as long as the total number do not exceed {n:number} {=of:DRAGON_BALL}
remind = Reminder : when paying the energy cost for a red / blue multicolor extra card , you can switch 1 red / blue multicolor energy to rest mode instead {=of:INVOKER}
"""  # noqa: E501 - a rule of the grammar is one line
