"""The grammar's lines for sentences: how things to do, conditions and moments are joined."""

from typing import Final

LINES: Final = """
# Sentences.
sentences = * sentence ;
sentence = Sentence : {link?:link} {then?:then} {prefixes?:prefixes} {?may:you may} {first:action} {rest?:steps} . {note?:reminder}
sentence = Sentence : {link?:link} {then?:then} {prefixes?:prefixes} {?may:you may} {first:action} {rest?:steps} . {tokens:token_note}
token_note = TokenNote : ( {name:name} token have {power:number} power , {combo_cost:number} combo cost and {combo_power:number} combo power . )
token_note = TokenNote : ( {name:name} token have {power:number} power , {combo_cost:number} combo cost , and {combo_power:number} combo power . ) {=form:1}
token_note = TokenNote : ( {name:name} token have {power:number} power , {combo_cost:number} combo cost , {combo_power:number} combo power . ) {=form:2}
token_note = TokenNote : ( {name:name} token have {power:number} power . )
sentence = Sentence : {link?:link} {then?:then} {prefixes?:prefixes} your opponent may {first:action} {rest?:steps} . {=may:True} {=by:OPPONENT}
sentence = Sentence : {link?:link} {then?:then} {prefixes?:prefixes} {?may:you may} {first:action} {rest?:steps} {after:after} . {note?:reminder}
after = If : if {claims:claims} {=form:5}
after = IfNot : unless {claims:claims}
after = If : during {claims:spans} {=form:6}
after = If : while {claims:claims} {=form:7}
after = If : as long as {claims:claims} {=form:9}
after = If : if {claims:either_claims} {=form:5}
after = If : while {claims:either_claims} {=form:7}
after = IfNot : unless {claims:either_claims}
after = If : {claims:in_its_attack} {=form:10}
in_its_attack = * one_attack ;
one_attack = InAttack : against this card's attack {=which:ANY_OF_THEM} {=against:True}
one_attack = InAttack : when this card attack {=which:ANY_OF_THEM}
one_attack = InAttack : when this card is attacking {=which:ANY_OF_THEM} {=form:1}
one_attack = InBattle : when this card is in a battle {=which:ANY_OF_THEM}
sentence = Sentence : {prefixes?:prefixes} {first:only_so} {after:only_if} .
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
only_if = IfNot : if {claims:claims} {=form:1}
only_if = IfNot : while {claims:claims} {=form:2}
only_if = IfNot : when {claims:claims} {=form:3}
only_if = IfNot : during {claims:spans} {=form:4}
sentence = Sentence : {then?:then} {prefixes?:prefixes} {later:later_moment} , {?may:you may} {first:action} {rest?:steps} .
sentence = Sentence : {then?:then} {prefixes?:prefixes} {later:later_moment} , {then_if:prefixes} {?may:you may} {first:action} {rest?:steps} .
then = 1 : then ,
then = 2 : then
then = 3 : also ,
link = IF_YOU_DO : if you do ,
link = IF_YOU_DO_SO : if you do so ,
link = IF_NOT : if you do not ,
link = IF_THEY_DO : if they do ,
link = IF_THEY_DO_NOT : if they do not ,
prefixes = * condition ;
steps = * step ;
step = Step : {join:join} {prefixes?:prefixes} {?may:you may} {action:action}
step = Step : {join:join} {prefixes?:prefixes} your opponent may {action:action} {=may:True} {=by:OPPONENT}
step = Step : {join:join} {later:later_moment} , {?may:you may} {action:action}
join = 1 : ,
join = 2 : , and
join = 3 : and
join = 4 : , then
join = 5 : then
join = 6 : and then
join = 7 : , and then
join = 8 : ;
join = 17 : ; then ,
join = 18 : ; then
join = 9 : , and also
join = 10 : , then ,
join = 12 : and also
later_moment = Ends : at the end of the turn
later_moment = Ends : at the end of the battle {=battle:True}
later_moment = Ends : at the end of your turn {=whose:YOU}
later_moment = Ends : at the end of that turn {=form:1}
later_moment = Ends : at the end of this turn {=form:2}
later_moment = Begins : at the start of your next main phase {=form:3}
later_moment = Begins : at the start of your opponent's next main phase {=form:3} {=whose:OPPONENT}
later_moment = Ends : at the end of your opponent's next turn {=whose:OPPONENT} {=next:True}
action = Theirs : they {action:deed} {=they:True}
action = Mine : you {action:deed}
action = Everybody : you and your opponent {action:deed}
action = Everybody : both player {action:deed} {=form:1}
action = Everybody : each player {action:deed} {=form:2}
action = ChooseOne : choose {n:number} :
action = ChooseOne : choose {n:number} of the following : {=form:1}
options = * option ;
option = Option : • {sentences:sentences}
then = 4 : afterwards ,
then = 5 : and then
link = IF_YOU_DID : if you did ,
link = IF_YOU_DID_NOT : if you did not ,
link = IF_THEY_DID_NOT : if they did not ,
join = 13 : , then also
join = 14 : , additionally ,
join = 20 : ; otherwise ,
join = 21 : , otherwise ,
link = OTHERWISE : otherwise ,
link = IF_SO_NOT : if not ,
link = IF_IT_IS_NOT : if it is not ,
link = IF_THAT_CARD_IS_NOT : if that card is not ,
link = IF_IT_IS_ANOTHER : if it is any other card ,
step = Step : {join:join} {prefixes:bare_ifs} {?may:you may} {action:action}
bare_ifs = * bare_if ;
bare_if = If : if {claims:claims} {=form:8}
bare_if = If : if {claims:claims} also {=form:11}
join = 15 : , afterwards
join = 16 : and , at the same time ,
later_moment = TurnBegins : at the start of your next turn {=form:3}
then = 6 : additionally ,
"""  # noqa: E501 - a rule of the grammar is one line
