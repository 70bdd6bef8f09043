"""The grammar's lines for abilities, sentences, conditions and what is waited for."""

from typing import Final

LINES: Final = """
# Whole abilities.
ability = Auto : 【AUTO】 {?combo:【CXCOMBO】} {word?:auto_word} {cost?:cost} {limit?:limit} {moment:moment} , {sentences:sentences}
ability = Act : 【ACT】 {?combo:【CXCOMBO】} {word?:act_word} {cost:cost} {limit?:limit} {sentences:sentences}
ability = Cont : 【CONT】 {?combo:【CXCOMBO】} {word?:cont_word} {sentences:sentences}
ability = Cont : 【CONT】 alarm {sentences:sentences} {=word:ALARM} {=bare:True}
ability = InDeck : 【CONT】 your deck can have any number of copies of this card . {=n:ANY_NUMBER}
ability = InDeck : 【CONT】 your deck can have up to {n:number} copies of this card .
ability = Encore : 【AUTO】 encore {cost:cost} {reminder?:auto_reminder}
ability = Assist : 【CONT】 assist {sentences:sentences}
ability = Backup : 【ACT】 【COUNTER】 backup {power:number} , level {level:number} {cost:cost} {reminder?:act_reminder}
ability = Bond : 【AUTO】 bond / {names:names} {cost:cost} {reminder?:auto_reminder}
ability = InDeck : 【CONT】 you can put any number of {form:copies} your deck . {=n:ANY_NUMBER}
ability = InDeck : 【CONT】 you can put up to {n:number} {form:copies} your deck .
copies = 1 : card with the same card name as this card in
copies = 2 : card with the same card name as this card into
ability = Bond : 【AUTO】 bond / {names:names} {second:name} {cost:cost} {reminder?:auto_reminder}
ability = Shift : 【AUTO】 【CLOCK】 shift , level {level:number}
ability = Shift : 【AUTO】 【CLOCK】 shift , level {level:number} ( at the beginning of your main phase , you may choose 1 {color:color} card in your hand and this card in your clock , and exchange them . )
ability = GreatPerformance : 【CONT】 great performance
ability = Sunder : 【AUTO】 sunder / {name:name} {cost:cost}
auto_reminder = Explained : ( {moment:moment} , {sentences:sentences} )
act_reminder = Explained : ( {sentences:sentences} )
auto_word = ALARM : 【CLOCK】 alarm
auto_word = CHANGE : change
auto_word = EXPERIENCE : experience
auto_word = MEMORY_WORD : memory
auto_word = ACCELERATE : accelerate
auto_word = RESONATE : resonate
act_word = BRAINSTORM : brainstorm
act_word = MEMORY_WORD : memory
act_word = EXPERIENCE : experience
act_word = RESONATE : resonate
act_word = CHANGE : change
cont_word = EXPERIENCE : experience
cont_word = MEMORY_WORD : memory
cont_word = ALARM : 【CLOCK】 alarm
text = | ability | event
entry = | ability | icon_reminder
icon_reminder = IconReminder : ( {icon:icon} : when this card trigger , {sentences:sentences} )
icon_reminder = IconReminder : ( {icon:shot} , when the next damage dealt by {form:shooter} is canceled , deal 1 damage to your opponent . )
shot = SHOT_WORD : 【SHOT】 : during this turn
shooter = 1 : the attacking character that triggered this card
icon_reminder = IconReminder : ( : when this card trigger , {sentences:sentences} ) {=icon:''}
icon = GATE_WORD : 【GATE】
icon = COMEBACK_WORD : 【COMEBACK】
icon = RETURN_WORD : 【RETURN】
icon = DRAW_WORD : 【DRAW】
icon = POOL_WORD : 【POOL】
icon = TREASURE_WORD : 【TREASURE】
icon = STANDBY_WORD : 【STANDBY】
event = Event : {?counter:【COUNTER】} {word?:event_word} {cost?:cost} {sentences:sentences} {more?:elsewhere}
elsewhere = * ability ;
event_word = BRAINSTORM : brainstorm
limit = | this ability activates up to {number} time per turn .
act_word = BRAINSTORM_RESONATE : brainstorm resonate
auto_word = MEMORY_EXPERIENCE : memory experience
auto_word = EXPERIENCE_RESONATE : experience resonate
auto_word = ALARM_MEMORY : 【CLOCK】 alarm memory
ability = GreatPerformance : 【CONT】 great performance ( when your opponent attack , if this card is in the middle position of your center stage and not 【REVERSE】 , your opponent frontal attack this card instead . ) {=form:1}
act_word = FUSION : fusion
ability = Auto : 【AUTO】 【1/TURN】 {cost?:cost} {moment:moment} , {sentences:sentences} {=limit:1} {=tagged:True}
ability = Assist : 【CONT】 assist {word:cont_word} {sentences:sentences}

# Sentences.
sentences = * said ;
said = | sentence | defines
defines = Defines : x is equal to {measure:amount} . {notes?:reminder}
sentence = Sentence : {link?:link} {?then:then ,} {prefixes?:prefixes} {?may:you may} {actions:actions} . {quoted?:quoted} {notes?:reminder}
sentence = Sentence : {link?:link} {?then:then ,} {prefixes?:prefixes} {?may:you may} {actions:actions} {tails:tails} . {quoted?:quoted} {notes?:reminder}
tails = * tail ;
tail = Tail : , {action:later_action}
tail = Tail : , and {action:given_all}
tail = Tail : , and {action:action} , and {last:action}
given_all = GivenAll : {prefixes:prefixes} {?may:you may} {first:action} , and {last:later_action}
given_all = GivenAll : {prefixes:prefixes} {?may:you may} {first:action} , {second:later_action} , and {last:later_action}
given_all = GivenAll : {prefixes:prefixes} {?may:you may} {first:action} , {second:later_action} , {third:later_action} , and {last:later_action}
given_all = GivenAll : you may {first:action} , and {last:later_action} {=may:True}
given_all = GivenAll : you may {first:action} , {second:later_action} , and {last:later_action} {=may:True}
quoted = * quote ;
quote = Quote : “ {text:ability} ”
quote = Quote : “ {cost?:cost} {sentences:sentences} ”
prefixes = * prefix ;
prefix = | condition | for_each | at_next
prefix = AfterChecks : if performed {n:number} time ,
at_next = AtNext : at the beginning of your next {moment:next_phase} ,
at_next = AtNext : {moment:turn_end} ,
next_phase = Begins : {phase:phase} {=whose:YOU}
turn_end = TurnEnds : at end of the turn {=whose:ANYONE}
condition = If : if {claims:claims} ,
condition = If : when {claims:on_clock} , {=form:1}
on_clock = * top_of_clock ;
top_of_clock = OnTopOfClock : this card is the top card of your clock
condition = | during {span} ,
span = During : {whose:turn}
span = DuringBattle : this card's battle
for_each = ForEach : for {each:each_time} ,
turn = YOU : your turn
turn = OPPONENT : your opponent's turn
actions = * action ; , ; , and ; later_action
later_action = | action | given
given = Given : {prefixes:prefixes} {?may:you may} {action:action}
given = Given : you may {action:action} {=may:True}
reminder = | ( {notes} )
notes = * note ;
note = Note : damage may be canceled . {=about:OF_DAMAGE}
note = Note : this damage may be canceled . {=about:OF_DAMAGE} {=form:1}
note = Note : climax is regarded as level 0 . {=about:OF_LEVELS}
note = Note : this ability do not activate if this card is not {form:note_place} {about:note_time} .
note_place = 1 : on the stage
note_place = 2 : in the stage
note_time = OF_STAGE : at the beginning of the climax phase
note = Note : {when?:back_when} {form:back_what} to its original place . {=about:OF_PLACES}
back_when = STAYS_IF_IT_IS_NOT : if it is not ,
back_when = STAYS_IF_NOT : if not ,
back_when = STAYS_OTHERWISE : otherwise ,
back_what = 1 : return it
back_what = 2 : return the revealed card
back_what = 3 : the revealed card is returned
back_what = 4 : return the card you saw
back_what = 5 : return the card
back_what = 6 : return that card
back_what = 7 : return

# Conditions.
claims = * any_claim ; , ; , and
claim = Have : you have {n:number} or more {group:mine} {=how:AT_LEAST}
claim = Have : you have {n:number} or less {group:mine} {=how:AT_MOST}
claim = Have : your opponent have {n:number} or more {group:theirs} {=how:AT_LEAST}
claim = Have : your opponent have {n:number} or less {group:theirs} {=how:AT_MOST}
claim = HaveAny : you have {group:one}
claim = HaveAny : you do not have {group:one} {=none:True}
claim = HaveAny : your opponent have {group:their_one}
claim = HaveBoth : you have {first:name} and {second:name}
claim = AllAre : all of your character is {traits:traits}
claim = LevelIs : your level is {n:number} or higher {=how:AT_LEAST}
claim = LevelIs : your level is {n:number} or lower {=how:AT_MOST}
claim = LevelIs : your opponent's level is {n:number} or higher {=how:AT_LEAST} {=whose:OPPONENT}
claim = LevelIs : your opponent's level is {n:number} or lower {=how:AT_MOST} {=whose:OPPONENT}
claim = NumberIs : {measure:number_measure} is {n:number} or more {=how:AT_LEAST}
claim = NumberIs : {measure:number_measure} is {n:number} or less {=how:AT_MOST}
claim = NumberIs : {measure:level_measure} is {n:number} or higher {=how:AT_LEAST} {=high:True}
claim = NumberIs : {measure:level_measure} is {n:number} or lower {=how:AT_MOST} {=high:True}
claim = HigherThan : {measure:card_measure} is higher than {other:player_measure} {=how:AT_LEAST}
claim = HigherThan : {measure:card_measure} is lower than or equal to {other:player_measure} {=how:AT_MOST}
claim = Holds : {area:their_center} have {n:number} or less {kind:kind} {=how:AT_MOST}
claim = Holds : {area:their_center} have {n:number} or more {kind:kind} {=how:AT_LEAST}
claim = Holds : {area:area} have {n:number} or more {kind:kind} {=how:AT_LEAST}
claim = Holds : {area:area} have {n:number} or less {kind:kind} {=how:AT_MOST}
claim = There : there is no {pile:seen_pile} {=none:True}
claim = There : there is a {pile:seen_pile}
claim = ThereAmong : there is a {kind:kind} among those card {=article:True}
claim = ThereAmong : there is {n:number} or more {kind:kind} among those card
claim = ThereAmong : there is a {kind:kind} revealed among those card {=article:True} {=revealed:True}
claim = ThereAmong : there is {n:number} or more {kind:kind} revealed among those card {=revealed:True}
claim = SomeFacing : there is {who:a_facing}
a_facing = Facing : a character facing this card
claim = MarkersAre : there is a {measure:markers_under} {=article:True}
claim = MarkersAre : there is no {measure:markers_under} {=n:0} {=how:EQUAL} {=article:True}
claim = MarkersAre : there is {n:number} or more {measure:markers_under}
claim = MarkersAre : there is {n:number} or less {measure:markers_under} {=how:AT_MOST}
claim = NoneFacing : there is no character facing this card {=who:FACING_THIS}
claim = Lies : {kind:named} is in {area:open_area}
claim = StandsAt : this card is in {area:position}
claim = ThisIsIn : this card is in {area:own_area}
claim = OnTopOfClock : this card is the top card of your clock
claim = IsOf : {who:described} is {limit:limited}
claim = IsA : {who:described_card} is {kind:named}
claim = IsA : {who:described_card} is {kind:mixed_named}
claim = IsA : {who:described_card} is a {kind:kind} {=article:True}
claim = IsA : {who:described_card} is not a {kind:kind} {=no:True} {=article:True}
claim = HasTrait : {who:described} is {traits:traits}
claim = HasTrait : {who:described} is {color:color}
claim = HasInName : {who:described} have {parts:names} in its card name
claim = IsInState : {who:stateful} is {state:state}
claim = RevealedSo : you revealed {n:number} or more card
claim = RevealedSo : you reveal {n:number} or more card {=now:True}
claim = PutSo : you put {n:number} card into {to:hand_area}
claim = PutSo : you put {n:number} or more card into {to:hand_area} {=more:True}
described = | facing | battle_opponent | that_card
described_card = | that_card
stateful = | this | facing | battle_opponent
own_area = | memory_area | hand_area | level_area | clock_area

# When.
moment = | event_moment | gated | provided
gated = Gated : during {span:span} , {moment:event_moment}
provided = Provided : {prefixes:conditions} {moment:event_moment}
conditions = * if_condition ;
if_condition = If : if {claims:claims} ,
event_moment = Placed : when {who:whoever} is placed on the stage {?from_hand:from your hand}
event_moment = PlacedByKeyword : when this card is placed on the stage from your hand or by a {word:keyword} effect {=from_hand:True}
event_moment = PlacedByKeyword : when this card is placed on the stage by a {word:keyword} effect
event_moment = PlayedNow : when this card is played and placed on the stage
event_moment = PutAway : when {who:whoever} is put into your waiting room from the stage
event_moment = Attacks : when {who:whoever} {how?:attack_type} attack
event_moment = FrontalAttacked : when {who:own_whoever} is frontal attacked
event_moment = AttackEnds : at end of this card's attack
event_moment = Reversed : when {who:turned} become 【REVERSE】 {?in_battle:in battle}
event_moment = OpponentReversed : when this card's {limit:limited} battle opponent become 【REVERSE】
event_moment = ClimaxPlaced : when {kind:placed_climax} is placed on your climax area
event_moment = AnyClimaxPlaced : when a climax is placed on your climax area
event_moment = AnyClimaxPlaced : when a climax is placed on your opponent's climax area {=whose:OPPONENT}
event_moment = ThisClimaxPlaced : when this card is placed on your climax area from your hand
event_moment = Begins : at the beginning of the {phase:phase} {=whose:ANYONE}
event_moment = Begins : at the beginning of your {phase:phase} {=whose:YOU}
event_moment = Begins : at the beginning of your opponent's {phase:phase} {=whose:OPPONENT}
event_moment = TurnEnds : at end of the turn {=whose:ANYONE}
event_moment = TurnEnds : at end of {whose:turn}
event_moment = Canceled : when damage dealt by this card is canceled
event_moment = Canceled : when damage dealt by this card is not canceled {=taken:True}
event_moment = DamageToYou : when the damage you received is canceled
event_moment = DamageToYou : when the damage you received is not canceled {=taken:True}
event_moment = UsesAct : when you use a 【ACT】
event_moment = UsesAct : when your opponent use a 【ACT】 {=whose:OPPONENT}
event_moment = UsesKeyword : when you use this card's {word:keyword} {=own:True}
event_moment = UsesKeyword : when you use {word:keyword}
event_moment = LevelsUp : when you level up
event_moment = LevelsUp : when your opponent level up {=whose:OPPONENT}
event_moment = CheckReveals : when this card's trigger check reveal 1 {kind:kind_only} {=own:True}
event_moment = CheckReveals : when your character's trigger check reveal 1 {kind:kind_only}
keyword = BACKUP : "Backup"
keyword = CHANGE : "Change"
keyword = BRAINSTORM : "Brainstorm"
keyword = ACCELERATE : "Accelerate"
keyword = RESONATE : "Resonate"
keyword = SHIFT_WORD : "Shift"
keyword = FUSION : "Fusion"
whoever = | this | mine_one | theirs_one
own_whoever = | this | mine_one
turned = | this | mine_one | theirs_one | battle_opponent
placed_climax = | your {climax_kind} | named
attack_type = DIRECT : direct
attack_type = FRONTAL : frontal
attack_type = SIDE : side
phase = P_STAND : stand phase
phase = P_DRAW : draw phase
phase = P_CLOCK : clock phase
phase = P_MAIN : main phase
phase = P_CLIMAX : climax phase
phase = P_ATTACK : attack phase
phase = P_ENCORE : encore step
"""  # noqa: E501 - a rule of the grammar is one line
