"""What both players do: each for himself, the turn player choosing first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.language.amounts import Both
from bythebook.kernel.language.conditions import TurnOf
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.texts.branching import AsOther
from bythebook.text.english.actions import Action, Choose, Discard, Draw, Move, of_hand
from bythebook.text.english.counts import FromTo
from bythebook.text.english.scope import CHOSE, Scope, Spoken
from bythebook.text.english.subjects import BothOf, It, Some, Subject
from bythebook.text.meaning import Unplayable


@dataclass(frozen=True)
class Everybody(Action):
    """Both players do something with cards of their own."""

    action: Action
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        action = self.action
        if isinstance(action, Draw):
            found = action.effects(scope)
            if action.count.up_to:
                return [turn_player_first(found, found)]
            return scope.game.draw_together(Num(action.count.n))
        if isinstance(action, Choose):
            return self.choose(action.what, scope)
        what: object = getattr(action, "what", None)
        if not action.goes_on or not isinstance(what, Subject):
            raise Unplayable(self, "it leaves open what each of them does")
        if isinstance(action, Discard):
            what = of_hand(what, scope)
        elif isinstance(action, Move):
            what = action.cards(scope)
            action = replace(action, area=None)
        chosen = self.choose(what, scope)
        done: Any = action
        return [*chosen, *replace(done, what=It(plural=True)).effects(scope)]

    def choose(self, what: Subject, scope: Scope) -> list[Effect]:
        """Each chooses among their own; what is done then is done with all of it at once."""
        for one in (what.first, what.second) if isinstance(what, BothOf) else (what,):
            if not isinstance(one, Some) or isinstance(one.count, FromTo):
                raise Unplayable(self, "both players choose, the turn player first")
            scope.each = True
            zones = set(one.kind.cards(scope, one.whose).zones)
            scope.each = False
            if zones & scope.game.secret:
                raise Unplayable(self, "both players look for something nobody sees")
        scope.each = True
        try:
            mine = Choose(what).effects(scope)
            of_mine = scope.it
            scope.actor = 1
            theirs = Choose(what).effects(scope)
            of_theirs = scope.it
        finally:
            scope.each, scope.actor = False, 0
        assert of_mine is not None
        assert of_theirs is not None
        both = Both(of_mine.noun, of_theirs.noun)
        scope.it, scope.done = Spoken(both, True, by_choice=True), None
        scope.did(CHOSE, both, True)
        return [turn_player_first(mine, theirs)]


def turn_player_first(mine: list[Effect], theirs: list[Effect]) -> Effect:
    """What you do and what the other player does, in the order in which they choose."""
    other = AsOther(tuple(theirs))
    return IfSo(TurnOf(YOU), (*mine, other), (other, *mine))


LINES: Final = """
# What both players do.
action = Everybody : you and your opponent {action:deed}
action = Everybody : both player {action:deed} {=form:1}
action = Everybody : each player {action:deed} {=form:2}
"""
