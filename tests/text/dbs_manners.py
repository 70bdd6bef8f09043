"""Texts of the second game about what is paid, how long and in what manner; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards import BATTLE, EXTRA, LEADER, UNISON

TURN = "for the turn"
PLAYED = "[Auto] When you play this card, "
MAIN = "[Activate: Main] "
OPEN = "face-up card in your life"
FLIPPED = "is flipped face up by one of your red card skills"

MANNERS = [
    # Life that lies face up.
    (PLAYED + "flip up to 1 card in your life face up.", BATTLE),
    (PLAYED + "flip up to 2 cards in your opponent's life face up.", BATTLE),
    (PLAYED + f"flip all {OPEN} face down.", BATTLE),
    (PLAYED + f"choose 1 {OPEN} and add it to your hand.", BATTLE),
    (MAIN + f"Flip 1 {OPEN} face down : Draw 1 card.", BATTLE),
    (MAIN + f"Place 1 {OPEN} in your Drop Area : Draw 2 cards.", BATTLE),
    (f"[Auto] R : When this card in your life {FLIPPED}, you may place the top card of your deck "
     "in your life, then play this face-up card from your life. If you didn't play a card, place "
     "this face-up card in your Drop Area from your life.", BATTLE),
    (f"[Auto] When a card in your life {FLIPPED}, draw 1 card.", BATTLE),
    ("[Auto] When a card in your opponent's life is flipped face up, draw 1 card.", BATTLE),
    (PLAYED + "choose up to 1 red card in your hand and place it in your life face up.", BATTLE),
    ("[Awaken] When your life is at 2 or less or you have 2 or more life flipped face up : You may "
     "draw 1 card and flip this card over.", LEADER),
    ("[Awaken] When your life is at 2 or less or your opponent has 3 or more life face up : You "
     "may draw 1 card and flip this card over.", LEADER),
    (MAIN + f"If you have 3 or more {OPEN} : Draw 1 card.", EXTRA),
    # Cards under others, and what is paid with them.
    (MAIN + "Place the top card of your deck under this card : Draw 1 card.", BATTLE),
    (MAIN + "Place 2 cards from under this card in the Drop Area : Draw 1 card.", BATTLE),
    (MAIN + "Choose 1 card under your «Heron» Leader Card and place it under this card : Draw 1 "
     "card.", BATTLE),
    (MAIN + "Place 1 card from under your Leader Card in its owner's Drop Area : Draw 1 card.",
     BATTLE),
    (f"[Permanent] This card gets +2000 power for each card placed under your Battle Cards.",
     BATTLE),
    ("[Activate: Main] Remove 2 markers from this card : Draw 1 card.", UNISON),
    ("[Auto] Choose 1 or 2 cards in your life and add them to your hand : When you play this card, "
     "draw 1 card.", BATTLE),
    ("[Auto] Choose 1 or 2 of your energy and return them to your hand : When you play this card, "
     "draw 1 card.", BATTLE),
    # How much, how long.
    (PLAYED + "choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp. At "
     "the end of the turn, return the card sent to the Warp by this skill to its owner's hand.",
     BATTLE),
    (PLAYED + "choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp. At "
     "the end of your opponent's next turn, return the card sent to the Warp with this skill to "
     "its owner's hand.", BATTLE),
    (PLAYED + f"it gets +4000 power {TURN} for each color in your energy.", BATTLE),
    (PLAYED + f"it gets +1000 power for each 1 energy you have {TURN}.", BATTLE),
    (f"[Auto] When this card attacks, this card gets +6000 power for each card in your energy and "
     "[Critical] for the battle.", BATTLE),
    ("[Permanent] This card gets +1000 power for each «Heron» in your Drop Area and [Barrier].",
     BATTLE),
    (PLAYED + "choose up to 1 of your opponent's Battle Cards and it gets -10000 power until the "
     "end of your opponent's turn.", BATTLE),
    (PLAYED + "your opponent chooses cards in their hand and places them in their Drop Area until "
     "they have 3 cards in hand.", BATTLE),
    (PLAYED + "choose cards in your hand and discard them until you have 2 cards in your hand.",
     BATTLE),
    (PLAYED + "your opponent chooses cards in their hand and shuffles them into their deck until "
     "they have 3 cards in their hand.", BATTLE),
    (PLAYED + "your opponent places cards from their hand in their Drop Area until they have 3 "
     "cards in hand.", BATTLE),
    (PLAYED + "your opponent must choose cards from their hand until there are only 3 remaining, "
     "and place the chosen cards in the Drop Area.", BATTLE),
    (PLAYED + "choose cards in your opponent's life and place them in their Drop Area until they "
     "have 4 life left.", BATTLE),
]
"""with the kind of card they are on"""
