"""Cards that add up to so much: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.texts.together import ChooseWithin
from bythebook.games.dbs.zones.zones import IN_PLAY
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.english.subjects import Fetched, Subject


@dataclass(frozen=True)
class AddingUp(Subject):
    """Any number of cards in play that add up to so much or less."""

    kind: Sort
    form: int
    char: int
    total: int
    whose: int = NOTHING
    ignoring: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        if scope.continuous or scope.actor:
            raise Unplayable(self, "you choose, and while a skill resolves")
        cards = self.kind.cards(scope, self.whose)
        if set(cards.zones) - set(IN_PLAY):
            raise Unplayable(self, "they are not in play")
        reg = scope.next_choice(self)
        scope.chose(reg, True)
        choose = ChooseWithin(cards, self.char, self.total, reg, self.ignoring > 0)
        return Fetched([choose], Bound(reg), True, reg)


LINES: Final = """
# Cards that add up to so much.
some = AddingUp : any number of {whose:whose} {kind:sort} {form:adding_cost} {total:number} or less {=char:COST}
some = AddingUp : any number of {whose:whose} {kind:sort} {ignoring:ignoring} {form:adding_cost} {total:number} or less {=char:COST}
some = AddingUp : any number of {whose:whose} {kind:sort} {form:adding_power} {total:number} or less {=char:POWER}
some = AddingUp : any number of opponent {kind:sort} {form:opponent_power} {total:number} or less {=char:POWER} {=whose:OPPONENT}
some = AddingUp : any number of opponent {kind:sort} {form:opponent_cost} {total:number} or less {=char:COST} {=whose:OPPONENT}
adding_cost = 0 : that add up to a total energy cost of
adding_cost = 1 : that add up to a total energy cost to
adding_cost = 2 : of which the total cost ~ add up to
adding_cost = 3 : for which the total cost ~ add up to
adding_cost = 4 : whose total energy cost add up to
adding_cost = 5 : with a total energy cost of
adding_cost = 8 : whose total energy cost ~ add up to
adding_cost = 6 : whose energy cost add up to a total of
adding_cost = 7 : whose energy cost add up to
adding_power = 10 : of which the total power ~ add up to
adding_power = 11 : whose total power add up to
adding_power = 12 : that add up to a total power of
adding_power = 13 : for which the total power ~ add up to
opponent_power = 14 : of which the total power ~ add up to
opponent_cost = 15 : of which the total cost ~ add up to
"""  # noqa: E501 - a rule of the grammar is one line
