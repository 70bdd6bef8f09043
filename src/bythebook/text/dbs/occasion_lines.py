"""The grammar's lines for more of what a skill waits for."""

from typing import Final

OCCASIONS: Final = """
# What a skill waits for: more of it.
moment = | combo_some
combos = | combo_some
combo_some = CombosSome : when you combo {=kind:ANY_SORT}
combo_some = CombosSome : when you combo with 1 of your {kind:kind} {=form:1}
combo_some = CombosSome : when you combo with 1 of your {kind:bare_kind} from {area:area} {=form:1}
combo_some = CombosSome : when you combo with 1 or more {kind:kind} {=several:True} {=form:2}
combo_some = CombosSome : when 1 of {whose:whose} {kind:kind} is used in a combo {=form:3}
combo_some = CombosSome : when a {kind:bare_kind} is used in a combo from {area:area} {=form:4}
combo_some = CombosSome : when your opponent use a {kind:kind} in a combo {=whose:OPPONENT} {=form:5}
combo_some = CombosSome : when your opponent combo with 1 of their {kind:kind} {=whose:OPPONENT} {=form:6}
moment = SkillUsed : when you activate a {marks:used_skill} skill
moment = SkillUsed : when your opponent activate a {marks:used_skill} skill {=whose:OPPONENT}
moment = SkillUsed : when your opponent activate [Blocker] {=marks:BLOCKER} {=whose:OPPONENT} {=form:2}
moment = SkillUsed : when 1 of your {kind:kind} activate {marks:used_skill} {=form:3}
moment = SkillUsed : when 1 of your {kind:kind} activate a {marks:used_skill} skill {=form:4}
moment = SkillUsed : when 1 of your {kind:kind} activate a {marks:used_skill} skill from {area:area} {=form:4}
moment = SkillUsed : when your leader card activate a [Blocker] skill {=kind:A_LEADER} {=marks:BLOCKER} {=form:5}
moment = SkillUsed : when your opponent activate a {marks:counter_skill} skill on a {kind:kind} {=whose:OPPONENT} {=form:6}
moment = SkillUsed : when your opponent activate a {marks:counter_skill} skill during a battle with this card {=whose:OPPONENT} {=fights:True} {=form:7}
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
moment = AttacksCard : when your opponent attack a {target:kind} {=form:1}
moment = AttacksCard : when your opponent attack {of:whose} {target:kind}
moment = AttackedBy : when this card is attacked by a {by:kind}
moment = KosSuch : when this card ko 1 of your opponent's {kind:kind}
moment = KosSuch : when this card ko a opponent's {kind:kind} by attacking it {=attacking:True} {=form:1}
moment = KosSuch : when this card ko a opponent's {kind:kind} in battle {=attacking:True} {=form:2}
moment = OtherKod : when your opponent's {kind:kind} is ko'd {=whose:OPPONENT} {=form:3}
moment = OtherKod : when your {kind:kind} is ko'd {=form:4}
moment = KodBy : when this card is ko'd by {by:skill_of}
moment = KodBy : when this card is ko'd by a opponent's attack {=attack:True}
moment = KodBy : when this card is ko'd by your opponent's attack {=attack:True} {=form:1}
moment = PlaysWith : when you play a {kind:kind} using {keyword:with_keyword}
moment = PlaysWith : when you play a {kind:kind} using a {keyword:with_keyword} skill {=form:1}
moment = PlaysWith : when your opponent play a {kind:kind} using {keyword:with_keyword} {=whose:OPPONENT}
moment = PlaysWith : when your opponent play a {kind:kind} using a {keyword:with_keyword} skill {=form:1} {=whose:OPPONENT}
with_keyword = | play_keyword
with_keyword = ANY_UNION : [Union]
moment = PlaysBySkill : when you play a {kind:kind} using a skill
moment = PlaysBySkill : when your opponent play a {kind:kind} using a skill {=whose:OPPONENT}
moment = PlaysBySkill : when your opponent use a skill to play a {kind:kind} {=whose:OPPONENT} {=form:1}
moment = PlayedFrom : when a {kind:bare_kind} is played from {area:area}
moment = PlayedFrom : when {kind:headless} is played from {area:area} {=form:1}
moment = AnyonePlays : when you or your opponent play a {kind:kind}
moment = AfterAttack : at the end of {form:attacked_battle}
attacked_battle = 0 : a battle in which this card attacked
attacked_battle = 1 : the battle in which this card attacked
attacked_battle = 2 : a battle where this card attacked
attacked_battle = 3 : the battle after this card attack
attacked_battle = 4 : a battle after this card attack
attacked_battle = 5 : a battle where this card is attacking
attacked_battle = 6 : a battle in which this card attack
moment = OtherEvolves : when 1 of your {kind:kind} evolve
moment = | timed
timed = EnergyActive : when your opponent switch energy to active mode using a skill
timed = EnergyActive : when your opponent switch their energy to active mode using a skill {=form:1}
timed = EnergyActive : when your opponent switch energy to active mode using a non - [Awaken] skill {=without:AN_AWAKEN} {=form:2}
timed = EnergyActive : when your opponent switch their energy to active mode using a non - [Awaken] skill {=without:AN_AWAKEN} {=form:3}
timed = EnergyActive : when your opponent switch energy to active mode with a non - [Awaken] skill {=without:AN_AWAKEN} {=form:4}
timed = EnergyActive : when your opponent switch their energy to active mode with a non - [Awaken] skill {=without:AN_AWAKEN} {=form:5}
timed = LifeGoes : when a card in your life is added to your hand or placed in your drop area
timed = LifeGoes : when a card in your opponent's life is added to their hand or placed in their drop area {=whose:OPPONENT}
timed = LifeGoes : when your life is added to your hand or placed in your drop area by a skill {=by_skill:True} {=form:1}
timed = LifeGoes : when your opponent's life is added to their hand or placed in their drop area by a skill {=by_skill:True} {=form:1} {=whose:OPPONENT}
timed = LifeGoes : when your opponent add 1 card from their life to their hand or ~ place a card from their life in their drop area {=whose:OPPONENT} {=form:2}
moment = OtherTurns : when a opponent's {kind:kind} is switched to rest mode by 1 of your skill {=by:YOU} {=whose:OPPONENT} {=form:3}
moment = OtherTurns : when a opponent's {kind:kind} is switched to rest mode by 1 of your card skill {=by:YOU} {=whose:OPPONENT} {=form:4}
moment = OtherTurns : when your opponent's {kind:kind} is switched to rest mode by 1 of your skill {=by:YOU} {=whose:OPPONENT} {=form:5}
moment = OtherTurns : when 1 of {whose:whose} {kind:kind} is switched to rest mode by 1 of your skill {=by:YOU} {=form:6}
moment = LosesMarkers : when this card lose marker due to a opponent's attack
moment = LosesMarkers : when a marker is removed from this card by a opponent's attack {=form:1}
moment = LosesMarkers : when this card lose a marker from a opponent's attack {=form:2}
moment = MomentIf : {moment:timed} during {claims:spans} {=form:6}
moment = MomentIf : {moment:timed_play} on {claims:spans} {=form:7}
moment = MomentIf : {moment:timed_play} during {claims:spans} {=form:9}
timed_play = Plays : when you play a {kind:kind}
timed_play = Plays : when your opponent play a {kind:kind} {=whose:OPPONENT}
moment = MomentIf : {moment:placed_this} and {claims:claims} {=form:10}
moment = MomentIf : {moment:placed_this} and if {claims:claims} {=form:8}
placed_this = PlaysThis : when you play this card from {area:area}
placed_this = PlaysThis : when this card is played from {area:area} {=form:1}
placed_this = Goes : when this card is placed in {to:area} {=form:1}
placed_this = Goes : when this card is placed in {to:area} from {area:area} by {by:done_by}
moment = MomentIf : {moment:after_combo} during {claims:spans} {=form:11}
moment = AreaGoes : when a {kind:kind} is placed in its owner's {to:zone} {by?:by_done}
moment = AreaGoes : when {kind:headless} is placed in its owner's {to:zone} {by?:by_done} {=form:1}
moment = AreaGoes : when 1 of {whose:whose} {kind:kind} is placed in its owner's {to:zone} {by?:by_done} {=form:2}
moment = AreaGoes : when 1 of {whose:whose} {kind:kind} is placed in {said:whose} {to:zone} {by?:by_done} {=form:3}
moment = AreaGoes : when a {kind:areal} is placed in {said:whose} {to:zone} {by?:by_done} {=form:4}
moment = AreaGoes : when a {kind:areal} is sent to {said:whose} {to:zone} {by?:by_done} {=form:5}
moment = AreaGoes : when a {kind:areal} is returned to its owner's {to:zone} {by?:by_done} {=form:6}
areal = Kind : {pre?:pres} {head:head} {post:posts}
by_done = | by {done_by}
moment = TwoMoments : when this card {first:third_removed} or {second:third_blocks} {=form:9}
third_removed = Removed : is removed from {form:a_battle_area} by {by:skill_of} {=late:4}
third_blocks = Blocks : activate its [Blocker] skill {=form:6}
moment = ThisGoes : when this card in {area:area} is placed in its owner's {to:zone} {by?:by_done}
moment = ThisGoes : when this card in {area:area} is sent to its owner's {to:zone} {by?:by_done} {=form:1}
moment = OtherGoes : when a {kind:with_kind} is placed in {to:area} from {area:area} {=form:6}
moment = PlayedFrom : when a {kind:with_kind} is played from {area:area} {=form:2}
with_kind = Kind : {pre?:pres} {head:head} {post:with_posts}
with_posts = * with_post ;
with_post = With : with {features:features}
third_two = Removed : is removed from {form:a_battle_area} by {by:skill_of} {=late:4}
moment = TwoMoments : when this card is ko'd or ~ ko a opponent's battle card {=first:IS_KOD} {=second:ITS_KOS} {=form:8}
moment = TwoMoments : when this card is played or its [Blocker] skill is activated {=first:PLAYS_THIS} {=second:ITS_BLOCKER} {=form:6}
moment = TwoMoments : when a card evolve into this card or if you combo with this card {=first:EVOLVES_INTO} {=second:COMBOS_THIS} {=form:7}
removed = Removed : if this card is removed from {form:a_battle_area} by {by:skill_of} {=late:5}
removed = Removed : if this card is removed from {form:a_battle_area} by {by:skill_of} or ko'd {=or_kod:True} {=late:5}
moment = OtherRemoved : if 1 of {whose:whose} {kind:kind} is removed from {place:a_battle_area} by {by:skill_of} {or_kod?:or_kod} {=form:3}
after_combo = AfterCombo : at the end of {form:the_battle} {area?:from_area}
"""  # noqa: E501 - a rule of the grammar is one line
