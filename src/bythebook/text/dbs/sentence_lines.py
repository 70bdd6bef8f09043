"""The grammar's lines for sentences: how things to do, conditions and moments are joined."""

from typing import Final

LINES: Final = """
# Sentences.
sentence = Sentence : {link?:link} {then?:then} {prefixes?:prefixes} {?may:you may} {first:action} {rest?:steps} . {tokens:token_note}
token_note = TokenNote : ( {name:name} token have {power:number} power , {combo_cost:number} combo cost and {combo_power:number} combo power . )
token_note = TokenNote : ( {name:name} token have {power:number} power , {combo_cost:number} combo cost , and {combo_power:number} combo power . ) {=form:1}
token_note = TokenNote : ( {name:name} token have {power:number} power , {combo_cost:number} combo cost , {combo_power:number} combo power . ) {=form:2}
token_note = TokenNote : ( {name:name} token have {power:number} power . )
after = If : {claims:in_its_attack} {=form:10}
in_its_attack = * one_attack ;
one_attack = InAttack : against this card's attack {=which:ANY_OF_THEM} {=against:True}
one_attack = InAttack : when this card attack {=which:ANY_OF_THEM}
one_attack = InAttack : when this card is attacking {=which:ANY_OF_THEM} {=form:1}
one_attack = InBattle : when this card is in a battle {=which:ANY_OF_THEM}
only_so = Cannot : {who:subject} can only attack {=bits:CANNOT_ATTACK} {=form:30}
only_so = Cannot : {who:subject} can only be used in a combo {=bits:CANNOT_COMBO} {=form:30}
sentence = Sentence : {first:this_cannot} {after:its_markers} .
this_cannot = Cannot : this card cannot {bits:ban} {=who:THIS_CARD}
its_markers = If : if {claims:it_marked} {=form:5}
it_marked = * it_mark ;
it_mark = Marks : it have {n:number} or less marker on it {=how:AT_MOST} {=form:3}
it_mark = Marks : it have {n:number} or more marker on it {=form:3}
only_so = NotPlayable : this card can only be played {=form:30}
only_so = NotPlayable : you can only play this card {=form:31}
sentence = Sentence : {prefixes?:prefixes} {first:awakening_then} {after:awakening_when} .
awakening_then = Cannot : you can activate this card's [Awaken] skill {=who:THIS_CARD} {=bits:AWAKENS_ANYWAY} {=form:60}
awakening_when = If : when {claims:claims} {=form:11}
later_moment = Ends : at the end of the battle {=battle:True}
later_moment = Begins : at the start of your next main phase {=form:3}
later_moment = Begins : at the start of your opponent's next main phase {=form:3} {=whose:OPPONENT}
later_moment = TurnBegins : at the start of your next turn {=form:3}
"""  # noqa: E501 - a rule of the grammar is one line
