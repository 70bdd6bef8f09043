"""Texts in the second game's wording whose parts are joined in many ways; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards import BATTLE

DRAW = "draw 1 card."
WHEN = [
    "this card attacks or is attacked",
    "this card is played or used in a combo",
    "this card is played or attacks",
    "this card is played from your hand or is KO'd",
    "this card is KO'd or placed in your Drop Area from your hand",
    "this card deals damage or KOs a Battle Card",
    "this card attacks and KOs an opponent's Battle Card",
    "you play this card or it attacks",
    "you play this card or when it is attacked",
    "you play this card or combo with it",
    "this card attacks or when you take damage",
    "this card attacks or your opponent plays a Battle Card",
    "you take damage or when your opponent plays a Unison Card",
    "one of your red cards attacks or is attacked",
    "one of your «Heron» cards is played or used in a combo",
    "another of your cards attacks",
    "one of your «Heron» cards KOs an opponent's Battle Card",
    "your Leader Card is attacked",
    "one of your Battle Cards is KO'd or removed from your Battle Area by your opponent's skill",
    "this card is KO'd during your opponent's turn",
    "your opponent plays a Battle Card and it is your turn",
]
JOINED = [(f"[Auto] When {moment}, {DRAW}", BATTLE) for moment in WHEN]
