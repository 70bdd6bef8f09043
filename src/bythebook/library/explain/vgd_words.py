"""Words for what only the overDress era of Vanguard does: orders, overDress, tokens."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.d.abilities import standing_by
from bythebook.games.vanguard.d.actions import as_many, getting, persona_ride, player_states
from bythebook.games.vanguard.d.battle import boosting
from bythebook.games.vanguard.d.book import BOOK
from bythebook.games.vanguard.d.cards import states, types
from bythebook.games.vanguard.d.keywords import activation, friends
from bythebook.games.vanguard.d.keywords.marks import KEYWORD_NAMES
from bythebook.games.vanguard.d.markers import CallTokensOf
from bythebook.games.vanguard.d.other import ending
from bythebook.games.vanguard.d.single_sets import arms, prison, songs
from bythebook.games.vanguard.d.terms import trigger_effects
from bythebook.games.vanguard.d.texts import (
    choices,
    conditions,
    costs,
    drawing,
    effects,
    events,
    order_events,
    referring,
)
from bythebook.kernel.abilities.resolve import R_BATCH, R_MOVED
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts import verbs
from bythebook.library.explain import kernel_words
from bythebook.library.explain.speaking import PLAYER, WHOSE, Say, Speaker, bound, kept
from bythebook.library.explain.vanguard_names import (
    BARRED,
    HAPPENS,
    MARKS,
    SKILLS,
    VanguardNames,
)
from bythebook.library.explain.vanguard_words import TABLE as SHARED

D_MARKS: Final = {
    **KEYWORD_NAMES,
    **MARKS,
    types.OVERDRESS_KEYWORD: "overDress",
    types.XOVERDRESS_KEYWORD: "XoverDress",
    types.ARMS_KEYWORD: "Arms",
    types.ADDITIONAL_EFFECT: "the additional effect of an over trigger",
    types.PERSONA_RIDE: "persona ride",
}


D_STATES: Final = {
    **{standing_by.standing_by(n): f"automatic abilities stand by {n} times" for n in (2, 3)},
    states.FRIENDS: "Friends",
    states.FINAL_RUSH: "Final Rush",
    states.SEES_TOP: "looking at the top card of the own deck at any time",
}


class VanguardDNames(VanguardNames):
    """What the overDress era calls things."""

    book = BOOK
    chars: ClassVar = ("what it cannot do", "abilities", "master", *types.CHARS)
    barred: ClassVar = {
        **BARRED,
        events.CANNOT_PLAY_ORDERS: "cannot play orders",
        events.CANNOT_PLAY_BLITZ: "cannot play blitz orders",
        events.CANNOT_PERSONA_RIDE: "cannot persona ride",
        events.CANNOT_RETIRE_BY_OPPONENT: "cannot be retired by effects of the opponent's cards",
    }
    bits: ClassVar = {
        cards.TYPE: types.TYPE_NAMES,
        cards.TRIGGER_ICON: cards.TRIGGER_NAMES,
        cards.SKILLS: {**SKILLS, types.RIDES_FREE: "rides from the ride deck without a discard"},
        cards.MARKS: D_MARKS,
        cards.STATES: D_STATES,
    }
    marked = D_MARKS
    happens: ClassVar = {
        **HAPPENS,
        events.EV_LOOKED: "cards of a deck are looked at",
        events.EV_PERSONA_RIDE: "{who} is ridden by a persona ride",
        order_events.EV_ORDER: "{who} is played as an order",
        order_events.EV_SUNG: "{who} is sung",
        order_events.EV_ORIGINAL: "{who} becomes an originalDress",
        order_events.EV_ARMED: "{who} arms an order",
        order_events.EV_OVERDRESSED: "{who} is put over other units",
    }

    def event_value(self, event: int, value: int) -> str:
        if event == events.EV_LOOKED:
            return ", of the other player's" if value else ", of one's own"
        return super().event_value(event, value)


def _done_to(verb: str) -> Say:
    def said(s: Speaker, n: Any) -> str:
        return f"{verb} {s.say(n.what)}{kept(getattr(n, 'reg', R_MOVED), R_MOVED)}"

    return said


def _worlds(s: Speaker, n: player_states.WorldIs) -> str:
    return f"your World is {' or '.join(player_states.WORLD_NAMES[w] for w in n.worlds)}"


def _tokens(s: Speaker, n: CallTokensOf) -> str:
    most = "up to " if n.up_to else ""
    return f"call {most}{n.count} {n.card.name} tokens to {s.say(n.onto)}{kept(n.reg, R_MOVED)}"


TABLE: Final[dict[type, Say]] = {
    **SHARED,
    activation.Wings: lambda s, n: (
        f"you have cards in your bind zone, all of {'odd' if n.white else 'even'} grades"
    ),
    activation.GlitterOf: lambda s, n: f'your vanguard has Glitter and "{n.part}" in its name',
    friends.IsFriend: lambda s, n: "this unit is one of Friends",
    player_states.FinalRush: lambda s, n: f"you are in Final Rush {s.until(n.until)}",
    player_states.InFinalRush: lambda s, n: "you are in Final Rush",
    player_states.WorldIs: _worlds,
    conditions.InOverDress: lambda s, n: (
        f"this unit has an originalDress{', put over it by XoverDress' if n.crossed else ''}"
    ),
    conditions.PartOfAlchemagic: lambda s, n: "another order is joined to the one being played",
    conditions.PlayedFrom: lambda s, n: f"the order was played from the {s.names.zones(n.zones)}",
    conditions.Originals: lambda s, n: f"{n.times} for each originalDress of this unit",
    conditions.WentSecond: lambda s, n: (
        f"you took the {'second' if n.second else 'first'} turn of the game"
    ),
    boosting.BoostWith: lambda s, n: f"boost ({s.say(n.whom)}) with ({s.say(n.who)})",
    ending.EndTurn: lambda s, n: "the turn ends",
    persona_ride.ActivatePersonaRide: lambda s, n: "activate a persona ride",
    prison.Imprison: lambda s, n: (
        f"put into {WHOSE[n.whose]} prison {s.say(n.what)}{kept(n.reg, R_MOVED)}"
    ),
    prison.Scout: _done_to("scout to your base"),
    costs.ScoutCost: lambda s, n: f"scout {n.count} of: {s.say(n.what)} to your base",
    songs.Sing: _done_to("sing"),
    arms.ArmsCalled: lambda s, n: f"its Arms keyword is called {n.name}",
    arms.GiveArms: _done_to("give to your vanguard as arms"),
    referring.ForEachReferred: lambda s, n: (
        f"for each of: {s.say(n.what)}, in any order, called {bound(n.reg)}: ({s.body(n.then)})"
    ),
    choices.OneNotChosenYet: lambda s, n: (
        "you choose one that was not chosen yet in this turn of: "
        + " or ".join(f"({s.body(way.body)})" for way in n.ways)
    ),
    costs.AllCost: lambda s, n: (
        f"of all cards that could be chosen for it: ({s.say(n.part)})"
        f"{'' if n.asks is None else f', if {s.say(n.asks)}'}"
    ),
    CallTokensOf: _tokens,
    trigger_effects.GetTriggers: lambda s, n: (
        f"{s.say(n.what)} get the trigger effects given to ({s.say(n.of)})"
    ),
    trigger_effects.GivenByTrigger: lambda s, n: (
        f"trigger effects have given this card {s.char(n.char)} this turn"
    ),
    as_many.ChooseAsMany: lambda s, n: (
        f"{kernel_words.TABLE[verbs.ChooseCards](s, n)}, as many as possible; with too few, what"
        " would not do is shown"
    ),
    getting.NumberOf: lambda s, n: f"as much {s.char(n.char)} as ({s.say(n.of)}) has now",
    standing_by.NotStandingBy: lambda s, n: (
        f"no abilities of {PLAYER[n.whose]} are triggered by what comes next"
    ),
    standing_by.StandingByAgain: lambda s, n: "abilities are triggered as usual again",
    drawing.DrawingByAbility: lambda s, n: "it is drawn by an ability of a card",
    costs.RetireSome: lambda s, n: f"retire {n.least} or more of: {s.say(n.what)}",
    costs.NotePaid: lambda s, n: f"what it was paid with counts{kept(n.reg, NOTHING)}",
    effects.SoulBlastCards: lambda s, n: (
        f"{'' if n.whose == YOU else PLAYER[n.whose] + ': '}soul blast {s.say(n.count)}"
        f"{kept(n.reg, R_BATCH)}"
    ),
}
SPEAKER: Final = Speaker(VanguardDNames(), TABLE)
