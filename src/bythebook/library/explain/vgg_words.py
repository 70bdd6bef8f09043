"""Words for what only the G era of Vanguard does: locking, striding, legion, its keywords."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from bythebook.games.vanguard.cards import cards
from bythebook.games.vanguard.g.book import BOOK
from bythebook.games.vanguard.g.keywords import breaks
from bythebook.games.vanguard.g.texts import events, lock_costs, stride_costs, verbs
from bythebook.games.vanguard.g.zones.zones import EVERYWHERE, LOCKED, ON_CIRCLES
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.library.explain.speaking import Say, Speaker, kept
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
from bythebook.library.explain.vgg_keywords import KEYWORDS

G_MARKS: Final = {**KEYWORDS, **MARKS}


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
        events.COSTS_NOTHING: "costs nothing",
        events.STAYS_LOCKED: "has locked cards that stay locked",
    }
    bits: ClassVar = {
        cards.TYPE: cards.TYPE_NAMES,
        cards.TRIGGER_ICON: cards.TRIGGER_NAMES,
        cards.SKILLS: SKILLS,
        cards.MARKS: G_MARKS,
    }
    marked = G_MARKS
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
    }


def _done_to(verb: str) -> Say:
    def said(s: Speaker, n: Any) -> str:
        return f"{verb} {s.say(n.what)}{kept(getattr(n, 'reg', R_MOVED), R_MOVED)}"

    return said


TABLE: Final[dict[type, Say]] = {
    **SHARED,
    breaks.LimitBreak: lambda s, n: f"you have {n.n} cards or more in your damage zone",
    breaks.GenerationBreak: lambda s, n: (
        f"you have {n.n} or more face-up G units on your vanguard circle and in your G zone"
    ),
    lock_costs.LockCost: lambda s, n: f"lock {n.count} of: {s.say(n.what)}",
    stride_costs.DiscardGrades: lambda s, n: (
        f"discard one or more cards of your hand with grades of {n.total} or more in sum"
    ),
    stride_costs.DiscardNamesake: lambda s, n: (
        f"discard {n.count} of your hand with a name of your vanguard"
    ),
    verbs.Lock: _done_to("lock"),
    verbs.Unlock: _done_to("unlock"),
    verbs.Delete: _done_to("delete"),
    verbs.Undelete: _done_to("turn face up again, no longer deleted,"),
    verbs.StrideWith: _done_to("stride"),
    verbs.FlipOver: _done_to("flip over"),
}
SPEAKER: Final = Speaker(VanguardGNames(), TABLE)
