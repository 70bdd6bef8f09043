"""Keywords that stand for a whole ability: Revelation (11.20), Blaze (11.21), Afterimage (11.22),
Engorge (11.24), Charge (11.29), Hollow (11.33), Harmony (11.34), Success (11.37)."""

from dataclasses import dataclass
from typing import Any, Final

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.g.keywords.becoming import (
    Become,
    BecomeHarmonious,
    IsNow,
    become_charging,
    become_hollowed,
)
from bythebook.games.vanguard.g.keywords.marks import (
    AFTERIMAGE,
    BLAZE,
    BLAZING,
    CHARGE,
    ENGORGE,
    ENGORGED,
    HARMONY,
    HOLLOW,
    KW_REVELATION,
    REVELATION,
    SUCCESS,
    SUCCESSFUL,
)
from bythebook.games.vanguard.g.keywords.standing import Maker
from bythebook.games.vanguard.g.keywords.turn_history import ENGORGED_KEY
from bythebook.games.vanguard.g.texts.events import EV_KEYWORD
from bythebook.games.vanguard.texts.deck import LookAtDeck
from bythebook.games.vanguard.texts.effects import Retire
from bythebook.games.vanguard.texts.events import P_ATTACK
from bythebook.games.vanguard.texts.triggers import attacks, begins, by_effect, if_also, placed
from bythebook.games.vanguard.zones.relations import related_circles
from bythebook.games.vanguard.zones.zones import (
    BIND,
    HAND,
    REAR_GUARDS,
    REST,
    SAME_COLUMN,
    SOUL,
    STAND,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import (
    AUTO,
    EV_MOVE,
    EV_STATE,
    Ability,
    Effect,
    Trigger,
)
from bythebook.kernel.abilities.resolve import (
    R_CHOSEN,
    R_EXTRA,
    R_MOVED,
    R_SUBJECT,
    If,
    IfDid,
    May,
    Resolve,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.amounts import Compare, Exists, Scaled
from bythebook.kernel.language.conditions import AmountIs, Condition, Every, TurnOf, Unless
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, Regs, This
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, OPPONENT, Test
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import USED, event
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.branching import NoteDone
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards, TurnCards

OTHERS = Cards(zones=REAR_GUARDS, other=True)
EVERY_REAR_GUARD = Num(len(REAR_GUARDS))


@dataclass(frozen=True)
class NoteRevelation(Effect):
    """The card just put into the soul was put there by Revelation."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return put_by_revelation(frame)


@rule("vgg 11.20.3")
def put_by_revelation(frame: Resolve) -> Flow:
    """A card that Revelation puts into the soul is put there by its effect."""
    moved = frame.regs[R_MOVED]
    return [event(EV_KEYWORD, ref, frame.master, KW_REVELATION) for ref in moved]


@rule("vgg 11.20.2.1", nothing=Cards(zones=REAR_GUARDS))
def to_be_rested() -> Cards:
    """Only a standing rear-guard is rested; without one none is."""
    return Cards(zones=REAR_GUARDS, orient=STAND)


@rule("vgg 11.20.2", nothing=())
def revealed() -> tuple[Effect, ...]:
    """The top card is looked at and may go to the soul; then a standing rear-guard is rested."""
    put = (MoveCards(Bound(R_EXTRA), SOUL), NoteRevelation())
    rest = (ChooseCards(to_be_rested()), TurnCards(Bound(R_CHOSEN), REST))
    return (LookAtDeck(Num(1)), May(put), IfDid(rest))


def revelation(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """What Revelation stands for; the zones are the circles that it names."""
    circles = zones or VANGUARD_AND_REAR
    return Ability(
        AUTO, circles, placed(This(), circles), body=revealed(), marks=REVELATION, words=words
    )


@rule("vgg 11.21.1", "vgg 11.21.2", nothing=())
def blazes() -> tuple[Effect, ...]:
    """With more rear-guards than the other player, one's vanguard becomes blazing.

    Of two in legion both do.
    """
    theirs = Scaled(Count(Cards(OPPONENT, REAR_GUARDS)), plus=1)
    more = Compare(Count(Cards(zones=REAR_GUARDS)), AT_LEAST, theirs)
    return (If(more, (Become(Cards(zones=(VANGUARD,)), BLAZING),)),)


def blaze(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """What Blaze stands for."""
    where = zones or VANGUARD_AND_REAR
    return Ability(AUTO, where, begins(P_ATTACK), body=blazes(), marks=BLAZE, words=words)


@rule("vgg 11.22.1", nothing=())
def flits_back() -> tuple[Effect, ...]:
    """With six cards in hand or fewer the unit may be returned to the hand."""
    few = AmountIs(Count(Cards(zones=(HAND,))), AT_MOST, 6)
    return (If(few, (May((MoveCards(This(), HAND),)),)),)


def afterimage(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """What Afterimage stands for: it waits for bound cards that come to the opponent's hand."""
    comes = Trigger(EV_MOVE, origin=(BIND,), target=(HAND,), whose=OPPONENT)
    return Ability(
        AUTO, zones or REAR_GUARDS, comes, body=flits_back(), marks=AFTERIMAGE, words=words
    )


@dataclass(frozen=True)
class NoteEngorging(Effect):
    """The units just retired were retired by this unit's engorge ability."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return [(USED, frame.source, ENGORGED_KEY) for _ in frame.regs[R_MOVED]]


@rule("vgg 11.24.1", "vgg 11.24.2", nothing=())
def engorges() -> tuple[Effect, ...]:
    """Any number of one's other rear-guards may be retired; if one was, the unit is engorged.

    Retiring them is an effect and no cost.
    """
    retired = Bound(R_MOVED)
    return (
        ChooseCards(OTHERS, EVERY_REAR_GUARD, up_to=True),
        Retire(Bound(R_CHOSEN)),
        NoteEngorging(),
        NoteDone(retired),
        IfDid((Become(This(), ENGORGED),)),
    )


def engorge(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """What Engorge stands for."""
    where = zones or VANGUARD_AND_REAR
    return Ability(AUTO, where, attacks(), body=engorges(), marks=ENGORGE, words=words)


@rule("vgg 11.29.1", nothing=())
def may_charge() -> tuple[Effect, ...]:
    """The unit may become charging until end of turn."""
    return (May(become_charging(This())),)


def charge(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """What Charge stands for: it waits for the unit to be placed by an effect."""
    comes = by_effect(placed(This(), REAR_GUARDS))
    return Ability(AUTO, REAR_GUARDS, comes, body=may_charge(), marks=CHARGE, words=words)


@rule("vgg 11.33.1", nothing=())
def may_be_hollow() -> tuple[Effect, ...]:
    """The unit may become hollowed until end of turn."""
    return (May(become_hollowed(This())),)


def hollow(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """What Hollow stands for: it waits for the unit to be placed."""
    comes = placed(This(), REAR_GUARDS)
    return Ability(AUTO, REAR_GUARDS, comes, body=may_be_hollow(), marks=HOLLOW, words=words)


@dataclass(frozen=True)
class ComesBeside(Condition):
    """What is placed is in the same column as this unit; for the condition of a trigger."""

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        column = related_circles(game, SAME_COLUMN, source, master)
        return bool(regs) and game.state.where[regs[0][0] & CARD] in column


@rule("vgg 11.34.1", nothing=())
def harmonizes() -> tuple[Effect, ...]:
    """Both units become associated in harmony until end of turn."""
    return (BecomeHarmonious(This(), Bound(R_SUBJECT)),)


def harmony(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """What Harmony stands for: it waits for another unit placed in the same column."""
    comes = if_also(placed(Cards(other=True), VANGUARD_AND_REAR), ComesBeside())
    where = zones or VANGUARD_AND_REAR
    return Ability(AUTO, where, comes, body=harmonizes(), marks=HARMONY, words=words)


def strong_enough(n: int) -> Condition:
    """A rear-guard of one's own has so much power."""
    return Exists(Cards(zones=REAR_GUARDS, tests=(Test(POWER, AT_LEAST, n),)))


@rule("vgg 11.37.2", nothing=())
def succeeds(n: int) -> tuple[Effect, ...]:
    """The unit becomes successful until end of turn."""
    return (If(still_strong_enough(n), (Become(This(), SUCCESSFUL),)),)


@rule("vgg 11.37.4", nothing=Every(()))
def still_strong_enough(n: int) -> Condition:
    """If no rear-guard is that strong any more as it resolves, it does not become successful."""
    return strong_enough(n)


def success(zones: tuple[int, ...], words: Any, n: int = 0) -> Ability:
    """What Success stands for: it waits for a state of the game, in its master's turn."""
    state = Every((TurnOf(), Unless(IsNow(SUCCESSFUL)), strong_enough(n)))
    waits = Trigger(EV_STATE, condition=state)
    where = zones or VANGUARD_AND_REAR
    return Ability(AUTO, where, waits, body=succeeds(n), marks=SUCCESS, words=words)


WHOLE: Final[dict[int, Maker]] = {
    BLAZE: blaze,
    AFTERIMAGE: afterimage,
    ENGORGE: engorge,
    CHARGE: charge,
    HOLLOW: hollow,
    HARMONY: harmony,
}
"""those of which a text says nothing but the name"""
