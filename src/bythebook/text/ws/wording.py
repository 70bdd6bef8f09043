"""The grammar: one line for each way the game's card texts say something.

Words stand as `normalise` leaves them: in lower case, nouns and verbs without their `s`.
"""

from __future__ import annotations

from typing import Final

from bythebook.games.ws import cards, events, zones
from bythebook.kernel import lasting
from bythebook.kernel import nouns as kernel_nouns
from bythebook.text.grammar import Grammar, Terminal
from bythebook.text.ws import abilities, actions, conditions, costs, nouns, triggers

NODES: Final[dict[str, type]] = {
    name: value
    for module in (abilities, actions, conditions, costs, nouns, triggers)
    for name, value in vars(module).items()
    if isinstance(value, type) and value.__module__ == module.__name__
}

CONSTANTS: Final[dict[str, object]] = {
    **{
        name: value
        for module in (cards, events, zones, kernel_nouns, lasting, actions, abilities, nouns)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int | tuple)
    },
    "ANY_CARD": 0,
    "IN_HAND": (zones.HAND,),
    "IN_WAITING_ROOM": (zones.WAITING_ROOM,),
    "IN_CLOCK": (zones.CLOCK,),
    "IN_LEVEL": (zones.LEVEL,),
    "IN_STOCK": (zones.STOCK,),
    "IN_CLIMAX_AREA": (zones.CLIMAX_AREA,),
    "IN_MEMORY": (zones.MEMORY,),
    "IN_DECK": (zones.DECK,),
    "IN_MIDDLE": (zones.CENTER_MIDDLE,),
    "EVENTS_AND_BACKUP": events.CANNOT_PLAY_EVENTS | events.CANNOT_PLAY_BACKUP,
    "THIS_CARD": nouns.ThisCard(),
    "OPPOSITE": nouns.TheOpponent(),
}

TERMINALS: Final = {
    "number": Terminal(r"[0-9]{1,5}", int, int, str),
    "signed": Terminal(r"[+-][0-9]{1,5}", int, int, lambda n: f"{n:+}"),
    "stock": Terminal(r"\([0-9]{1,2}\)", int, lambda token: int(token[1:-1]), lambda n: f"({n})"),
    "trait": Terminal(r"《.+》", str, lambda token: token[1:-1], lambda word: f"《{word}》"),
    "name": Terminal(r'".+"', str, lambda token: token[1:-1], lambda word: f'"{word}"'),
}

LINES: Final = """
# Whole abilities.
ability = Auto : 【AUTO】 {?combo:【CXCOMBO】} {cost?:cost} {limit?:limit} {moment:moment} , {sentences:sentences}
ability = Act : 【ACT】 {cost:cost} {sentences:sentences}
ability = Cont : 【CONT】 {sentence:sentence}
ability = Encore : 【AUTO】 encore {cost:cost}
ability = Assist : 【CONT】 assist {sentence:sentence}
ability = Backup : 【ACT】 【COUNTER】 backup {power:number} , level {level:number} {cost:cost}
text = | ability | event
event = Event : {?counter:【COUNTER】} {sentences:sentences}
limit = | this ability activates up to {number} time per turn .

# Sentences.
sentences = * sentence ;
sentence = Sentence : {link?:link} {prefixes?:prefixes} {?may:you may} {actions:actions} . {quoted?:quoted}
quoted = | “ {ability} ”
link = IF_YOU_DO : if you do ,
link = IF_YOU_DO_NOT : if you do not ,
prefixes = * prefix ;
prefix = If : if {claims:claims} ,
prefix = During : during {whose:turn} ,
turn = YOU : your turn
turn = OPPONENT : your opponent's turn
actions = * action ; , ; , and

# Conditions.
claims = * claim ; , and
claim = Have : you have {n:number} or more {group:mine} {=how:AT_LEAST}
claim = Have : you have {n:number} or less {group:mine} {=how:AT_MOST}
claim = Have : your opponent have {n:number} or more {group:theirs} {=how:AT_LEAST}
claim = Have : your opponent have {n:number} or less {group:theirs} {=how:AT_MOST}
claim = HaveAny : you have {group:one}
claim = HaveAny : you do not have {group:one} {=none:True}
claim = AllAre : all of your character is {traits:traits}
claim = LevelIs : your level is {n:number} or higher {=how:AT_LEAST}
claim = LevelIs : your level is {n:number} or lower {=how:AT_MOST}
claim = LevelIs : your opponent's level is {n:number} or higher {=how:AT_LEAST} {=whose:OPPONENT}
claim = LevelIs : your opponent's level is {n:number} or lower {=how:AT_MOST} {=whose:OPPONENT}
claim = Holds : {area:area} have {n:number} or more card {=how:AT_LEAST}
claim = Holds : {area:area} have {n:number} or less card {=how:AT_MOST}
claim = Empty : there is no card in {area:area}
claim = Lies : {kind:named} is in {area:open_area}
claim = StandsAt : this card is in {area:position}
claim = IsOf : {who:related} is {limit:limited}
related = | facing | battle_opponent

# When.
moment = | event_moment | gated
gated = Gated : during {turn:turn} , {moment:event_moment}
event_moment = Placed : when {who:whoever} is placed on the stage {?from_hand:from your hand}
event_moment = PutAway : when {who:whoever} is put into your waiting room from the stage
event_moment = Attacks : when {who:whoever} {how?:attack_type} attack
event_moment = FrontalAttacked : when this card is frontal attacked
event_moment = Reversed : when {who:turned} become 【REVERSE】
event_moment = ClimaxPlaced : when {kind:placed_climax} is placed on your climax area
event_moment = ThisClimaxPlaced : when this card is placed on your climax area from your hand
event_moment = Begins : at the beginning of the {phase:phase} {=whose:ANYONE}
event_moment = Begins : at the beginning of your {phase:phase} {=whose:YOU}
event_moment = Begins : at the beginning of your opponent's {phase:phase} {=whose:OPPONENT}
event_moment = TurnEnds : at end of the turn {=whose:ANYONE}
event_moment = TurnEnds : at end of {whose:turn}
event_moment = Canceled : when damage dealt by this card is canceled
whoever = | this | mine_one | theirs_one
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

# Costs.
cost = Cost : [ {parts:parts} ]
parts = * part ;
part = Stock : {n:stock}
part = RestThis : 【REST】 this card
part = RestSome : 【REST】 {n:number} of {group:mine_of}
part = PutThis : put this card into {to:target}
part = PutThis : put this card from your hand into {to:target} {=from_hand:True}
part = PutThis : return this card to {to:hand_area}
part = FromHand : put {n:number} {kind:kind} from your hand into {to:target}
part = FromStage : put {n:number} other {kind:kind} from your stage into your waiting room
part = TopCard : put the top card of {area:stack} into {to:target}

# What is done.
action = PayCost : pay the cost
action = Draw : draw {count:count} card
action = Damage : deal {n:number} damage to your opponent
action = Choose : choose {count:count} of {what:stage_group}
action = Choose : choose {count:count} {what:pile}
action = Choose : choose {count:count} {what:among}
action = Search : search your deck for {count:count} {kind:kind}
action = Look : look at {count:top_cards}
action = Reveal : reveal {what:pronoun} to your opponent
action = Shuffle : shuffle your deck
action = Move : put {what:movable} into {to:any_target} {=verb:PUT}
action = Move : return {what:movable} to {to:any_hand} {=verb:RETURN}
action = TopCards : put the top card of {area:any_stack} into {to:any_target} {=n:1}
action = TopCards : put the top {n:number} card of {area:any_stack} into {to:any_target}
action = Turn : 【STAND】 {what:turnable} {=state:STAND}
action = Turn : 【REST】 {what:turnable} {=state:REST}
action = Gets : {who:subject} get {gains:gains} {each?:each} {until?:until}
action = Gets : this card get {gains:gains} while in your hand {=in_hand:True} {=who:THIS_CARD}
action = Cannot : {who:subject} cannot {what:ban} {until?:until}
action = Cannot : your opponent cannot {what:player_ban} from their hand {until?:until} {=who:OPPOSITE}
count = Exactly : {n:number}
count = UpTo : up to {n:number}
top_cards = Exactly : the top card of your deck {=n:1}
top_cards = Exactly : the top {n:number} card of your deck
top_cards = UpTo : up to {n:number} card from the top of your deck
gains = * gain ; , ; and ; later_gain
later_gain = | gain | barred
barred = Barred : cannot {what:ban}
gain = Plus : {n:signed} {stat:stat}
gain = Following : the following ability
gain = Quoted : “ {text:ability} ”
stat = POWER : power
stat = SOUL : soul
stat = CARD_LEVEL : level
each = | for each of {stage_group} | for each {pile}
until = END_OF_TURN : until end of turn
until = END_OF_OPPONENTS_NEXT_TURN : until end of your opponent's next turn
ban = CANNOT_STAND : 【STAND】
ban = CANNOT_ATTACK : attack
ban = CANNOT_SIDE_ATTACK : side attack
ban = CANNOT_FRONTAL_ATTACK : frontal attack
ban = CANNOT_BE_REVERSED : become 【REVERSE】
ban = CANNOT_BE_CHOSEN : be chosen by your opponent's effect
ban = CANNOT_MOVE : move to another position on the stage
player_ban = CANNOT_PLAY_EVENTS : play event
player_ban = CANNOT_PLAY_BACKUP : play backup
player_ban = EVENTS_AND_BACKUP : play event or backup

# Who and which.
subject = | this | all_of | that_character | facing
movable = | this | pronoun | that_character | rest
turnable = | this | pronoun | that_character
pronoun = It : it
pronoun = It : them {=plural:True}
that_character = ThatCharacter : that character
that_character = ThatCharacter : those character {=plural:True}
this = ThisCard : this card
rest = TheRest : the rest
facing = Facing : the character facing this card
battle_opponent = BattleOpponent : this card's battle opponent
all_of = AllOf : all of {group:stage_group}
stage_group = | mine_of | theirs_of
mine_of = Group : your {?other:other} {kind:kind} {place?:place}
theirs_of = Group : your opponent's {kind:kind} {=whose:OPPONENT}
mine = Group : {?other:other} {kind:kind} {place?:place}
theirs = Group : {kind:kind} {=whose:OPPONENT}
one = Group : a {kind:kind} {place?:place}
one = Group : another {kind:kind} {place?:place} {=other:True}
mine_one = Group : your {?other:other} {kind:kind}
theirs_one = Group : your opponent's {kind:kind} {=whose:OPPONENT}
place = AHEAD : in front of this card
place = CENTER : in your center stage
pile = Pile : {kind:kind} in {area:chosen_from}
among = Among : {kind:kind} from among them
kind = Kind : {limit?:limited} {color?:color} {traits?:traits} {head:head}
kind = | named
named = Kind : {names:names} {=head:ANY_CARD}
climax_kind = Kind : climax {=head:CLIMAX}
limited = Limit : {stat:limited_stat} {n:number} or lower {=how:AT_MOST}
limited = Limit : {stat:limited_stat} {n:number} or higher {=how:AT_LEAST}
limited = Limit : {stat:limited_stat} {n:number} {=how:EQUAL}
limited_stat = CARD_LEVEL : level
limited_stat = COST : cost
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
chosen_from = | open_area | hand_area | their_room | their_clock | position
stack = | deck_area | clock_area | stock_area
any_stack = | stack | their_deck | their_clock | their_stock
target = | room_area | clock_area | stock_area | memory_area
any_target = | target | hand_area | their_room | their_clock | their_stock
any_hand = | hand_area | to_their_hand
open_area = | room_area | clock_area | memory_area | level_area | climax_area
room_area = Area : your waiting room {=zones:IN_WAITING_ROOM}
clock_area = Area : your clock {=zones:IN_CLOCK}
level_area = Area : your level {=zones:IN_LEVEL}
stock_area = Area : your stock {=zones:IN_STOCK}
climax_area = Area : your climax area {=zones:IN_CLIMAX_AREA}
memory_area = Area : your memory {=zones:IN_MEMORY}
deck_area = Area : your deck {=zones:IN_DECK}
hand_area = Area : your hand {=zones:IN_HAND}
to_their_hand = Area : their hand {=zones:IN_HAND} {=whose:OPPONENT}
their_hand = Area : your opponent's hand {=zones:IN_HAND} {=whose:OPPONENT}
their_room = Area : your opponent's waiting room {=zones:IN_WAITING_ROOM} {=whose:OPPONENT}
their_clock = Area : your opponent's clock {=zones:IN_CLOCK} {=whose:OPPONENT}
their_stock = Area : your opponent's stock {=zones:IN_STOCK} {=whose:OPPONENT}
their_deck = Area : your opponent's deck {=zones:IN_DECK} {=whose:OPPONENT}
position = Area : your center stage {=zones:CENTER_STAGE}
position = Area : your back stage {=zones:BACK_STAGE}
position = Area : the middle position of your center stage {=zones:IN_MIDDLE}
position = Area : your opponent's center stage {=zones:CENTER_STAGE} {=whose:OPPONENT}
position = Area : your opponent's back stage {=zones:BACK_STAGE} {=whose:OPPONENT}
"""  # noqa: E501 - a rule of the grammar is one line

GRAMMAR: Final = Grammar(LINES, nodes=NODES, terminals=TERMINALS, constants=CONSTANTS)
