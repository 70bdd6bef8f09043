"""Texts in the second game's wording that say when and if; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE, LEADER

DRAW = "draw 1 card."
PLAYED = "[Auto] When you play this card, "
MAIN = "[Activate: Main] "
POWER = "this card gets +5000 power."
WHEN = [
    "you combo",
    "you combo with 1 of your «Heron» cards",
    "you combo with 1 or more Battle Cards",
    "one of your skill-less Battle Cards is used in a combo",
    "a red Battle Card is used in a combo from your hand",
    "your opponent uses a card in a combo",
    "you activate a [Union] skill",
    "you activate a [Evolve] or [Union] skill",
    "your opponent activates [Blocker]",
    "one of your Battle Cards activates [Alliance]",
    "one of your blue Battle Cards activates a [Evolve] skill from your hand",
    "your Leader Card activates a [Blocker] skill",
    "your opponent activates a [Counter: Attack] skill on an Extra Card",
    "your opponent activates a [Counter] skill during a battle with this card",
    "your opponent attacks a Leader Card",
    "your opponent attacks your red Unison Card",
    "this card is attacked by a Battle Card",
    "this card KOs 1 of your opponent's Battle Cards with an original energy cost of 2 or more",
    "this card KOs an opponent's Battle Card by attacking it",
    "this card is KO'd by an opponent's skill",
    "this card is KO'd by an opponent's attack",
    "your opponent's Battle Card is KO'd",
    "you play a Battle Card using [Over Realm]",
    "your opponent plays a Battle Card using a skill",
    "a blue Battle Card is played from your energy",
    "you or your opponent play a non-token Battle Card",
    "you play a Battle Card on your turn",
    "one of your red Battle Cards evolves",
    "your opponent switches energy to Active Mode using a non-[Awaken] skill during their turn",
    (
        "a card in your life is added to your hand or placed in your Drop Area during your "
        "opponent's turn"
    ),
    "an opponent's card is switched to Rest Mode by one of your skills",
    (
        "a green Extra Card in your Battle Area other than this card is placed in its owner's Drop "
        "Area by one of your skills"
    ),
    "a card in your opponent's life is placed in their Drop Area",
    "a Battle Card in your opponent's Drop Area is sent to their Warp by one of your skills",
    "this card in your Battle Area is placed in its owner's Drop Area by one of your skills",
    "a yellow Battle Card with 15000 power is placed in your Drop Area from your Combo Area",
    (
        "this card activates its [Blocker] skill or is removed from your Battle Area by an "
        "opponent's skill"
    ),
    "this card is KO'd or KOs an opponent's Battle Card",
    "you take damage",
    "your opponent takes damage from an attack",
    "one of your «Heron» cards deals damage",
    "your opponent discards a card",
    "a card evolves into one of your <Rook> cards",
    "this card is sent to your Warp",
    "your opponent attacks one of your Battle Cards",
    "your opponent attacks with their Leader Card",
    "you activate your Leader Card's [Awaken] skill",
    "you play this card from your hand and your Leader Card is a <Rook> card",
]
AT = [
    "[Auto] At the start of your Charge Phase, draw 1 card.",
    "[Auto] At the end of your opponent's Main Phase, draw 1 card.",
    "[Auto] At the end of each turn, draw 1 card.",
    "[Auto] At the end of a battle in which this card attacked, draw 1 card.",
    (
        "[Auto] When you play this card, activate this skill. At the end of the turn, if you have "
        "2 or less cards in your hand, draw 1 card."
    ),
    "[Auto] Activate this skill when you play {Reeds}. Draw 1 card.",
]
IF = [
    "your life is at 1",
    "you or your opponent have a skill-less Battle Card in play",
    "you and your opponent have a total of 8 or less life",
    "this card is in a battle",
    "one of your yellow Battle Cards is being attacked",
    "you have more life than your opponent",
    "your life is less than or equal to your opponent's life",
    "<Rook>, <Heron>, and <Stork> are in your Battle Area",
    "both <Rook> and <Heron> are in your Battle Area",
    "you have 2 or more energy and a green Unison Card in play",
    "you have 1 blue <Rook> card and 1 blue <Heron> card in your Battle Area",
    "your Leader Card and all of your energy are mono-yellow",
    "you only have black cards in your energy",
    "your opponent has any tokens in their Battle Area",
    "you have at least 2 «Heron» cards in your Drop Area",
    "this card's power is 25000 or more",
    "a Battle Card with 20000 power or more is in your Combo Area",
    "7 or more black «Heron» cards are in your Drop Area",
    "your opponent's Leader Card has 10000 power or less",
    "you have 1 or more cards in your Warp and 2 or more energy",
    "there are 3 or more markers on this card",
    "this card has no cards under it",
    "this card is red",
    "your Leader Card isn't a «Heron» card",
    "your Leader Card is on its back side",
    "your life is equal to your opponent's life",
    "your opponent has more Battle Cards in play than you",
    "all of your Battle Cards are red",
    "this card was played this turn",
]
BATTLES = [
    PLAYED + "choose up to 1 card whose character name includes <Rook> in your Drop Area and add "
    "it to your hand.",
    PLAYED + "choose up to 1 red card which is <Rook> or <Heron> in your Drop Area and add it to "
    "your hand.",
    *(f"[Auto] When {moment}, {DRAW}" for moment in WHEN),
    *AT,
    *(f"[Permanent] If {claim}, {POWER}" for claim in IF),
    PLAYED + "if this card was played using [Union], draw 1 card.",
    PLAYED + "choose up to 1 of your opponent's Battle Cards and switch it to Rest Mode; if the "
    "card you switched to Rest Mode has an energy cost of 2 or less, KO it.",
    PLAYED + "choose up to 1 of your Battle Cards and KO it. If you KO'd a «Heron» card, "
    "draw 1 card.",
    (
        "[Counter: Attack] Negate the attack. If you negated a Leader Card's attack with this "
        "skill, draw 1 card."
    ),
    PLAYED + "choose up to 2 «Heron» cards with different names and energy costs of 2 or less in "
    "your Drop Area and play them.",
    PLAYED + "choose up to 2 «Heron» cards with different character names in your deck, add them "
    "to your hand, then shuffle your deck.",
    PLAYED + "choose up to 1 card with {Reeds} in its card name in your Drop Area and add it to "
    "your hand.",
    PLAYED + "choose up to 1 red card that isn't a <Rook> card in your Drop Area and add it to "
    "your hand.",
    PLAYED + "choose up to 1 card with <Rook>, <Heron>, or <Stork> in your Drop Area and add it "
    "to your hand.",
    PLAYED + "choose up to 1 of your opponent's Battle Cards with an energy cost greater than or "
    "equal to their energy and KO it.",
    (
        "[Permanent] All of your «Heron» cards whose original energy cost is 5 or more get +5000 "
        "power."
    ),
]
KINDS = [
    "with an energy cost of 1, 3, or 5",
    "with an energy cost from 2 to 3",
    "with an original power of 15000 or more",
    "whose energy cost is 2 or less",
    "whose power is 15000 or more",
    "without [Blocker] or [Barrier]",
    "without a specified cost",
]
BATTLES += [
    PLAYED + f"choose up to 1 Battle Card {kind} in your Drop Area and add it to your hand."
    for kind in KINDS
]
LEADERS = [
    (
        "[Awaken] When your life or your opponent's life is at 4 or less : Draw 1 card, and flip "
        "this card over."
    ),
]
OCCASIONS = [
    *((text, BATTLE) for text in BATTLES),
    *((text, LEADER) for text in LEADERS),
]
