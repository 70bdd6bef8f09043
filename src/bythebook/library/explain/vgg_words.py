"""Words for what only the G era of Vanguard does: locking, striding, legion, its keywords."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.g.actions import legion, striding, time_leap
from bythebook.games.vanguard.g.book import BOOK
from bythebook.games.vanguard.g.keywords import (
    attacking,
    becoming,
    breaks,
    counting,
    homare,
    in_battle,
    marks,
    seek_mate,
    turn_history,
    whole,
)
from bythebook.games.vanguard.g.texts import conditions, events, lock_costs, stride_costs, verbs
from bythebook.games.vanguard.g.zones.zones import EVERYWHERE, LOCKED, ON_CIRCLES
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.library.explain.kernel_words import times
from bythebook.library.explain.speaking import NO_WORDS, PLAYER, Say, Speaker, kept
from bythebook.library.explain.vanguard_names import (
    BARRED,
    GROUPS,
    HAPPENS,
    MARKS,
    PHASES,
    SKILLS,
    VanguardNames,
)
from bythebook.library.explain.vanguard_words import TABLE as SHARED
from bythebook.library.explain.vgg_keywords import KEYWORDS, STATES

G_MARKS: Final = {
    **KEYWORDS,
    **MARKS,
    marks.LIMIT_BREAK_FIVE: "Limit Break of five",
    marks.PAYS_STRIDE: "what may be paid to stride",
    marks.PAYS_MORE: "of another grade while a stride is paid for",
    marks.ONE_IN_G_DECK: "allowed once in a G deck",
}


_KEYWORDS_DO: Final = {
    marks.KW_BLAZING: ": it becomes blazing",
    marks.KW_ENGORGED: ": it becomes engorged",
    marks.KW_CHARGING: ": it becomes charging",
    marks.KW_HOLLOWED: ": it becomes hollowed",
    marks.KW_HARMONIOUS: ": it comes to be in harmony",
    marks.KW_SUCCESSFUL: ": it becomes successful",
    marks.KW_REVELATION: ": it is put into the soul by Revelation",
}


class VanguardGNames(VanguardNames):
    """What the G era calls things."""

    book = BOOK
    groups: ClassVar = {
        **GROUPS,
        EVERYWHERE: "any zone",
        LOCKED: "rear-guard circles, locked",
        ON_CIRCLES: "circles, as units or not",
    }
    moments: ClassVar = {
        **PHASES,
        events.P_G_ASSIST: "G assist step begins",
        events.P_STRIDE: "stride step begins",
    }
    barred: ClassVar = {
        **BARRED,
        events.STAYS_OUT: "does not return to the G zone",
        events.CANNOT_BE_LOCKED: "cannot be locked by effects",
        events.STAYS_LOCKED: "has locked cards that stay locked",
    }
    bits: ClassVar = {
        cards.TYPE: cards.TYPE_NAMES,
        cards.TRIGGER_ICON: cards.TRIGGER_NAMES,
        cards.SKILLS: SKILLS,
        cards.MARKS: G_MARKS,
        cards.STATES: STATES,
        cards.ENABLED: G_MARKS,
    }
    marked = G_MARKS
    does: ClassVar = {
        **VanguardNames.does,
        marks.STRIDE_SKILL: "this card strides, from face down in the G zone",
        marks.ULTIMATE_STRIDE: "this card makes an ultimate stride, from face down in the G zone",
        marks.G_GUARDIAN: "this card is called to guard, from face down in the G zone",
        marks.PAYS_STRIDE: "you may pay this for a stride, in place of its cost",
        marks.ONE_IN_G_DECK: "a G deck may hold one such card",
    }
    happens: ClassVar = {
        **HAPPENS,
        events.EV_STRIDE: "{who} strides",
        events.EV_LEGION: "{who} enters legion",
        events.EV_LOCKED: "{who} is locked",
        events.EV_UNLOCKED: "{who} is unlocked",
        events.EV_DELETED: "{who} is deleted",
        events.EV_DOMINATED: "{who} is dominated",
        events.EV_KEYWORD: "a keyword does something to {who}",
        events.EV_G_GUARD: "{who} is called as a G guardian",
        events.EV_G_ASSIST: "G assist is performed with {who}",
    }

    def event_value(self, event: int, value: int) -> str:
        if event == events.EV_KEYWORD:
            return _KEYWORDS_DO.get(value, NO_WORDS)
        return super().event_value(event, value)


def _done_to(verb: str) -> Say:
    def said(s: Speaker, n: Any) -> str:
        return f"{verb} {s.say(n.what)}{kept(getattr(n, 'reg', R_MOVED), R_MOVED)}"

    return said


_PAYING: Final = {events.FOR_STRIDE: "striding", events.FOR_G_GUARDIAN: "calling a G guardian"}


def _wave(s: Speaker, n: in_battle.Wave) -> str:
    which = f"{n.first} or {n.second}" if n.second else f"{n.first}"
    return f"it is battle {which}{' or a later one' if n.later else ''} of this turn"


def _state(state: int) -> str:
    return STATES.get(state, NO_WORDS)


TABLE: Final[dict[type, Say]] = {
    **SHARED,
    breaks.LimitBreak: lambda s, n: f"you have {n.n} cards or more in your damage zone",
    breaks.GenerationBreak: lambda s, n: (
        f"you have {n.n} or more face-up G units on your vanguard circle and in your G zone"
    ),
    counting.Brave: lambda s, n: "you have three cards or fewer in your hand",
    counting.Oracle: lambda s, n: "you have five cards or more in your hand",
    counting.Ritual: lambda s, n: f"you have {n.n} cards or more of grade 1 in your drop zone",
    counting.Thunderstrike: lambda s, n: f"your opponent has {n.n} cards or more in the bind zone",
    counting.ShinkenHissatsu: lambda s, n: "three cards or more are in your damage zone",
    in_battle.Wave: _wave,
    in_battle.DarkDevice: lambda s, n: (
        f"your opponent has no {'standing ' if n.standing else ''}units in the column of this unit"
    ),
    turn_history.Unite: lambda s, n: "you have called two cards or more in this turn",
    turn_history.Darkness: lambda s, n: (
        "cards were put into your soul in this turn other than by riding"
    ),
    striding.StriddenUpon: lambda s, n: "this unit, with its text, is stridden upon",
    attacking.RiddenByClan: lambda s, n: "the ride was made with a unit of a clan of this card",
    attacking.OfOtherClans: lambda s, n: "you have another unit that shares no clan with this one",
    becoming.IsNow: lambda s, n: f"this unit is {_state(n.state)}",
    becoming.TookPart: lambda s, n: "this unit took part in the battle",
    seek_mate.MaySeekMate: lambda s, n: (
        "your opponent's vanguard is of grade 3 or more, and this unit is in no legion and has "
        "not been in one"
    ),
    whole.ComesBeside: lambda s, n: "what is placed is in the same column as this unit",
    time_leap.ByLeaping: lambda s, n: "it is done by a time leap",
    conditions.InLegion: lambda s, n: "this unit is in legion",
    conditions.IsMate: lambda s, n: "this unit is a Legion Mate",
    conditions.LegionedThisTurn: lambda s, n: "this unit came to be in legion in this turn",
    conditions.CanLegionWith: lambda s, n: f"this card can legion with {s.say(n.other)}",
    conditions.IsDeleted: lambda s, n: "this unit is deleted",
    conditions.IsDominated: lambda s, n: "this unit is dominated",
    stride_costs.PayingFor: lambda s, n: (
        f"the cost of {_PAYING.get(n.what, NO_WORDS)} is being paid"
    ),
    homare.OneHomareATurn: lambda s, n: "no other Homare was used in this turn",
    seek_mate.ReturnToDeck: lambda s, n: (
        f"choose {n.count} cards of your drop zone, put them into your deck and shuffle it"
    ),
    lock_costs.LockThis: lambda s, n: "lock this unit",
    lock_costs.LockCost: lambda s, n: f"lock {n.count} of: {s.say(n.what)}",
    stride_costs.DiscardGrades: lambda s, n: (
        f"discard one or more cards of your hand with grades of {n.total} or more in sum"
        f"{', as they are for a stride' if n.stride else ''}"
    ),
    stride_costs.DiscardNamesake: lambda s, n: (
        f"discard {n.count} of your hand with a name of your vanguard"
    ),
    verbs.Lock: _done_to("lock"),
    verbs.Unlock: _done_to("unlock"),
    verbs.Delete: _done_to("delete"),
    verbs.Undelete: _done_to("turn face up again, no longer deleted,"),
    verbs.FlipOver: _done_to("flip over"),
    legion.LegionWith: lambda s, n: (
        f"legion this vanguard with ({s.say(n.what)}) as its mate, which are to be "
        f"({s.kind(n.mates)}), to a power of {n.power}"
    ),
    time_leap.LeapBack: lambda s, n: (
        "what came by the time leap goes to the bottom of the deck, and what was bound comes back"
    ),
    becoming.Become: lambda s, n: f"{s.say(n.what)} are {_state(n.state)} {s.until(n.until)}",
    becoming.BecomeHarmonious: lambda s, n: (
        f"({s.say(n.one)}) and ({s.say(n.other)}) are in harmony until the turn ends"
    ),
    seek_mate.UseUp: lambda s, n: "this card has used its Seek Mate",
    turn_history.RetiredByEngorging: lambda s, n: times(
        n.times, "the number of units that this one has retired by engorging this turn"
    ),
    whole.NoteEngorging: lambda s, n: "what was retired counts as retired by engorging",
    whole.NoteRevelation: lambda s, n: "what was put into the soul counts as put by Revelation",
    verbs.PutLocked: lambda s, n: (
        f"put {s.say(n.what)} on open rear-guard circles of {PLAYER[n.whose]}, locked"
        f"{kept(n.reg, R_MOVED)}"
    ),
    verbs.PlaceAsHeart: _done_to("place as hearts of your vanguard"),
    verbs.StrideForNothing: lambda s, n: (
        f"{PLAYER[n.whose]} may stride without paying, the next time in this turn"
    ),
    verbs.StayOut: lambda s, n: f"{s.say(n.what)} do not return to the G zone {s.until(n.until)}",
    conditions.Unlocked: lambda s, n: "the unit that the unlocked card has become",
    verbs.KeepLocked: lambda s, n: (
        f"those of ({s.say(n.what)}) that are the opponent's are not unlocked in the opponent's"
        " next end phase"
    ),
    verbs.StayLocked: lambda s, n: (
        f"locked cards of {s.say(n.whose)} stay locked in the end phase {s.until(n.until)}"
    ),
    verbs.LegionCards: lambda s, n: (
        f"let ({s.say(n.what)}) legion with ({s.say(n.mate)}){kept(n.reg, R_MOVED)}"
    ),
    verbs.TimeLeapCards: _done_to("time leap"),
    verbs.Dominate: lambda s, n: f"dominate {s.say(n.what)} {s.until(n.until)}",
    verbs.GuardWith: _done_to("let them guard on your guardian circle:"),
}
SPEAKER: Final = Speaker(VanguardGNames(), TABLE)
