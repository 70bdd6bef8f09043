"""What keyword skills mean, in the words in which reminders say it; and words that mean the same.

Words stand as `normalise` leaves them. A number is `#` in phrases that are alike; `{n}` is the
number of a skill, `{x}` and `{y}` are its colors. After `|` stands what may be said, too.
"""

from __future__ import annotations

from typing import Final

EMPTY: Final = """
. , : ; - / ~ 's a the it they them its their owner's this card these those that which with of to in
on by at as is be being been do and or then so when if while whenever you your can may must will
only also up total there each for from into have has had who whose use used copy but effect both any
all during where like want such 1
"""
"""words that tell no reminder from a wrong one: who is not said to be the opponent is you"""

ALIKE: Final = """
energy cost
specified cost
skill cost
drop area
combo area
rest mode
active mode
battle card
attack | attacking | attacker
inflict | deal | inflicting | dealing | inflicted
place | put | placed | placing
send | sending | sent
switch | switching | switched | turn | set
choose | choosing | chosen | select
play | played | playing
activate | activated | activating
remove | removing | removed
add | adding | added | move | transfer | moved
pay | paying | paid
other | another
replace | replaced | replacing | over
name | named
instead of # | instead of # damage | rather than #
instead of the hand | instead of their hand | instead of your hand | instead of hand | instead of in their hand | instead of to their hand | instead of adding them to their hand | instead of adding it to their hand | instead of being added to their hand | rather than their hand | rather than to their hand
# or more | at least # | no less than #
# or more in drop | # or more card in your drop area | at least # card in your drop area | # or more card is in your drop area
# or more black in drop | # or more black card in your drop area | at least # black card in your drop area
drop to warp | all card in your drop area to your warp | all card in your drop area to the warp | all card in your drop area to their owner's warp | all card in your drop area to its owner's warp | all of the card in your drop area to your warp | all of the card in your drop area to the warp | all of the card in your drop area to their owner's warp | all of the card in your drop area to its owner's warp | all of your card in your drop area to your warp | all of your card in your drop area to the warp | all of your card in your drop area to their owner's warp | all of your card in your drop area to its owner's warp | all the card in your drop area to your warp | all the card in your drop area to the warp | all the card in your drop area to their owner's warp | all the card in your drop area to its owner's warp | every card in your drop area to your warp | every card in your drop area to the warp | every card in your drop area to their owner's warp | every card in your drop area to its owner's warp | your drop area to your warp | your drop area to the warp | your drop area to their owner's warp | your drop area to its owner's warp
from drop | from your drop area | from the drop area | from their drop area | from its owner's drop area
draw # card
discard # card
from hand | from your hand | in your hand | from their hand | in their hand
up to # | # or less
cannot be chosen | is not chosen | may not be chosen | cannot be targeted
cannot be ko'd | is not ko'd | may not be ko'd
cannot leave | do not leave the battle area | removed from the battle area | be removed from the battle area | cannot leave the battle area | removed from your battle area | leave the battle area | cannot be removed from the battle area | be removed from your battle area
cannot become active | cannot be switched to active mode | cannot switch to active mode | is not switched to active mode | do not switch to active mode | will not switch to active mode | will not be switched to active mode | do not become active | may not be switched to active mode | may not switch to active mode
opponent's skill | the skill of your opponent's card | your opponent's skill | your opponent's card's skill | your opponent's card skill | a opponent's skill | skill of your opponent's card | the opponent's skill | opponent's card skill | opponent's card's skill | a opponent's card skill | a opponent's card's skill | the opponent's card's skill | skill of the opponent's card
opponent's life | your opponent's life | the opponent's life | their life
opponent | your opponent
change the target of the attack | change the attack target | change the target of that attack | redirect the attack | redirect that attack | change the attack's target | the target of the attack | the target of that attack | switch the target of the attack | change the target | the new target of the attack | the guard card
after the battle | at the end of the battle | at the end of battle | after battle | after that battle | at the end of that battle
once per turn | once a turn | once each turn | once during each turn | once during a turn | once during your turn
twice per turn | twice a turn | twice each turn | up to twice per turn | twice during each turn
charge phase | charge phases
in play | in your battle area | in the battle area | in a battle area | from the battle area | from your battle area | battle area | the battle area | your battle area
0 power | 0 or less power | 0 power or less | 0 power or below | reduced to 0 power | reduced to 0 power or less | power of 0 | power of 0 or less | power of 0 or below | power is 0 | power is 0 or less | power is 0 or below | power become 0 | power become 0 or less | power become 0 or below | power reaches 0 | power reaches 0 or less | power reaches 0 or below | power hits 0 | power hits 0 or less | power hits 0 or below | power drop area to 0 | power drops to 0 | power drops to 0 or less | power drops to 0 or below | power drop area to 0 or less | power drop area to 0 or below | power fall to 0 | power fall to 0 or less | power fall to 0 or below | power falls to 0 | power falls to 0 or less | power falls to 0 or below | power is reduced to 0 | power is reduced to 0 or less | power is reduced to 0 or below | power goes to 0 | power goes to 0 or less | power goes to 0 or below
deck bottom | bottom of its owner's deck | the bottom of its owner's deck | the bottom of your deck | the bottom of their owner's deck | the bottom of owner's deck
deck top | top of your deck | the top of your deck
top # deck | the top # card of your deck | # card from the top of your deck | top # card of your deck
top 1 deck | the top card of your deck | top card of your deck
specified card | the specified card | the specified battle card | specified battle card | the chosen card | card specified
under this card | from under this card | below this card | beneath this card
stacked under | stacked under the card | stacked under other card | stacked under that card | stacked under it | stacked under them | placed under the card | placed under it | under it | under that card | under them | stacked under this card | placed under that card | under the card
if they do not | if they did not | if not | otherwise
negate this skill for the turn | this skill is negated for the turn
win the game | win this game | win
across all of them | across all copy of this card | across copy of this card | among all copy of this card | between all copy of this card | with all copy of this card | for all copy of this card | across all copy of this card you have
specified by | color specified by | all color specified by | the color specified by | both color specified by | all of the color specified by
turn's end | at the end of that turn | at the end of the turn | at the end of this turn
"""  # noqa: E501 - phrases that are alike are one line
"""each line: phrases that mean the same; the first is what they are taken for"""

MEANINGS: Final = """
Double Strike : inflict 2 damage instead of 1 attack | opponent opponent's life
Triple Strike : inflict 3 damage instead of 1 attack | opponent opponent's life
Quadruple Strike : inflict 4 damage instead of 1 attack | opponent opponent's life
Victory Strike : deal damage attack win the game | life opponent's life opponent
Critical : inflict damage place drop area instead of their hand | attack opponent opponent's life many life equal number take
Barrier : cannot be chosen by your opponent's skill
Deflect : not affected [Counter:_Play] skill | opponent's
Indestructible : cannot be ko'd by your opponent's skill or battle and do not leave the battle area | nor
Unique : copy of this card play in your battle area | time same name other
Servant : get +10000 power cannot be switched to active mode during charge phase
Energy-Exhaust : place energy rest mode | area
Ultimate : include [Ultimate] in your deck
Super Combo : include up to 4 [Super_Combo] in your deck
Super Combo : include 4 [Super_Combo] deck
Dragon Ball : include many [Dragon_Ball] deck number not exceed 7 | long
Dragon Ball : include up to 7 [Dragon_Ball] deck | number combination
Warrior of Universe 7 : treat «Universe 7» area no specified cost
Wormhole : activate [Over_Realm] and [Dark_Over_Realm] 2 time turn | per
Invoker : pay energy cost red blue multicolor extra switch red blue multicolor energy rest mode instead | active without in your hand activate play
Invoker : pay energy cost red blue multicolor extra switch red blue multicolor energy rest mode without | active instead in your hand activate play
Empower : add up to {n} marker {x} unison | play drop area place replace in play previous
Empower any : add up to {n} marker unison | play drop area place replace in play previous
Field : place activate in the battle area remains until other [Field] drop area | active mode
Blocker : other attacked switch rest mode change the target of the attack | change make become
Dual Attack : once per turn when this card attack switch this card to active mode after the battle
Triple Attack : twice per turn when this card attack switch this card to active mode after the battle
Revenge : attacked ko attack after the battle | battle card in play become guard
Offering : play opponent place life drop area if they do not draw 2 card | choose opponent's life
Offering : play opponent place their life drop area if they do not draw 2 card | choose life
Heroic : play other «Heroic» battle card activate «Heroic» extra skill draw 1 card negate this skill for the turn | card's
Villainous : play other «Villainous» battle card activate «Villainous» extra skill opponent choose in your hand place drop area negate this skill for the turn | card's
Villainous : play other «Villainous» battle card activate «Villainous» extra skill opponent discard 1 card negate this skill for the turn | card's choose in your hand
Overlord : place [Servant] the bottom of its owner's deck draw 1 card | choose [Activate:_Main] in play battle card
Rejuvenate : place under this card drop area the top card of your deck life | pay skill cost
Evolve : play top specified card | in your hand
EX-Evolve : play top specified card | in your hand
Xeno-Evolve : play send specified card warp | active mode in play in your hand choose
Union-Potara : top specified card stacked together | 2 place play active mode
Union-Potara : top 2 specified card stacked together | place play active mode
Union-Fusion : specified card same power drop area play | place in your hand discard
Over Realm : {n} or more card in your drop area play send all card in your drop area to your warp | in your hand [Over_Realm] [Dark_Over_Realm] activate once per turn
Over Realm : {n} or more card in your drop area play send all card in your drop area to your warp turn's end send warp | in play in your hand [Over_Realm] [Dark_Over_Realm] activate once per turn
Dark Over Realm : {n} or more black card in your drop area play send all card in your drop area to your warp | in your hand [Over_Realm] [Dark_Over_Realm] activate once per turn in play
Swap : play specified card in your hand return hand | choose battle card
Arrival : play in your hand {x} {y} combo area | activate
Aegis : opponent's turn defense step place in your hand drop area match specified by [Aegis] up to 2 energy switch active mode | activate choose skill discard color
Revive : place in your hand drop area match specified by [Revive] ko'd play negate this skill for the turn | activate discard color
Alliance : attack choose 1 or more {x} {y} battle card switch rest mode | activate skill in play
Alliance : attack switch 1 or more {x} {y} battle card rest mode | activate skill in play
Successor : choose number mono-green mono-yellow green yellow multicolor battle card energy cost add place drop area play in your hand | in play
Limit 1 : activate skill once per turn across all copy of this card
Limit 2 : activate skill twice per turn across all copy of this card
Once per turn : activate skill once per turn
Sparking : skill {n} or more card in your drop area | take activate
Bond : skill {n} or more battle card in play | take activate
Bond of : skill {n} or more specified card in play | take activate
Bond of : skill {n} or more specified battle card in play | take activate
Burst : place the top {n} card of your deck drop area skill | activate
Spirit Boost : remove {n} marker unison activate skill
Spirit Boost 1 : remove marker unison activate skill
Spirit Boost X : remove x marker unison activate skill
"""  # noqa: E501 - what explains a skill is one line
"""by keyword skill: the ways in which it is explained, a line each"""

RULES: Final = """
stacked under the card place drop area
[Counter] activate from your hand pay card's energy cost
0 power or less place drop area | battle card card's rule rules
pay specified cost even exceeds reduced energy cost | still
"""
"""what the rules say anyway, and a text may remind of (11-3-4, 10-10-1, 9-5-2, 2-11-5-1-1)"""
