"""Reminders of tokens, prisons and zones, and rules in a beginner's words (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import CRITICAL, POWER
from bythebook.games.vanguard.d.zones.zones import ORDER_ZONE
from bythebook.kernel.abilities.abilities import Ability
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.conditions import Have
from bythebook.text.english.getting import Each
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Other
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.comparing import ZoneHas
from bythebook.text.vanguard.costs import PutThis
from bythebook.text.vanguard.d.battle_words import Doubles
from bythebook.text.vanguard.d.costs import ScoutChosen
from bythebook.text.vanguard.d.lexicon import OVERDRESS, SHADOW_ARMY_HEAD
from bythebook.text.vanguard.d.orders import ImprisonIt, ScoutIt
from bythebook.text.vanguard.d.own_words import YourWorldIs
from bythebook.text.vanguard.getting import makes_less
from bythebook.text.vanguard.history_claims import AttackerAttacked
from bythebook.text.vanguard.lexicon import REAR_GUARD_HEAD, UNIT_HEAD
from bythebook.text.vanguard.sentences import EXPLAINED, TOLD_BY, TOLD_OF_ALL
from bythebook.text.vanguard.triggers import Boosts
from bythebook.text.walking import inside, mentions

PUT_IN_PRISON: Final = 60
ARMY_STATS: Final = 61
WORLD_AND_ARMY: Final = 62
WORLD_CHANGES: Final = 63
SCOUTED_UP: Final = 64
INCLUDING_THIS: Final = 65
INCLUDES_THIS: Final = 66
INCLUDES_GUARDIANS: Final = 67
INCLUDES_THEIRS: Final = 68
NOT_RETIRED: Final = 69
BOOST_IS_LOST: Final = 70
SECOND_ATTACK: Final = 80
INCLUDES_OPPONENTS: Final = 82
DOUBLES_NOW: Final = 83


def of_the_army(text: object) -> bool:
    """Whether a text speaks of Shadow Army tokens."""
    heads = (node.head for node in inside(text) if isinstance(node, Kind))
    return SHADOW_ARMY_HEAD in heads


def counts_this(node: object) -> bool:
    """Whether units are counted among which this one is."""
    if not isinstance(node, Each) or not isinstance(node.kind, Kind):
        return False
    others = any(isinstance(mark, Other) for mark in node.kind.marks())
    return node.kind.head in (UNIT_HEAD, REAR_GUARD_HEAD) and not others


def counts_guardians(node: object) -> bool:
    """Whether units are counted wherever they are on the field."""
    if not isinstance(node, Have) or not isinstance(node.kind, Kind):
        return False
    return node.kind.head == UNIT_HEAD and not node.kind.post


def doubles_both(node: object) -> bool:
    """Whether power and critical are doubled."""
    return isinstance(node, Doubles) and {node.char, node.also} == {POWER, CRITICAL}


def counts_order_zone(node: object) -> bool:
    """Whether all cards of an order zone are counted, imprisoned ones too."""
    if not isinstance(node, ZoneHas) or not isinstance(node.kind, Kind):
        return False
    return node.area.zones == (ORDER_ZONE,) and not node.kind.head and not node.kind.marks()


def gives_up_boost(text: object) -> bool:
    """Whether this unit leaves as it boosts."""
    return mentions(text, (Boosts,)) and mentions(text, (PutThis,))


def asks_second_attack(node: object) -> bool:
    """Whether the attacking unit has to have attacked twice, this battle included."""
    return isinstance(node, AttackerAttacked) and node.n == 2


EXPLAINED[PUT_IN_PRISON] = ImprisonIt
EXPLAINED[WORLD_CHANGES] = YourWorldIs
EXPLAINED[SCOUTED_UP] = (ScoutIt, ScoutChosen)
TOLD_BY[SECOND_ATTACK] = asks_second_attack
TOLD_BY[INCLUDING_THIS] = TOLD_BY[INCLUDES_THIS] = counts_this
TOLD_BY[INCLUDES_GUARDIANS] = counts_guardians
TOLD_BY[INCLUDES_THEIRS] = TOLD_BY[INCLUDES_OPPONENTS] = counts_order_zone
TOLD_BY[DOUBLES_NOW] = doubles_both
TOLD_BY[NOT_RETIRED] = makes_less
TOLD_OF_ALL[ARMY_STATS] = of_the_army
TOLD_OF_ALL[WORLD_AND_ARMY] = lambda text: of_the_army(text) and mentions(text, (YourWorldIs,))
TOLD_OF_ALL[BOOST_IS_LOST] = gives_up_boost

RIDE_RULE: Final = 1
INTERCEPT_RULE: Final = 2
BOOST_RULE: Final = 3
RIDE_DECK_RULE: Final = 4


@dataclass(frozen=True)
class RuleNote(Text):
    """A rule in a beginner's words: nothing is done by saying it."""

    which: int
    grade: int = 0
    """of whom it is ridden upon, if that is what it says"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if not kind & OVERDRESS:
            raise Unplayable(self, "it is a rule of another era")
        return ()

    def holds(self, grade: int) -> bool:
        """Whether the rule is as it says, on a card of a grade (9.6.2), if that is known."""
        return self.which != RIDE_RULE or grade in (NOTHING, self.grade + 1)


LINES: Final = """
reminder = PUT_IN_PRISON : ( put them into your order zone that have a prison . )
reminder = ARMY_STATS : ( shadow army have [power] 15000 and boost . )
reminder = WORLD_AND_ARMY : ( your world change when you play a specific order . shadow army have [power] 15000 and boost . )
reminder = WORLD_CHANGES : ( your world change when you play a specific order . )
reminder = SCOUTED_UP : ( scouted card is put face up into your order zone . )
reminder = INCLUDING_THIS : ( including this unit . )
reminder = INCLUDES_THIS : ( includes this unit . )
reminder = INCLUDES_GUARDIANS : ( includes (GC) too . )
reminder = INCLUDES_THEIRS : ( also includes your opponent's card . )
reminder = NOT_RETIRED : ( it will not be retired even if its [power] become negative . )
reminder = BOOST_IS_LOST : ( the [power] gained from this unit's boost will be lost . )
reminder = INCLUDES_OPPONENTS : ( includes opponent's card . )
reminder = DOUBLES_NOW : ( increase to double its [power] and [critical] when activated . )
reminder = SECOND_ATTACK : ( active if this battle is its second attack this turn or more . )
text = RuleNote : choose 4 card with grade 0 , 1 , 2 , and 3 from your deck of 50 card to make a ride deck . {=which:RIDE_DECK_RULE}
text = RuleNote : you can ride this card from your ride deck onto a grade {grade:number} card by discarding a card from your hand . {=which:RIDE_RULE}
text = RuleNote : unit with [intercept] can guard by moving from a front row (RC) to (GC) . after guarding , they will be put in the drop zone . {=which:INTERCEPT_RULE}
text = RuleNote : [rest] ( rest . ) a unit with [boost] when a unit in the same column attack to add its power to the attack . {=which:BOOST_RULE}
"""  # noqa: E501 - a rule of the grammar is one line
