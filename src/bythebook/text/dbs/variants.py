"""Other ways in which the texts say what other lines say: lines alone, no nodes of their own."""

from __future__ import annotations

from typing import Final

LINES: Final = """
# Other ways to say the same.
it = It : the chosen leader card {=chosen:True} {=form:1}
all = AllOf : all {kind:sort} {ignoring:ignoring}
all = AllOf : all of your and your opponent's {kind:sort} {ignoring:ignoring} {=whose:ANYONE} {=form:20}
all = AllOf : {whose:whose} {kind:group} {ignoring:ignoring} {=form:2}
both = BothOf : {first:leader} and {second:all} {=form:5}
both = BothOf : {first:all} and {second:leader} {=form:6}
deed = Choose : choose {what:it} , ignoring [Barrier] {=form:7} {=ignoring:True}
deed = Choose : choose {what:fighter} , ignoring [Barrier] {=form:8} {=ignoring:True}
deed = Switch : switch {what:what} to rest {=mode:REST} {=form:1}
deed = Shuffle : shuffle your deck afterwards {=form:3}
later_moment = Ends : after the battle {=battle:True} {=form:4}
later_tail = Ends : after the battle {=battle:True} {=form:5}
later_tail = Ends : at the end of the battle {=battle:True} {=form:6}
event = DealsDamage : you deal damage to your opponent by attacking with this card {=form:5} {=attacking:True}
deed = TopUnder : place {count:count} card from the top of your deck under {host:under_host} {=form:1}
deed = TopUnder : place {count:count} card from the top of your deck under {host:your_named} {=form:2}
deed = TopUnder : place a card from the top of your deck under {host:under_host} {=form:3}
under_host = It : the chosen card {=chosen:True}
your_named = Some : your {kind:headless} {=count:JUST_ONE} {=whose:YOU} {=form:6}
deed = TopCards : add {count:count} card to your energy from the top of your deck {=verb:ADD} {=to:TO_ENERGY} {=form:3}
"""  # noqa: E501 - a rule of the grammar is one line
