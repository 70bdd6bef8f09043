"""Texts about what a text itself has done, who brought a card, and lists; all are invented."""

from __future__ import annotations

ROOM = "your waiting room"
HAND = "your hand"
TURN = "until end of turn"
DRAW = "draw 1 card."
GETS = f"this card gets +1000 power {TURN}."
ATTACKS = "【AUTO】 When this card attacks, "
STAGE = "placed on the stage"
THIS_PLACED = f"this card is {STAGE}"
ON_PLACE = f"【AUTO】 When {THIS_PLACED} from {HAND}, "
TOP = "the top card of your deck"
EACH_TOP = "all players put the top card of their deck into their waiting room"
EACH_SHOWS = "all players reveal the top card of their deck"
BY_THIS = "by this effect"
PUT_MINE = f"the card put into {ROOM} {BY_THIS}"
PUT_THEIRS = f"the card put into your opponent's waiting room {BY_THIS}"
BY_THAT = "is put into the waiting room by that effect"
PART = "in its card name"
UNDER_THIS = "underneath this card"
DISCARD = f"choose 1 card in {HAND}, and put it into {ROOM}."
MARKER_PAYS = (
    f"you may put 1 marker from {UNDER_THIS} into {ROOM} instead of 1 card from your stock"
)
WOULD = "【CONT】 If you would pay the"
PLAYED_FREE = "If you do, you may play this card"
DURING = f"【AUTO】 During the turn that {THIS_PLACED}"
ENCORE = "at the beginning of the encore step"

OUTCOMES = [
    f"{ATTACKS}draw up to 2 cards. If you drew 2 cards, {DISCARD}",
    f"{ATTACKS}draw up to 2 cards. If you draw 1 or more cards, {DISCARD}",
    (
        f"{ATTACKS}draw up to 2 cards, choose an equal number "
        f"of cards in {HAND}, and put them into {ROOM}."
    ),
    (
        f"{ON_PLACE}you may put all cards from {HAND} into "
        f"{ROOM}. If you do, draw the same number of cards."
    ),
    (
        f"{ON_PLACE}choose 2 of your other characters, and "
        f"【REST】 them. If you 【REST】 2 characters, {DRAW}"
    ),
    (
        f"{ON_PLACE}search your deck for up to 1 character, "
        "reveal it to your opponent, put it into "
        f"{HAND}, and shuffle your deck. If you put 1 character into {HAND}, {DISCARD}"
    ),
    (
        f"{ON_PLACE}choose up to 1 card in {ROOM}, and return it to {HAND}. If you returned 1 "
        f"character to {HAND}, {DISCARD}"
    ),
    (
        f"{ATTACKS}look at up to 3 cards from the top of your "
        "deck, choose 1 card from among them, put "
        f"it into {HAND}, and put the rest into {ROOM}. If "
        f'"Ebb" is put into {ROOM} {BY_THIS}, {GETS}'
    ),
    f"{ATTACKS}put the top 2 cards of your deck into {ROOM}. If there are 2 or more colors, {GETS}",
    (
        f"{ATTACKS}{EACH_TOP}. If the level of {PUT_MINE} is "
        f"higher than the level of {PUT_THEIRS}, {GETS}"
    ),
    f"{ATTACKS}{EACH_TOP}. If the level of {PUT_MINE} is higher than your opponent's, {GETS}",
    (
        f"{ATTACKS}{EACH_SHOWS}. If your card revealed {BY_THIS} has level equal to or higher than "
        f"your opponent's card revealed {BY_THIS}, {GETS}"
    ),
    (
        f"{ATTACKS}{EACH_SHOWS}. If the level of your revealed "
        f"card is higher than your opponent's, {GETS}"
    ),
    (
        f"{ATTACKS}{EACH_SHOWS}. If the level of your opponent's "
        f"revealed card is higher than yours, {GETS}"
    ),
    f"{ATTACKS}{EACH_SHOWS}. If all revealed cards are level 0 or lower characters, {GETS}",
    (
        f"{ATTACKS}put {TOP} into {ROOM}, and this card gets +X power {TURN}. X is equal to the "
        f"power of {PUT_MINE}."
    ),
    (
        f"{ATTACKS}put the top 3 cards of your deck into "
        f"{ROOM}, and deal X damage to your opponent. X "
        "is equal to the number of trigger icons revealed among those cards."
    ),
    (
        f"{ATTACKS}reveal the top 3 cards of your deck, and "
        f"this card gets +X power {TURN}. X is equal "
        f"to the total number of trigger icons among the cards revealed {BY_THIS} ×500."
    ),
    f"{ATTACKS}put {TOP} into {ROOM}. For each trigger icon on that card, {GETS}",
    (
        f"{ATTACKS}choose any number of cards in {HAND}, and "
        f"put them into {ROOM}. For each card put "
        f"into {ROOM} {BY_THIS}, {GETS}"
    ),
    (
        f"{ATTACKS}put the top 2 cards of your deck into "
        f"{ROOM}. If the total number of colors put into "
        f"{ROOM} {BY_THIS} is 2 or more, {GETS}"
    ),
    f"{ATTACKS}reveal {TOP}. If that card is a character, {DRAW} Otherwise, {GETS}",
    f"{ATTACKS}reveal {TOP}. If that card is a character, {DRAW} If it is not, {GETS}",
    f"{ATTACKS}reveal {TOP}. If that card is a character, draw 2 cards, and otherwise, {DRAW}",
]

ARRIVALS = [
    f'【AUTO】 When {THIS_PLACED} from the marker area of "Mio", {DRAW}',
    f"【AUTO】 When your other character is {STAGE} from a marker area, {DRAW}",
    f'【AUTO】 When your other "Mio" is put {UNDER_THIS} as a marker, {DRAW}',
    f'【AUTO】 When {THIS_PLACED} from {HAND}, or by the effect of "Mio", {DRAW}',
    f'【AUTO】 When {THIS_PLACED} from the effect of "Mio", {DRAW}',
    f'【AUTO】 When {THIS_PLACED} from {HAND} or by the 【ACT】 ability of "Mio", {DRAW}',
    f'【AUTO】 When {THIS_PLACED} from {HAND} by the 【ACT】 effect of "Mio", {DRAW}',
    f'【AUTO】 When {THIS_PLACED} by the 【CXCOMBO】 effect of "Mio", {DRAW}',
    f'【AUTO】 When {THIS_PLACED} from {HAND} or by the 【CXCOMBO】 effect of "Mio", {DRAW}',
    (
        f"【AUTO】 When your other character is {STAGE} by "
        f'"Change", that character gets +500 power {TURN}.'
    ),
    f'【AUTO】 When you use "Brainstorm", if a climax {BY_THAT}, {DRAW}',
    f'【AUTO】 When your opponent uses "Brainstorm", if a climax {BY_THAT}, {DRAW}',
    f'{DURING} by the 【AUTO】 effect of "Mio", {ENCORE}, {DRAW}',
    f'{DURING} from {HAND} or by the 【CXCOMBO】 effect of "Mio", {ENCORE}, {DRAW}',
    f"【AUTO】 During the turn that this card is frontal attacked, {ENCORE}, {DRAW}",
    f"{ATTACKS}if you played an event this turn, {DRAW}",
    f'{ATTACKS}if you did not play "Low Tide" during this turn, {DRAW}',
    f"【AUTO】 When your opponent's character is returned to hand from the waiting room, {DRAW}",
    f"【AUTO】 When your character is returned to {HAND} from {ROOM}, {DRAW}",
    f"【AUTO】 When this card is attacked, {DRAW}",
    f"【AUTO】 When another of your characters is being attacked, {DRAW}",
]

INSTEAD = [
    f"{WOULD} cost for an event in {HAND}, {MARKER_PAYS}.",
    f'{WOULD} cost for "Mio" in {HAND}, {MARKER_PAYS}.',
    f"{WOULD} 【ACT】 cost for a character in {HAND} or stage, {MARKER_PAYS}.",
    f'{WOULD} 【ACT】 cost for your "Mio", {MARKER_PAYS}.',
    f'{WOULD} cost for the 【AUTO】 of "Mio", {MARKER_PAYS}.',
    f'{WOULD} "Change" cost for 1 of your characters, {MARKER_PAYS}.',
    (
        f"【CONT】 When this card is played from {HAND}, you "
        'may choose 1 of your "Mio", and put it into '
        f"{ROOM}. {PLAYED_FREE} with 0 cost."
    ),
    (
        f"【CONT】 During the attack phase, you cannot return characters from {ROOM} to {HAND} by "
        "your card's effects."
    ),
    "【CONT】 This card cannot direct attack.",
    f"【CONT】 This card gets all the colors of the face up markers {UNDER_THIS}.",
]

RECKONING = [
    (
        "【AUTO】 When your other character attacks, if there are "
        f"no markers underneath that character, {DRAW}"
    ),
    f"【CONT】 If there is a face up marker {UNDER_THIS}, this card gets +500 power.",
    (
        f"{ATTACKS}this card gets +X power {TURN}. X is equal to the total number of markers "
        "underneath your characters ×500."
    ),
    f"{ATTACKS}if the total number of cards in your marker areas is 2 or less, {DRAW}",
    (
        f'{ATTACKS}if {ROOM} has 1 character with "Mio" '
        f'{PART}, 1 other character with "Ebb" {PART}, '
        f'and 1 other character with "Flow" {PART}, {DRAW}'
    ),
    (
        f"{ATTACKS}if the number of red characters and blue characters "
        f"you have is 1 or more for each color, {DRAW}"
    ),
    (
        f"{ATTACKS}if the character facing this card has level "
        f"higher than your opponent's level, {DRAW}"
    ),
    f"{ATTACKS}if the character facing this card is a lower level than this card, {DRAW}",
    f"{ATTACKS}reveal {TOP}. If that card has the same card name as a character in {ROOM}, {DRAW}",
    (
        "【AUTO】 When this card becomes 【REVERSE】, if your "
        f"battle opponent is level 1 or lower, {DRAW}"
    ),
    f'{ATTACKS}choose 1 of your characters, and if that character is named "Mio", {DRAW}',
    (
        f"{ATTACKS}deal X damage to your opponent. X is equal "
        f"to 1 if the number of cards in {HAND} is "
        "2 or less, and X is equal to 2 if the number is 3 or more."
    ),
    (
        f"{ATTACKS}choose 1 of your other characters with "
        f'"Ebb" {PART} without a marker, and 【REST】 it.'
    ),
    (
        "【CONT】 If your opponent has a character with 2000 "
        "power or lower, this card gets +500 power."
    ),
    (
        f"{ATTACKS}choose 1 character in {ROOM} with the same "
        "card name as a character in your level, "
        f"and return it to {HAND}."
    ),
    f'{ATTACKS}if you have another "Ebb", another "Flow", and another "Mio", {DRAW}',
    (
        f'{ATTACKS}if you have another "Ebb" in your center '
        'stage and another "Flow" in your back stage, '
        f"{DRAW}"
    ),
    f'{ATTACKS}if all of your characters are 《Tide》 or have "Mio" {PART}, {DRAW}',
]
RECKONED = [*OUTCOMES, *ARRIVALS, *INSTEAD, *RECKONING]
