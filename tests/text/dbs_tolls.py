"""Texts about attacks that are paid for or counted, about both players' cards; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, UNISON

LINES = """
[Permanent] Your opponent can't attack unless they choose 1 card in their hand and send it to their Warp each time.
[Permanent] Your opponent can't attack with Battle Cards unless they choose 2 cards in their hand and discard them.
[Permanent] Your opponent can't attack unless they discard 1 card each time.
[Permanent] Your opponent can't attack unless they switch 1 of their energy to Rest Mode each time.
[Permanent] Your opponent can't attack unless they place the top 4 cards of their deck in their Drop Area each time.
[Permanent] Your opponent can't attack unless they place the top card of their deck in their Drop Area.
[Permanent] Your opponent can't attack unless they place 1 card from their life in their Drop Area each time.
[Auto] When you play this card, your opponent can't attack for the turn unless they discard 2 cards each time.
[Auto] When you play this card, until the end of your opponent's next turn, they can't attack with Battle Cards unless they discard 1 card.
[Auto] When you play this card, your opponent can only attack once more this turn.
[Auto] When you play this card, your opponent can only attack once more for the turn.
[Auto] When you play this card, your opponent can only attack 2 more times for the turn.
[Auto] When you play this card, your opponent can only attack with Battle Cards 1 more time for the turn.
[Auto] When you play this card, your opponent can only attack 1 more time with red Battle Cards for the turn.
[Auto] When you play this card, your opponent can only attack with Battle Cards once more for the turn.
[Activate: Main] During your opponent's next turn, they can only attack 1 time with Battle Cards with energy costs greater than their energy.
[Activate: Main] RR, draw 1 card.
[Activate: Main] 2, place this card in its owner's Drop Area : Draw 1 card.
[EX-Evolve] RY, <Rook> with an energy cost of 5 or more.
[Activate: Main] Choose all of your and your opponent's Battle Cards with energy costs of 4 or less ignoring [Barrier] and KO them.
[Activate: Main] Choose all of your and your opponent's Battle Cards and KO them.
[Activate: Main] Choose all of your Battle Cards and your opponent's Battle Cards, ignoring [Barrier], and place them in their owners' Drop Areas.
[Activate: Main] Choose all cards in all Battle Areas, ignoring [Barrier], and shuffle them into their owners' decks.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and shuffle it into its owner's deck.
[Auto] When you play this card, draw 1 card; then, if it's your turn, choose up to 1 of your opponent's Battle Cards and place it under a <Rook> card in your Battle Area.
[Auto] When you play this card, draw 1 card; then draw 1 card.
[Auto] When you play this card, choose 1 card in your hand and place it under 1 of your Unison Cards.
[Permanent] If this card is in Rest Mode, your opponent can't attack <Rook>.
[Permanent] Your opponent can't activate [Counter] against this card's attack and can't activate [Blocker] during this card's attack.
[Auto] When you play this card, choose your Leader Card or 1 of your red Battle Cards, and it gets +10000 power for the turn.
[Auto] When you play this card, place up to 1 of your red «Heron» cards with an energy cost of 1 in your Drop Area from your deck, then shuffle your deck.
[Auto] When you play this card, your opponent may add all of their life to their hand.
[Activate: Battle] Choose 1 of your cards in battle and it gets +5000 power for the battle.
[Activate: Battle] Choose 1 of your cards in a battle and it gets +5000 power for the battle.
[Auto] When you play this card, look at your opponent's hand, choose up to 1 Battle Card from it and discard it.
"""  # noqa: E501 - a text is a line
TOLLS = [
    *((line, BATTLE) for line in LINES.strip().splitlines()),
    ("[Counter: Attack] Your opponent can only attack once more this turn.", EXTRA),
    ("[-2][Activate: Main] Draw 1 card; then, choose 1 card in your hand and discard it.", UNISON),
]
