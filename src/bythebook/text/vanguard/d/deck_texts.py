"""How many cards of a name a deck may hold, by what such a card says (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.preparation import CopiesInDeck
from bythebook.kernel.abilities.abilities import CONT, Ability
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.d.lexicon import OVERDRESS


@dataclass(frozen=True)
class CopiesText(Text):
    """So many cards of a name, which has to be the card's own, may be in a deck."""

    n: int
    name: str
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if not kind & OVERDRESS:
            raise Unplayable(self, "the other era says this in other words")
        return (Ability(CONT, (), body=(CopiesInDeck(self.n),), words=self),)

    def speaks_of(self, name: str) -> bool:
        """Whether it says this of the card that bears it, if its name is known."""
        return not name or name == self.name


LINES: Final = """
text = CopiesText : [CONT] : you may have up to {n:number} {name:name} in your deck .
text = CopiesText : [CONT] : you may have up to {n:number} {name:name} in a deck . {=form:1}
text = CopiesText : [CONT] : you may only have {n:number} {name:name} in a deck . {=form:2}
"""
