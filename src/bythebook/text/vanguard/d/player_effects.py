"""What a player gets, for a turn or for the whole game (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.cards.cards import DRIVES, SKILLS
from bythebook.games.vanguard.d.texts.events import CANNOT_PLAY_BLITZ
from bythebook.games.vanguard.zones.zones import REAR_GUARDS
from bythebook.kernel.abilities.abilities import CONT, Ability, Effect, Modifier
from bythebook.kernel.language.nouns import Cards, Player
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.texts.lasting import GrantAbility
from bythebook.text.english.actions import Action
from bythebook.text.english.getting import Cannot
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Cont
from bythebook.text.vanguard.durations import UntilThen
from bythebook.text.vanguard.sentences import Sentence


@dataclass(frozen=True)
class YouGet(Action):
    """You get an effect that goes on: wherever the card is by then that gave it."""

    sentences: tuple[Sentence, ...]
    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        until = self.until or scope.until
        if not until or scope.actor:
            raise Unplayable(self, "it is not said for how long")
        until = scope.game.lasts(until)
        given = Cont(self.sentences).abilities(scope.kind)
        own = [replace(ability, zones=(), words=None) for ability in given]
        return [GrantAbility(Player(YOU), ability, until) for ability in own]


@dataclass(frozen=True)
class RearGuardsDrive(Action):
    """Drive checks are made in the battles of your rear-guards, too."""

    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        until = scope.game.lasts(self.until or scope.until)
        if not until or scope.actor:
            raise Unplayable(self, "it is not said for how long")
        drives = Modifier(BITS_ON, SKILLS, Cards(YOU, REAR_GUARDS), bits=DRIVES)
        return [GrantAbility(Player(YOU), Ability(CONT, modifiers=(drives,)), until)]


@dataclass(frozen=True)
class NoBlitz(Cannot):
    """The player of whom something was just said cannot play blitz orders either."""

    bits: int = CANNOT_PLAY_BLITZ

    def effects(self, scope: Scope) -> list[Effect]:
        self.check(scope)
        return super().effects(scope)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        self.check(scope)
        return super().modifiers(scope)

    def check(self, scope: Scope) -> None:
        """Only players play orders."""
        if not isinstance(self.who.noun(scope), Player):
            raise Unplayable(self, "only players play orders")


@dataclass(frozen=True)
class InThisFight(UntilThen):
    """For the whole game, said first."""

    def modifiers(self, scope: Scope) -> list[Modifier]:
        # What goes on does so for as long as there is a game.
        return self.action.modifiers(scope)


LINES: Final = """
action = YouGet : you get “ {sentences:sentences} ” {until?:until}
action = RearGuardsDrive : you also perform drive check for the battle your rear-guard attack {until?:until}
action = NoBlitz : cannot play blitz order {until?:until} {=who:SAME_AGAIN}
action = NoBlitz : cannot play blitz order from hand {until?:until} {=who:SAME_AGAIN} {=form:1}
action = NoBlitz : your opponent cannot play blitz order {until?:until} {=who:THE_OPPONENT} {=form:2}
until = THIS_GAME : until end of this fight
action = InThisFight : during this fight , {action:action} {=until:THIS_GAME}
"""  # noqa: E501 - a rule of the grammar is one line
