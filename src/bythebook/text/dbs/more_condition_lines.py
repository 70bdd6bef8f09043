"""The grammar's lines for more of what has to be so."""

from typing import Final

LINES: Final = """
# Conditions: more of them.
claim = Holds : {whose:whose} life is at {n:number} {=zones:IN_LIFE} {=how:EQUAL}
claim = Holds : {whose:whose} life is {n:number} {=zones:IN_LIFE} {=how:EQUAL} {=form:1}
claim = EitherLife : {form:either_life} is at {n:number} or less {=how:AT_MOST}
claim = EitherLife : {form:either_life} is at {n:number} or more {=how:AT_LEAST}
either_life = 0 : your life or your opponent's life
either_life = 1 : you or your opponent's life
either_life = 2 : a player's life
either_life = 3 : your or your opponent's life
claim = EitherHas : you or your opponent have a {kind:kind} {=form:1}
claim = EitherHas : you or your opponent have {n:number} or more {kind:kind} {=form:2}
claim = TotalOf : you and your opponent have a total of {n:number} or less life {=zones:IN_LIFE} {=how:AT_MOST}
claim = TotalOf : you and your opponent have a total of {n:number} or more life {=zones:IN_LIFE} {=how:AT_LEAST}
claim = TotalOf : you and your opponent have a total of {n:number} or less energy {=zones:IN_ENERGY} {=how:AT_MOST}
claim = TotalOf : you and your opponent have a total of {n:number} or more energy {=zones:IN_ENERGY} {=how:AT_LEAST}
claim = TotalOf : there is a total of {n:number} or more energy between you and your opponent {=zones:IN_ENERGY} {=how:AT_LEAST} {=form:1}
claim = InBattle : this card is in a battle {=which:SAID_NOW}
claim = InBattle : this card is in battle {=form:1} {=which:SAID_NOW}
span = InAttack : {form:its_attack}
span = InAttack : {form:its_attack_on} a {target:kind}
its_attack = 6 : this card's attack
its_attack = | its_attack_on
its_attack = 10 : battle in which this card attacked
its_attack = 11 : a battle in which this card attacked
its_attack_on = 0 : battle where this card is attacking
its_attack_on = 1 : a battle where this card is attacking
its_attack_on = 2 : battle when this card attack
its_attack_on = 3 : battle in which this card attack
its_attack_on = 4 : battle in which this card is attacking
its_attack_on = 7 : a battle in which this card attack
its_attack_on = 8 : a battle in which this card is attacking
its_attack_on = 9 : the battle in which this card attack
span = InBattle : this card's battle
claim = FighterIs : 1 of {whose:whose} {kind:kind} is attacking
claim = FighterIs : 1 of {whose:whose} {kind:kind} is being attacked {=guard:GUARDS}
claim = FighterIs : 1 of {whose:whose} {kind:kind} is in a battle {=guard:EITHER_SIDE}
claim = FighterIs : 1 of {whose:whose} {kind:kind} is in battle {=guard:EITHER_SIDE} {=form:1}
claim = Against : you have more life than your opponent {=zones:IN_LIFE} {=how:MORE}
claim = Against : your opponent have less life than you {=zones:IN_LIFE} {=how:MORE} {=form:1}
claim = Against : you have more card in your hand than your opponent {=zones:IN_HAND} {=how:MORE}
claim = Against : you have less card in your hand than your opponent {=zones:IN_HAND} {=how:LESS}
claim = Against : you have less energy than your opponent {=zones:IN_ENERGY} {=how:LESS}
claim = Against : your life is less than your opponent's life {=zones:IN_LIFE} {=how:LESS} {=form:4}
claim = Against : your life is greater than your opponent's life {=zones:IN_LIFE} {=how:MORE} {=form:4}
claim = Against : you have the same number of card in your hand as your opponent {=zones:IN_HAND} {=how:EQUAL}
claim = Against : you have the same amount of life as your opponent {=zones:IN_LIFE} {=how:EQUAL} {=form:5}
claim = Against : you have the same amount of energy as your opponent {=zones:IN_ENERGY} {=how:EQUAL} {=form:5}
claim = Against : your opponent have less energy than you {=zones:IN_ENERGY} {=how:MORE} {=form:5}
claim = Against : your opponent have less card in their hand than you {=zones:IN_HAND} {=how:MORE} {=form:5}
claim = Against : your life is more than your opponent's {=zones:IN_LIFE} {=how:MORE} {=form:2}
claim = Against : your life is greater than your opponent's {=zones:IN_LIFE} {=how:MORE} {=form:3}
claim = Against : your life is less than or equal to your opponent's {=zones:IN_LIFE} {=how:AT_MOST} {=form:2}
claim = Against : your life is less than or equal to your opponent's life {=zones:IN_LIFE} {=how:AT_MOST} {=form:3}
claim = Against : your life is greater than or equal to your opponent's {=zones:IN_LIFE} {=how:AT_LEAST} {=form:2}
claim = Against : your life is greater than or equal to your opponent's life {=zones:IN_LIFE} {=how:AT_LEAST} {=form:3}
claim = Against : your energy is less than or equal to your opponent's energy {=zones:IN_ENERGY} {=how:AT_MOST} {=form:3}
claim = EachLies : {first:word} , {words:and_words} is in {area:area}
claim = EachLies : both {first:word} and {words:one_word} is in {area:area} {=form:1}
claim = EachLies : {first:word} and {words:one_word} card is in {area:area} {=form:2}
claim = EachLies : you have at least 1 {first:word} , {words:and_words} card in {area:area} {=form:3}
claim = EachLies : there is at least 1 {first:word} , {words:and_words} card in {area:area} {=form:4}
and_words = * word ; , ; , and
claim = HaveBoth : you have {n:number} {first:bare_kind} and {m:number} {second:kind}
claim = HaveBoth : you have {n:number} or more {first:bare_kind} and {m:number} or more {second:kind} {=form:1}
claim = HaveBoth : you have {n:number} or more {first:bare_kind} and a {second:kind} {=form:2}
claim = HaveBoth : you have a {first:bare_kind} and a {second:kind} {=form:3}
claim = HaveBoth : there is {n:number} or more {first:bare_kind} and {m:number} or more {second:kind} {=form:4}
claim = HaveBoth : your opponent have {n:number} or more {first:bare_kind} and {m:number} or more {second:kind} {=form:1} {=whose:OPPONENT}
claim = HaveBoth : your opponent have {n:number} or more {first:bare_kind} and a {second:kind} {=form:2} {=whose:OPPONENT}
claim = HaveBoth : you have {first:headless} and {m:number} or more {second:kind} {=form:6}
claim = IsIn : a {kind:with_kind} is in {area:area} {=form:2}
claim = NumberIn : {n:number} or more {kind:bare_kind} is in {area:area}
claim = NumberIn : {n:number} or more {kind:with_kind} is in {area:area}
claim = There : there is {kind:in_some_area} {=form:7}
in_some_area = Kind : {pre?:pres} {head:head} {post:posts}
claim = IsA : {who:long_it} have {kind:feature_kind} {=form:11}
long_it = It : the chosen card {=chosen:True}
long_it = It : the chosen battle card {=chosen:True} {=head:BATTLE}
long_it = It : that battle card {=that:True} {=head:BATTLE}
claim = LeaderIs : {whose:whose} leader card have {kind:feature_kind} {=form:6}
claim = LeaderIs : {whose:whose} leader card is {kind:colored_named} {=form:7}
colored_named = Kind : {pre:color_pres} {post:and_have} {=head:ANY_CARD}
and_have = * and_has ;
and_has = With : and have {features:in_character} {=form:9}
in_character = * one_in_character ;
one_in_character = CharacterHas : {name:character} in its character name {=form:2}
claim = HaveBoth : you have {n:number} or more {first:areal} and {m:number} or more {second:kind} {=form:5}
claim = HaveBoth : your opponent have {n:number} or more {first:areal} and {m:number} or more {second:kind} {=form:5} {=whose:OPPONENT}
claim = InAttack : this card attack a {target:kind} {=which:SAID_NOW}
claim = InAttack : this card is attacking a {target:kind} {=form:1} {=which:SAID_NOW}
claim = LeaderAndEnergy : your leader card and all of your energy is {color:mono}
claim = OnlyColor : you only have {color:color} card in your energy
claim = OnlyColor : you have only {color:color} card in your energy {=form:1}
claim = PowerIs : this card's power is {n:number} or more {=who:THIS_CARD} {=how:AT_LEAST}
claim = PowerIs : {who:leaders} power is {n:number} or more {=how:AT_LEAST}
claim = PowerIs : {who:leaders} power is {n:number} or less {=how:AT_MOST}
leaders = TheLeader : your leader card's
leaders = TheLeader : your opponent's leader card's {=whose:OPPONENT}
claim = Holds : {whose:whose} life is exactly {n:number} {=zones:IN_LIFE} {=how:EQUAL} {=form:3}
claim = AllInMode : all of {whose:whose} {kind:group_battle} is in {mode:mode}
claim = PowerIs : this card's power is {n:number} or less {=who:THIS_CARD} {=how:AT_MOST}
claim = PowerIs : its power is {n:number} or more {=who:THE_IT} {=how:AT_LEAST}
claim = PowerIs : its power is {n:number} or less {=who:THE_IT} {=how:AT_MOST}
claim = Marks : there is {n:number} or more marker on this card
claim = Marks : there is {n:number} or less marker on this card {=how:AT_MOST}
claim = Marks : this card have {n:number} or less marker on it {=how:AT_MOST} {=form:1}
claim = Marks : this card have {n:number} or more marker on it {=form:1}
claim = UnisonMarked : {whose:whose} unison card have {n:number} or more marker
claim = UnisonMarked : {whose:whose} unison card have {n:number} or less marker {=how:AT_MOST}
claim = UnisonMarked : {whose:whose} unison card have {n:number} or more marker on it {=form:1}
claim = UnisonMarked : {whose:whose} unison card have {n:number} or less marker on it {=how:AT_MOST} {=form:1}
claim = Marks : this card have a marker on it {=n:1} {=form:2}
claim = Marks : this card have no marker on it {=n:0} {=how:AT_MOST} {=form:2}
claim = UnderIs : {n:number} or more card is placed under this card {=how:AT_LEAST} {=form:3}
claim = UnderIs : {n:number} or more card is under this card {=how:AT_LEAST} {=form:4}
claim = UnderIs : this card have no card under it {=n:0} {=how:AT_MOST}
claim = IsA : this card is {kind:color_kind} {=who:THIS_CARD} {=form:12}
claim = LeaderIsNot : {whose:whose} leader card is not a {kind:headed}
claim = LeaderIsNot : {whose:whose} leader card is not {kind:color_kind} {=form:1}
claim = LeaderShows : {whose:whose} leader card is on its front side
claim = LeaderShows : {whose:whose} leader card is on its back side {=back:True}
claim = OtherSideIs : the other side of {whose:whose} leader card is a {kind:headed}
claim = OneColored : all of {whose:whose} energy is the same color
claim = Against : your life is equal to your opponent's life {=zones:IN_LIFE} {=how:EQUAL} {=form:2}
claim = Against : your life is the same as your opponent's life {=zones:IN_LIFE} {=how:EQUAL} {=form:3}
claim = MoreOf : you have more {kind:group_battle} than your opponent
claim = MoreOf : your opponent have more {kind:group_battle} than you {=whose:OPPONENT}
claim = AllAreOf : all of {whose:whose} {kind:group_battle} is {colors:colors}
group_battle = Kind : {pre?:pres} battle card {post?:posts} {=head:BATTLE}
claim = EitherHave : you either have {n:number} or more {first:kind} or a {second:kind}
claim = OnlyThese : you only have this card and {n:number} {kind:placed_kind}
claim = OnlyThese : you have only this card and {n:number} {kind:placed_kind} {=form:1}
claim = ThisIsNew : this card is played this turn
claim = ThisPlayedWith : you played this card using {keyword:with_keyword}
claim = ThisPlayedWith : this card is played using {keyword:with_keyword} {=form:1}
claim = NegatedAttack : you negated a leader card's attack with this skill
claim = NegatedAttack : you negated a leader card's attack {=form:1}
such_kind = Kind : {pre:pres} {head:head} {post?:posts}
such_kind = Kind : {head:head} {post:posts}
such_kind = | headless
"""  # noqa: E501 - a rule of the grammar is one line
