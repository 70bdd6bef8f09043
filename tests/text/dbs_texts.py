"""Texts in the second game's wording, each way of saying something at least once; all invented."""

from __future__ import annotations

from tests.text.dbs_allowing import ALLOWING
from tests.text.dbs_bounds import BOUNDS
from tests.text.dbs_deeds import DEEDS
from tests.text.dbs_joined import JOINED
from tests.text.dbs_kinds import KINDS
from tests.text.dbs_looking import LOOKING
from tests.text.dbs_manners import MANNERS
from tests.text.dbs_occasions import OCCASIONS
from tests.text.dbs_paying import PAYING
from tests.text.dbs_relatives import RELATIVES
from tests.text.dbs_sources import SOURCES
from tests.text.dbs_tolls import TOLLS

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, LEADER, UNISON

TURN = "for the turn"
BATTLE_TIME = "for the battle"
PLAYED = "[Auto] When you play this card, "
ATTACKS = "[Auto] When this card attacks, "
COMBO = "[Auto] When you combo with this card, "
MAIN = "[Activate: Main] "
IN_BATTLE = "[Activate: Battle] "
THEIRS = "your opponent's Battle Cards"
DROP = "your Drop Area"
LOOK = "look at up to 5 cards from the top of your deck"
OWNER = "its owner's"
TAKE = "choose up to 1 «Heron» card among them, add it to your hand"

BATTLES = [
    "[Blocker]",
    "[Unique][Critical]",
    "[Double Strike] (This card inflicts 2 damage instead of 1 when attacking.)",
    "[Super Combo] (You can only include up to 4 cards with [Super Combo] in your deck.)",
    "[Evolve] RR[two] : <Rook>",
    "[EX-Evolve] G, draw 1 card : Green <Rook> with an energy cost of 3.",
    "[Over Realm 3] BB",
    "[Dark Over Realm 4] [two]",
    "[Arrival Red/Green] RG",
    "[Swap 4] Y : «Heron» with an energy cost of 4.",
    "[Union-Potara] G[one] : <Rook> and <Wren>",
    PLAYED + "draw 1 card.",
    PLAYED + f"choose up to 1 of {THEIRS} with an energy cost of 3 or less and KO it.",
    PLAYED + f"choose up to 2 of {THEIRS} with 15000 power or less, ignoring [Barrier], "
    "and return them to their owners' hands.",
    PLAYED + f"{LOOK}, {TAKE}, then shuffle your deck.",
    PLAYED + f"{LOOK}, {TAKE}, then place the remaining cards at the bottom of your deck "
    "in any order.",
    PLAYED + "choose up to 1 {Wren, Watcher} from your deck, add it to your hand, "
    "then shuffle your deck.",
    PLAYED + "choose up to 1 red or blue <Rook> or <Wren> card in your hand or deck, play it in "
    "Rest Mode, then shuffle your deck if you looked through it.",
    PLAYED + "choose 1 card in your life and add it to your hand.",
    PLAYED + "your opponent chooses 1 card in their hand and places it in their Drop Area, "
    "then draw 1 card.",
    PLAYED + "you may discard 1 card. If you do, draw 2 cards.",
    PLAYED + "you may choose 1 of your energy and switch it to Rest Mode. If you don't, "
    f"return this card to {OWNER} hand.",
    PLAYED + "you can't play copies of this card for the turn.",
    PLAYED + "play up to 1 mono-red skill-less Battle Card with an energy cost between 1 and 3 "
    "from your hand. If you played a card, draw 1 card.",
    PLAYED + f"choose all of {THEIRS} in Rest Mode and send them to their owners' Warps.",
    PLAYED + "choose one- ・Draw 1 card. ・This card gets +5000 power for the turn.",
    PLAYED + "place the top card of your deck in your energy in Rest Mode.",
    PLAYED + f"place up to 2 cards from the top of your deck in {DROP}.",
    PLAYED + "play 2 Chick Tokens. (Chick Tokens have 5000 power, 0 combo cost, and 5000 combo "
    "power.)",
    PLAYED + f"choose 1 of {THEIRS} and negate its skills {TURN}.",
    PLAYED + "deal 1 damage to your opponent.",
    PLAYED + "draw 1 card, then at the end of the turn, choose 1 card in your hand and discard it.",
    PLAYED + "shuffle up to 2 cards in your Drop Area into your deck.",
    PLAYED + f"choose up to 1 of {THEIRS}, and it can't be switched to Active Mode until the end "
    "of your opponent's next turn.",
    ATTACKS + f"this card gets +5000 power and [Double Strike] {TURN}.",
    ATTACKS + "if you have 3 or more energy, draw 1 card.",
    ATTACKS + "it gets +1000 power for each card in your Drop Area for the battle.",
    "[Auto][Once per turn] When this card attacks a Leader Card, switch this card to Active Mode.",
    (
        "[Auto] If your Leader Card is red and your life is at 4 or less : "
        "When this card is used in "
        "a combo, draw 1 card."
    ),
    COMBO + f"this card gets +5000 combo power {BATTLE_TIME}.",
    "[Auto] When you combo with this card from your hand, draw 1 card.",
    (
        "[Auto] At the end of a battle in which you combo with this card, play this card from your "
        "Drop Area in Rest Mode."
    ),
    "[Auto] When this card is KO'd, draw 1 card.",
    "[Auto] When this card is removed from your Battle Area by an opponent's skill, draw 1 card.",
    "[Auto] When this card is played from your hand, draw 1 card.",
    "[Auto] When a card evolves into this card, draw 1 card.",
    "[Auto] At the end of your turn, switch this card to Active Mode.",
    "[Auto] When you attack or combo with this card, draw 1 card.",
    "[Auto] When one of your «Heron» cards attacks, draw 1 card.",
    "[Auto] When your opponent plays a Battle Card, draw 1 card.",
    MAIN + f"Place this card in {OWNER} Drop Area : Draw 1 card.",
    MAIN + "[Once per turn] R, if your Leader Card is a «Heron» card : Draw 1 card.",
    MAIN + "If you have 2 or more energy and you discard 1 card : Play this card from your hand.",
    MAIN + "Send this card from your Drop Area to your Warp : Draw 1 card.",
    MAIN + "[Limit 1] Choose 1 card in your hand and place it under this card : Draw 1 card.",
    MAIN + "[Burst 2] Draw 1 card.",
    IN_BATTLE + f"[one] : This card gets +5000 power {TURN}.",
    "[Counter: Attack] Negate the attack and play this card.",
    (
        "[Counter: Play] If the Battle Card being played has an energy cost of "
        "2 or less, it is placed "
        "in its owner's Drop Area instead of being played."
    ),
    "[Permanent] This card can't attack.",
    "[Permanent] This card can attack Battle Cards in Active Mode.",
    "[Permanent] This card gets «Heron» in all areas.",
    "[Permanent] During your turn, this card gets +5000 power.",
    "[Permanent] If a «Heron» card is in your Battle Area, this card gets [Blocker].",
    "[Permanent] All of your «Heron» cards get +5000 power.",
    "[Permanent] Reduce the energy cost of this card in your hand by 1.",
    (
        "[Permanent] If your opponent has 4 or more energy, you can play this card from your hand "
        "without paying its energy cost."
    ),
    "[Permanent] This card can't attack Leader Cards.",
    "[Permanent] This card isn't affected by your opponent's skills.",
    "[Permanent][Sparking 5] This card gets +5000 power.",
    "[Permanent] This card can't be played from any area if you have 2 or less energy.",
    "[Permanent] This card gets +5000 power for each card under this card.",
    "[Permanent] Only 1 {Heron of the Reeds} can be played in your Battle Area.",
    "[Permanent] Your opponent's cards can't attack Leader Cards.",
    PLAYED + "look at the top 3 cards of your deck and place them on the top and/or bottom of your "
    "deck in any order.",
    PLAYED + "look at the top 3 cards of your deck and put them back in any order.",
    PLAYED + f"choose up to 1 of {THEIRS} with [Blocker] or [Barrier] and gain control of it.",
    PLAYED + "choose up to 1 «Heron» card in your hand and play it on top of this card.",
    PLAYED + "your opponent reveals their hand. Choose up to 1 card from it and place it in its "
    "owner's Drop Area.",
    PLAYED + "draw cards until you have 4 cards in your hand.",
    PLAYED + "place the top card of your deck under this card.",
    PLAYED + f"choose up to 1 of {THEIRS}, and it loses -5000 power for the turn.",
    PLAYED + "draw 1 card, then negate this skill for the game.",
    PLAYED + "your opponent may discard 1 card. If they don't, draw 1 card.",
    PLAYED + "if you have 2 or more energy, you have 1 or more Unison Cards, and it's your turn, "
    "draw 1 card.",
    PLAYED + "draw 1 card, then you may discard 1 card. If you do, draw 1 card.",
    PLAYED + "activate up to 1 {Long Night} from your deck, then shuffle your deck.",
    PLAYED
    + "choose up to 1 Battle Card in your Drop Area with an energy cost less than or equal to "
    "your current energy and add it to your hand.",
    ATTACKS + "choose up to 1 card in your Drop Area and combo with it.",
    MAIN + "Place 1 card from under this card in its owner's Drop Area : Draw 1 card.",
    MAIN + "Choose 1 of your other Battle Cards : The chosen card gets +5000 power for the turn.",
    MAIN
    + "Choose 1 of your «Heron» cards and place this card under it from your hand : Draw 1 card.",
    (
        "[Union-Absorb] Place 1 <Rook> card from your hand under "
        "this card : Play up to 1 <Wren> card "
        "from your Drop Area on top of this card."
    ),
    (
        "[Permanent] If this card would be removed from your Battle "
        "Area by an opponent's skill, you "
        "may discard 1 card instead."
    ),
    "[Permanent] This card can't be played from any area unless your Leader Card is red.",
    "[Permanent] This card can't be KO'd and can attack Battle Cards in Active Mode.",
    "[Permanent] Reduce the energy cost of «Heron» cards in your hand by 1.",
    "[Auto] Switch this card to Active Mode at the end of your turn.",
]
LEADERS = [
    "[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over.",
    (
        "[Awaken] When your life is at 4 or less : You may choose up to 2 of "
        "your energy, switch them "
        "to Active Mode, and flip this card over."
    ),
    (
        "[Wish] When there are 7 [Dragon Ball] cards in your Drop Area : Draw "
        "1 card, and flip this "
        "card over."
    ),
    ATTACKS + "draw 1 card.",
]
EXTRAS = [
    MAIN + f"Choose up to 1 of {THEIRS} and KO it.",
    IN_BATTLE + "Choose up to 1 of your Leader Cards or Battle Cards and it gets +10000 power "
    "for the battle.",
    "[Counter: Attack] If your Leader Card is blue : Negate the attack, then draw 1 card.",
    (
        "[Permanent] If your life is at 3 or less, you can activate this "
        "card's [Counter] skill from "
        "your hand without paying its energy cost."
    ),
    "[Field]",
    "[Auto] When you activate this card, you can't activate {Long Night} for the turn.",
]
UNISONS = [
    "[+1][Activate: Main] Draw 1 card.",
    f"[-2][Activate: Battle] This card gets +10000 power {TURN}.",
    "[0][Activate: Main] Choose up to 1 of your energy and switch it to Active Mode.",
]
ALL = [
    *((text, BATTLE) for text in BATTLES),
    *((text, LEADER) for text in LEADERS),
    *((text, EXTRA) for text in EXTRAS),
    *((text, UNISON) for text in UNISONS),
    *BOUNDS,
    *OCCASIONS,
    *DEEDS,
    *LOOKING,
    *RELATIVES,
    *ALLOWING,
    *JOINED,
    *KINDS,
    *MANNERS,
    *TOLLS,
    *SOURCES,
    *PAYING,
]
"""with the kind of card they are on"""
