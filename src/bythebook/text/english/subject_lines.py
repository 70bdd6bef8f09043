"""The lines for what a verb is about."""

from typing import Final

LINES: Final = """
# What a verb is about.
this = ThisCard : this card
this_from = ThisCard : this card from {area:area}
this_from = ThisCard : this card in {area:area} {=form:1}
it = It : it
it = It : them {=plural:True}
it = It : that card {=that:True}
it = It : those card {=plural:True} {=that:True}
it = It : the chosen card {=chosen:True}
it = It : they {=plural:True} {=form:1}
rest = TheRest : the rest
rest = TheRest : the remaining card {=form:1}
rest = TheRest : any remaining card {=form:2}
rest = TheRest : the rest of the card {=form:3}
rest = TheRest : the other card {=form:4}
rest = TheRest : the rest of them {=form:5}
rest = TheRest : any other card {=form:6}
rest = TheRest : all remaining card {=form:7}
rest = TheRest : the rest of those card {=form:9}
rest = TheRest : all of the remaining card {=form:10}
rest = TheRest : the rest of the revealed card {=revealed:True}
rest = TheRest : the other revealed card {=revealed:True} {=form:1}
rest = TheRest : the remaining revealed card {=revealed:True} {=form:2}
some = Some : {count:count} of {whose:whose} {kind:sort}
some = Some : {count:count} {kind:sort}
some = Some : {count:count} of you or your opponent's {kind:sort} {=whose:ANYONE}
all = AllOf : all of {whose:whose} {kind:sort}
all = AllOf : all {kind:sort}
all = AllOf : all of the {kind:sort} {=form:11}
all = AllOf : all the {kind:sort} {=form:12}
all = AllOf : all {whose:whose} {kind:sort} {=form:1}
all = AllOf : {whose:whose} {kind:group} {=bare:True}
subject = AllOf : {kind:placed_group} {=form:3}
subject = AllOf : {whose:whose} {kind:plain_group} {=form:4}
all = AllOf : all of {whose:whose} {kind:kind_and}
all = AllOf : all {kind:kind_and}
all = AllOf : all of {whose:whose} {kind:pair_kind}
all = AllOf : all {kind:pair_kind}
both = BothOf : {first:one_of_both} and {second:one_of_both}
whose = YOU : your
whose = OPPONENT : your opponent's
whose = THEIR : their
plain_some = Some : {count:count} {kind:plain_kind}
plain_some = Some : {count:count} of {whose:whose} {kind:plain_kind}
some = Some : {count:count} of them {=kind:ANY_AMONG} {=of:SOME_OF_THEM}
some = Some : {count:count} of those card {=kind:ANY_AMONG} {=of:SOME_OF_THOSE}
some = Some : {count:count} of the revealed card {=kind:ANY_AMONG} {=of:SOME_OF_REVEALED}
some = Some : {count:count} of your or your opponent's {kind:sort} {=whose:ANYONE} {=form:1}
you_and = 10 : you and your
you_and = 11 : your and your
some = Some : {count:count} of either player's {kind:sort} {=whose:ANYONE} {=form:2}
some = Some : a {kind:headed} {=count:JUST_ONE} {=form:3}
some = Some : {count:count} opponent {kind:sort} {=whose:OPPONENT} {=form:4}
some = Some : {count:count} of the {kind:sort} {=form:5}
both = BothOf : both {first:it} and {second:this} {=form:1}
both = BothOf : both {first:this} and {second:it} {=form:1}
both = BothOf : {first:this} and {second:it} {=form:2}
both = BothOf : {first:it} and {second:this} {=form:3}
it = It : they each {=plural:True} {=form:2}
all = AllOf : all of your and your opponent's {kind:sort} {=whose:ANYONE} {=form:20}
both = BothOf : {first:all_mine} and {second:all} {=form:7}
all_mine = AllOf : all of your {kind:group} {=whose:YOU}
both = BothOf : {first:this} and {second:all} {=form:4}
one_of_both = | this | this_from | some
what = | this | this_from | it | rest | some | all | both
subject = | this | it | all | some | both
"""
