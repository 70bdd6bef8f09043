"""Texts in the second game's wording: what is allowed, ignored, lost or added; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards import BATTLE

PLAYED = "[Auto] When you play this card, "
PERMANENT = "[Permanent] "
THEIRS = "your opponent's Battle Cards"

BATTLES = [
    PERMANENT + "«Heron» in your Battle Area can combo when in Rest Mode.",
    PERMANENT + "All of your Chick tokens can combo even in Rest Mode.",
    PERMANENT + "You can combo with this card from your Battle Area even when it is in Rest Mode.",
    PERMANENT + "This card loses -5000 power for each <Wren> in your Battle Area or Combo Area.",
    PERMANENT + "If your life is at 3 or less, reduce the energy cost of this card in your hand by "
    "an additional 1.",
    PERMANENT + "Your opponent's Leader Card cannot attack this card.",
    PLAYED + f"choose up to 1 of {THEIRS} ignoring [Barrier] with 30000 or more power and KO it.",
    PLAYED + f"choose up to a total of 3 of {THEIRS} or energy ignoring [Barrier] and switch them "
    "to Rest Mode.",
    "[Auto] When you play a Battle Card using a non-keyword skill, draw 1 card.",
    (
        "[Auto] When your opponent plays a Battle Card with 15000 power or less using a "
        "non-keyword skill, draw 1 card."
    ),
]
ALLOWING = [(text, BATTLE) for text in BATTLES]
"""with the kind of card they are on"""
