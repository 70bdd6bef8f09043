"""Texts that wait for certain cards' skills and hidden areas, or say kinds anew; invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE

LINES = """
[Auto] When you play this card with the skill of {Gate}, draw 1 card.
[Auto] When you play this card using {Gate}'s skill, draw 1 card.
[Auto] When you play this card with <Rook> skill, draw 1 card.
[Auto] When this card is played by {Gate}'s skill, draw 1 card.
[Auto] When you combo with this card from your energy using {Gate}'s skill, play this card at the end of the battle.
[Auto] When you combo with a Battle Card using this card's skill, draw 1 card.
[Auto] When your Battle Cards are placed in the Drop Area with {Gate}'s skill, draw 1 card.
[Auto] When this card is used in a combo with a red <Rook> card, it gets +5000 combo power for the battle.
[Auto] When you combo with this card from your hand with a <Rook> card in battle, draw 1 card.
[Auto] When your opponent takes damage from non-keyword skills on your Battle Cards or Unison Cards, draw 1 card.
[Auto] When your energy or your opponent's energy leaves an Energy Area due to a skill, draw 1 card.
[Auto] When your opponent's energy leaves their Energy Area by a skill, draw 1 card.
[Auto] When this card leaves the Battle Area, draw 1 card.
[Auto] When one of your «Heron» cards leaves a Battle Area, draw 1 card.
[Auto] When your «Heron» card is KO'd by an opponent's skill or leaves a Battle Area, draw 1 card.
[Auto] When this card is revealed from the top of your deck and placed in your Drop Area, play it from your Drop Area.
[Auto] When a red Battle Card is revealed from the top of your deck, placed in your Drop Area, and played by that card's skill, draw 1 card.
[Auto] When this face-up card in your life is placed in your Drop Area, play this card from your Drop Area.
[Auto] When a card is placed in your life face up from any area other than your life, draw 1 card.
[Auto] At the end of your turn, or when this card activates its [Blocker] skill, switch this card to Active Mode.
[Auto] When your opponent plays a Battle Card using a skill or activates a [Counter] skill, draw 1 card.
[Auto] When this card attacks a card that isn't a Leader Card, draw 1 card.
[Auto] When you play this card, it gains +2000 for each 1 energy you have, for the duration of the turn.
[Auto] If your Leader Card is a red «Heron»-only or «Tern»-only card : When you play this card, this card gains [Wormhole] for the turn.
[Auto] When you play this card, choose up to 1 Battle Card without keyword skills in your Drop Area and add it to your hand.
[Auto] When you play this card, choose up to 1 of your Battle Cards with an energy cost of 2 and no keyword skills, and it gains [Double Strike] for the turn.
[Auto] When you play this card, play up to 1 Battle Card with an energy cost of 6 or less, and the [Over Realm] skill from your Warp.
[Auto] When you play this card, choose any number of you and your opponent's Battle Cards and Unison Cards, ignoring [Barrier], and negate the skills of those cards for the turn.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards, ignoring [Barrier], negate that card's skills, then KO it.
[Auto] When you play this card, draw 1 card, then if you have 5 or less cards in your hand also draw 1 card.
[Auto] When you play this card, look at the bottom card of your deck and add up to 1 «Heron» card from it to your hand, then shuffle your deck.
[Auto] When you play this card, reveal up to 3 cards from the bottom of your deck, add up to 1 of them to your hand, then shuffle your deck.
[Auto] Choose 1 card in your hand and place it under a {Nest} in your Battle Area : When you play this card, draw 1 card.
[Auto] When you play this card, your opponent chooses 1 card from their hand and places it under your {Nest}.
[Auto] When you play this card, place the top 3 cards of your deck under a {Nest} in your Battle Area.
[Auto] When you play this card, place cards from the top of your deck under your {Nest} until there are 3 cards under {Nest}.
[Auto] When you play this card, inflict 1 damage to your opponent's life.
[Auto] When your Leader Card is flipped to its back side, draw 1 card.
[Auto] When your opponent's Leader Card flips back to its front, draw 1 card.
[Auto] When this card attacks, flip your opponent's Leader Card to its front. If you do, your opponent can't activate their Leader Card's [Awaken] skills until the end of their next turn.
[Auto] When you play this card, choose 1 {Star} from your deck and place it in the Battle Area in Active Mode, then shuffle your deck.
[Auto] When you play this card, place up to 1 {Star} from your deck in your opponent's Battle Area, then shuffle your deck.
[Auto] When you play this card, play up to 1 red «Heron» card from your deck to your opponent's Battle Area, then shuffle your deck.
[Auto] When you play this card, play 1 Shade Token with 15000 power in Rest Mode.
[Auto] When you play this card, play up to 1 {Sage} from your deck with 2 markers on it in Rest Mode, then shuffle your deck.
[Auto] If your Leader Card is a red card and this card was used in a combo from your deck or hand : When this card would be placed in its owner's Drop Area from a Combo Area, you may play it in Rest Mode instead.
[Auto] At the end of the turn when you play this card, draw 1 card.
[Auto] At the end of a turn where this card was played from your hand, draw 1 card.
[Auto] When you play this card, after your current turn ends, take another turn.
[Auto] If you only have this card and 1 red skill-less Battle Card in your Combo Area : When this card is used in a combo, draw 1 card.
[Auto] If you either have 3 or more face-up cards in your life or a red Unison Card in play with cards under it : When you play this card, draw 1 card.
[Auto] When you play this card, place 2 cards from the top of your deck in your Drop Area. If all of the cards placed in your Drop Area are red, draw 1 card.
[Auto] When you play this card, choose up to 1 card in your opponent's hand or up to 1 of their Battle Cards and send it to its owner's Warp.
[Auto] When you play this card, look at up to 4 cards from the top of your deck, choose up to 1 {Lamp}, {Oil}, or red Extra Card among them, add it to your hand, then shuffle your deck.
[Auto] When this card attacks, choose all of your opponent's Battle Cards, return them to their owners' decks, then all players who returned cards to their decks shuffle their decks.
[Auto] When one of your «Heron» cards is KO'd by an opponent's attack or removed from your Battle Area by one of their skills, draw 1 card.
[Auto] When you play this card, you can't activate {Ward}'s skill for the turn.
[Auto] When you play this card, your {Ward} cards' [Auto] skills don't activate for the turn.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards, switch it to Rest Mode, and it can't be switched to Active Mode during your opponent's next turn.
[Permanent] This card can't be KO'd in battle by Battle Cards with an original power of 15000 or less.
[Auto] When you play this card, choose up to 2 of your opponent's Battle Cards, KO them, then your opponent chooses cards from their hand equal to the number of cards you KO'd with this skill and sends them to their Warp.
[Auto] When you play this card, your opponent chooses a number of cards from their hand equal to the number of Battle Cards in their Battle Area and places the cards on the top of their decks in any order.
[Auto] When this card is played using its [Counter: Attack] skill, draw 1 card.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards and send it to its owner's Warp. At the end of the turn, play any cards sent to a Warp by this skill to their owners' Battle Areas with their skills negated for the turn.
[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards. Place it on top of the opponent's deck, and all cards that were under it in the Drop Area.
[Auto] When you play this card, reveal 1 card from the bottom of your deck. If that card is a <Rook> with an energy cost of 3 or less, play that card and negate its [Activate] skill for the duration of the game. If it is any other card, place it at the bottom of your deck.
[Auto] When you play this card, choose up to 1 of your Battle Cards and negate its keyword skills for the turn.
[Auto] When your life reaches 2, for the duration of the turn, this card gains [Critical], [Double Strike], and can't be KO'd by your opponent's skills.
[Auto] When this card attacks, draw 2 cards, then for the duration of the game, if the turn player would use the skill of a Battle Card or Unison Card to switch energy to Active Mode, they can't switch energy to Active Mode unless they choose 3 cards from their Drop Area and send them to their Warp.
[Auto] When this card attacks, your opponent can't switch energy to Active Mode using a non-[Awaken] skill for the turn.
[Auto] When you play this card, choose up to 1 card each from your opponent's Battle Area (Battle Cards only), energy, life, and hand, then place them at the bottom of their deck in any order.
[Auto] When this card attacks, choose up to 1 yellow «Heron» card in your Drop Area and combo it with this card.
[Auto] When this card attacks, your opponent chooses 1 card in their hand and places it in their Drop Area. If the card your opponent placed in their Drop Area was a red Battle Card, combo it with this card.
"""  # noqa: E501 - a text is a line
SOURCES = [(line, BATTLE) for line in LINES.strip().splitlines()]
