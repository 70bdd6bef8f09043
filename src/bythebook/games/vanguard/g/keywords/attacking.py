"""Sections 11.5, 11.7 and 11.8: restraint, forerunner and lord."""

from dataclasses import dataclass

from bythebook.games.vanguard.actions.riding import RiddenUpon
from bythebook.games.vanguard.cards.cards import CLANS, share_clan
from bythebook.games.vanguard.g.keywords.marks import FORERUNNER, LORD, RESTRAINT
from bythebook.games.vanguard.texts.calling import CallCards
from bythebook.games.vanguard.texts.events import CANNOT_ATTACK, EV_RIDE
from bythebook.games.vanguard.zones.zones import SOUL, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import AUTO, CONT, Ability, Modifier, Trigger
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition, Every
from bythebook.kernel.language.nouns import Cards, Regs, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import CARD

NO_ATTACK = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=CANNOT_ATTACK)
YOUR_UNITS = Cards(zones=VANGUARD_AND_REAR)


@rule("vgg 11.5.1", nothing=Ability(CONT))
def restraint() -> Ability:
    """A unit with Restraint is not chosen to attack."""
    return Ability(CONT, VANGUARD_AND_REAR, modifiers=(NO_ATTACK,), marks=RESTRAINT)


@dataclass(frozen=True)
class RiddenByClan(Condition):
    """What happened, a ride, was made with a unit of a clan of this card."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        rider = regs[0][0] & CARD
        return share_clan(game.value(CLANS, rider), game.value(CLANS, source & CARD))


@rule("vgg 11.7.1", nothing=Ability(AUTO))
def forerunner() -> Ability:
    """Forerunner: when a unit of its clan rides it, it may be called to a rear-guard circle."""
    how = Every((RiddenUpon(), RiddenByClan()))
    ridden = Trigger(EV_RIDE, whose=YOU, condition=how)
    return Ability(AUTO, (SOUL,), ridden, body=(May((CallCards(This()),)),), marks=FORERUNNER)


@dataclass(frozen=True)
class OfOtherClans(Condition):
    """You have another unit that shares no clan with this one."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        clans = game.value(CLANS, source & CARD)
        units = YOUR_UNITS.cards(game, source, master)
        return any(not share_clan(clans, game.value(CLANS, c)) for c in units if c != source & CARD)

    def reads(self, game: Game, source: int, master: int) -> int:
        return YOUR_UNITS.reads(game, source, master)

    def chars(self) -> int:
        return 1 << CLANS


@rule("vgg 11.8.1", nothing=Ability(CONT))
def lord() -> Ability:
    """Lord: with another unit on its player's side that is of no clan of its, it cannot attack."""
    return Ability(
        CONT,
        VANGUARD_AND_REAR,
        condition=OfOtherClans(),
        modifiers=(NO_ATTACK,),
        marks=LORD,
    )
