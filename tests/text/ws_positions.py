"""Texts about positions left, costs of several parts, traits lost and reminders; all invented."""

from __future__ import annotations

PLACED = "【AUTO】 When this card is placed on the stage from your hand, "
ATTACKS = "【AUTO】 When this card attacks, "
ROOM = "your waiting room"
THEIRS = "your opponent's"
TURN = "until end of turn"
REST = "【ACT】 [【REST】 this card] "
MARKER = "underneath this card as a marker"
SAME_NAME = "with the same card name as"
GONE = f"choose 1 of {THEIRS} characters, put it into their waiting room"
COMES = "your opponent chooses up to 1 level 0 or lower character in their waiting room"
STOOD = "on the stage position that that character was on"
TWICE = "during that attack, perform a trigger check 2 times on the trigger step"
STOCK_AWAY = f"put the top card of your stock into {ROOM}"
ITS_TRAIT = f"choose 1 of {THEIRS} characters and 1 trait of that character"
PAID = "the number of times you paid the cost"
LEFTMOST = "You can only move it to the leftmost position"
BACK = "return the revealed card to its original place"
TO_BACK = "1 character in your opponent's back stage"
MORE_USES = "This ability can also be used when this card is placed on the stage"
TURNED_UP = "that was revealed during trigger check"
SUNDER_WORDS = (
    "At the end of this card's attack, you may pay the cost. If you do, choose 1 marker of this "
    'card named "Ebb", put it on any position of your stage, and put this card and all markers '
    "underneath this card face up in any order underneath that character as markers"
)

POSITIONS = [
    # Where somebody stood.
    f"{PLACED}{GONE}, {COMES}, and puts it {STOOD}.",
    f"{PLACED}{GONE}, {COMES}, and puts it on the stage position that character was on.",
    (
        "【AUTO】 [(1)] When your other character is put into your waiting room from the stage, "
        "you may pay the cost. If you do, put that character on the stage position it was on "
        "as 【REST】."
    ),
    f"{PLACED}choose 1 face up card in {THEIRS} memory, and put it face down.",
    f"{PLACED}choose 1 face down card in your memory, and put it into {ROOM}.",
    # Costs.
    "【ACT】 [Exchange a 【STAND】 character in your center stage and this card] Draw 1 card.",
    '【ACT】 [(1) Put 1 "Ebb" from your stage and this card into your clock] Draw 1 card.',
    '【ACT】 [Reveal 1 "Ebb" in your hand and put it into your stock] Draw 1 card.',
    f'【ACT】 [Reveal 1 "Ebb" in your hand & Put it face up {MARKER}] Draw 1 card.',
    (
        f"【ACT】 [Reveal 1 character from your hand {SAME_NAME} a character in your level] "
        "Draw 1 card."
    ),
    f"{REST}This ability activates up to 1 time per turn. Draw 1 card.",
    (
        "【AUTO】 [(1)] When this card attacks, you may pay the cost up to 2 times. Perform the "
        f'following action X times. "Draw 1 card." X is equal to {PAID} +1.'
    ),
    # What is got and lost.
    (
        f"{ATTACKS}choose 1 of {THEIRS} characters, and {TURN}, that character gets -1000 power "
        "and this card gets +1500 power."
    ),
    f"{REST}Choose 1 of your characters, and that character gets +1 or -1 level {TURN}.",
    (
        f"{ATTACKS}deal 1 damage to your opponent, choose 1 of your other characters, and that "
        f"character gets this ability {TURN}."
    ),
    f"{PLACED}{ITS_TRAIT}, and that character loses that trait {TURN}.",
    (
        f"{PLACED}choose 1 trait of a character in {THEIRS} stage, and all of {THEIRS} "
        f"characters lose that trait {TURN}."
    ),
    f"{REST}Choose another character, and that character gets +1 level {TURN}.",
    f"{REST}Choose up to 2 characters, and those characters get 《Target》 {TURN}.",
    (
        f"{ATTACKS}declare any number, and deal X damage to your opponent. X is equal to the "
        "number you declared. (You cannot declare a negative number. Damage may be canceled)"
    ),
    # Trigger checks, and several things under one condition.
    f"{ATTACKS}{TWICE}. If performed 2 times, {STOCK_AWAY}.",
    (
        f"{ATTACKS}draw 1 card, and if you have another 《Tide》 character, choose 1 card in "
        f"{ROOM}, and put it into your memory."
    ),
    f"{ATTACKS}draw 1 card, and at the end of this card's attack, put this card into your stock.",
    # Cards from below, cards to choose.
    (
        f"{PLACED}look at up to 2 cards from the bottom of {THEIRS} deck, choose up to 1 card "
        "from among them, put it on the top of their deck, and put the rest into their waiting "
        "room."
    ),
    f"{PLACED}put up to 2 cards from the bottom of your deck into your stock.",
    (
        f"{PLACED}choose 1 character in {ROOM}, and return it to your hand or put it on any "
        "position of your stage. If you returned a character to your hand, draw 1 card. If you "
        f"placed a character on your stage, that character gets +500 power {TURN}."
    ),
    f"{PLACED}draw 1 card, and put 1 card from your hand into {ROOM}.",
    f'{PLACED}choose 1 of your "Ebb" in {ROOM}, and return it to your hand.',
    (
        f"{PLACED}choose 1 character facing this card and another of {THEIRS} level 1 or lower "
        "characters, and exchange them as 【STAND】."
    ),
    (
        "【ACT】 Brainstorm [(1) 【REST】 this card] Flip over 2 cards from the top of your deck, "
        f"and put them into {ROOM}. For each climax revealed among those cards, choose up to 1 "
        f"level 0 or lower character in {ROOM}, and put it on separate positions of your stage."
    ),
    # Reminders, and words around a keyword.
    (
        f"{PLACED}reveal the top card of your deck. If that card is not a 《Tide》 character, put "
        f"it into your clock. (If it is, {BACK})"
    ),
    (
        "【AUTO】 At the beginning of your opponent's attack phase, you may move this card to the "
        f"open left position of your center stage. ({LEFTMOST})"
    ),
    (
        '【AUTO】 When this card is placed on the stage by the effect of "Ebb", draw 1 card. '
        f'({MORE_USES} by the effect of "Ebb" {TURNED_UP})'
    ),
    (
        f'{PLACED}this card gets the following ability {TURN}. "【AUTO】 Sunder/"Ebb" [(1)]" '
        f"({SUNDER_WORDS})"
    ),
    (
        "【CONT】 Alarm When this card is the top card of your clock, all of your characters get "
        "+500 power."
    ),
    (
        f"【CONT】 When this card attacks, you may choose {TO_BACK}, and this card frontal attacks "
        "that character as the defending character instead."
    ),
]
IN_BATTLE_GONE = "Choose 1 of your characters in battle, return it to your hand"
DEFENDS_THERE = (
    "move it to the stage position that the character in battle was on as the defending character"
)
EVENT_POSITIONS = [
    f"【COUNTER】 {IN_BATTLE_GONE}, choose 1 character in your back stage, and {DEFENDS_THERE}.",
]
