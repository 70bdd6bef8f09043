"""Texts in the game's wording about when, if and which; all are invented."""

from __future__ import annotations

ROOM = "your waiting room"
HAND = "your hand"
STAGE = "placed on the stage"
THIS_PLACED = f"this card is {STAGE}"
DRAW = "draw 1 card."
CENTER = "your center stage"
THEIR_CENTER = "your opponent's center stage"
TURN = "until end of turn"
GETS = "this card gets +500 power"
PART = "in its card name"
AHEAD = "characters in front of this card"
ATTACKS = "【AUTO】 When this card attacks, "
REVERSED = "becomes 【REVERSE】"
TOP_TWO = f"put the top 2 cards of your deck into {ROOM}"

MOMENTS = [
    f"【AUTO】 During the turn that {THIS_PLACED} from {HAND}, when this card attacks, {DRAW}",
    (
        f"【AUTO】 During the turn that this card was {STAGE} from {HAND}, at the end "
        "of the turn, "
        f"{DRAW}"
    ),
    f'【AUTO】 During your climax phase, when "Low Tide" is placed on your climax area, {DRAW}',
    (
        "【AUTO】 During the attack phase, when your character moves to another stage "
        f"position, {DRAW}"
    ),
    (
        "【AUTO】 During your opponent's attack phase, when the damage you received is "
        f"canceled, {DRAW}"
    ),
    f"【AUTO】 When {THIS_PLACED} from {HAND}, during this card's attack, {DRAW}",
    f"【AUTO】 When this card {REVERSED} in battle or at the end of this card's attack, {DRAW}",
    f"【AUTO】 When this card attacks or {REVERSED}, {DRAW}",
    f"【AUTO】 When {THIS_PLACED} from {HAND} or {REVERSED} in battle, {DRAW}",
    f"【AUTO】 When {THIS_PLACED} from {ROOM}, {DRAW}",
    f"【AUTO】 When {THIS_PLACED} from {HAND} or deck, {DRAW}",
    f"【AUTO】 When {THIS_PLACED} from {HAND} or your memory, {DRAW}",
    f'【AUTO】 When {THIS_PLACED} by the effect of "Mio", {DRAW}',
    f'【AUTO】 When {THIS_PLACED} from {HAND} or by the 【AUTO】 effect of "Mio", {DRAW}',
    f'【AUTO】 When {THIS_PLACED} from {ROOM} by the 【ACT】 effect of "Mio", {DRAW}',
    f'【AUTO】 When {THIS_PLACED} from {HAND} or by "Change", {DRAW}',
    f"【AUTO】 When this card or your other 《Tide》 character is {STAGE} from {HAND}, {DRAW}",
    f"【AUTO】 When your other 《Tide》 character or this card is {STAGE} from {HAND}, {DRAW}",
    f"【AUTO】 When your other 《Tide》 character's battle opponent {REVERSED}, {DRAW}",
    f"【AUTO】 When another of your characters {REVERSED} in battle, {DRAW}",
    f"【AUTO】 When this card or this card's battle opponent {REVERSED}, 【REST】 this card.",
    f"【AUTO】 When your climax triggers, {DRAW}",
    f"【AUTO】 When your climax with 【GATE】 in its trigger icon triggers, {DRAW}",
    f"【AUTO】 When a blue climax is placed on your climax area, {DRAW}",
    (
        "【AUTO】 When your climax with 【GATE】 in its trigger icon is placed on your "
        f"climax area, {DRAW}"
    ),
    f"【AUTO】 When you play an event, {DRAW}",
    f'【AUTO】 When you play "Low Tide", {DRAW}',
    f"【AUTO】 When the character facing this card attacks, {DRAW}",
    f'【AUTO】 When your opponent uses "Backup", {DRAW}',
    f"【AUTO】 When you use an 【ACT】 ability, {DRAW}",
    f"【AUTO】 When your opponent's climax is placed on their climax area, {DRAW}",
    f"【AUTO】 When your character in the middle position of {CENTER} attacks, {DRAW}",
    (
        f"【AUTO】 When this card is put into {ROOM} from the stage with a marker "
        f"underneath it, {DRAW}"
    ),
    f"【AUTO】 When your card is put into your memory, {DRAW}",
    f"【AUTO】 When your character is put into the waiting room from {HAND}, {DRAW}",
]
CLAIMS = [
    f'{ATTACKS}if all of your characters have "Mio" {PART}, {DRAW}',
    f"{ATTACKS}if all of your other characters are 【REST】, {DRAW}",
    f"{ATTACKS}if all of your characters in {CENTER} are blue, {DRAW}",
    f"{ATTACKS}if all of your characters are blue or 《Tide》, {DRAW}",
    f"{ATTACKS}if all of your opponent's characters are 《Tide》, {DRAW}",
    f"【CONT】 If this card is on the stage, {GETS}.",
    f"【CONT】 If you are level 2 or higher, {GETS}.",
    f"【CONT】 If your level is 2, {GETS}.",
    f"【CONT】 If all players are level 2 or higher, {GETS}.",
    f"【CONT】 If the character facing this card is a higher level than this card, {GETS}.",
    (
        f"{ATTACKS}if the level of this card's battle opponent is lower than or "
        "equal to the level of "
        f"this card, {DRAW}"
    ),
    f"【CONT】 If you have 5 or more cards in {HAND}, {GETS}.",
    f'【CONT】 If you do not have "Mio" in {ROOM}, {GETS}.',
    f"【CONT】 If you have 2 cards in your clock, {GETS}.",
    f"{ATTACKS}if your opponent does not have a climax in their waiting room, {DRAW}",
    f"{ATTACKS}if your opponent has 1 or less characters in their center stage, {DRAW}",
    f"【CONT】 If there are 2 or less cards in your deck, {GETS}.",
    f"【CONT】 If your level has a red card and a blue card, {GETS}.",
    f'【CONT】 If "Mio" and "Rin" are in your level, {GETS}.',
    f'【CONT】 If you have "Mio" and "Rin" in {CENTER}, {GETS}.',
    f'【CONT】 If you have another "Mio" and "Rin", {GETS}.',
    f'【CONT】 If "Mio" is in the middle position of {CENTER}, {GETS}.',
    f"【CONT】 If a climax is in your climax area, {GETS}.",
    f"【CONT】 If your memory has 3 or more cards with different card names, {GETS}.",
    f"【CONT】 If your stock has less cards than your opponent's stock, {GETS}.",
    f"【CONT】 If the number of cards in {HAND} is more than your opponent's hand, {GETS}.",
    (
        f"{ATTACKS}reveal the top card of your deck, and this card gets +X power "
        f"{TURN}. If X is 2 or "
        "higher, draw 1 card. X is equal to the level of that card."
    ),
    f'{ATTACKS}{TOP_TWO}. If "Mio" is among those cards, {DRAW}',
    f"{ATTACKS}{TOP_TWO}. If all those cards are 《Tide》 characters, {DRAW}",
    f"{ATTACKS}{TOP_TWO}. If there are no climaxes among those cards, {DRAW}",
    f"{ATTACKS}{TOP_TWO}. If the total number of colors among those cards is 2 or more, {DRAW}",
    f"【CONT】 If the number of colors of your characters on stage is 3 or more, {GETS}.",
    f'【CONT】 If the top card of your clock is a card with "Alarm", {GETS}.',
    f"【CONT】 If the top card of your clock is a 《Tide》 character, {GETS}.",
    (
        f"{ATTACKS}if there are no characters in {THEIR_CENTER} or all characters "
        f"in {THEIR_CENTER} "
        f"are 【REVERSE】, {DRAW}"
    ),
    f"【CONT】 If your level is 1 or lower and your opponent's level is 2 or lower, {GETS}.",
    (
        f"{ATTACKS}choose 1 of your characters, and if the levels of all of your characters in "
        f"{CENTER} are the same as that character's, {DRAW}"
    ),
    f'【CONT】 If all of the cards in your level have "Mio" {PART}, {GETS}.',
    (
        "【AUTO】 When your character's trigger check reveals a climax, if that "
        "card's trigger icon is "
        f"【GATE】, {DRAW}"
    ),
    f"{ATTACKS}choose 1 of your characters, and if that character is level 2 or higher, {DRAW}",
    (
        f"{ATTACKS}choose 1 card in {HAND}, and put it into your clock. If you put "
        "1 card into your "
        f"clock, {DRAW}"
    ),
    f"【CONT】 If this card is in {ROOM}, all of your characters get +500 power.",
    f"{ATTACKS}if this card is level 2 or higher, {DRAW}",
    f"【CONT】 If there are no face down cards in your opponent's memory, {GETS}.",
]
NOUNS = [
    f'{ATTACKS}choose 1 character in {ROOM} with "Mio" {PART}, and return it to {HAND}.',
    f"{ATTACKS}choose 1 card in {ROOM} except climaxes, and return it to {HAND}.",
    (
        f"{ATTACKS}choose 1 character in {THEIR_CENTER} with level higher than your "
        "opponent's level, "
        "and 【REST】 it."
    ),
    f'【CONT】 All of your characters in front of this card with "Mio" {PART} get +500 power.',
    f'{ATTACKS}if the number of other characters you have with "Mio" {PART} is 2 or more, {DRAW}',
    f"{ATTACKS}choose 1 blue or 《Tide》 character in {ROOM}, and return it to {HAND}.",
    f"【ACT】 [Put 1 red or blue card from {HAND} into {ROOM}] Draw 1 card.",
    (
        f"{ATTACKS}choose 1 climax with 【GATE】 in its trigger icon in {ROOM}, and "
        f"return it to {HAND}."
    ),
    f"{ATTACKS}choose 1 level 0 or lower character facing this card, and 【REST】 it.",
    f"{ATTACKS}choose 1 character in battle, and that character gets +500 power {TURN}.",
    f"{ATTACKS}all characters in {THEIR_CENTER} get -500 power {TURN}.",
    f"{ATTACKS}choose another of your characters, and 【REST】 it.",
    f"{ATTACKS}choose 1 of your characters, and that card gets +500 power {TURN}.",
    "【CONT】 The character facing this card and this card cannot side attack.",
    "【CONT】 All of your other characters with a marker get +500 power.",
    (
        f"{ATTACKS}search your deck for up to 1 climax with the same card name as a "
        f"climax in {ROOM}, "
        f"put it into {HAND}, and shuffle your deck."
    ),
    '【CONT】 All of your other characters named "Mio" get +500 power.',
    f"{ATTACKS}choose 1 face up card in your level, and return it to {HAND}.",
    f"{ATTACKS}choose 1 of your opponent's cost 1 or less characters, and 【REST】 it.",
    (
        "【CONT】 This card gets +X power. X is equal to the total number of colors "
        "your characters on "
        "stage have ×500."
    ),
]
STANDING = [
    "【CONT】 This card gets -1 level while in the stage.",
    "【CONT】 This card gets -1 level while in the stage. This card cannot side attack.",
    (
        "【CONT】 During your turn, this card gets +500 power, and during your "
        "opponent's turn, this "
        "card gets +1000 power."
    ),
    "【CONT】 Your climax can be played from your hand without fulfilling color requirements.",
    f"{ATTACKS}this card gets the color blue {TURN}.",
    (
        "【CONT】 You can put up to 4 cards with the same card name as this card and "
        'cards named "Mio" in your deck.'
    ),
    "【CONT】 If your level is 1 or lower, you cannot play this card from your hand.",
]
FINER = [
    f"【AUTO】 During your climax phase or your attack phase, when this card attacks, {DRAW}",
    f"【AUTO】 At the beginning of your main phase or climax phase, {DRAW}",
    f"【AUTO】 At the beginning of all players' attack phase, {DRAW}",
    f"【AUTO】 When the damage dealt by this card is canceled, {DRAW}",
    f"【AUTO】 When damage you received is not canceled, {DRAW}",
    f"【AUTO】 When damage dealt by your 《Tide》 character is canceled, {DRAW}",
    f"【AUTO】 When damage dealt by your direct attacking character is not canceled, {DRAW}",
    f"【AUTO】 When you have refreshed your deck, {DRAW}",
    f"【AUTO】 When your character is put into your clock from {HAND}, {DRAW}",
    f"【AUTO】 When this card is put into your memory from the stage, {DRAW}",
    f"【AUTO】 When this card attacks, and you have 2 or more other characters, {DRAW}",
    f"【AUTO】 When your character becomes 【STAND】, {DRAW}",
    f'【AUTO】 When your "Low Tide" triggers, {DRAW}',
    f"【AUTO】 【1/TURN】 When this card attacks, {DRAW}",
    f'【CONT】 If there is "Mio" and "Rin" in your level, {GETS}.',
    f"【CONT】 If your opponent is level 2 or higher, {GETS}.",
    (
        f"{ATTACKS}if the level of the character facing this card is lower than this card's "
        f"level, {DRAW}"
    ),
    f"【CONT】 If this card is 【STAND】 in {CENTER}, {GETS}.",
    f"【CONT】 If all of the cards in your level are 《Tide》 characters, {GETS}.",
    (
        f"{ATTACKS}this card gets +X power {TURN}. X is equal to the number of cards with "
        "different card names in your memory ×500."
    ),
    f"{ATTACKS}choose 1 of your other characters without a marker, and 【REST】 it.",
    "【CONT】 All other characters cannot side attack.",
    '【CONT】 "Mio" gets -1 cost while in your hand.',
    f'{ATTACKS}choose 1 《Tide》 character except "Mio" in {ROOM}, and return it to {HAND}.',
    f'【CONT】 All of your other characters with 《Tide》 or "Mio" {PART} get +500 power.',
    "【CONT】 For each of your other 《Tide》 characters, this card gets +500 power.",
    f"【CONT】 Assist Experience All of your {AHEAD} get +500 power.",
    (
        "【CONT】 All 《Tide》 characters in your hand get "
        '"【ACT】【COUNTER】 Backup 1000, Level 1 '
        f'[(1) Put this card from {HAND} into {ROOM}]".'
    ),
    f"【CONT】 If your opponent has a 2000 power or lower character, {GETS}.",
    f'{ATTACKS}choose 1 of your characters, and if that character has "Assist", {DRAW}',
    f"【CONT】 If this card's total number of colors is 2 or more, {GETS}.",
    f"【CONT】 {GETS.capitalize()} for each marker underneath it.",
    f'【AUTO】 When this card {REVERSED}, this card cannot use "【AUTO】 Encore" {TURN}.',
]
WHEN = [*MOMENTS, *CLAIMS, *NOUNS, *STANDING, *FINER]
