"""The lines for conditions and what is claimed."""

from typing import Final

LINES: Final = """
# Conditions: a dialect has more claims.
condition = If : if {claims:claims} ,
condition = If : if {claims:claims} , and {more:claims} ,
condition = IfNot : unless {claims:claims} , {=form:5}
condition = If : while {claims:claims} , {=form:2}
condition = If : when {claims:claims} , {=form:3}
condition = If : as long as {claims:claims} , {=form:4}
condition = If : during {claims:spans} , {=form:1}
condition = If : if {claims:either_claims} ,
condition = If : while {claims:either_claims} , {=form:2}
condition = If : when {claims:either_claims} , {=form:3}
condition = If : as long as {claims:either_claims} , {=form:4}
either_claims = * either_claim ;
either_claim = EitherOf : {first:claim} or {second:claim}
either_claim = EitherOf : {first:claim} , {second:claim} or {third:claim}
spans = * span ;
span = TurnIs : your turn
span = TurnIs : your opponent's turn {=whose:OPPONENT}
span = TurnIs : their turn {=whose:THEIR}
claims = * claim ; , ; and
claim = Have : you have {n:number} or more {kind:sort} {=how:AT_LEAST} {=form:1}
claim = Have : you have {n:number} or less {kind:sort} {=how:AT_MOST} {=form:1}
claim = Have : you have a {kind:sort}
claim = Have : you have {kind:headless} {=form:2}
claim = Have : you have another {kind:sort} {=other:True}
claim = Have : you have no {kind:sort} {=how:AT_MOST} {=n:0}
claim = Have : you do not have a {kind:sort} {=how:AT_MOST} {=n:0} {=form:11}
claim = Have : you do not have any {kind:sort} {=how:AT_MOST} {=n:0} {=form:12}
claim = Have : your opponent have {n:number} or more {kind:sort} {=how:AT_LEAST} {=form:1} {=whose:OPPONENT}
claim = Have : your opponent have {n:number} or less {kind:sort} {=how:AT_MOST} {=form:1} {=whose:OPPONENT}
claim = Have : your opponent have a {kind:sort} {=whose:OPPONENT}
claim = Have : your opponent have no {kind:sort} {=how:AT_MOST} {=n:0} {=whose:OPPONENT}
claim = There : there is {n:number} or more {kind:sort} {=how:AT_LEAST} {=form:1}
claim = There : there is {n:number} or less {kind:sort} {=how:AT_MOST} {=form:1}
claim = There : there is {n:number} {kind:sort} {=how:EQUAL} {=form:1}
claim = There : there is a {kind:sort}
claim = There : there is no {kind:sort} {=how:AT_MOST} {=n:0}
claim = Lies : {words:words} is in {area:area}
claim = Lies : another {words:words} is in {area:area} {=other:True}
claim = Lies : {words:words} is not in {area:area} {=none:True}
claim = IsIn : {kind:bare_headed} is not in {area:area} {=none:True} {=form:3}
bare_headed = Kind : {pre:pres} {head:card_head}
claim = TurnIs : it is your turn {=form:1}
claim = TurnIs : it is your opponent's turn {=form:1} {=whose:OPPONENT}
claim = IsInMode : {who:this} is in {mode:mode}
claim = IsA : {who:it} is a {kind:headed}
claim = IsA : {who:it} is {kind:headless} {=form:1}
claim = IsA : {who:it} is a {kind:headless} {=form:14}
claim = IsA : it have {kind:feature_kind} {=who:THE_IT} {=form:4}
claim = IsA : this card have {kind:feature_kind} {=who:THIS_CARD} {=form:5}
feature_kind = Kind : {post:feature_with} {=head:ANY_CARD}
feature_with = * bare_with ;
bare_with = With : {features:features} {=form:2}
claim = IsIn : a {kind:bare_kind} is in {area:area}
claim = IsIn : no {kind:bare_kind} is in {area:area} {=none:True}
bare_kind = Kind : {pre?:pres} {head:head}
bare_kind = Kind : {pre?:pres} {last:named} {=head:ANY_CARD}
claim = BothLie : {first:word} and {second:word} is in {area:area}
claim = ThisIsIn : this card is in {area:area}
claim = OneNotOther : {words:words} is in {area:area} and {others:words} is not
claim = Have : your opponent do not have a {kind:sort} {=how:AT_MOST} {=n:0} {=whose:OPPONENT} {=form:11}
claim = IsA : {who:it} is not a {kind:headed} {=form:8} {=none:True}
claim = IsA : that card have {kind:feature_kind} {=who:THE_IT_CARD} {=form:9}
claim = IsA : {who:it} is {kind:odd_kind} {=form:13}
claim = IsA : {who:this} is {kind:odd_kind} {=form:13}
claim = Have : you have {n:number} {kind:sort} {=how:EQUAL} {=form:1}
claim = Have : your opponent have {n:number} {kind:sort} {=how:EQUAL} {=form:1} {=whose:OPPONENT}
claim = There : there is {n:number} or more of {whose:whose} {kind:sort} {=how:AT_LEAST} {=form:4}
claim = Have : have {n:number} or more {kind:sort} {=how:AT_LEAST} {=form:14} {=whose:NOTHING}
condition = IfThree : if {first:claim} , {second:claim} , and {third:claim} ,
condition = If : if {claims:claims} , and if {more:claims} , {=form:8}
condition = If : if {claims:claims} and if {more:claims} , {=form:9}
claim = Have : you have only {n:number} or less {kind:sort} {=how:AT_MOST} {=form:17}
claim = IsInMode : {who:it} is in {mode:mode}
claim = Have : you have any {kind:sort} {=form:15}
claim = Have : your opponent have any {kind:sort} {=form:15} {=whose:OPPONENT}
claim = Have : your opponent do not have any {kind:sort} {=how:AT_MOST} {=n:0} {=whose:OPPONENT} {=form:12}
claim = Have : you have at least {n:number} {kind:sort} {=form:16}
claim = Have : your opponent have at least {n:number} {kind:sort} {=form:16} {=whose:OPPONENT}
claim = There : there is at least {n:number} {kind:sort} {=form:6}
claim = Have : you have exactly {n:number} {kind:sort} {=how:EQUAL} {=form:18}
claim = Have : your opponent have exactly {n:number} {kind:sort} {=how:EQUAL} {=form:18} {=whose:OPPONENT}
one_word = * word ;
"""  # noqa: E501 - a rule of the grammar is one line
