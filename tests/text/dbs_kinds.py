"""Texts in the second game's wording that say one thing of several others; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE

PLAYED = "[Auto] When you play this card, "
WEAKENED = "and it gets -5000 power for the turn."
REACHES = [
    "if your opponent has 3 or less energy, they discard 1 card and draw 1 card.",
    (
        "at the end of the turn, reveal the top card of your opponent's deck. If that card is a "
        "red card, draw 1 card."
    ),
    "your opponent chooses 1 of their Battle Cards, ignoring [Barrier], and KOs it.",
    (
        "you may choose 1 of your energy, switch it to Rest Mode, and place this card in its "
        "owner's Drop Area. If you do, draw 1 card."
    ),
    "both players choose 1 card from their hand and place it in the Drop Area.",
    "you and your opponent discard 1 card.",
    "this card gains [Servant] and [Overlord] for the turn.",
    (
        "choose up to 2 «Heron» cards from your deck or life and add them to your hand, then "
        "shuffle any areas you looked through."
    ),
    "it gets +10000 power and you can't play «Heron» Battle Cards for the turn.",
    "draw 1 card, then choose 1 card in your hand and discard it if your life is at 4 or less.",
    "draw 1 card, and you can only play Battle Cards that are red and no other color for the turn.",
]
TWO_KINDS = [
    f"choose up to 1 of your opponent's red Battle Cards or Leader Cards {WEAKENED}",
    f"choose up to 1 of your opponent's Leader Cards or Battle Cards in Rest Mode {WEAKENED}",
    (
        f"choose up to 1 of your opponent's Unison Cards or Battle Cards with an energy cost of "
        f"3 or less {WEAKENED}"
    ),
    f"choose up to 1 attacking Battle Card or Leader Card {WEAKENED}",
    f"choose up to 1 of your other Battle Cards or Leader Cards {WEAKENED}",
    (
        "choose up to 1 Extra Card or Battle Card with 10000 power or less from your Drop Area and "
        "add it to your hand."
    ),
    (
        "choose all of your opponent's Battle Cards and energy in Rest Mode and place them in the "
        "Drop Area."
    ),
    "choose up to 1 {Egret} and 1 {Stork} from your Drop Area and add them to your hand.",
    (
        "choose up to 1 each of {Egret} and {Stork} cards with energy costs of 2 from your Drop "
        "Area and add them to your hand."
    ),
]
PAID = [
    (
        "Choose up to 1 «Heron» card from your deck and send it to your Warp, then shuffle your "
        "deck : Draw 1 card."
    ),
    "Send this card to the Warp, and play it from the Warp at the beginning of your next turn.",
    "Place this card in your Drop Area : If you played this card using [Union], draw 1 card.",
    (
        "[Burst 1] If the card placed in your Drop Area with this skill was a «Heron» card, play "
        "it on top of this card."
    ),
    "Discard 1 card from your hand : If the card you discarded is blue, draw 1 card.",
]
KINDS = [(PLAYED + text, BATTLE) for text in (*TWO_KINDS, *REACHES)]
KINDS += [("[Activate: Main] " + text, BATTLE) for text in PAID]
KINDS += [
    (
        (
            "[Auto] When your opponent plays a Battle Card with an energy cost greater than their "
            "current energy using a skill, draw 1 card."
        ),
        BATTLE,
    ),
    (
        (
            "[Auto] When a «Heron» Battle Card is placed in your Drop Area from your Combo Area, "
            "you may play it from your Drop Area."
        ),
        BATTLE,
    ),
]
