"""Texts of the second game about what is paid, how long and in what manner; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, LEADER, UNISON

PLAYED = "[Auto] When you play this card, "
MAIN = "[Activate: Main] "

BATTLES = [
    MAIN + "Switch X of your energy to Rest Mode : Draw X cards.",
    MAIN + "If all of your energy is the same color, draw 1 card.",
    MAIN + "If all of your opponent's energy is the same color, draw 1 card.",
    MAIN + "If the other side of your Leader Card is a «Night» card, draw 1 card.",
    MAIN + "Return only the top card of this card to your hand.",
    MAIN + "Choose 1 of your Battle Cards and place only the top card of it in your Drop Area.",
    MAIN + "KO all of your evolved Battle Cards.",
    "[Auto] When this card is discarded by a Battle Card's skill, draw 1 card.",
    "[Auto] When your opponent activates [Blocker], negate that [Blocker].",
    "[Auto] When your opponent activates [Blocker], draw 1 card and negate the [Blocker].",
    PLAYED + "flip up to 1 card in your life face up.",
    PLAYED + "flip up to 2 cards in your opponent's life face up.",
    PLAYED + "flip all face-up card in your life face down.",
    PLAYED + "choose 1 face-up card in your life and add it to your hand.",
    MAIN + "Flip 1 face-up card in your life face down : Draw 1 card.",
    MAIN + "Place 1 face-up card in your life in your Drop Area : Draw 2 cards.",
    (
        "[Auto] R : When this card in your life is flipped face up by one of your red card "
        "skills, you may place the top card of your deck in your life, then play this face-up"
        " card from your life. If you didn't play a card, place this face-up card in your "
        "Drop Area from your life."
    ),
    (
        "[Auto] When a card in your life is flipped face up by one of your red card skills, "
        "draw 1 card."
    ),
    "[Auto] When a card in your opponent's life is flipped face up, draw 1 card.",
    PLAYED + "choose up to 1 red card in your hand and place it in your life face up.",
    MAIN + "Place the top card of your deck under this card : Draw 1 card.",
    MAIN + "Place 2 cards from under this card in the Drop Area : Draw 1 card.",
    MAIN
    + ("Choose 1 card under your «Heron» Leader Card and place it under this card : Draw 1 card."),
    MAIN + "Place 1 card from under your Leader Card in its owner's Drop Area : Draw 1 card.",
    "[Permanent] This card gets +2000 power for each card placed under your Battle Cards.",
    (
        "[Auto] Choose 1 or 2 cards in your life and add them to your hand : When you play "
        "this card, draw 1 card."
    ),
    (
        "[Auto] Choose 1 or 2 of your energy and return them to your hand : When you play "
        "this card, draw 1 card."
    ),
    PLAYED
    + (
        "choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp. At "
        "the end of the turn, return the card sent to the Warp by this skill to its owner's "
        "hand."
    ),
    PLAYED
    + (
        "choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp. At "
        "the end of your opponent's next turn, return the card sent to the Warp with this "
        "skill to its owner's hand."
    ),
    PLAYED + "it gets +4000 power for the turn for each color in your energy.",
    PLAYED + "it gets +1000 power for each 1 energy you have for the turn.",
    (
        "[Auto] When this card attacks, this card gets +6000 power for each card in your "
        "energy and [Critical] for the battle."
    ),
    ("[Permanent] This card gets +1000 power for each «Heron» in your Drop Area and [Barrier]."),
    PLAYED
    + (
        "choose up to 1 of your opponent's Battle Cards and it gets -10000 power until the "
        "end of your opponent's turn."
    ),
    PLAYED
    + (
        "your opponent chooses cards in their hand and places them in their Drop Area until "
        "they have 3 cards in hand."
    ),
    PLAYED + "choose cards in your hand and discard them until you have 2 cards in your hand.",
    PLAYED
    + (
        "your opponent chooses cards in their hand and shuffles them into their deck until "
        "they have 3 cards in their hand."
    ),
    PLAYED
    + (
        "your opponent places cards from their hand in their Drop Area until they have 3 "
        "cards in hand."
    ),
    PLAYED
    + (
        "your opponent must choose cards from their hand until there are only 3 remaining, "
        "and place the chosen cards in the Drop Area."
    ),
    PLAYED
    + (
        "choose cards in your opponent's life and place them in their Drop Area until they "
        "have 4 life left."
    ),
    PLAYED + "you may pay B. If you do, draw 2 cards.",
    PLAYED + "you may pay R[one]. If you don't, place this card in its owner's Drop Area.",
    MAIN
    + (
        "Send 1 <Rook> card, 1 <Wren> card, and 1 red card from your Drop Area to your Warp :"
        " Play this card from your hand."
    ),
    PLAYED
    + (
        "choose up to 1 red card, up to 1 blue card, and up to 1 green card from your Drop "
        "Area and add them to your hand."
    ),
    PLAYED
    + (
        "choose up to 1 of your other Battle Cards, switch it to Active Mode, and it gets "
        "+15000 power and has its skills negated for the turn."
    ),
    PLAYED
    + (
        "choose all of your opponent's Battle Cards, and they get -10000 power and have their"
        " skills negated for the turn."
    ),
    (
        "[Auto] Place 1 card in your Drop Area from your life : When you play this card, draw"
        " 1 card."
    ),
    PLAYED + "place up to 1 «Heron» card in your Drop Area from your deck, then shuffle your deck.",
    MAIN
    + (
        "Choose this card and 1 «Heron» card in your hand and discard them from your hand : "
        "Draw 2 cards."
    ),
    PLAYED
    + (
        "choose up to 1 of your opponent's Battle Cards and it can't attack until the end of "
        "their next turn."
    ),
    (
        "[Auto] When your opponent attacks, you may send this card from your hand to your "
        "Warp. If you do, negate the attack, then play this card from your Warp at the start "
        "of your next Main Phase."
    ),
    PLAYED + "draw 1 card at the start of your next turn.",
    MAIN
    + (
        "Choose this card and 1 of your other Battle Cards : Send the chosen cards to their "
        "owners' Warps, then draw 1 card."
    ),
    MAIN
    + (
        "Choose 1 of your other Battle Cards and 1 of your opponent's Battle Cards : KO the "
        "chosen cards."
    ),
    MAIN
    + (
        "Choose 1 of your other «Heron» Battle Cards and place this card under it : Choose up"
        " to 1 <Wren> card in your hand, play it on top of the chosen card in Active Mode."
    ),
    (
        "[Auto] When this card attacks, this card gets [Critical] and +5000 power for each "
        "«Heron» card in your Drop Area for the turn."
    ),
    (
        "[Invoker] (When paying the energy cost for a Red/Blue multicolor Extra Card, you can"
        " switch 1 Red/Blue multicolor energy to Rest Mode instead.)"
    ),
    MAIN + "Choose 1 or 2 cards in your hand and discard them : Draw 1 card.",
    PLAYED
    + (
        "play up to 1 «Heron» card from your hand in Rest Mode with its skills negated for "
        "the game."
    ),
    PLAYED
    + (
        "choose up to 2 «Heron» cards in your Drop Area and play them with their skills "
        "negated for the battle."
    ),
    (
        "[Auto] When this card attacks, combo with up to 1 green Battle Card from your Drop "
        "Area with its skills negated for the turn."
    ),
    (
        "[Auto] When this card attacks, use up to 1 «Heron» card from your Drop Area in a "
        "combo with its skills negated for the battle."
    ),
    MAIN
    + (
        "Play this card from your hand; if you do, choose up to 1 of your opponent's Battle "
        "Cards and switch it to Rest Mode."
    ),
    (
        "[Auto] When this card attacks, it gets +1000 power for each 1 energy you have, for "
        "the turn."
    ),
]
LEADERS = [
    (
        "[Awaken] When your life is at 2 or less or you have 2 or more life flipped face up :"
        " You may draw 1 card and flip this card over."
    ),
    (
        "[Awaken] When your life is at 2 or less or your opponent has 3 or more life face up "
        ": You may draw 1 card and flip this card over."
    ),
]
EXTRAS = [
    "[Counter: Play] Negate the skill being activated.",
    "[Counter: Play] The Unison Card being played is played with 2 more markers.",
    "[Counter: Play] The Unison Card being played is played with 1 fewer marker.",
    MAIN + "If you have 3 or more face-up card in your life : Draw 1 card.",
    MAIN
    + (
        "Look at up to 3 cards from the top of your deck, then choose one : ・Add up to 1 "
        "«Heron» card among them to your hand, then shuffle your deck. ・Add up to 1 blue card"
        " among them to your hand, then shuffle your deck."
    ),
    (
        "[Permanent] If your Leader Card is red, when you activate this card's [Counter], you"
        " may choose 1 card in your life and add it to your hand. If you do so, you may "
        "activate this card's [Counter] without paying its energy cost."
    ),
]
UNISONS = [
    MAIN + "Remove 2 markers from this card : Draw 1 card.",
]
MANNERS = [
    *((text, BATTLE) for text in BATTLES),
    *((text, LEADER) for text in LEADERS),
    *((text, EXTRA) for text in EXTRAS),
    *((text, UNISON) for text in UNISONS),
]
"""with the kind of card they are on"""
