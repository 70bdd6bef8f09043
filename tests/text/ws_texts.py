"""Texts in the game's wording, each way of saying something at least once; all are invented."""

from __future__ import annotations

from tests.text.ws_doings import DOINGS, EVENT_DOINGS
from tests.text.ws_joined import JOINED
from tests.text.ws_positions import EVENT_POSITIONS, POSITIONS
from tests.text.ws_reckoned import RECKONED
from tests.text.ws_sisters import SISTERS
from tests.text.ws_variants import VARIANTS
from tests.text.ws_when import WHEN

from bythebook.games.ws.cards import CHARACTER, CLIMAX, EVENT_CARD

# Stock phrases of the game, put together here so that each is written once.
ROOM = "your waiting room"
TO_ROOM = f"into {ROOM}"
HAND = "your hand"
TURN = "until end of turn"
PLACED = f"When this card is placed on the stage from {HAND}"
ON_PLACE = f"【AUTO】 {PLACED}, "
ATTACKS = "【AUTO】 When this card attacks, "
MAY_PAY = "you may pay the cost. If you do, "
OTHER_TURN = "until end of your opponent's next turn"
TOP = "the top card of your deck"
AHEAD = "characters in front of this card"
LOOK = "look at up to 3 cards from the top of your deck"
FLIP = "Flip over 4 cards from the top of your deck"
REVERSES = "this card's battle opponent becomes 【REVERSE】"
BACK = "return this card to its previous stage position as 【REST】"
DISCARD = f"put 1 card from {HAND} {TO_ROOM}"
DISCARD_THIS = f"Put this card from {HAND} {TO_ROOM}"
PICK = "choose 1 of your characters, and that character gets"
GETS_500 = f"this card gets +500 power {TURN}."

CHARACTERS = [
    f"【AUTO】 When this card is put {TO_ROOM} from the stage, draw 1 card.",
    f"{ATTACKS}put all level 1 characters from your opponent's center stage into their clock.",
    f"{ATTACKS}choose 1 character in {ROOM}, and put it on the top or at the bottom of your stock.",
    "【AUTO】 During your turn, when this card becomes 【REVERSE】, draw 1 card.",
    f"【AUTO】 When this card side attacks, this card gets +1 soul {TURN}.",
    "【AUTO】 At the beginning of the encore step, 【REST】 this card.",
    "【AUTO】 At the end of the turn, draw 1 card.",
    '【AUTO】 When "Low Tide" is placed on your climax area, draw 1 card.',
    f"{ON_PLACE}you may draw 1 card. If you do not, draw 2 cards.",
    f"【ACT】 [(1) Return this card to {HAND}] Deal 1 damage to your opponent.",
    f"【ACT】 [Put 1 other 《Tide》 character from your stage {TO_ROOM}] Look at {TOP}.",
    '【CONT】 All of your other "Mio" get "【AUTO】 Encore [(2)]".',
    "【CONT】 Your deck can have up to 6 copies of this card.",
    "【CONT】 Your deck can have any number of copies of this card.",
    "【CONT】 If you have a climax, this card gets +500 power.",
    (
        "【CONT】 If you have another red character in your center stage, and your "
        "opponent's level is 2 or lower, this card gets +1 soul."
    ),
    f"【CONT】 This card gets +500 power for each climax in {ROOM}.",
    # Costs.
    f"【ACT】 [(1) {DISCARD.capitalize()} & 【REST】 this card] Draw 2 cards.",
    "【ACT】 [Put this card at the bottom of your deck] Draw 1 card.",
    (
        f"【ACT】 [Return 2 《Tide》 characters from {ROOM} to your deck & Shuffle your deck] "
        f"{GETS_500}"
    ),
    f"【ACT】 [Put 1 character from {ROOM} at the bottom of your clock] Draw 1 card.",
    f'【AUTO】 Resonate [Reveal 1 "Mio" in {HAND}] {PLACED}, {MAY_PAY}draw 1 card.',
    f'【ACT】 [Put 1 "Mio" from your stage face up underneath this card as a marker] {GETS_500}',
    f"【ACT】 [Put 2 markers from underneath this card {TO_ROOM}] Draw 1 card.",
    f"【ACT】 [【REST】 2 of your other characters] {GETS_500}",
    # When.
    f'【AUTO】 {PLACED} or by a "Change" effect, draw 1 card.',
    f"【AUTO】 {PLACED} or put {TO_ROOM} from the stage, draw 1 card.",
    f"【AUTO】 {PLACED} or attacks, draw 1 card.",
    "【AUTO】 When this card is frontal attacked, draw 1 card.",
    f"【AUTO】 When your other character is frontal attacked, that character gets +1 soul {TURN}.",
    "【AUTO】 At the end of this card's attack, 【STAND】 this card.",
    "【AUTO】 When this card becomes 【REVERSE】 in battle, draw 1 card.",
    "【AUTO】 When your other character becomes 【REVERSE】 in battle, 【REST】 that character.",
    "【AUTO】 When this card's level 2 or higher battle opponent becomes 【REVERSE】, draw 1 card.",
    "【AUTO】 When a climax is placed on your climax area, draw 1 card.",
    "【AUTO】 When damage dealt by this card is not canceled, draw 1 card.",
    "【AUTO】 During this card's battle, when the damage you received is canceled, draw 1 card.",
    "【AUTO】 When you use an 【ACT】, draw 1 card.",
    '【AUTO】 When you use this card\'s "Backup", draw 1 card.',
    "【AUTO】 When you level up, draw 1 card.",
    "【AUTO】 When your character's trigger check reveals a climax, draw 1 card.",
    (
        "【AUTO】 【CLOCK】 Alarm If this card is the top card of your clock, and you have "
        f"another character, at the beginning of your climax phase, {PICK} +1 soul {TURN}."
    ),
    # If.
    f"{ATTACKS}if the number of other characters you have is 3 or more, draw 1 card.",
    f"{ATTACKS}if the number of characters in {ROOM} is 3 or more, draw 1 card.",
    f"{ATTACKS}if the total level of the cards in your level is 4 or higher, draw 1 card.",
    f"{ATTACKS}if {ROOM} has 2 or less climaxes, draw 1 card.",
    f"{ATTACKS}if there is a climax in your climax area, draw 1 card.",
    f"{ATTACKS}if there is no character facing this card, draw 1 card.",
    f"{ATTACKS}if there is a marker underneath this card, draw 1 card.",
    f'{ATTACKS}if you have "Mio" and "Rin", draw 1 card.',
    f"{ATTACKS}if all of your characters are 《Tide》, draw 1 card.",
    f"{ATTACKS}if the character facing this card is 《Tide》, draw 1 card.",
    f'{ATTACKS}if the character facing this card has "Mio" in its card name, draw 1 card.',
    f"{ATTACKS}if the character facing this card is 【REST】, draw 1 card.",
    f'【CONT】 Experience If "Mio" is in your level, {GETS_500.replace(f" {TURN}", "")}',
    "【CONT】 Memory If this card is in your memory, all of your characters get +500 power.",
    (
        "【AUTO】 When this card becomes 【REVERSE】, if the level of this card's battle "
        "opponent is "
        "higher than your opponent's level, 【REVERSE】 that character."
    ),
    (
        f"{ATTACKS}reveal {TOP}. If that card is an event or a 《Tide》 character, put it "
        f"into {HAND}. "
        "(Otherwise, return it to its original place)"
    ),
    (
        f"{ATTACKS}reveal {TOP}. If that card is level 1 or higher, {GETS_500} "
        "(Climax are regarded as level 0)"
    ),
    (
        f"{ATTACKS}put the top 3 cards of your deck {TO_ROOM}. If there are 2 or more "
        "climaxes among "
        "those cards, draw 1 card."
    ),
    (
        f"{ATTACKS}{LOOK}, choose up to 1 character from among them, reveal it to your opponent, "
        f"put it into {HAND}, and put the rest {TO_ROOM}. If you put 1 card into {HAND}, draw 1 "
        "card."
    ),
    (
        f"{ATTACKS}if there is no character facing this card or the character facing this card is "
        "level 0 or lower, draw 1 card."
    ),
    (
        f"{ATTACKS}reveal up to 3 cards from the top of your deck. If you revealed 2 or "
        "more cards, "
        "draw 1 card."
    ),
    f'{ATTACKS}reveal {TOP}. If that card is "Mio" or a 《Tide》 character, put it into {HAND}.',
    # What is done.
    (
        f"{ATTACKS}your opponent chooses 1 card in their hand, puts it into their waiting room, "
        "and draws 1 card."
    ),
    f"{ATTACKS}during that attack, perform a trigger check 2 times on the trigger step.",
    '【CONT】 All of your other "Mio" and "Rin" get +500 power.',
    f"【CONT】 This card can be played from {HAND} without fulfilling color requirements.",
    f"{ATTACKS}deal 1 damage to your opponent 2 times. (Damage may be canceled)",
    f"{ATTACKS}deal 2 damage 2 times to your opponent.",
    f"{ATTACKS}look at {TOP}, and put it on the top or at the bottom of your deck.",
    f"{ATTACKS}{LOOK}, and put them on the top of your deck in any order.",
    f"{ATTACKS}choose 1 《Tide》 character in {ROOM}, and put it on any position of your stage.",
    f"{ATTACKS}move this card to an open position of your back stage.",
    f"{ATTACKS}choose 2 of your characters, and exchange them.",
    f"{ATTACKS}choose 1 card in your level and 1 card in {ROOM}, and exchange them.",
    f"{ATTACKS}choose 1 card in {HAND}, and put it face down underneath this card as a marker.",
    f"{ATTACKS}put the bottom card of your opponent's stock into their waiting room.",
    f"{ATTACKS}return all cards from {ROOM} to your deck, and shuffle your deck.",
    f"【AUTO】 When this card is put {TO_ROOM} from the stage, {BACK}.",
    f"{ATTACKS}perform the 【STANDBY】 effect.",
    (
        f"{ATTACKS}choose 1 of the following effects, and perform it. "
        f'"Draw 1 card." "{PICK.capitalize()} +500 power {TURN}."'
    ),
    f'{ATTACKS}perform the following action 2 times. "Draw 1 card."',
    f"{ATTACKS}choose 1 of your characters in battle, and that character gets +500 power {TURN}.",
    (
        f"{ATTACKS}this card gets +X power {TURN}. X is equal to the number of characters you have "
        "×500."
    ),
    (
        f"{ATTACKS}this card gets +X power {TURN}. X is equal to the number of markers underneath "
        "this card."
    ),
    (
        f"{ATTACKS}put the top 2 cards of your deck {TO_ROOM}, and this card gets +X power {TURN}. "
        "X is equal to the total level of those cards ×500."
    ),
    (
        f"{ATTACKS}put the top 2 cards of your deck {TO_ROOM}, and this card gets +X power {TURN}. "
        f"X is equal to the number of 《Tide》 characters put {TO_ROOM} by this effect."
    ),
    (
        f"{ATTACKS}put the top 2 cards of your deck {TO_ROOM}, and this card gets +X power {TURN}. "
        f"X is equal to the total level of the cards put {TO_ROOM} by this effect."
    ),
    (
        f"{ATTACKS}choose 1 of your characters, choose 1 level X or lower character in {ROOM}, and "
        f"return it to {HAND}. X is equal to the level of the character you chose -1."
    ),
    f"{ATTACKS}choose 1 character with level equal to or lower than your level in {ROOM}, and "
    f"return it to {HAND}.".replace("with level equal to or lower than your level in", "in"),
    (
        f"{ATTACKS}search your deck for up to 1 character with level equal to or lower than your "
        f"level, reveal it to your opponent, put it into {HAND}, and shuffle your deck."
    ),
    (
        f"【CONT】 Assist All of your {AHEAD} get +X power. X is equal to that "
        "character's level ×500."
    ),
    f'{ATTACKS}choose 1 of your characters with "Mio" in its card name, and 【STAND】 it.',
    f"{ATTACKS}this card gets 《Tide》 {TURN}.",
    f"{ATTACKS}until end of turn, this card gets +1 soul.",
    f"{ATTACKS}draw 1 card, and if you have another character, you may draw 1 card.",
    f'{ATTACKS}your opponent cannot use "【AUTO】 Encore" {TURN}.',
    "【CONT】 If you do not have a character, this card cannot be played from your hand.",
    '【CONT】 This card\'s card name is also regarded as "Mio".',
    "【CONT】 You can put any number of cards with the same card name as this card in your deck.",
    (
        "【AUTO】 When this card becomes 【REVERSE】 in battle, 【REST】 this card, and at the "
        f"beginning of your next encore step, put this card {TO_ROOM}."
    ),
    "【CONT】 This card's soul does not decrease by side attacking.",
    f"{ATTACKS}choose this card and 1 of your other characters, and exchange them as 【STAND】.",
    f"{ATTACKS}your opponent chooses 1 of their characters, and put it into their stock.",
    f"{ATTACKS}if there is a character facing this card, draw 1 card.",
    # Keywords.
    (
        f"【ACT】 Brainstorm [(1) 【REST】 this card] {FLIP}, and put them {TO_ROOM}. For "
        "each climax "
        "revealed among those cards, draw 1 card."
    ),
    (
        f'【AUTO】 Bond/"Mio" [(1)] (When this card is played and placed on the stage, {MAY_PAY}'
        f'choose 1 "Mio" in {ROOM}, and return it to {HAND})'
    ),
    "【AUTO】 【CLOCK】 Shift, level 1",
    "【CONT】 Great Performance",
    '【AUTO】 Sunder/"Mio" [(1)]',
    f"【AUTO】 Encore [(2)] (When this card is put {TO_ROOM} from the stage, {MAY_PAY}{BACK})",
    (
        f"【ACT】 【COUNTER】 Backup 1000, Level 1 [{DISCARD_THIS}] (Choose 1 of your "
        "characters that "
        f"is being frontal attacked, and that character gets +1000 power {TURN})"
    ),
]
EVENTS = [
    (
        "Search your deck for up to 1 level 1 or lower 《Tide》 character, reveal it to "
        f"your opponent, put it into {HAND}, and shuffle your deck."
    ),
    f'Your opponent cannot play events or "Backup" from their hand {TURN}.',
    (
        "Choose up to 2 of your opponent's cost 2 or higher characters, and those "
        f"characters cannot frontal attack {OTHER_TURN}."
    ),
    (
        "If you do not have a 《Tide》 character, this card cannot be played from your "
        "hand. Draw 2 "
        "cards."
    ),
]
CLIMAXES = [
    "【CONT】 All of your characters get +1000 power and +1 soul.",
]
MORE = (
    [(CHARACTER, text) for text in [*CHARACTERS, *POSITIONS, *DOINGS, *VARIANTS]]
    + [(CHARACTER, text) for text in [*WHEN, *RECKONED, *SISTERS, *JOINED]]
    + [(EVENT_CARD, text) for text in [*EVENTS, *EVENT_DOINGS, *EVENT_POSITIONS]]
    + [(CLIMAX, text) for text in CLIMAXES]
)
REMINDERS = [
    ("gate", f"you may choose 1 climax in {ROOM}, and return it to {HAND}"),
    ("comeback", f"you may choose 1 character in {ROOM}, and return it to {HAND}"),
    ("draw", "you may draw 1 card"),
    ("pool", f"you may put {TOP} into your stock"),
    ("treasure", f"return this card to {HAND}. You may put {TOP} into your stock"),
    ("return", "you may choose 1 of your opponent's characters, and return it to their hand"),
]
