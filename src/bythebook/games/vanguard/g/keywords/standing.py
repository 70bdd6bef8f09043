"""Section 11: keywords that are whole abilities."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bythebook.games.vanguard.cards.cards import CLANS, SENTINEL, share_clan
from bythebook.games.vanguard.g.keywords.marks import FORERUNNER, LORD, RESIST, RESTRAINT
from bythebook.games.vanguard.g.zones.zones import EVERYWHERE
from bythebook.games.vanguard.texts.calling import ANY_CIRCLE, CallCards
from bythebook.games.vanguard.texts.events import CANNOT_ATTACK, CANNOT_BE_CHOSEN, EV_RIDE
from bythebook.games.vanguard.texts.moving import ThisThere
from bythebook.games.vanguard.zones.zones import SOUL, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import AUTO, CONT, Ability, Modifier, Trigger
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_MASTER

Maker = Callable[[tuple[int, ...], Any], Ability]


@dataclass(frozen=True)
class RiderSharesClan(Condition):
    """What something happens to has a clan in common with this card."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        own = game.last_value(CLANS, source)
        return share_clan(own, game.value(CLANS, regs[0][0] & CARD))


@rule("vgg 11.7.1", nothing=())
def call_forerunner() -> tuple[May, ...]:
    """Forerunner: when a unit of the same clan rides it, it may be called as a rear-guard."""
    return (May((CallCards(ThisThere((SOUL,)), ANY_CIRCLE),)),)


def forerunner(zones: tuple[int, ...], words: Any) -> Ability:
    """The ability that the keyword stands for; it is in the soul as it is played."""
    ridden = Trigger(EV_RIDE, other=This(), whose=YOU, condition=RiderSharesClan())
    body = call_forerunner()
    return Ability(AUTO, (SOUL,), ridden, body=body, marks=FORERUNNER, words=words)


def sentinel(zones: tuple[int, ...], words: Any) -> Ability:
    """Only how many there are in a deck is said by it (11.9.1)."""
    return Ability(CONT, EVERYWHERE, marks=SENTINEL, words=words)


@dataclass(frozen=True)
class AmongStrangers(Condition):
    """You have another unit that has no clan in common with this one."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        return has_strangers(game, source & CARD, master)

    def reads(self, game: Game, source: int, master: int) -> int:
        return game.book.field_bits | D_MASTER

    def chars(self) -> int:
        return 1 << CLANS


@rule("vgg 11.8.1", nothing=False)
def has_strangers(game: Game, lord: int, master: int) -> bool:
    """A unit with lord cannot attack while its master has a unit without a same clan."""
    state = game.state
    own = game.value(CLANS, lord)
    for player in (0, 1):
        for kind in VANGUARD_AND_REAR:
            for card in state.zone(player, kind):
                if card != lord and state.master[card] == master:
                    if not share_clan(own, game.value(CLANS, card)):
                        return True
    return False


def lord(zones: tuple[int, ...], words: Any) -> Ability:
    """The ability that the keyword stands for."""
    cannot = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=CANNOT_ATTACK)
    where = zones or VANGUARD_AND_REAR
    return Ability(
        CONT, where, None, AmongStrangers(), modifiers=(cannot,), marks=LORD, words=words
    )


@rule("vgg 11.13.1", nothing=0)
def resisted() -> int:
    """A card with resist cannot be chosen by effects of the opponent's."""
    return CANNOT_BE_CHOSEN


def resist(zones: tuple[int, ...], words: Any) -> Ability:
    """The ability that the keyword stands for."""
    cannot = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=resisted())
    return Ability(CONT, zones or EVERYWHERE, modifiers=(cannot,), marks=RESIST, words=words)


@rule("vgg 11.5.1", nothing=0)
def restrained() -> int:
    """A unit with restraint cannot be chosen to attack."""
    return CANNOT_ATTACK


def restraint(zones: tuple[int, ...], words: Any) -> Ability:
    """The ability that the keyword stands for."""
    cannot = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=restrained())
    where = zones or VANGUARD_AND_REAR
    return Ability(CONT, where, modifiers=(cannot,), marks=RESTRAINT, words=words)


AUTOMATIC: Final[dict[int, Maker]] = {FORERUNNER: forerunner}
CONTINUOUS: Final[dict[int, Maker]] = {
    SENTINEL: sentinel,
    LORD: lord,
    RESIST: resist,
    RESTRAINT: restraint,
}
