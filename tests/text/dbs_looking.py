"""Texts that look at cards of a deck and put some back; all invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE

LINES = """
look at the top card of your deck, then put it back.
look at the top card of your deck and place it back on top of your deck.
look at the top card of your deck, then return it to the top of your deck.
look at the top card of your deck, then place it at the top or bottom of your deck.
look at the top card of your deck and put it on top or at the bottom of your deck.
look at the top card of your deck. If it's a «Heron» card, add it to your hand; otherwise, put it back.
look at the top card of your deck. If it's a «Heron» card, play it. Otherwise, place it at the bottom of your deck.
reveal the top card of your deck. If that card is red, add it to your hand. If not, put it back on top of your deck.
reveal the top card of your deck. If it's a red Battle Card, play it in Rest Mode. If it isn't, place it in your Drop Area.
look at up to 3 cards from the top of your deck, then put them back in any order.
look at up to 3 cards from the top of your deck, then place them back on top of your deck in any order.
look at up to 3 cards from the top of your deck, add up to 1 of them to your hand, then put the rest back in any order.
reveal the top 3 cards of your deck, choose up to 1 «Heron» card from among the revealed cards, add it to your hand, then place the rest of them at the bottom of your deck in any order.
look at up to 3 cards from the top of your deck, choose up to 1 of those cards, place it in your Drop Area, then put the remaining cards back on top of your deck in any order.
look at up to 3 cards from the top of your deck, choose up to 1 «Heron» card from those cards, add it to your hand, then place all remaining cards in your Drop Area.
choose 1 card in your hand and place it at the top or bottom of your deck.
"""  # noqa: E501 - a text is a line
LOOKING = [
    ("[Auto] When you play this card, " + line, BATTLE) for line in LINES.strip().splitlines()
]
