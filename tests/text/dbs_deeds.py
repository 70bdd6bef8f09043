"""Texts that speak of what they have done, in the second game's wording; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE

KO = "choose up to 1 of your opponent's Battle Cards and KO it"
TEXTS = """
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and KO it, then draw 1 card. If you KO'd a card, draw 1 card.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and KO it. If you KO'd a red card with this skill, draw 1 card.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and KO it. If a card was KO'd by this skill, draw 1 card.
[Auto] When you play this card, place the top 2 cards of your deck in your Drop Area. If you placed 2 or more red cards in your Drop Area with this skill, draw 1 card.
[Auto] When you play this card, place the top 2 cards of your deck in your Drop Area. If at least 1 «Heron» card was placed in your Drop Area by this skill, draw 1 card.
[Auto] When you play this card, place the top 2 cards of your deck in your Drop Area, then choose 1 card in your hand and discard it. If you discarded a blue card, draw 1 card.
[Auto] When you play this card, choose up to 1 of your energy and switch it to Active Mode. If you switched a card to Active Mode, draw 1 card.
[Auto] When you play this card, draw 1 card, then you may discard 1 card. If you didn't discard a card, draw 1 card.
[Auto] When you play this card, reveal the top card of your deck. If the revealed card is a red card, add it to your hand.
[Auto] When you play this card, play up to 1 «Heron» card from your hand, then draw 1 card. The card you played with this skill gets +5000 power for the turn.
[Auto] When you play this card, play up to 1 «Heron» card from your hand. The played card gains [Critical] for the turn.
[Auto] When you play this card, choose up to 1 «Heron» card in your hand and play it, then choose up to 1 of your energy and switch it to Rest Mode. The Battle Card you played gets +5000 power for the turn.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and return it to its owner's hand. If you returned a card to its owner's hand, draw 1 card.
[Auto] When you play this card, choose up to 1 card in your Drop Area and remove it from the game. If you removed a card from the game using this skill, draw 1 card.
[Auto] When you play this card, choose up to 1 card in your life and add it to your hand. If you didn't add a card to your hand, draw 1 card.
"""  # noqa: E501 - a text is a line
DEEDS = [(text, BATTLE) for text in TEXTS.strip().splitlines()]
POINTS = """
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and negate the chosen card's skills for the turn.
[Auto] When you play this card, choose up to 2 of your opponent's Battle Cards and negate those cards' skills for the turn.
[Auto] When you play this card, choose up to 2 of your opponent's Battle Cards and they can't attack for the turn.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and it doesn't switch to Active Mode during your opponent's next Charge Phase.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards. At the end of the turn, KO the chosen card.
"""  # noqa: E501 - a text is a line
DEEDS += [(text, BATTLE) for text in POINTS.strip().splitlines()]
MORE = """
[Auto] When you play this card, your opponent chooses 2 cards in their hand, discards the rest.
[Auto] When you play this card, choose 1 card in your hand and discard the rest.
[Auto] When you play this card, choose up to 1 <Rook> card in your Battle Area, send it to your Warp, and at the start of your next Main Phase, play that card from your Warp.
[Auto] When you play this card, choose up to 1 of your Battle Cards. If the chosen card's character name includes <Rook>, it gains [Double Strike] for the turn.
[Auto] When you play this card, choose up to 1 card in your Drop Area. If that card's energy cost is 3 or less, add it to your hand.
[Auto] When you play this card, choose up to 1 card in your Drop Area. If its energy cost is 3 or more, add it to your hand.
[Auto] When you play this card, your opponent chooses all of the cards in their hand and places them in their Drop Area.
[Auto] When you play this card, if your Leader Card is red and no other color, draw 1 card.
[Auto] When you play this card, choose up to 1 of your Battle Cards that is red and no other color and KO it.
[Auto] When this card attacks your opponent's Leader Card, draw 1 card.
[Auto] When this card is discarded from your hand, draw 1 card.
[Auto] When this card inflicts damage to your opponent, draw 1 card.
"""  # noqa: E501 - a text is a line
DEEDS += [(text, BATTLE) for text in MORE.strip().splitlines()]
