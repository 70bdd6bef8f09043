"""More texts in the second game's wording: causes, bounds, prohibitions, costs; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, UNISON

PLAYED = "[Auto] When you play this card, "
PERMANENT = "[Permanent] "
THEIRS = "your opponent's Battle Cards"
FROM_HAND = "you may play this card from your hand."
COUNTER = "you can activate this card's [Counter] skill from your hand "

BATTLES = [
    # What skills bring about.
    (
        "[Auto] When one of your «Heron» cards is removed from your Battle Area by an opponent's "
        f"skill or KO'd, {FROM_HAND}"
    ),
    (
        "[Auto] When a <Rook> card in your Battle Area is removed from your Battle Area by an "
        f"opponent's skill or is KO'd, {FROM_HAND}"
    ),
    (
        "[Auto] When one of your blue Unison Cards with a specified cost of 3 or more is "
        "removed from your Unison Area, draw 1 card."
    ),
    (
        "[Auto] When you remove a marker from one of your red Unison Cards using a [Spirit Boost] "
        f"skill, {FROM_HAND}"
    ),
    f"[Auto] When you take damage from an opponent's non-keyword skill, {FROM_HAND}",
    f"[Auto] When you take damage from one of your opponent's non-keyword skills, {FROM_HAND}",
    (
        "[Auto] When this card is switched to Rest Mode by one of your yellow card skills, "
        "draw 1 card."
    ),
    (
        "[Auto] When this card is played or switched to Rest Mode by one of your yellow card "
        "skills, draw 1 card."
    ),
    "[Auto] When this card activates its [Blocker] skill, draw 1 card.",
    "[Auto] When this card attacks or activates [Blocker], draw 1 card.",
    "[Auto] When your opponent activates a [Counter] skill, draw 1 card.",
    "[Auto] When you activate [Union-Fusion], this card gets +5000 power for the turn.",
    "[Auto] When your Leader Card activates [Awaken], draw 1 card.",
    "[Auto] When your Leader Card activates [Awaken] or [Wish], draw 1 card.",
    "[Auto] When this card is placed in your Drop Area from your hand by a skill, draw 1 card.",
    (
        "[Auto] When this card is placed in your Drop Area from your hand by one of your blue card "
        "skills, play this card from your Drop Area."
    ),
    (
        "[Auto] When this card is placed in your Drop Area from your hand by a Battle Card's "
        "skill, draw 1 card."
    ),
    "[Auto] When this card is sent from your Drop Area to your Warp by a skill, draw 1 card.",
    (
        "[Auto] When you play this card or it is placed in your Drop Area from your Battle "
        "Area by a skill, draw 1 card."
    ),
    "[Auto] When you play a blue Battle Card from your Drop Area, draw 1 card.",
    "[Auto] When you play a <Rook> card in your Battle Area, draw 1 card.",
    "[Auto] When you activate a «Heron» Extra Card from your hand, draw 1 card.",
    # Cards that add up.
    PLAYED + f"choose any number of {THEIRS} that add up to a total energy cost of 4 or less and "
    "KO them.",
    PLAYED + f"choose any number of {THEIRS} of which the total cost adds up to 6 or less and "
    "KO them.",
    PLAYED + f"choose any number of {THEIRS} with energy costs of 2 or less for which the total "
    "cost adds up to 3 or less and KO them.",
    PLAYED + f"choose any number of {THEIRS} whose total energy costs add up to 3 or less and "
    "send them to their owners' Warps.",
    PLAYED + "choose any number of opponent Battle Cards of which the total power adds up to "
    "30000 or less and KO those cards.",
    # What players and cards cannot do.
    PERMANENT + "This card can't be KO-ed by your opponent's skills.",
    PERMANENT + "This card cannot be KO-ed by your opponent's card's skills.",
    PERMANENT + "This card cannot be KO-ed in battle.",
    PLAYED + "your opponent can't activate [Blocker] for the turn.",
    PLAYED + "your opponent can't activate [Counter] skills for the turn.",
    PERMANENT + "If you have 2 or less cards in your hand, your opponent can't activate "
    "[Counter Play] skills.",
    PERMANENT + "Your opponent cannot activate [Blocker] during this card's attack.",
    PERMANENT + "Your opponent cannot activate [Counter] against this card's attack.",
    PERMANENT + "During battles where this card is attacking, your opponent can't activate "
    "[Counter] or [Blocker].",
    PERMANENT + "During battles where this card is attacking, your opponent can't activate "
    "[Counter] skills.",
    PERMANENT + "While this card is in Rest Mode, you can't play Battle Cards.",
    PERMANENT + "This card can't be played from any area except by skills.",
    PERMANENT + "This card can't be played with skills from any area.",
    PERMANENT + "This card can only be played from Energy Areas.",
    PERMANENT + "This card's skills can't be negated in any area.",
    PERMANENT + "This card's attack and skills cannot be negated.",
    PERMANENT + "You can include as many copies of this card in your deck as you like.",
    PERMANENT + "You can include up to 7 copies of this card in your deck.",
    # How cards count.
    PERMANENT + "Increase the energy cost of this card by 3.",
    PERMANENT + "Increase the energy cost of this card in all areas by 3.",
    PERMANENT + "If your Leader Card is a <Rook> card, treat this card in your hand as if it had "
    "no specified cost.",
    PERMANENT + "Treat «Heron» cards in your hand as if they had no specified cost.",
    PERMANENT + "You can choose Battle Cards in your Warp when choosing cards to use with this "
    "card's [Union] skill from your hand.",
    PERMANENT + "This card gets +5000 power for every 2 cards in your Drop Area.",
    # Otherwise, and when something is done.
    PLAYED + "look at the top card of your deck; if it's a multicolor Extra Card, you may add it "
    "to your hand; otherwise, place it on top of your deck.",
    PLAYED + "look at the top card of your deck; if it's a black «Heron» card you may add it to "
    "your hand, otherwise, place it on the bottom of your deck.",
    PLAYED + "if your life is at 3 or less, draw 2 cards, otherwise, draw 1 card.",
    PLAYED + "if your life is at 3 or less, draw 2 cards. Otherwise, draw 1 card.",
    (
        "[Auto] When this card attacks, draw 1 card, then switch this card to Active Mode at "
        "the end of the turn."
    ),
    PLAYED + "place up to 2 cards from the top of your deck under this card.",
    # Keyword skills in other company.
    "[Over Realm 2] [Critical]",
    (
        "[Union-Absorb] Place 1 <Rook> from your hand under this card : Choose up to 1 <Wren> from "
        "your deck and place it on top of this card. Shuffle your deck afterwards."
    ),
    PERMANENT + "If you have 4 or more energy, you can choose Battle Cards in your energy when "
    "choosing cards to use with this card's [Union] skill from your hand.",
    PERMANENT + "This card cannot be removed from your Battle Area by skills during your turn.",
    PERMANENT + "This card can't be KO-ed by your opponent's card's skills and does not leave the "
    "Battle Area due to skills.",
    PLAYED + f"choose up to 1 of {THEIRS} and it can't attack or be used in a combo for the turn.",
    PERMANENT + "This card gets [Critical] and cannot be attacked by your opponent's cards.",
    PLAYED + "play 2 Chick Tokens with 10000 power in your opponent's Battle Area.",
]
EXTRAS = [
    PERMANENT + "If your life is at 4 or less, " + COUNTER + "by adding a card from your life to "
    "your hand instead of paying its energy cost.",
    PERMANENT + "If all of your energy is mono-red, " + COUNTER + "without paying its energy cost "
    "by choosing 2 other cards in your hand and discarding them.",
    PERMANENT + COUNTER + "without paying its energy cost by paying the cost for [Spirit Boost 2] "
    "instead.",
    (
        "[Counter Play] You can't activate the [Counter Play] skills of other cards for the turn : "
        "Draw 1 card."
    ),
    PERMANENT + "If this card is in your Drop Area, you can activate it by paying its energy cost "
    "and removing it and 1 red card in your hand from the game.",
    "[Counter Play] The Battle Card being played is played in Rest Mode.",
    "[Counter Counter] Negate the [Counter].",
    "[Counter Play] The Battle Card played has its skill negated for the turn.",
    (
        "[Counter Play] If the Battle Card being played has an energy cost of 2 or less, it has "
        "its skills negated for the turn and is played in Rest Mode."
    ),
]
UNISONS = [
    (
        "[Rejuvenate][Once per turn] If your life is at 3 or less and you remove 2 markers "
        "from this card. (Place 1 card under this card in its owner's Drop Area and pay the "
        "skill cost : Place the top card of your deck in your life.)"
    ),
    "[Auto] When you remove a marker from this card using a [Spirit Boost] skill, draw 1 card.",
]
BOUNDS = [
    *((text, BATTLE) for text in BATTLES),
    *((text, EXTRA) for text in EXTRAS),
    *((text, UNISON) for text in UNISONS),
]
"""with the kind of card they are on"""
