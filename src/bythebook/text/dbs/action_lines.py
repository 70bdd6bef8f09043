"""The grammar's lines for what is done, and what cards get."""

from typing import Final

LINES: Final = """
# What is done.
deed = Choose : choose {what:this_or} {=form:9}
this_or = ThisOrOne : this card or {other:some}
deed = KoIt : ko {what:what}
deed = Play : play {what:played_what} {mode?:in_mode} {negated?:skills_negated}
deed = Play : play {what:this} {mode:in_mode} from {area:area}
deed = Play : play {what:it} from {area:area} {mode?:in_mode} {=form:9}
deed = Play : play {what:played_what} on the top of {onto:onto} {mode?:in_mode} {negated?:skills_negated}
deed = Play : play {what:played_what} {mode:in_mode} {negated?:skills_negated} on the top of {onto:onto} {=form:2}
deed = Play : play {what:played_what} {negated:skills_negated} on the top of {onto:onto} {=form:2}
onto = | this | it
deed = Countered : {what:countered} is {to:counter_dest} instead of being played
deed = Countered : {what:countered} is {to:counter_dest} instead {=form:1}
countered = | played | it
counter_dest = Dest : placed in {owner:owner} drop area {=zone:DROP}
counter_dest = Dest : placed on the bottom of {owner:owner} deck {=zone:DECK} {=bottom:True}
counter_dest = Dest : returned to {owner:owner} hand {=zone:HAND}
counter_dest = Dest : placed in {owner:owner} hand {=zone:HAND} {=form:1}
counter_dest = Dest : sent to {owner:owner} warp {=zone:WARP}
counter_dest = Dest : removed from the game {=zone:REMOVED}
skills_negated = Hushed : with its skill negated {until:until}
skills_negated = Hushed : with their skill negated {until:until} {=plural:True}
dest = Dest : {form:into} {owner:owner} drop area {=zone:DROP}
dest = Dest : {form:into} {owner:owner} hand {=zone:HAND}
dest = Dest : {form:into} {owner:owner} warp {=zone:WARP}
dest = Dest : {form:into} {owner:owner} life {=zone:LIFE}
dest = Dest : {form:into} {owner:owner} energy {mode?:in_mode} {=zone:ENERGY}
dest = Dest : on the bottom of {owner:owner} deck {?order:in any order} {=zone:DECK} {=bottom:True}
dest = Dest : on the top of {owner:owner} deck {?order:in any order} {=zone:DECK}
dest = Dest : to the bottom of {owner:owner} deck {?order:in any order} {=zone:DECK} {=bottom:True} {=form:1}
dest = Dest : {form:into} {owner:owner} battle area {mode?:in_mode} {=zone:BATTLE_AREA}
deed = Move : play {what:played_what} {to:their_side} {=verb:PLAY}
their_side = Dest : {form:into} your opponent's battle area {mode?:in_mode} {=zone:BATTLE_AREA} {=owner:4}
deed = RemoveFromGame : remove {what:what} from the game
deed = Under : place {what:what} under {host:host}
host = | this | it
host = Some : a {kind:kind} {=count:JUST_ONE} {=form:3}
host = Some : 1 of {whose:whose} {kind:kind} {=count:JUST_ONE}
deed = TopCards : {verb:verb} the top card of {whose:whose} deck {to:dest} {=count:JUST_ONE}
deed = TopCards : {verb:verb} the top {count:count} card of {whose:whose} deck {to:dest} {=form:1}
deed = TopCards : {verb:verb} {count:count} card from the top of {whose:whose} deck {to:dest} {=form:2}
deed = Look : look at {count:count} card from the top of {whose:whose} deck
deed = Look : look at up {count:just_number} card from the top of {whose:whose} deck {=form:4}
deed = Look : look at the top card of {whose:whose} deck {=count:JUST_ONE} {=form:1}
deed = Look : look at the top {count:count} card of {whose:whose} deck {=form:2}
deed = Look : reveal {count:count} card from the top of {whose:whose} deck {=reveals:True}
deed = Look : reveal the top card of {whose:whose} deck {=count:JUST_ONE} {=form:1} {=reveals:True}
deed = Look : reveal the top {count:count} card of {whose:whose} deck {=form:2} {=reveals:True}
deed = Look : look at {count:count} card from the bottom of {whose:whose} deck {=bottom:True}
deed = Look : look on the bottom card of {whose:whose} deck {=count:JUST_ONE} {=form:1} {=bottom:True}
deed = Look : look on the bottom {count:count} card of {whose:whose} deck {=form:2} {=bottom:True}
deed = Look : reveal {count:count} card from the bottom of {whose:whose} deck {=reveals:True} {=bottom:True}
deed = Look : reveal the bottom card of {whose:whose} deck {=count:JUST_ONE} {=form:1} {=reveals:True} {=bottom:True}
deed = Look : reveal the bottom {count:count} card of {whose:whose} deck {=form:2} {=reveals:True} {=bottom:True}
deed = Reveal : reveal {what:it}
deed = Reveal : reveal {what:some} {=form:1}
deed = Shuffle : shuffle {whose:whose} deck
deed = Shuffle : shuffle {whose:whose} deck if you looked through it {=looked:True}
deed = ShuffleIn : shuffle {what:what} into {whose:whose} deck
deed = ShuffleIn : shuffle {what:what} into its owner's deck {=whose:NOTHING}
deed = ShuffleIn : shuffle {what:what} into their owner's deck {=whose:NOTHING} {=form:1}
action = Barred : you cannot play {names:names} {until:until}
action = Barred : you cannot play copy of this card {until:until}
action = Barred : you cannot activate {names:names} {until:until} {=activate:True}
action = Barred : you cannot activate {names:names} 's skill {until:until} {=activate:True} {=form:2}
action = Barred : you cannot activate the skill of {names:names} {until:until} {=activate:True} {=form:3}
action = PlayerLimit : your {kind:named_cards} [Auto] skill {form:do_not} activate {until:until} {=verb:ACTIVATE_THEM} {=marks:AUTO_SKILL} {=whose:YOU}
do_not = 8 : do not
do_not = 9 : cannot
named_cards = Kind : {pre:pres} card's {=head:ANY_CARD}
action = Barred : you cannot activate the {marks:skill_mark} skill on copy of this card {until:until} {=activate:True}
action = Barred : you cannot activate the {marks:skill_mark} skill of copy of this card {until:until} {=activate:True} {=form:1}
names = * name ; , ; or
skill_mark = MAIN : [Activate:_Main]
skill_mark = IN_BATTLE : [Activate:_Battle]
skill_mark = COUNTERS : [Counter]
skill_mark = COUNTER_PLAY : [Counter:_Play]
skill_mark = COUNTER_ATTACK : [Counter:_Attack]
skill_mark = AUTO_SKILL : [Auto]
deed = NegateTheAttack : negate the attack
deed = NegateTheAttack : negate that attack {=form:1}
deed = FlipThis : flip this card over
deed = Damage : deal {n:number} damage to your opponent
deed = Damage : deal {n:number} damage to them {=form:1}
deed = AddMarkers : add {n:number} marker to {what:marked}
marked = | this | it | some | all
deed = Negate : negate its skill {until?:until} {=what:THE_IT}
deed = Negate : negate their skill {until?:until} {=what:THE_THEY}
deed = Negate : negate the skill of {what:what} {until?:until} {=form:1}
deed = Negate : negate all of its skill {until?:until} {=what:THE_IT} {=form:2}
until = END_OF_TURN : for the turn
until = FOR_BATTLE : for the battle
until = THIS_GAME : for the game
until = END_OF_OPPONENTS_NEXT_TURN : until the end of your opponent's next turn
until = END_OF_YOUR_NEXT_TURN : until the end of your next turn
until = UNTIL_START : until the start of your next turn
until = UNTIL_MAIN_START : until the start of your next main phase
deed = NegateThis : negate this skill {until:until}
deed = DrawUntil : draw card until you have {n:number} card in your hand
deed = DrawUntil : draw card until you have {n:number} in your hand {=form:1}
deed = LifeUntil : add card from your life to your hand until you have {n:number} life left {=to:TO_HAND}
deed = LifeUntil : add card from your life to your hand until your life is at {n:number} {=to:TO_HAND} {=form:1}
deed = LifeUntil : add card from your life to your hand until you have {n:number} life {=to:TO_HAND} {=form:2}
deed = TopUnder : place the top card of your deck under {host:under_host}
under_host = | this | it | some
deed = RemoveMarkers : remove {n:number} marker from {what:marked}
deed = RemoveMarkers : remove a marker from {what:marked} {=n:1} {=form:1}
deed = AddMarkers : add a marker to {what:marked} {=n:1} {=form:1}
deed = Damage : inflict {n:number} damage to your opponent {=form:2}
deed = Damage : your opponent take {n:number} damage {=form:3}
deed = Look : look at up to the top {count:just_number} card of {whose:whose} deck {=form:3}
just_number = UpTo : {n:number}
deed = RevealHand : reveal their hand
deed = SeeHand : look at your opponent's hand
deed = RevealHand : reveal your hand {=yours:True}
deed = PlayUnison : play {what:played_what} with {n:number} marker on it {mode?:in_mode}
deed = PlayUnison : play {what:played_what} with a marker on it {mode?:in_mode} {=n:1} {=form:1}
deed = AddCombo : add {n:signed} to this card's combo {until:until}
deed = AddCombo : add {n:signed} to this card's combo power {until:until} {=form:1}
deed = ToDeck : {verb:verb} {what:what} to {owner:owner} deck
action = ShuffleTheirs : all player who returned card to their deck shuffle their deck
action = ShuffleTheirs : all player who had card returned to their deck shuffle their deck {=form:1}
deed = ActivateIt : activate {what:activated}
activated = | some | it
deed = PlayTokens : play {n:number} {name:name} token {mode?:in_mode}
deed = PlayTokens : play {n:number} {name:name} token with {power:number} power {mode?:in_mode} {=form:1}
deed = Negate : negate all skill of {what:what} {until?:until} {=form:3}
deed = Shuffle : shuffle any area you looked through {=looked:True} {=any_area:True}
deed = Shuffle : shuffle your deck if you searched it {=looked:True} {=form:2}
deed = Under : place {what:this} under {host:it} from {area:area}
deed = Choose : choose {what:leader} {=form:3}
deed = Choose : choose {what:fighter} {=form:5}
deed = Damage : deal {n:number} damage to your opponent's life {=form:4}
deed = Damage : inflict {n:number} damage to your opponent's life {=form:5}
dest = Dest : at the top of {owner:owner} deck {?order:in any order} {=zone:DECK} {=form:6}
deed = ComboWith : combo with {what:what}
deed = ComboWith : use {what:what} in a combo {=form:1}
deed = ComboWith : combo {what:it} with this card {=for_this:True}
deed = Countered : {form:put_instead} {what:countered} {to:dest} instead
deed = Countered : {form:put_not_played} {what:countered} {to:dest} instead of playing it
put_not_played = 5 : place
put_not_played = 6 : return
put_not_played = 7 : send
put_instead = 2 : place
put_instead = 3 : return
put_instead = 4 : send
deed = Sent : {what:this} is {to:counter_dest}
deed = Sent : {what:it} is {to:counter_dest} {=form:1}
deed = TopOrBottom : {form:back_verb} {what:looked} {end:top_and_or} of your deck {?order:in any order}
top_and_or = 0 : on the top and / or bottom
top_and_or = 1 : at the top and / or bottom
deed = PutBack : {form:back_verb} {what:looked} back {top?:back_top} {?order:in any order}
deed = PutBack : return {what:looked} to the top of your deck {?order:in any order} {=form:3}
deed = PutBack : put back {what:looked} {?order:in any order} {=form:4}
back_verb = 0 : place
back_verb = 1 : put
back_verb = 2 : return
back_top = 1 : on the top of your deck
back_top = 2 : at the top of your deck
back_top = 3 : to the top of your deck
back_top = 4 : on the top of the deck
back_top = 5 : on the top
looked = | it | rest
deed = Ending : you win the game {=won:True}
deed = Ending : you win this game {=won:True} {=form:1}
deed = Ending : you lose the game
deed = AnotherTurn : after your current turn ends , take another turn
deed = AnotherTurn : take another turn after this 1 {=form:1}
deed = PlayTokens : play a {name:name} token with {power:number} power {=n:1} {=form:3}
deed = LifeUntil : add card from your life to your hand until you have {n:number} card in your life {=to:TO_HAND} {=form:3}
under_host = Some : a {kind:headless} {=count:JUST_ONE} {=form:3}
deed = ComboWith : combo with {what:what} in your combo area {=form:2}
deed = NegateThis : you cannot activate this skill {until:until} {=form:1}
deed = Play : place {what:played_what} on the top of {onto:onto} {=form:5}
deed = Negate : negate {what:possessor} skill {until?:until} {=form:4}
deed = Negate : negate all of {what:possessor} skill {until?:until} {=form:5}
possessor = | its_possessor
its_possessor = It : that card's {=that:True}
its_possessor = It : that battle card's {=that:True} {=head:BATTLE}
its_possessor = It : those card's {=plural:True} {=that:True}
its_possessor = It : the chosen card's {=chosen:True}
its_possessor = It : the chosen battle card's {=chosen:True} {=head:BATTLE}
its_possessor = It : the chosen unison card's {=chosen:True} {=head:UNISON}
possessor = TheOther : the attacking card's
possessor = TheLeader : your opponent's leader card's {=whose:OPPONENT}
deed = NegateKind : negate its {marks:skills_of_kind} skill {until:until} {=what:THE_IT}
deed = NegateKind : negate their {marks:skills_of_kind} skill {until:until} {=what:THE_THEY}
deed = NegateKind : negate this card's {marks:skills_of_kind} skill {until:until} {=what:THIS_CARD}
deed = NegateKind : negate the {marks:skills_of_kind} skill of {what:what} {until:until} {=form:1}
skills_of_kind = ANY_KEYWORD : keyword
skills_of_kind = ANY_ACTIVATE : [Activate]
deed = Negate : negate this card's skill {until:until} {=what:THIS_CARD} {=form:6}
action = Negate : its skill is negated {until:until} {=what:THE_IT} {=form:7}
action = Negate : their skill is negated {until:until} {=what:THE_THEY} {=form:7}
deed = Play : play {what:it} to {form:owners_side} battle area {mode?:in_mode} {negated?:skills_negated} {=owners:True}
owners_side = 11 : its owner's
owners_side = 12 : their owner's
deed = Play : put {what:it} into play {mode?:in_mode} {=form:6}
deed = Play : play {what:this_from} in its owner's battle area {mode?:in_mode} {=owners:True} {=form:7}
deed = Play : play {what:it} in its owner's battle area {mode?:in_mode} {=owners:True} {=form:20}
deed = Play : play {what:it} in its owner's battle area from {area:area} {=owners:True} {=form:21}
deed = Play : play {what:it} in your battle area {mode?:in_mode} {=form:22}
deed = Play : play {what:it} from {area:area} in its owner's battle area {mode?:in_mode} {=owners:True} {=form:10}
deed = PutEither : {verb:verb} {what:placed_one} {form:either_end} {owner:owner} deck
placed_one = | this | it | some
either_end = 0 : on the top or bottom of
either_end = 1 : at the top or bottom of
either_end = 2 : on the top or the bottom of
either_end = 3 : on top or on the bottom of
either_end = 4 : on either the top or bottom of
either_end = 5 : to the top or bottom of
either_end = 6 : at either the top or bottom of
either_end = 7 : on the top or on the bottom of
either_end = 8 : back on the top or bottom of
deed = Under : place this card under {host:it} from its owner's drop area {=what:THIS_DROPPED} {=form:1}

# What cards get.
action = Gets : this card is also treated as {gains:color_gains} in all area {=who:THIS_CARD} {=everywhere:True} {=form:3}
color_gains = * color_gain ; , ; and
color_gain = NewColor : {color:color}
action = Gets : {who:subject} have {gains:had_gains} {=form:9}
had_gains = * had_gain ; , ; and
had_gain = NewKeyword : {keyword:keyword} {reminder?:reminder}
gain = Plus : {n:signed} power {=char:POWER}
gain = Plus : {n:signed} combo power {=char:COMBO_POWER}
gain = NewKeyword : {keyword:keyword} {reminder?:reminder}
gain = NewKeyword : the {keyword:keyword} skill {=form:1}
gain = NewTrait : {trait:trait}
action = Cannot : {who:subject} cannot {bits:ban} {until?:until}
action = Cannot : {who:subject} can attack battle card that is in active mode {until?:until} {=bits:MAY_ATTACK_ACTIVE} {=form:1}
ban = CANNOT_ATTACK : attack
ban = CANNOT_BE_KOD : be ko'd
ban = CANNOT_LEAVE : be removed from your battle area by your opponent's skill
ban = CANNOT_BE_CHOSEN : be chosen by your opponent's skill
ban = CANNOT_ACTIVATE : be switched to active mode
ban = CANNOT_COMBO : be used in a combo
ban = CANNOT_EVOLVE : [Evolve] into other card
ban = CANNOT_EVOLVE_TOO : evolve into other card
action = NotPlayedBy : you cannot place this card in your combo area from any area {=bits:CANNOT_COMBO} {=form:10}
permission = MAY_ATTACK_ACTIVE : attack battle card in active mode
action = Unaffected : {who:subject} is not affected by your opponent's skill {until?:until}
action = Unaffected : is not affected by your opponent's skill {until?:until} {=who:SAME_AGAIN} {=form:1}
action = Reduce : reduce the energy cost of this card in {area:area} by {n:number} {each?:each} {=char:COST}
action = Reduce : reduce the combo cost of this card in {area:area} by {n:number} {each?:each} {=char:COMBO_COST}
allowed = Allowed : can attack battle card that is in active mode {=bits:MAY_ATTACK_ACTIVE} {=form:1}
allowed = Allowed : cannot {bits:ban} {=form:2}
step = Step : {join:comma_and} {action:same_ban}
comma_and = 2 : , and
same_ban = Cannot : cannot {bits:ban} {until?:until} {=who:SAME_AGAIN} {=form:16}
same_ban = Cannot : can {bits:permission} {until?:until} {=who:SAME_AGAIN} {=form:17}
action = CannotEither : {who:subject} cannot {bits:ban} and cannot {more:ban} {until?:until} {=form:2}
ban = CANNOT_ATTACK_LEADERS : attack leader card
ban = CANNOT_ATTACK_BATTLE_CARDS : attack battle card
action = Cannot : {who:subject} cannot be switched to active mode during {form:next_charge} {=bits:STAYS_IN_CHARGE_PHASE} {=until:END_OF_OPPONENTS_NEXT_TURN}
action = StaysRested : {who:subject} cannot be switched to active mode during your opponent's next turn
action = StaysRested : {who:subject} cannot be switched to active mode during their next turn {=form:1}
action = Cannot : {who:subject} cannot switch to active mode {until?:until} {=bits:CANNOT_ACTIVATE} {=form:3}
action = Cannot : {who:subject} {form:stays_in} {=bits:STAYS_IN_CHARGE_PHASE} {=until:END_OF_OPPONENTS_NEXT_TURN}
stays_in = 30 : do not switch to active mode during your opponent's next charge phase
stays_in = 31 : do not switch to active mode during their next charge phase
stays_in = 32 : is not switched to active mode during your opponent's next charge phase
stays_in = 33 : is not switched to active mode during their next charge phase
stays_in = 34 : cannot be switched to active mode in your opponent's next charge phase
stays_in = 35 : will not switch to active mode during your opponent's next charge phase
action = Cannot : {who:subject} cannot switch to active mode during {form:next_charge_too} {=bits:STAYS_IN_CHARGE_PHASE} {=until:END_OF_OPPONENTS_NEXT_TURN}
next_charge = 5 : your opponent's next charge phase
next_charge = 6 : their next charge phase
next_charge_too = 7 : your opponent's next charge phase
action = Cannot : your opponent's card cannot {bits:ban} {until?:until} {=who:THEIR_CARDS} {=form:8}
action = Cannot : your opponent cannot attack leader card {until?:until} {=who:THEIR_CARDS} {=bits:CANNOT_ATTACK_LEADERS} {=form:9} {=of_player:True}
action = Cannot : your opponent cannot attack with {who:attack_with} {until?:until} {=bits:CANNOT_ATTACK} {=form:10} {=of_player:True}
attack_with = TheLeader : their leader card {=whose:THEIR}
action = PlayFree : you can play this card from {area:area} without paying its energy cost
action = ActivateFree : you can activate this card's {marks:skill_mark} skill from {area:area} without paying its energy cost
action = ActivateFree : you can activate this card's {marks:skill_mark} from {area:area} without paying its energy cost {=form:1}
action = NotPlayable : this card cannot be played from any area
action = NotPlayable : you cannot play this card from any area {=form:1}
deed = Control : get control of {what:what}
action = LoseKeyword : negate this card's {keyword:keyword} in all area
action = LoseKeyword : negate this card's {keyword:keyword} skill in all area {=form:1}
each = Each : for each {kind:pair_kind}
action = ReduceThem : reduce the energy cost of {kind:pair_kind} by {n:number} {=char:COST}
action = ReduceThem : reduce the combo cost of {kind:pair_kind} by {n:number} {=char:COMBO_COST}
deed = NegateBoth : negate {form:the_attack} attack and this skill for the turn
the_attack = 0 : that
the_attack = 1 : the
later_ban = CANNOT_LEAVE : removed from your battle area by your opponent's skill
later_ban = CANNOT_LEAVE_BY_SKILLS : removed from your battle area by skill
later_ban = CANNOT_BE_KOD_BY_SKILLS : ko'd by your opponent's skill
later_ban = CANNOT_BE_KOD : ko'd
later_ban = CANNOT_BE_CHOSEN : chosen by your opponent's skill
later_ban = CANNOT_BE_ATTACKED : attacked
action = CannotEither : {who:subject} cannot {bits:ban} or {more:later_ban} {until?:until} {=form:1}
each = UnderEach : for each card placed under it {=form:1}
each = UnderEach : for each card under it {=form:2}
action = Reduce : reduce this card's energy cost in {area:area} by {n:number} {each?:each} {=char:COST} {=form:1}
action = ReduceThem : reduce the energy cost of {kind:kind} by {n:number} {=char:COST}
action = ReduceThem : reduce the combo cost of {kind:kind} by {n:number} {=char:COMBO_COST}
action = ReduceThem : reduce the energy cost of all {kind:kind} by {n:number} {=char:COST} {=form:1}
action = ReduceThem : the energy cost of {kind:kind} is reduced by {n:number} {=char:COST} {=form:2}
action = ReduceThem : the combo cost of {kind:kind} is reduced by {n:number} {=char:COMBO_COST} {=form:2}
action = Reduce : the energy cost of this card in {area:area} is reduced by {n:number} {each?:each} {=char:COST} {=form:2}
action = Reduce : the combo cost of this card in {area:area} is reduced by {n:number} {each?:each} {=char:COMBO_COST} {=form:2}
action = ActivateFree : you can activate this card from {area:area} without paying its energy cost {=marks:ANY_ACTIVATE} {=form:2}
action = RaiseThem : all of {whose:whose} {kind:sort} have their energy cost increased by {n:number}
action = RaiseThem : the energy cost of all of {whose:whose} {kind:sort} is increased by {n:number} {=form:1}
action = CannotCan : {who:subject} cannot {bits:ban} and can {more:permission}
action = CannotCan : {who:subject} cannot {bits:ban} and can attack battle card that is in active mode {=more:MAY_ATTACK_ACTIVE} {=form:1}
action = Loses : {who:subject} lose {n:signed} power {until:until}
action = Loses : {who:subject} both lose {n:signed} power {until:until} {=form:1}
action = Cannot : {who:subject} can attack your opponent's battle card in active mode {until?:until} {=bits:MAY_ATTACK_ACTIVE} {=form:15}
allowed = Allowed : can attack your opponent's battle card in active mode {=bits:MAY_ATTACK_ACTIVE} {=form:3}
ban = ATTACK_NOT_NEGATED : have its attack negated
permission = MAY_COMBO_RESTED : combo even in rest mode
permission = AWAKENS_ANYWAY : activate [Awaken]
action = Cannot : you can activate this card's [Awaken] skill {=who:THIS_CARD} {=bits:AWAKENS_ANYWAY} {=form:60}
action = Cannot : you may activate {who:leaders} [Awaken] even if you have 5 or more life {until?:until} {=bits:AWAKENS_AT_FIVE} {=form:61}
action = Cannot : you can activate {who:leaders} [Awaken] skill even if you have 5 or more life {until?:until} {=bits:AWAKENS_AT_FIVE} {=form:62}
action = Cannot : {who:subject} can combo when in rest mode {until?:until} {=bits:MAY_COMBO_RESTED} {=form:40}
action = Cannot : you can combo with this card from your battle area even when it is in rest mode {=who:THIS_CARD} {=bits:MAY_COMBO_RESTED} {=form:41}
action = Loses : {who:subject} lose {n:signed} power {each:each} {=form:2}
deed = ActivateIt : choose and activate {what:some} {=form:1}
action = Reduce : reduce the energy cost of this card in {area:area} by a additional {n:number} {each?:each} {=char:COST} {=form:3}
"""  # noqa: E501 - a rule of the grammar is one line
