"""Sections 7.4.1.11 and 3.11.3: what boosting and guarding units add, as long as they do."""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.record import (
    BOOST_READS,
    RECORD_READS,
    attacked,
    boosted,
    boosting,
    guarded_by,
    guardians,
)
from bythebook.games.vanguard.cards.cards import POWER, SHIELD
from bythebook.games.vanguard.texts.events import IS_BOOSTING
from bythebook.games.vanguard.zones.zones import GUARDIANS
from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun, Regs
from bythebook.kernel.procedure.clauses import cited, rule
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.values.entries import Entry

LAST_STAMP: Final = (1 << 48) - 1
"""what battle adds comes after every effect of its layer"""


@dataclass(frozen=True)
class BoostedUnit(Noun):
    """The boosted unit."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        return boosted(game)

    def reads(self, game: Game, source: int, master: int) -> int:
        return BOOST_READS | game.book.field_bits


@dataclass(frozen=True)
class BoostPower(Amount):
    """The power of the boosting unit."""

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        return sum(boost_power(game, ref & CARD) for ref in boosting(game))

    def chars(self) -> int:
        return 1 << POWER


@dataclass(frozen=True)
class GuardedUnits(Noun):
    """The units being attacked that somebody guards."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        under_attack = attacked(game)
        guarded = [guarded_by(game, c) for c in guardians(game)]
        return [ref for ref in under_attack if ref in guarded]

    def reads(self, game: Game, source: int, master: int) -> int:
        return RECORD_READS | game.book.field_bits


@dataclass(frozen=True)
class ShieldOfGuardians(Amount):
    """For each unit: the shield of all guardians that guard it."""

    def value_for(self, game: Game, card: int) -> int:
        ref = game.state.ref(card)
        return sum(shield_of(game, c) for c in guardians(game) if guarded_by(game, c) == ref)

    def chars(self) -> int:
        return 1 << SHIELD

    def differs(self) -> bool:
        return True


@rule(
    "vgg 7.4.1.11",
    "vgg 11.4.1",
    "vgg 2.5.4.2",
    "vgd 10.4.1.11.2",
    "vgd 14.5.2",
    "vgd 1.3.6.1",
    nothing=0,
)
def boost_power(game: Game, card: int) -> int:
    """A boosting unit's power is added, whatever it is by now; less than none is taken away."""
    return game.value(POWER, card)


@rule("vgg 3.11.3", "vgg 2.6.1", "vgd 6.2.4.1", "vgd 2.6.1", nothing=0)
def shield_of(game: Game, card: int) -> int:
    """A guardian's shield is added to the power of the unit it guards."""
    return game.value(SHIELD, card)


@dataclass(frozen=True)
class BattleRules:
    """The effects that battle has on powers by rule, one entry each."""

    boost: Entry
    guard: Entry


def battle_rules(book: str, layer: int, field_bits: int) -> BattleRules:
    """Both of them, in a layer of the book's."""
    boost_reads, guard_reads = BOOST_READS | field_bits, RECORD_READS | field_bits
    boost = Modifier(ADD, POWER, BoostedUnit(), BoostPower())
    guard = Modifier(ADD, POWER, GuardedUnits(), ShieldOfGuardians())
    return BattleRules(
        rule_entry(
            boost, layer, boost_reads, 1 << POWER, cited(book, "vgg 7.4.1.11", "vgd 10.4.1.11.2")
        ),
        rule_entry(
            guard, layer, guard_reads, 1 << SHIELD, cited(book, "vgg 3.11.3", "vgd 6.2.4.1")
        ),
    )


def rule_entry(modifier: Modifier, layer: int, reads: int, chars: int, clause: str) -> Entry:
    """What a rule does to characteristics, after every effect of its layer."""
    return Entry(
        modifier.op,
        modifier.char,
        layer,
        LAST_STAMP,
        NOTHING,
        NOTHING,
        NOTHING,
        modifier,
        0,
        (),
        reads,
        chars,
        True,
        clause=clause,
    )


def in_force(game: Game, rules: BattleRules) -> list[Entry]:
    """Those that can have anything to do: somebody boosts, or there are guardians."""
    found: list[Entry] = []
    state = game.state
    for _, kind in state.counters:
        if kind == IS_BOOSTING:
            found.append(rules.boost)
            break
    if state.zones[GUARDIANS] or state.zones[state.kinds + GUARDIANS]:
        found.append(rules.guard)
    return found
