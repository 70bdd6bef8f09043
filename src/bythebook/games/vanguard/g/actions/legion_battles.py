"""Section 10.25: two in legion attack, are attacked, stand and rest as one."""

from dataclasses import dataclass

from bythebook.games.vanguard.battle.powers import rule_entry
from bythebook.games.vanguard.battle.record import RECORD_READS, attacking
from bythebook.games.vanguard.battle.requirements import cannot
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.g.cards.states import MATE_OF, leader_of, partner_of
from bythebook.games.vanguard.texts.events import (
    CANNOT_ATTACK,
    CANNOT_DEAL_DAMAGE,
    EV_ATTACK,
    EV_BATTLE_ENDS,
    EV_HIT,
    EV_NO_HIT,
    IS_ATTACKING,
)
from bythebook.kernel.abilities.abilities import Modifier
from bythebook.kernel.abilities.triggers import Pending
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun, Regs
from bythebook.kernel.procedure.clauses import cited, rule
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.kernel.state.zones import D_LINKS
from bythebook.kernel.values.entries import Entry


def in_legion(game: Game) -> bool:
    """Whether any units are in legion, or were."""
    return MATE_OF in [kind for _, kind in game.state.ties]


@rule("vgg 10.25.5", nothing=[])
def attacks_with_it(game: Game, card: int) -> list[int]:
    """Who is in legion with an attacking unit attacks with it."""
    partner = partner_of(game, card)
    return [] if partner == NOTHING else [partner]


@rule("vgg 10.25.5", nothing="")
def not_alone(game: Game, card: int) -> str:
    """Neither of two in legion attacks alone: who cannot attack keeps the other from it."""
    partner = partner_of(game, card)
    if partner == NOTHING or not cannot(game, partner, CANNOT_ATTACK):
        return ""
    return cited(game.book.name, "vgg 10.25.5")


@rule("vgg 10.25.15", nothing="")
def mate_does_not_attack(game: Game, card: int) -> str:
    """A Legion Mate does not attack by itself, not even if an effect says so."""
    return "" if leader_of(game, card) == NOTHING else cited(game.book.name, "vgg 10.25.15")


def attacking_mates(game: Game) -> list[int]:
    """The Legion Mate that is attacking, with its leader."""
    return [ref for ref in attacking(game) if leader_of(game, ref & CARD) != NOTHING]


def legion_may_attack(game: Game) -> bool:
    """Whether there is an attack while units are in legion: one of its units may be among them."""
    for _, kind in game.state.counters:
        if kind == IS_ATTACKING:
            return in_legion(game)
    return False


@dataclass(frozen=True)
class AttackingLeader(Noun):
    """The Legion Leader of an attacking legion."""

    def refs(self, game: Game, source: int, master: int, regs: Regs) -> list[int]:
        there = attacking(game)
        leaders = [leader_of(game, mate & CARD) for mate in attacking_mates(game)]
        return [ref for ref in there if ref & CARD in leaders]

    def reads(self, game: Game, source: int, master: int) -> int:
        return RECORD_READS | D_LINKS | game.book.field_bits


@dataclass(frozen=True)
class MatePower(Amount):
    """The power of the Legion Mate of an attacking legion."""

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        return sum(added_by_mate(game, ref & CARD) for ref in attacking_mates(game))

    def chars(self) -> int:
        return 1 << POWER


@rule("vgg 7.4.1.11", "vgg 10.25.6", nothing=0)
def added_by_mate(game: Game, mate: int) -> int:
    """While two in legion attack the mate's power is added to the leader's, whatever it is."""
    return game.value(POWER, mate)


def rule_of_legion(layer: int, field_bits: int) -> Entry:
    """That effect on powers by rule, in a layer of the book's."""
    added = Modifier(ADD, POWER, AttackingLeader(), MatePower())
    reads = RECORD_READS | D_LINKS | field_bits
    return rule_entry(added, layer, reads, 1 << POWER, "vgg 7.4.1.11")


@rule("vgg 10.25.6.1", nothing=False)
def partner_deals_none(game: Game, card: int) -> bool:
    """If one of two in legion cannot deal damage, the other cannot either."""
    partner = partner_of(game, card)
    return partner != NOTHING and cannot(game, partner, CANNOT_DEAL_DAMAGE)


@rule("vgg 10.25.8", "vgg 7.4.1.8.6", nothing="")
def mate_is_not_attacked(game: Game, card: int) -> str:
    """Two in legion are attacked as their leader, whose power counts."""
    return "" if leader_of(game, card) == NOTHING else cited(game.book.name, "vgg 10.25.8")


@rule("vgg 10.25.11", nothing=NOTHING)
def turns_only_with(game: Game, card: int) -> int:
    """Who is kept from standing or resting keeps who is in legion with it from it, too."""
    return partner_of(game, card)


def who_counts(game: Game, units: list[int]) -> int:
    """Of units that attack together the one that counts: the leader, as long as it is there."""
    if len(units) == 1:
        return units[0]
    for card in units:
        if leader_of(game, card) == NOTHING:
            return card
    return units[0] if units else NOTHING


ONE_ATTACK = (EV_ATTACK, EV_HIT, EV_NO_HIT, EV_BATTLE_ENDS)
"""what two in legion do once, though each of them does it"""


@rule("vgg 10.25.6", nothing=False)
def said_already(game: Game, pending: Pending, before: list[Pending]) -> bool:
    """Whoever waits for an attack of others, or its hit, waits for that of two in legion once."""
    what = pending.what
    if what.kind not in ONE_ATTACK or pending.source == what.subject:
        return False
    partner = partner_of(game, what.subject & CARD)
    return partner != NOTHING and any(
        p.source == pending.source
        and p.ability == pending.ability
        and p.what.kind == what.kind
        and p.what.other == what.other
        and p.what.subject & CARD == partner
        for p in before
    )


def once_for_both(game: Game, triggered: list[Pending]) -> list[Pending]:
    """What was triggered, without what two in legion triggered twice."""
    if not game.state.ties:
        return triggered
    found: list[Pending] = []
    for pending in triggered:
        if not said_already(game, pending, found):
            found.append(pending)
    return found
