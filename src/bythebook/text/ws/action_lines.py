"""The grammar's lines for what is done, to which cards, where and how much."""

from typing import Final

LINES: Final = """
# What is done.
action = PayCost : pay the cost
action = PayOften : pay the cost up to {n:number} time
number_measure = TimesPaid : the number of time you paid the cost
number_measure = TimesPaid : the number of time you paid the cost for this ability {=form:1}
number_measure = TimesPaid : the number of time you paid the cost for this effect {=form:2}
action = Draw : draw {count:count} card
action = Damage : deal {n:num} damage to your opponent
action = Damage : deal {n:num} damage to your opponent {times:number} time
action = Damage : deal {n:num} damage {times:number} time to your opponent {=before:True}
action = Choose : choose {count:count} of {what:stage_group}
action = Choose : choose {count:count} {what:pile}
action = Choose : choose {count:count} {what:among}
action = TheyChoose : your opponent choose {count:count} {what:their_pile}
action = TheyChoose : your opponent choose {count:count} of {what:their_group}
action = Search : search your deck for {count:count} {kind:kind}
action = Look : look at {count:top_cards}
action = RevealDeck : reveal {count:top_cards}
action = RevealDeck : reveal {count:just_flipped} {=plain:True}
action = FlipCards : flip over {count:flipped}
action = Reveal : reveal {what:pronoun} to your opponent
action = Reveal : reveal {what:pronoun} {=bare:True}
deed = Shuffle : shuffle your deck
deed = Shuffle : shuffle their deck {=whose:OPPONENT}
deed = Shuffle : shuffle your opponent's deck {=whose:OPPONENT} {=their:False}
action = | deed
action = Look : look at {count:their_top_cards} {=whose:OPPONENT}
action = Look : look at {count:their_top_cards_too} {=whose:OPPONENT} {=their:True}
action = RevealDeck : reveal {count:their_top_cards} {=whose:OPPONENT}
action = RevealDeck : reveal {count:their_top_cards_too} {=whose:OPPONENT} {=their:True}
action = Look : look at {count:bottom_cards} {=bottom:True}
action = Look : look at {count:their_bottom_cards} {=whose:OPPONENT} {=bottom:True}
action = Look : look at {count:their_bottom_cards_too} {=whose:OPPONENT} {=their:True} {=bottom:True}
bottom_cards = Exactly : the bottom card of your deck {=n:1}
bottom_cards = Exactly : the bottom {n:num} card of your deck
bottom_cards = UpTo : up to {n:num} card from the bottom of your deck
their_bottom_cards = Exactly : the bottom card of your opponent's deck {=n:1}
their_bottom_cards = Exactly : the bottom {n:num} card of your opponent's deck
their_bottom_cards = UpTo : up to {n:num} card from the bottom of your opponent's deck
their_bottom_cards_too = Exactly : the bottom card of their deck {=n:1}
their_bottom_cards_too = Exactly : the bottom {n:num} card of their deck
their_bottom_cards_too = UpTo : up to {n:num} card from the bottom of their deck
their_top_cards = Exactly : the top card of your opponent's deck {=n:1}
their_top_cards = Exactly : the top {n:num} card of your opponent's deck
their_top_cards = UpTo : up to {n:num} card from the top of your opponent's deck
their_top_cards_too = Exactly : the top card of their deck {=n:1}
their_top_cards_too = Exactly : the top {n:num} card of their deck
their_top_cards_too = UpTo : up to {n:num} card from the top of their deck
deed = Move : put {what:movable} {to:any_put_to} {?any_order:in any order}
deed = Move : return {what:movable} to {to:any_hand} {=verb:RETURN}
deed = MoveEither : put {what:movable} on {to:top_of} or {other:put_to}
deed = MoveEither : put {what:movable} on {to:top_or} or {other:at_any_bottom} {=short:True}
action = OnStage : put {what:movable} on any position of your stage {state?:as_state}
action = OnStage : put {what:movable} on any position of {area:own_part} {state?:as_state}
action = OnStage : put {what:movable} on a open position of {area:own_stage} {state?:as_state} {=where:OPEN_POSITION}
action = OnStage : put {what:movable} on the stage position that this card was on {state?:as_state} {=where:WHERE_THIS_WAS}
action = OnStage : put {what:movable} on this card's stage position {state?:as_state} {=where:WHERE_THIS_IS}
action = Relocate : move {what:movable} to a open position of {area:any_stage}
action = Relocate : move {what:movable} to another open position of {area:any_stage} {=another:True}
action = Relocate : move {what:movable} to the open {area:open_middle} {=another:True}
action = ChecksOften : during that attack , perform a trigger check {n:number} time on the trigger step
action = ExchangeThem : exchange them {state?:as_state}
action = ChooseWith : choose this card and {count:count} of {what:stage_group}
action = ChooseWith : choose this card and {count:count} {what:pile}
action = AsMarker : put {what:movable} face down underneath this card as a marker
action = AsMarker : put {what:movable} face down underneath this card as marker {=article:False}
action = AsMarker : put {what:movable} face up underneath this card as a marker {=face:FACE_UP}
action = AsMarker : put {what:movable} face up underneath this card as marker {=face:FACE_UP} {=article:False}
deed = TopCards : put the top card of {area:any_stack} {to:any_put_to}
deed = TopCards : put the top {n:num} card of {area:any_stack} {to:any_put_to}
deed = TopCards : put up to {n:num} card from the top of {area:any_stack} {to:any_put_to} {=up_to:True}
deed = TopCards : put the bottom card of {area:any_stack} {to:any_put_to} {=bottom:True}
deed = TopCards : put the bottom {n:num} card of {area:any_stack} {to:any_put_to} {=bottom:True}
action = Turn : 【STAND】 {what:turnable} {=state:STAND}
action = Turn : 【REST】 {what:turnable} {=state:REST}
action = Turn : 【REVERSE】 {what:turnable} {=state:REVERSE}
action = Gets : {who:subject} get {gains:gains} {each?:each} {until?:until}
action = Gets : {until:until} , {who:subject} get {gains:gains} {each?:each} {=first:True}
action = Gets : this card get {gains:gains} while in your hand {=in_hand:True} {=who:THIS_CARD}
action = Gets : this card get {gains:gains} while on the stage {=on_stage:True} {=who:THIS_CARD}
action = Cannot : {who:subject} cannot {what:ban} {until?:until}
action = Cannot : your opponent cannot {what:player_ban} {until?:until} {=who:OPPOSITE}
action = Cannot : {until:until} , your opponent cannot {what:player_ban} {=who:OPPOSITE} {=form:1} {=led:True}
action = Cannot : you cannot {what:own_ban} {until?:until} {=who:YOURSELF}
action = Cannot : all player cannot {what:player_ban} {until?:until} {=who:EVERYBODY}
action = Permitted : this card can be played from your hand {what:permission}
action = NotPlayed : this card cannot be played from your hand {=what:CANNOT_BE_PLAYED}
action = KeepsSoul : {who:possessor} soul do not decrease by side attacking {until?:until}
action = AlsoNamed : this card's card name is also regarded as {name:name}
action = AlsoNamed : this card's card name will also be regarded as {name:name} {=form:1}
action = Encored : return {what:stage_one} to its previous stage position as 【REST】
action = PerformsIcon : perform the {icon:icon_effect} effect
action = ChooseTwo : choose 1 {first:pile} and 1 {second:pile}
action = OneOfFollowing : choose 1 of the following effect , and perform it
action = OneOfFollowing : choose 1 of the following {count:number} effect , and perform it
action = OneOfFollowing : choose 1 of the following effect {=perform:False}
action = OneOfFollowing : choose 1 of the following {count:number} effect {=perform:False}
action = PerformFollowing : perform the following action
action = PerformFollowing : perform the following action {n:num} time
action = PerformFollowing : perform the following effect {=effect:True}
action = PerformFollowing : perform the following effect {n:num} time {=effect:True}
stage_one = | this | that_character
icon_effect = STANDBY_ICON : 【STANDBY】
permission = IGNORES_COLOR : without fulfilling color requirements
possessor = ThisCard : this card's
possessor = ThatCharacter : that character's
num = | number | x
x = X : x
count = Exactly : {n:num}
count = UpTo : up to {n:num}
top_cards = Exactly : the top card of your deck {=n:1}
top_cards = Exactly : the top {n:num} card of your deck
top_cards = UpTo : up to {n:num} card from the top of your deck
just_flipped = Exactly : {n:num} card from the top of your deck
flipped = Exactly : {n:num} card from the top of your deck
flipped = UpTo : up to {n:num} card from the top of your deck
gains = * gain ; , ; and ; later_gain
later_gain = | gain | barred
barred = Barred : cannot {what:ban}
gain = Plus : {n:signed} {stat:stat}
gain = Plus : +X {stat:stat} {=n:THE_X}
gain = Plus : -X {stat:stat} {=n:THE_X} {=less:True}
gain = NewTrait : {trait:trait}
gain = Following : the following ability
gain = Following : the following {n:number} ability
gain = Quoted : “ {text:ability} ”
stat = POWER : power
stat = SOUL : soul
stat = CARD_LEVEL : level
each = | for {each_time}
each_time = Each : each of {what:stage_group}
each_time = Each : each {what:pile}
each_time = Each : each {what:revealed_ones}
each_time = Each : each {what:markers_under}
markers_under = MarkersUnder : {color?:color} marker underneath this card
revealed_ones = NumberAmong : {kind:kind} among those card
revealed_ones = NumberAmong : {kind:kind} revealed {=revealed:True} {=short:True}
revealed_ones = NumberAmong : {kind:kind} revealed among those card {=revealed:True}
until = END_OF_TURN : until end of turn
until = END_OF_OPPONENTS_NEXT_TURN : until end of your opponent's next turn
ban = CANNOT_STAND : 【STAND】
ban = STAYS_IN_STAND_PHASE : 【STAND】 during your stand phase
ban = CANNOT_ATTACK : attack
ban = CANNOT_SIDE_ATTACK : side attack
ban = CANNOT_FRONTAL_ATTACK : frontal attack
ban = CANNOT_BE_REVERSED : become 【REVERSE】
ban = CANNOT_BE_CHOSEN : be chosen by your opponent's effect
ban = CANNOT_MOVE : move to another position of the stage
player_ban = CANNOT_PLAY_EVENTS : play event from their hand
player_ban = CANNOT_PLAY_BACKUP : play "Backup" from their hand
player_ban = EVENTS_AND_BACKUP : play event or "Backup" from their hand
player_ban = CANNOT_ENCORE : use “ 【AUTO】 encore ”
own_ban = CANNOT_PLAY_EVENTS : play event from your hand
own_ban = CANNOT_PLAY_BACKUP : play "Backup" from your hand
own_ban = EVENTS_AND_BACKUP : play event or "Backup" from your hand

# How much.
amount = Times : {of:measure} × {n:number}
amount = Times : {n:number} multiplied by {of:measure} {=before:True}
amount = More : {of:measure} {n:signed}
amount = | measure
measure = | number_measure | card_measure | player_measure | total_measure
level_measure = | card_measure | total_measure
number_measure = | the number of {markers_under}
number_measure = NumberHad : the number of {group:mine} you have
number_measure = NumberHad : the number of {group:theirs} your opponent have
number_measure = NumberOf : the number of {what:stage_group}
number_measure = NumberOf : the number of {what:counted_pile}
number_measure = NumberAmong : the number of {kind:kind} among those card
number_measure = NumberAmong : the number of {kind:kind} revealed among those card {=revealed:True}
number_measure = NumberPut : the number of {kind:kind} put into {to:room_area} by this effect
card_measure = StatOf : that character's {stat:value} {=who:THAT_CHARACTER}
card_measure = StatOf : that card's {stat:value} {=who:THAT_CARD}
card_measure = StatOf : this card's {stat:value} {=who:THIS_CARD}
card_measure = StatOf : the {stat:value} of {who:measured} {=after:True}
measured = | that_character | that_card | facing | battle_opponent | you_chose
you_chose = YouChose : the character you chose
player_measure = LevelOfPlayer : your level
player_measure = LevelOfPlayer : your opponent's level {=whose:OPPONENT}
total_measure = TotalLevel : the total level of {what:added}
added = | those_cards | cards_in | put_by
cards_in = CardsIn : the card in {area:level_area}
put_by = PutByThis : the {kind:kind} put into {to:room_area} by this effect
those_cards = ThoseCards : those card
value = CARD_LEVEL : level
value = COST : cost
value = SOUL : soul
value = POWER : power

# Who and which.
subject = | this | all_of | that_character | facing
movable = | this | pronoun | that_character | rest | that_card | those_cards | all_from
all_from = AllIn : all {pile:from_any_pile}
from_any_pile = Pile : {kind:kind} from {area:taken_from}
turnable = | this | pronoun | that_character
pronoun = It : it
pronoun = It : them {=plural:True}
that_character = ThatCharacter : that character
that_character = ThatCharacter : those character {=plural:True}
that_card = ThatCard : that card
that_card = ThatCard : the revealed card {=revealed:True}
this = ThisCard : this card
rest = TheRest : the rest
facing = Facing : the character facing this card
battle_opponent = BattleOpponent : this card's battle opponent
all_of = AllOf : all of {group:stage_group}
all_of = AllOf : {group:placed_group} {=bare:True}
all_of = AllNamed : all of your {?other:other} {first:name} and {second:name}
placed_group = Group : your {?other:other} {kind:kind} {place:place}
stage_group = | mine_of | theirs_of
mine_of = Group : your {?other:other} {kind:kind} {place?:place}
theirs_of = Group : your opponent's {kind:kind} {place?:their_place} {=whose:OPPONENT}
mine = Group : {?other:other} {kind:kind} {place?:place}
theirs = Group : {kind:kind} {place?:their_place} {=whose:OPPONENT}
one = Group : {kind:named} {place?:place}
one = Group : a {kind:kind} {place?:place}
one = Group : another {kind:kind} {place?:place} {=other:True}
their_one = Group : a {kind:kind} {place?:their_place} {=whose:OPPONENT}
mine_one = Group : your {?other:other} {kind:kind}
theirs_one = Group : your opponent's {kind:kind} {=whose:OPPONENT}
place = AHEAD : in front of this card
place = CENTER : in your center stage
place = BACK : in your back stage
place = MIDDLE : in the middle position of your center stage
place = MIDDLE_TOO : in the middle position of the center stage
place = BATTLING : in battle
place = BEING_ATTACKED : that is being frontal attacked
their_place = OPPOSITE_THIS : facing this card
their_place = BATTLING : in battle
pile = Pile : {?other:other} {kind:kind} in {area:chosen_from}
their_pile = Pile : {?other:other} {kind:kind} in {area:own_of_theirs}
own_of_theirs = | to_their_room | to_their_hand | to_their_clock | to_their_memory
their_group = Group : their {?other:other} {kind:kind} {=whose:OPPONENT}
seen_pile = Pile : {kind:kind} in {area:chosen_from}
from_pile = Pile : {?other:other} {kind:kind} from {area:taken_from}
counted_pile = Pile : {?other:other} {kind:kind} in {area:counted_area}
counted_area = | chosen_from | stock_area | their_hand | their_stock
in_pile = Pile : {kind:kind} in {area:taken_from}
among = Among : {kind:kind} from among them
kind = | kind_only | mixed
kind_only = Kind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head}
kind_only = Kind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {parts:names} in its card name
kind_only = Kind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} without {without:traits}
kind_only = Kind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {bound:level_bound}
kind_only = | named
level_bound = LevelBound : level {of:bound_form} {measure:bound_measure}
level_bound = LevelBound : a level {of:bound_form} {measure:bound_measure} {=article:True}
level_bound = LevelBound : level higher than {measure:bound_measure} {=above:True}
level_bound = LevelBound : a level higher than {measure:bound_measure} {=above:True} {=article:True}
bound_form = 0 : equal to or lower than
bound_form = 1 : equal to or less than
bound_form = 2 : lower than or equal to
bound_measure = | player_measure | card_measure | more_measure
more_measure = More : {of:player_measure} {n:signed}
mixed = Mixed : {first:plain} or {second:simple}
mixed = Mixed : {first:plain} or a {second:simple} {=article:True}
mixed = Mixed : {first:named} or {second:plain}
mixed = Mixed : {first:named} or a {second:plain} {=article:True}
mixed_named = Mixed : {first:named} or a {second:plain} {=article:True}
simple = | plain | named | part_kind
part_kind = Kind : {limit?:limited} {color?:color} {traits?:traits} {head:head} with {parts:names} in its card name
plain = Kind : {limit?:limited} {color?:color} {traits?:traits} {head:head}
named = Kind : {names:names} {=head:ANY_CARD}
climax_kind = Kind : climax {=head:CLIMAX}
limited = Limit : {stat:limited_stat} {n:num} or lower {=how:AT_MOST}
limited = Limit : {stat:limited_stat} {n:num} or higher {=how:AT_LEAST}
limited = Limit : {stat:limited_stat} {n:num} {=how:EQUAL}
limited_stat = CARD_LEVEL : level
limited_stat = COST : cost
state = STAND : 【STAND】
state = REST : 【REST】
state = REVERSE : 【REVERSE】
as_state = REST : as 【REST】
as_state = STAND : as 【STAND】
as_state = REVERSE : as 【REVERSE】
color = YELLOW : yellow
color = GREEN : green
color = RED : red
color = BLUE : blue
head = CHARACTER : character
head = EVENT_CARD : event
head = CLIMAX : climax
head = ANY_CARD : card
traits = * trait ; or
names = * name ; or

# Where.
area = | open_area | hand_area | stock_area | their_room | their_clock | their_hand | their_stock
chosen_from = | open_area | hand_area | their_room | their_clock | their_memory | position
taken_from = | open_area | hand_area | stage_area
stack = | deck_area | clock_area | stock_area
any_stack = | stack | their_deck | their_clock | their_stock
put_to = | into {target} | at {bottom_of} | on {top_of}
any_put_to = | into {any_target} | at {bottom_of} | at {their_bottom} | on {top_of} | on {their_top}
top_or = Area : the top {=zones:SAID_LATER}
at_any_bottom = | at {bottom_of} | at {their_bottom}
top_of = Area : the top of your deck {=zones:IN_DECK}
bottom_of = Area : the bottom of your deck {=zones:IN_DECK} {=bottom:True}
bottom_of = Area : the bottom of your clock {=zones:IN_CLOCK} {=bottom:True}
their_top = Area : the top of your opponent's deck {=zones:IN_DECK} {=whose:OPPONENT}
their_top = Area : the top of their deck {=zones:IN_DECK} {=whose:OPPONENT} {=their:True}
their_bottom = Area : the bottom of your opponent's deck {=zones:IN_DECK} {=whose:OPPONENT} {=bottom:True}
their_bottom = Area : the bottom of their deck {=zones:IN_DECK} {=whose:OPPONENT} {=bottom:True} {=their:True}
target = | room_area | clock_area | stock_area | memory_area
any_target = | target | hand_area | their_room | their_clock | their_stock | their_memory
any_target = | to_their_room | to_their_clock | to_their_stock | to_their_memory
any_hand = | hand_area | to_their_hand | deck_area | their_hand | their_deck | to_their_deck
open_area = | room_area | clock_area | memory_area | level_area | climax_area
room_area = Area : your waiting room {=zones:IN_WAITING_ROOM}
clock_area = Area : your clock {=zones:IN_CLOCK}
level_area = Area : your level {=zones:IN_LEVEL}
stock_area = Area : your stock {=zones:IN_STOCK}
climax_area = Area : your climax area {=zones:IN_CLIMAX_AREA}
memory_area = Area : your memory {=zones:IN_MEMORY}
deck_area = Area : your deck {=zones:IN_DECK}
hand_area = Area : your hand {=zones:IN_HAND}
stage_area = Area : your stage {=zones:ON_STAGE}
to_their_hand = Area : their hand {=zones:IN_HAND} {=whose:OPPONENT} {=their:True}
to_their_room = Area : their waiting room {=zones:IN_WAITING_ROOM} {=whose:OPPONENT} {=their:True}
to_their_clock = Area : their clock {=zones:IN_CLOCK} {=whose:OPPONENT} {=their:True}
to_their_stock = Area : their stock {=zones:IN_STOCK} {=whose:OPPONENT} {=their:True}
to_their_memory = Area : their memory {=zones:IN_MEMORY} {=whose:OPPONENT} {=their:True}
to_their_deck = Area : their deck {=zones:IN_DECK} {=whose:OPPONENT} {=their:True}
their_hand = Area : your opponent's hand {=zones:IN_HAND} {=whose:OPPONENT}
their_room = Area : your opponent's waiting room {=zones:IN_WAITING_ROOM} {=whose:OPPONENT}
their_clock = Area : your opponent's clock {=zones:IN_CLOCK} {=whose:OPPONENT}
their_stock = Area : your opponent's stock {=zones:IN_STOCK} {=whose:OPPONENT}
their_memory = Area : your opponent's memory {=zones:IN_MEMORY} {=whose:OPPONENT}
their_deck = Area : your opponent's deck {=zones:IN_DECK} {=whose:OPPONENT}
own_stage = | stage_area | own_center | own_back
own_part = | own_center | own_back
open_middle = Area : middle position of your center stage {=zones:IN_MIDDLE}
any_stage = | own_stage | their_center | their_back
own_center = Area : your center stage {=zones:CENTER_STAGE}
own_back = Area : your back stage {=zones:BACK_STAGE}
their_center = Area : your opponent's center stage {=zones:CENTER_STAGE} {=whose:OPPONENT}
their_back = Area : your opponent's back stage {=zones:BACK_STAGE} {=whose:OPPONENT}
middle = Area : the middle position of your center stage {=zones:IN_MIDDLE}
position = | own_center | own_back | middle | their_center | their_back
action = ChecksOften : perform a trigger check {n:number} time on the trigger step {=form:1}
action = ChecksOften : during that attack , perform a trigger check {n:number} time during the trigger step {=form:2}
action = ExtraTurn : you get 1 additional turn
action = ExtraTurn : you get 1 more turn {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
