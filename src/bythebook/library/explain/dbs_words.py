"""Words for what only Dragon Ball Super has: areas, modes, events, verbs, costs, keywords."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from bythebook.games.dbs import (
    cards,
    choices,
    effects,
    energy,
    events,
    filters,
    marker_costs,
    nouns,
    skill_costs,
    zones,
)
from bythebook.games.dbs.book import BOOK
from bythebook.kernel.refs import BOTTOM
from bythebook.kernel.words import ANYONE, AT_LEAST, AT_MOST, Test
from bythebook.library.explain import kernel_words
from bythebook.library.explain.speaking import PLAYER, WHOSE, Names, Say, Speaker

_PHASES: Final = {
    events.P_TURN: "turn begins",
    events.P_CHARGE: "charge phase begins",
    events.P_MAIN: "main phase begins",
    events.P_MAIN_ENDS: "main phase ends",
    events.P_TURN_ENDS: "turn ends",
    events.P_OFFENSE: "offense step begins",
    events.P_DEFENSE: "defense step begins",
    events.P_DAMAGE: "damage step begins",
    events.P_BATTLE_ENDS: "battle ends",
}
_MARKS: Final = {
    **cards.KEYWORD_NAMES,
    cards.MAIN: "Activate: Main",
    cards.IN_BATTLE: "Activate: Battle",
    cards.ONCE_PER_TURN: "Once per turn",
}
_HAPPENS: Final = {
    events.EV_ATTACK: "attacks",
    events.EV_ATTACKED: "is attacked",
    events.EV_PLAYED: "is played",
    events.EV_COMBO: "is used in a combo",
    events.EV_DAMAGE: "deals damage",
    events.EV_TAKEN: "deals 1 damage",
    events.EV_KO: "is KO'd",
    events.EV_KOS: "KO's a card",
    events.EV_DISCARDED: "is discarded",
    events.EV_EVOLVED: "is evolved into",
    events.EV_PLACED_LEADER: "is placed in the leader area",
    events.EV_EXTRA: "is activated from the hand",
    events.EV_AFTER_COMBO: "was used in a combo of a battle that ends",
}
_HOW: Final = {AT_LEAST: " or more", AT_MOST: " or less"}


class DragonBallNames(Names):
    """What the game calls things."""

    chars: ClassVar[Sequence[str]] = ("what it cannot do", "skills", "master", *cards.CHARS)
    states: ClassVar[dict[int, str]] = {
        zones.ACTIVE: "in active mode",
        zones.REST: "in rest mode",
    }
    field: ClassVar[tuple[int, ...]] = zones.IN_PLAY

    def zones(self, kinds: tuple[int, ...]) -> str:
        if kinds == cards.EVERYWHERE:
            return "any area"
        return " or ".join(BOOK.zones.names[kind] for kind in kinds)

    def value(self, char: int, value: int) -> str:
        tables = {
            cards.TYPE: cards.TYPE_NAMES,
            cards.COLORS: cards.COLOR_NAMES,
            cards.KEYWORDS: _MARKS,
        }
        table = tables.get(char)
        if table is None:
            return str(value)
        return " or ".join(name for bit, name in table.items() if value & bit) or str(value)

    def kind_of(self, tests: tuple[Any, ...], kinds: tuple[int, ...]) -> str:
        for test in tests:
            if isinstance(test, Test) and test.char == cards.TYPE and test.value:
                names = self.value(cards.TYPE, test.value).split(" or ")
                return " or ".join(f"{name} cards" for name in names)
        return "cards"

    def cannot(self, bits: int) -> str:
        found = [
            name.replace("_", " ").lower()
            for name, bit in vars(events).items()
            if type(bit) is int and bits & bit and name.startswith(("CANNOT_", "MAY_", "UNAFF"))
        ]
        return " and ".join(found) or f"are barred ({bits})"

    def event(self, trigger: Any, speaker: Speaker) -> str:
        who = kernel_words.one(speaker, trigger.who)
        if trigger.event == events.EV_BEGIN:
            return f"{WHOSE[trigger.turn]} {_PHASES.get(trigger.value, 'phase begins')}"
        said = f"{who} {_HAPPENS.get(trigger.event, f'has event {trigger.event} happen')}"
        if trigger.event == events.EV_COMBO and trigger.value >= 0:
            said += f" from the {BOOK.zones.names[trigger.value]}"
        if trigger.whose != ANYONE:
            said += f" ({PLAYER[trigger.whose]})"
        return said

    def marks(self, marks: int) -> list[str]:
        return [name for bit, name in _MARKS.items() if marks & bit]

    def variable(self, var: int) -> str:
        names = BOOK.variables
        return names[var] if 0 <= var < len(names) else f"variable {var}"


def _put(s: Speaker, n: effects.Put) -> str:
    where = "the bottom of their owner's" if n.index == BOTTOM else "their owner's"
    return f"put {s.say(n.what)} into {where} {BOOK.zones.names[n.to]}"


def _energy(s: Speaker, n: energy.RestEnergy) -> str:
    color = cards.COLOR_NAMES.get(n.color, "")
    return f"rest {n.count} {color} energy".replace("  ", " ")


TABLE: Final[dict[type, Say]] = {
    **kernel_words.TABLE,
    effects.Put: _put,
    effects.Ko: lambda s, n: f"KO {s.say(n.what)}",
    effects.Discard: lambda s, n: f"discard {s.say(n.what)}",
    effects.PlayCards: lambda s, n: f"play {s.say(n.what)} without paying",
    effects.NegateAttack: lambda s, n: "negate the attack",
    effects.FlipOver: lambda s, n: "flip this card over",
    effects.SwitchTo: lambda s, n: f"switch {s.say(n.what)} to {s.names.states[n.mode][3:]}",
    effects.LookAtDeck: lambda s, n: (
        f"look at {'up to ' if n.up_to else ''}{s.say(n.count)} cards from the top of "
        f"{WHOSE[n.whose]} deck"
    ),
    choices.BeingPlayed: lambda s, n: "the card being played",
    choices.ThisThere: lambda s, n: f"this card in the {s.names.zones(n.zones)}",
    energy.RestEnergy: _energy,
    marker_costs.MarkerCost: lambda s, n: f"{n.number:+} markers",
    nouns.CostIs: lambda s, n: f"its energy cost is {n.n}{_HOW.get(n.how, '')}",
    filters.SpecifiedCost: lambda s, n: f"its specified cost is {n.n}{_HOW.get(n.how, '')}",
    skill_costs.WithCards: lambda s, n: f"with {n.count} of {s.say(n.what)}: {s.say(n.deed)}",
    skill_costs.WithThis: lambda s, n: f"with this card: {s.say(n.deed)}",
}
SPEAKER: Final = Speaker(DragonBallNames(), TABLE)
