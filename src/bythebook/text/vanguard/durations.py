"""How long something lasts, said after it or before it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.texts.events import FOR_THE_BATTLE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.texts.lasting import FRAMES
from bythebook.text.english.actions import Action
from bythebook.text.english.scope import Scope

END_OF_BATTLE: Final = FRAMES + FOR_THE_BATTLE
"""as long as the battle that goes on"""


@dataclass(frozen=True)
class UntilThen(Action):
    """A duration said first: it holds for whatever is got in the rest of the sentence."""

    until: int
    action: Action
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.until = self.until
        return self.action.effects(scope)


LINES: Final = """
until = END_OF_TURN : until end of turn
until = END_OF_BATTLE : until end of that battle
until = END_OF_OPPONENTS_NEXT_TURN : until end of your opponent's next turn
action = UntilThen : {until:until} , {action:action}
sentence = Sentence : {then?:then} {prefixes?:prefixes} {first:until_may} . {note?:reminder} {=may:True}
until_may = UntilThen : {until:until} , you may {action:action} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
