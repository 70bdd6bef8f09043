"""What is paid in cards instead of stock: markers, a character put away; with the lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.texts.payments import InsteadOfStock, PlayedForAnother
from bythebook.games.ws.zones.zones import HAND, STAGE
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability
from bythebook.kernel.language.words import YOU
from bythebook.text.ws.nouns import Group, Sort, cards_of
from bythebook.text.ws.scope import Scope
from bythebook.text.ws.sentences import Text


@dataclass(frozen=True)
class PaysInstead(Text):
    """【CONT】: a marker under this card may be paid instead of a card of the stock.

    For an ability of a character on the stage, or in the hand too, perhaps only of a keyword; or,
    with no category, for playing a card of the hand.
    """

    payer: Sort
    category: int = ACT
    places: tuple[int, ...] = STAGE
    word: int = 0
    form: int = 0
    said: int = 0

    def ability(self, kind: int) -> Ability:
        scope = Scope(kind, continuous=True)
        payer = cards_of(self.payer, scope, YOU, self.places)
        says = InsteadOfStock(self.category, payer, marks=self.word)
        return Ability(CONT, STAGE, body=(says,), words=self)


@dataclass(frozen=True)
class FreeFor(Text):
    """【CONT】: this card may be played at no cost, if one of your characters is put away."""

    group: Group
    form: int = 0

    def ability(self, kind: int) -> Ability:
        what = self.group.cards(Scope(kind, continuous=True))
        return Ability(CONT, (HAND,), body=(PlayedForAnother(what),), words=self)


LINES: Final = """
# What is paid in cards instead of stock.
ability = PaysInstead : 【CONT】 if you would pay the 【ACT】 cost for 1 of your {payer:kind} on the stage , {form:marker_instead} .
marker_instead = 0 : you may put 1 marker from underneath this card into your waiting room instead of 1 card from your stock
marker_instead = 1 : you may put 1 marker from underneath this card into your waiting room instead of a card from your stock
ability = PaysInstead : 【CONT】 if you would pay the 【ACT】 cost for your {payer:named} , {form:marker_instead} . {=said:1}
ability = PaysInstead : 【CONT】 if you would pay the 【ACT】 cost for a {payer:kind} in your hand or stage , {form:marker_instead} . {=places:HAND_OR_STAGE}
ability = PaysInstead : 【CONT】 if you would pay the 【ACT】 cost for your {payer:kind} in your hand or in your stage , {form:marker_instead} . {=places:HAND_OR_STAGE} {=said:1}
ability = PaysInstead : 【CONT】 if you would pay the cost for a {payer:kind} in your hand , {form:marker_instead} . {=category:NOTHING} {=places:IN_HAND}
ability = PaysInstead : 【CONT】 if you would pay the cost for {payer:named} in your hand , {form:marker_instead} . {=category:NOTHING} {=places:IN_HAND} {=said:1}
ability = PaysInstead : 【CONT】 if you would pay the cost for the 【AUTO】 of {payer:named} , {form:marker_instead} . {=category:AUTO} {=said:1}
ability = PaysInstead : 【CONT】 if you would pay the {word:keyword} cost for 1 of your {payer:kind} , {form:marker_instead} . {=category:0} {=said:1}
ability = FreeFor : 【CONT】 when this card is played from your hand , you may choose 1 of {group:mine_of} , and put it into your waiting room . if you do , you may play this card with 0 cost .
ability = FreeFor : 【CONT】 when you play this card from your hand , you may choose 1 of {group:mine_of} , and put it into your waiting room . if you do , you may play this card for 0 cost . {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
