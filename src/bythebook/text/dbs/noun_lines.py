"""The grammar's lines for which cards, how many, whose and where."""

from typing import Final

LINES: Final = """
# What a verb is about.
it = It : the chosen battle card {=chosen:True} {=head:BATTLE}
it = It : that battle card {=that:True} {=head:BATTLE}
it = It : the battle card {=head:BATTLE}
fighter = TheOther : the attacking card
fighter = TheOther : the attack card {=form:1}
fighter = TheOther : the attacking battle card {=form:2}
fighter = TheOther : the card being attacked {=guard:True}
fighter = TheOther : the guard card {=guard:True} {=form:1}
fighter = TheOther : the attacked card {=guard:True} {=form:2}
played = ItsPlayed : the battle card being played
played = ItsPlayed : the card being played {=head:ANY_CARD}
some = Some : {count:count} of {whose:whose} {kind:sort} {ignoring:ignoring}
some = Some : {count:count} {kind:sort} {ignoring:ignoring}
ignoring = 1 : ignoring [Barrier]
ignoring = 2 : , ignoring [Barrier]
some = Some : {count:count} of {whose:whose} {kind:ignoring_kind} {=ignoring:3}
some = Some : {count:count} {kind:ignoring_kind} {=ignoring:3}
ignoring_kind = Kind : {pre?:pres} {head:head} ignoring [Barrier] {post:posts}
all = AllOf : all of {whose:whose} life {=kind:LIFE_CARDS} {=form:13}
all = AllOf : all of {whose:whose} {kind:sort} {ignoring:ignoring}
group_head = BATTLE : battle card
group_head = TOKEN : token
group_head = ENERGY_HEAD : energy
plain_group = Kind : {pre:pres} leader card {post?:posts} {=head:LEADER}
plain_group = Kind : {pre?:pres} unison card {post?:posts} {=head:UNISON}
kind_and = KindOr : {first:placeless} and {second:of_energy} {=form:5}
and_head = BATTLE : battle card
and_head = UNISON : unison card
and_head = EXTRA : extra card
and_head = LEADER : leader card
leader = TheLeader : your leader card
leader = TheLeader : your opponent's leader card {=whose:OPPONENT}
leader = TheLeader : their leader card {=whose:THEIR}
one_of_both = | leader
what = AllOf : your hand {=kind:YOUR_WHOLE_HAND} {=form:10}
what = AllOf : their hand {=kind:THEIR_WHOLE_HAND} {=form:10}
what = | fighter | leader | played
subject = | leader | fighter

# Which cards.
# Energy after an area that is said of the first kind is another area of that kind.
kind_or = KindOr : {first:placeless} or {second:of_energy}
kind_or = KindOr : {first:placeless} or 1 {second:of_energy} {=form:1} {=each:True}
kind_or = KindOr : {first:placeless} or up to 1 {second:of_energy} {=form:2} {=each:True}
some = Some : your {kind:leader_or} {=count:JUST_ONE} {=whose:YOU} {=form:10}
leader_or = KindOr : {first:own_leader} or 1 of your {second:of_cards} {=form:6} {=each:True}
own_leader = Kind : leader card {=head:LEADER}
kind_or = KindOr : {first:bare_first} or {second:own_name} {=form:20} {=each:True}
bare_first = Kind : {pre:pres} {head:card_head}
own_name = Kind : {last:one_card_name} {post?:name_posts} {=head:ANY_CARD}
one_card_name = Named : {words:name_words}
name_words = * name_word ;
name_posts = * name_post ;
name_post = InArea : in {area:area}
name_post = InArea : from {area:area} {=origin:True}
name_post = AmongThem : among them
name_post = AmongThem : {form:among_those}
of_energy = Kind : {pre?:pres} energy {post?:posts} {=head:ENERGY_HEAD}
feature = WithoutSkills : no skill {=form:1}
color = RED : red
color = BLUE : blue
color = GREEN : green
color = YELLOW : yellow
color = BLACK : black
odd = BothColors : {first:color} / {second:color}
pre = | mono_mark
mono_mark = Mono : {colors:monos}
monos = * mono ; , ; or
mono = RED : mono-red
mono = BLUE : mono-blue
mono = GREEN : mono-green
mono = YELLOW : mono-yellow
mono = BLACK : mono-black
odd = NonColor : {color:non}
non = RED : non-red
non = BLUE : non-blue
non = GREEN : non-green
non = YELLOW : non-yellow
non = BLACK : non-black
odd = Multicolor : multicolor
odd = Multicolor : multicolored {=form:1}
word = Word : {word:trait} {=kind:TRAIT}
word = Word : {word:character} {=kind:CHAR}
word = Word : {word:name} {=kind:NAME}
pre = Only : {word:word} - only
pre = OnlyEither : {first:word} - only or {second:word} - only
odd = WithoutSkills : skill-less
pre = OfKeyword : {keyword:keyword}
card_head = BATTLE : battle card
card_head = EXTRA : extra card
card_head = UNISON : unison card
card_head = LEADER : leader card
card_head = TOKEN : token
head = ENERGY_HEAD : energy
such_post = LacksKeyword : without {keyword:keyword}
mode_post = InMode : in {mode:mode}
mode_post = InMode : that is in {mode:mode} {=form:1}
pre = InMode : {mode:mode} {=form:2}
pre = NonKeyword : non - {keyword:keyword}
pre = NonToken : non-token
pre = Fights : attacking
pre = Evolved : evolved
plain_post = InFight : in battle
plain_post = InFight : in a battle {=form:1}
plain_head = BATTLE : battle card
plain_head = EXTRA : extra card
plain_head = UNISON : unison card
plain_some = Some : {count:count} {kind:plain_or}
plain_or = KindOr : {first:plain_headed} or {second:plain_headed} {=form:3}
plain_or = KindOr : {first:plain_headed} or up to 1 {second:plain_headed} {=form:4} {=each:True}
plain_or = KindOr : {first:listed_names} or {second:colored_cards} {=form:6} {=each:True}
kind_or = KindOr : {first:listed_names} or {second:colored_cards} {=form:6} {=each:True}
listed_names = Kind : {last:names_listed} {=head:ANY_CARD}
names_listed = Named : {words:name_list} {=form:1}
name_list = * name_word ; , ; ,
name_word = Word : {word:name} {=kind:NAME}
colored_cards = Kind : {pre:said_pres} {head:card_head} {post?:plain_posts}
played_what = | this | this_from | it | plain_some | both | rest
mode = REST : rest mode
mode = ACTIVE : active mode
feature = Bound : {of:energy_cost} {n:number} {=char:COST}
feature = Bound : {of:energy_cost} {n:number} or less {=char:COST} {=how:AT_MOST}
feature = Bound : {of:energy_cost} {n:number} or more {=char:COST} {=how:AT_LEAST}
feature = Bound : {of:original_cost} {n:number} {=char:COST} {=original:True}
feature = Bound : {of:original_cost} {n:number} or less {=char:COST} {=how:AT_MOST} {=original:True}
feature = Bound : {of:original_cost} {n:number} or more {=char:COST} {=how:AT_LEAST} {=original:True}
feature = OneOrOther : {form:energy_cost} {first:number} or {second:number} {=char:COST}
feature = Between : {of:between_cost} {least:number} and {most:number} {=char:COST}
energy_cost = OF_ONE : a energy cost of
energy_cost = OF_EACH : energy cost of
energy_cost = OF_ONE_IN_SHORT : a cost of
original_cost = OF_ONE : a original energy cost of
original_cost = OF_EACH : original energy cost of
between_cost = OF_ONE : a energy cost between
between_cost = OF_EACH : energy cost between
feature = Bound : {n:number} power {=char:POWER}
feature = Bound : {n:number} power or less {=char:POWER} {=how:AT_MOST}
feature = Bound : {n:number} power or more {=char:POWER} {=how:AT_LEAST}
feature = Bound : {n:number} or less power {=char:POWER} {=how:AT_MOST} {=form:1}
feature = Bound : {n:number} or more power {=char:POWER} {=how:AT_LEAST} {=form:1}
feature = Bound : {form:power_of} {n:number} {=char:POWER}
feature = Bound : {form:power_of} {n:number} or less {=char:POWER} {=how:AT_MOST}
feature = Bound : {form:power_of} {n:number} or more {=char:POWER} {=how:AT_LEAST}
feature = Bound : a original power of {n:number} {=char:POWER} {=original:True}
feature = Bound : a original power of {n:number} or less {=char:POWER} {=original:True} {=how:AT_MOST}
power_of = 2 : a power of
power_of = 3 : power of
feature = Between : power between {least:number} and {most:number} {=char:POWER}
feature = Bound : {form:combo_cost_of} {n:number} {=char:COMBO_COST}
feature = Bound : {form:combo_cost_of} {n:number} or less {=char:COMBO_COST} {=how:AT_MOST}
feature = Bound : {form:combo_cost_of} {n:number} or more {=char:COMBO_COST} {=how:AT_LEAST}
feature = Bound : {form:combo_power_of} {n:number} {=char:COMBO_POWER}
feature = Bound : {form:combo_power_of} {n:number} or less {=char:COMBO_POWER} {=how:AT_MOST}
feature = Bound : {form:combo_power_of} {n:number} or more {=char:COMBO_POWER} {=how:AT_LEAST}
feature = Bound : {n:number} combo power {=char:COMBO_POWER} {=form:2}
feature = Bound : {n:number} combo power or less {=char:COMBO_POWER} {=how:AT_MOST} {=form:2}
feature = Bound : {n:number} combo power or more {=char:COMBO_POWER} {=how:AT_LEAST} {=form:2}
combo_cost_of = 0 : a combo cost of
combo_cost_of = 1 : combo cost of
combo_power_of = 0 : a combo power of
combo_power_of = 1 : combo power of
feature = Specified : a specified cost of {n:number}
feature = Specified : specified cost of {n:number} {=form:1}
feature = Specified : a specified cost of {n:number} or less {=how:AT_MOST}
feature = Specified : a specified cost of {n:number} or more {=how:AT_LEAST}
feature = HasKeyword : {keyword:keyword}
feature = HasKeyword : {keyword:keyword} skill {=form:1}
feature = HasKeyword : the {keyword:keyword} skill {=form:2}
feature = HasKeyword : a {keyword:keyword} skill {=form:3}
feature = CharacterHas : {name:character} in its character name {=form:1}
feature = NoSpecified : no specified cost
feature = Marked : {n:number} or more marker
feature = Marked : {n:number} or less marker {=how:AT_MOST}
feature = Marked : {n:number} marker {=how:EQUAL}
feature = Bound : power {n:number} or less {=char:POWER} {=how:AT_MOST} {=form:4}
feature = Bound : power {n:number} or more {=char:POWER} {=how:AT_LEAST} {=form:4}
feature = SkillWord : {keyword:play_keyword} skill
feature = SkillWord : the {keyword:play_keyword} skill {=form:1}
feature = SkillWord : a {keyword:play_keyword} skill {=form:2}
feature = SkillWord : {keyword:play_keyword} {=form:3}
feature = SkillWord : {keyword:either_realm} {=form:4}
either_realm = EITHER_REALM : [Over_Realm] or [Dark_Over_Realm]
feature = AgainstEnergy : {form:energy_cost_less} your current energy
feature = AgainstEnergy : {form:energy_cost_less} your energy {=total:True}
energy_cost_less = 0 : a energy cost less than or equal to
energy_cost_less = 1 : energy cost less than or equal to

# Where.
zone = HAND : hand
zone = DROP : drop area
zone = DECK : deck
zone = LIFE : life
zone = WARP : warp
zone = ENERGY : energy
zone = BATTLE_AREA : battle area
zone = COMBO_AREA : combo area
zone = UNISON_AREA : unison area
zone = LEADER_AREA : leader area
feature = HasKeyword : {keyword:keyword} in its skill text {=form:4}
it = It : the chosen unison card {=chosen:True} {=head:UNISON}
some = Some : {count:count} of {form:you_and} opponent's {kind:both_kinds} {=whose:ANYONE} {ignoring?:ignoring}
played = ItsPlayed : the battle card your opponent is playing {=form:2}
both = EachOf : {count:count} each of {first:headless} and {second:kind}
both = EachOf : {count:count} each of {whose:whose} {first:and_cards} and {second:and_cards}
both = EachOf : {count:count} each of {first:one_named} , {middle:one_named} , and {second:one_named_there}
one_named = Kind : {last:one_name} {=head:ANY_CARD}
one_named_there = Kind : {last:one_name} {post?:posts} {=head:ANY_CARD}
one_name = Named : {words:one_word}
feature = AgainstEnergy : {form:energy_cost_less} their current energy {=whose:THEIR}
feature = AgainstEnergy : {form:energy_cost_less} your opponent's energy {=whose:OPPONENT}
feature = AgainstEnergy : a energy cost greater than their current energy {=whose:THEIR} {=more:True}
feature = AgainstEnergy : a energy cost greater than your opponent's current energy {=whose:OPPONENT} {=more:True}
feature = Bound : energy cost {n:number} or less {=char:COST} {=how:AT_MOST} {=form:5}
feature = Bound : energy cost {n:number} or more {=char:COST} {=how:AT_LEAST} {=form:5}
feature = AnyKeyword : {first:keyword} or {second:keyword}
feature = AnyKeyword : {first:keyword} , {second:keyword} or {third:keyword}
plain_post = With : of {features:cost_feature} {=form:3}
cost_feature = * bare_cost ;
bare_cost = Bound : energy cost {n:number} or less {=char:COST} {=how:AT_MOST} {=form:6}
pre = KeywordOrWord : {keyword:keyword} or {word:word}
feature = AgainstEnergy : energy cost greater than their energy {=whose:THEIR} {=more:True} {=total:True} {=form:7}
feature = AgainstEnergy : a energy cost greater than their energy {=whose:THEIR} {=more:True} {=total:True}
feature = AgainstEnergy : a energy cost greater than your opponent's energy {=whose:OPPONENT} {=more:True} {=total:True}
"""  # noqa: E501 - a rule of the grammar is one line
