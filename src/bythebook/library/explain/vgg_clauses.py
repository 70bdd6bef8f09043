"""Which clauses of the rules of Vanguard's G era an ability rests on."""

from __future__ import annotations

from typing import Final

from bythebook.games.vanguard import preparation
from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.g.keywords.marks import LIMIT_BREAK, LIMIT_BREAK_FIVE
from bythebook.games.vanguard.g.texts import lock_costs, stride_costs, verbs
from bythebook.games.vanguard.texts import calling, costs, deck, effects, nouns
from bythebook.games.vanguard.zones import zones
from bythebook.kernel.abilities import resolve
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    EV_STATE,
    Replacement,
)
from bythebook.kernel.texts import lasting
from bythebook.kernel.texts import verbs as kernel_verbs
from bythebook.library.explain.rests_on import RestsOn
from bythebook.library.explain.vgg_keywords import KEYWORDS, clause_of

_KINDS: Final = {
    ACT: ("8.1.1.1", "6.6.1.2.2"),
    AUTO: ("8.1.1.2", "8.6.1", "8.6.2"),
    CONT: ("8.1.1.3", "8.7.1"),
}
_TURNED: Final = {zones.STAND: "3.17.1.1", zones.REST: "3.17.1.2"}
_PARTS: Final[dict[type, tuple[str, ...]]] = {
    deck.Draw: ("3.12.2", "10.2.1"),
    deck.LookAtDeck: ("3.13.2",),
    calling.CallCards: ("10.7.1",),
    calling.RideCard: ("10.6.1",),
    calling.MoveUnits: ("4.6.6.2",),
    effects.Discard: ("10.3.1",),
    effects.Retire: ("10.4.1",),
    effects.Heal: ("10.8.1",),
    effects.BindCards: ("10.19.1", "4.9.2"),
    effects.SoulCharge: ("10.18.1",),
    effects.CounterChargeCards: ("10.30.1",),
    effects.DealDamage: ("3.15.1.2",),
    effects.Remove: ("10.36.1",),
    effects.ChooseRandomly: ("3.16.2",),
    costs.CounterBlast: ("10.16.1",),
    costs.SoulBlast: ("10.17.1",),
    costs.SoulChargeCost: ("10.18.1",),
    costs.DiscardCost: ("10.3.1",),
    costs.RetireCost: ("10.4.1",),
    lock_costs.LockCost: ("10.22.1",),
    lock_costs.LockThis: ("10.22.1",),
    stride_costs.DiscardGrades: ("10.28.1",),
    verbs.Lock: ("10.22.1",),
    verbs.Unlock: ("10.24.1",),
    verbs.Delete: ("10.26.1",),
    nouns.HasOriginal: ("3.7.1.2",),
    nouns.OriginalOf: ("3.7.1.2",),
    preparation.CopiesInDeck: ("5.1.2",),
    kernel_verbs.ChooseCards: ("8.5.4", "8.5.4.1"),
    kernel_verbs.ChooseAmong: ("8.5.4", "8.5.4.1"),
    kernel_verbs.Search: ("8.5.4", "8.5.4.1.4"),
    kernel_verbs.MoveCards: ("4.1.4",),
    kernel_verbs.TakeTop: ("3.12.5",),
    kernel_verbs.WinGame: ("1.2.5",),
    kernel_verbs.LoseGame: ("1.2.5",),
    lasting.Give: ("8.2.1.2",),
    lasting.Forbid: ("1.3.3", "8.2.1.2"),
    lasting.GrantAbility: ("3.1.1", "8.2.1.2"),
    resolve.If: ("8.3.3",),
    resolve.MayPay: ("3.1.1.5.2",),
    Replacement: ("8.2.1.3",),
}
_VALUES: Final = {
    cards.NAMES: "2.1.1.2",
    cards.CLANS: "2.2.2",
    cards.RACES: "2.3.1.1",
    cards.GRADE: "2.4.1",
    cards.POWER: "2.5.1",
    cards.SHIELD: "2.6.1",
    cards.CRITICAL: "2.7.1",
    cards.DRIVE: "2.16.1",
}

_MARKS: Final = {
    **{bit: (clause_of(bit),) for bit in KEYWORDS},
    LIMIT_BREAK_FIVE: (clause_of(LIMIT_BREAK),),
}

RESTS_ON: Final = RestsOn(
    kinds=_KINDS,
    parts=_PARTS,
    values=_VALUES,
    events={EV_MOVE: "8.6.5", EV_STATE: "8.6.7"},
    costs=("8.5.2.3",),
    marks=_MARKS,
    turned=_TURNED,
)

clauses_of: Final = RESTS_ON.clauses_of
