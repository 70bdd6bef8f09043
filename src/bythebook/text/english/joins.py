"""How a sentence hangs on the one before, and how things to do are joined."""

from typing import Final

# How a sentence hangs on the one before.
ANYHOW: Final = 0
IF_YOU_DO: Final = 1
IF_YOU_DO_SO: Final = 2
IF_NOT: Final = 3
IF_THEY_DO: Final = 4
IF_THEY_DO_NOT: Final = 5
IF_YOU_DID: Final = 6
IF_YOU_DID_NOT: Final = 7
IF_THEY_DID_NOT: Final = 8
OTHERWISE: Final = 9
IF_SO_NOT: Final = 10
IF_IT_IS_NOT: Final = 11
IF_THAT_CARD_IS_NOT: Final = 12
IF_IT_IS_ANOTHER: Final = 13
SAYING_OTHERWISE: Final = (
    OTHERWISE,
    IF_SO_NOT,
    IF_IT_IS_NOT,
    IF_THAT_CARD_IS_NOT,
    IF_IT_IS_ANOTHER,
)
OF_CONDITION: Final = (IF_IT_IS_NOT, IF_THAT_CARD_IS_NOT, IF_IT_IS_ANOTHER)
"""ways to say "otherwise" that speak of a condition"""
SAYING_NOT: Final = (IF_NOT, IF_THEY_DO_NOT, IF_YOU_DID_NOT, IF_THEY_DID_NOT, *SAYING_OTHERWISE)
OF_THEIRS: Final = (IF_THEY_DO, IF_THEY_DO_NOT, IF_THEY_DID_NOT)
# How something to do is joined to what is said before.
BY_COMMA: Final = 1
BY_COMMA_AND: Final = 2
BY_AND: Final = 3
BY_COMMA_THEN: Final = 4
BY_THEN: Final = 5
BY_AND_THEN: Final = 6
BY_COMMA_AND_THEN: Final = 7
BY_SEMICOLON: Final = 8
BY_COMMA_AND_ALSO: Final = 9
BY_COMMA_THEN_COMMA: Final = 10
BY_AND_ALSO: Final = 12
BY_THEN_ALSO: Final = 13
BY_ADDITIONALLY: Final = 14
BY_AFTERWARDS: Final = 15
BY_AT_THE_SAME_TIME: Final = 16
BY_SEMICOLON_THEN_COMMA: Final = 17
BY_SEMICOLON_THEN: Final = 18
BY_SEMICOLON_OTHERWISE: Final = 20
BY_COMMA_OTHERWISE: Final = 21
SEMICOLONS: Final = (BY_SEMICOLON, BY_SEMICOLON_THEN_COMMA, BY_SEMICOLON_THEN)
"""joins that may stand between two things, or between all before and the rest"""
THEN: Final = (
    *(BY_COMMA_THEN, BY_THEN, BY_AND_THEN, BY_COMMA_AND_THEN, BY_COMMA_THEN_COMMA, BY_THEN_ALSO),
    *(BY_AFTERWARDS, BY_SEMICOLON_THEN_COMMA, BY_SEMICOLON_THEN),
)
"""joins that say that something comes after all that stands before"""
STILL: Final = (BY_COMMA, BY_COMMA_AND, BY_AND)
"""joins that say that whoever did the last thing does the next one, too"""
SAYING_ELSE: Final = (BY_SEMICOLON_OTHERWISE, BY_COMMA_OTHERWISE)
"""joins that say what is done otherwise"""

LINES: Final = """
# Links between sentences, and joins within them.
then = 1 : then ,
then = 2 : then
then = 3 : also ,
link = IF_YOU_DO : if you do ,
link = IF_YOU_DO_SO : if you do so ,
link = IF_NOT : if you do not ,
link = IF_THEY_DO : if they do ,
link = IF_THEY_DO_NOT : if they do not ,
join = BY_COMMA : ,
join = BY_COMMA_AND : , and
join = BY_AND : and
join = BY_COMMA_THEN : , then
join = BY_THEN : then
join = BY_AND_THEN : and then
join = BY_COMMA_AND_THEN : , and then
join = BY_SEMICOLON : ;
join = BY_SEMICOLON_THEN_COMMA : ; then ,
join = BY_SEMICOLON_THEN : ; then
join = BY_COMMA_AND_ALSO : , and also
join = BY_COMMA_THEN_COMMA : , then ,
join = BY_AND_ALSO : and also
then = 4 : afterwards ,
then = 5 : and then
link = IF_YOU_DID : if you did ,
link = IF_YOU_DID_NOT : if you did not ,
link = IF_THEY_DID_NOT : if they did not ,
join = BY_THEN_ALSO : , then also
join = BY_ADDITIONALLY : , additionally ,
join = BY_SEMICOLON_OTHERWISE : ; otherwise ,
join = BY_COMMA_OTHERWISE : , otherwise ,
link = OTHERWISE : otherwise ,
link = IF_SO_NOT : if not ,
link = IF_IT_IS_NOT : if it is not ,
link = IF_THAT_CARD_IS_NOT : if that card is not ,
link = IF_IT_IS_ANOTHER : if it is any other card ,
join = BY_AFTERWARDS : , afterwards
join = BY_AT_THE_SAME_TIME : and , at the same time ,
then = 6 : additionally ,
"""
