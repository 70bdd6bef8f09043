"""The lines for sentences."""

from typing import Final

LINES: Final = """
# Sentences: a dialect says what is done (deed, action) and what claims there are.
sentences = * sentence ;
sentence = Sentence : {link?:link} {then?:then} {prefixes?:prefixes} {?may:you may} {first:action} {rest?:steps} . {note?:reminder}
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
sentence = Sentence : {prefixes?:prefixes} {first:only_so} {after:only_if} .
only_if = IfNot : if {claims:claims} {=form:1}
only_if = IfNot : while {claims:claims} {=form:2}
only_if = IfNot : when {claims:claims} {=form:3}
only_if = IfNot : during {claims:spans} {=form:4}
sentence = Sentence : {then?:then} {prefixes?:prefixes} {later:later_moment} , {?may:you may} {first:action} {rest?:steps} . {note?:reminder}
sentence = Sentence : {then?:then} {prefixes?:prefixes} {later:later_moment} , {then_if:prefixes} {?may:you may} {first:action} {rest?:steps} . {note?:reminder}
prefixes = * condition ;
steps = * step ;
step = Step : {join:join} {prefixes?:prefixes} {?may:you may} {action:action}
step = Step : {join:join} {prefixes?:prefixes} your opponent may {action:action} {=may:True} {=by:OPPONENT}
step = Step : {join:join} {later:later_moment} , {?may:you may} {action:action}
later_moment = Ends : at the end of the turn
later_moment = Ends : at the end of your turn {=whose:YOU}
later_moment = Ends : at the end of that turn {=form:1}
later_moment = Ends : at the end of this turn {=form:2}
later_moment = Ends : at the end of your opponent's next turn {=whose:OPPONENT} {=next:True}
step = Step : {join:join} {prefixes:bare_ifs} {?may:you may} {action:action}
bare_ifs = * bare_if ;
bare_if = If : if {claims:claims} {=form:8}
bare_if = If : if {claims:claims} also {=form:11}
later_tail = Ends : at the end of the turn {=form:5}
step = Step : {join:join} {action:action} {later:later_tail} {=tail:True}
sentence = Sentence : {first:action} {later:later_tail} . {=tail:True}
"""  # noqa: E501 - a rule of the grammar is one line
