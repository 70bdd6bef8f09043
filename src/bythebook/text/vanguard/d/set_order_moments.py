"""What befalls Songs, imprisoned cards and vanguards with arms, as something that is waited for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.texts.order_events import EV_ARMED, EV_SUNG
from bythebook.games.vanguard.d.zones.zones import PRISON
from bythebook.games.vanguard.texts import triggers as game
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.language.words import OPPONENT
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.triggers import Doing


@dataclass(frozen=True)
class Sung(Doing):
    """It is sung."""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        return Trigger(EV_SUNG, who)


@dataclass(frozen=True)
class Armed(Doing):
    """It comes to hold arms."""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        return Trigger(EV_ARMED, who)


@dataclass(frozen=True)
class GoesToPrison(Doing):
    """It is imprisoned in your prison: of your opponent's cards none goes to another one."""

    def trigger(self, who: Noun, scope: Scope) -> Trigger:
        if not isinstance(who, Cards) or who.whose != OPPONENT:
            raise Unplayable(self, "what is imprisoned in your prison is your opponent's")
        return game.goes(who, (), (PRISON,))


LINES: Final = """
befallen = Sung : sung
befallen = Armed : armed
befallen = GoesToPrison : imprisoned in your prison
"""
