"""Texts about what is paid with cards under cards, with X or with allies, and decks; invented."""

from __future__ import annotations

from bythebook.games.dbs.cards.cards import BATTLE, LEADER

LINES = """
[Activate: Main] Place 2 cards from under one of your red Battle Cards in their owners' Drop Areas : Draw 1 card.
[Activate: Main] Place 2 cards under 1 of your Battle Cards in their owners' Drop Areas : Draw 1 card.
[Activate: Main] Choose 1 of your red Battle Cards and place 2 cards under it in their owners' Drop Areas : Draw 1 card.
[Activate: Main] Choose 1 <Rook> card in your Battle Area and send 1 card placed under it to its owner's Warp : Draw 1 card.
[Auto] When you play this card, choose up to 1 each of your opponent's Battle Cards and Unison Cards and switch them to Rest Mode.
[Activate: Main][Spirit Boost X] Draw 1 card.
[Activate: Main][Spirit Boost X] (Remove X markers from your Unison Card to activate this skill.) Draw 1 card.
[Activate: Main][Spirit Boost X] Green Unison Card : This card gets +5000 power for the turn for each marker you removed using this skill.
[Activate: Main][Spirit Boost X] This card gets +5000 power for the turn for each marker you removed from your Unison Card with this skill.
[Activate: Main][Spirit Boost X] If you removed a marker from one of your red Unison Cards using this skill, draw 1 card.
[Activate: Main][Spirit Boost X] If you removed a marker from your green Unison Card, draw 1 card.
[Activate: Main][Spirit Boost X] If you removed 2 or more markers, draw 1 card.
[Alliance Red/Green] This card gains power equal to the total power of the cards switched to Rest Mode by this skill for the battle.
[Alliance Red/Green] If your Leader Card is red : This card gains power equal to the total power of the cards switched to Rest Mode by this skill and [Double Strike] for the battle, then draw 1 card.
[Alliance Red/Green] Draw 1 card, and if you switched a <Rook> card to Rest Mode using this skill, draw 1 card.
[Activate: Main] Battle Cards you play using [Over Realm] aren't sent to your Warp at the end of the turn.
[Activate: Main] Battle Cards you play using [Over Realm] aren't sent to Warps at the end of this turn.
[Permanent] This card can't be played from any area with non-[Evolve] skills.
[Permanent] You can't play this card from any area with skills other than [Evolve].
[Permanent] Each <Rook> in your hand gains "[Evolve] RR[one] : <Rook>".
[Permanent] All <Rook> in your hand gain [Evolve] YY : <Rook>.
[Permanent] Mono-red <Rook> cards with original energy costs of 4 in your hand gain the following effect－ ・[EX-Evolve] R[two] : Red <Rook> card with an energy cost of 1.
[Auto] When you play this card, choose 1 of your Battle Cards and it gains the [Servant] skill for the turn.
[Permanent] Negate the skills of all other Battle Cards.
[Permanent] If your Leader Card is red, negate the skills of all of your opponent's Battle Cards with energy costs of 4 or less in their Battle Area.
[Auto] When you play this card, choose up to 1 card in your Drop Area, negate its skills for the turn, and play it in your Battle Area.
[Permanent] This card can't [Evolve] into other cards.
[Permanent] Your <Rook> Leader Card can activate [Awaken].
[Activate: Main] During this turn, you may activate your Leader Card's [Awaken] even if you have 5 or more life.
[Auto] When you play this card, choose up to 1 red «Heron» card or {Rook} in your Drop Area and add it to your hand.
[Permanent] You can choose Battle Cards in your Warp when choosing cards to use with this card's [Union] skill from your hand. If you do, place the chosen cards in your Drop Area from your Warp.
[Permanent] If this card is in Rest Mode, your Leader Cards don't take damage from attacks.
[Auto] When you play this card, you don't take damage from your opponent's attacks for the turn.
[Auto] When you play this card, choose up to 1 <Rook> or <Wren> or <Swan> card in your Drop Area and add it to your hand.
[Auto] When you play this card, choose up to 1 of your opponent's Unison Cards with 6000 power and a marker on it, and it gets -1000 power for the turn.
[Permanent] You can't play this card from any area with skills other than [Revive Red/Blue].
[Permanent] This card can only be played from any area using [Counter: Counter] skills.
[Permanent] This card can only be played from any area using [Counter: Play] skills, and only 1 {Hero} can be played in your Battle Area.
[Permanent] You can only have up to 1 {Hero} in play in your Battle Area. Reduce the energy cost of «Heron» cards in your hand by 1.
[Auto] When you play this card, choose this card or 1 of your Battle Cards. It gains [Critical] for the turn.
[Permanent] All of your red cards in your Battle Area have their energy costs increased by 2.
[Permanent] Unless {Rook} is in play in your Battle Area, you can't place this card in your Combo Area from any area.
[Auto] When you play this card, if <Rook> card isn't in play in your Battle Area, draw 1 card.
[Activate: Main] Place a card from the top of your deck under this card : If 3 or more cards are placed under this card, draw 1 card.
[Activate: Main] Choose 1 <Rook> card in your hand or your Drop Area and place it under this card : Draw 1 card.
"""  # noqa: E501 - a text is a line
DECKS = """
[Permanent] If there is a red card in your Drop Area, you can activate this card's [Awaken] skill when your life is at 6 or less.
[Awaken] When you have {Rook} in your Battle Area and 3 or more cards in your energy : You may draw 1 card and flip this card over.
[Permanent] You can't include «Heron» cards in your deck.
[Permanent] You cannot include non-«Heron» Battle Cards in your deck.
[Permanent] You can't include Extra Cards with energy costs of 4 or more in your deck, and this card can't attack.
"""  # noqa: E501 - a text is a line
PAYING = [
    *((line, BATTLE) for line in LINES.strip().splitlines()),
    *((line, LEADER) for line in DECKS.strip().splitlines()),
]
