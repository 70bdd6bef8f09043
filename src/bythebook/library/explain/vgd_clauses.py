"""Which clauses of the rules of Vanguard's overDress era an ability rests on."""

from __future__ import annotations

from typing import Final

from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.d.actions import persona_ride, player_states
from bythebook.games.vanguard.d.battle import boosting
from bythebook.games.vanguard.d.keywords import activation, friends
from bythebook.games.vanguard.d.markers import CallTokensOf
from bythebook.games.vanguard.d.other import ending
from bythebook.games.vanguard.d.single_sets import arms, prison, songs
from bythebook.games.vanguard.d.texts import conditions
from bythebook.games.vanguard.d.texts import costs as d_costs
from bythebook.games.vanguard.d.texts import effects as d_effects
from bythebook.games.vanguard.texts import calling, costs, deck, effects
from bythebook.kernel.abilities import resolve
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    CONT,
    EV_MOVE,
    EV_STATE,
    Replacement,
)
from bythebook.kernel.texts import lasting
from bythebook.kernel.texts import verbs as kernel_verbs
from bythebook.library.explain.rests_on import RestsOn

_KINDS: Final = {
    ACT: ("11.1.1.1", "9.7.2.4"),
    AUTO: ("11.1.1.2", "11.8.7", "11.8.8"),
    CONT: ("11.1.1.3", "11.9.1"),
    CARD_EFFECT: ("11.1.1.4", "11.8.3.1"),
}
_PARTS: Final[dict[type, tuple[str, ...]]] = {
    deck.Draw: ("7.5.4",),
    deck.LookAtDeck: ("7.6.1",),
    calling.CallCards: ("6.2.2.2",),
    calling.RideCard: ("6.3.2",),
    calling.MoveUnits: ("7.28.1",),
    effects.Discard: ("7.7.1",),
    effects.Retire: ("7.16.1",),
    effects.Heal: ("7.18.1",),
    effects.BindCards: ("7.27.1",),
    effects.SoulCharge: ("7.25.1",),
    effects.CounterChargeCards: ("7.24.1",),
    effects.DealDamage: ("7.29.1",),
    effects.Remove: ("7.17.1",),
    costs.CounterBlast: ("7.22.1",),
    costs.SoulBlast: ("7.23.1",),
    costs.DiscardCost: ("7.7.1",),
    costs.RetireCost: ("7.16.1",),
    d_costs.RetireSome: ("7.16.1",),
    d_effects.SoulBlastCards: ("7.23.3",),
    CallTokensOf: ("15.3.3.1",),
    prison.Imprison: ("16.2.1.1",),
    prison.Scout: ("16.5.1.1",),
    d_costs.ScoutCost: ("16.5.1.1",),
    songs.Sing: ("16.4.2.1",),
    arms.GiveArms: ("16.3.4",),
    ending.EndTurn: ("17.4.1",),
    persona_ride.ActivatePersonaRide: ("7.12.1.3",),
    boosting.BoostWith: ("7.37.1",),
    player_states.FinalRush: ("7.32.1",),
    player_states.InFinalRush: ("7.32.1",),
    player_states.WorldIs: ("7.33.1",),
    activation.Wings: ("14.8.1",),
    activation.GlitterOf: ("14.12.3.2",),
    friends.IsFriend: ("14.10.2",),
    conditions.InOverDress: ("6.4.3",),
    kernel_verbs.ChooseCards: ("11.8.4", "11.8.4.1"),
    kernel_verbs.ChooseAmong: ("11.8.4", "11.8.4.1"),
    kernel_verbs.Search: ("7.9.1", "11.8.4.1.4"),
    kernel_verbs.MoveCards: ("4.1.8",),
    lasting.Give: ("11.3.1.2",),
    lasting.Forbid: ("1.3.3", "11.3.1.2"),
    lasting.GrantAbility: ("7.11.1", "11.3.1.2"),
    resolve.MayPay: ("11.8.11",),
    Replacement: ("11.3.1.3",),
}
_VALUES: Final = {
    cards.GRADE: "2.4.1",
    cards.POWER: "2.5.1",
    cards.SHIELD: "2.6.1",
    cards.CRITICAL: "2.7.1",
}

RESTS_ON: Final = RestsOn(
    kinds=_KINDS,
    parts=_PARTS,
    values=_VALUES,
    events={EV_MOVE: "11.8.12", EV_STATE: "11.8.14"},
    costs=("11.8.2.2",),
)

clauses_of: Final = RESTS_ON.clauses_of
