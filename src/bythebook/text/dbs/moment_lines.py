"""The grammar's lines for more of what a skill waits for."""

from typing import Final

LINES: Final = """
# What a skill waits for: more of it.
event = CombosSome : you combo {=kind:ANY_SORT}
event = CombosSome : you combo with 1 of your {kind:kind} {=form:1}
event = CombosSome : you combo with 1 or more {kind:kind} {=several:True} {=form:2}
event = Discards : your opponent discard 1 or more {kind:kind} {=whose:OPPONENT} {=together:True}
event = Discards : you discard 1 or more {kind:kind} {=together:True}
event = CombosSome : your opponent use a {kind:kind} in a combo {=whose:OPPONENT} {=form:5}
event = CombosSome : your opponent combo with 1 of their {kind:kind} {=whose:OPPONENT} {=form:6}
event = SkillUsed : you activate a {marks:used_skill} skill
event = SkillUsed : your opponent activate a {marks:used_skill} skill {=whose:OPPONENT}
event = SkillUsed : your opponent activate [Blocker] {=marks:BLOCKER} {=whose:OPPONENT} {=form:2}
event = SkillUsed : your opponent activate a {marks:counter_skill} skill on a {kind:kind} {=whose:OPPONENT} {=form:6}
event = SkillUsed : your opponent activate a {marks:counter_skill} skill during a battle with this card {=whose:OPPONENT} {=fights:True} {=form:7}
moment = SkillUsed : if your opponent activate a {marks:counter_skill} skill during a battle with this card {=whose:OPPONENT} {=fights:True} {=form:8}
used_skill = ANY_UNION : [Union]
used_skill = ANY_EVOLVE : [Evolve]
used_skill = REJUVENATE : [Rejuvenate]
used_skill = REVIVE : [Revive]
used_skill = ALLIANCE : [Alliance]
used_skill = BLOCKER : [Blocker]
used_skill = SWAP : [Swap]
used_skill = SUCCESSOR : [Successor]
used_skill = EVOLVE_OR_UNION : [Evolve] or [Union]
used_skill = OVER_REALM : [Over_Realm]
used_skill = AEGIS : [Aegis]
counter_skill = COUNTERS : [Counter]
counter_skill = COUNTER_PLAY : [Counter:_Play]
counter_skill = COUNTER_ATTACK : [Counter:_Attack]
counter_skill = COUNTER_COUNTER : [Counter:_Counter]
event = AttacksCard : your opponent attack a {target:kind} {=form:1}
event = AttacksCard : your opponent attack {of:whose} {target:kind}
befalls = AttackedBy : attacked by a {by:kind}
event = AttackedBy : a {by:kind} attack this card {=form:1}
event = AttackedBy : your opponent's {by:kind} attack this card {=form:2}
event = AttackedBy : 1 of your opponent's {by:kind} attack this card {=form:3}
active_ko = KosSuch : ko 1 of your opponent's {kind:kind}
active_ko = KosSuch : ko a opponent's {kind:kind} by attacking it {=attacking:True} {=form:1}
active_ko = KosSuch : ko a opponent's {kind:kind} in battle {=attacking:True} {=form:2}
kod = KodBy : ko'd by {by:skill_of}
kod = KodBy : ko'd by a opponent's attack {=attack:True}
kod = KodBy : ko'd by your opponent's attack {=attack:True} {=form:1}
event = PlaysWith : you play a {kind:kind} using {keyword:with_keyword}
event = PlaysWith : you play a {kind:kind} using a {keyword:with_keyword} skill {=form:1}
event = PlaysWith : your opponent play a {kind:kind} using {keyword:with_keyword} {=whose:OPPONENT}
event = PlaysWith : your opponent play a {kind:kind} using a {keyword:with_keyword} skill {=form:1} {=whose:OPPONENT}
with_keyword = | play_keyword
with_keyword = ANY_UNION : [Union]
event = PlaysBySkill : you play a {kind:kind} using a skill
event = PlaysBySkill : your opponent play a {kind:kind} using a skill {=whose:OPPONENT}
event = PlaysBySkill : your opponent use a skill to play a {kind:kind} {=whose:OPPONENT} {=form:1}
event = PlaysBySkill : you play a {kind:kind} using a non-keyword skill {=plain:True} {=form:2}
event = PlaysBySkill : your opponent play a {kind:kind} using a non-keyword skill {=whose:OPPONENT} {=plain:True} {=form:2}
event = PlayedFrom : a {kind:bare_kind} is played from {area:area}
event = PlayedFrom : {kind:headless} is played from {area:area} {=form:1}
event = AnyonePlays : you or your opponent play a {kind:kind}
moment = AfterAttack : at the end of {form:attacked_battle}
attacked_battle = 0 : a battle in which this card attacked
attacked_battle = 1 : the battle in which this card attacked
attacked_battle = 2 : a battle where this card attacked
attacked_battle = 3 : the battle after this card attack
attacked_battle = 4 : a battle after this card attack
attacked_battle = 5 : a battle where this card is attacking
attacked_battle = 6 : a battle in which this card attack
event = EnergyActive : your opponent switch energy to active mode using a skill
event = EnergyActive : your opponent switch their energy to active mode using a skill {=form:1}
event = EnergyActive : your opponent switch energy to active mode using a non - [Awaken] skill {=without:AN_AWAKEN} {=form:2}
event = EnergyActive : your opponent switch their energy to active mode using a non - [Awaken] skill {=without:AN_AWAKEN} {=form:3}
event = EnergyActive : your opponent switch energy to active mode with a non - [Awaken] skill {=without:AN_AWAKEN} {=form:4}
event = EnergyActive : your opponent switch their energy to active mode with a non - [Awaken] skill {=without:AN_AWAKEN} {=form:5}
event = LifeGoes : a card in your life is added to your hand or placed in your drop area
event = LifeGoes : a card in your opponent's life is added to their hand or placed in their drop area {=whose:OPPONENT}
event = LifeGoes : your life is added to your hand or placed in your drop area by a skill {=by_skill:True} {=form:1}
event = LifeGoes : your opponent's life is added to their hand or placed in their drop area by a skill {=by_skill:True} {=form:1} {=whose:OPPONENT}
event = LifeGoes : your opponent add 1 card from their life to their hand or ~ place a card from their life in their drop area {=whose:OPPONENT} {=form:2}
acts = LosesMarkers : lose marker due to a opponent's attack
event = LosesMarkers : a marker is removed from this card by a opponent's attack {=form:1}
acts = LosesMarkers : lose a marker from a opponent's attack {=form:2}
moment = MomentIf : {moment:after_combo} during {claims:spans} {=form:11}
event = AreaGoes : a {kind:kind} is placed in its owner's {to:zone} {by?:by_done}
event = AreaGoes : {kind:headless} is placed in its owner's {to:zone} {by?:by_done} {=form:1}
event = AreaGoes : 1 of {whose:whose} {kind:kind} is placed in its owner's {to:zone} {by?:by_done} {=form:2}
event = AreaGoes : 1 of {whose:whose} {kind:kind} is placed in {said:whose} {to:zone} {by?:by_done} {=form:3}
event = AreaGoes : a {kind:areal} is placed in {said:whose} {to:zone} {by?:by_done} {=form:4}
event = AreaGoes : a {kind:areal} is sent to {said:whose} {to:zone} {by?:by_done} {=form:5}
event = AreaGoes : a {kind:areal} is returned to its owner's {to:zone} {by?:by_done} {=form:6}
areal = Kind : {pre?:pres} {head:head} {post:posts}
by_done = | by {skill_of}
event = ThisGoes : this card in {area:area} is placed in its owner's {to:zone} {by?:by_done}
event = ThisGoes : this card in {area:area} is placed in your {to:zone} {by?:by_done} {=form:2}
event = ThisGoes : this card in {area:area} is sent to its owner's {to:zone} {by?:by_done} {=form:1}
event = OtherGoes : a {kind:with_kind} is placed in {to:area} from {area:area} {=form:6}
event = PlayedFrom : a {kind:with_kind} is played from {area:area} {=form:2}
event = OtherGoes : {form:one_of_yours} {kind:bare_kind} is returned to {to:area} from {area:area}
one_of_yours = 20 : 1 of your
one_of_yours = 21 : a
with_kind = Kind : {pre?:pres} {head:head} {post:with_posts}
with_posts = * with_post ;
with_post = With : with {features:features}
removed = Removed : if this card is removed from {form:a_battle_area} by {by:skill_of} {=late:5}
removed = Removed : if this card is removed from {form:a_battle_area} by {by:skill_of} or ko'd {=or_kod:True} {=late:5}
moment = OtherRemoved : if 1 of {whose:whose} {kind:kind} is removed from {place:a_battle_area} by {by:skill_of} {or_kod?:or_kod} {=form:3}
event = Blocks : its [Blocker] skill is activated {=form:9}
active_ko = KosSuch : ko a opponent's {kind:such_kind} {=form:3}
active_ko = KosSuch : ko your opponent's {kind:such_kind} {=form:4}
acts = KosSuch : attack and {form:ko_one} {kind:kind} {=attacking:True}
ko_one = 10 : ~ ko a opponent's
ko_one = 11 : ~ ko 1 of your opponent's
ko_one = 12 : ~ ko a
ko_one = 13 : ko a opponent's
ko_one = 14 : ko 1 of your opponent's
after_combo = AfterCombo : at the end of {form:the_battle} {area?:from_area}
"""  # noqa: E501 - a rule of the grammar is one line
