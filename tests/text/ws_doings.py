"""Texts about what both players do, choose, declare and keep each other from; all invented."""

from __future__ import annotations

PLACED = "【AUTO】 When this card is placed on the stage from your hand, "
ATTACKS = "【AUTO】 When this card attacks, "
REVERSED = "【AUTO】 When this card becomes 【REVERSE】, "
ROOM = "your waiting room"
THEIR_ROOM = "their waiting room"
THEIR_DECK = "their deck"
THEIRS = "your opponent's"
TURN = "until end of turn"
MARKER = "underneath this card"
AS_MARKER = f"{MARKER} as a marker"
TWO_OF_THEIRS = f"look at up to 2 cards from the top of {THEIRS} deck"
PICKED_TWO = f"{TWO_OF_THEIRS}, choose up to 2 cards from among them"
LESS_THAN_CHOSEN = "X is equal to the level of the character you chose -1."
MAY_PAY = "you may pay the cost. If you do, "
CHAPTER = "Put this card into your memory. "
IN_MEMORY = "If this card is in your memory, "
NUMBERS = "your opponent declares 0 or 1 or 2"
SHOW_TOP = "Reveal the top card of your deck"
DISCARD = f"Put 1 card from your hand into {ROOM}"
DEFENDS = "as the defending character"

SHIFT = (
    "【AUTO】 【CLOCK】 Shift, Level 0 (At the beginning of your main phase, you may choose 1 red "
    "card in your hand and this card in your clock, and exchange them)"
)

DOINGS = [
    # What your opponent does.
    f"{PLACED}your opponent puts the top 2 cards of {THEIR_DECK} into {THEIR_ROOM}.",
    f"{PLACED}your opponent draws 1 card.",
    f"{PLACED}your opponent reveals the top card of {THEIR_DECK}.",
    f"{PLACED}your opponent may draw 1 card. If they do, draw 2 cards.",
    f"{PLACED}your opponent may draw 1 card. If your opponent does not, draw 2 cards.",
    (
        f"{PLACED}your opponent may choose 1 card in {THEIRS} hand, and put it into "
        f"{THEIR_ROOM}. If your opponent does, draw 1 card."
    ),
    (
        f"{PLACED}choose up to 1 of {THEIRS} characters, put it into their memory, and your "
        "opponent puts that character from their memory on any position of their stage."
    ),
    f"{PLACED}choose 1 of {THEIRS} characters, and move it to an open position of their stage.",
    (
        f"{PLACED}choose 1 character in {THEIRS} waiting room, and put it on an open position "
        "of their stage."
    ),
    (
        f"{PLACED}choose 1 of {THEIRS} level 1 or higher characters, your opponent chooses 1 "
        f"level X or lower character in {THEIR_ROOM}, and exchanges them. {LESS_THAN_CHOSEN}"
    ),
    (
        f"{PLACED}your opponent puts all of their stock into {THEIR_ROOM}, and puts the same "
        f"number of cards from the top of {THEIR_DECK} into their stock."
    ),
    (
        f"{PLACED}your opponent chooses 1 climax in {THEIR_ROOM}, returns all cards from "
        f"{THEIR_ROOM} except that card to {THEIR_DECK}, and shuffles {THEIR_DECK}."
    ),
    (
        f"{PLACED}{PICKED_TWO}, put them on the top of {THEIR_DECK} in any order, and put the rest "
        f"into {THEIR_ROOM}."
    ),
    (
        f"{PLACED}look at the top card of {THEIRS} deck, and put it on the top or at the bottom of "
        f"{THEIR_DECK}."
    ),
    (
        f"{PLACED}look at up to 2 cards from the top of your deck, and put them on the top of your "
        "deck in the original order."
    ),
    # What all players do.
    (
        f'{PLACED}all players perform the following action. "Choose 1 card in your memory, and put '
        f'all cards in your memory except that card into {ROOM}."'
    ),
    f"{PLACED}all players put the top card of {THEIR_DECK} into {THEIR_ROOM}.",
    (
        "【AUTO】 At the beginning of your attack phase, you may put all players' characters "
        "except this card into their waiting rooms. If you do, draw 1 card."
    ),
    # Choices.
    f"{PLACED}choose 1 card from your hand, and put it into {ROOM}.",
    (
        f"{PLACED}choose up to 1 red character and up to 1 blue character in {ROOM}, and return "
        "them to your hand."
    ),
    f"{PLACED}choose 1 of your other characters and this card, and exchange them.",
    f"{PLACED}choose the bottom card of your clock and 1 character in {ROOM}, and exchange them.",
    f'{PLACED}choose 1 "Mio" marker {MARKER}, and put it on any position of your stage.',
    (
        f'{PLACED}choose 1 marker {MARKER} or 1 "Mio" in {ROOM}, and put it on the stage position '
        "that this card is on as 【REST】. If you do, put this card face up underneath that "
        "character as a marker."
    ),
    (
        f"{PLACED}reveal the top 2 cards of your deck, your opponent chooses 1 character "
        "from among "
        f"them, you put it into your hand, and put the rest into {ROOM}."
    ),
    (
        f"{PLACED}search your deck for up to 2 《Tide》 characters, reveal them to your opponent, "
        "choose 1 card from among them, put it into your hand, put the rest into your stock, and "
        "shuffle your deck."
    ),
    (
        f"{PLACED}search your deck for up to 1 climax, reveal it to your opponent, choose 1 climax "
        f"in {ROOM}, exchange them, and shuffle your deck."
    ),
    (
        f"{PLACED}choose 1 of the following abilities, and this card gets that ability {TURN}. "
        f'"{ATTACKS}draw 1 card." "{REVERSED}draw 1 card."'
    ),
    (
        f"{PLACED}choose 1 of the following effects, and perform it. "
        f'"[(1)] You may pay the cost. If you do, draw 2 cards." "Draw 1 card."'
    ),
    (
        f"{PLACED}you may reveal your hand. If you do, and there is a climax among those "
        "cards, draw "
        "1 card."
    ),
    # Numbers declared.
    (
        f"{PLACED}{NUMBERS}. {SHOW_TOP}, and if that card is a character of the level that your "
        "opponent declared, put it on any position of your stage."
    ),
    f"{PLACED}{NUMBERS}. Draw up to X cards. X is equal to the number your opponent declared.",
    # Places and markers.
    (
        "【AUTO】 At the beginning of your opponent's attack phase, you may move this card to an "
        "open position of your center stage with a character facing this card."
    ),
    (
        f"{PLACED}choose up to 2 《Tide》 characters in {ROOM}, and put them on separate "
        "positions of "
        "your stage."
    ),
    f"{PLACED}put the top card of your deck {AS_MARKER}.",
    f"{PLACED}put the top card of your deck face up {AS_MARKER}.",
    f"{PLACED}put 2 cards from the top of your deck into {ROOM}.",
    f"{PLACED}return the top card of your clock to your hand.",
    f"{ATTACKS}【REST】 all of your other 【STAND】 characters.",
    (
        f"【AUTO】 [Put this card into {ROOM}] When this card is frontal attacked, {MAY_PAY}"
        f'choose up to 1 "Mio" in your hand, and put it on this card\'s stage position {DEFENDS}.'
    ),
    # Costs.
    "【ACT】 [Put this 【STAND】 card into your memory] Draw 1 card.",
    '【ACT】 [【REST】 this card and 1 of your "Mio"] Draw 1 card.',
    f"【ACT】 [Put another character from your stage into {ROOM}] Draw 1 card.",
    f"【AUTO】 [{DISCARD}] When this card attacks, draw 1 card, and {MAY_PAY}draw 1 card.",
    # What cannot be.
    (
        f"{PLACED}choose 1 of {THEIRS} characters, and that character cannot 【STAND】 during "
        f"{THEIRS} next stand phase."
    ),
    "【ACT】 [(1)] Draw 1 card. This card cannot 【STAND】 during your next stand phase.",
    "【CONT】 This card cannot deal damage to a player.",
    "【CONT】 This card cannot be returned to hand or put into memory.",
    f"【CONT】 This card cannot become 【REVERSE】 by 【AUTO】 effects of {THEIRS} characters.",
    f"【CONT】 You cannot receive damage by 【AUTO】 effects of {THEIRS} characters.",
    (
        f'{REVERSED}you cannot use "【AUTO】 Encore" {TURN}. '
        '(You cannot use the "【AUTO】 Encore [(3)]" '
        "rule either)"
    ),
    # Damage.
    (
        f"{ATTACKS}deal 2 damage to your opponent. If this damage is canceled, deal 1 "
        "damage to your "
        "opponent."
    ),
    (
        f"{ATTACKS}deal 1 damage to your opponent X times. X is equal to the number of "
        "characters you "
        "have."
    ),
    # Later.
    f"{ATTACKS}at the beginning of your encore step, put this card into {ROOM}.",
]
# More ways of handling cards.
HANDLED = [
    f"{PLACED}put all cards from your hand into {ROOM}, and draw the same number of cards.",
    f"{PLACED}return 1 marker {MARKER} to your hand.",
    f"{PLACED}look at {THEIRS} hand.",
    f"{PLACED}deal 1 damage to all players.",
    f"{PLACED}choose 1 card in your hand, and put it face down into your memory.",
    (
        f"{ATTACKS}this card gets +500 power and your opponent cannot play events from "
        f"their hand {TURN}."
    ),
    (
        f"{PLACED}choose up to 2 cards in {ROOM}, and return them to your deck. If you returned 2 "
        "cards, draw 1 card. Then, shuffle your deck."
    ),
    (
        f"{PLACED}look at up to 3 cards from the top of your deck, choose up to 1 red card and up "
        f"to 1 blue card from among them, put them into your hand, and put the rest into {ROOM}."
    ),
    (
        "【AUTO】 When damage dealt by this card is canceled, you may deal the same damage to your "
        "opponent."
    ),
    (
        f"【CONT】 If this card would attack, you may choose 1 character in {THEIRS} back "
        "stage, and "
        f"this card frontal attacks that character {DEFENDS} instead."
    ),
    f"{PLACED}choose any number of cards in your hand, and put them into {ROOM}.",
    (
        f"{PLACED}look at the top card of your deck, and put it on the top or at the "
        "bottom of your "
        f"deck or into {ROOM}."
    ),
    f"{PLACED}choose 1 card in your hand, and put it at the bottom of your stock.",
    (
        f"{PLACED}perform the following 2 effects 1 time each in any order. "
        '"Draw 1 card." "Put the top card of your deck into your stock."'
    ),
    f"{ATTACKS}deal either 1 or 2 damage to your opponent.",
    f"{ATTACKS}you may -1 soul from this card {TURN}. If you do, draw 1 card.",
    (
        f"{ATTACKS}choose 1 of your other characters, put it into your memory, and at the "
        "beginning "
        "of your next draw phase, put that character from your memory on any position of "
        "your stage."
    ),
    (
        f"{ATTACKS}this card gets +500 power {TURN}, and the following ability until end of "
        f'{THEIRS} next turn. "{REVERSED}draw 1 card."'
    ),
    f"{ATTACKS}you get 1 additional turn.",
    "【ACT】 [Put 1 face up card in your level face down] Draw 1 card.",
    (
        "【ACT】 【COUNTER】 Backup 500, Level 0 [Reveal this card in your hand & Put it at "
        "the bottom "
        "of your deck]"
    ),
    (
        f"{ATTACKS}choose 1 of the following effects, and perform it. "
        '"Deal 1 damage to your opponent." (Damage may be canceled) "Draw 1 card."'
    ),
    (
        f"{ATTACKS}declare 1 or 2, and deal X damage to your opponent. X is equal to the "
        "number you declared."
    ),
    f"{ATTACKS}【REST】 1 of your 【STAND】 characters. If you do, draw 1 card.",
    f"{ATTACKS}draw 1 card, this card gets +500 power {TURN}.",
    f"{ATTACKS}put all of {THEIRS} level 0 or lower characters into {THEIR_ROOM}.",
    (
        f"{PLACED}look at the top 3 cards of your deck, choose up to 1 《Tide》 character, put it "
        f"into your hand, and put the rest into {ROOM}."
    ),
]
WOULD_GO = f"【CONT】 If this card would be put into {ROOM} from the stage, "
HANDLED += [
    f"{WOULD_GO}put it into your memory instead.",
    f"{WOULD_GO}put it into your stock instead.",
    f"{WOULD_GO}you may put it into your clock instead.",
    f"{WOULD_GO}you may put it into your hand instead.",
]
DOINGS += HANDLED
EVENT_DOINGS = [
    f"Choose 1 character in battle, and that character gets +500 power {TURN}.",
    "Choose 1 of your 【STAND】 characters, and 【REST】 it. If you do, draw 2 cards.",
    f"[{DISCARD}] You may pay the cost. If you do, draw 2 cards.",
    f"Draw 1 card. {CHAPTER}【CONT】 Memory {IN_MEMORY}all of your characters get +500 power.",
    "You win the game.",
    "You lose the game.",
    "Your opponent wins the game.",
    "Your opponent loses the game.",
]
