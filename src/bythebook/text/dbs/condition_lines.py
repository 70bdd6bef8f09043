"""The grammar's lines for what is so, and what a skill waits for."""

from typing import Final

LINES: Final = """
# Conditions.
claim = LeaderColored : {whose:whose} leader card is {colors:colors}
claim = LeaderColored : {whose:whose} leader card is {colors:monos} {=mono:True}
claim = LeaderIs : {whose:whose} leader card is a {kind:headed}
claim = LeaderIs : {whose:whose} leader card is {kind:headed} {=form:1}
claim = LeaderIs : {whose:whose} leader card is a {kind:kind_or} {=form:2}
claim = LeaderIs : {whose:whose} leader card is {kind:headless} {=form:3}
claim = LeaderIs : {whose:whose} leader card is a {kind:headless} {=form:4}
claim = Holds : {whose:whose} life is at {n:number} or less {=zones:IN_LIFE} {=how:AT_MOST}
claim = Holds : {whose:whose} life is at {n:number} or more {=zones:IN_LIFE} {=how:AT_LEAST}
claim = Holds : {whose:whose} life is {n:number} or less {=zones:IN_LIFE} {=how:AT_MOST} {=form:1}
claim = Holds : {whose:whose} life is {n:number} or more {=zones:IN_LIFE} {=how:AT_LEAST} {=form:1}
claim = Holds : {whose:whose} energy is {n:number} or more {=zones:IN_ENERGY} {=how:AT_LEAST} {=form:4}
claim = Holds : {whose:whose} energy is {n:number} or less {=zones:IN_ENERGY} {=how:AT_MOST} {=form:4}
claim = Holds : {whose:whose} energy is at {n:number} or more {=zones:IN_ENERGY} {=how:AT_LEAST} {=form:5}
claim = Holds : {whose:whose} energy is at {n:number} or less {=zones:IN_ENERGY} {=how:AT_MOST} {=form:5}
claim = Holds : you have {n:number} or less life {=zones:IN_LIFE} {=how:AT_MOST} {=form:2}
claim = Holds : you have {n:number} or more life {=zones:IN_LIFE} {=how:AT_LEAST} {=form:2}
claim = Holds : your opponent have {n:number} or less life {=zones:IN_LIFE} {=how:AT_MOST} {=whose:OPPONENT} {=form:2}
claim = Holds : your opponent have {n:number} or more life {=zones:IN_LIFE} {=how:AT_LEAST} {=whose:OPPONENT} {=form:2}
claim = Lies : {words:words} is in play
claim = AllAre : all of {whose:whose} energy is {colors:colors}
claim = AllAre : all of {whose:whose} energy is {colors:monos} {=mono:True}
claim = IsA : {who:fighter} is a {kind:headed} {=form:2}
claim = IsA : the attacking card have {kind:feature_kind} {=who:ATTACKING} {=form:3}
claim = More : you have more energy than your opponent {=zones:IN_ENERGY}
claim = More : your opponent have more energy than you {=zones:IN_ENERGY} {=whose:OPPONENT}
claim = More : your opponent have more card in their hand than you {=zones:IN_HAND} {=whose:OPPONENT}
claim = IsIn : a {kind:bare_kind} is in play {=form:1}
claim = UnderIs : this card have {n:number} or more card under it {=how:AT_LEAST} {=form:1}
claim = ThisIsIn : this card is in play
claim = LeaderEither : {whose:whose} leader card is {color:color} or a {kind:headed}
claim = IsA : {who:played} have {kind:feature_kind} {=form:6}
claim = IsA : {who:played} is a {kind:headed} {=form:7}
claim = IsA : {who:it} is {kind:color_kind} {=form:10}
color_kind = Kind : {pre:color_pres} {=head:ANY_CARD}
claim = IsA : {who:fighter} is {kind:odd_kind} {=form:13}
claim = IsA : {who:fighter} is {kind:color_kind} {=form:10}
claim = LeaderIs : {whose:whose} leader card is {kind:odd_kind} {=form:8}
color_pres = * color_pre ;
color_pre = | colored | only_colors
claim = IsInMode : {who:leader} is in {mode:mode}
claim = There : {n:number} or more {kind:sort} is in play {=how:AT_LEAST} {=form:3}
claim = Fighting : this card is attacking
claim = Fighting : this card is being attacked {=guard:True}
claim = More : your life is less than your opponent's {=zones:IN_LIFE} {=whose:OPPONENT} {=form:1}
claim = More : you have less life than your opponent {=zones:IN_LIFE} {=whose:OPPONENT} {=form:2}
claim = More : your opponent have more life than you {=zones:IN_LIFE} {=whose:OPPONENT} {=form:3}
claim = There : {n:number} or more of {whose:whose} {kind:bare_kind} is in play {=how:AT_LEAST} {=form:5}
claim = Have : you have {kind:energy_kind} {=form:13}
energy_kind = Kind : {pre:pres} energy {=head:ENERGY_HEAD}
claim = UnderHas : {words:words} is under this card
claim = EnergyMode : all of {whose:whose} energy is in {mode:mode}
claim = AllMono : your leader card and energy is all {color:mono}
claim = HaveElsewhere : you have any {kind:bare_kind} in area other than your {zones:zones}

# What a skill waits for.
moment = | removed
# What happens to this card: what it does, what is done with it, how it leaves.
left = | kod | gone
# One thing or another. Being KO'd by a skill is being removed by it: that is one moment.
then_active = | acts | ~ {active_ko}
active = | acts | active_ko
joined = TwoMoments : you play this card or {second:combo_it} {=form:11} {=first:PLAYS_THIS}
joined = TwoMoments : you attack with this card or {second:combo_it} {=form:12} {=first:ATTACKS_THIS}
combo_it = CombosThis : combo with it
joined = TwoMoments : you {first:short_one} or {second:short_two} with this card
moment = TwoMoments : {first:ending} or when {second:event} {=form:13}
joined = TwoMoments : your opponent {first:they_do} or {second:they_do} {=form:14}
they_do = PlaysBySkill : play a {kind:kind} using a skill {=whose:OPPONENT} {=form:20}
they_do = SkillUsed : activate a {marks:counter_skill} skill {=whose:OPPONENT} {=form:20}
they_do = Plays : play a {kind:kind} {=whose:OPPONENT} {=form:20}
they_do = Attacks : attack {=kind:None} {=whose:OPPONENT} {=form:20}
they_do = Discards : discard 1 {kind:kind} {=whose:OPPONENT} {=form:20}
# While something is so.
moment = MomentIf : {moment:removed} and if {claims:claims} {=form:5}
moment = MomentIf : {moment:removed} , and if {claims:claims} {=form:6}
own = PlaysThis : you play this card
befalls = PlaysThis : played {=form:1}
own = PlaysThis : you play this card from {area:area}
befalls = PlaysThis : played from {area:area} {=form:1}
event = Plays : you play a {kind:sort}
event = Plays : you play {kind:headless} {=form:1}
event = Plays : you play another {kind:sort} {=form:2}
event = Plays : your opponent play a {kind:sort} {=whose:OPPONENT}
acts = ThisAttacks : attack
acts = ThisAttacks : attack a {target:sort}
acts = ThisAttacks : attack your opponent's {target:headed} {=form:3}
acts = ThisAttacks : attack {target:headed} {=form:1}
own = ThisAttacks : you attack with this card {=form:2}
event = Attacks : your opponent attack {=kind:None} {=whose:OPPONENT}
event = Attacks : your opponent attack with a {kind:kind} {=whose:OPPONENT}
one_of = 1 : 1 of
befalls = IsAttacked : attacked
own = CombosThis : you combo with this card
own = CombosThis : you combo with this card from {area:area}
befalls = CombosThis : used in a combo {=form:1}
befalls = CombosThis : used in a combo from {area:area} {=form:1}
event = Combos : you combo with a {kind:kind}
event = Combos : you use a {kind:kind} in a combo {=form:1}
event = Combos : your opponent combo with a {kind:kind} {=whose:OPPONENT}
kod = Kod : ko'd
gone = Removed : removed from {form:a_battle_area} by {by:skill_of}
gone = Removed : removed from {form:a_battle_area} by {by:skill_of} or ko'd {=or_kod:True}
a_battle_area = 0 : your battle area
a_battle_area = 1 : a battle area
a_battle_area = 2 : the battle area
skill_of = OPPONENT : a opponent's skill
skill_of = THEIR : your opponent's skill
skill_of = ANYONE : a skill
skill_of = YOU : 1 of your skill
skill_of = MY_SKILL : your skill
skill_of = ONE_OF_THEIRS : 1 of your opponent's skill
skill_of = ONE_OF_THEIR : 1 of their skill
moment = AfterCombo : at the end of {form:the_battle} {area?:from_area}
from_area = | from {area}
the_battle = 0 : the battle after you combo with this card
the_battle = 1 : a battle after you combo with this card
the_battle = 2 : a battle in which you combo with this card
the_battle = 3 : a battle in which this card is used in a combo
the_battle = 4 : a battle where this card is used in a combo
the_battle = 5 : the battle in which this card is used in a combo
the_battle = 6 : the battle in which you combo with this card
the_battle = 7 : a battle where you combo with this card
the_battle = 8 : the battle in which you comboed with this card
the_battle = 9 : a battle in which you comboed with this card
short_one = PlaysThis : play {=form:9}
short_one = ThisAttacks : attack {=form:9}
short_two = CombosThis : combo {=form:9}
short_two = ThisAttacks : attack {=form:9}
event = Activated : you activate this card
befalls = Activated : activated {=form:1}
befalls = Discarded : discarded from your hand by {by:skill_of}
befalls = Discarded : discarded by {by:skill_of} {=form:1}
befalls = Discarded : discarded from your hand {=form:5}
befalls = Discarded : discarded by a {kind:headless_skill} card's skill {=form:2}
befalls = Discarded : discarded by a battle card's skill {=battle:True} {=form:4}
headless_skill = Kind : {pre:pres} {=head:ANY_CARD}
befalls = Discarded : discarded {=form:3}
befalls = PlayedWith : played using {keyword:play_keyword}
event = PlayedWith : you play this card using {keyword:play_keyword} {=form:1}
event = PlayedWith : you play this card with {keyword:play_keyword} {=form:2}
befalls = PlayedWith : played with {keyword:play_keyword} {=form:3}
play_keyword = OVER_REALM : [Over_Realm]
play_keyword = DARK_OVER_REALM : [Dark_Over_Realm]
play_keyword = UNION_FUSION : [Union-Fusion]
play_keyword = UNION_POTARA : [Union-Potara]
play_keyword = EVOLVE : [Evolve]
play_keyword = EX_EVOLVE : [Ex-Evolve]
play_keyword = XENO_EVOLVE : [Xeno-Evolve]
play_keyword = SUCCESSOR : [Successor]
play_keyword = ARRIVAL : [Arrival]
event = PlacedAsLeader : you place this card in your leader area {=form:1}
event = PlacedAsLeader : you place this card in the leader area {=form:2}
event = Evolves : a card evolve into this card
moment = Ends : at the end of the battle {=battle:True}
moment = Begins : at the start of your main phase
moment = Begins : at the start of your opponent's main phase {=whose:OPPONENT}
befalls = Goes : placed in {to:area} from {area:area}
befalls = Goes : placed in {to:area} {=form:1}
acts = DealsDamage : deal damage
acts = DealsDamage : inflict damage {=form:1}
acts = DealsDamage : inflict damage to your opponent {=form:11}
acts = DealsDamage : inflict damage to your opponent's life {=form:12}
acts = DealsDamage : inflict damage by attacking {=form:13} {=attacking:True}
kod = KodBy : ko'd in battle {=attack:True} {=form:2}
befalls = Played : switched to rest mode
befalls = Played : switched to active mode {=mode:ACTIVE}
befalls = PlayedBySkill : played {form:by_a_skill}
by_a_skill = 0 : by a skill
by_a_skill = 1 : using a skill
by_a_skill = 2 : with a skill
befalls = Goes : returned to {to:area} {=form:11}
active_ko = Kos : ko a opponent's battle card
active_ko = Kos : ko your opponent's battle card {=form:1}
active_ko = Kos : ko a battle card {=form:2} {=whose:ANYONE}
acts = Blocks : activate its [Blocker] skill
event = Blocks : you activate this card's [Blocker] {=form:1}
acts = Blocks : activate [Blocker] {=form:2}
event = Blocks : you activate this card's [Blocker] skill {=form:3}
event = OpponentCounters : your opponent activate a [Counter] skill
event = OpponentCounters : your opponent activate [Counter] {=form:1}
event = OtherGoes : a {kind:bare_kind} is placed in {to:area} from {area:area}
event = OtherGoes : a {kind:bare_kind} is placed in {to:area}
event = OtherGoes : a {kind:bare_kind} is played in {to:area} {=form:1}
event = OtherGoes : a {kind:bare_kind} is sent to {to:area} from {area:area} {=form:2}
event = OtherGoes : {kind:bare_kind} is placed in {to:area} from {area:area} {=form:3}
event = ActivatesExtra : you activate a {kind:headed}
event = ActivatesExtra : your opponent activate a {kind:headed} {=whose:OPPONENT}
befalls = Goes : sent to {to:area} from {area:area} {=form:4}
befalls = Goes : sent from {area:area} to {to:area} {=form:5}
play_keyword = REVIVE : [Revive]
play_keyword = SWAP : [Swap]
befalls = UnionPlayed : played using [Union]
event = UnionPlayed : you play this card using [Union] {=form:1}
event = UnionPlayed : you play this card with [Union] {=form:2}
event = Attacks : your opponent attack with {form:one_of} their {kind:kind} {=whose:OPPONENT}
event = Combos : your opponent combo {=kind:ANY_SORT} {=whose:OPPONENT} {=form:2}
moment = TurnBegins : at the start of your turn
moment = TurnBegins : at the start of your opponent's turn {=whose:OPPONENT}
gone = Removed : ko'd or removed from {form:a_battle_area} by {by:skill_of} {=or_kod:True} {=late:1}
gone = Removed : ko'd or is removed from {form:a_battle_area} by {by:skill_of} {=or_kod:True} {=late:2}
acts = DealsDamage : deal damage by attacking {=form:2} {=attacking:True}
acts = DealsDamage : deal damage to your opponent's life {=form:3}
event = Attacks : you attack with a {kind:kind} {=form:5}
"""  # noqa: E501 - a rule of the grammar is one line
