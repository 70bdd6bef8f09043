"""Texts in the second game's wording: what is allowed, ignored, lost or added; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE

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
    PERMANENT + "While this card is in play, you can't play non-<Wren> Battle Cards.",
    PERMANENT
    + "If {Wren, Watcher} is in your Battle Area and {Rook, Rover} is not, this card gets "
    "+5000 power.",
    PLAYED + f"choose up to 1 of {THEIRS} with an energy cost larger than or equal to your "
    "opponent's amount of total energy and KO it.",
    PLAYED + "you may not activate [EX-Evolve] for the turn.",
    PLAYED + "your opponent can't activate [Xeno-Evolve] until the end of your opponent's next "
    "turn.",
    PLAYED + "your opponent can't activate [Union] skills until the end of your opponent's next "
    "turn.",
    PLAYED + "this card can't have its attack negated for the turn.",
    "[Auto] When this card attacks, and your Leader Card is a <Wren> card, draw 1 card.",
    (
        "[Activate: Main] Send this card to your Warp : At the start of your next turn, if your "
        "Leader Card is «Heron», play this card from your Warp in its owner's Battle Area."
    ),
    PLAYED + "choose up to 1 <Wren> in your Battle Area, send it to your Warp, and at the start of "
    "your next Main Phase, play that card from your Warp in its owner's Battle Area.",
    PLAYED + "choose up to 2 cards in your Drop Area and add them to your hand, switch this card "
    "to Active Mode, and it gets +5000 power for the turn.",
    PLAYED + "choose up to 1 each of {Wren, Watcher}, {Rook, Rover}, and {Owl, Other} from your "
    "Drop Area and play them.",
    (
        "[Auto] When this card is placed in your Drop Area from your hand as a result of "
        "[Union-Fusion], draw 1 card."
    ),
    PLAYED + "look at up 5 cards from the top of your deck, choose up to 1 «Heron» card among "
    "them, add it to your hand, then shuffle your deck.",
    PLAYED + "choose up to 1 Battle Card with [Over Realm] or [Dark Over Realm] in your Warp and "
    "play it.",
    PLAYED + "choose 1 or 2 cards in your life and add them to your hand.",
    PLAYED + "choose 1 or 2 cards from your life and place them in your Drop Area.",
    PLAYED + "you may have your red Leader Card get +5000 power for the turn.",
    PLAYED + "choose and activate 1 {Wren, Watcher} from your deck. Then, shuffle your deck.",
    PERMANENT + "You can't play this card from any area using skills.",
    PERMANENT + "This card can't attack if it has 2 or fewer markers on it.",
    PERMANENT + "This card can't be KO'd if it has 3 or more markers on it.",
    PLAYED + "choose up to 2 [Blocker] or «Heron» cards from your Drop Area and add them to your "
    "hand.",
    "[Auto] When this card is switched to Rest Mode by {Wren, Watcher}'s skill, draw 1 card.",
    (
        "[Auto] When this card is switched from Active Mode to Rest Mode with {Wren, Watcher}'s "
        "skill, draw 1 card."
    ),
    (
        "[Auto] When one of your cards is returned to your hand from your Battle Area, this card "
        "gets +5000 power for the turn."
    ),
]
ALLOWING = [(text, BATTLE) for text in BATTLES]
"""with the kind of card they are on"""
